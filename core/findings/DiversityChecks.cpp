// What may fail as one although it looks like two: entrances, power feeds, ducts, planes.
#include "core/findings/Findings.h"

#include "core/base/Id.h"
#include "core/graph/PathChoice.h"
#include "core/model/SharedRisks.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace core {

namespace {

std::string routeName(const FindingContext &context, const std::string &id)
{
    return displayName(*context.scenario.route(id), context.scenario);
}

/// Routes by site, by index.
std::vector<std::vector<std::size_t>> routesBySite(const Resolved &resolved)
{
    std::vector<std::vector<std::size_t>> routes(resolved.sites.size());
    for (std::size_t i = 0; i < resolved.routes.size(); ++i) {
        routes[resolved.routes[i].a].push_back(i);
        routes[resolved.routes[i].b].push_back(i);
    }
    return routes;
}

/// The title of a site all of whose routes share a risk; nothing where that is no matter of the site's ways out.
const char *sharedByAll(SrlgKind kind)
{
    switch (kind) {
    case SrlgKind::Entrance:
        return CORE_TEXT("All routes of %1 go through one entrance");
    case SrlgKind::Duct:
        return CORE_TEXT("All routes of %1 share a conduit");
    case SrlgKind::Cable:
        return CORE_TEXT("All routes of %1 share a cable");
    case SrlgKind::Power:
    case SrlgKind::Other:
        break;
    }
    return nullptr;
}

/// A site whose every way out fails with one shared risk.
void checkEntrances(const FindingContext &context, std::vector<Finding> &found)
{
    if (context.scenario->srlgs.empty())
        return;
    const std::vector<std::vector<std::size_t>> risks = routesOfRisks(context.scenario), routes = routesBySite(context.resolved);
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    for (std::size_t site = 0; site < routes.size(); ++site) {
        if (routes[site].empty() || context.sizing.sites[site].coherentPorts == 0)
            continue;
        for (std::size_t i = 0; i < risks.size(); ++i) {
            const Srlg &risk = context.scenario->srlgs[i];
            const bool entrance = risk.kind == SrlgKind::Entrance && (risk.site.empty() || risk.site == context.sizing.sites[site].id);
            // A single route is a single way out by itself; that it stands in a duct adds nothing.
            const bool matters = entrance || (risk.kind != SrlgKind::Entrance && routes[site].size() > 1);
            if (sharedByAll(risk.kind) == nullptr || !matters || !hasAllPlanes(risk.planes, planes) || !std::ranges::includes(risks[i], routes[site]))
                continue;
            found.push_back({{},
                             Severity::Warning,
                             {Scope::Site, context.sizing.sites[site].id},
                             {sharedByAll(risk.kind), {displayName(*context.resolved.sites[site].site)}},
                             {CORE_TEXT("Shared risk “%1” takes all of its %2 routes with every plane: one cut takes the site off."),
                              {displayName(risk), static_cast<std::int64_t>(routes[site].size())}},
                             {}});
            break;
        }
    }
}

std::string freshRiskId(const ScenarioParts &parts)
{
    const Result<Scenario> scenario = Scenario::make(parts);
    return scenario ? freshId("g", [&](const std::string &id) { return scenario->isTaken(id); }) : std::string();
}

/// The last route of a site goes in by an entrance of its own.
void addEntrance(ScenarioParts &parts, const std::string &site)
{
    Srlg second;
    second.id = freshRiskId(parts);
    second.name = "Second entrance";
    second.kind = SrlgKind::Entrance;
    second.site = site;
    const auto endsHere = [&](const Route &route) { return route.a == site || route.b == site; };
    const auto isEntrance = [&](const std::string &id) {
        const auto risk = std::ranges::find(parts.srlgs, id, &Srlg::id);
        return risk != parts.srlgs.end() && risk->kind == SrlgKind::Entrance && (risk->site.empty() || risk->site == site);
    };
    // An entrance that no route names stands for all of them: now it is told which ones.
    for (const Srlg &risk : parts.srlgs) {
        const bool named = std::ranges::any_of(parts.routes, [&](const Route &route) { return std::ranges::find(route.srlgs, risk.id) != route.srlgs.end(); });
        for (Route &route : parts.routes) {
            if (!named && risk.kind == SrlgKind::Entrance && risk.site == site && endsHere(route))
                route.srlgs.push_back(risk.id);
        }
    }
    for (Route &route : parts.routes | std::views::reverse) {
        if (!endsHere(route))
            continue;
        std::erase_if(route.srlgs, isEntrance);
        route.srlgs.push_back(second.id);
        break;
    }
    parts.srlgs.push_back(std::move(second));
}

std::vector<MendIdea> mendEntrances(const Finding &finding, const FindingContext &context)
{
    const std::string &site = finding.subject.id;
    const auto last = std::find_if(context.scenario->routes.rbegin(), context.scenario->routes.rend(),
                                   [&](const Route &route) { return route.a == site || route.b == site; });
    return {
        {{CORE_TEXT("Bring %1 in by a second entrance"), {displayName(*last, context.scenario)}}, [site](ScenarioParts &parts) { addEntrance(parts, site); }}};
}

/// A site that goes dark with one power feed.
void checkPowerFeeds(const FindingContext &context, std::vector<Finding> &found)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    std::set<std::string> told;
    for (const Srlg &risk : context.scenario->srlgs) {
        if (risk.kind != SrlgKind::Power || risk.site.empty() || !hasAllPlanes(risk.planes, planes) || !told.insert(risk.site).second)
            continue;
        found.push_back(
            {{},
             Severity::Warning,
             {Scope::Site, risk.site},
             {CORE_TEXT("%1 hangs on one power feed"), {displayName(*context.scenario.site(risk.site))}},
             {CORE_TEXT("Shared risk “%1” takes every plane. Feed some of the planes from elsewhere and list the planes of each feed."), {displayName(risk)}},
             {}});
    }
}

std::vector<MendIdea> mendPowerFeeds(const Finding &finding, const FindingContext &context)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    if (planes < 2)
        return {};
    const auto first = static_cast<int>(planes / 2 + 1), last = static_cast<int>(planes);
    const auto change = [site = finding.subject.id, first, last](ScenarioParts &parts) {
        Srlg second;
        second.id = freshRiskId(parts);
        second.name = "Second power feed";
        second.kind = SrlgKind::Power;
        second.site = site;
        for (int plane = first; plane <= last; ++plane)
            second.planes.push_back(plane);
        for (Srlg &risk : parts.srlgs) {
            if (risk.kind != SrlgKind::Power || risk.site != site || !hasAllPlanes(risk.planes, last))
                continue;
            risk.planes.clear();
            for (int plane = 1; plane < first; ++plane)
                risk.planes.push_back(plane);
        }
        parts.srlgs.push_back(std::move(second));
    };
    Text label = first == last ? Text{CORE_TEXT("Feed plane %1 from a second feed"), {std::int64_t{last}}}
                               : Text{CORE_TEXT("Feed planes %1 to %2 from a second feed"), {std::int64_t{first}, std::int64_t{last}}};
    return {{std::move(label), change}};
}

/// Whether a failure of the risk takes every plane that goes by the path.
bool takes(const Srlg &risk, const PathSizing &path, const Scenario &scenario, std::int64_t planes)
{
    const bool on = std::ranges::any_of(path.routes, [&](const std::string &id) {
        const std::vector<std::string> &its = scenario.route(id)->srlgs;
        return std::ranges::find(its, risk.id) != its.end();
    });
    if (!on || risk.planes.empty() || path.planes.empty())
        return on && hasAllPlanes(risk.planes, planes);
    return std::ranges::all_of(path.planes, [&](int plane) { return hasPlane(risk.planes, plane); });
}

/// Risks that take every path of a demand with all of its planes, by index, sorted.
std::vector<std::size_t> risksOfAll(const DemandSizing &demand, const Scenario &scenario, std::int64_t planes)
{
    std::set<std::size_t> risks;
    if (demand.paths.empty())
        return {};
    for (const std::string &id : demand.paths.front().routes) {
        for (const std::string &risk : scenario.route(id)->srlgs)
            risks.insert(*scenario.srlgIndex(risk));
    }
    std::erase_if(risks, [&](std::size_t risk) {
        return !std::ranges::all_of(demand.paths, [&](const PathSizing &path) { return takes(scenario->srlgs[risk], path, scenario, planes); });
    });
    return {risks.begin(), risks.end()};
}

/// The planes of a demand that one duct, cable or entrance takes together.
void checkPlanes(const FindingContext &context, std::vector<Finding> &found)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    if (planes < 2 || context.scenario->srlgs.empty())
        return;
    struct Hit {
        const DemandSizing *first = nullptr;
        std::int64_t demands = 0;
    };
    std::map<std::size_t, Hit> hits;
    for (const DemandSizing &demand : context.sizing.demands) {
        for (const std::size_t risk : risksOfAll(demand, context.scenario, planes)) {
            Hit &hit = hits[risk];
            hit.first = hit.demands++ == 0 ? &demand : hit.first;
        }
    }
    for (const auto &[index, hit] : hits) {
        const Srlg &risk = context.scenario->srlgs[index];
        if (risk.kind == SrlgKind::Power || risk.kind == SrlgKind::Other)
            continue;
        const std::string from = displayName(*context.scenario.site(hit.first->from)), to = displayName(*context.scenario.site(hit.first->to));
        Finding finding;
        finding.severity = Severity::Warning;
        finding.subject = {Scope::Srlg, risk.id};
        finding.title = {CORE_TEXT("The planes share “%1”"), {displayName(risk)}};
        finding.detail = hit.demands == 1 ? Text{CORE_TEXT("All %1 planes of the traffic between %2 and %3 fail with it."), {planes, from, to}}
                                          : Text{CORE_TEXT("All %1 planes of %2 demands fail with it, those between %3 and %4 among them."),
                                                 {planes, hit.demands, from, to}};
        found.push_back(std::move(finding));
    }
}

std::vector<MendIdea> mendPlanes(const Finding &finding, const FindingContext &context)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes"), kept = (planes + 1) / 2;
    const auto change = [id = finding.subject.id, kept](ScenarioParts &parts) {
        for (Route &route : parts.routes) {
            if (std::ranges::find(route.srlgs, id) == route.srlgs.end())
                continue;
            if (route.planes.empty()) {
                for (int plane = 1; plane <= static_cast<int>(kept); ++plane)
                    route.planes.push_back(plane);
            }
            std::erase_if(route.planes, [&](int plane) { return plane > kept; });
        }
    };
    const std::string name = displayName(*context.scenario.srlg(finding.subject.id));
    Text label = kept + 1 == planes ? Text{CORE_TEXT("Take plane %1 round “%2”"), {planes, name}}
                                    : Text{CORE_TEXT("Take planes %1 to %2 round “%3”"), {kept + 1, planes, name}};
    return {{std::move(label), change}};
}

/// Two routes of different paths that fail together.
const char *sharesWhat(SrlgKind kind)
{
    switch (kind) {
    case SrlgKind::Duct:
        return CORE_TEXT("%1 and %2 share a conduit");
    case SrlgKind::Cable:
        return CORE_TEXT("%1 and %2 share a cable");
    case SrlgKind::Entrance:
        return CORE_TEXT("%1 and %2 share an entrance");
    case SrlgKind::Power:
        return CORE_TEXT("%1 and %2 share a power feed");
    case SrlgKind::Other:
        break;
    }
    return CORE_TEXT("%1 and %2 share a risk");
}

/// The first route of a path that names a risk.
const std::string &routeWith(const PathSizing &path, const Srlg &risk, const Scenario &scenario)
{
    return *std::ranges::find_if(path.routes, [&](const std::string &id) {
        const std::vector<std::string> &its = scenario.route(id)->srlgs;
        return std::ranges::find(its, risk.id) != its.end();
    });
}

/// Two routes on different paths of a demand that one risk takes. Where all paths have a route in common, that says it already.
std::optional<Finding> sharedRisk(const DemandSizing &demand, const FindingContext &context, const std::string &from, const std::string &to)
{
    for (const std::size_t index : risksOfAll(demand, context.scenario, context.scenario->assumptions.count("planes"))) {
        const Srlg &risk = context.scenario->srlgs[index];
        const std::string &one = routeWith(demand.paths[0], risk, context.scenario), &other = routeWith(demand.paths[1], risk, context.scenario);
        if (one == other)
            continue;
        Finding finding;
        finding.title = {sharesWhat(risk.kind), {routeName(context, one), routeName(context, other)}};
        finding.detail = demand.paths.size() == 2
                             ? Text{CORE_TEXT("Shared risk “%1”: the two paths from %2 to %3 are not diverse."), {displayName(risk), from, to}}
                             : Text{CORE_TEXT("Shared risk “%1”: the %2 paths from %3 to %4 are not diverse."),
                                    {displayName(risk), static_cast<std::int64_t>(demand.paths.size()), from, to}};
        return finding;
    }
    return std::nullopt;
}

/// What keeps the paths of a demand from being diverse, the gravest first.
std::optional<Finding> notDiverse(const DemandSizing &demand, const FindingContext &context, bool wantsPair)
{
    const std::string from = displayName(*context.scenario.site(demand.from)), to = displayName(*context.scenario.site(demand.to));
    Finding finding;
    if (wantsPair && demand.paths.size() == 1) {
        finding.title = {CORE_TEXT("There is one path from %1 to %2, not two"), {from, to}};
        finding.detail = {CORE_TEXT("A cut on it takes all of the traffic. Draw a route that leads another way."), {}};
        return finding;
    }
    if (demand.paths.size() < 2)
        return std::nullopt;
    if (!demand.sharedRoutes.empty()) {
        finding.title = {CORE_TEXT("%1 is on both paths from %2 to %3"), {routeName(context, demand.sharedRoutes.front()), from, to}};
        finding.detail = {CORE_TEXT("No two paths do without a route in common. Draw a route that leads another way."), {}};
        return finding;
    }
    if (std::optional<Finding> shared = sharedRisk(demand, context, from, to))
        return shared;
    if (demand.sharedSites.empty())
        return std::nullopt;
    finding.title = {CORE_TEXT("Both paths from %1 to %2 pass %3"), {from, to, displayName(*context.scenario.site(demand.sharedSites.front()))}};
    finding.detail = {CORE_TEXT("No two paths do without a site in common: its failure takes both."), {}};
    return finding;
}

void checkPaths(const FindingContext &context, std::vector<Finding> &found)
{
    const bool wantsPair = pathChoice(context.scenario->assumptions).kind == PathChoice::Kind::DisjointPair;
    for (const DemandSizing &demand : context.sizing.demands) {
        std::optional<Finding> finding = notDiverse(demand, context, wantsPair);
        if (!finding)
            continue;
        finding->severity = Severity::Warning;
        finding->subject = {Scope::Demand, demand.id()};
        found.push_back(*std::move(finding));
    }
}

std::vector<MendIdea> mendPaths(const Finding &, const FindingContext &)
{
    return {{{CORE_TEXT("Carry all traffic on two disjoint paths"), {}},
             [](ScenarioParts &parts) { parts.assumptions.set("paths", std::string("disjoint_pair")); }}};
}

/// Plane numbers that the scenario does not have.
void checkPlaneNumbers(const FindingContext &context, std::vector<Finding> &found)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    const auto tell = [&](const std::vector<int> &list, Subject subject, const std::string &name) {
        const auto largest = std::ranges::max_element(list);
        if (largest == list.end() || *largest <= planes)
            return;
        const bool none = std::ranges::all_of(list, [&](int plane) { return plane > planes; });
        Finding finding;
        finding.severity = Severity::Warning;
        finding.subject = std::move(subject);
        finding.title = {CORE_TEXT("%1 names plane %2, and there are %3"), {name, std::int64_t{*largest}, planes}};
        finding.detail.pattern = none ? CORE_TEXT("None of the planes that it lists exists, so it has no effect.") : CORE_TEXT("That plane has no effect.");
        found.push_back(std::move(finding));
    };
    for (const Route &route : context.scenario->routes)
        tell(route.planes, {Scope::Route, route.id}, displayName(route, context.scenario));
    for (const Srlg &risk : context.scenario->srlgs)
        tell(risk.planes, {Scope::Srlg, risk.id}, displayName(risk));
}

std::vector<MendIdea> mendPlaneNumbers(const Finding &finding, const FindingContext &context)
{
    const std::int64_t planes = context.scenario->assumptions.count("planes");
    const auto largest = static_cast<double>(largestPlane(context.scenario));
    const auto trim = [subject = finding.subject, planes](ScenarioParts &parts) {
        const auto above = [&](int plane) { return plane > planes; };
        if (subject.scope == Scope::Route)
            std::erase_if(std::ranges::find(parts.routes, subject.id, &Route::id)->planes, above);
        else
            std::erase_if(std::ranges::find(parts.srlgs, subject.id, &Srlg::id)->planes, above);
    };
    const std::vector<int> &list =
        finding.subject.scope == Scope::Route ? context.scenario.route(finding.subject.id)->planes : context.scenario.srlg(finding.subject.id)->planes;
    const bool none = std::ranges::all_of(list, [&](int plane) { return plane > planes; });
    return {{{CORE_TEXT("Build %1 planes"), {largest}}, [largest](ScenarioParts &parts) { parts.assumptions.set("planes", largest); }},
            {{none ? CORE_TEXT("Use it for all planes") : CORE_TEXT("Take the number out"), {}}, trim}};
}

/// Routes that pass a hut of the same name and name no risk in common, by the names of such huts.
std::map<std::string, std::vector<std::size_t>> sharedHuts(const Scenario &scenario)
{
    std::map<std::string, std::vector<std::size_t>> huts;
    for (std::size_t i = 0; i < scenario->routes.size(); ++i) {
        for (const Span &span : scenario->routes[i].spans) {
            if (span.hut.empty())
                continue;
            std::vector<std::size_t> &routes = huts[span.hut];
            if (routes.empty() || routes.back() != i)
                routes.push_back(i);
        }
    }
    std::erase_if(huts, [&](const auto &entry) {
        const std::vector<std::size_t> &routes = entry.second;
        const std::vector<std::string> &first = scenario->routes[routes.front()].srlgs;
        return routes.size() < 2 || std::ranges::any_of(first, [&](const std::string &risk) {
                   return std::ranges::all_of(routes, [&](std::size_t route) {
                       const std::vector<std::string> &its = scenario->routes[route].srlgs;
                       return std::ranges::find(its, risk) != its.end();
                   });
               });
    });
    return huts;
}

void checkHuts(const FindingContext &context, std::vector<Finding> &found)
{
    std::set<std::string> told;
    for (const auto &[hut, routes] : sharedHuts(context.scenario)) {
        const Route &first = context.scenario->routes[routes[0]], &second = context.scenario->routes[routes[1]];
        if (!told.insert(first.id).second)
            continue;
        found.push_back({{},
                         Severity::Note,
                         {Scope::Route, first.id},
                         {CORE_TEXT("%1 and %2 meet in the hut “%3”"), {displayName(first, context.scenario), displayName(second, context.scenario), hut}},
                         {CORE_TEXT("What takes the hut takes %1 routes, but they name no shared risk in common."), {static_cast<std::int64_t>(routes.size())}},
                         {}});
    }
}

std::vector<MendIdea> mendHuts(const Finding &finding, const FindingContext &context)
{
    const std::string &route = finding.subject.id;
    const auto change = [huts = sharedHuts(context.scenario), first = *context.scenario.routeIndex(route)](ScenarioParts &parts) {
        for (const auto &[hut, routes] : huts) {
            if (routes.front() != first)
                continue;
            Srlg risk;
            risk.id = freshRiskId(parts);
            risk.name = hut;
            for (const std::size_t index : routes)
                parts.routes[index].srlgs.push_back(risk.id);
            parts.srlgs.push_back(std::move(risk));
        }
    };
    return {{{CORE_TEXT("Make the huts a shared risk"), {}}, change}};
}

void checkIdleRisks(const FindingContext &context, std::vector<Finding> &found)
{
    const std::vector<std::vector<std::size_t>> routes = routesOfRisks(context.scenario);
    for (std::size_t i = 0; i < routes.size(); ++i) {
        const Srlg &risk = context.scenario->srlgs[i];
        if (routes[i].empty() && risk.site.empty())
            found.push_back({{},
                             Severity::Note,
                             {Scope::Srlg, risk.id},
                             {CORE_TEXT("Nothing shares the risk “%1”"), {displayName(risk)}},
                             {CORE_TEXT("No route names it and it stands at no site."), {}},
                             {}});
    }
}

std::vector<MendIdea> mendIdleRisks(const Finding &finding, const FindingContext &)
{
    return {{{CORE_TEXT("Delete it"), {}},
             [id = finding.subject.id](ScenarioParts &parts) { std::erase_if(parts.srlgs, [&](const Srlg &risk) { return risk.id == id; }); }}};
}

} // namespace

std::vector<FindingCheck> diversityChecks()
{
    return {
        {"one_entrance", CORE_TEXT("Every site has two ways out"), &checkEntrances, &mendEntrances},
        {"one_power_feed", CORE_TEXT("Every site has two power feeds"), &checkPowerFeeds, &mendPowerFeeds},
        {"planes_share_risk", CORE_TEXT("Planes go by different ducts, cables and entrances"), &checkPlanes, &mendPlanes},
        {"paths_share_risk", CORE_TEXT("The paths of every demand are diverse"), &checkPaths, &mendPaths},
        {"plane_unknown", CORE_TEXT("Every plane that is named exists"), &checkPlaneNumbers, &mendPlaneNumbers},
        {"hut_shared", CORE_TEXT("Routes that meet in a hut share a risk"), &checkHuts, &mendHuts},
        {"risk_idle", CORE_TEXT("Every shared risk takes something"), &checkIdleRisks, &mendIdleRisks},
    };
}

} // namespace core
