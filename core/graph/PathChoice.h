#pragma once

#include "core/graph/LinkGraph.h"
#include "core/model/AssumptionSet.h"

#include <cstddef>
#include <vector>

namespace core {

/// How a demand looks for its ways (DESIGN.md section 4, Paths): the assumptions `paths`, `k`, `ecmp_tolerance_us`, and under
/// protection 1+1 a diverse pair whatever they say.
struct PathChoice {
    enum class Kind { Shortest, Ecmp, KPaths, DisjointPair } kind = Kind::Shortest;
    std::size_t k = 4;        ///< of KPaths
    double toleranceUs = 0;   ///< of Ecmp
    Diversity diversity = {}; ///< of DisjointPair
};
PathChoice pathChoice(const AssumptionSet &assumptions);

/// Whether every demand goes twice to survive failures: `survive` is set and `protection` is 1+1.
bool protectsByTwoPaths(const AssumptionSet &assumptions);

/// The ways a demand takes.
struct ChosenPaths {
    std::vector<LinkPath> paths;                                    ///< best first; empty: no way
    bool fullRateOnEach = false;                                    ///< a disjoint pair: each path carries the whole demand. Else equal shares
    bool complete = true;                                           ///< false: there are more equal ways than equalPathLimit, or a better pair may exist
    std::vector<std::size_t> sharedLinks, sharedRisks, sharedSites; ///< of a disjoint pair
};
ChosenPaths choosePaths(const LinkGraph &graph, std::size_t from, std::size_t to, const PathChoice &choice, const Outage &out = {});

/// Equal ways that a demand is split over at most: beyond, shares of a channel are too small to matter and lists too long to read.
inline constexpr std::size_t equalPathLimit = 64;

} // namespace core
