// What may be wrong with glass: pairs that are not there, everything in one cable.
#include "core/findings/Findings.h"

#include <algorithm>

namespace core {

namespace {

void checkPairs(const FindingContext &context, std::vector<Finding> &found)
{
    for (std::size_t i = 0; i < context.sizing.routes.size(); ++i) {
        const RouteSizing &route = context.sizing.routes[i];
        const Route &given = *context.resolved.routes[i].route;
        if (!given.fibrePairsAvailable || route.fibrePairs <= *given.fibrePairsAvailable)
            continue;
        found.push_back({{},
                         Severity::Error,
                         {Scope::Route, route.id},
                         {CORE_TEXT("%1 has too few fibre pairs"), {displayName(given, context.scenario)}},
                         {CORE_TEXT("%1 needed, %2 available, %3 are missing."),
                          {route.fibrePairs, *given.fibrePairsAvailable, route.fibrePairs - *given.fibrePairsAvailable}},
                         {}});
    }
}

std::vector<MendIdea> mendPairs(const Finding &finding, const FindingContext &context)
{
    const auto change = [&](auto edit) {
        return [id = finding.subject.id, edit](ScenarioParts &parts) { edit(*std::ranges::find(parts.routes, id, &Route::id)); };
    };
    const std::int64_t needed = context.sizing.route(finding.subject.id)->fibrePairs;
    return {{{CORE_TEXT("Light C+L"), {}}, change([](Route &route) { route.band = Band::CL; })},
            {{CORE_TEXT("Light super C+L"), {}}, change([](Route &route) { route.band = Band::SuperCL; })},
            {{CORE_TEXT("Get %1 pairs"), {needed}}, change([needed](Route &route) { route.fibrePairsAvailable = needed; })}};
}

/// A site whose traffic leaves in a single cable is cut off by a single digger.
void checkCables(const FindingContext &context, std::vector<Finding> &found)
{
    std::vector<std::int64_t> cables(context.sizing.sites.size(), 0);
    for (std::size_t i = 0; i < context.sizing.routes.size(); ++i) {
        cables[context.resolved.routes[i].a] += context.sizing.routes[i].cables;
        cables[context.resolved.routes[i].b] += context.sizing.routes[i].cables;
    }
    for (std::size_t i = 0; i < cables.size(); ++i) {
        if (cables[i] != 1 || context.sizing.sites[i].coherentPorts == 0)
            continue;
        const ResolvedSite &site = context.resolved.sites[i];
        found.push_back({{},
                         Severity::Warning,
                         {Scope::Site, site.site->id},
                         {CORE_TEXT("%1 hangs on one cable"), {displayName(*site.site)}},
                         {CORE_TEXT("All of its fibre pairs leave in a single cable through a single entrance: one cut takes the site off."), {}},
                         {}});
    }
}

} // namespace

std::vector<FindingCheck> fibreChecks()
{
    return {
        {"pairs_missing", CORE_TEXT("Every route has the fibre pairs it needs"), &checkPairs, &mendPairs},
        {"one_cable", CORE_TEXT("Every site has two cables"), &checkCables},
    };
}

} // namespace core
