#include "core/traffic/RouteDemands.h"

#include "core/graph/PathChoice.h"

#include <algorithm>
#include <memory>

namespace core {

namespace {

DemandRouting routingOf(const ChosenPaths &chosen, const RouteGraph &graph)
{
    DemandRouting routing{chosen.fullRateOnEach, chosen.complete, {}, chosen.sharedSites, {}};
    for (const std::size_t link : chosen.sharedLinks)
        routing.sharedRoutes.push_back(graph.routeOf(link));
    for (const std::size_t risk : chosen.sharedRisks)
        routing.sharedRisks.push_back(graph.riskIds()[risk]);
    return routing;
}

} // namespace

double shareToKeep(DemandClass trafficClass, const AssumptionSet &assumptions)
{
    return assumptions.number(trafficClass == DemandClass::Training ? "keep_training" : "keep_dci");
}

double pathShare(std::size_t paths, bool fullRateOnEach, std::size_t place, double keep)
{
    if (fullRateOnEach)
        return place == 0 ? 1 : keep;
    return 1 / static_cast<double>(paths);
}

double planesGbps(double gbps, std::int64_t count, std::int64_t planes)
{
    return count == planes ? gbps : gbps * static_cast<double>(count) / static_cast<double>(planes);
}

namespace {

/// The ways of one demand through the graph of one group of planes.
class Routing {
public:
    Routing(const Scenario &scenario, std::int64_t planes, RoutedDemands &out)
        : m_assumptions(scenario->assumptions), m_choice(pathChoice(scenario->assumptions)), m_second(protectsByTwoPaths(scenario->assumptions)),
          m_planes(planes), m_out(out)
    {
    }

    /// @return whether there is a way.
    bool route(std::size_t index, const TrafficDemand &demand, const RouteGraph &graph, const PlaneGroup &group)
    {
        const double gbps = planesGbps(demand.gbps, group.count, m_planes);
        if (m_choice.kind == PathChoice::Kind::Shortest) {
            auto path = graph.shortestPath(demand.from, demand.to);
            if (!path)
                return false;
            m_out.traffic.push_back({index, *std::move(path), gbps, group.planes});
            return true;
        }
        const ChosenPaths chosen = choosePaths(graph.links(), demand.from, demand.to, m_choice);
        merge(m_out.demands[index], routingOf(chosen, graph));
        const double keep = m_second ? shareToKeep(demand.trafficClass, m_assumptions) : 1;
        for (std::size_t n = 0; n < chosen.paths.size(); ++n) {
            const double share = pathShare(chosen.paths.size(), chosen.fullRateOnEach, n, keep);
            if (share > 0)
                m_out.traffic.push_back({index, graph.inRoutes(chosen.paths[n]), gbps * share, group.planes});
        }
        return !chosen.paths.empty();
    }

private:
    template <class Value>
    static void add(std::vector<Value> &all, const std::vector<Value> &more)
    {
        for (const Value &value : more) {
            if (std::ranges::find(all, value) == all.end())
                all.push_back(value);
        }
    }

    /// What the groups of planes have to say about one demand.
    static void merge(DemandRouting &all, const DemandRouting &group)
    {
        all.fullRateOnEach = all.fullRateOnEach || group.fullRateOnEach;
        all.complete = all.complete && group.complete;
        add(all.sharedRoutes, group.sharedRoutes);
        add(all.sharedSites, group.sharedSites);
        add(all.sharedRisks, group.sharedRisks);
    }

    const AssumptionSet &m_assumptions;
    PathChoice m_choice;
    bool m_second;
    std::int64_t m_planes;
    RoutedDemands &m_out;
};

} // namespace

RoutedDemands routeDemands(const Scenario &scenario, const Resolved &resolved, const RouteGraph &graph, std::span<const PlaneGroup> groups,
                           const Traffic &traffic)
{
    RoutedDemands out;
    out.demands.resize(traffic.demands.size());
    Routing routing(scenario, scenario->assumptions.count("planes"), out);
    std::vector<std::unique_ptr<const RouteGraph>> own; // of groups that do not use every route
    for (const PlaneGroup &group : groups)
        own.push_back(group.uses.empty() ? nullptr : std::make_unique<const RouteGraph>(resolved, group.uses));
    for (std::size_t i = 0; i < traffic.demands.size(); ++i) {
        if (traffic.demands[i].gbps <= 0)
            continue;
        std::vector<int> without;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            if (!routing.route(i, traffic.demands[i], own[group] ? *own[group] : graph, groups[group]))
                without.insert(without.end(), groups[group].planes.begin(), groups[group].planes.end());
        }
        std::ranges::sort(without);
        if (static_cast<std::int64_t>(without.size()) < scenario->assumptions.count("planes"))
            out.demands[i].planesWithoutPath = std::move(without);
    }
    return out;
}

} // namespace core
