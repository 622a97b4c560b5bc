#pragma once

#include "core/failures/Protect.h"

#include <span>

namespace core {

/// Raises the channels of lightpaths so that every one of these failures leaves room for the traffic to keep, rerouted in the
/// routers; fills in `ofLightpath` and `worstOfRoute`. @error as protect().
Result<void> protectByRerouting(Protection &protection, LightStage &light, std::span<const Failure> failures, const Scenario &scenario,
                                const Catalogue &catalogue, const Resolved &resolved, const LightModel &model, const Traffic &traffic,
                                const RoutedDemands &routed, const std::stop_token &stop);

/// Finds the pairs that failed light needs on its other ways; fills in `restored`, `restoration` and `worstOfRoute`.
/// @error Cancelled.
Result<void> protectByRestoration(Protection &protection, const LightStage &light, std::span<const Failure> failures, const Scenario &scenario,
                                  const Resolved &resolved, const LightModel &model, const Traffic &traffic, const RoutedDemands &routed,
                                  const std::stop_token &stop);

/// Keeps the failures that load a route most.
class WorstFailures {
public:
    explicit WorstFailures(std::size_t routes) : m_worst(routes) {}
    void add(std::size_t route, const Failure &failure, double gbps);
    std::vector<std::vector<FailureLoad>> take() { return std::move(m_worst); }

private:
    std::vector<std::vector<FailureLoad>> m_worst;
};

} // namespace core
