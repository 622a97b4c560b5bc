#include "core/graph/CriticalRoutes.h"

#include "core/graph/PathSearch.h"

#include <algorithm>
#include <tuple>

namespace core {

namespace {

/// Pairs of sites whose way of least latency goes over a link, by link.
std::vector<std::size_t> countPairs(const LinkGraph &graph, const std::stop_token &stop)
{
    std::vector<std::size_t> pairs(graph.links().size(), 0);
    PathSearch search(graph, {});
    std::vector<double> left;
    LinkPath path;
    for (std::size_t goal = 0; goal < graph.siteCount() && !stop.stop_requested(); ++goal) {
        search.latencies(goal, left);
        for (std::size_t start = 0; start < graph.siteCount(); ++start) {
            if (!readsForward(graph, start, goal) || !search.leastLatency(start, goal, path, 0, &left))
                continue;
            for (const std::size_t link : path.links)
                ++pairs[link];
        }
    }
    return pairs;
}

/// The smallest cuts of pairs with all links and without one of them.
class CutFalls {
public:
    CutFalls(const LinkGraph &graph, std::span<const double> capacityGbps, std::span<const std::pair<std::size_t, std::size_t>> demands)
        : m_graph(graph), m_capacityGbps(capacityGbps.begin(), capacityGbps.end()), m_tree(cutTree(graph, capacityGbps))
    {
        for (const auto &[from, to] : demands)
            m_pairs.push_back({from, to, m_tree.between(from, to)});
        for (const Pair &pair : m_pairs)
            m_largestGbps = std::max(m_largestGbps, pair.gbps);
    }

    /// Fills in by how much cuts fall without the link.
    void tell(CriticalRoute &route)
    {
        const GraphLink &link = m_graph.links()[route.link];
        const double own = m_capacityGbps[route.link];
        // Every cut with the link separates its ends: where the least such cut keeps enough without it, no pair's cut falls.
        if (own <= 0 || m_tree.between(link.a, link.b) - own >= m_largestGbps)
            return;
        m_capacityGbps[route.link] = 0;
        const CutTree without = cutTree(m_graph, m_capacityGbps);
        m_capacityGbps[route.link] = own;
        for (const Pair &pair : m_pairs) {
            const double fall = pair.gbps - without.between(pair.from, pair.to);
            if (fall <= route.cutFallGbps + 1e-9 * pair.gbps)
                continue;
            route.cutFallGbps = fall;
            route.from = pair.from;
            route.to = pair.to;
        }
    }

private:
    struct Pair {
        std::size_t from = 0, to = 0;
        double gbps = 0; ///< smallest cut with all links
    };
    const LinkGraph &m_graph;
    std::vector<double> m_capacityGbps;
    CutTree m_tree;
    std::vector<Pair> m_pairs;
    double m_largestGbps = 0;
};

std::size_t pairsCut(const LinkGraph &graph, std::size_t link, const std::vector<std::size_t> &component,
                     std::span<const std::pair<std::size_t, std::size_t>> demands)
{
    Outage out;
    out.links.resize(graph.links().size());
    out.links[link] = true;
    const std::vector<double> us = latenciesFrom(graph, graph.links()[link].a, out);
    return static_cast<std::size_t>(std::ranges::count_if(demands, [&](const auto &pair) {
        return component[pair.first] == component[pair.second] && (us[pair.first] == noWayUs) != (us[pair.second] == noWayUs);
    }));
}

} // namespace

std::vector<CriticalRoute> criticalRoutes(const LinkGraph &graph, std::span<const double> capacityGbps,
                                          std::span<const std::pair<std::size_t, std::size_t>> demands, std::span<const double> loadGbps,
                                          const std::stop_token &stop)
{
    const Structure structure = structureOf(graph);
    const std::vector<std::size_t> pairs = countPairs(graph, stop);
    CutFalls falls(graph, capacityGbps, demands);
    std::vector<CriticalRoute> routes(graph.links().size());
    for (std::size_t i = 0; i < routes.size(); ++i) {
        if (stop.stop_requested())
            return {};
        CriticalRoute &route = routes[i];
        route.link = i;
        route.bridge = std::ranges::binary_search(structure.bridges, i);
        route.pairsCut = route.bridge ? pairsCut(graph, i, structure.component, demands) : 0;
        route.pairsUsing = pairs[i];
        route.loadGbps = loadGbps.empty() ? 0 : loadGbps[i];
        falls.tell(route);
    }
    std::ranges::sort(routes, std::greater(), [&](const CriticalRoute &route) {
        return std::tuple(route.pairsCut, route.loadGbps, route.cutFallGbps, route.pairsUsing, graph.links().size() - graph.rank(route.link));
    });
    return routes;
}

} // namespace core
