#pragma once

#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <string>
#include <vector>

namespace core {

/// Names of what fails, as people gave them, joined by " + ": of routes, sites and SRLGs; other ids as they are.
std::string failedNames(const std::vector<std::string> &ids, const Scenario &scenario);
std::string failedNames(const FailureLoad &failure, const Scenario &scenario);

} // namespace core
