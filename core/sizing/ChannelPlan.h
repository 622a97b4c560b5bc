#pragma once

#include "core/optics/Lightpaths.h"
#include "core/sizing/Sizing.h"

#include <vector>

namespace core {

/// Where the light of every route stands in its band.
struct ChannelPlan {
    std::vector<std::int64_t> unplaced;                 ///< by route: channels of one plane that found no frequency
    std::vector<std::vector<SpectrumPattern>> spectrum; ///< by route, as RouteSizing::spectrum
};

/// First fit of every lightpath piece onto the same frequencies of all its routes: widest slots first, then in order of the
/// pieces; a frequency is filled in all pairs before the next. Slots start at multiples of their width, or, where some width
/// is no multiple of a narrower one, at any step of 6.25 GHz (ITU-T G.694.1). An optic without a slot takes a pair for itself.
/// @param pairs  fibre pairs of every route, all planes.
/// @return       SpectrumSlot::segment counts the pieces in order, as Sizing::segments.
ChannelPlan planChannels(const std::vector<Lightpath> &lightpaths, const Resolved &resolved, const std::vector<std::int64_t> &pairs, std::int64_t planes);

} // namespace core
