#pragma once

#include "core/model/Scenario.h"

#include <cstddef>
#include <vector>

namespace core {

/// Routes that fail with every shared risk, by index, sorted, in the scenario's order of risks: those that name it; where none
/// does, those that end at its site.
std::vector<std::vector<std::size_t>> routesOfRisks(const Scenario &scenario);

/// Whether a risk or a route lists a plane; an empty list means all.
bool hasPlane(const std::vector<int> &planes, int plane);

/// Whether a list takes in every plane from 1 to `planes`.
bool hasAllPlanes(const std::vector<int> &list, std::int64_t planes);

/// The largest plane number that a route or a risk lists; 0 when none lists any.
int largestPlane(const Scenario &scenario);

} // namespace core
