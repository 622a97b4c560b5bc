// Margin against launch power: where the best one lies, and what the amplifiers can give.
#include "core/curves/Builders.h"
#include "core/curves/RouteCase.h"

#include <algorithm>
#include <cmath>

namespace core::curve {

namespace {

constexpr double belowDb = 8, aboveDb = 6, stepDb = 0.25;

} // namespace

Result<Curve> marginByLaunch(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop)
{
    const Result<RouteCase> light = RouteCase::makeLit(scenario, catalogue, sizing, subject);
    if (!light)
        return light.error();
    const PluggableRow &optic = *light->present();
    LightQuestion asked = light->asItStands();
    const LightBudget today = light->model().budget(asked);
    if (today.lineClass != LineClass::Amplified || !today.launchDbm || !today.marginDb)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The light of this route passes no amplifier: it starts with what %1 gives, and no launch power can be chosen."),
                     {optic.name},
                     {}};

    Curve curve{};
    curve.xLabel = CORE_TEXT("Launch power of a channel");
    curve.xUnit = "dBm";
    curve.yLabel = CORE_TEXT("Margin");
    curve.yUnit = "dB";
    CurveLine margin{optic.id, {"%1", {optic.name}}, {}, {}, false, false, {}};
    asked.lineClass = LineClass::Amplified;
    for (double dbm = *today.launchDbm - belowDb; dbm <= *today.launchDbm + aboveDb + stepDb / 2; dbm += stepDb) {
        if (stop.stop_requested())
            return stopped();
        asked.launchDbm = dbm;
        if (const LightBudget at = light->model().budget(asked); at.marginDb) {
            margin.x.push_back(dbm);
            margin.y.push_back(*at.marginDb);
        }
    }
    const auto top = std::ranges::max_element(margin.y) - margin.y.begin();
    const double bestDbm = margin.x[static_cast<std::size_t>(top)], bestDb = margin.y[static_cast<std::size_t>(top)], lastDbm = margin.x.back();
    curve.lines.push_back(std::move(margin));
    curve.limits.push_back({0, {CORE_TEXT("closes above this line"), {}}});
    curve.marks.push_back({*today.launchDbm, today.marginDb, {CORE_TEXT("today: %1 dBm"), {forReading(*today.launchDbm)}}, true});
    if (std::abs(bestDbm - *today.launchDbm) > stepDb)
        curve.marks.push_back({bestDbm, bestDb, {CORE_TEXT("best: %1 dBm"), {forReading(bestDbm)}}, false});
    if (today.launchLimitDbm && *today.launchLimitDbm <= lastDbm)
        curve.marks.push_back(
            {*today.launchLimitDbm, std::nullopt, {CORE_TEXT("amplifiers give no more than %1 dBm"), {forReading(*today.launchLimitDbm)}}, false});
    curve.notes = light->notes();
    return curve;
}

} // namespace core::curve
