// The pair is found by conflicts: both paths start as the shortest ones; where they have something in common, one of them has to
// leave it, or both keep it and the pair counts it. Each case is a node of a search, best first, whose two paths are the best that
// obey what was demanded so far: the first node without a conflict is the answer, ties included. Alone this may wander through
// many nodes with a sum that no pair can reach; so a node's sum is at least that of two units of flow (Suurballe/Bhandari).
// What no pair can help sharing is counted from the start: links, risks and sites that separate the ends.
#include "core/graph/PairFlow.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <compare>
#include <memory>
#include <set>
#include <tuple>

namespace core {

namespace {

constexpr int nodeBudget = 2000; ///< about 0.1 s of work at the very most

enum class Kind : std::uint32_t { Risk, Link, Site };

/// Something that paths may have in common.
struct Item {
    Kind kind = Kind::Link;
    std::uint32_t index = 0;
    friend auto operator<=>(const Item &, const Item &) = default;
};

struct Shared {
    std::vector<std::size_t> links, risks, sites; ///< sorted
};

/// A case of the search.
struct Node {
    std::array<std::vector<Item>, 2> avoided; ///< by path, sorted
    std::vector<Item> kept;                   ///< in common, sorted; without what nothing can avoid
    std::array<std::shared_ptr<const LinkPath>, 2> paths;
    std::size_t risks = 0, sites = 0; ///< in common at least, as far as they can be helped
    double us = 0;                    ///< of both paths at least
    bool bounded = false;             ///< by flow
    std::optional<Item> conflict;     ///< known once bounded
    bool swapped = false;             ///< the second path is the better one
    const LinkPath &first() const { return *paths[swapped ? 1 : 0]; }
    const LinkPath &second() const { return *paths[swapped ? 0 : 1]; }
};

std::vector<std::size_t> common(std::vector<std::size_t> x, std::vector<std::size_t> y)
{
    std::ranges::sort(x);
    std::ranges::sort(y);
    std::vector<std::size_t> both;
    std::ranges::set_intersection(x, y, std::back_inserter(both));
    both.erase(std::unique(both.begin(), both.end()), both.end());
    return both;
}

std::vector<Item> with(std::vector<Item> items, const Item &item)
{
    items.insert(std::ranges::upper_bound(items, item), item);
    return items;
}

class PairSearch {
public:
    PairSearch(const LinkGraph &graph, std::size_t start, std::size_t goal, const Diversity &diversity, const Outage &out)
        : m_graph(graph), m_start(start), m_goal(goal), m_diversity(diversity), m_search(graph, out), m_flow(graph, start, goal)
    {
        for (std::size_t link = 0; link < graph.links().size(); ++link) {
            for (const std::size_t risk : graph.links()[link].risks) {
                m_linksOfRisk.resize(std::max(m_linksOfRisk.size(), risk + 1));
                m_linksOfRisk[risk].push_back(link);
            }
        }
    }

    std::optional<DisjointPair> run();

private:
    Shared shared(const LinkPath &x, const LinkPath &y) const;
    void markInevitable(const LinkPath &path);
    bool isInevitable(const Item &item) const { return std::ranges::binary_search(m_inevitable, item); }
    std::optional<LinkPath> pathAvoiding(const std::vector<Item> &items);
    std::pair<double, double> weight(const Node &node, const Item &item);
    std::optional<Item> conflict(const Node &node);
    void avoid(const std::vector<Item> &items, int step);
    void setRoom(const Node &node, bool oneToASite);
    bool bound(Node &node);
    void branch(const Node &node, const Item &item);
    void settle(Node &node) const;
    void push(Node node);
    std::optional<Node> pop();
    bool worse(const Node &x, const Node &y) const;
    void consider(LinkPath x, LinkPath y);
    DisjointPair pairOf(LinkPath x, LinkPath y) const;
    bool better(const DisjointPair &x, const DisjointPair &y) const;
    std::strong_ordering compareSums(double x, double y, const std::array<const LinkPath *, 4> &paths) const;

    const LinkGraph &m_graph;
    std::size_t m_start = 0, m_goal = 0;
    Diversity m_diversity;
    PathSearch m_search;
    PairFlow m_flow;
    std::vector<double> m_left;
    std::vector<std::vector<std::size_t>> m_linksOfRisk;
    std::vector<Item> m_inevitable; ///< sorted
    std::vector<Node> m_heap;
    std::set<std::vector<Item>> m_seen;
    std::optional<DisjointPair> m_best; ///< of those met so far
};

/// Two pairs that share as much: by sum, better path, other path.
std::strong_ordering PairSearch::compareSums(double x, double y, const std::array<const LinkPath *, 4> &paths) const
{
    if (std::abs(x - y) > latencyTolerance * std::min(x, y))
        return x < y ? std::strong_ordering::less : std::strong_ordering::greater;
    const auto first = compareByRule(m_graph, *paths[0], *paths[2], true);
    return std::is_neq(first) ? first : compareByRule(m_graph, *paths[1], *paths[3], true);
}

bool PairSearch::worse(const Node &x, const Node &y) const
{
    const auto counts = std::pair(x.risks, x.sites) <=> std::pair(y.risks, y.sites);
    return std::is_gt(std::is_neq(counts) ? counts : compareSums(x.us, y.us, {&x.first(), &x.second(), &y.first(), &y.second()}));
}

Shared PairSearch::shared(const LinkPath &x, const LinkPath &y) const
{
    const auto risksOf = [&](const LinkPath &path) {
        std::vector<std::size_t> risks;
        for (const std::size_t link : path.links)
            risks.insert(risks.end(), m_graph.links()[link].risks.begin(), m_graph.links()[link].risks.end());
        return risks;
    };
    const auto between = [](const LinkPath &path) { return std::vector(path.sites.begin() + 1, path.sites.end() - 1); };
    Shared made{common(x.links, y.links), {}, {}};
    if (m_diversity.risks)
        made.risks = common(risksOf(x), risksOf(y));
    if (m_diversity.sites)
        made.sites = common(between(x), between(y));
    return made;
}

/// Takes something out for the next search of a path, or puts it back.
void PairSearch::avoid(const std::vector<Item> &items, int step)
{
    const auto change = [step](std::uint8_t &reasons) { reasons = static_cast<std::uint8_t>(reasons + step); };
    for (const Item &item : items) {
        if (item.kind == Kind::Link)
            change(m_search.linkOut[item.index]);
        else if (item.kind == Kind::Site)
            change(m_search.siteOut[item.index]);
        else
            std::ranges::for_each(m_linksOfRisk[item.index], [&](std::size_t link) { change(m_search.linkOut[link]); });
    }
}

/// What separates the ends lies on every path, so on this one.
void PairSearch::markInevitable(const LinkPath &path)
{
    const Shared mine = shared(path, path);
    LinkPath unused;
    const auto mark = [&](Kind kind, const std::vector<std::size_t> &indices) {
        for (const std::size_t index : indices) {
            const Item item{kind, static_cast<std::uint32_t>(index)};
            avoid({item}, 1);
            if (!m_search.reaches(m_start, m_goal))
                m_inevitable.push_back(item);
            avoid({item}, -1);
        }
    };
    mark(Kind::Risk, mine.risks);
    mark(Kind::Link, mine.links);
    mark(Kind::Site, mine.sites);
    std::ranges::sort(m_inevitable);
}

/// The best path that obeys; nothing without a way.
std::optional<LinkPath> PairSearch::pathAvoiding(const std::vector<Item> &items)
{
    LinkPath found;
    avoid(items, 1);
    const bool any = m_search.leastLatency(m_start, m_goal, found, 0, &m_left);
    avoid(items, -1);
    return any ? std::optional(std::move(found)) : std::nullopt;
}

/// What the ways out of a conflict cost, the cheaper one first.
std::pair<double, double> PairSearch::weight(const Node &node, const Item &item)
{
    std::pair<double, double> costs;
    for (double *cost : {&costs.first, &costs.second}) {
        const std::size_t path = cost == &costs.first ? 0 : 1;
        const std::optional<LinkPath> found = pathAvoiding(with(node.avoided[path], item));
        *cost = found ? found->us - node.paths[path]->us : noWayUs;
    }
    return std::minmax(costs.first, costs.second);
}

/// Something in common that is neither inevitable nor kept. Risks first, as they decide about most, and of them the one that it
/// costs most to avoid: with any other, more cases look good that are not. Then sites, as leaving one leaves its links.
std::optional<Item> PairSearch::conflict(const Node &node)
{
    const Shared both = shared(*node.paths[0], *node.paths[1]);
    const auto open = [&](Kind kind, const std::vector<std::size_t> &indices) {
        std::vector<Item> items;
        for (const std::size_t index : indices) {
            const Item item{kind, static_cast<std::uint32_t>(index)};
            if (!isInevitable(item) && !std::ranges::binary_search(node.kept, item))
                items.push_back(item);
        }
        return items;
    };
    const std::vector<Item> risks = open(Kind::Risk, both.risks);
    if (risks.size() > 1) {
        std::vector<std::pair<double, double>> weights;
        for (const Item &item : risks)
            weights.push_back(weight(node, item));
        return risks[static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin())];
    }
    for (const std::vector<Item> &items : {risks, open(Kind::Site, both.sites), open(Kind::Link, both.links)}) {
        if (!items.empty())
            return items.front();
    }
    return std::nullopt;
}

/// How many paths may use what, as far as flow can tell.
void PairSearch::setRoom(const Node &node, bool oneToASite)
{
    const auto out = [](std::uint8_t reasons) { return reasons != 0; };
    std::ranges::fill(m_flow.linkRoom, std::uint8_t{0});
    std::ranges::fill(m_flow.siteRoom, std::uint8_t{0});
    for (const std::vector<Item> &avoided : node.avoided) {
        avoid(avoided, 1);
        for (std::size_t i = 0; i < m_flow.linkRoom.size(); ++i)
            m_flow.linkRoom[i] = static_cast<std::uint8_t>(m_flow.linkRoom[i] + !out(m_search.linkOut[i]));
        for (std::size_t i = 0; i < m_flow.siteRoom.size(); ++i)
            m_flow.siteRoom[i] = static_cast<std::uint8_t>(m_flow.siteRoom[i] + !out(m_search.siteOut[i]));
        avoid(avoided, -1);
    }
    const auto limit = [&](std::vector<std::uint8_t> &room, Kind kind) {
        for (std::size_t i = 0; i < room.size(); ++i) {
            const Item item{kind, static_cast<std::uint32_t>(i)};
            if (room[i] == 2 && !isInevitable(item) && !std::ranges::binary_search(node.kept, item))
                room[i] = 1;
        }
    };
    limit(m_flow.linkRoom, Kind::Link);
    if (oneToASite)
        limit(m_flow.siteRoom, Kind::Site);
}

/// Raises what a node costs at least to the cost of two units of flow. False: it holds no pair.
bool PairSearch::bound(Node &node)
{
    node.bounded = true;
    setRoom(node, m_diversity.sites);
    std::optional<double> us = m_flow.solve();
    if (!us && m_diversity.sites) { // one site more in common, then
        setRoom(node, false);
        us = m_flow.solve();
        ++node.sites;
    }
    if (!us)
        return false;
    node.us = std::max(node.us, *us);
    auto [x, y] = m_flow.paths();
    consider(std::move(x), std::move(y));
    return true;
}

void PairSearch::settle(Node &node) const
{
    node.swapped = std::is_lt(compareByRule(m_graph, *node.paths[1], *node.paths[0], true));
    node.us = std::max(node.us, node.paths[0]->us + node.paths[1]->us);
}

/// The cases of a conflict: the one path leaves it, the other does, or both keep it.
void PairSearch::branch(const Node &node, const Item &item)
{
    const bool alike = node.avoided[0] == node.avoided[1];
    for (std::size_t path = 0; path < (alike ? 1U : 2U); ++path) {
        Node child = node;
        child.avoided[path] = with(std::move(child.avoided[path]), item);
        child.bounded = false;
        std::optional<LinkPath> found = pathAvoiding(child.avoided[path]);
        if (!found)
            continue;
        child.paths[path] = std::make_shared<const LinkPath>(*std::move(found));
        settle(child);
        push(std::move(child));
    }
    if (item.kind == Kind::Link) // two paths never need to share a link that does not separate the ends
        return;
    Node child = node;
    child.kept = with(std::move(child.kept), item);
    ++(item.kind == Kind::Risk ? child.risks : child.sites);
    child.bounded = false;
    push(std::move(child));
}

void PairSearch::push(Node node)
{
    const bool swap = node.avoided[1] < node.avoided[0];
    std::vector<Item> name = node.avoided[swap ? 1 : 0];
    const Item end{Kind::Site, std::numeric_limits<std::uint32_t>::max()};
    name.push_back(end);
    name.insert(name.end(), node.avoided[swap ? 0 : 1].begin(), node.avoided[swap ? 0 : 1].end());
    name.push_back(end);
    name.insert(name.end(), node.kept.begin(), node.kept.end());
    if (!node.bounded && !m_seen.insert(std::move(name)).second)
        return;
    m_heap.push_back(std::move(node));
    std::ranges::push_heap(m_heap, [this](const Node &x, const Node &y) { return worse(x, y); });
}

std::optional<Node> PairSearch::pop()
{
    if (m_heap.empty())
        return std::nullopt;
    std::ranges::pop_heap(m_heap, [this](const Node &x, const Node &y) { return worse(x, y); });
    Node node = std::move(m_heap.back());
    m_heap.pop_back();
    return node;
}

DisjointPair PairSearch::pairOf(LinkPath x, LinkPath y) const
{
    Shared both = shared(x, y);
    if (std::is_lt(compareByRule(m_graph, y, x, true)))
        std::swap(x, y);
    return {std::move(x), std::move(y), std::move(both.links), std::move(both.risks), std::move(both.sites), true};
}

bool PairSearch::better(const DisjointPair &x, const DisjointPair &y) const
{
    const auto counts = [](const DisjointPair &pair) { return std::tuple(pair.sharedLinks.size(), pair.sharedRisks.size(), pair.sharedSites.size()); };
    if (counts(x) != counts(y))
        return counts(x) < counts(y);
    return std::is_lt(compareSums(x.first.us + x.second.us, y.first.us + y.second.us, {&x.first, &x.second, &y.first, &y.second}));
}

/// A pair met on the way: the answer where the search is cut short.
void PairSearch::consider(LinkPath x, LinkPath y)
{
    DisjointPair pair = pairOf(std::move(x), std::move(y));
    if (!m_best || better(pair, *m_best))
        m_best = std::move(pair);
}

std::optional<DisjointPair> PairSearch::run()
{
    m_search.latencies(m_goal, m_left);
    LinkPath shortest;
    if (!m_search.leastLatency(m_start, m_goal, shortest, 0, &m_left))
        return std::nullopt;
    markInevitable(shortest);
    Node all;
    all.paths.fill(std::make_shared<const LinkPath>(std::move(shortest)));
    settle(all);
    push(std::move(all));
    int budget = nodeBudget;
    while (std::optional<Node> node = pop()) {
        if (!node->bounded)
            node->conflict = conflict(*node);
        if (!node->conflict) {
            if (node->first().links == node->second().links) // all of them separate the ends: the only way
                return DisjointPair{node->first(), {}, {}, {}, {}, true};
            return pairOf(node->first(), node->second());
        }
        if (budget-- == 0)
            break;
        if (node->bounded)
            branch(*node, *node->conflict);
        else if (bound(*node))
            push(*std::move(node));
    }
    assert(m_best);
    m_best->exact = false;
    return std::move(m_best);
}

} // namespace

std::optional<DisjointPair> disjointPair(const LinkGraph &graph, std::size_t from, std::size_t to, const Diversity &diversity, const Outage &out)
{
    if (from == to)
        return std::nullopt;
    const bool forward = readsForward(graph, from, to);
    std::optional<DisjointPair> pair = PairSearch(graph, forward ? from : to, forward ? to : from, diversity, out).run();
    if (pair && !forward) {
        reverse(pair->first);
        reverse(pair->second);
    }
    return pair;
}

} // namespace core
