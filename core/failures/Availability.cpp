#include "core/failures/FailureRates.h"
#include "core/failures/FailureStudy.h"
#include "core/failures/LitNetwork.h"
#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

constexpr double whole = 1 - 1e-9; // a share that is all but rounding

} // namespace

std::vector<ExceedancePoint> exceedance(const std::vector<FailureOutcome> &outcomes)
{
    std::vector<ExceedancePoint> points;
    for (const FailureOutcome &outcome : outcomes) {
        if (outcome.keptFraction < whole)
            points.push_back({1 - outcome.keptFraction, outcome.perYear * outcome.hours});
    }
    std::ranges::stable_sort(points, std::ranges::greater{}, &ExceedancePoint::lostFraction);
    std::vector<ExceedancePoint> curve;
    double hours = 0;
    for (const ExceedancePoint &point : points) {
        hours = std::min(hours + point.hoursPerYear, rules::hoursPerYear);
        if (!curve.empty() && curve.back().lostFraction - point.lostFraction <= 1e-12)
            curve.back().hoursPerYear = hours;
        else
            curve.push_back({point.lostFraction, hours});
    }
    std::ranges::reverse(curve);
    return curve;
}

std::vector<DemandAvailability> availabilities(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const std::stop_token &stop)
{
    const Result<Resolved> resolved = resolve(scenario, catalogue);
    if (!resolved)
        return {};
    const LitNetwork network = litNetwork(scenario, catalogue, *resolved, sizing);
    const FailureRates rates(scenario, catalogue, sizing);
    const Aftermath before = network.after(Failure{});
    std::vector<DemandAvailability> all;
    for (std::size_t i = 0; i < network.demands().size(); ++i) {
        const LitDemand &demand = network.demands()[i];
        DemandSizing named;
        named.from = sizing.sites[demand.from].id;
        named.to = sizing.sites[demand.to].id;
        named.trafficClass = demand.trafficClass;
        all.push_back({named.id(), before.kept[i] < whole ? 0.0 : 1.0, before.kept[i]});
    }
    for (const Failure &failure : singleFailures(scenario, *resolved, sizing)) {
        if (stop.stop_requested())
            return {};
        const FailureRate rate = rates.of(failure);
        const double share = rate.perYear * rate.hours / rules::hoursPerYear;
        const Aftermath after = network.after(failure);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (after.kept[i] < whole)
                all[i].availability -= share;
            all[i].keptOnAverage -= share * (before.kept[i] - after.kept[i]);
        }
    }
    for (DemandAvailability &demand : all) {
        demand.availability = std::clamp(demand.availability, 0.0, 1.0);
        demand.keptOnAverage = std::clamp(demand.keptOnAverage, 0.0, 1.0);
    }
    return all;
}

} // namespace core
