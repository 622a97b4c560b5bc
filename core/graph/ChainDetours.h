#pragma once

#include "core/graph/DetourCount.h"
#include "core/graph/ReducedGraph.h"

namespace core {

/// Detours after the loss of one or two links of chains. All links of a chain do the same to pairs outside it, so that is worked
/// out once a chain (once for two chains); the sites inside hang from the ends of their chain, and follow from the latencies of those.
class ChainDetours {
public:
    /// @param trees   of the branch sites, nothing lost
    /// @param before  latencies between all sites, nothing lost
    ChainDetours(const ReducedGraph &reduced, const std::vector<SourceTree> &trees, const std::vector<double> &before);

    /// By link of a chain: it alone is lost.
    std::vector<DetourSummary> singles(std::uint32_t chain);

    /// The chain that loses a link in all that follows.
    void loseFirst(std::uint32_t chain);
    /// Two links of that chain, as a square table of which the part first < second counts.
    std::vector<DetourSummary> twice();
    /// By link of that chain and link of another one.
    std::vector<DetourSummary> with(std::uint32_t other);

private:
    struct Change {
        std::uint32_t a = 0, b = 0;
        double us = 0;
    };
    /// What the first chain does to the pairs of two groups.
    struct Part {
        std::uint32_t i = 0, j = 0;
        DetourSummary summary;
    };
    /// Pairs with an end inside a lost chain, by its links: of the sites before and behind the link with all outside, and all of them.
    struct Sides {
        std::vector<DetourSummary> before, behind, all;
    };
    static constexpr std::uint32_t none = PackedGraph::none;

    void changesWithout(const PackedGraph &graph, const std::vector<SourceTree> &trees, std::uint32_t chain);
    void apply();
    void takeBack(const std::vector<SourceTree> &trees);
    template <class Act>
    void eachChanged(const std::vector<Change> &changes, std::uint32_t first, std::uint32_t second, const Act &act);
    DetourSummary outside(std::uint32_t first, std::uint32_t second);
    void between(std::uint32_t first, std::uint32_t second, DetourSummary &sum) const;
    void inside(const ReducedGraph::Group &group, DetourSummary &sum) const;
    const std::vector<DetourSummary> &along(std::uint32_t chain);
    std::vector<DetourSummary> across(std::uint32_t chain) const;
    void latenciesOf(std::uint32_t end, std::uint32_t first, std::uint32_t second, std::vector<double> &row) const;
    Sides sides(std::uint32_t chain, std::uint32_t other, const std::vector<DetourSummary> &acrossIt);
    std::vector<DetourSummary> mixed(std::uint32_t chain, std::uint32_t other) const;

    double after(std::uint32_t i, std::uint32_t j) const { return m_after[i * m_branches + j]; }
    std::size_t keyOf(std::size_t i, std::size_t j) const { return std::min(i, j) * m_reduced.groups.size() + std::max(i, j); }
    std::size_t linksOf(std::uint32_t chain) const { return m_reduced.chains[chain].links.size(); }

    const ReducedGraph &m_reduced;
    const std::vector<SourceTree> &m_trees;
    const std::vector<double> &m_before;
    std::size_t m_branches;
    std::vector<double> m_after;                        ///< between branch sites
    std::vector<std::vector<std::uint32_t>> m_groupsAt; ///< by branch site: groups with members that end there
    std::vector<std::size_t> m_reached;                 ///< by branch site: members of groups in its part
    std::vector<std::vector<DetourSummary>> m_along;    ///< by chain; empty until asked for
    std::vector<Change> m_changes;
    std::vector<bool> m_seen; ///< pairs of groups
    std::vector<double> m_rowA, m_rowB;
    SubtreeRepair m_repair;
    Frontier m_frontier;
    std::uint32_t m_first = none;
    PackedGraph m_firstPacked;
    std::vector<SourceTree> m_firstTrees;
    std::vector<Part> m_firstParts;
};

} // namespace core
