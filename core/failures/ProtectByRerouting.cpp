#include "core/failures/LinkIndex.h"
#include "core/failures/ProtectParts.h"
#include "core/optics/ChooseOptic.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

/// More than any traffic: what is left of it after a failure is the share of a link that is left.
constexpr double plenty = 1e18;

/// What one link has to carry in its worst failure.
struct Need {
    double gbps = 0; ///< of the whole link: what comes ÷ the share of it that is left
    double left = 1; ///< that share
    std::size_t failure = 0;
};

class Rerouting {
public:
    Rerouting(LightStage &light, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const LightModel &model)
        : m_light(light), m_scenario(scenario), m_catalogue(catalogue), m_resolved(resolved), m_judge(model, resolved), m_index(resolved)
    {
        const AssumptionSet &assumptions = scenario->assumptions;
        m_planes = assumptions.count("planes");
        m_maxFill = assumptions.number("max_fill");
        m_failureFill = assumptions.number("failure_fill");
        m_transparent = assumptions.word("transit") == "optical";
        m_groups = planeGroups(resolved, m_planes);
    }

    /// Light as links, and every route as one that could be lit: traffic that is moved takes the least latency over what is left,
    /// through as few routers as it can.
    LitNetwork network(const Traffic &traffic, const RoutedDemands &routed)
    {
        for (const Lightpath &path : m_light.lightpaths) {
            std::vector<std::size_t> links;
            for (const LightPiece &piece : path.pieces) {
                const auto first = path.routes.begin() + static_cast<std::ptrdiff_t>(piece.firstSite);
                links.push_back(m_index.over(path.sites[piece.firstSite], {first, first + static_cast<std::ptrdiff_t>(piece.lastSite - piece.firstSite)}));
            }
            m_linksOfLight.push_back(std::move(links));
        }
        m_index.addRoutes();
        LitParts parts;
        for (const TrafficDemand &demand : traffic.demands)
            parts.demands.push_back({demand.from, demand.to, demand.trafficClass, demand.gbps * keepOf(demand), {}, false});
        for (std::size_t i = 0; i < routed.traffic.size(); ++i) {
            const RoutedTraffic &sent = routed.traffic[i];
            std::vector<std::size_t> links;
            for (const std::size_t light : m_light.ofTraffic[i])
                links.insert(links.end(), m_linksOfLight[light].begin(), m_linksOfLight[light].end());
            LitDemand &demand = parts.demands[sent.demand];
            demand.fullRateOnEach = routed.demands[sent.demand].fullRateOnEach;
            demand.paths.push_back(m_index.walk(sent.path.sites.front(), std::move(links), sent.gbps * keepOf(traffic.demands[sent.demand])));
            demand.paths.back().planes = planeKey(sent.planes);
        }
        for (LitLink &link : m_index.links())
            link.capacityGbps = plenty; // it is what is looked for
        parts.links = m_index.links();
        return {m_scenario, m_resolved, std::move(parts)};
    }

    Result<std::vector<Need>> needs(const LitNetwork &network, std::span<const Failure> failures, WorstFailures &worst, const std::stop_token &stop) const
    {
        std::vector<Need> needs(network.links().size());
        for (std::size_t i = 0; i < failures.size(); ++i) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
            const Aftermath after = network.after(failures[i]);
            std::vector<double> ofRoute(m_resolved.routes.size(), 0.0);
            for (std::size_t link = 0; link < needs.size(); ++link) {
                const double left = after.capacityGbps[link] / plenty;
                if (left <= 0)
                    continue; // all of it is out: the only plane, say. Nothing survives that here
                const double gbps = after.loadGbps[link] / left;
                if (gbps > needs[link].gbps)
                    needs[link] = {gbps, left, i};
                for (const std::size_t route : network.links()[link].routes)
                    ofRoute[route] += gbps;
            }
            for (std::size_t route = 0; route < ofRoute.size(); ++route)
                worst.add(route, failures[i], ofRoute[route]);
        }
        return needs;
    }

    Result<void> build(Protection &protection, const std::vector<Need> &needs, const LitNetwork &network, std::span<const Failure> failures)
    {
        std::map<std::size_t, Aftermath> afters;
        std::vector<std::optional<std::size_t>> own(needs.size());
        std::vector<double> others(needs.size(), 0.0);
        for (std::size_t light = 0; light < m_linksOfLight.size(); ++light) {
            const Lightpath &path = m_light.lightpaths[light];
            for (const std::size_t link : m_linksOfLight[light]) {
                if (m_linksOfLight[light].size() == 1 && !own[link]) // of several groups of planes the first one grows
                    own[link] = light;
                else
                    others[link] += static_cast<double>(path.channels) * *path.optic->clientRateGbps * m_failureFill;
            }
        }
        for (std::size_t link = 0; link < needs.size(); ++link) {
            if (needs[link].gbps <= 0 || (!own[link] && needs[link].gbps <= others[link]))
                continue;
            const Failure &failure = failures[needs[link].failure];
            const auto [after, fresh] = afters.try_emplace(needs[link].failure);
            if (fresh)
                after->second = network.after(failure);
            SegmentProtection built = protectionOf(link, needs[link], failure, after->second, network, others[link]);
            if (!own[link]) {
                if (Result<void> lit = lightUp(network.links()[link], built.gbps); !lit)
                    return lit;
                own[link] = m_light.lightpaths.size() - 1;
            }
            Lightpath &path = m_light.lightpaths[*own[link]];
            const double rate = *path.optic->clientRateGbps;
            path.channels = std::max(path.channels, rules::planePorts(built.gbps, rate, m_failureFill, planeCount(path.planes, m_planes)));
            protection.ofLightpath.resize(m_light.lightpaths.size());
            protection.ofLightpath[*own[link]] = std::move(built);
        }
        return {};
    }

private:
    double keepOf(const TrafficDemand &demand) const { return shareToKeep(demand.trafficClass, m_scenario->assumptions); }

    SegmentProtection protectionOf(std::size_t link, const Need &need, const Failure &failure, const Aftermath &after, const LitNetwork &network,
                                   double others) const
    {
        SegmentProtection built;
        built.failure = {toWord(failure.kind), failure.ids, 0};
        built.left = need.left;
        built.othersGbps = others;
        auto moved = after.moved.begin();
        double sum = 0;
        for (std::size_t i = 0; i < network.demands().size(); ++i) {
            while (moved != after.moved.end() && moved->demand < i)
                ++moved;
            const LitDemand &demand = network.demands()[i];
            const bool isMoved = moved != after.moved.end() && moved->demand == i;
            for (const LitPath &path : isMoved ? moved->paths : demand.paths) {
                if (std::ranges::find(path.links, link) == path.links.end() || demand.gbps <= 0)
                    continue;
                built.shares.push_back({i, path.gbps / demand.gbps});
                sum += demand.gbps * built.shares.back().share;
            }
        }
        built.failure.gbps = sum / built.left;
        built.gbps = rules::protectionGbps(sum, built.left, others);
        return built;
    }

    /// Planes that light a dark route: where it restricts them, the first group that uses it.
    std::vector<int> planesOn(std::size_t route) const
    {
        const auto group = std::ranges::find_if(m_groups, [&](const PlaneGroup &each) { return each.uses.empty() || each.uses[route]; });
        return group == m_groups.end() ? std::vector<int>() : group->planes;
    }

    /// Lights a link that was dark, or had only light that is regenerated at its ends.
    Result<void> lightUp(const LitLink &link, double gbps)
    {
        // The optic is chosen for as many channels as the failure asks for at its own fill.
        Result<OpticChoice> choice = chooseOptic({link.routes, link.sites, gbps * m_maxFill / m_failureFill, m_transparent, planesOn(link.routes.front())},
                                                 m_scenario, m_catalogue, m_resolved, m_judge);
        if (!choice)
            return choice.error();
        Lightpath path;
        path.routes = link.routes;
        path.sites = link.sites;
        path.planes = planesOn(link.routes.front());
        path.optic = choice->optic;
        path.pieces = std::move(choice->pieces);
        m_light.lightpaths.push_back(std::move(path));
        return {};
    }

    LightStage &m_light;
    const Scenario &m_scenario;
    const Catalogue &m_catalogue;
    const Resolved &m_resolved;
    PieceJudge m_judge;
    LinkIndex m_index;
    std::vector<std::vector<std::size_t>> m_linksOfLight;
    std::int64_t m_planes = 1;
    std::vector<PlaneGroup> m_groups;
    double m_maxFill = 1, m_failureFill = 1;
    bool m_transparent = true;
};

} // namespace

Result<void> protectByRerouting(Protection &protection, LightStage &light, std::span<const Failure> failures, const Scenario &scenario,
                                const Catalogue &catalogue, const Resolved &resolved, const LightModel &model, const Traffic &traffic,
                                const RoutedDemands &routed, const std::stop_token &stop)
{
    Rerouting rerouting(light, scenario, catalogue, resolved, model);
    const LitNetwork network = rerouting.network(traffic, routed);
    WorstFailures worst(resolved.routes.size());
    const Result<std::vector<Need>> needs = rerouting.needs(network, failures, worst, stop);
    if (!needs)
        return needs.error();
    protection.worstOfRoute = worst.take();
    return rerouting.build(protection, *needs, network, failures);
}

} // namespace core
