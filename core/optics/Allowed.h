#pragma once

#include "core/sizing/Resolved.h"

#include <optional>

namespace core {

/// Why an optic may not be used in a router's cage; nothing when it may (DESIGN.md section 4, Pluggable).
std::optional<Text> whyNotInCage(const PluggableRow &optic, const RouterRow &router);

/// Why an optic is not among the allowed: the list, the plan year; nothing when it is.
std::optional<Text> whyNotAllowed(const PluggableRow &optic, const Resolved &resolved, const AssumptionSet &assumptions);

/// Whether a module of one of these form factors ("QSFP-DD, OSFP") fits a cage ("OSFP or QSFP-DD800"). A faster cage of the same
/// family takes the slower module, not the other way round.
bool formFactorFits(std::string_view moduleFormFactors, std::string_view cageFormFactors);

} // namespace core
