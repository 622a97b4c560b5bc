#pragma once

#include "core/graph/LinkGraph.h"
#include "core/sizing/Resolved.h"

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

inline constexpr double unreachableUs = noWayUs;

/// The sites and those routes whose latency is known, as a graph of links weighted by fibre latency.
class RouteGraph {
public:
    /// @param uses  by route: whether it may be used; empty = all.
    explicit RouteGraph(const Resolved &resolved, const std::vector<bool> &uses = {});
    RouteGraph(const RouteGraph &) = delete;
    RouteGraph &operator=(const RouteGraph &) = delete;

    /// The same as a graph: a link for every route of known latency, in their order; its risks are indices into riskIds().
    const LinkGraph &links() const { return m_links; }
    std::size_t routeOf(std::size_t link) const { return m_routeOfLink[link]; }
    /// The link of a route; nothing where its latency is not known.
    std::optional<std::size_t> linkOf(std::size_t route) const { return m_linkOfRoute[route]; }
    /// Ids of the SRLGs that the routes name, bytewise.
    const std::vector<std::string> &riskIds() const { return m_riskIds; }
    /// A path over links() in routes.
    RoutePath inRoutes(const LinkPath &path) const;

    /// One-way fibre latency from a site to every other, us; unreachableUs without a way. Computed once a site.
    const std::vector<double> &latenciesFrom(std::size_t site) const;

    /// The path of least fibre latency, ties as LinkGraph.h says. Nothing without a way.
    std::optional<RoutePath> shortestPath(std::size_t from, std::size_t to) const;

private:
    LinkGraph m_links;
    std::vector<std::size_t> m_routeOfLink;
    std::vector<std::optional<std::size_t>> m_linkOfRoute;
    std::vector<std::string> m_riskIds;
    mutable std::vector<std::vector<double>> m_latencies; ///< empty until asked for
};

} // namespace core
