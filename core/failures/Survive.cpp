#include "core/failures/Survive.h"

#include <algorithm>

namespace core {

namespace {

Failure routeFailure(const Resolved &resolved, std::size_t route)
{
    Failure failure;
    failure.kind = FailureKind::Route;
    failure.ids = {resolved.routes[route].route->id};
    failure.routes = {route};
    return failure;
}

void addRoutes(std::vector<Failure> &failures, const Resolved &resolved, const std::vector<bool> &lit)
{
    for (std::size_t i = 0; i < resolved.routes.size(); ++i) {
        if (lit[i])
            failures.push_back(routeFailure(resolved, i));
    }
}

void addPairs(std::vector<Failure> &failures, const Resolved &resolved, const std::vector<bool> &lit)
{
    for (std::size_t i = 0; i < resolved.routes.size(); ++i) {
        for (std::size_t j = i + 1; j < resolved.routes.size(); ++j) {
            if (!lit[i] && !lit[j])
                continue;
            Failure failure;
            failure.kind = FailureKind::Dual;
            failure.ids = {resolved.routes[i].route->id, resolved.routes[j].route->id};
            failure.routes = {i, j};
            failures.push_back(std::move(failure));
        }
    }
}

void add(std::vector<Failure> &failures, std::vector<Failure> more)
{
    failures.insert(failures.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Planes; the only one, too, though nothing survives its loss.
std::vector<Failure> planesOf(const Scenario &scenario)
{
    if (scenario->assumptions.count("planes") > 1)
        return planeFailures(scenario);
    Failure only;
    only.kind = FailureKind::Plane;
    only.ids = {"1"};
    only.planesLeft = 0;
    return {std::move(only)};
}

void addSites(std::vector<Failure> &failures, const Resolved &resolved)
{
    for (std::size_t i = 0; i < resolved.sites.size(); ++i) {
        Failure failure;
        failure.kind = FailureKind::Site;
        failure.ids = {resolved.sites[i].site->id};
        failure.sites = {i};
        failures.push_back(std::move(failure));
    }
}

} // namespace

std::vector<bool> routesWithLight(const Sizing &sizing)
{
    std::vector<bool> lit;
    for (const RouteSizing &route : sizing.routes)
        lit.push_back(route.channels > 0);
    return lit;
}

std::vector<Failure> failuresToSurvive(const Scenario &scenario, const Resolved &resolved, const std::vector<bool> &lit)
{
    const std::string &survive = scenario->assumptions.word("survive");
    std::vector<Failure> failures;
    if (survive == "plane")
        add(failures, planesOf(scenario));
    if (survive == "srlg")
        add(failures, riskFailures(scenario));
    if (survive == "site")
        addSites(failures, resolved);
    if (survive == "route" || survive == "srlg" || survive == "site" || survive == "two_routes")
        addRoutes(failures, resolved, lit);
    if (survive == "two_routes")
        addPairs(failures, resolved, lit);
    return failures;
}

} // namespace core
