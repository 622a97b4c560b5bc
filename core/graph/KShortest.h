#pragma once

#include "core/graph/PathSearch.h"

#include <optional>
#include <vector>

namespace core {

/// Loopless paths between two sites one after the other, best first: Yen's algorithm with Lawler's partition. What is left after
/// a path is split into parts that share its first links and no link after them; a part is searched only when the least that
/// its way can cost comes up.
///
/// Sources: J. Y. Yen, "Finding the K shortest loopless paths in a network", Management Science 17 (1971); E. L. Lawler, "A
/// procedure for computing the K best solutions to discrete optimization problems", Management Science 18 (1972).
class PathSequence {
public:
    PathSequence(const LinkGraph &graph, std::size_t from, std::size_t to, const Outage &out);
    std::optional<LinkPath> next();

private:
    /// All paths that begin with the first `kept` links of a path and go on by none of the banned ones.
    struct Part {
        LinkPath path; ///< its best, once searched; before that its kept links alone
        std::size_t kept = 0;
        std::vector<std::size_t> banned;
        double us = 0; ///< of its best, or the least that it can be
        bool searched = false;
    };

    void add(const LinkPath &path, std::size_t kept, std::vector<std::size_t> banned, double keptUs);
    bool search(Part &part);
    bool searchUpTo(double us);
    void split(const Part &part);

    PathSearch m_search;
    bool m_forward = true;
    std::size_t m_start = 0, m_goal = 0;
    std::vector<double> m_left; ///< latencies to the goal with nothing kept or banned
    std::vector<Part> m_parts;
    LinkPath m_spur;
};

} // namespace core
