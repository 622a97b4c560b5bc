#include "core/failures/Failure.h"

#include "core/model/SharedRisks.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace core {

namespace {

/// Huts stand where a route is amplified in line.
bool hasHuts(const RouteSizing &route)
{
    return route.amplified && route.spans > 1 && route.fibrePairs > 0;
}

bool isListed(const Route &route, const RouteSizing &sized)
{
    return static_cast<std::int64_t>(route.spans.size()) == sized.spans;
}

Failure routeFailure(std::size_t index, const Sizing &sizing)
{
    Failure failure;
    failure.ids = {sizing.routes[index].id};
    failure.routes = {index};
    return failure;
}

/// Share of a route's planes that stay when some are out (none listed: all are).
double planesStanding(const Route &route, const std::vector<int> &out, std::int64_t planes)
{
    if (out.empty())
        return 0;
    std::int64_t uses = 0, stays = 0;
    for (int plane = 1; plane <= static_cast<int>(planes); ++plane) {
        if (!route.planes.empty() && std::ranges::find(route.planes, plane) == route.planes.end())
            continue;
        ++uses;
        stays += std::ranges::find(out, plane) == out.end() ? 1 : 0;
    }
    return uses > 0 ? static_cast<double>(stays) / static_cast<double>(uses) : 1; // a route of planes that there are not
}

/// Takes some planes of a route, or all of it.
void take(Failure &failure, std::size_t route, double left)
{
    if (left <= 0)
        failure.routes.push_back(route);
    else if (left < 1)
        failure.routeParts.push_back({route, left});
}

/// Huts with a name take every route that names them; those of a route without one are alike.
void addHuts(std::vector<Failure> &all, const Scenario &scenario, const Sizing &sizing)
{
    std::map<std::string_view, std::vector<std::size_t>> named;
    for (std::size_t i = 0; i < sizing.routes.size(); ++i) {
        const Route &route = scenario->routes[i];
        for (std::size_t span = 0; span + 1 < route.spans.size(); ++span) {
            std::vector<std::size_t> &members = named[route.spans[span].hut];
            if (members.empty() || members.back() != i)
                members.push_back(i);
        }
    }
    static const std::string nameless;
    std::map<std::string_view, bool> done;
    for (std::size_t i = 0; i < sizing.routes.size(); ++i) {
        const Route &route = scenario->routes[i];
        const RouteSizing &sized = sizing.routes[i];
        if (!hasHuts(sized))
            continue;
        Failure unnamed = routeFailure(i, sizing);
        unnamed.kind = FailureKind::Hut;
        unnamed.alike = 0;
        for (std::int64_t hut = 0; hut + 1 < sized.spans; ++hut) {
            const std::string &name = isListed(route, sized) ? route.spans[static_cast<std::size_t>(hut)].hut : nameless;
            if (name.empty()) {
                ++unnamed.alike;
            } else if (!std::exchange(done[name], true)) {
                Failure failure;
                failure.kind = FailureKind::Hut;
                failure.ids = {name};
                failure.routes = named[name];
                all.push_back(std::move(failure));
            }
        }
        if (unnamed.alike > 0)
            all.push_back(std::move(unnamed));
    }
}

/// What is left when one of several is out.
double withoutOne(std::int64_t count)
{
    return static_cast<double>(count - 1) / static_cast<double>(count);
}

void addCables(std::vector<Failure> &all, const Sizing &sizing)
{
    for (std::size_t i = 0; i < sizing.routes.size(); ++i) {
        const std::int64_t cables = sizing.routes[i].cables;
        if (cables < 2)
            continue;
        Failure failure;
        failure.kind = FailureKind::Cable;
        failure.ids = {sizing.routes[i].id};
        failure.routeParts = {{i, withoutOne(cables)}};
        failure.alike = cables;
        all.push_back(std::move(failure));
    }
}

void addRouters(std::vector<Failure> &all, const Sizing &sizing)
{
    for (std::size_t i = 0; i < sizing.sites.size(); ++i) {
        const std::int64_t routers = sizing.sites[i].routers.value_or(0);
        if (routers < 1)
            continue;
        Failure failure;
        failure.kind = FailureKind::Router;
        failure.ids = {sizing.sites[i].id};
        failure.siteParts = {{i, withoutOne(routers)}};
        failure.alike = routers;
        all.push_back(std::move(failure));
    }
}

void addSites(std::vector<Failure> &all, const Sizing &sizing)
{
    for (std::size_t i = 0; i < sizing.sites.size(); ++i) {
        Failure failure;
        failure.kind = FailureKind::Site;
        failure.ids = {sizing.sites[i].id};
        failure.sites = {i};
        all.push_back(std::move(failure));
    }
}

std::string routeName(const std::string &id, const Scenario &scenario)
{
    const Route *route = scenario.route(id);
    return route != nullptr ? displayName(*route, scenario) : id;
}

std::string siteName(const std::string &id, const Scenario &scenario)
{
    const Site *site = scenario.site(id);
    return site != nullptr ? displayName(*site) : id;
}

std::string srlgName(const std::string &id, const Scenario &scenario)
{
    const Srlg *srlg = scenario.srlg(id);
    return srlg != nullptr ? displayName(*srlg) : id;
}

} // namespace

const char *toWord(FailureKind kind)
{
    switch (kind) {
    case FailureKind::Route:
        return "route";
    case FailureKind::Srlg:
        return "srlg";
    case FailureKind::Hut:
        return "hut";
    case FailureKind::Cable:
        return "cable";
    case FailureKind::Router:
        return "router";
    case FailureKind::Plane:
        return "plane";
    case FailureKind::Site:
        return "site";
    case FailureKind::Dual:
        return "dual";
    }
    return "";
}

std::vector<Failure> riskFailures(const Scenario &scenario)
{
    std::vector<Failure> all;
    const std::int64_t planes = scenario->assumptions.count("planes");
    const std::vector<std::vector<std::size_t>> members = routesOfRisks(scenario);
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Srlg &srlg = scenario->srlgs[i];
        Failure failure;
        failure.kind = FailureKind::Srlg;
        failure.ids = {srlg.id};
        for (const std::size_t route : members[i])
            take(failure, route, planesStanding(scenario->routes[route], srlg.planes, planes));
        if (!failure.routes.empty() || !failure.routeParts.empty())
            all.push_back(std::move(failure));
    }
    return all;
}

std::vector<Failure> planeFailures(const Scenario &scenario)
{
    std::vector<Failure> all;
    const std::int64_t planes = scenario->assumptions.count("planes");
    if (planes < 2)
        return all;
    const bool alike = std::ranges::all_of(scenario->routes, [](const Route &route) { return route.planes.empty(); });
    for (int plane = 1; plane <= (alike ? 1 : static_cast<int>(planes)); ++plane) {
        Failure failure;
        failure.kind = FailureKind::Plane;
        failure.ids = {std::to_string(plane)};
        if (alike) {
            failure.planesLeft = withoutOne(planes);
            failure.alike = planes;
        }
        for (std::size_t i = 0; !alike && i < scenario->routes.size(); ++i)
            take(failure, i, planesStanding(scenario->routes[i], {plane}, planes));
        all.push_back(std::move(failure));
    }
    return all;
}

std::vector<Failure> singleFailures(const Scenario &scenario, const Resolved &, const Sizing &sizing)
{
    std::vector<Failure> all;
    for (std::size_t i = 0; i < sizing.routes.size(); ++i)
        all.push_back(routeFailure(i, sizing));
    std::ranges::move(riskFailures(scenario), std::back_inserter(all));
    addHuts(all, scenario, sizing);
    addCables(all, sizing);
    addRouters(all, sizing);
    std::ranges::move(planeFailures(scenario), std::back_inserter(all));
    addSites(all, sizing);
    return all;
}

std::vector<std::size_t> litRoutes(const Sizing &sizing)
{
    std::vector<std::size_t> lit;
    for (std::size_t i = 0; i < sizing.routes.size(); ++i) {
        if (sizing.routes[i].channels > 0)
            lit.push_back(i);
    }
    return lit;
}

Failure dualFailure(std::size_t first, std::size_t second, const Sizing &sizing)
{
    Failure failure;
    failure.kind = FailureKind::Dual;
    failure.ids = {sizing.routes[first].id, sizing.routes[second].id};
    failure.routes = {first, second};
    return failure;
}

std::vector<Failure> dualFailures(const Scenario &, const Resolved &, const Sizing &sizing)
{
    const std::vector<std::size_t> lit = litRoutes(sizing);
    std::vector<Failure> all;
    for (std::size_t i = 0; i < lit.size(); ++i) {
        for (std::size_t j = i + 1; j < lit.size(); ++j)
            all.push_back(dualFailure(lit[i], lit[j], sizing));
    }
    return all;
}

Text failureName(const Failure &failure, const Scenario &scenario)
{
    const std::string &id = failure.ids.empty() ? std::string() : failure.ids.front();
    const auto oneOf = [&](const char *only, const char *several, const std::string &name) {
        return failure.alike > 1 ? Text{several, {failure.alike, name}} : Text{only, {name}};
    };
    switch (failure.kind) {
    case FailureKind::Route:
        return {"%1", {routeName(id, scenario)}};
    case FailureKind::Srlg:
        return {"%1", {srlgName(id, scenario)}};
    case FailureKind::Hut:
        if (failure.alike == 1 && (failure.routes.size() != 1 || scenario->routes[failure.routes.front()].id != id))
            return {CORE_TEXT("hut %1"), {id}};
        return oneOf(CORE_TEXT("the hut of %1"), CORE_TEXT("one of %1 huts, %2"), routeName(id, scenario));
    case FailureKind::Cable:
        return {CORE_TEXT("one of %1 cables, %2"), {failure.alike, routeName(id, scenario)}};
    case FailureKind::Router:
        return oneOf(CORE_TEXT("the only router of %1"), CORE_TEXT("one of %1 routers, %2"), siteName(id, scenario));
    case FailureKind::Plane:
        return failure.alike > 1 ? Text{CORE_TEXT("one of %1 planes"), {failure.alike}} : Text{CORE_TEXT("plane %1"), {id}};
    case FailureKind::Site:
        return {"%1", {siteName(id, scenario)}};
    case FailureKind::Dual:
        return {CORE_TEXT("%1 and %2"), {routeName(id, scenario), routeName(failure.ids.back(), scenario)}};
    }
    return {};
}

} // namespace core
