#pragma once

#include "core/graph/PathSearch.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace core {

/// Two units of flow of least summed latency, which are two paths that share no more than what may carry both.
///
/// Sources: J. W. Suurballe, R. E. Tarjan, "A quick method for finding shortest pairs of disjoint paths", Networks 14 (1984);
/// R. Bhandari, "Survivable Networks", Kluwer 1999 (sites split in two).
class PairFlow {
public:
    PairFlow(const LinkGraph &graph, std::size_t start, std::size_t goal);

    std::vector<std::uint8_t> linkRoom, siteRoom; ///< how many of the two paths may use it, 0 to 2; of the ends it is not asked

    /// @return the sum of both latencies, us; nothing where there are no two such paths.
    std::optional<double> solve();
    /// The paths of the last solution, without loops; which of them is the better one is not settled.
    std::array<LinkPath, 2> paths();

private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    static std::size_t in(std::size_t site) { return 2 * site; }
    static std::size_t out(std::size_t site) { return 2 * site + 1; }

    bool sendFirst();
    std::optional<double> sendSecond();
    void expand(std::size_t state, double key);
    void relax(std::size_t state, double key, std::size_t from, std::size_t link);
    void applySecond();
    int flowFrom(std::size_t site, std::size_t link) const;
    void send(std::size_t site, std::size_t link, int units);
    LinkPath takePath();

    const LinkGraph &m_graph;
    std::size_t m_start = 0, m_goal = 0;
    std::vector<std::int8_t> m_flow; ///< by link, from its a to its b
    std::vector<std::uint8_t> m_through;
    std::vector<double> m_first;                     ///< latencies of the first search: potentials of the second
    std::vector<double> m_key;                       ///< by state: a site's inside or outside
    std::vector<std::size_t> m_fromState, m_viaLink; ///< the last step to a state; no link: within a site
    std::vector<std::pair<double, std::uint32_t>> m_heap;
};

} // namespace core
