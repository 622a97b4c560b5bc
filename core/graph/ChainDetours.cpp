#include "core/graph/ChainDetours.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

using Group = ReducedGraph::Group;
using Member = ReducedGraph::Member;

void addAll(DetourSummary &sum, std::initializer_list<const DetourSummary *> parts)
{
    for (const DetourSummary *part : parts)
        add(sum, *part);
}

/// The sites of a chain on one side of a link, for all its links in the order in which they grow in number.
struct Growth {
    const Group &group;
    bool before; ///< the side of end a

    std::size_t links() const { return group.first.size() - 1; }
    std::size_t link(std::size_t step) const { return before ? step : links() - 1 - step; }
    /// Those that the step adds; none at the first one.
    std::span<const Member> added(std::size_t step) const { return step == 0 ? std::span<const Member>() : group.at(before ? step : links() - step); }
};

/// Adds to a table, by link of x and link of y, what happens to pairs of the sites on the given sides of both.
template <class CountPair>
void addPairs(const Growth &x, const Growth &y, const CountPair &count, std::vector<DetourSummary> &table)
{
    std::vector<DetourSummary> sums(y.links());
    for (std::size_t stepX = 1; stepX < x.links(); ++stepX) {
        DetourSummary row;
        for (std::size_t stepY = 1; stepY < y.links(); ++stepY) {
            for (const Member &i : x.added(stepX)) {
                for (const Member &j : y.added(stepY))
                    count(row, i, j);
            }
            add(sums[stepY], row);
        }
        DetourSummary *target = table.data() + x.link(stepX) * y.links();
        for (std::size_t stepY = 1; stepY < y.links(); ++stepY)
            add(target[y.link(stepY)], sums[stepY]);
    }
}

} // namespace

ChainDetours::ChainDetours(const ReducedGraph &reduced, const std::vector<SourceTree> &trees, const std::vector<double> &before)
    : m_reduced(reduced), m_trees(trees), m_before(before), m_branches(reduced.branchSites.size()), m_after(m_branches * m_branches), m_groupsAt(m_branches),
      m_reached(m_branches), m_along(reduced.chains.size()), m_seen(reduced.groups.size() * reduced.groups.size()), m_rowA(reduced.siteCount),
      m_rowB(reduced.siteCount)
{
    for (std::uint32_t index = 0; index < reduced.groups.size(); ++index) {
        const Group &group = reduced.groups[index];
        if (group.members.empty())
            continue;
        m_groupsAt[group.a].push_back(index);
        if (group.b != group.a)
            m_groupsAt[group.b].push_back(index);
    }
    for (std::size_t i = 0; i < m_branches; ++i) {
        std::ranges::copy(trees[i].us, m_after.begin() + static_cast<std::ptrdiff_t>(i * m_branches));
        for (const Group &group : reduced.groups) {
            if (trees[i].us[group.a] < noWayUs)
                m_reached[i] += group.members.size();
        }
    }
}

/// Pairs of branch sites with another latency once a chain of the trees' graph is lost.
void ChainDetours::changesWithout(const PackedGraph &graph, const std::vector<SourceTree> &trees, std::uint32_t chain)
{
    m_changes.clear();
    const PackedGraph::Link &link = graph.links()[chain];
    if (link.a == link.b)
        return;
    const auto towards = [&](std::uint32_t end) {
        std::uint32_t count = 0;
        for (const SourceTree &tree : trees)
            count += tree.parentLink[end] == chain;
        return count;
    };
    const auto repairBelow = [&](std::uint32_t end) {
        for (std::uint32_t source = 0; source < trees.size(); ++source) {
            const SourceTree &tree = trees[source];
            if (tree.parentLink[end] != chain)
                continue;
            const std::uint32_t start = tree.position[end];
            const std::span<const double> fresh = m_repair.repair(graph, tree, start, tree.size[end], chain);
            for (std::uint32_t i = 0; i < fresh.size(); ++i) {
                const std::uint32_t site = tree.inOrder[start + i];
                if (fresh[i] != tree.us[site])
                    m_changes.push_back({source, site, fresh[i]});
            }
        }
    };
    // A pair goes over the chain in one direction seen from one of its sites, in the other one seen from the other: one direction
    // has all pairs, and many small stretches are repaired sooner than a few long ones. Without length the direction is not certain.
    const bool both = link.us <= 0, forward = towards(link.b) >= towards(link.a);
    if (both || forward)
        repairBelow(link.b);
    if (both || !forward)
        repairBelow(link.a);
}

void ChainDetours::apply()
{
    for (const Change &change : m_changes)
        m_after[change.a * m_branches + change.b] = m_after[change.b * m_branches + change.a] = change.us;
}

void ChainDetours::takeBack(const std::vector<SourceTree> &trees)
{
    for (const Change &change : m_changes)
        m_after[change.a * m_branches + change.b] = m_after[change.b * m_branches + change.a] = trees[change.a].us[change.b];
}

/// Hands over the groups with pairs that the changes may concern, each two once, without those of the lost chains.
template <class Act>
void ChainDetours::eachChanged(const std::vector<Change> &changes, std::uint32_t first, std::uint32_t second, const Act &act)
{
    const auto lost = [&](std::uint32_t group) { return group >= m_branches && (group - m_branches == first || group - m_branches == second); };
    std::fill(m_seen.begin(), m_seen.end(), false);
    for (const Change &change : changes) {
        for (const std::uint32_t i : m_groupsAt[change.a]) {
            if (lost(i))
                continue;
            for (const std::uint32_t j : m_groupsAt[change.b]) {
                const std::size_t key = keyOf(i, j);
                if (lost(j) || m_seen[key])
                    continue;
                m_seen[key] = true;
                act(i, j);
            }
        }
    }
}

/// Pairs with both ends outside the lost chains.
DetourSummary ChainDetours::outside(std::uint32_t first, std::uint32_t second)
{
    DetourSummary sum;
    eachChanged(m_changes, first, second, [&](std::uint32_t i, std::uint32_t j) { between(i, j, sum); });
    // Where the second chain does not matter, it is as without the first one alone.
    for (const Part &part : m_firstParts) {
        if (part.i != m_branches + second && part.j != m_branches + second && !m_seen[keyOf(part.i, part.j)])
            add(sum, part.summary);
    }
    return sum;
}

/// Pairs of two groups that are whole, or inside one.
void ChainDetours::between(std::uint32_t first, std::uint32_t second, DetourSummary &sum) const
{
    const Group &x = m_reduced.groups[first], &y = m_reduced.groups[second];
    if (first == second) {
        inside(x, sum);
        return;
    }
    // The ends' latencies fit in the processor's cache, those of all sites do not: what was before is worked out again, too.
    const double *fromA = m_trees[x.a].us.data(), *fromB = m_trees[x.b].us.data();
    for (const Member &i : x.members) {
        const double toA = std::min(i.toA + after(x.a, y.a), i.toB + after(x.b, y.a)), oldA = std::min(i.toA + fromA[y.a], i.toB + fromB[y.a]);
        const double toB = std::min(i.toA + after(x.a, y.b), i.toB + after(x.b, y.b)), oldB = std::min(i.toA + fromA[y.b], i.toB + fromB[y.b]);
        if (toA == oldA && toB == oldB)
            continue;
        for (const Member &j : y.members)
            countPair(sum, i.site, j.site, std::min(oldA + j.toA, oldB + j.toB), std::min(toA + j.toA, toB + j.toB));
    }
}

/// Pairs inside one chain that is whole.
void ChainDetours::inside(const Group &group, DetourSummary &sum) const
{
    const double around = after(group.a, group.b);
    for (std::size_t x = 0; x < group.members.size(); ++x) {
        const Member &i = group.members[x];
        for (std::size_t y = x + 1; y < group.members.size(); ++y) {
            const Member &j = group.members[y];
            if (i.position == j.position)
                continue;
            const double direct = j.along - i.along + i.hang + j.hang;
            countPair(sum, i.site, j.site, m_before[i.site * m_reduced.siteCount + j.site], std::min(direct, i.toA + around + j.toB));
        }
    }
}

/// Pairs inside a chain that have only the way along it left: element (i, j) holds those at the positions i + 1 to j.
const std::vector<DetourSummary> &ChainDetours::along(std::uint32_t chain)
{
    std::vector<DetourSummary> &table = m_along[chain];
    const std::size_t links = linksOf(chain);
    if (!table.empty())
        return table;
    table.resize(links * links);
    const Group &group = m_reduced.chainGroup(chain);
    for (std::size_t i = links - 1; i-- > 0;) {
        DetourSummary row;
        for (std::size_t j = i + 2; j < links; ++j) {
            for (const Member &x : group.at(i + 1)) {
                for (const Member &y : group.at(j))
                    countPair(row, x.site, y.site, m_before[x.site * m_reduced.siteCount + y.site], y.along - x.along + x.hang + y.hang);
            }
            table[i * links + j] = table[(i + 1) * links + j];
            add(table[i * links + j], row);
        }
    }
    return table;
}

/// Pairs inside a chain that must go around, over its ends: element (f, g), f ≤ g, holds those before link f with those behind link g.
std::vector<DetourSummary> ChainDetours::across(std::uint32_t chain) const
{
    const Group &group = m_reduced.chainGroup(chain);
    std::vector<DetourSummary> table(linksOf(chain) * linksOf(chain));
    const double around = after(group.a, group.b);
    const auto count = [&](DetourSummary &sum, const Member &i, const Member &j) {
        countPair(sum, i.site, j.site, m_before[i.site * m_reduced.siteCount + j.site], i.toA + around + j.toB);
    };
    addPairs(Growth{group, true}, Growth{group, false}, count, table);
    return table;
}

/// From a branch site to all sites outside the lost chains; to those inside −infinity, which no detour is longer than.
void ChainDetours::latenciesOf(std::uint32_t end, std::uint32_t first, std::uint32_t second, std::vector<double> &row) const
{
    std::ranges::fill(row, -noWayUs);
    const double *from = m_after.data() + end * m_branches;
    for (std::size_t index = 0; index < m_reduced.groups.size(); ++index) {
        if (index >= m_branches && (index - m_branches == first || index - m_branches == second))
            continue;
        const Group &group = m_reduced.groups[index];
        for (const Member &member : group.members)
            row[member.site] = std::min(from[group.a] + member.toA, from[group.b] + member.toB);
    }
}

ChainDetours::Sides ChainDetours::sides(std::uint32_t chain, std::uint32_t other, const std::vector<DetourSummary> &acrossIt)
{
    const std::size_t links = linksOf(chain);
    Sides sides{std::vector<DetourSummary>(links), std::vector<DetourSummary>(links), std::vector<DetourSummary>(links)};
    const Group &group = m_reduced.chainGroup(chain);
    if (group.members.empty())
        return sides;
    latenciesOf(group.a, chain, other, m_rowA);
    latenciesOf(group.b, chain, other, m_rowB);
    // First the sites at one position, then those before or behind all links.
    for (const Member &member : group.members) {
        const double *before = m_before.data() + member.site * m_reduced.siteCount;
        DetourSummary &fromA = sides.before[member.position], &fromB = sides.behind[member.position - 1];
        for (std::size_t site = 0; site < m_reduced.siteCount; ++site) {
            countPair(fromA, member.site, site, before[site], member.toA + m_rowA[site]);
            countPair(fromB, member.site, site, before[site], member.toB + m_rowB[site]);
        }
    }
    for (std::size_t link = 1; link < links; ++link) {
        add(sides.before[link], sides.before[link - 1]);
        add(sides.behind[links - 1 - link], sides.behind[links - link]);
    }
    const std::vector<DetourSummary> &inner = along(chain);
    for (std::size_t link = 0; link < links; ++link) {
        addAll(sides.all[link], {&sides.before[link], &sides.behind[link], &inner[link], &inner[link * links + links - 1], &acrossIt[link * links + link]});
    }
    return sides;
}

/// Pairs with an end inside either of two lost chains, by link of one and link of the other.
std::vector<DetourSummary> ChainDetours::mixed(std::uint32_t chain, std::uint32_t other) const
{
    const Group &x = m_reduced.chainGroup(chain), &y = m_reduced.chainGroup(other);
    std::vector<DetourSummary> table(linksOf(chain) * linksOf(other));
    if (x.members.empty() || y.members.empty())
        return table;
    for (const bool fromA : {true, false}) {
        for (const bool toA : {true, false}) {
            const double ends = after(fromA ? x.a : x.b, toA ? y.a : y.b);
            const auto count = [&](DetourSummary &sum, const Member &i, const Member &j) {
                countPair(sum, i.site, j.site, m_before[i.site * m_reduced.siteCount + j.site], (fromA ? i.toA : i.toB) + ends + (toA ? j.toA : j.toB));
            };
            addPairs(Growth{x, fromA}, Growth{y, toA}, count, table);
        }
    }
    return table;
}

std::vector<DetourSummary> ChainDetours::singles(std::uint32_t chain)
{
    assert(m_first == none);
    changesWithout(m_reduced.packed, m_trees, chain);
    apply();
    const DetourSummary apart = outside(chain, none);
    std::vector<DetourSummary> all = sides(chain, none, across(chain)).all;
    for (DetourSummary &summary : all)
        add(summary, apart);
    takeBack(m_trees);
    return all;
}

void ChainDetours::loseFirst(std::uint32_t chain)
{
    m_first = chain;
    m_firstTrees.resize(m_branches);
    std::vector<PackedGraph::Link> links = m_reduced.packed.links();
    links[chain].b = links[chain].a; // left out, the numbers of the others stay
    m_firstPacked = PackedGraph(m_branches, std::move(links));
    m_changes.clear();
    for (std::uint32_t i = 0; i < m_branches; ++i) {
        m_firstTrees[i].grow(m_firstPacked, i, m_frontier);
        std::ranges::copy(m_firstTrees[i].us, m_after.begin() + static_cast<std::ptrdiff_t>(i * m_branches));
        for (std::uint32_t j = 0; j < i; ++j) {
            if (after(i, j) != m_trees[i].us[j])
                m_changes.push_back({i, j, after(i, j)});
        }
    }
    m_firstParts.clear();
    eachChanged(m_changes, chain, none, [&](std::uint32_t i, std::uint32_t j) {
        Part part{i, j, {}};
        between(i, j, part.summary);
        m_firstParts.push_back(part);
    });
}

std::vector<DetourSummary> ChainDetours::twice()
{
    const std::size_t links = linksOf(m_first);
    DetourSummary apart;
    for (const Part &part : m_firstParts)
        add(apart, part.summary);
    const std::vector<DetourSummary> around = across(m_first), &inner = along(m_first);
    const Sides parts = sides(m_first, none, around);
    const Group &group = m_reduced.chainGroup(m_first);
    std::vector<DetourSummary> table(links * links);
    for (std::size_t f = 0; f < links; ++f) {
        for (std::size_t g = f + 1; g < links; ++g) {
            DetourSummary &sum = table[f * links + g];
            addAll(sum, {&apart, &parts.before[f], &parts.behind[g], &inner[f], &inner[f * links + g], &inner[g * links + links - 1], &around[f * links + g]});
            // The sites between the two links are on their own.
            const std::size_t alone = group.first[g + 1] - group.first[f + 1];
            sum.pairsCut += static_cast<std::int64_t>(alone * (m_reached[group.a] - alone));
        }
    }
    return table;
}

std::vector<DetourSummary> ChainDetours::with(std::uint32_t other)
{
    changesWithout(m_firstPacked, m_firstTrees, other);
    apply();
    const DetourSummary apart = outside(m_first, other);
    const Sides ofFirst = sides(m_first, other, across(m_first)), ofOther = sides(other, m_first, across(other));
    std::vector<DetourSummary> table = mixed(m_first, other);
    for (std::size_t f = 0; f < ofFirst.all.size(); ++f) {
        for (std::size_t g = 0; g < ofOther.all.size(); ++g)
            addAll(table[f * ofOther.all.size() + g], {&apart, &ofFirst.all[f], &ofOther.all[g]});
    }
    takeBack(m_firstTrees);
    return table;
}

} // namespace core
