#pragma once

#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace core {

/// The lit routes whose loss parts two sites, least capacity in all: what can flow between them at most (max-flow = min-cut).
struct SiteCut {
    double gbps = 0;                 ///< lit capacity over the cut; 0: no lit way
    std::vector<std::size_t> routes; ///< that it severs, in the scenario's order
    std::vector<bool> sideOfFrom;    ///< by site
};

/// @param from, to  two different sites of the scenario.  @param sizing  of this scenario.
SiteCut smallestCut(const Scenario &scenario, const Sizing &sizing, std::size_t from, std::size_t to);

} // namespace core
