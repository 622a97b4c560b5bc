#pragma once

#include "core/graph/LinkGraph.h"
#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <vector>

namespace core {

/// The routes of a sizing that have light, as a graph with their capacities: dark ones carry nothing and are no part of a cut.
struct LitRoutes {
    LinkGraph graph;
    std::vector<double> capacityGbps, carriedGbps; ///< by link
    std::vector<std::size_t> routes;               ///< by link: index in the scenario
};
/// @param sizing  of this scenario.
LitRoutes litRoutesOf(const Scenario &scenario, const Sizing &sizing);

} // namespace core
