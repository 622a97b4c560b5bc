#pragma once

#include "core/failures/Failure.h"
#include "core/optics/Lightpaths.h"
#include "core/sizing/LineSystem.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// Fibre pairs that restored light asks for in the worst failure to survive.
struct RestorationNeed {
    std::vector<ChannelGroup> groups; ///< by optic id: what stays and what is restored over the route then
    std::int64_t pairs = 0;           ///< all planes
    FailureLoad failure;
};

/// What was built so that the failures to survive are survived.
struct Protection {
    std::vector<std::optional<SegmentProtection>> ofLightpath; ///< of those with one piece; as LightStage::lightpaths
    std::vector<std::vector<FailureLoad>> worstOfRoute;        ///< by route, worst first, at most worstFailuresShown
    std::vector<Lightpath> restored;                           ///< light as restored, for the lines that have to take it; not built in ports
    std::vector<std::optional<RestorationNeed>> restoration;   ///< by route
};

inline constexpr std::size_t worstFailuresShown = 10;

/// Protection stage (resources/help/failures.md): under rerouting raises the channels of lightpaths, and lights routes that were
/// dark, so that every failure to survive leaves room for the traffic to keep; under optical restoration finds the pairs that the
/// failed light needs on its other ways. Under 1+1 the paths stage has done it. The loss of a plane asks for ports under either.
///
/// @error Cancelled; as chooseOptic() for light on a dark route.
Result<Protection> protect(LightStage &light, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const LightModel &model,
                           const Traffic &traffic, const RoutedDemands &routed, const std::stop_token &stop);

} // namespace core
