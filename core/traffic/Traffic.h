#pragma once

#include "core/graph/RouteGraph.h"
#include "core/sizing/Resolved.h"
#include "core/sizing/Sizing.h"

#include <string>
#include <vector>

namespace core {

/// A site's share of the traffic stage, in the scenario's order.
struct SiteTraffic {
    std::int64_t accelerators = 0;
    double backendGbps = 0;
    double egressGbps = 0; ///< by the basis in force; the taper answer where it asks for none
};

/// Traffic between two sites, one direction at the larger rate; `from` is listed first in the scenario.
struct TrafficDemand {
    std::size_t from = 0, to = 0;
    DemandClass trafficClass = DemandClass::Training;
    double gbps = 0;
    std::optional<double> generatedGbps, explicitGbps, taperGbps;
};

struct Traffic {
    std::vector<SiteTraffic> sites;
    std::vector<TrafficDemand> demands; ///< by from, to, class
    std::vector<BasisAnswer> bases;
    std::optional<std::size_t> hub; ///< centre of the pattern "hub"
    bool ringExact = true;
};

inline constexpr std::size_t maximumGeneratedDemands = 1'000'000;

/// Accelerators → egress by basis → demands by pattern, and the given demands added (DESIGN.md section 4).
///
/// @param borderItW  IT power of the border layer to take off each site's IT power; empty = none.
/// @error TooLarge when the pattern would make more than maximumGeneratedDemands; InvalidValue when the catalogue lacks a
///        figure that the basis needs, naming row and column.
Result<Traffic> traffic(const Scenario &scenario, const Resolved &resolved, const RouteGraph &graph, const std::vector<double> &borderItW);

/// Accelerators of one site: given, else by its power. @error as above.
Result<std::int64_t> acceleratorsOf(const ResolvedSite &site, double borderItW);

/// The hub of the pattern "hub": `hub_site`, else the campus with the least sum of latencies to the other campuses, ties by
/// lesser id. Nothing without campuses.
std::optional<std::size_t> hubOf(const Scenario &scenario, const Resolved &resolved, const RouteGraph &graph);

/// Indices of the campuses.
std::vector<std::size_t> campusesOf(const Resolved &resolved);

} // namespace core
