#include "core/failures/LitNetwork.h"
#include "core/failures/Survive.h"
#include "core/traffic/RouteDemands.h"

#include <algorithm>

namespace core {

namespace {

/// The same network with only the traffic to keep on it.
LitNetwork networkToKeep(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
{
    LitParts parts = litParts(scenario, catalogue, resolved, sizing);
    for (LitDemand &demand : parts.demands) {
        const double keep = shareToKeep(demand.trafficClass, scenario->assumptions);
        demand.gbps *= keep;
        for (std::size_t n = 0; n < demand.paths.size(); ++n) {
            const bool second = demand.fullRateOnEach && n > 0; // carries what is to be kept as it is
            demand.paths[n].gbps = second ? std::min(demand.paths[n].gbps, demand.gbps) : demand.paths[n].gbps * keep;
        }
    }
    // What is restored was counted by the same shares; they must not be taken twice.
    parts.restoration.keepTraining = parts.restoration.keepDci = 1;
    return {scenario, resolved, std::move(parts)};
}

double keptOf(const LitNetwork &network, const Aftermath &after)
{
    double kept = 0, all = 0;
    for (std::size_t i = 0; i < network.demands().size(); ++i) {
        kept += network.demands()[i].gbps * after.kept[i];
        all += network.demands()[i].gbps;
    }
    return all > 0 ? kept / all : 1;
}

/// The least that a demand with both ends keeps.
double leastKept(const LitNetwork &network, const Aftermath &after)
{
    std::vector<bool> endFailed(network.demands().size(), false);
    for (const Aftermath::Moved &moved : after.moved)
        endFailed[moved.demand] = moved.endFailed;
    double least = 1;
    for (std::size_t i = 0; i < after.kept.size(); ++i) {
        if (!endFailed[i])
            least = std::min(least, after.kept[i]);
    }
    return least;
}

} // namespace

Result<SurvivalCheck> checkSurvival(const std::vector<Failure> &failures, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved,
                                    const Sizing &sizing, const std::stop_token &stop)
{
    SurvivalCheck check;
    const LitNetwork all = litNetwork(scenario, catalogue, resolved, sizing);
    const LitNetwork toKeep = networkToKeep(scenario, catalogue, resolved, sizing);
    std::vector<double> least;
    for (std::size_t i = 0; i < failures.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
        const double kept = keptOf(all, all.after(failures[i]));
        if (i == 0 || kept < check.worstKept) {
            check.worstKept = kept;
            check.worst = i;
        }
        least.push_back(leastKept(toKeep, toKeep.after(failures[i])));
        if (least.back() < 1 - 1e-9)
            check.unmet.push_back(i);
    }
    std::ranges::stable_sort(check.unmet, {}, [&](std::size_t i) { return least[i]; });
    return check;
}

} // namespace core
