// Dijkstra and A* on the graph's own arrays: a search of 100 sites takes some microseconds, several times faster than Boost's,
// which visits edges through iterators of lists and fills a map of colours. The tests hold it against Boost's.
#include "core/graph/PathSearch.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <compare>

namespace core {

std::strong_ordering compareTies(const LinkGraph &graph, const LinkPath &x, const LinkPath &y, bool forward)
{
    const auto routes = [&](const LinkPath &path) {
        std::size_t sum = 0;
        for (const std::size_t link : path.links)
            sum += graph.links()[link].routes;
        return sum;
    };
    if (const auto order = routes(x) <=> routes(y); std::is_neq(order))
        return order;
    if (const auto order = x.links.size() <=> y.links.size(); std::is_neq(order))
        return order;
    const std::size_t count = x.links.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = forward ? i : count - 1 - i;
        if (const auto order = graph.rank(x.links[at]) <=> graph.rank(y.links[at]); std::is_neq(order))
            return order;
    }
    return std::strong_ordering::equal;
}

std::strong_ordering compareByRule(const LinkGraph &graph, const LinkPath &x, const LinkPath &y, bool forward)
{
    if (std::abs(x.us - y.us) > latencyTolerance * std::min(x.us, y.us))
        return x.us < y.us ? std::strong_ordering::less : std::strong_ordering::greater;
    return compareTies(graph, x, y, forward);
}

void sortByRule(const LinkGraph &graph, std::vector<LinkPath> &paths)
{
    std::ranges::sort(paths, {}, &LinkPath::us);
    for (auto first = paths.begin(); first != paths.end();) {
        const double limit = first->us + latencyTolerance * first->us;
        const auto last = std::find_if(first, paths.end(), [&](const LinkPath &path) { return path.us > limit; });
        std::sort(first, last, [&](const LinkPath &x, const LinkPath &y) { return std::is_lt(compareTies(graph, x, y, true)); });
        first = last;
    }
}

bool readsForward(const LinkGraph &graph, std::size_t from, std::size_t to)
{
    return graph.siteId(from) < graph.siteId(to);
}

void reverse(LinkPath &path)
{
    std::ranges::reverse(path.links);
    std::ranges::reverse(path.sites);
}

PathSearch::PathSearch(const LinkGraph &graph, const Outage &out)
    : linkOut(graph.links().size(), 0), siteOut(graph.siteCount(), 0), m_graph(graph), m_us(graph.siteCount()), m_hops(graph.siteCount())
{
    assert((out.links.empty() || out.links.size() == linkOut.size()) && (out.sites.empty() || out.sites.size() == siteOut.size()));
    std::ranges::copy(out.links, linkOut.begin());
    std::ranges::copy(out.sites, siteOut.begin());
}

void PathSearch::push(double key, std::size_t site)
{
    m_heap.emplace_back(key, static_cast<std::uint32_t>(site));
    std::ranges::push_heap(m_heap, std::greater());
}

PathSearch::Entry PathSearch::pop()
{
    std::ranges::pop_heap(m_heap, std::greater());
    const Entry entry = m_heap.back();
    m_heap.pop_back();
    return entry;
}

void PathSearch::latencies(std::size_t site, std::vector<double> &us)
{
    us.assign(m_graph.siteCount(), noWayUs);
    m_heap.clear();
    if (siteOut[site] != 0)
        return;
    us[site] = 0;
    push(0, site);
    while (!m_heap.empty()) {
        const auto [key, u] = pop();
        if (key > us[u])
            continue;
        for (const LinkGraph::Incidence &next : m_graph.incident(u)) {
            const double longer = key + next.us;
            if (longer < us[next.site] && linkOut[next.link] == 0 && siteOut[next.site] == 0) {
                us[next.site] = longer;
                push(longer, next.site);
            }
        }
    }
}

bool PathSearch::reaches(std::size_t start, std::size_t goal)
{
    if (siteOut[start] != 0 || siteOut[goal] != 0)
        return false;
    std::ranges::fill(m_us, noWayUs);
    m_us[start] = 0;
    m_heap.assign(1, {0.0, static_cast<std::uint32_t>(start)}); // a plain stack here
    while (!m_heap.empty() && m_us[goal] != 0) {
        const std::size_t u = m_heap.back().second;
        m_heap.pop_back();
        for (const LinkGraph::Incidence &next : m_graph.incident(u)) {
            if (m_us[next.site] == 0 || linkOut[next.link] != 0 || siteOut[next.site] != 0)
                continue;
            m_us[next.site] = 0;
            m_heap.emplace_back(0.0, static_cast<std::uint32_t>(next.site));
        }
    }
    return m_us[goal] == 0;
}

/// Latencies from the start of every site that can lie on a path as short as the shortest.
void PathSearch::expand(std::size_t start, std::size_t goal, double beforeUs, const std::vector<double> *left)
{
    std::ranges::fill(m_us, noWayUs);
    m_heap.clear();
    m_us[start] = 0;
    push(left != nullptr ? (*left)[start] : 0, start);
    double limit = noWayUs;
    while (!m_heap.empty()) {
        const auto [key, u] = pop();
        if (key > limit)
            break;
        const double here = m_us[u];
        // With rounding, A* may find a site again by a hair shorter: its older entries are stale then.
        if (key > here + (left != nullptr ? (*left)[u] : 0) || u == goal)
            continue;
        for (const LinkGraph::Incidence &next : m_graph.incident(u)) {
            const double longer = here + next.us;
            if (longer >= m_us[next.site] || linkOut[next.link] != 0 || siteOut[next.site] != 0)
                continue;
            m_us[next.site] = longer;
            if (next.site == goal)
                limit = longer + latencyTolerance * (beforeUs + longer);
            const double ahead = left != nullptr ? (*left)[next.site] : 0;
            if (longer + ahead <= limit)
                push(longer + ahead, next.site);
        }
    }
}

/// Fewest routes, then links, to the goal over links that lie on shortest paths from the start.
void PathSearch::countHops(std::size_t start, std::size_t goal, double slack)
{
    std::ranges::fill(m_hops, noWayUs);
    m_heap.clear();
    m_hops[goal] = 0;
    push(0, goal);
    while (!m_heap.empty()) {
        const auto [key, v] = pop();
        if (v == start)
            return;
        if (key > m_hops[v])
            continue;
        for (const LinkGraph::Incidence &next : m_graph.incident(v)) {
            if (m_us[next.site] + next.us > m_us[v] + slack || linkOut[next.link] != 0)
                continue;
            const double hops = key + hopsOf(m_graph.links()[next.link].routes, 1);
            if (hops < m_hops[next.site]) {
                m_hops[next.site] = hops;
                push(hops, next.site);
            }
        }
    }
}

/// From the start along the fewest hops, each time by the first link id.
void PathSearch::walk(std::size_t start, std::size_t goal, double slack, LinkPath &path) const
{
    path.links.clear();
    path.sites.assign(1, start);
    path.us = 0;
    for (std::size_t u = start; u != goal;) {
        const LinkGraph::Incidence *best = nullptr;
        for (const LinkGraph::Incidence &next : m_graph.incident(u)) {
            if (m_hops[next.site] + hopsOf(m_graph.links()[next.link].routes, 1) != m_hops[u] || m_us[u] + next.us > m_us[next.site] + slack ||
                linkOut[next.link] != 0)
                continue;
            if (best == nullptr || m_graph.rank(next.link) < m_graph.rank(best->link))
                best = &next;
        }
        assert(best != nullptr);
        path.links.push_back(best->link);
        path.us += best->us;
        u = best->site;
        path.sites.push_back(u);
    }
}

bool PathSearch::leastLatency(std::size_t start, std::size_t goal, LinkPath &path, double beforeUs, const std::vector<double> *left)
{
    if (siteOut[start] != 0 || siteOut[goal] != 0 || (left != nullptr && !std::isfinite((*left)[start])))
        return false;
    expand(start, goal, beforeUs, left);
    if (!std::isfinite(m_us[goal]))
        return false;
    const double slack = latencyTolerance * (beforeUs + m_us[goal]);
    countHops(start, goal, slack);
    walk(start, goal, slack, path);
    return true;
}

} // namespace core
