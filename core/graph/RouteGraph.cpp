#include "core/graph/RouteGraph.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <algorithm>
#include <cmath>

namespace core {

namespace {

struct RouteEdge {
    double fibreUs = 0;
    std::size_t route = 0;
};

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, RouteEdge>;

constexpr double tieTolerance = 1e-9;

} // namespace

struct RouteGraph::Data {
    const Resolved &resolved;
    Graph graph;
    mutable std::vector<std::vector<double>> latencies; ///< empty until asked for
};

RouteGraph::RouteGraph(const Resolved &resolved) : m_data(new Data{resolved, Graph(resolved.sites.size()), {}})
{
    for (std::size_t i = 0; i < resolved.routes.size(); ++i) {
        const ResolvedRoute &route = resolved.routes[i];
        if (route.fibreUs)
            boost::add_edge(route.a, route.b, RouteEdge{*route.fibreUs, i}, m_data->graph);
    }
    m_data->latencies.resize(resolved.sites.size());
}

RouteGraph::~RouteGraph() = default;

const std::vector<double> &RouteGraph::latenciesFrom(std::size_t site) const
{
    std::vector<double> &known = m_data->latencies[site];
    if (known.empty()) {
        known.resize(m_data->resolved.sites.size());
        boost::dijkstra_shortest_paths(
            m_data->graph, site, boost::distance_map(known.data()).weight_map(boost::get(&RouteEdge::fibreUs, m_data->graph)).distance_inf(unreachableUs));
    }
    return known;
}

std::optional<RoutePath> RouteGraph::shortestPath(std::size_t from, std::size_t to) const
{
    const auto &sites = m_data->resolved.sites;
    const auto &routes = m_data->resolved.routes;
    const bool forward = sites[from].site->id < sites[to].site->id;
    const std::size_t start = forward ? from : to, goal = forward ? to : from;
    const std::vector<double> &left = latenciesFrom(goal);
    if (!std::isfinite(left[start]))
        return std::nullopt;

    // An edge lies on a shortest path when it and what is left behind it cost no more than what is left before it.
    const double slack = tieTolerance * left[start];
    const auto onShortest = [&](std::size_t u, std::size_t v, double us) { return us + left[v] <= left[u] + slack && left[v] < left[u]; };

    // Fewest routes to the goal over shortest edges, nearest sites first; only sites that can lie on the way matter.
    std::vector<std::size_t> order;
    for (std::size_t site = 0; site < sites.size(); ++site) {
        if (left[site] <= left[start])
            order.push_back(site);
    }
    std::ranges::sort(order, [&](std::size_t x, std::size_t y) { return std::pair(left[x], x) < std::pair(left[y], y); });
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> hops(sites.size(), none);
    hops[goal] = 0;
    for (const std::size_t u : order) {
        for (const auto edge : boost::make_iterator_range(boost::out_edges(u, m_data->graph))) {
            const std::size_t v = boost::target(edge, m_data->graph);
            if (hops[v] != none && onShortest(u, v, m_data->graph[edge].fibreUs))
                hops[u] = std::min(hops[u], hops[v] + 1);
        }
    }

    RoutePath path;
    path.sites.push_back(start);
    for (std::size_t u = start; u != goal;) {
        std::size_t bestRoute = none, next = none;
        for (const auto edge : boost::make_iterator_range(boost::out_edges(u, m_data->graph))) {
            const std::size_t v = boost::target(edge, m_data->graph), route = m_data->graph[edge].route;
            if (hops[v] == none || hops[v] + 1 != hops[u] || !onShortest(u, v, m_data->graph[edge].fibreUs))
                continue;
            if (bestRoute == none || routes[route].route->id < routes[bestRoute].route->id) {
                bestRoute = route;
                next = v;
            }
        }
        assert(next != none);
        path.routes.push_back(bestRoute);
        path.fibreUs += *routes[bestRoute].fibreUs;
        path.sites.push_back(next);
        u = next;
    }
    if (!forward) {
        std::ranges::reverse(path.routes);
        std::ranges::reverse(path.sites);
    }
    return path;
}

} // namespace core
