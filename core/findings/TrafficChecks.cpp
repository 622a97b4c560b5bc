// What may be wrong with who sends how much to whom.
#include "core/findings/Findings.h"

#include "core/traffic/RouteDemands.h"

#include <algorithm>

namespace core {

namespace {

Subject wholeScenario()
{
    return {};
}

bool generates(const FindingContext &context)
{
    const std::string &basis = context.scenario->assumptions.word("basis");
    return basis == "taper" || basis == "dci";
}

MendIdea set(Text label, const char *assumption, AssumptionValue value)
{
    return {std::move(label), [assumption, value = std::move(value)](ScenarioParts &parts) { parts.assumptions.set(assumption, value); }};
}

void checkBasis(const FindingContext &context, std::vector<Finding> &found)
{
    const std::string &basis = context.scenario->assumptions.word("basis");
    if (basis == "taper" || basis == "dci" || basis == "matrix")
        return;
    found.push_back({{},
                     Severity::Error,
                     wholeScenario(),
                     {CORE_TEXT("This version does not size the demand basis"), {}},
                     {CORE_TEXT("The basis “%1” is kept in the design, but no traffic is made from it. Only the given demands are sized."), {basis}},
                     {}});
}

std::vector<MendIdea> mendBasis(const Finding &, const FindingContext &)
{
    return {set({CORE_TEXT("Size as one fabric (taper)"), {}}, "basis", std::string("taper"))};
}

/// A list of equal ways, or a pair of ways, that was cut short.
void checkPathsComplete(const FindingContext &context, std::vector<Finding> &found)
{
    for (const DemandSizing &demand : context.sizing.demands) {
        if (demand.pathsComplete)
            continue;
        Finding &finding = found.emplace_back();
        finding.severity = Severity::Note;
        finding.subject = {Scope::Demand, demand.id()};
        finding.title = {CORE_TEXT("Not all paths from %1 to %2 were tried"),
                         {displayName(*context.scenario.site(demand.from)), displayName(*context.scenario.site(demand.to))}};
        if (demand.fullRateOnEach)
            finding.detail = {CORE_TEXT("The pair of paths is a good one; with this many shared risks a better one may exist."), {}};
        else
            finding.detail = {CORE_TEXT("It is split over the best %1 of its equal paths."), {static_cast<std::int64_t>(demand.paths.size())}};
    }
}

void checkCampuses(const FindingContext &context, std::vector<Finding> &found)
{
    if (!generates(context) || context.resolved.sites.empty() || campusesOf(context.resolved).size() >= 2)
        return;
    found.push_back({{},
                     Severity::Warning,
                     wholeScenario(),
                     {CORE_TEXT("Fewer than two campuses"), {}},
                     {CORE_TEXT("Traffic is made between campuses, and there are fewer than two. Place another campus or give demands."), {}},
                     {}});
}

void checkHub(const FindingContext &context, std::vector<Finding> &found)
{
    const AssumptionSet &assumptions = context.scenario->assumptions;
    const std::string &hub = assumptions.word("hub_site");
    if (assumptions.word("pattern") != "hub" || hub.empty() || context.scenario.site(hub) != nullptr)
        return;
    found.push_back({{},
                     Severity::Error,
                     wholeScenario(),
                     {CORE_TEXT("The hub site does not exist"), {}},
                     {CORE_TEXT("The pattern “hub” names the site “%1”, and there is no such site, so no traffic is made."), {hub}},
                     {}});
}

std::vector<MendIdea> mendHub(const Finding &, const FindingContext &)
{
    return {{{CORE_TEXT("Let the program choose the hub"), {}}, [](ScenarioParts &parts) { parts.assumptions.reset("hub_site"); }}};
}

void checkRing(const FindingContext &context, std::vector<Finding> &found)
{
    if (context.sizing.ringExact)
        return;
    found.push_back({{},
                     Severity::Note,
                     wholeScenario(),
                     {CORE_TEXT("The ring is a good one, perhaps not the shortest"), {}},
                     {CORE_TEXT("With more than 10 campuses the ring is found by nearest neighbour and 2-opt, not by trying all."), {}},
                     {}});
}

void checkReachable(const FindingContext &context, std::vector<Finding> &found)
{
    for (const DemandSizing &demand : context.sizing.demands) {
        if (demand.gbps <= 0 || !demand.paths.empty())
            continue;
        const Site *from = context.scenario.site(demand.from), *to = context.scenario.site(demand.to);
        found.push_back({{},
                         Severity::Error,
                         {Scope::Demand, demand.id()},
                         {CORE_TEXT("No path from %1 to %2"), {displayName(*from), displayName(*to)}},
                         {CORE_TEXT("%1 Gb/s have no way over routes of known length. Draw a route or give its length."), {demand.gbps}},
                         {}});
    }
}

/// "1, 2 and 4" without words: numbers with commas.
std::string listOf(const std::vector<int> &planes)
{
    std::string list;
    for (const int plane : planes)
        list += (list.empty() ? "" : ", ") + std::to_string(plane);
    return list;
}

void checkPlanesReach(const FindingContext &context, std::vector<Finding> &found)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    for (const DemandSizing &demand : context.sizing.demands) {
        if (demand.planesWithoutPath.empty())
            continue;
        const Site *from = context.scenario.site(demand.from), *to = context.scenario.site(demand.to);
        const auto without = static_cast<std::int64_t>(demand.planesWithoutPath.size());
        found.push_back({{},
                         Severity::Error,
                         {Scope::Demand, demand.id()},
                         {without == 1 ? CORE_TEXT("No path from %1 to %2 in plane %3") : CORE_TEXT("No path from %1 to %2 in planes %3"),
                          {displayName(*from), displayName(*to), listOf(demand.planesWithoutPath)}},
                         {CORE_TEXT("%1 of %2 Gb/s are not carried. Let these planes use routes that join the two sites."),
                          {planesGbps(demand.gbps, without, planes), demand.gbps}},
                         {}});
    }
}

std::vector<MendIdea> mendPlanesReach(const Finding &, const FindingContext &)
{
    return {{{CORE_TEXT("Let every plane use every route"), {}}, [](ScenarioParts &parts) {
                 for (Route &route : parts.routes)
                     route.planes.clear();
             }}};
}

void checkAccelerators(const FindingContext &context, std::vector<Finding> &found)
{
    if (!generates(context))
        return;
    for (std::size_t i = 0; i < context.resolved.sites.size(); ++i) {
        const ResolvedSite &site = context.resolved.sites[i];
        if (!site.isCampus() || context.sizing.sites[i].accelerators > 0)
            continue;
        found.push_back({{},
                         Severity::Warning,
                         {Scope::Site, site.site->id},
                         {CORE_TEXT("Campus %1 has no accelerators"), {displayName(*site.site)}},
                         {CORE_TEXT("It sends nothing under this demand basis. Give it an accelerator, a number of them or more power, or make it a hub."), {}},
                         {}});
    }
}

std::vector<MendIdea> mendAccelerators(const Finding &finding, const FindingContext &)
{
    const auto change = [id = finding.subject.id](const auto &edit) {
        return [id, edit](ScenarioParts &parts) {
            const auto site = std::ranges::find(parts.sites, id, &Site::id);
            edit(*site);
        };
    };
    return {{{CORE_TEXT("Use the scenario's accelerator, counted from the power"), {}}, change([](Site &site) {
                 site.accelerator.reset();
                 site.acceleratorCount.reset();
             })},
            {{CORE_TEXT("Make it a hub"), {}}, change([](Site &site) { site.kind = SiteKind::Hub; })}};
}

} // namespace

std::vector<FindingCheck> trafficChecks()
{
    return {
        {"basis_unavailable", CORE_TEXT("The demand basis can be sized"), &checkBasis, &mendBasis},
        {"paths_cut_short", CORE_TEXT("All equal paths are used"), &checkPathsComplete},
        {"too_few_campuses", CORE_TEXT("There are campuses to send traffic between"), &checkCampuses},
        {"hub_unknown", CORE_TEXT("The hub site exists"), &checkHub, &mendHub},
        {"ring_approximate", CORE_TEXT("The ring is the shortest one"), &checkRing},
        {"no_path", CORE_TEXT("Every demand has a path"), &checkReachable},
        {"no_path_in_planes", CORE_TEXT("Every plane has a path for every demand"), &checkPlanesReach, &mendPlanesReach},
        {"no_accelerators", CORE_TEXT("Every campus has accelerators"), &checkAccelerators, &mendAccelerators},
    };
}

} // namespace core
