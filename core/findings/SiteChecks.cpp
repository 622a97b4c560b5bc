// What may be wrong at a site: routers, power, figures that nobody knows.
#include "core/findings/Findings.h"

#include "core/base/Number.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

void checkRouters(const FindingContext &context, std::vector<Finding> &found)
{
    for (std::size_t i = 0; i < context.sizing.sites.size(); ++i) {
        const SiteSizing &site = context.sizing.sites[i];
        if (site.routers)
            continue;
        const ResolvedSite &resolved = context.resolved.sites[i];
        found.push_back({{},
                         Severity::Error,
                         {Scope::Site, site.id},
                         {CORE_TEXT("No number of %1 holds the ports of %2"), {resolved.router->model, displayName(*resolved.site)}},
                         {CORE_TEXT("%1 coherent and %2 client ports do not go into its cages, its throughput or its limit of coherent ports. Routers, power "
                                    "and space of the site stay unknown."),
                          {site.coherentPorts, site.clientPorts}},
                         {}});
    }
}

std::vector<MendIdea> mendRouters(const Finding &finding, const FindingContext &context)
{
    std::vector<MendIdea> ideas;
    for (const RouterRow &router : context.catalogue.routers()) {
        ideas.push_back({{CORE_TEXT("Use %1 %2"), {router.vendor, router.model}}, [id = finding.subject.id, routerId = router.id](ScenarioParts &parts) {
                             std::ranges::find(parts.sites, id, &Site::id)->router = routerId;
                         }});
        if (ideas.size() == 6)
            break;
    }
    ideas.push_back(
        {{CORE_TEXT("Lift the limit of line ports per router"), {}}, [](ScenarioParts &parts) { parts.assumptions.reset("line_ports_per_router_max"); }});
    return ideas;
}

void checkPowerLimit(const FindingContext &context, std::vector<Finding> &found)
{
    for (std::size_t i = 0; i < context.sizing.sites.size(); ++i) {
        const SiteSizing &site = context.sizing.sites[i];
        const Site &given = *context.resolved.sites[i].site;
        if (!given.transportKw || !site.transportPowerMaxW || *site.transportPowerMaxW <= *given.transportKw * 1e3 * (1 + 1e-9))
            continue;
        found.push_back({{},
                         Severity::Error,
                         {Scope::Site, site.id},
                         {CORE_TEXT("The border layer of %1 needs more power than it may"), {displayName(given)}},
                         {CORE_TEXT("%1 kW provisioned (%2 kW typical) against a limit of %3 kW."),
                          {std::round(*site.transportPowerMaxW / 1e3), std::round(site.transportPowerW.value_or(0) / 1e3), *given.transportKw}},
                         {}});
    }
}

std::vector<MendIdea> mendPowerLimit(const Finding &finding, const FindingContext &context)
{
    const SiteSizing *site = context.sizing.site(finding.subject.id);
    const double neededKw = std::ceil(*site->transportPowerMaxW / 1e3);
    return {{{CORE_TEXT("Raise the limit to %1 kW"), {neededKw}},
             [id = finding.subject.id, neededKw](ScenarioParts &parts) { std::ranges::find(parts.sites, id, &Site::id)->transportKw = neededKw; }}};
}

void checkUnknownFigures(const FindingContext &context, std::vector<Finding> &found)
{
    for (const SiteSizing &site : context.sizing.sites) {
        if (!site.routers || (site.transportPowerW && site.transportPowerMaxW && site.rackUnits))
            continue;
        found.push_back(
            {{},
             Severity::Warning,
             {Scope::Site, site.id},
             {CORE_TEXT("Power or space of %1 is not known"), {displayName(*context.scenario.site(site.id))}},
             {CORE_TEXT(
                  "The catalogue lacks watts or rack units of an optic, router or terminal that stands there. Give the figure in the design's catalogue."),
              {}},
             {}});
    }
    for (const RouteSizing &route : context.sizing.routes) {
        const LineElementRow *amplifier = route.amplifierId.empty() ? nullptr : context.catalogue.lineElement(route.amplifierId);
        if (amplifier == nullptr || (amplifier->powerTypW && amplifier->fibrePairsServed))
            continue;
        found.push_back(
            {{},
             Severity::Warning,
             {Scope::Route, route.id},
             {CORE_TEXT("The amplifiers of %1 lack figures"), {displayName(*context.scenario.route(route.id), context.scenario)}},
             {CORE_TEXT("The catalogue gives “%1” no watts or no number of fibre pairs; the power of its huts leaves them out."), {amplifier->element}},
             {}});
    }
}

} // namespace

std::vector<FindingCheck> siteChecks()
{
    return {
        {"routers_unknown", CORE_TEXT("Routers hold the ports of every site"), &checkRouters, &mendRouters},
        {"power_limit", CORE_TEXT("The border layer stays within every site's power"), &checkPowerLimit, &mendPowerLimit},
        {"figure_unknown", CORE_TEXT("All figures of the equipment are known"), &checkUnknownFigures},
    };
}

} // namespace core
