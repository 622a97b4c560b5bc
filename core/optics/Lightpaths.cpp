#include "core/optics/Lightpaths.h"

#include "core/optics/ChooseOptic.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

/// A run of routes that one optic could cross without being terminated, and the traffic over it.
using StretchKey = std::vector<std::size_t>; ///< site, route, site, route, …, site, planes

struct Stretch {
    std::vector<std::size_t> routes, sites;
    double gbps = 0;
    std::vector<int> planes;
};

StretchKey keyOf(const Stretch &stretch)
{
    StretchKey key{stretch.sites.front()};
    for (std::size_t i = 0; i < stretch.routes.size(); ++i) {
        key.push_back(stretch.routes[i]);
        key.push_back(stretch.sites[i + 1]);
    }
    key.push_back(static_cast<std::size_t>(planeKey(stretch.planes)));
    return key;
}

/// Stretches of a path in its order, each turned so that it starts at the end with the lesser id.
std::vector<Stretch> stretchesOf(const RoutePath &path, const std::vector<int> &planes, const Resolved &resolved, bool transparent)
{
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < path.routes.size(); ++i) {
        const bool goesOn = transparent && i > 0 && resolved.routes[path.routes[i]].pluggable == resolved.routes[path.routes[i - 1]].pluggable;
        if (!goesOn)
            stretches.push_back({{}, {path.sites[i]}, 0, planes});
        stretches.back().routes.push_back(path.routes[i]);
        stretches.back().sites.push_back(path.sites[i + 1]);
    }
    for (Stretch &stretch : stretches) {
        if (resolved.sites[stretch.sites.back()].site->id < resolved.sites[stretch.sites.front()].site->id) {
            std::ranges::reverse(stretch.routes);
            std::ranges::reverse(stretch.sites);
        }
    }
    return stretches;
}

} // namespace

bool Lightpath::closes() const
{
    return std::ranges::all_of(pieces, [](const LightPiece &piece) { return piece.verdict.closes; });
}

Result<LightStage> lightStage(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const LightModel &light,
                              const std::vector<RoutedTraffic> &traffic, const std::stop_token &stop)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    const bool transparent = assumptions.word("transit") == "optical";

    std::map<StretchKey, std::size_t> places;
    std::vector<Stretch> stretches;
    LightStage out;
    out.ofTraffic.resize(traffic.size());
    for (std::size_t i = 0; i < traffic.size(); ++i) {
        for (Stretch &stretch : stretchesOf(traffic[i].path, traffic[i].planes, resolved, transparent)) {
            const auto [place, fresh] = places.emplace(keyOf(stretch), stretches.size());
            if (fresh)
                stretches.push_back(std::move(stretch));
            stretches[place->second].gbps += traffic[i].gbps;
            out.ofTraffic[i].push_back(place->second);
        }
    }

    const double maxFill = assumptions.number("max_fill");
    const std::int64_t planes = assumptions.count("planes");
    out.lightpaths.reserve(stretches.size());
    PieceJudge judge(light, resolved);
    for (Stretch &stretch : stretches) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
        Result<OpticChoice> choice =
            chooseOptic({stretch.routes, stretch.sites, stretch.gbps, transparent, stretch.planes}, scenario, catalogue, resolved, judge);
        if (!choice)
            return choice.error();
        Lightpath path;
        path.routes = std::move(stretch.routes);
        path.sites = std::move(stretch.sites);
        path.gbps = stretch.gbps;
        path.optic = choice->optic;
        path.pieces = std::move(choice->pieces);
        path.planes = std::move(stretch.planes);
        path.channels = rules::planePorts(path.gbps, *path.optic->clientRateGbps, maxFill, planeCount(path.planes, planes));
        out.lightpaths.push_back(std::move(path));
    }
    return out;
}

} // namespace core
