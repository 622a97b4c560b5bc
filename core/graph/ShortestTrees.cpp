#include "core/graph/ShortestTrees.h"

#include "core/graph/ChainDetours.h"

namespace core {

namespace {

std::vector<double> latenciesOf(const LinkGraph &graph)
{
    std::vector<double> us;
    for (const GraphLink &link : graph.links())
        us.push_back(link.us);
    return us;
}

/// The graph as it is, its latencies on the grid.
PackedGraph packedWhole(const LinkGraph &graph)
{
    const std::vector<double> us = gridLatencies(graph.links());
    std::vector<PackedGraph::Link> links;
    for (std::size_t i = 0; i < us.size(); ++i) {
        const GraphLink &link = graph.links()[i];
        links.push_back({static_cast<std::uint32_t>(link.a), static_cast<std::uint32_t>(link.b), us[i]});
    }
    return PackedGraph(graph.siteCount(), std::move(links));
}

/// Works out what hangs below a lost site, seen from the others.
class SiteLoss {
public:
    SiteLoss(const PackedGraph &graph, const std::vector<SourceTree> &trees) : m_graph(graph), m_trees(trees), m_work(graph.links().size()) {}

    DetourSummary of(std::uint32_t lost)
    {
        const std::uint32_t spared = busiestLink(lost);
        DetourSummary sum;
        for (std::uint32_t source = 0; source < m_trees.size(); ++source) {
            const SourceTree &tree = m_trees[source];
            if (source == lost || tree.size[lost] == 1 || tree.parentLink[lost] == spared)
                continue;
            const std::uint32_t start = tree.position[lost] + 1;
            const std::span<const double> after = m_below.repair(m_graph, tree, start, tree.size[lost] - 1, PackedGraph::none, lost);
            for (std::uint32_t i = 0; i < after.size(); ++i) {
                const std::uint32_t site = tree.inOrder[start + i];
                if (site > source || m_trees[site].parentLink[lost] == spared)
                    countPair(sum, source, site, tree.us[site], after[i]);
            }
        }
        return sum;
    }

private:
    /// Sites that reach the lost one over the same link do not need it between each other, so it is enough to look from all
    /// others: this is the link over which sites with most work come.
    std::uint32_t busiestLink(std::uint32_t lost)
    {
        std::uint32_t busiest = PackedGraph::none;
        for (const PackedGraph::Arc &arc : m_graph.arcs(lost))
            m_work[arc.link] = 0;
        for (const SourceTree &tree : m_trees) {
            const std::uint32_t link = tree.parentLink[lost];
            if (link == PackedGraph::none)
                continue;
            m_work[link] += tree.size[lost];
            if (busiest == PackedGraph::none || m_work[link] > m_work[busiest])
                busiest = link;
        }
        return busiest;
    }

    const PackedGraph &m_graph;
    const std::vector<SourceTree> &m_trees;
    SubtreeRepair m_below;
    std::vector<std::size_t> m_work; ///< by link
};

} // namespace

AllPairs::AllPairs(const LinkGraph &graph) : m_sites(graph.siteCount())
{
    const ReducedGraph reduced(graph, latenciesOf(graph));
    m_us = allLatencies(reduced, branchTrees(reduced));
}

std::vector<DetourSummary> singleLinkDetours(const LinkGraph &graph, const std::stop_token &stop)
{
    const ReducedGraph reduced(graph, gridLatencies(graph.links()));
    const std::vector<SourceTree> trees = branchTrees(reduced);
    const std::vector<double> before = allLatencies(reduced, trees);
    std::vector<DetourSummary> all(graph.links().size());
    const std::vector<Cutting> cuttings = cuttingsOf(reduced, trees);
    for (std::size_t leaf = 0; leaf < cuttings.size(); ++leaf)
        all[reduced.leaves[leaf].link].pairsCut = cuttings[leaf].pairs();
    ChainDetours detours(reduced, trees, before);
    for (std::uint32_t chain = 0; chain < reduced.chains.size(); ++chain) {
        if (stop.stop_requested())
            return {};
        const std::vector<DetourSummary> ofChain = detours.singles(chain);
        for (std::size_t i = 0; i < ofChain.size(); ++i)
            all[reduced.chains[chain].links[i]] = ofChain[i];
    }
    return all;
}

std::vector<DetourSummary> singleSiteDetours(const LinkGraph &graph, const std::stop_token &stop)
{
    const PackedGraph packed = packedWhole(graph);
    std::vector<SourceTree> trees(graph.siteCount());
    SiteHeap heap;
    for (std::uint32_t source = 0; source < trees.size(); ++source) {
        if (stop.stop_requested())
            return {};
        trees[source].grow(packed, source, heap);
    }
    std::vector<DetourSummary> all(graph.siteCount());
    SiteLoss loss(packed, trees);
    for (std::uint32_t lost = 0; lost < all.size(); ++lost) {
        if (stop.stop_requested())
            return {};
        all[lost] = loss.of(lost);
    }
    return all;
}

} // namespace core
