#pragma once

#include "core/optics/LightModel.h"
#include "core/sizing/Sizing.h"

#include <optional>
#include <vector>

namespace core {

/// The light over a route that has the least margin, as the sizing judged it.
struct RouteLight {
    const SegmentSizing *segment = nullptr;
    const PluggableRow *optic = nullptr;
    std::vector<const ResolvedRoute *> routes;
    std::vector<std::int64_t> spans;
    LightQuestion question() const; ///< points into this object
    LineClass lineClass = LineClass::Amplified;
    bool raman = false;
};

/// Nothing where no light passes.
std::optional<RouteLight> worstLight(std::size_t route, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing);

/// Its budget with all entries, equal to the sizing's figures.
std::optional<LightBudget> budgetOfRoute(std::size_t route, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved,
                                         const Sizing &sizing);

} // namespace core
