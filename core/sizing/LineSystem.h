#pragma once

#include "core/sizing/Resolved.h"

#include <cstdint>
#include <vector>

namespace core {

/// Channels of one optic over a route, all planes.
struct ChannelGroup {
    const PluggableRow *optic = nullptr;
    std::int64_t channels = 0;
};

/// What a route needs to carry its channels.
struct LineSizing {
    std::int64_t spans = 0;
    bool amplified = false;
    std::int64_t fibrePairs = 0;               ///< all planes
    const LineElementRow *amplifier = nullptr; ///< nullptr where none stands
    std::int64_t amplifiers = 0;
    const LineElementRow *terminal = nullptr; ///< one per pair and end; nullptr where none is needed
    const FibreCableRow *cable = nullptr;
    std::int64_t cables = 0;
};

/// Pairs, amplifiers, terminals and cable of a route (DESIGN.md section 4, Fibre pairs, Line).
LineSizing lineSystem(const ResolvedRoute &route, const std::vector<ChannelGroup> &groups, std::int64_t spans, std::int64_t planes,
                      const AssumptionSet &assumptions, const Catalogue &catalogue);

/// Pairs of one plane: bins of the band that its channels fill, widest slot first; an optic without a slot takes a pair for itself.
std::int64_t pairsOfPlane(std::vector<ChannelGroup> groups, double spectrumGhz);

/// The smallest cable that fits, else several of the largest.
struct CableChoice {
    const FibreCableRow *cable = nullptr;
    std::int64_t count = 0;
};
CableChoice chooseCable(std::int64_t pairs, const std::string &given, const Catalogue &catalogue);

} // namespace core
