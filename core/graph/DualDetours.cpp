#include "core/graph/ChainDetours.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace core {

namespace {

/// All dual losses in pieces of work: first one a tree's link (with all links of chains and the trees' links after it), then
/// one a chain (with itself and the chains after it). Chains come in the order of their first links, so that rows are soon complete.
class DualWork {
public:
    using Row = std::function<void(std::size_t, std::size_t, std::span<const DetourSummary>)>;

    DualWork(const LinkGraph &graph, const Row &row, const std::stop_token &stop)
        : m_reduced(graph, gridLatencies(graph.links())), m_trees(branchTrees(m_reduced, stop)), m_before(allLatencies(m_reduced, m_trees)),
          m_cuttings(cuttingsOf(m_reduced, m_trees)), m_row(row), m_stop(stop), m_rows(m_reduced.linkCount), m_needs(m_reduced.linkCount, m_cuttings.size()),
          m_finished(m_cuttings.size() + m_reduced.chains.size())
    {
        for (std::size_t first = 0; first < m_rows.size(); ++first)
            m_rows[first].resize(m_rows.size() - first - 1);
        std::vector<std::pair<std::size_t, std::uint32_t>> order;
        for (std::uint32_t chain = 0; chain < m_reduced.chains.size(); ++chain)
            order.emplace_back(std::ranges::min(m_reduced.chains[chain].links), chain);
        std::ranges::sort(order);
        for (const auto &[link, chain] : order) {
            m_chains.push_back(chain);
            for (const std::size_t of : m_reduced.chains[chain].links)
                m_needs[of] = m_cuttings.size() + m_chains.size();
        }
    }

    void run()
    {
        if (m_stop.stop_requested())
            return;
        ChainDetours detours(m_reduced, m_trees, m_before);
        for (std::size_t piece = m_next++; piece < m_finished.size() && !m_stop.stop_requested(); piece = m_next++) {
            if (piece < m_cuttings.size())
                leafWith(piece);
            else
                chainWith(piece - m_cuttings.size(), detours);
            if (!m_stop.stop_requested())
                finish(piece);
        }
    }

    bool complete() const { return m_handedOver == m_rows.size(); }

private:
    DetourSummary &at(std::size_t i, std::size_t j) { return m_rows[std::min(i, j)][std::max(i, j) - std::min(i, j) - 1]; }
    void leafWith(std::size_t leaf);
    void chainWith(std::size_t place, ChainDetours &detours);
    void finish(std::size_t piece);

    const ReducedGraph m_reduced;
    const std::vector<SourceTree> m_trees;
    const std::vector<double> m_before;
    const std::vector<Cutting> m_cuttings;
    std::vector<std::uint32_t> m_chains; ///< in the order of work
    const Row &m_row;
    const std::stop_token &m_stop;
    std::vector<std::vector<DetourSummary>> m_rows; ///< by first link, from the link after it on; given back once handed over
    std::vector<std::size_t> m_needs;               ///< by first link: pieces of work that must be finished, from the beginning
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex; ///< guards what follows
    std::vector<bool> m_finished;
    std::size_t m_finishedUpTo = 0, m_handedOver = 0;
};

/// A tree's link cuts all that hangs from it; another lost link does to the rest what it does alone.
void DualWork::leafWith(std::size_t leaf)
{
    const std::size_t link = m_reduced.leaves[leaf].link;
    const Cutting &cutting = m_cuttings[leaf];
    const std::uint32_t part = m_reduced.groups[m_reduced.groupOf[m_reduced.leaves[leaf].site]].a;
    std::vector<bool> above(m_reduced.siteCount); // leaves are in the order of taking off: what a leaf hangs from comes after it
    above[m_reduced.leaves[leaf].parent] = true;
    for (std::size_t other = leaf + 1; other < m_cuttings.size(); ++other) {
        const ReducedGraph::Leaf &second = m_reduced.leaves[other];
        const bool nested = above[second.site];
        if (nested)
            above[second.parent] = true;
        const Cutting &all = m_cuttings[other];
        const bool together = m_trees[part].us[m_reduced.groups[m_reduced.groupOf[second.site]].a] < noWayUs;
        const std::size_t cutBefore = together ? cutting.below : 0; // what the first link has taken off already
        const std::size_t side = nested ? all.below - cutBefore : all.below, rest = all.part - all.below - (nested ? 0 : cutBefore);
        at(link, second.link).pairsCut = cutting.pairs() + static_cast<std::int64_t>(side * rest);
    }

    const std::vector<bool> gone = sitesBelow(m_reduced, leaf);
    ReducedGraph left = m_reduced;
    for (ReducedGraph::Group &group : left.groups)
        std::erase_if(group.members, [&](const ReducedGraph::Member &member) { return gone[member.site]; });
    left.indexGroups();
    ChainDetours detours(left, m_trees, m_before);
    for (std::uint32_t chain = 0; chain < left.chains.size() && !m_stop.stop_requested(); ++chain) {
        const std::vector<DetourSummary> singles = detours.singles(chain);
        for (std::size_t i = 0; i < singles.size(); ++i) {
            DetourSummary &sum = at(link, left.chains[chain].links[i]);
            sum = singles[i];
            sum.pairsCut += cutting.pairs();
        }
    }
}

void DualWork::chainWith(std::size_t place, ChainDetours &detours)
{
    const std::vector<std::size_t> &links = m_reduced.chains[m_chains[place]].links;
    detours.loseFirst(m_chains[place]);
    const std::vector<DetourSummary> twice = detours.twice();
    for (std::size_t f = 0; f < links.size(); ++f) {
        for (std::size_t g = f + 1; g < links.size(); ++g)
            at(links[f], links[g]) = twice[f * links.size() + g];
    }
    for (std::size_t other = place + 1; other < m_chains.size() && !m_stop.stop_requested(); ++other) {
        const std::vector<std::size_t> &seconds = m_reduced.chains[m_chains[other]].links;
        const std::vector<DetourSummary> table = detours.with(m_chains[other]);
        for (std::size_t f = 0; f < links.size(); ++f) {
            for (std::size_t g = 0; g < seconds.size(); ++g)
                at(links[f], seconds[g]) = table[f * seconds.size() + g];
        }
    }
}

/// Hands over the rows that are complete now.
void DualWork::finish(std::size_t piece)
{
    const std::scoped_lock lock(m_mutex);
    m_finished[piece] = true;
    while (m_finishedUpTo < m_finished.size() && m_finished[m_finishedUpTo])
        ++m_finishedUpTo;
    while (m_handedOver < m_rows.size() && m_needs[m_handedOver] <= m_finishedUpTo && !m_stop.stop_requested()) {
        std::vector<DetourSummary> &row = m_rows[m_handedOver];
        if (!row.empty())
            m_row(m_handedOver, m_handedOver + 1, row);
        row = {};
        ++m_handedOver;
    }
}

} // namespace

bool dualLinkDetours(const LinkGraph &graph, const std::function<void(std::size_t, std::size_t, std::span<const DetourSummary>)> &row,
                     const std::stop_token &stop, unsigned threads)
{
    DualWork work(graph, row, stop);
    {
        std::vector<std::jthread> helpers;
        const unsigned count = threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
        for (unsigned i = 1; i < count; ++i)
            helpers.emplace_back([&] { work.run(); });
        work.run();
    }
    return work.complete();
}

} // namespace core
