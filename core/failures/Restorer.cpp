#include "core/failures/Restorer.h"

#include "core/graph/RouteGraph.h"
#include "core/optics/PieceJudge.h"

#include <mutex>

namespace core {

struct Restorer::Data {
    /// @param own  null where the model is another's.
    Data(std::unique_ptr<LightModel> own, const LightModel &light, const Resolved &resolved) : model(std::move(own)), graph(resolved), judge(light, resolved) {}

    std::unique_ptr<LightModel> model;
    RouteGraph graph;
    std::mutex mutex; ///< guards judge
    PieceJudge judge;
};

Restorer::Restorer(const Resolved &resolved, const LightModel &light) : m_data(std::make_unique<Data>(nullptr, light, resolved)) {}

Restorer::Restorer(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved)
{
    std::unique_ptr<LightModel> model = lightModel(scenario->assumptions, catalogue);
    const LightModel &light = *model;
    m_data = std::make_unique<Data>(std::move(model), light, resolved);
}

Restorer::~Restorer() = default;

namespace {

Outage outageOf(const RouteGraph &graph, const Failure &failure)
{
    Outage out{std::vector<bool>(graph.links().links().size(), false), std::vector<bool>(graph.links().siteCount(), false)};
    for (const std::size_t route : failure.routes) {
        if (const auto link = graph.linkOf(route))
            out.links[*link] = true;
    }
    for (const std::size_t site : failure.sites)
        out.sites[site] = true;
    return out;
}

} // namespace

std::optional<RestoredWay> Restorer::way(std::size_t from, std::size_t to, const PluggableRow &optic, std::int64_t channelsPerPlane,
                                         const Failure &failure) const
{
    const Outage out = outageOf(m_data->graph, failure);
    const auto closing = [&](const LinkPath &path) -> std::optional<RestoredWay> {
        RoutePath way = m_data->graph.inRoutes(path);
        LightVerdict verdict;
        {
            const std::lock_guard lock(m_data->mutex);
            verdict = m_data->judge.judge(way.routes, optic, channelsPerPlane);
        }
        if (!verdict.closes)
            return std::nullopt;
        return RestoredWay{std::move(way.routes), std::move(way.sites), way.fibreUs, verdict};
    };
    const std::optional<LinkPath> least = leastLatencyPath(m_data->graph.links(), from, to, out);
    if (!least)
        return std::nullopt;
    if (auto way = closing(*least))
        return way;
    for (const LinkPath &path : leastLatencyPaths(m_data->graph.links(), from, to, waysTried, out)) {
        if (path.links == least->links)
            continue;
        if (auto way = closing(path))
            return way;
    }
    return std::nullopt;
}

} // namespace core
