#include "core/graph/ReducedGraph.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

class Reduction {
public:
    Reduction(const LinkGraph &graph, ReducedGraph &reduced)
        : m_graph(graph), m_reduced(reduced), m_degrees(graph.siteCount()), m_taken(graph.siteCount()), m_inChain(graph.siteCount()),
          m_walked(graph.links().size()), m_numbers(graph.siteCount(), PackedGraph::none)
    {
    }

    void run()
    {
        takeLeavesOff();
        for (std::size_t site = 0; site < m_degrees.size(); ++site) {
            if (!m_taken[site] && m_degrees[site] != 2)
                keep(site);
        }
        for (const std::size_t site : std::vector(m_reduced.branchSites))
            walkChainsFrom(site);
        for (std::size_t site = 0; site < m_degrees.size(); ++site) {
            if (m_taken[site] || m_inChain[site] || m_numbers[site] != PackedGraph::none)
                continue;
            keep(site); // a ring without a branch site
            walkChainsFrom(site);
        }
        m_reduced.packed = PackedGraph(m_reduced.branchSites.size(), std::move(m_packedLinks));
        makeGroups();
    }

private:
    void takeLeavesOff()
    {
        std::vector<std::size_t> waiting;
        for (std::size_t site = 0; site < m_degrees.size(); ++site) {
            m_degrees[site] = m_graph.incident(site).size();
            if (m_degrees[site] == 1)
                waiting.push_back(site);
        }
        while (!waiting.empty()) {
            const std::size_t site = waiting.back();
            waiting.pop_back();
            if (m_degrees[site] != 1) // the site at the other end went first
                continue;
            m_taken[site] = true;
            const auto left = std::ranges::find_if(m_graph.incident(site), [&](const LinkGraph::Incidence &at) { return !m_taken[at.site]; });
            m_reduced.leaves.push_back({site, left->site, left->link});
            if (--m_degrees[left->site] == 1)
                waiting.push_back(left->site);
        }
    }

    void keep(std::size_t site)
    {
        m_numbers[site] = static_cast<std::uint32_t>(m_reduced.branchSites.size());
        m_reduced.branchSites.push_back(site);
    }

    void walkChainsFrom(std::size_t site)
    {
        for (const LinkGraph::Incidence &incidence : m_graph.incident(site)) {
            if (!m_walked[incidence.link] && !m_taken[incidence.site])
                walk(site, incidence);
        }
    }

    void walk(std::size_t from, LinkGraph::Incidence step)
    {
        ReducedGraph::Chain chain;
        double length = 0;
        for (;;) {
            m_walked[step.link] = true;
            chain.links.push_back(step.link);
            length += m_reduced.us[step.link];
            if (m_numbers[step.site] != PackedGraph::none)
                break;
            m_inChain[step.site] = true;
            chain.sites.push_back(step.site);
            chain.toA.push_back(length);
            step = *std::ranges::find_if(m_graph.incident(step.site), [&](const LinkGraph::Incidence &at) { return !m_walked[at.link] && !m_taken[at.site]; });
        }
        chain.toB.resize(chain.sites.size());
        double back = 0;
        for (std::size_t at = chain.sites.size(); at-- > 0;)
            chain.toB[at] = back += m_reduced.us[chain.links[at + 1]];
        m_packedLinks.push_back({m_numbers[from], m_numbers[step.site], length});
        m_reduced.chains.push_back(std::move(chain));
    }

    void makeGroups()
    {
        const std::size_t branches = m_reduced.branchSites.size();
        m_reduced.groups.resize(branches + m_reduced.chains.size());
        m_reduced.groupOf.resize(m_reduced.siteCount);
        std::vector<ReducedGraph::Member> members(m_reduced.siteCount);
        const auto enter = [&](std::size_t site, const ReducedGraph::Member &member, std::size_t group) {
            members[site] = member;
            m_reduced.groupOf[site] = static_cast<std::uint32_t>(group);
            m_reduced.groups[group].members.push_back(member);
        };
        for (std::uint32_t number = 0; number < branches; ++number) {
            m_reduced.groups[number].a = m_reduced.groups[number].b = number;
            const std::size_t site = m_reduced.branchSites[number];
            enter(site, {site, 0, 0, 0, 0, 0}, number);
        }
        for (std::size_t i = 0; i < m_reduced.chains.size(); ++i) {
            const ReducedGraph::Chain &chain = m_reduced.chains[i];
            const PackedGraph::Link &ends = m_reduced.packed.links()[i];
            m_reduced.groups[branches + i].a = ends.a;
            m_reduced.groups[branches + i].b = ends.b;
            for (std::size_t at = 0; at < chain.sites.size(); ++at)
                enter(chain.sites[at], {chain.sites[at], at + 1, chain.toA[at], 0, chain.toA[at], chain.toB[at]}, branches + i);
        }
        for (std::size_t i = m_reduced.leaves.size(); i-- > 0;) {
            const ReducedGraph::Leaf &leaf = m_reduced.leaves[i];
            const double us = m_reduced.us[leaf.link];
            ReducedGraph::Member member = members[leaf.parent];
            member.site = leaf.site;
            member.hang += us;
            member.toA += us;
            member.toB += us;
            enter(leaf.site, member, m_reduced.groupOf[leaf.parent]);
        }
        for (ReducedGraph::Group &group : m_reduced.groups)
            std::ranges::stable_sort(group.members, {}, &ReducedGraph::Member::position);
        m_reduced.indexGroups();
    }

    const LinkGraph &m_graph;
    ReducedGraph &m_reduced;
    std::vector<std::size_t> m_degrees;
    std::vector<bool> m_taken, m_inChain, m_walked;
    std::vector<std::uint32_t> m_numbers; ///< of the branch sites, by site
    std::vector<PackedGraph::Link> m_packedLinks;
};

/// Rows of the branch sites, as far as the sites inside chains.
void fillBranchRows(const ReducedGraph &reduced, const std::vector<SourceTree> &trees, std::vector<double> &all)
{
    const std::size_t n = reduced.siteCount, branches = reduced.branchSites.size();
    for (std::size_t i = 0; i < branches; ++i) {
        const std::vector<double> &from = trees[i].us;
        double *row = all.data() + reduced.branchSites[i] * n;
        // Sums in another order may differ in their last bit: both directions take the same one.
        for (std::size_t j = 0; j < branches; ++j)
            row[reduced.branchSites[j]] = j < i ? trees[j].us[i] : from[j];
        for (std::size_t c = 0; c < reduced.chains.size(); ++c) {
            const ReducedGraph::Chain &chain = reduced.chains[c];
            const PackedGraph::Link &ends = reduced.packed.links()[c];
            for (std::size_t at = 0; at < chain.sites.size(); ++at)
                row[chain.sites[at]] = std::min(row[reduced.branchSites[ends.a]] + chain.toA[at], row[reduced.branchSites[ends.b]] + chain.toB[at]);
        }
    }
}

/// Rows of the sites inside a chain, given the rows of its ends.
/// @param filled  sites inside chains whose rows are there
void fillChainRows(const ReducedGraph &reduced, std::size_t index, const std::vector<std::size_t> &filled, std::vector<double> &all)
{
    const std::size_t n = reduced.siteCount;
    const ReducedGraph::Chain &chain = reduced.chains[index];
    const PackedGraph::Link &ends = reduced.packed.links()[index];
    const double *rowA = all.data() + reduced.branchSites[ends.a] * n, *rowB = all.data() + reduced.branchSites[ends.b] * n;
    for (std::size_t at = 0; at < chain.sites.size(); ++at) {
        double *row = all.data() + chain.sites[at] * n;
        for (std::size_t site = 0; site < n; ++site)
            row[site] = std::min(chain.toA[at] + rowA[site], chain.toB[at] + rowB[site]);
        for (const std::size_t site : filled)
            row[site] = all[site * n + chain.sites[at]];
        row[chain.sites[at]] = 0;
        double between = 0;
        for (std::size_t other = at; other-- > 0;) {
            between += reduced.us[chain.links[other + 1]];
            double &back = all[chain.sites[other] * n + chain.sites[at]];
            row[chain.sites[other]] = back = std::min(back, between);
        }
    }
}

} // namespace

ReducedGraph::ReducedGraph(const LinkGraph &graph, std::vector<double> latencies)
    : siteCount(graph.siteCount()), linkCount(graph.links().size()), us(std::move(latencies))
{
    Reduction(graph, *this).run();
}

void ReducedGraph::indexGroups()
{
    for (std::size_t index = 0; index < groups.size(); ++index) {
        Group &group = groups[index];
        const std::size_t positions = index < branchSites.size() ? 1 : chains[index - branchSites.size()].links.size();
        group.first.assign(positions + 1, group.members.size());
        for (std::size_t i = group.members.size(); i-- > 0;)
            group.first[group.members[i].position] = i;
        for (std::size_t position = positions; position-- > 0;)
            group.first[position] = std::min(group.first[position], group.first[position + 1]);
    }
}

std::vector<SourceTree> branchTrees(const ReducedGraph &reduced, const std::stop_token &stop)
{
    std::vector<SourceTree> trees(reduced.branchSites.size());
    Frontier frontier;
    for (std::uint32_t i = 0; i < trees.size(); ++i) {
        if (stop.stop_requested())
            return {};
        trees[i].grow(reduced.packed, i, frontier);
    }
    return trees;
}

std::vector<double> allLatencies(const ReducedGraph &reduced, const std::vector<SourceTree> &trees)
{
    const std::size_t n = reduced.siteCount;
    if (trees.size() != reduced.branchSites.size())
        return {};
    std::vector<double> all(n * n, noWayUs);
    fillBranchRows(reduced, trees, all);
    std::vector<std::size_t> back;
    for (std::size_t chain = 0; chain < reduced.chains.size(); ++chain) {
        fillChainRows(reduced, chain, back, all);
        back.insert(back.end(), reduced.chains[chain].sites.begin(), reduced.chains[chain].sites.end());
    }
    // Leaves come back in the opposite order: the parent's row is complete as far as sites are back.
    back.insert(back.end(), reduced.branchSites.begin(), reduced.branchSites.end());
    for (std::size_t i = reduced.leaves.size(); i-- > 0;) {
        const ReducedGraph::Leaf &leaf = reduced.leaves[i];
        const double *parent = all.data() + leaf.parent * n;
        double *row = all.data() + leaf.site * n;
        const double us = reduced.us[leaf.link];
        for (const std::size_t site : back)
            row[site] = all[site * n + leaf.site] = parent[site] + us;
        row[leaf.site] = 0;
        back.push_back(leaf.site);
    }
    return all;
}

std::vector<Cutting> cuttingsOf(const ReducedGraph &reduced, const std::vector<SourceTree> &trees)
{
    if (trees.size() != reduced.branchSites.size())
        return {};
    std::vector<std::size_t> parts(reduced.branchSites.size()), below(reduced.siteCount, 1);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (const ReducedGraph::Group &group : reduced.groups) {
            if (trees[i].us[group.a] < noWayUs)
                parts[i] += group.members.size();
        }
    }
    std::vector<Cutting> cuttings;
    for (const ReducedGraph::Leaf &leaf : reduced.leaves) {
        below[leaf.parent] += below[leaf.site];
        cuttings.push_back({below[leaf.site], parts[reduced.groups[reduced.groupOf[leaf.site]].a]});
    }
    return cuttings;
}

std::vector<bool> sitesBelow(const ReducedGraph &reduced, std::size_t leaf)
{
    std::vector<bool> below(reduced.siteCount);
    below[reduced.leaves[leaf].site] = true;
    for (std::size_t i = leaf; i-- > 0;)
        below[reduced.leaves[i].site] = below[reduced.leaves[i].parent];
    return below;
}

} // namespace core
