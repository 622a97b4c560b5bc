#include "core/graph/SourceTrees.h"

#include <algorithm>
#include <cmath>

namespace core {

PackedGraph::PackedGraph(std::size_t sites, std::vector<Link> links) : m_links(std::move(links)), m_first(sites + 1)
{
    for (const Link &link : m_links) {
        if (link.a != link.b) {
            ++m_first[link.a + 1];
            ++m_first[link.b + 1];
        }
    }
    for (std::size_t site = 0; site < sites; ++site)
        m_first[site + 1] += m_first[site];
    m_arcs.resize(m_first.back());
    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    for (std::uint32_t index = 0; index < m_links.size(); ++index) {
        const Link &link = m_links[index];
        if (link.a == link.b)
            continue;
        m_arcs[next[link.a]++] = Arc{link.b, index, link.us};
        m_arcs[next[link.b]++] = Arc{link.a, index, link.us};
    }
}

std::vector<double> gridLatencies(const std::vector<GraphLink> &links)
{
    double sum = 0;
    for (const GraphLink &link : links)
        sum += link.us;
    // Two bits are left for walks that go a way more than once while a shorter one is looked for.
    const int bits = std::numeric_limits<double>::digits - 2;
    const double step = sum > 0 && std::isfinite(sum) ? std::ldexp(1.0, std::ilogb(sum) + 1 - bits) : 0;
    std::vector<double> latencies(links.size());
    for (std::size_t i = 0; i < links.size(); ++i)
        latencies[i] = step > 0 ? std::round(links[i].us / step) * step : links[i].us;
    return latencies;
}

void SourceTree::grow(const PackedGraph &graph, std::uint32_t source, Frontier &frontier)
{
    std::vector<std::uint32_t> settled;
    reach(graph, source, frontier, settled);
    putInPreorder(settled);
}

void SourceTree::reach(const PackedGraph &graph, std::uint32_t source, Frontier &frontier, std::vector<std::uint32_t> &settled)
{
    const std::uint32_t sites = graph.siteCount();
    us.assign(sites, noWayUs);
    parent.assign(sites, PackedGraph::none);
    parentLink.assign(sites, PackedGraph::none);
    settled.clear();
    settled.reserve(sites);
    us[source] = 0;
    frontier.sites.assign(1, source);
    const auto expand = [&](std::uint32_t site, const auto &lowered) {
        settled.push_back(site);
        for (const PackedGraph::Arc &arc : graph.arcs(site)) {
            const double candidate = us[site] + arc.us, old = us[arc.to];
            if (candidate >= old)
                continue;
            us[arc.to] = candidate;
            parent[arc.to] = site;
            parentLink[arc.to] = arc.link;
            lowered(arc.to, old == noWayUs);
        }
    };
    settle(
        frontier, [&](std::uint32_t site) { return us[site]; }, expand);
}

void SourceTree::putInPreorder(const std::vector<std::uint32_t> &outwards)
{
    position.assign(us.size(), PackedGraph::none);
    size.assign(us.size(), 1);
    for (std::size_t i = outwards.size(); i-- > 1;)
        size[parent[outwards[i]]] += size[outwards[i]];
    inOrder.resize(outwards.size());
    std::vector<std::uint32_t> next(us.size()); // by site: where its next child goes
    for (const std::uint32_t site : outwards) {
        std::uint32_t place = 0;
        if (parent[site] != PackedGraph::none) {
            place = next[parent[site]];
            next[parent[site]] += size[site];
        }
        position[site] = place;
        next[site] = place + 1;
        inOrder[place] = site;
    }
}

std::span<const double> SubtreeRepair::repair(const PackedGraph &graph, const SourceTree &tree, std::uint32_t start, std::uint32_t count,
                                              std::uint32_t lostLink, std::uint32_t lostSite)
{
    m_fresh.assign(count, noWayUs);
    for (std::uint32_t i = 0; i < count; ++i) {
        double best = noWayUs;
        for (const PackedGraph::Arc &arc : graph.arcs(tree.inOrder[start + i])) {
            // Sites out of reach have the position none, which lies in no stretch.
            const bool below = tree.position[arc.to] - start < count;
            if (!below && arc.link != lostLink && arc.to != lostSite)
                best = std::min(best, tree.us[arc.to] + arc.us);
        }
        m_fresh[i] = best;
    }
    if (count == 1)
        return m_fresh;

    m_frontier.sites.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
        if (m_fresh[i] < noWayUs)
            m_frontier.sites.push_back(i);
    }
    const auto expand = [&](std::uint32_t i, const auto &lowered) {
        for (const PackedGraph::Arc &arc : graph.arcs(tree.inOrder[start + i])) {
            const std::uint32_t j = tree.position[arc.to] - start;
            const double candidate = m_fresh[i] + arc.us;
            if (j >= count || candidate >= m_fresh[j])
                continue;
            const bool isFirst = m_fresh[j] == noWayUs;
            m_fresh[j] = candidate;
            lowered(j, isFirst);
        }
    };
    settle(
        m_frontier, [&](std::uint32_t i) { return m_fresh[i]; }, expand);
    return m_fresh;
}

} // namespace core
