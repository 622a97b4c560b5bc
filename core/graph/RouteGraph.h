#pragma once

#include "core/sizing/Resolved.h"

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A way from one site to another: routes in order and the sites between and at the ends.
struct RoutePath {
    std::vector<std::size_t> routes; ///< indices
    std::vector<std::size_t> sites;  ///< indices, one more than routes
    double fibreUs = 0;
};

inline constexpr double unreachableUs = std::numeric_limits<double>::infinity();

/// The sites and those routes whose latency is known, as a multigraph (Boost.Graph) weighted by fibre latency.
class RouteGraph {
public:
    explicit RouteGraph(const Resolved &resolved);
    ~RouteGraph();
    RouteGraph(const RouteGraph &) = delete;
    RouteGraph &operator=(const RouteGraph &) = delete;

    /// One-way fibre latency from a site to every other, us; unreachableUs without a way. Computed once a site (Dijkstra).
    const std::vector<double> &latenciesFrom(std::size_t site) const;

    /// The path of least fibre latency. Latencies are equal within 1e-9 relative; ties: fewer routes, then route ids
    /// bytewise, read from the end with the lesser id. Nothing without a way.
    std::optional<RoutePath> shortestPath(std::size_t from, std::size_t to) const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace core
