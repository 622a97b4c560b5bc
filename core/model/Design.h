#pragma once

#include "core/catalogue/Overlay.h"
#include "core/model/Scenario.h"

#include <string>
#include <vector>

namespace core {

inline constexpr int designFormatVersion = 1;
inline constexpr std::size_t maximumScenarios = 1'000;

/// What one file holds: scenarios (tabs) and the catalogue rows that travel with them.
struct Design {
    std::string name;
    std::vector<Scenario> scenarios;
    CatalogueOverlay catalogue;
    Extras extra;

    const Scenario *scenario(std::string_view id) const;        ///< by id
    const Scenario *scenarioNamed(std::string_view name) const; ///< by name
    const Scenario *standard() const;                           ///< the baseline, else the first, else nullptr
    friend bool operator==(const Design &, const Design &) = default;
};

/// One to maximumScenarios scenarios, ids unique, at most one baseline, names given. @error names the scenario.
Result<void> checkDesign(const Design &design);

/// A design of one empty scenario, "Scenario 1".
Design newDesign(std::string name);

} // namespace core
