#include "core/failures/Failure.h"

#include <algorithm>
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

void addSrlgs(std::vector<Failure> &all, const Scenario &scenario)
{
    std::map<std::string_view, std::vector<std::size_t>> routes;
    for (std::size_t i = 0; i < scenario->routes.size(); ++i) {
        for (const std::string &srlg : scenario->routes[i].srlgs)
            routes[srlg].push_back(i);
    }
    for (const Srlg &srlg : scenario->srlgs) {
        const auto members = routes.find(srlg.id);
        if (members == routes.end())
            continue;
        Failure failure;
        failure.kind = FailureKind::Srlg;
        failure.ids = {srlg.id};
        failure.routes = members->second;
        failure.routes.erase(std::unique(failure.routes.begin(), failure.routes.end()), failure.routes.end());
        all.push_back(std::move(failure));
    }
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
            const std::string &name = isListed(route, sized) ? route.spans[static_cast<std::size_t>(hut)].hut : std::string();
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

void addPlanes(std::vector<Failure> &all, const Scenario &scenario)
{
    const std::int64_t planes = scenario->assumptions.count("planes");
    if (planes < 2)
        return;
    Failure failure;
    failure.kind = FailureKind::Plane;
    failure.ids = {"1"};
    failure.planesLeft = withoutOne(planes);
    failure.alike = planes;
    all.push_back(std::move(failure));
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
    const auto found = std::ranges::find(scenario->srlgs, id, &Srlg::id);
    return found != scenario->srlgs.end() && !found->name.empty() ? found->name : id;
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

std::vector<Failure> singleFailures(const Scenario &scenario, const Resolved &, const Sizing &sizing)
{
    std::vector<Failure> all;
    for (std::size_t i = 0; i < sizing.routes.size(); ++i)
        all.push_back(routeFailure(i, sizing));
    addSrlgs(all, scenario);
    addHuts(all, scenario, sizing);
    addCables(all, sizing);
    addRouters(all, sizing);
    addPlanes(all, scenario);
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
