#pragma once

#include "core/graph/LinkGraph.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace core {

/// Links packed by site for the searches that run a hundred thousand times: compressed rows, 16 bytes an arc.
class PackedGraph {
public:
    struct Arc {
        std::uint32_t to = 0, link = 0;
        double us = 0;
    };
    struct Link {
        std::uint32_t a = 0, b = 0;
        double us = 0;
    };
    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);

    PackedGraph() = default;
    /// Links from a site to itself are left out.
    PackedGraph(std::size_t sites, std::vector<Link> links);

    std::uint32_t siteCount() const { return static_cast<std::uint32_t>(m_first.size() - 1); }
    const std::vector<Link> &links() const { return m_links; }
    std::span<const Arc> arcs(std::uint32_t site) const { return std::span(m_arcs).subspan(m_first[site], m_first[site + 1] - m_first[site]); }

private:
    std::vector<Link> m_links;
    std::vector<std::uint32_t> m_first{0};
    std::vector<Arc> m_arcs;
};

/// Latencies of a graph's links on a grid so fine that nobody sees it, and so coarse that sums of latencies are exact. What is
/// added up in different orders is then equal, and the first of equals does not depend on the way it was worked out.
std::vector<double> gridLatencies(const std::vector<GraphLink> &links);

/// Sites that wait for their turn in a search; the memory is used again.
struct Frontier {
    std::vector<std::uint32_t> sites; ///< each once: where the search begins
    std::vector<std::pair<double, std::uint32_t>> heap;
};

/// Takes sites nearest first while their latencies are lowered by way of those before (Dijkstra). While few are waiting, looking
/// through all of them is several times faster than a heap.
/// @param usOf    (site): its latency now
/// @param expand  (site, lowered): lowers the latencies of its neighbours, and calls lowered(neighbour, whether it had none before)
template <class LatencyOf, class Expand>
void settle(Frontier &frontier, const LatencyOf &usOf, const Expand &expand)
{
    constexpr std::size_t few = 64;
    std::vector<std::uint32_t> &sites = frontier.sites;
    const auto enter = [&](std::uint32_t site, bool isFirst) {
        if (isFirst)
            sites.push_back(site);
    };
    while (!sites.empty() && sites.size() <= few) {
        std::size_t nearest = 0;
        double least = usOf(sites[0]);
        for (std::size_t i = 1; i < sites.size(); ++i) {
            const double us = usOf(sites[i]);
            nearest = us < least ? i : nearest;
            least = us < least ? us : least;
        }
        const std::uint32_t site = sites[nearest];
        sites[nearest] = sites.back();
        sites.pop_back();
        expand(site, enter);
    }

    auto &heap = frontier.heap;
    constexpr auto later = [](const auto &x, const auto &y) { return x.first > y.first; };
    heap.clear();
    for (const std::uint32_t site : sites)
        heap.emplace_back(usOf(site), site);
    std::make_heap(heap.begin(), heap.end(), later);
    const auto push = [&](std::uint32_t site, bool) {
        heap.emplace_back(usOf(site), site);
        std::push_heap(heap.begin(), heap.end(), later);
    };
    while (!heap.empty()) {
        std::pop_heap(heap.begin(), heap.end(), later);
        const auto [reached, site] = heap.back();
        heap.pop_back();
        if (reached <= usOf(site))
            expand(site, push);
    }
    sites.clear();
}

/// The shortest-path tree of one site. Its sites are also held in preorder, so that what hangs below a site is one stretch.
struct SourceTree {
    std::vector<double> us;                ///< by site; noWayUs without a way
    std::vector<std::uint32_t> parent;     ///< by site; none at the source and where there is no way
    std::vector<std::uint32_t> parentLink; ///< by site, as above
    std::vector<std::uint32_t> position;   ///< by site, in preorder; none without a way
    std::vector<std::uint32_t> size;       ///< by site: sites from here downwards
    std::vector<std::uint32_t> inOrder;    ///< sites in preorder

    void grow(const PackedGraph &graph, std::uint32_t source, Frontier &frontier);
    /// Latencies, parents and their links alone. @param settled  the sites with a way, nearest first
    void reach(const PackedGraph &graph, std::uint32_t source, Frontier &frontier, std::vector<std::uint32_t> &settled);
    /// The rest. @param outwards  the sites with a way, every parent before its children
    void putInPreorder(const std::vector<std::uint32_t> &outwards);
};

/// What a loss does to a tree: only what hangs below it is worked out again.
class SubtreeRepair {
public:
    /// New latencies of the sites at `count` positions of the preorder from `start` on, which must be all that hangs below
    /// what is lost. Valid until the next call.
    std::span<const double> repair(const PackedGraph &graph, const SourceTree &tree, std::uint32_t start, std::uint32_t count, std::uint32_t lostLink,
                                   std::uint32_t lostSite = PackedGraph::none);

private:
    std::vector<double> m_fresh;
    Frontier m_frontier;
};

} // namespace core
