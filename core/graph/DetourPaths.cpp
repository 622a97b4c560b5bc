// The tie rule reads a path from the end with the lesser id. So all paths towards one site from sites of lesser ids make a tree:
// at every site the next link is the first by id among those that lie on a path of least latency, fewest routes and fewest links.
#include "core/graph/DetourPaths.h"

#include "core/graph/PathSearch.h"
#include "core/graph/SourceTrees.h"

#include <algorithm>
#include <numeric>

namespace core {

namespace {

/// Equal but for rounding. What differs by more, and by less than the rule's tolerance, is left to leastLatencyPath: whether it
/// is a tie depends on the length of the whole path then.
constexpr double rounding = 1e-12;

constexpr std::uint32_t none = PackedGraph::none;

struct Links {
    PackedGraph graph;
    std::vector<double> hops;       ///< routes and links of each, as one number
    std::vector<std::size_t> ranks; ///< order of the ids
};

/// The way on from a site.
struct Node {
    double us = noWayUs;   ///< to the goal
    double hops = noWayUs; ///< on the path there
    std::uint32_t parent = none, link = none;
    bool tied = false; ///< there is another path as good but for its ids
};

struct GoalTree {
    std::vector<Node> nodes;                            ///< by site
    std::vector<std::uint32_t> position, size, inOrder; ///< as in SourceTree
    double gap = noWayUs;                               ///< least excess of a link that is not on a path of least latency

    const Node &at(std::size_t site) const { return nodes[site]; }
    Node &fresh(std::size_t site) { return nodes[site]; }
};

/// A tree some of whose sites are worked out anew.
struct Overlay {
    const GoalTree *base = nullptr;
    std::vector<Node> nodes;
    std::vector<std::uint8_t> isFresh; ///< by site
    double gap = noWayUs;

    const Node &at(std::size_t site) const { return isFresh[site] != 0 ? nodes[site] : base->nodes[site]; }
    Node &fresh(std::size_t site) { return nodes[site]; }
};

/// Fewest hops and the first link by id of some sites, given latencies of all and the hops of all others.
/// @param sites   nearest first; their hops are infinite before.
/// @param spared  whether an arc can be used
template <class Tree, class Spared>
void chooseLinks(const Links &links, Tree &tree, std::span<const std::uint32_t> sites, const Spared &spared)
{
    const auto choose = [&](std::uint32_t site) {
        const double us = tree.at(site).us, slack = rounding * us;
        Node best{us, noWayUs, none, none, false};
        bool known = true;
        for (const PackedGraph::Arc &arc : links.graph.arcs(site)) {
            const Node &next = tree.at(arc.to);
            const double excess = next.us + arc.us - us;
            if (excess > slack) {
                if (excess < tree.gap && spared(arc))
                    tree.gap = excess;
                continue;
            }
            if (!spared(arc))
                continue;
            known = known && next.hops < noWayUs;
            if (next.hops == noWayUs)
                continue;
            const double hops = next.hops + links.hops[arc.link];
            if (hops == best.hops && arc.to != best.parent) // of parallel links the first id is the first from both ends
                best.tied = true;
            else if (hops < best.hops)
                best.tied = false;
            if (hops < best.hops || (hops == best.hops && links.ranks[arc.link] < links.ranks[best.link])) {
                best.hops = hops;
                best.parent = arc.to;
                best.link = arc.link;
            }
        }
        best.tied = best.tied || (best.link != none && tree.at(best.parent).tied);
        const Node &old = tree.at(site);
        known = known && (old.hops == noWayUs || (old.hops == best.hops && old.tied == best.tied));
        tree.fresh(site) = best;
        return known;
    };
    // Hops are known in one go unless links have no length.
    for (bool again = true; again;) {
        again = false;
        for (const std::uint32_t site : sites)
            again = !choose(site) || again;
    }
}

/// What is out, by number too.
struct Loss {
    explicit Loss(const Outage &outage) : out(outage)
    {
        for (std::uint32_t link = 0; link < out.links.size(); ++link) {
            if (out.links[link])
                links.push_back(link);
        }
        for (std::uint32_t site = 0; site < out.sites.size(); ++site) {
            if (out.sites[site])
                sites.push_back(site);
        }
    }
    bool spares(const PackedGraph::Arc &arc) const { return out.hasLink(arc.link) && out.hasSite(arc.to); }

    const Outage &out;
    std::vector<std::uint32_t> links, sites;
};

/// Repairs one tree after the other; the memory is used again.
class TreeRepair {
public:
    TreeRepair(const Links &links, const Loss &loss) : m_links(links), m_loss(loss)
    {
        m_work.nodes.resize(links.graph.siteCount());
        m_work.isFresh.resize(links.graph.siteCount());
    }

    /// Looks for what hangs below the loss.
    void begin(const GoalTree &tree)
    {
        for (const std::uint32_t site : m_sites)
            m_work.isFresh[site] = 0;
        m_sites.clear();
        m_lost.clear();
        m_work.base = &tree;
        m_work.gap = tree.gap;
        for (const std::uint32_t link : m_loss.links) {
            for (const std::uint32_t site : {m_links.graph.links()[link].a, m_links.graph.links()[link].b}) {
                if (tree.nodes[site].link == link)
                    m_lost.push_back({tree.position[site], tree.size[site]});
            }
        }
        for (const std::uint32_t site : m_loss.sites) {
            if (tree.position[site] != none)
                m_lost.push_back({tree.position[site], tree.size[site]});
        }
    }

    /// The tree as it is after the loss, as far as the path from this site needs it.
    const Overlay &treeFor(std::size_t site)
    {
        const std::uint32_t position = m_work.base->position[site];
        const auto isLost = [&](const Stretch &lost) { return position - lost.start < lost.count; };
        if (m_sites.empty() && std::ranges::any_of(m_lost, isLost))
            repair();
        return m_work;
    }

private:
    struct Stretch {
        std::uint32_t start = 0, count = 0;
    };
    void repair();

    const Links &m_links;
    const Loss &m_loss;
    Overlay m_work;
    std::vector<Stretch> m_lost;
    std::vector<std::uint32_t> m_sites, m_settled;
    Frontier m_frontier;
};

void TreeRepair::repair()
{
    for (const Stretch &lost : m_lost) {
        for (std::uint32_t i = lost.start; i < lost.start + lost.count; ++i) {
            const std::uint32_t site = m_work.base->inOrder[i];
            if (m_work.isFresh[site] == 0) // stretches may lie in each other
                m_sites.push_back(site);
            m_work.isFresh[site] = 1;
            m_work.nodes[site] = Node();
        }
    }
    m_frontier.sites.clear();
    for (const std::uint32_t site : m_sites) {
        double us = noWayUs;
        for (const PackedGraph::Arc &arc : m_links.graph.arcs(site)) {
            if (m_work.isFresh[arc.to] == 0 && m_loss.spares(arc))
                us = std::min(us, m_work.base->nodes[arc.to].us + arc.us);
        }
        if (us < noWayUs && m_loss.out.hasSite(site)) {
            m_work.nodes[site].us = us;
            m_frontier.sites.push_back(site);
        }
    }
    m_settled.clear();
    const auto expand = [&](std::uint32_t site, const auto &lowered) {
        m_settled.push_back(site);
        for (const PackedGraph::Arc &arc : m_links.graph.arcs(site)) {
            const double us = m_work.nodes[site].us + arc.us, old = m_work.nodes[arc.to].us;
            if (m_work.isFresh[arc.to] == 0 || us >= old || !m_loss.spares(arc))
                continue;
            m_work.nodes[arc.to].us = us;
            lowered(arc.to, old == noWayUs);
        }
    };
    settle(
        m_frontier, [&](std::uint32_t site) { return m_work.nodes[site].us; }, expand);
    chooseLinks(m_links, m_work, m_settled, [&](const PackedGraph::Arc &arc) { return m_loss.spares(arc); });
}

/// Whether a tree says which path it is from a site: no link is a tie for long paths only.
template <class Tree>
bool isCertain(const Tree &tree, std::size_t start)
{
    return tree.gap > latencyTolerance * tree.at(start).us * static_cast<double>(tree.nodes.size());
}

/// @param turned   the path goes from the goal
/// @param forward  the end where it begins has the lesser id: latencies are added from there, as everywhere, to the last bit
template <class Tree>
LinkPath walk(const Links &links, const Tree &tree, std::size_t start, bool turned, bool forward)
{
    LinkPath path;
    const std::size_t count = static_cast<std::size_t>(tree.at(start).hops) % static_cast<std::size_t>(hopsOf(1, 0));
    path.links.resize(count);
    path.sites.resize(count + 1);
    path.sites[turned ? count : 0] = start;
    const Node *node = &tree.at(start);
    for (std::size_t i = 0; i < count; ++i) {
        path.links[turned ? count - 1 - i : i] = node->link;
        path.sites[turned ? count - 1 - i : i + 1] = node->parent;
        node = &tree.at(node->parent);
    }
    for (std::size_t i = 0; i < count; ++i)
        path.us += links.graph.links()[path.links[forward ? i : count - 1 - i]].us;
    return path;
}

/// A pair by its number and the end whose tree it is taken from, in one number: quick to sort by goal.
using Work = std::uint64_t;
constexpr Work workOf(std::size_t goal, std::size_t number)
{
    return static_cast<Work>(goal) << 32U | number;
}

/// Of the pairs that a failure parts, one end is on one side and the other end on the other side. Many trees with little to repair are
/// sooner done than few with much, and the trees of one side are enough.
std::vector<Work> fromTheFewest(std::size_t sites, std::span<const DetourPaths::Pair> pairs)
{
    std::vector<std::uint32_t> counts(sites);
    for (const auto &[from, to] : pairs) {
        ++counts[from];
        ++counts[to];
    }
    std::vector<Work> work;
    work.reserve(pairs.size());
    for (std::uint32_t i = 0; i < pairs.size(); ++i) {
        const auto &[from, to] = pairs[i];
        work.push_back(workOf(counts[from] < counts[to] ? from : to, i));
    }
    return work;
}

} // namespace

struct DetourPaths::Data {
    explicit Data(const LinkGraph &linkGraph);
    void plant(std::uint32_t goal, Frontier &frontier, std::vector<std::uint32_t> &settled);

    const LinkGraph &graph;
    Links links;
    std::vector<std::size_t> order; ///< by site: of its id
    std::vector<GoalTree> trees;    ///< by goal
};

DetourPaths::Data::Data(const LinkGraph &linkGraph) : graph(linkGraph), order(linkGraph.siteCount()), trees(linkGraph.siteCount())
{
    std::vector<std::size_t> byId(order.size());
    std::iota(byId.begin(), byId.end(), std::size_t(0));
    std::ranges::sort(byId, {}, [&](std::size_t site) -> const std::string & { return graph.siteId(site); });
    for (std::size_t i = 0; i < byId.size(); ++i)
        order[byId[i]] = i;
    std::vector<PackedGraph::Link> packed;
    for (std::size_t i = 0; i < graph.links().size(); ++i) {
        const GraphLink &link = graph.links()[i];
        packed.push_back({static_cast<std::uint32_t>(link.a), static_cast<std::uint32_t>(link.b), link.us});
        links.hops.push_back(hopsOf(link.routes, 1));
        links.ranks.push_back(graph.rank(i));
    }
    links.graph = PackedGraph(trees.size(), std::move(packed));
    Frontier frontier;
    std::vector<std::uint32_t> settled;
    for (std::uint32_t goal = 0; goal < trees.size(); ++goal)
        plant(goal, frontier, settled);
}

void DetourPaths::Data::plant(std::uint32_t goal, Frontier &frontier, std::vector<std::uint32_t> &settled)
{
    GoalTree &tree = trees[goal];
    SourceTree found;
    found.reach(links.graph, goal, frontier, settled);
    tree.nodes.resize(trees.size());
    for (const std::uint32_t site : settled)
        tree.nodes[site].us = found.us[site];
    tree.nodes[goal].hops = 0;
    chooseLinks(links, tree, std::span(settled).subspan(1), [](const PackedGraph::Arc &) { return true; });
    // Parents have fewer hops, but with links without length they need not be nearer.
    std::ranges::sort(settled, {}, [&](std::uint32_t site) { return tree.nodes[site].hops; });
    for (const std::uint32_t site : settled)
        found.parent[site] = tree.nodes[site].parent;
    found.putInPreorder(settled);
    tree.position = std::move(found.position);
    tree.size = std::move(found.size);
    tree.inOrder = std::move(found.inOrder);
}

DetourPaths::DetourPaths(const LinkGraph &graph) : m_data(std::make_unique<const Data>(graph)) {}
DetourPaths::~DetourPaths() = default;
DetourPaths::DetourPaths(DetourPaths &&) noexcept = default;

std::optional<LinkPath> DetourPaths::pathOf(std::size_t from, std::size_t to) const
{
    const bool forward = m_data->order[from] < m_data->order[to];
    const std::size_t start = forward ? from : to;
    const GoalTree &tree = m_data->trees[forward ? to : from];
    if (tree.at(start).us == noWayUs)
        return std::nullopt;
    if (!isCertain(tree, start))
        return leastLatencyPath(m_data->graph, from, to);
    return walk(m_data->links, tree, start, !forward, forward);
}

std::vector<std::optional<LinkPath>> DetourPaths::pathsAfter(const Outage &out, std::span<const Pair> pairs) const
{
    const LinkGraph &graph = m_data->graph;
    const Loss loss(out);
    TreeRepair repair(m_data->links, loss);
    std::vector<std::optional<LinkPath>> paths(pairs.size());
    std::vector<Work> todo = fromTheFewest(graph.siteCount(), pairs), again;
    // Where there is no tie, a path is the same from both ends. Ties are settled by the tree of the end with the greater id.
    for (const bool anyEnd : {true, false}) {
        std::ranges::sort(todo);
        std::uint32_t begun = none;
        for (const Work work : todo) {
            const auto goal = static_cast<std::uint32_t>(work >> 32U), number = static_cast<std::uint32_t>(work);
            const auto &[from, to] = pairs[number];
            const std::size_t start = goal == to ? from : to;
            if (!out.hasSite(start) || !out.hasSite(goal))
                continue;
            if (goal != begun)
                repair.begin(m_data->trees[goal]);
            begun = goal;
            const Overlay &tree = repair.treeFor(start);
            const bool forward = m_data->order[from] < m_data->order[to];
            if (tree.at(start).us == noWayUs)
                continue;
            if (!isCertain(tree, start))
                paths[number] = leastLatencyPath(graph, from, to, out);
            else if (anyEnd && tree.at(start).tied && m_data->order[start] > m_data->order[goal])
                again.push_back(workOf(start, number));
            else
                paths[number] = walk(m_data->links, tree, start, goal != to, forward);
        }
        todo.swap(again);
    }
    return paths;
}

} // namespace core
