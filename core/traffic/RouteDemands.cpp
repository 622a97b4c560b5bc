#include "core/traffic/RouteDemands.h"

#include "core/graph/PathChoice.h"

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

RoutedDemands routeDemands(const Scenario &scenario, const RouteGraph &graph, const Traffic &traffic)
{
    const PathChoice choice = pathChoice(scenario->assumptions);
    const bool second = protectsByTwoPaths(scenario->assumptions);

    RoutedDemands out;
    out.demands.resize(traffic.demands.size());
    for (std::size_t i = 0; i < traffic.demands.size(); ++i) {
        const TrafficDemand &demand = traffic.demands[i];
        if (demand.gbps <= 0)
            continue;
        if (choice.kind == PathChoice::Kind::Shortest) {
            if (auto path = graph.shortestPath(demand.from, demand.to))
                out.traffic.push_back({i, *std::move(path), demand.gbps});
            continue;
        }
        const ChosenPaths chosen = choosePaths(graph.links(), demand.from, demand.to, choice);
        out.demands[i] = routingOf(chosen, graph);
        const double keep = second ? shareToKeep(demand.trafficClass, scenario->assumptions) : 1;
        for (std::size_t n = 0; n < chosen.paths.size(); ++n) {
            const double share = pathShare(chosen.paths.size(), chosen.fullRateOnEach, n, keep);
            if (share > 0)
                out.traffic.push_back({i, graph.inRoutes(chosen.paths[n]), demand.gbps * share});
        }
    }
    return out;
}

} // namespace core
