#include "core/failures/Protect.h"

#include "core/failures/ProtectParts.h"
#include "core/failures/Survive.h"

#include <algorithm>

namespace core {

void WorstFailures::add(std::size_t route, const Failure &failure, double gbps)
{
    std::vector<FailureLoad> &worst = m_worst[route];
    if (gbps <= 0 || (worst.size() == worstFailuresShown && gbps <= worst.back().gbps))
        return;
    const auto at = std::ranges::find_if(worst, [&](const FailureLoad &load) { return gbps > load.gbps; });
    worst.insert(at, {toWord(failure.kind), failure.ids, gbps});
    if (worst.size() > worstFailuresShown)
        worst.pop_back();
}

Result<Protection> protect(LightStage &light, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const LightModel &model,
                           const Traffic &traffic, const RoutedDemands &routed, const std::stop_token &stop)
{
    Protection protection;
    protection.ofLightpath.resize(light.lightpaths.size());
    protection.worstOfRoute.resize(resolved.routes.size());
    protection.restoration.resize(resolved.routes.size());
    const std::string &scheme = scenario->assumptions.word("protection");
    if (scenario->assumptions.word("survive") == "none" || (scheme != "reroute" && scheme != "restoration"))
        return protection;
    std::vector<bool> lit(resolved.routes.size(), false);
    for (const Lightpath &path : light.lightpaths) {
        for (const std::size_t route : path.routes)
            lit[route] = true;
    }
    const std::vector<Failure> failures = failuresToSurvive(scenario, resolved, lit);
    // No other way brings back a plane: that takes ports, whatever restores fibre.
    const bool planes = scenario->assumptions.word("survive") == "plane";
    const Result<void> done = scheme == "reroute" || planes
                                  ? protectByRerouting(protection, light, failures, scenario, catalogue, resolved, model, traffic, routed, stop)
                                  : protectByRestoration(protection, light, failures, scenario, resolved, model, traffic, routed, stop);
    if (!done)
        return done.error();
    protection.ofLightpath.resize(light.lightpaths.size());
    return protection;
}

} // namespace core
