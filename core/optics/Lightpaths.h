#pragma once

#include "core/optics/LightModel.h"
#include "core/optics/PieceJudge.h"
#include "core/sizing/LineSystem.h"
#include "core/sizing/Resolved.h"
#include "core/traffic/RouteDemands.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A piece of a lightpath between two sites that terminate it.
struct LightPiece {
    std::size_t firstSite = 0, lastSite = 0; ///< places in Lightpath::sites
    LightVerdict verdict;
};

/// Light groomed together: same ends, routes in order, regeneration sites and planes. Starts at the end with the lesser id.
struct Lightpath {
    std::vector<std::size_t> routes, sites;
    std::vector<LightPiece> pieces; ///< one more than regenerations
    const PluggableRow *optic = nullptr;
    double gbps = 0;
    std::int64_t channels = 0;    ///< of every piece
    std::vector<int> planes = {}; ///< that share them evenly; empty = all
    bool closes() const;
};

/// What a routed demand runs over.
struct LightStage {
    std::vector<Lightpath> lightpaths;
    std::vector<std::vector<std::size_t>> ofTraffic; ///< for each RoutedTraffic its lightpaths, in order of the path
};

/// Splits every path at the sites that terminate it (transit), takes the fixed pluggable or chooses one, regenerates at the
/// fewest sites where the light does not close, and grooms (DESIGN.md section 4, Light, Pluggable, Channels).
/// @error InvalidValue when an optic lacks its rate; Cancelled.
Result<LightStage> lightStage(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const LightModel &light,
                              const std::vector<RoutedTraffic> &traffic, const std::stop_token &stop);

/// The pieces of a stretch for an optic: fewest that do not close, then fewest pieces, then the larger worst margin, then the
/// bytewise first regeneration sites.
/// @param channelsPerPlane  of this light alone; one may go over bare fibre.
std::vector<LightPiece> regenerate(const std::vector<std::size_t> &routes, const std::vector<std::size_t> &sites, const PluggableRow &optic,
                                   const Resolved &resolved, PieceJudge &light, bool transparent, std::int64_t channelsPerPlane);

/// Settles how every route is lit once all channels over it are known: a route is as its most demanding light asks, and what
/// shares it is judged again with that.
/// @return  by route; a route without light keeps the spans of its fixed optic.
std::vector<RouteLine> settleLines(std::vector<Lightpath> &lightpaths, const Resolved &resolved, const Catalogue &catalogue, const LightModel &light,
                                   std::int64_t planes);

} // namespace core
