#pragma once

#include "core/graph/LinkGraph.h"

#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

namespace core {

/// Latencies that differ by less than this share of them are equal (DESIGN.md section 4, Paths).
inline constexpr double latencyTolerance = 1e-9;

/// Routes and links of a path as one number that is added and compared at once: links count only among equal routes.
constexpr double hopsOf(std::size_t routes, std::size_t links)
{
    return static_cast<double>(routes) * 1048576.0 + static_cast<double>(links);
}

/// Two paths between the same ends by the rule for ties alone: routes, links, ids from the end that `forward` says.
std::strong_ordering compareTies(const LinkGraph &graph, const LinkPath &x, const LinkPath &y, bool forward);
/// The same, latency first.
std::strong_ordering compareByRule(const LinkGraph &graph, const LinkPath &x, const LinkPath &y, bool forward);
/// Puts paths between the same ends into the order of the rule, ties read forward. Paths are equal to the shortest of those that remain.
void sortByRule(const LinkGraph &graph, std::vector<LinkPath> &paths);
/// Whether ties are read from `from`: it has the lesser id.
bool readsForward(const LinkGraph &graph, std::size_t from, std::size_t to);
/// Turns a path round.
void reverse(LinkPath &path);

/// Searches on one graph that share their memory: nothing is allocated for an edge, and little for a search. One per thread.
class PathSearch {
public:
    PathSearch(const LinkGraph &graph, const Outage &out);

    const LinkGraph &graph() const { return m_graph; }

    // What is out; callers add to it and take it back.
    std::vector<std::uint8_t> linkOut, siteOut; ///< numbers of reasons, 0: usable

    /// One-way latency from a site to every other, us (Dijkstra); noWayUs without a way.
    void latencies(std::size_t site, std::vector<double> &us);

    /// Whether there is a way at all.
    bool reaches(std::size_t start, std::size_t goal);

    /// The path of least latency, ties read from the start.
    /// @param beforeUs  latency of what leads to the start: latencies are equal relative to the whole.
    /// @param left      latencies to the goal with at most this out, by site: the search goes straight for it (A*); may be null.
    /// @return          false: no way. Otherwise `path` is that path.
    bool leastLatency(std::size_t start, std::size_t goal, LinkPath &path, double beforeUs = 0, const std::vector<double> *left = nullptr);

private:
    using Entry = std::pair<double, std::uint32_t>;
    void push(double key, std::size_t site);
    Entry pop();
    void expand(std::size_t start, std::size_t goal, double beforeUs, const std::vector<double> *left);
    void countHops(std::size_t start, std::size_t goal, double slack);
    void walk(std::size_t start, std::size_t goal, double slack, LinkPath &path) const;

    const LinkGraph &m_graph;
    std::vector<Entry> m_heap;
    std::vector<double> m_us;   ///< from the start
    std::vector<double> m_hops; ///< to the goal over links of shortest paths
};

} // namespace core
