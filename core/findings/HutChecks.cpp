// What may be wrong with amplifier huts: more amplifiers than an old one powers and holds.
#include "core/findings/Findings.h"

#include "core/sizing/Huts.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

double kilo(double watts)
{
    return std::round(watts / 10) / 100;
}

bool named(const HutSizing &hut)
{
    return !hut.name.empty();
}

/// All huts of a route carry the same; a name says that the hut stands already.
void checkFit(const FindingContext &context, std::vector<Finding> &found)
{
    const HutLimits limits = hutLimits(context.scenario->assumptions);
    const std::vector<HutSizing> all = huts(context.scenario, context.catalogue, context.sizing);
    for (auto first = all.begin(); first != all.end();) {
        const auto end = std::find_if(first, all.end(), [&](const HutSizing &hut) { return hut.routeId != first->routeId; });
        const auto count = std::distance(first, end), old = std::count_if(first, end, named);
        const HutLoad &load = first->built;
        if (load.fits(limits) == std::optional(false)) {
            const std::string route = displayName(*context.scenario.route(first->routeId), context.scenario);
            found.push_back(
                {{},
                 old > 0 ? Severity::Warning : Severity::Note,
                 {Scope::Route, first->routeId},
                 {old > 0 ? CORE_TEXT("The huts of %1 do not hold its amplifiers") : CORE_TEXT("The amplifiers of %1 fit no old huts"), {route}},
                 {CORE_TEXT("Huts: %1. Each needs %2 amplifiers: %3 rack units and %4 kW, cooling included. An old hut holds %5 rack units and %6 kW, and "
                            "%7 W a unit."),
                  {static_cast<std::int64_t>(count), load.units, *load.rackUnits, kilo(*load.powerMaxW), limits.rackUnits, kilo(limits.powerW), limits.shelfW}},
                 {}});
        }
        first = end;
    }
}

std::vector<MendIdea> mendFit(const Finding &finding, const FindingContext &context)
{
    const auto change = [&](auto edit) {
        return [id = finding.subject.id, edit](ScenarioParts &parts) { edit(*std::ranges::find(parts.routes, id, &Route::id)); };
    };
    const Route &route = *context.scenario.route(finding.subject.id);
    const RouteSizing &sized = *context.sizing.route(finding.subject.id);
    std::vector<MendIdea> ideas;
    if (const LineElementRow *amplifier = multiRailAmplifier(context.catalogue); amplifier != nullptr && amplifier->id != sized.amplifierId)
        ideas.push_back(
            {{CORE_TEXT("Use amplifiers for several pairs: %1"), {amplifier->element}}, change([id = amplifier->id](Route &of) { of.amplifier = id; })});
    ideas.push_back({{CORE_TEXT("Light C+L"), {}}, change([](Route &of) { of.band = Band::CL; })});
    ideas.push_back({{CORE_TEXT("Light super C+L"), {}}, change([](Route &of) { of.band = Band::SuperCL; })});
    if (route.spans.empty() && sized.lengthKm)
        ideas.push_back(
            {{CORE_TEXT("Do without huts: one span of %1 km"), {*sized.lengthKm}}, change([km = *sized.lengthKm](Route &of) { of.maxSpanKm = km; })});
    const std::vector<HutSizing> all = huts(context.scenario, context.catalogue, context.sizing);
    const auto hut = std::ranges::find(all, finding.subject.id, &HutSizing::routeId);
    const HutLimits limits = hutLimits(context.scenario->assumptions);
    const double kilowatts = std::ceil(std::max(*hut->built.powerMaxW, limits.powerW) / 1e3),
                 units = std::ceil(std::max(*hut->built.rackUnits, limits.rackUnits));
    ideas.push_back({{CORE_TEXT("Get huts of %1 kW and %2 rack units"), {kilowatts, units}}, [kilowatts, units](ScenarioParts &parts) {
                         parts.assumptions.set("hut_power_limit_kw", kilowatts);
                         parts.assumptions.set("hut_rack_units_limit", units);
                     }});
    return ideas;
}

} // namespace

std::vector<FindingCheck> hutChecks()
{
    return {{"hut_does_not_fit", CORE_TEXT("Old huts hold the amplifiers"), &checkFit, &mendFit}};
}

} // namespace core
