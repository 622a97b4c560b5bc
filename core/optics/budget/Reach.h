#pragma once

#include "core/optics/LightModel.h"

#include <optional>

namespace core {

/// How far an optic reaches over a kind of fibre, km.
struct Reach {
    double bareKm = 0;        ///< one channel alone on a pair
    double multiplexedKm = 0; ///< through both multiplexers, no amplifier
    double singleSpanKm = 0;  ///< terminals, no hut
    double multiSpanKm = 0;   ///< with huts no further apart than the longest span
};

/// The length up to which every shorter line of the class closes, found by halving, to 10 m: margins fall with length as long as
/// the number of spans stays.
/// @param route          fibre, band and longest span; its own length does not matter. It must list no spans.
/// @param designMargin   false: what works without the design margin counts too.
Reach reachOf(const LightModel &model, const ResolvedRoute &route, const PluggableRow &optic, bool designMargin, double maxSingleSpanDb);

/// The route with another length: loss and latency in proportion.
ResolvedRoute atLength(const ResolvedRoute &route, double lengthKm);

} // namespace core
