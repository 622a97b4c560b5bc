#include "core/graph/SourceTrees.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace core {

namespace {

using Waiting = std::pair<double, std::uint32_t>;

/// The nearest comes first; those equally far in any order, as the latencies do not depend on it.
constexpr auto later = [](const Waiting &x, const Waiting &y) { return x.first > y.first; };

void push(SiteHeap &heap, double us, std::uint32_t site)
{
    heap.emplace_back(us, site);
    std::push_heap(heap.begin(), heap.end(), later);
}

Waiting pop(SiteHeap &heap)
{
    std::pop_heap(heap.begin(), heap.end(), later);
    const Waiting nearest = heap.back();
    heap.pop_back();
    return nearest;
}

/// Puts the settled sites, nearest first, into preorder.
void putInPreorder(SourceTree &tree, std::vector<std::uint32_t> &settled)
{
    for (std::size_t i = settled.size(); i-- > 1;)
        tree.size[tree.parent[settled[i]]] += tree.size[settled[i]];
    tree.inOrder.resize(settled.size());
    std::vector<std::uint32_t> next(tree.size.size()); ///< by site: where its next child goes
    for (const std::uint32_t site : settled) {
        std::uint32_t place = 0;
        if (tree.parent[site] != PackedGraph::none) {
            place = next[tree.parent[site]];
            next[tree.parent[site]] += tree.size[site];
        }
        tree.position[site] = place;
        next[site] = place + 1;
        tree.inOrder[place] = site;
    }
}

} // namespace

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

void SourceTree::grow(const PackedGraph &graph, std::uint32_t source, SiteHeap &heap)
{
    const std::uint32_t sites = graph.siteCount();
    us.assign(sites, noWayUs);
    parent.assign(sites, PackedGraph::none);
    parentLink.assign(sites, PackedGraph::none);
    position.assign(sites, PackedGraph::none);
    size.assign(sites, 1);
    std::vector<std::uint32_t> settled;
    settled.reserve(sites);
    us[source] = 0;
    heap.clear();
    push(heap, 0, source);
    while (!heap.empty()) {
        const auto [reached, site] = pop(heap);
        if (reached > us[site])
            continue;
        settled.push_back(site);
        for (const PackedGraph::Arc &arc : graph.arcs(site)) {
            const double candidate = reached + arc.us;
            if (candidate < us[arc.to]) {
                us[arc.to] = candidate;
                parent[arc.to] = site;
                parentLink[arc.to] = arc.link;
                push(heap, candidate, arc.to);
            }
        }
    }
    putInPreorder(*this, settled);
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
    const auto relax = [&](std::uint32_t i, const auto &improved) {
        for (const PackedGraph::Arc &arc : graph.arcs(tree.inOrder[start + i])) {
            const std::uint32_t j = tree.position[arc.to] - start;
            if (j < count && m_fresh[i] + arc.us < m_fresh[j]) {
                m_fresh[j] = m_fresh[i] + arc.us;
                improved(j);
            }
        }
    };
    if (count <= fewSites) {
        settleFew(count, relax);
        return m_fresh;
    }

    m_heap.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
        if (m_fresh[i] < noWayUs)
            m_heap.emplace_back(m_fresh[i], i);
    }
    std::make_heap(m_heap.begin(), m_heap.end(), later);
    while (!m_heap.empty()) {
        const auto [reached, i] = pop(m_heap);
        if (reached <= m_fresh[i])
            relax(i, [&](std::uint32_t j) { push(m_heap, m_fresh[j], j); });
    }
    return m_fresh;
}

/// As with the heap; the next site is looked for among all that wait.
template <class Relax>
void SubtreeRepair::settleFew(std::uint32_t count, const Relax &relax)
{
    std::array<std::uint32_t, fewSites> waiting;
    std::iota(waiting.begin(), waiting.begin() + count, 0U);
    while (count > 1) { // the last one has nobody to tell
        std::uint32_t nearest = 0;
        for (std::uint32_t k = 1; k < count; ++k) {
            if (m_fresh[waiting[k]] < m_fresh[waiting[nearest]])
                nearest = k;
        }
        const std::uint32_t site = waiting[nearest];
        if (m_fresh[site] == noWayUs)
            return;
        waiting[nearest] = waiting[--count];
        relax(site, [](std::uint32_t) {});
    }
}

} // namespace core
