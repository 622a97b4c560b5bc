// What may be wrong with optics: reach, cages, years, unknown lengths.
#include "core/findings/Findings.h"

#include "core/optics/Allowed.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace core {

namespace {

double rounded(double value)
{
    return std::round(value * 10) / 10;
}

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

/// Why a segment does not close, with the numbers.
Text whyNot(const SegmentSizing &segment, const PluggableRow &optic)
{
    const double margin = segment.marginDb.value_or(0);
    switch (segment.limit) {
    case LightLimit::Osnr:
        return {CORE_TEXT("GSNR of %1 dB in 0.1 nm over %2 km is too little: the margin is %3 dB."),
                {rounded(segment.gsnrDb0p1nm.value_or(0)), segment.lengthKm, rounded(margin)}};
    case LightLimit::ReceiverSensitivity:
        return {CORE_TEXT("Too little light reaches the receiver over %1 km: the margin is %2 dB."), {segment.lengthKm, rounded(margin)}};
    case LightLimit::AmplifierOutput:
        return {CORE_TEXT("The amplifiers cannot give the launch power over %1 km."), {segment.lengthKm}};
    case LightLimit::Dispersion:
        return {CORE_TEXT("%1 km make more dispersion than this optic compensates."), {segment.lengthKm}};
    case LightLimit::Pmd:
        return {CORE_TEXT("%1 km make more polarisation mode dispersion than this optic bears."), {segment.lengthKm}};
    case LightLimit::Band:
        return {CORE_TEXT("The signal is wider than its slot."), {}};
    case LightLimit::Reach:
    case LightLimit::NoFigures:
        break;
    }
    const std::optional<double> reach = optic.reachMultiSpanKm ? optic.reachMultiSpanKm : optic.reachUnamplifiedKm;
    return reach ? Text{CORE_TEXT("The light has to go %1 km, and the catalogue gives this optic %2 km on such a line."), {segment.lengthKm, *reach}}
                 : Text{CORE_TEXT("The light has to go %1 km, and the catalogue gives this optic no reach on such a line."), {segment.lengthKm}};
}

/// Segments that do not close, told at their first route: those that fail, or those that only lack the design margin.
void tellOpen(const FindingContext &context, std::vector<Finding> &found, bool lacksOnlyDesignMargin)
{
    std::set<std::string> told;
    for (const SegmentSizing &segment : context.sizing.segments) {
        if (segment.closes || segment.closesWithoutDesignMargin != lacksOnlyDesignMargin || !told.insert(segment.routes.front()).second)
            continue;
        const PluggableRow &optic = *context.catalogue.pluggable(segment.pluggableId);
        const std::string name = routeName(context, segment.routes.front());
        Finding finding;
        finding.severity = lacksOnlyDesignMargin ? Severity::Warning : Severity::Error;
        finding.subject = {Scope::Route, segment.routes.front()};
        finding.title.pattern = lacksOnlyDesignMargin ? CORE_TEXT("%1 on %2 works without the design margin") : CORE_TEXT("%1 does not work on %2");
        finding.title.args = {optic.name, name};
        finding.detail = whyNot(segment, optic);
        found.push_back(std::move(finding));
    }
}

void checkCloses(const FindingContext &context, std::vector<Finding> &found)
{
    tellOpen(context, found, false);
}

void checkDesignMargin(const FindingContext &context, std::vector<Finding> &found)
{
    tellOpen(context, found, true);
}

std::function<void(ScenarioParts &)> useOptic(const std::string &routeId, const std::string &optic)
{
    return [routeId, optic](ScenarioParts &parts) { std::ranges::find(parts.routes, routeId, &Route::id)->pluggable = optic; };
}

Route &routeOf(ScenarioParts &parts, const std::string &id)
{
    return *std::ranges::find(parts.routes, id, &Route::id);
}

/// A shorter route needs no regenerator for its length.
constexpr double leastSplitKm = 20;

std::string freshId(const ScenarioParts &parts, const std::string &wish)
{
    const auto taken = [&](const std::string &id) {
        return std::ranges::find(parts.sites, id, &Site::id) != parts.sites.end() || std::ranges::find(parts.routes, id, &Route::id) != parts.routes.end() ||
               std::ranges::find(parts.jobs, id, &Job::id) != parts.jobs.end() || std::ranges::find(parts.srlgs, id, &Srlg::id) != parts.srlgs.end();
    };
    std::string id = wish;
    for (int n = 2; taken(id); ++n)
        id = wish + "_" + std::to_string(n);
    return id;
}

/// Puts a hub in the middle of a route and ends both halves there.
void splitWithSite(ScenarioParts &parts, const std::string &routeId, double lengthKm)
{
    const Route whole = routeOf(parts, routeId);
    const Site &a = *std::ranges::find(parts.sites, whole.a, &Site::id), &b = *std::ranges::find(parts.sites, whole.b, &Site::id);
    Site site;
    site.id = freshId(parts, routeId + "_regeneration");
    site.name = "Regeneration";
    site.kind = SiteKind::Hub;
    if (a.geo && b.geo)
        site.geo = GeoPosition{(a.geo->latitudeDeg + b.geo->latitudeDeg) / 2, (a.geo->longitudeDeg + b.geo->longitudeDeg) / 2};
    if (a.canvas && b.canvas)
        site.canvas = CanvasPosition{(a.canvas->x + b.canvas->x) / 2, (a.canvas->y + b.canvas->y) / 2};
    Route half = whole;
    half.id = freshId(parts, routeId + "_2");
    half.name.clear();
    half.a = site.id;
    half.lengthKm = lengthKm / 2;
    Route &first = routeOf(parts, routeId);
    first.b = site.id;
    first.lengthKm = lengthKm / 2;
    parts.sites.push_back(std::move(site));
    parts.routes.push_back(std::move(half));
}

/// The line instead of the optic: shorter spans, pumps, other glass, light ended on the way.
void addLineMends(const Finding &finding, const FindingContext &context, std::vector<MendIdea> &ideas)
{
    const std::string &id = finding.subject.id;
    const RouteSizing &sized = *context.sizing.route(id);
    const Route &route = *context.scenario.route(id);
    const AssumptionSet &assumptions = context.scenario->assumptions;
    if (route.spans.empty() && sized.lengthKm) {
        for (const std::int64_t more : {1, 2}) {
            const double spanKm = std::ceil(*sized.lengthKm / static_cast<double>(sized.spans + more) * 10) / 10;
            ideas.push_back({{more == 1 ? CORE_TEXT("One hut more: spans of %1 km") : CORE_TEXT("Two huts more: spans of %1 km"), {spanKm}},
                             [id, spanKm](ScenarioParts &parts) { routeOf(parts, id).maxSpanKm = spanKm; }});
        }
    }
    if (sized.spans == 1 && assumptions.word("raman") == "never")
        ideas.push_back(
            {{CORE_TEXT("Raman pumps on the long span"), {}}, [](ScenarioParts &parts) { parts.assumptions.set("raman", std::string("single_span")); }});
    if (route.spans.empty() && sized.lengthKm && *sized.lengthKm >= leastSplitKm)
        ideas.push_back(
            {{CORE_TEXT("Regenerate at a powered site halfway, %1 km from %2"), {rounded(*sized.lengthKm / 2), displayName(*context.scenario.site(route.a))}},
             [id, lengthKm = *sized.lengthKm](ScenarioParts &parts) { splitWithSite(parts, id, lengthKm); }});
    const FibreRow &today = *context.resolved.routes[*context.scenario.routeIndex(id)].fibre;
    for (const FibreRow &fibre : context.catalogue.fibres()) {
        // Better glass that can be had: hollow core only where somebody has a price for it. It has to be laid, not leased.
        const bool better = fibre.lossTypDbPerKm && today.lossTypDbPerKm && *fibre.lossTypDbPerKm < *today.lossTypDbPerKm;
        const bool hollow = fibre.nonlinearRelative.value_or(1) < 0.1;
        if (better && (!hollow || context.catalogue.priceOf(fibre.id) != nullptr))
            ideas.push_back({{CORE_TEXT("Lay %1"), {fibre.name}}, [id, fibreId = fibre.id](ScenarioParts &parts) {
                                 Route &laid = routeOf(parts, id);
                                 laid.fibre = fibreId;
                                 laid.acquisition = "build";
                             }});
    }
}

/// Other optics for this route, the fewest ports first; then the line.
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

std::vector<MendIdea> mendLight(const Finding &finding, const FindingContext &context)
{
    std::vector<MendIdea> ideas = mendOptic(finding, context);
    addLineMends(finding, context, ideas);
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

/// Glass for which the optical model does not hold.
void checkGlass(const FindingContext &context, std::vector<Finding> &found)
{
    constexpr double leastPsPerNmKm = 0.1, leastDbPerKm = 0.01;
    for (std::size_t i = 0; i < context.sizing.routes.size(); ++i) {
        const RouteSizing &sized = context.sizing.routes[i];
        const FibreRow &fibre = *context.resolved.routes[i].fibre;
        if (sized.channels == 0)
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.subject = {Scope::Route, sized.id};
        if (fibre.lossTypDbPerKm && *fibre.lossTypDbPerKm < leastDbPerKm) {
            finding.title = {CORE_TEXT("The fibre of %1 loses next to nothing"), {routeName(context, sized.id)}};
            finding.detail = {CORE_TEXT("“%1” has %2 dB/km in the catalogue. Give its loss: the margin rests on it."), {fibre.id, *fibre.lossTypDbPerKm}};
        } else if (fibre.dispersionPsPerNmKm && std::abs(*fibre.dispersionPsPerNmKm) < leastPsPerNmKm) {
            finding.title = {CORE_TEXT("The fibre of %1 has next to no dispersion"), {routeName(context, sized.id)}};
            finding.detail = {CORE_TEXT("“%1” has %2 ps/nm/km in the catalogue. Channels then disturb each other in ways that no nonlinear model here covers: "
                                        "the margin of amplified lines is not to be trusted."),
                              {fibre.id, *fibre.dispersionPsPerNmKm}};
        } else {
            continue;
        }
        found.push_back(std::move(finding));
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
        {"light_fails", CORE_TEXT("Every lightpath works"), &checkCloses, &mendLight},
        {"light_without_design_margin", CORE_TEXT("Every lightpath keeps the design margin"), &checkDesignMargin, &mendLight},
        {"optic_not_allowed", CORE_TEXT("Every optic is allowed and fits its cages"), &checkAllowed, &mendAllowed},
        {"fibre_figures", CORE_TEXT("The fibre's figures suit the optical model"), &checkGlass},
        {"channel_plan", CORE_TEXT("The channel plan fits the fibre pairs"), &checkChannelPlan},
        {"regeneration", CORE_TEXT("Light passes without regeneration"), &checkRegeneration},
    };
}

} // namespace core
