#include "core/failures/ProtectParts.h"
#include "core/failures/Restorer.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

bool isIn(const std::vector<std::size_t> &sorted, std::size_t value)
{
    return std::ranges::binary_search(sorted, value);
}

class Restoration {
public:
    Restoration(Protection &protection, const LightStage &light, const Scenario &scenario, const Resolved &resolved, const LightModel &model)
        : m_protection(protection), m_light(light), m_resolved(resolved), m_restorer(resolved, model), m_keptGbps(light.lightpaths.size(), 0.0),
          m_planes(scenario->assumptions.count("planes")), m_failureFill(scenario->assumptions.number("failure_fill"))
    {
        m_protection.restoration.resize(resolved.routes.size());
    }

    void takeTraffic(const Traffic &traffic, const RoutedDemands &routed, const AssumptionSet &assumptions)
    {
        for (std::size_t i = 0; i < routed.traffic.size(); ++i) {
            const double kept = routed.traffic[i].gbps * shareToKeep(traffic.demands[routed.traffic[i].demand].trafficClass, assumptions);
            for (const std::size_t light : m_light.ofTraffic[i])
                m_keptGbps[light] += kept;
        }
    }

    void run(const Failure &failure, WorstFailures &worst)
    {
        std::vector<std::vector<ChannelGroup>> groups(m_resolved.routes.size());
        std::vector<double> gbps(m_resolved.routes.size(), 0.0);
        std::vector<char> takesRestored(m_resolved.routes.size(), 0);
        for (std::size_t i = 0; i < m_light.lightpaths.size(); ++i) {
            const Lightpath &path = m_light.lightpaths[i];
            for (const LightPiece &piece : path.pieces) {
                const auto add = [&](std::size_t route, std::int64_t channels) {
                    addChannels(groups[route], path.optic, {}, channels);
                    gbps[route] += m_keptGbps[i];
                };
                if (!fails(path, piece, failure)) {
                    for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop)
                        add(path.routes[hop], path.channels);
                    continue;
                }
                const std::int64_t channels =
                    std::min(path.channels, rules::planePorts(m_keptGbps[i], *path.optic->clientRateGbps, m_failureFill, planeCount(path.planes, m_planes)));
                if (channels <= 0)
                    continue;
                const auto way = wayOf(path, piece, channels, failure);
                if (!way)
                    continue; // the failure study tells that this light is lost
                for (const std::size_t route : way->routes) {
                    add(route, channels);
                    takesRestored[route] = 1;
                }
                keep(path, *way, channels);
            }
        }
        for (std::size_t route = 0; route < groups.size(); ++route) {
            if (takesRestored[route] == 0)
                continue;
            worst.add(route, failure, gbps[route]);
            need(route, std::move(groups[route]), failure, gbps[route]);
        }
    }

    void finish()
    {
        for (auto &[key, path] : m_restored)
            m_protection.restored.push_back(std::move(path));
    }

private:
    static bool fails(const Lightpath &path, const LightPiece &piece, const Failure &failure)
    {
        for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
            if (isIn(failure.routes, path.routes[hop]))
                return true;
        }
        for (std::size_t place = piece.firstSite; place <= piece.lastSite; ++place) {
            if (isIn(failure.sites, path.sites[place]))
                return true;
        }
        return false;
    }

    std::optional<RestoredWay> wayOf(const Lightpath &path, const LightPiece &piece, std::int64_t channels, const Failure &failure) const
    {
        const std::size_t from = path.sites[piece.firstSite], to = path.sites[piece.lastSite];
        if (isIn(failure.sites, from) || isIn(failure.sites, to))
            return std::nullopt;
        return m_restorer.way(from, to, *path.optic, channels / planeCount(path.planes, m_planes), failure);
    }

    /// The line of every route must take the light that may come to it.
    void keep(const Lightpath &path, const RestoredWay &way, std::int64_t channels)
    {
        std::vector<std::size_t> key = way.routes;
        key.push_back(way.sites.front());
        Lightpath &restored = m_restored[{path.optic->id, std::move(key)}];
        restored.routes = way.routes;
        restored.sites = way.sites;
        restored.optic = path.optic;
        restored.channels = std::max(restored.channels, channels);
        restored.pieces = {{0, way.routes.size(), way.verdict}};
    }

    void need(std::size_t route, std::vector<ChannelGroup> groups, const Failure &failure, double gbps)
    {
        const std::int64_t pairs = pairsOf(groups, m_resolved.routes[route].spectrumGhz, m_planes);
        std::optional<RestorationNeed> &known = m_protection.restoration[route];
        if (!known || pairs > known->pairs)
            known = RestorationNeed{std::move(groups), pairs, {toWord(failure.kind), failure.ids, gbps}};
    }

    Protection &m_protection;
    const LightStage &m_light;
    const Resolved &m_resolved;
    Restorer m_restorer;
    std::vector<double> m_keptGbps; ///< by lightpath: traffic to keep
    std::map<std::pair<std::string, std::vector<std::size_t>>, Lightpath> m_restored;
    std::int64_t m_planes;
    double m_failureFill;
};

} // namespace

Result<void> protectByRestoration(Protection &protection, const LightStage &light, std::span<const Failure> failures, const Scenario &scenario,
                                  const Resolved &resolved, const LightModel &model, const Traffic &traffic, const RoutedDemands &routed,
                                  const std::stop_token &stop)
{
    Restoration restoration(protection, light, scenario, resolved, model);
    restoration.takeTraffic(traffic, routed, scenario->assumptions);
    WorstFailures worst(resolved.routes.size());
    for (const Failure &failure : failures) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
        restoration.run(failure, worst);
    }
    restoration.finish();
    protection.worstOfRoute = worst.take();
    return {};
}

} // namespace core
