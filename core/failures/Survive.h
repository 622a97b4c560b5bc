#pragma once

#include "core/failures/Failure.h"

#include <vector>

namespace core {

/// The failures that a scenario is to survive, one at a time (assumption `survive`): none; any plane; any route; any shared risk or
/// route; any site or route; any two routes. In that order, each in the scenario's.
///
/// @param lit  by route: whether light goes over it. Of two routes at least one is lit.
std::vector<Failure> failuresToSurvive(const Scenario &scenario, const Resolved &resolved, const std::vector<bool> &lit);

/// By route: whether a sizing sends light over it.
std::vector<bool> routesWithLight(const Sizing &sizing);

/// What the failures of a set leave of a sized network.
struct SurvivalCheck {
    double worstKept = 1;           ///< least share of all traffic that a failure keeps
    std::size_t worst = 0;          ///< that failure's place; meaningless without failures
    std::vector<std::size_t> unmet; ///< places of those that do not keep the traffic to keep, those that keep least of it first
};

/// A failure is survived when every demand whose ends stand keeps its share to keep (`keep_training`, `keep_dci`).
/// @error Cancelled.
Result<SurvivalCheck> checkSurvival(const std::vector<Failure> &failures, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved,
                                    const Sizing &sizing, const std::stop_token &stop = {});

} // namespace core
