#pragma once

#include "core/graph/RouteGraph.h"
#include "core/sizing/PlaneGroups.h"
#include "core/traffic/Traffic.h"

#include <span>
#include <string>
#include <vector>

namespace core {

/// Traffic on its way: what the paths stage hands to the light.
struct RoutedTraffic {
    std::size_t demand = 0; ///< index of the demand
    RoutePath path;
    double gbps = 0;
    std::vector<int> planes = {}; ///< that take it; empty = all
};

/// How one demand was routed, besides its paths.
struct DemandRouting {
    bool fullRateOnEach = false;                        ///< a pair of paths, each of them carries all
    bool complete = true;                               ///< false: more equal ways than equalPathLimit, or a pair that may not be the best
    std::vector<std::size_t> sharedRoutes, sharedSites; ///< what the pair has in common
    std::vector<std::string> sharedRisks;               ///< SRLG ids
    std::vector<int> planesWithoutPath = {};            ///< where only some planes have a way
};

struct RoutedDemands {
    std::vector<RoutedTraffic> traffic; ///< by demand, best path first
    std::vector<DemandRouting> demands; ///< as Traffic::demands
};

/// Paths stage: every demand that asks for something on its ways by the scenario's choice. Of a pair under 1+1 the second path
/// carries what is to be kept. Where routes restrict their planes, each group of planes takes its share of every demand over the
/// routes that it uses.
/// @param graph  of all routes.
RoutedDemands routeDemands(const Scenario &scenario, const Resolved &resolved, const RouteGraph &graph, std::span<const PlaneGroup> groups,
                           const Traffic &traffic);

/// Share of a demand that so many of its planes take.
double planesGbps(double gbps, std::int64_t count, std::int64_t planes);

/// What path number `place` of so many carries, as a share of its demand: all of it on each of a pair (the second one what is to
/// be kept), else equal shares.
double pathShare(std::size_t paths, bool fullRateOnEach, std::size_t place, double keep);

/// Share of a class's traffic that is to be kept after a failure (`keep_training`, `keep_dci`).
double shareToKeep(DemandClass trafficClass, const AssumptionSet &assumptions);

} // namespace core
