#pragma once

#include "core/failures/FailureStudy.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// One row of a table that answers "what if": the scenario with one choice changed, sized, with its worst single route cut.
struct Alternative {
    std::string id; ///< of the choice: all_to_all, reroute, …
    Text label;
    Scenario scenario;
    bool current = false; ///< the scenario has this choice already
    std::optional<Error> error = {};
    std::int64_t coherentPorts = 0, fibrePairs = 0;
    double pairKm = 0;
    std::optional<double> transportPowerMaxW = {}, transportPowerW = {};
    std::optional<double> firstCostUsd = {};
    std::size_t unpriced = 0;   ///< items without a price: the cost is "at least"
    double longestOneWayUs = 0; ///< of any path
    double interSiteGbps = 0;
    std::optional<double> worstKept = {}; ///< share kept in the worst failure of the set it is to survive (of any single route where it is to survive none)
    Text worstName = {};                  ///< of that failure
    std::vector<Text> unmet = {};         ///< failures of the set that the choice does not survive, worst first, at most 10
};

/// Demand patterns side by side: all-to-all, ring, hub. @error Cancelled.
Result<std::vector<Alternative>> patternAlternatives(const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop = {});

/// Protection schemes side by side for the failures that the scenario is to survive (`survive`; `route` where it says none):
/// none, router rerouting, optical restoration, 1+1. @error Cancelled.
Result<std::vector<Alternative>> protectionAlternatives(const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop = {});

} // namespace core
