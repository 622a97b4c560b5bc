#pragma once

#include "core/model/AssumptionSet.h"

#include <vector>

namespace core {

/// Parts of the one table of assumptions, in the order in which they are shown.
std::vector<Assumption> opticsAssumptions();
std::vector<Assumption> hutAssumptions();
std::vector<Assumption> networkAssumptions();
std::vector<Assumption> failureAssumptions();

} // namespace core
