// What may be wrong with optics: reach, cages, years, unknown lengths.
#include "core/findings/Findings.h"

#include "core/optics/Allowed.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <set>

namespace core {

namespace {

std::string routeName(const FindingContext &context, const std::string &id)
{
    return displayName(*context.scenario.route(id), context.scenario);
}

void checkLength(const FindingContext &context, std::vector<Finding> &found)
{
    for (const ResolvedRoute &route : context.resolved.routes) {
        if (route.lengthKm && route.fibreUs)
            continue;
        found.push_back({{},
                         Severity::Error,
                         {Scope::Route, route.route->id},
                         {CORE_TEXT("The length of %1 is not known"), {routeName(context, route.route->id)}},
                         {CORE_TEXT("The route carries nothing until its length is given or both sites have coordinates."), {}},
                         {}});
    }
}

void checkCloses(const FindingContext &context, std::vector<Finding> &found)
{
    std::set<std::string> told;
    for (const SegmentSizing &segment : context.sizing.segments) {
        if (segment.closes)
            continue;
        const std::string &route = segment.routes.front();
        if (!told.insert(route).second)
            continue;
        const PluggableRow *optic = context.catalogue.pluggable(segment.pluggableId);
        const bool oneSpan = context.sizing.route(route)->spans == 1;
        const std::optional<double> reach = oneSpan ? optic->reachSingleSpanKm : optic->reachMultiSpanKm;
        found.push_back(
            {{},
             Severity::Error,
             {Scope::Route, route},
             {CORE_TEXT("%1 does not work on %2"), {optic->name, routeName(context, route)}},
             reach ? Text{CORE_TEXT("The light has to go %1 km, and the catalogue gives this optic %2 km on such a line."), {segment.lengthKm, *reach}}
                   : Text{CORE_TEXT("The light has to go %1 km, and the catalogue gives this optic no reach on such a line."), {segment.lengthKm}},
             {}});
    }
}

std::function<void(ScenarioParts &)> useOptic(const std::string &routeId, const std::string &optic)
{
    return [routeId, optic](ScenarioParts &parts) { std::ranges::find(parts.routes, routeId, &Route::id)->pluggable = optic; };
}

/// Other optics for this route, the fewest ports first.
std::vector<MendIdea> mendOptic(const Finding &finding, const FindingContext &context)
{
    std::vector<const PluggableRow *> others = context.resolved.allowed;
    std::ranges::stable_sort(others,
                             [](const PluggableRow *x, const PluggableRow *y) { return x->clientRateGbps.value_or(0) > y->clientRateGbps.value_or(0); });
    std::vector<MendIdea> ideas{{{CORE_TEXT("Let the program choose the optic"), {}}, useOptic(finding.subject.id, "auto")}};
    for (const PluggableRow *optic : others)
        ideas.push_back({{CORE_TEXT("Use %1"), {optic->name}}, useOptic(finding.subject.id, optic->id)});
    return ideas;
}

void checkAllowed(const FindingContext &context, std::vector<Finding> &found)
{
    std::set<std::string> told;
    for (const SegmentSizing &segment : context.sizing.segments) {
        const PluggableRow *optic = context.catalogue.pluggable(segment.pluggableId);
        std::optional<Text> why = whyNotAllowed(*optic, context.resolved, context.scenario->assumptions);
        for (const std::string *end : {&segment.a, &segment.b}) {
            if (!why)
                why = whyNotInCage(*optic, *context.resolved.sites[*context.scenario.siteIndex(*end)].router);
        }
        if (why && told.insert(segment.routes.front()).second)
            found.push_back({{},
                             Severity::Error,
                             {Scope::Route, segment.routes.front()},
                             {CORE_TEXT("%1 is not allowed on %2"), {optic->name, routeName(context, segment.routes.front())}},
                             *why,
                             {}});
    }
}

std::vector<MendIdea> mendAllowed(const Finding &finding, const FindingContext &context)
{
    std::vector<MendIdea> ideas = mendOptic(finding, context);
    const RouteSizing *route = context.sizing.route(finding.subject.id);
    const PluggableRow *optic = route == nullptr ? nullptr : context.catalogue.pluggable(route->pluggableId);
    if (optic != nullptr && optic->year && *optic->year > context.scenario->assumptions.number("plan_year")) {
        const double year = *optic->year;
        ideas.insert(ideas.begin(),
                     {{CORE_TEXT("Plan for %1"), {std::to_string(*optic->year)}}, [year](ScenarioParts &parts) { parts.assumptions.set("plan_year", year); }});
    }
    return ideas;
}

void checkChannelPlan(const FindingContext &context, std::vector<Finding> &found)
{
    for (const RouteSizing &route : context.sizing.routes) {
        if (route.unplacedChannels == 0)
            continue;
        found.push_back({{},
                         Severity::Warning,
                         {Scope::Route, route.id},
                         {CORE_TEXT("The channel plan of %1 needs more fibre pairs"), {routeName(context, route.id)}},
                         {CORE_TEXT("%1 channels of each plane that pass through several routes find no frequency that is free on all of them, though each "
                                    "route alone has room in its %2 pairs."),
                          {route.unplacedChannels, route.fibrePairs}},
                         {}});
    }
}

void checkRegeneration(const FindingContext &context, std::vector<Finding> &found)
{
    for (const SiteSizing &site : context.sizing.sites) {
        if (site.regeneratorPorts == 0)
            continue;
        found.push_back({{},
                         Severity::Note,
                         {Scope::Site, site.id},
                         {CORE_TEXT("%1 regenerates passing light"), {displayName(*context.scenario.site(site.id))}},
                         {CORE_TEXT("%1 of its %2 coherent ports only pass traffic on."), {site.regeneratorPorts, site.coherentPorts}},
                         {}});
    }
}

} // namespace

std::vector<FindingCheck> lightChecks()
{
    return {
        {"length_unknown", CORE_TEXT("Every route's length is known"), &checkLength},
        {"light_fails", CORE_TEXT("Every lightpath works"), &checkCloses, &mendOptic},
        {"optic_not_allowed", CORE_TEXT("Every optic is allowed and fits its cages"), &checkAllowed, &mendAllowed},
        {"channel_plan", CORE_TEXT("The channel plan fits the fibre pairs"), &checkChannelPlan},
        {"regeneration", CORE_TEXT("Light passes without regeneration"), &checkRegeneration},
    };
}

} // namespace core
