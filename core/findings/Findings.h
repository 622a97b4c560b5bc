#pragma once

#include "core/sizing/Resolved.h"
#include "core/sizing/Sizing.h"

#include <functional>
#include <string_view>
#include <vector>

namespace core {

struct FindingContext {
    const Scenario &scenario;
    const Catalogue &catalogue;
    const Resolved &resolved;
    const Sizing &sizing;
};

/// A change that may mend a finding; it is offered only after it was tried.
struct MendIdea {
    Text label;
    std::function<void(ScenarioParts &)> change;
};

/// One check of the list: a finding of every kind is made in one place. Checks live in one file a theme.
struct FindingCheck {
    const char *code;
    const char *label; ///< CORE_TEXT, what is checked
    /// @param found  what earlier checks found, to add to: nothing is told twice.
    void (*check)(const FindingContext &context, std::vector<Finding> &found);
    std::vector<MendIdea> (*mends)(const Finding &finding, const FindingContext &context) = nullptr;
};

/// All checks, in the order they run.
const std::vector<FindingCheck> &findingChecks();

/// Every check's findings with the planner's acceptances, by severity, then subject, then code.
std::vector<Finding> findingsOf(const FindingContext &context);

// The themes.
std::vector<FindingCheck> trafficChecks();
std::vector<FindingCheck> lightChecks();
std::vector<FindingCheck> siteChecks();
std::vector<FindingCheck> fibreChecks();
std::vector<FindingCheck> hutChecks();
std::vector<FindingCheck> diversityChecks();
std::vector<FindingCheck> failureChecks();
std::vector<FindingCheck> networkChecks();

} // namespace core
