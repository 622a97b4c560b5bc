#pragma once

#include "core/curves/Curves.h"

namespace core::curve {

// One file for each, listed in Curves.cpp.
Result<Curve> powerAlongRoute(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop);
Result<Curve> marginByLength(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop);
Result<Curve> marginByLaunch(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop);
Result<Curve> lostTraffic(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop);
Result<Curve> reachByOptic(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop);

} // namespace core::curve
