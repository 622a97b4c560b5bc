// Power and GSNR of one channel along the light's way.
#include "core/curves/Builders.h"
#include "core/curves/RouteCase.h"

#include <algorithm>

namespace core::curve {

namespace {

/// Amplifiers change the power at one place; the two points there stand this far apart.
constexpr double apartKm = 1e-6;

void add(CurveLine &line, double x, double y)
{
    line.x.push_back(line.x.empty() ? x : std::max(x, line.x.back() + apartKm));
    line.y.push_back(y);
}

} // namespace

Result<Curve> powerAlongRoute(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop)
{
    const Result<RouteCase> light = RouteCase::makeLit(scenario, catalogue, sizing, subject);
    if (!light)
        return light.error();
    const PluggableRow &optic = *light->present();
    const std::vector<LightProfilePoint> profile = light->model().profile(light->asItStands());
    if (profile.size() < 2)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The catalogue has no optical figures for %1, so its light cannot be followed along the route. Choose another pluggable."),
                     {optic.name},
                     {}};
    if (stop.stop_requested())
        return stopped();

    Curve curve{};
    curve.xLabel = CORE_TEXT("Along the route");
    curve.xUnit = "km";
    curve.yLabel = CORE_TEXT("Power of a channel");
    curve.yUnit = "dBm";
    CurveLine power{"power", {CORE_TEXT("Power of a channel"), {}}, {}, {}, false, false, {}};
    CurveLine gsnr{"gsnr", {CORE_TEXT("GSNR so far, in 0.1 nm"), {}}, {}, {}, false, true, {}};
    for (const LightProfilePoint &point : profile) {
        add(power, point.km, point.powerDbm);
        if (point.gsnrDb0p1nm)
            add(gsnr, point.km, *point.gsnrDb0p1nm);
    }
    curve.lines.push_back(std::move(power));
    if (gsnr.x.size() > 1) {
        curve.y2Label = CORE_TEXT("GSNR in 0.1 nm");
        curve.y2Unit = "dB";
        curve.lines.push_back(std::move(gsnr));
    }
    double km = 0;
    for (std::size_t i = 0; i + 1 < light->piece().size(); ++i) {
        km += light->resolved().routes[light->piece()[i]].lengthKm.value_or(0);
        curve.marks.push_back({km, std::nullopt, {"%1", {displayName(*light->resolved().sites[light->sites()[i + 1]].site)}}, false});
    }
    curve.notes = light->notes(MarginShown::No);
    curve.notes.push_back(
        {CORE_TEXT("%1, from %2 to %3."),
         {optic.name, displayName(*light->resolved().sites[light->sites().front()].site), displayName(*light->resolved().sites[light->sites().back()].site)}});
    return curve;
}

} // namespace core::curve
