#pragma once

#include "core/graph/SourceTrees.h"

#include <stop_token>

namespace core {

/// A graph without its trees and chains. Sites of degree 1 are taken off until none is left: what hung together so is a tree, its
/// root stays. Of what is left, sites of degree 2 are passed through: they and the links beside them make chains between the
/// branch sites. A part that is only a tree or only a ring keeps one branch site.
struct ReducedGraph {
    /// A site that is in the graph no more, or a branch site, as seen from the ends of its group.
    struct Member {
        std::size_t site = 0;
        std::size_t position = 0; ///< of its tree's root in the chain: 1 is next to end a; 0 at a branch site
        double along = 0;         ///< from end a to that root
        double hang = 0;          ///< from that root to the site
        double toA = 0, toB = 0;  ///< to the ends over the group's own links
    };
    /// What moves together: a branch site with its trees (both ends are that site), or the inside of a chain with its trees.
    struct Group {
        std::uint32_t a = 0, b = 0;     ///< ends, numbers of branch sites
        std::vector<Member> members;    ///< by position
        std::vector<std::size_t> first; ///< by position: where its members begin; one more at the end
        std::span<const Member> at(std::size_t position) const { return std::span(members).subspan(first[position], first[position + 1] - first[position]); }
    };
    struct Chain {
        std::vector<std::size_t> links; ///< from end a to end b; link i lies between positions i and i + 1
        std::vector<std::size_t> sites; ///< inside it, in order
        std::vector<double> toA, toB;   ///< of those sites, to the ends along the chain
    };
    /// A site that was taken off with the only link it had left.
    struct Leaf {
        std::size_t site = 0, parent = 0, link = 0;
    };

    /// @param us  by link
    ReducedGraph(const LinkGraph &graph, std::vector<double> us);

    std::size_t siteCount = 0, linkCount = 0;
    std::vector<double> us;               ///< by link of the whole graph
    std::vector<Leaf> leaves;             ///< in the order of taking off
    std::vector<std::size_t> branchSites; ///< by number
    std::vector<Chain> chains;
    PackedGraph packed;                 ///< between numbers of branch sites; its links are the chains
    std::vector<Group> groups;          ///< of the branch sites by number, then of the chains
    std::vector<std::uint32_t> groupOf; ///< by site

    /// Where the members of every position begin, anew.
    void indexGroups();
    const Group &chainGroup(std::size_t chain) const { return groups[branchSites.size() + chain]; }
};

/// The shortest-path trees of the branch sites, by number. Empty when stopped, and so is what is made from them.
std::vector<SourceTree> branchTrees(const ReducedGraph &reduced, const std::stop_token &stop = {});

/// Latencies between all sites, row by row.
std::vector<double> allLatencies(const ReducedGraph &reduced, const std::vector<SourceTree> &trees);

/// What the loss of a tree's link takes off.
struct Cutting {
    std::size_t below = 0; ///< sites from the leaf onwards
    std::size_t part = 0;  ///< sites of the whole part of the network
    std::int64_t pairs() const { return static_cast<std::int64_t>(below * (part - below)); }
};
/// By leaf: the link that it was taken off with is lost.
std::vector<Cutting> cuttingsOf(const ReducedGraph &reduced, const std::vector<SourceTree> &trees);

/// By site: whether it hangs from the link that a leaf was taken off with.
std::vector<bool> sitesBelow(const ReducedGraph &reduced, std::size_t leaf);

} // namespace core
