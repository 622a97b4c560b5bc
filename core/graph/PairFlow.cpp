#include "core/graph/PairFlow.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

PairFlow::PairFlow(const LinkGraph &graph, std::size_t start, std::size_t goal)
    : linkRoom(graph.links().size(), 1), siteRoom(graph.siteCount(), 2), m_graph(graph), m_start(start), m_goal(goal)
{
}

/// Units that leave a site over a link; below 0: that arrive.
int PairFlow::flowFrom(std::size_t site, std::size_t link) const
{
    return m_graph.links()[link].a == site ? m_flow[link] : -m_flow[link];
}

void PairFlow::send(std::size_t site, std::size_t link, int units)
{
    m_flow[link] = static_cast<std::int8_t>(m_flow[link] + (m_graph.links()[link].a == site ? units : -units));
}

/// Dijkstra over sites. Latencies of all of them are kept, as potentials make the second search free of negative steps.
bool PairFlow::sendFirst()
{
    m_first.assign(m_graph.siteCount(), noWayUs);
    m_viaLink.assign(2 * m_graph.siteCount(), none);
    m_heap.assign(1, {0.0, static_cast<std::uint32_t>(m_start)});
    m_first[m_start] = 0;
    while (!m_heap.empty()) {
        std::ranges::pop_heap(m_heap, std::greater());
        const auto [key, u] = m_heap.back();
        m_heap.pop_back();
        if (key > m_first[u] || u == m_goal)
            continue;
        for (const LinkGraph::Incidence &next : m_graph.incident(u)) {
            const double us = key + next.us;
            if (us >= m_first[next.site] || linkRoom[next.link] == 0 || (siteRoom[next.site] == 0 && next.site != m_goal))
                continue;
            m_first[next.site] = us;
            m_viaLink[next.site] = next.link;
            m_heap.emplace_back(us, static_cast<std::uint32_t>(next.site));
            std::ranges::push_heap(m_heap, std::greater());
        }
    }
    if (!std::isfinite(m_first[m_goal]))
        return false;
    for (std::size_t v = m_goal; v != m_start;) {
        const std::size_t link = m_viaLink[v], u = m_graph.otherEnd(link, v);
        send(u, link, 1);
        if (u != m_start)
            m_through[u] = 1;
        v = u;
    }
    return true;
}

void PairFlow::relax(std::size_t state, double key, std::size_t from, std::size_t link)
{
    if (key >= m_key[state])
        return;
    m_key[state] = key;
    m_fromState[state] = from;
    m_viaLink[state] = link;
    m_heap.emplace_back(key, static_cast<std::uint32_t>(state));
    std::ranges::push_heap(m_heap, std::greater());
}

/// Steps from a state: on over a link with room, back along flow that is taken back, or through the site itself.
void PairFlow::expand(std::size_t state, double key)
{
    const std::size_t site = state / 2;
    const bool outside = state % 2 == 1;
    if (outside ? m_through[site] > 0 : m_through[site] < siteRoom[site])
        relax(outside ? in(site) : out(site), key, state, none);
    for (const LinkGraph::Incidence &next : m_graph.incident(site)) {
        const int flow = flowFrom(site, next.link);
        if (outside && flow >= 0 && flow < linkRoom[next.link] && next.site != m_start)
            relax(in(next.site), key + std::max(0.0, next.us + m_first[site] - m_first[next.site]), state, next.link);
        else if (!outside && flow < 0)
            relax(out(next.site), key + std::max(0.0, -next.us + m_first[site] - m_first[next.site]), state, next.link);
    }
}

std::optional<double> PairFlow::sendSecond()
{
    m_key.assign(2 * m_graph.siteCount(), noWayUs);
    m_fromState.assign(2 * m_graph.siteCount(), none);
    m_heap.clear();
    relax(out(m_start), 0, none, none);
    while (!m_heap.empty()) {
        std::ranges::pop_heap(m_heap, std::greater());
        const auto [key, state] = m_heap.back();
        m_heap.pop_back();
        if (key > m_key[state])
            continue;
        if (state == in(m_goal)) {
            applySecond();
            return key + 2 * m_first[m_goal];
        }
        expand(state, key);
    }
    return std::nullopt;
}

void PairFlow::applySecond()
{
    for (std::size_t state = in(m_goal); m_fromState[state] != none; state = m_fromState[state]) {
        const std::size_t from = m_fromState[state];
        if (m_viaLink[state] != none)
            send(from / 2, m_viaLink[state], 1);
    }
}

std::optional<double> PairFlow::solve()
{
    m_flow.assign(m_graph.links().size(), 0);
    m_through.assign(m_graph.siteCount(), 0);
    if (!sendFirst())
        return std::nullopt;
    return sendSecond();
}

LinkPath PairFlow::takePath()
{
    LinkPath path{{}, {m_start}, 0};
    while (path.sites.back() != m_goal) {
        const std::size_t u = path.sites.back();
        const auto incident = m_graph.incident(u);
        const auto next = std::ranges::find_if(incident, [&](const LinkGraph::Incidence &entry) { return flowFrom(u, entry.link) > 0; });
        assert(next != incident.end());
        send(u, next->link, -1);
        if (const auto seen = std::ranges::find(path.sites, next->site); seen != path.sites.end()) { // a loop without length
            path.links.resize(static_cast<std::size_t>(seen - path.sites.begin()));
            path.sites.resize(path.links.size() + 1);
            continue;
        }
        path.links.push_back(next->link);
        path.sites.push_back(next->site);
    }
    for (const std::size_t link : path.links)
        path.us += m_graph.links()[link].us;
    return path;
}

std::array<LinkPath, 2> PairFlow::paths()
{
    LinkPath first = takePath(), second = takePath();
    return {std::move(first), std::move(second)};
}

} // namespace core
