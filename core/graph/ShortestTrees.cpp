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

/// Sites that reach a lost one over the same link do not need it between each other, so it is enough to look from all others.
/// By source and lost site: whether it is spared, being one of those with most work.
std::vector<std::uint8_t> sparedSources(const PackedGraph &graph, const std::vector<SourceTree> &trees)
{
    const std::size_t n = trees.size();
    std::vector<std::uint8_t> spared(n * n);
    std::vector<std::size_t> work(graph.links().size());
    for (std::uint32_t lost = 0; lost < n; ++lost) {
        for (const PackedGraph::Arc &arc : graph.arcs(lost))
            work[arc.link] = 0;
        std::uint32_t busiest = PackedGraph::none;
        for (const SourceTree &tree : trees) {
            const std::uint32_t link = tree.parentLink[lost];
            if (link == PackedGraph::none)
                continue;
            work[link] += tree.size[lost];
            if (busiest == PackedGraph::none || work[link] > work[busiest])
                busiest = link;
        }
        for (std::size_t source = 0; source < n; ++source)
            spared[source * n + lost] = trees[source].parentLink[lost] == busiest;
    }
    return spared;
}

} // namespace

AllPairs::AllPairs(const LinkGraph &graph) : m_sites(graph.siteCount())
{
    const ReducedGraph reduced(graph, latenciesOf(graph));
    m_us = allLatencies(reduced, branchTrees(reduced));
}

std::vector<DetourSummary> singleLinkDetours(const LinkGraph &graph, const std::stop_token &stop)
{
    const ReducedGraph reduced(graph, gridLatencies(graph.links()));
    const std::vector<SourceTree> trees = branchTrees(reduced, stop);
    if (stop.stop_requested())
        return {};
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
    Frontier frontier;
    for (std::uint32_t source = 0; source < trees.size(); ++source) {
        if (stop.stop_requested())
            return {};
        trees[source].grow(packed, source, frontier);
    }
    const std::size_t n = trees.size();
    const std::vector<std::uint8_t> spared = sparedSources(packed, trees);
    std::vector<DetourSummary> all(n);
    SubtreeRepair below;
    for (std::uint32_t source = 0; source < n; ++source) {
        if (stop.stop_requested())
            return {};
        const SourceTree &tree = trees[source];
        for (std::uint32_t lost = 0; lost < n; ++lost) {
            if (lost == source || tree.size[lost] == 1 || spared[source * n + lost] != 0)
                continue;
            const std::uint32_t start = tree.position[lost] + 1;
            const std::span<const double> after = below.repair(packed, tree, start, tree.size[lost] - 1, PackedGraph::none, lost);
            for (std::uint32_t i = 0; i < after.size(); ++i) {
                const std::uint32_t site = tree.inOrder[start + i];
                if (site > source || spared[site * n + lost] != 0)
                    countPair(all[lost], source, site, tree.us[site], after[i]);
            }
        }
    }
    return all;
}

} // namespace core
