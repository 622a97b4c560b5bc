// How far each optic reaches over the fibre and spans of a route.
#include "core/curves/Builders.h"
#include "core/curves/LengthSweep.h"

#include <algorithm>

namespace core::curve {

Result<Curve> reachByOptic(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop)
{
    Result<RouteCase> light = RouteCase::make(scenario, catalogue, sizing, subject);
    if (!light)
        return light.error();
    Curve curve{};
    curve.xLabel = CORE_TEXT("Pluggable");
    curve.xUnit = "";
    curve.yLabel = CORE_TEXT("Reach");
    curve.yUnit = "km";
    curve.bars = true;
    curve.furtherLabel = CORE_TEXT("Without the design margin");
    curve.notes = light->notes();
    for (const PluggableRow *optic : light->optics()) {
        const BudgetAt alone = [&](double km) { return light->aloneAt(*optic, km); };
        const Result<std::vector<LengthSample>> samples = sweepLengths(alone, std::min(1.0, light->lengthKm()), light->resolvedRoute().maxSpanKm, stop);
        if (!samples)
            return samples.error();
        if (samples->empty()) {
            curve.notes.push_back({CORE_TEXT("%1 is left out: the catalogue has no optical figures for it."), {optic->name}});
            continue;
        }
        const std::optional<Reach> with = reachOf(*samples, alone, true), without = reachOf(*samples, alone, false);
        CurveLine bar{optic->id, {"%1", {optic->name}}, {0}, {with ? with->km : 0}, false, false, {}};
        if (without && without->km > bar.y.front())
            bar.further = without->km;
        if (with && with->beyond)
            curve.notes.push_back({CORE_TEXT("%1 reaches farther than any line that is reckoned with: %2 km."), {optic->name, forReading(with->km)}});
        curve.lines.push_back(std::move(bar));
    }
    if (curve.lines.empty())
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("None of the pluggables that this route's sites may use has optical figures. Allow more of them, or choose other routers."),
                     {},
                     {}};
    std::ranges::stable_sort(curve.lines, std::greater(), [](const CurveLine &bar) { return bar.y.front(); });
    curve.limits.push_back({light->lengthKm(), {CORE_TEXT("this route, %1 km"), {forReading(light->lengthKm())}}});
    curve.notes.push_back({CORE_TEXT("Reckoned over this route alone, on its fibre, with spans by its rule and the best launch power."), {}});
    return curve;
}

} // namespace core::curve
