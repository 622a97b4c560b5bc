#pragma once

#include "core/graph/LinkGraph.h"

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace core {

/// Least-latency paths between any two sites before and after many failures, by the tie rule of LinkGraph.h.
///
/// Holds the tree of these paths towards every site; a failure repairs only what hangs below the lost part of a tree. Immutable
/// and thread-safe; memory grows with the square of the sites.
class DetourPaths {
public:
    /// @param graph  must live longer.
    explicit DetourPaths(const LinkGraph &graph);
    ~DetourPaths();
    DetourPaths(DetourPaths &&) noexcept;

    using Pair = std::pair<std::size_t, std::size_t>; ///< from, to

    /// leastLatencyPath(graph, from, to)
    std::optional<LinkPath> pathOf(std::size_t from, std::size_t to) const;

    /// leastLatencyPath(graph, from, to, out) of every pair. Pairs with the same end of the greater id share their work.
    std::vector<std::optional<LinkPath>> pathsAfter(const Outage &out, std::span<const Pair> pairs) const;

private:
    struct Data;
    std::unique_ptr<const Data> m_data;
};

} // namespace core
