#pragma once

#include "core/model/Scenario.h"
#include "core/sizing/Resolved.h"
#include "core/sizing/Sizing.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

enum class FailureKind { Route, Srlg, Hut, Cable, Router, Plane, Site, Dual };

/// What fails at once, and what it takes with it.
struct Failure {
    /// A part that stays: a route with some of its cables, a site with some of its routers.
    struct Part {
        std::size_t index = 0;
        double left = 0; ///< share of its capacity, 0 to 1
    };

    FailureKind kind = FailureKind::Route;
    /// As `failures --json` gives them: ids of routes (of their cables, of their huts without a name), SRLGs, sites (of their
    /// routers), names of huts, the number of a plane; both routes of a dual failure.
    std::vector<std::string> ids;
    std::vector<std::size_t> routes; ///< wholly out, sorted, each once
    std::vector<std::size_t> sites;  ///< wholly out, sorted, each once
    std::vector<Part> routeParts, siteParts;
    double planesLeft = 1;  ///< share of every capacity
    std::int64_t alike = 1; ///< so many failures of this kind do the same: one of 88 routers
};

const char *toWord(FailureKind kind); ///< route, srlg, hut, cable, router, plane, site, dual

/// Every single failure, in the order routes, SRLGs, huts, cables, routers, planes, sites, each in the scenario's order. A kind
/// that takes nothing (an SRLG without routes) is left out; huts, cables and routers that do the same are one entry (`alike`).
std::vector<Failure> singleFailures(const Scenario &scenario, const Resolved &resolved, const Sizing &sizing);

/// Shared risks: the routes that name one, or where none does what ends at its site; of the planes that it takes (all, if it says
/// none). And planes: one entry while all use the same routes.
std::vector<Failure> riskFailures(const Scenario &scenario);
std::vector<Failure> planeFailures(const Scenario &scenario);

/// Any two routes that have light, in the scenario's order.
std::vector<Failure> dualFailures(const Scenario &scenario, const Resolved &resolved, const Sizing &sizing);

/// The same one by one: there are many of them. Routes by index, first < second.
std::vector<std::size_t> litRoutes(const Sizing &sizing);
Failure dualFailure(std::size_t first, std::size_t second, const Sizing &sizing);

/// What a planner calls it: "North – South", "one of 88 routers, Severn".
Text failureName(const Failure &failure, const Scenario &scenario);

} // namespace core
