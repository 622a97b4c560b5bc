#pragma once

#include "core/graph/CriticalRoutes.h"
#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <stop_token>
#include <vector>

namespace core {

/// The lit routes of a sizing, the most critical first: what hangs on each, with the traffic it carries, its lit capacity and the
/// demands that are sent. `link` is the route's index in the scenario, `from` and `to` are sites.
///
/// @param sizing  of this scenario.  @return nothing when stopped.  Cost as of criticalRoutes().
std::vector<CriticalRoute> criticalLitRoutes(const Scenario &scenario, const Sizing &sizing, const std::stop_token &stop = {});

} // namespace core
