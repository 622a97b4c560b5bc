#include "core/graph/MaximumFlow.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {

namespace {

/// All links between two sites.
struct Edge {
    std::uint32_t a = 0, b = 0; ///< a < b
    double gbps = 0;
    bool joins(const Edge &other) const { return a == other.a && b == other.b; }
};

std::vector<Edge> edgesOf(const LinkGraph &graph, std::span<const double> capacityGbps, const Outage &out)
{
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < graph.links().size(); ++i) {
        const GraphLink &link = graph.links()[i];
        assert(std::isfinite(capacityGbps[i]) && capacityGbps[i] >= 0);
        if (capacityGbps[i] > 0 && out.hasLink(i) && out.hasSite(link.a) && out.hasSite(link.b))
            edges.push_back({static_cast<std::uint32_t>(std::min(link.a, link.b)), static_cast<std::uint32_t>(std::max(link.a, link.b)), capacityGbps[i]});
    }
    std::ranges::stable_sort(edges, {}, [](const Edge &edge) { return std::pair(edge.a, edge.b); });
    std::vector<Edge> merged;
    for (const Edge &edge : edges) {
        if (merged.empty() || !merged.back().joins(edge))
            merged.push_back(edge);
        else
            merged.back().gbps += edge.gbps;
    }
    return merged;
}

} // namespace

MaximumFlow::MaximumFlow(const LinkGraph &graph, std::span<const double> capacityGbps, const Outage &out)
    : m_first(graph.siteCount() + 1, 0), m_seen(graph.siteCount()), m_cameBy(graph.siteCount())
{
    assert(capacityGbps.size() == graph.links().size());
    const std::vector<Edge> edges = edgesOf(graph, capacityGbps, out);
    for (const Edge &edge : edges) {
        ++m_first[edge.a + 1];
        ++m_first[edge.b + 1];
        m_capacity.insert(m_capacity.end(), 2, edge.gbps);
        m_nothing = std::max(m_nothing, 1e-11 * edge.gbps);
    }
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    m_arcs.resize(m_capacity.size());
    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
        m_arcs[next[edges[i].a]++] = {edges[i].b, 2 * i};
        m_arcs[next[edges[i].b]++] = {edges[i].a, 2 * i + 1};
    }
}

/// Looks for a shortest way with something left. False: there is none, and all that can be reached is seen.
bool MaximumFlow::search(std::size_t from, std::size_t to)
{
    std::ranges::fill(m_seen, std::uint8_t{0});
    m_seen[from] = 1;
    m_queue.assign(1, static_cast<std::uint32_t>(from));
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        const std::uint32_t site = m_queue[i];
        for (std::uint32_t k = m_first[site]; k < m_first[site + 1]; ++k) {
            const Arc &arc = m_arcs[k];
            if (m_seen[arc.site] != 0 || m_left[arc.index] <= m_nothing)
                continue;
            m_seen[arc.site] = 1;
            m_cameBy[arc.site] = {site, arc.index};
            if (arc.site == to)
                return true;
            m_queue.push_back(arc.site);
        }
    }
    return false;
}

void MaximumFlow::augment(std::size_t from, std::size_t to)
{
    double most = std::numeric_limits<double>::infinity();
    for (std::size_t site = to; site != from; site = m_cameBy[site].site)
        most = std::min(most, m_left[m_cameBy[site].index]);
    for (std::size_t site = to; site != from; site = m_cameBy[site].site) {
        m_left[m_cameBy[site].index] -= most;
        m_left[m_cameBy[site].index ^ 1U] += most;
    }
}

void MaximumFlow::send(std::size_t from, std::size_t to)
{
    m_left = m_capacity;
    while (search(from, to))
        augment(from, to);
}

} // namespace core
