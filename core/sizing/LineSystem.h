#pragma once

#include "core/optics/LightModel.h"
#include "core/sizing/Resolved.h"

#include <cstdint>
#include <vector>

namespace core {

/// Channels of one optic over a route.
struct ChannelGroup {
    const PluggableRow *optic = nullptr;
    std::int64_t channels = 0;
    std::vector<int> planes = {}; ///< that share them evenly; empty = all
};

/// What a route needs to carry its channels.
struct LineSizing {
    std::int64_t spans = 0;
    bool amplified = false;
    bool raman = false;
    std::int64_t fibrePairs = 0;               ///< all planes
    const LineElementRow *amplifier = nullptr; ///< nullptr where none stands
    std::int64_t amplifiers = 0;
    const LineElementRow *terminal = nullptr; ///< or multiplexer: one per pair and end; nullptr where none is needed
    const LineElementRow *ramanPump = nullptr;
    std::int64_t ramanPumps = 0;
    const FibreCableRow *cable = nullptr;
    std::int64_t cables = 0;
};

/// How a route is lit: what the light stage found.
struct RouteLine {
    SpanPlan plan;
    LineClass lineClass = LineClass::Amplified;
};

/// Adds channels to their kind; kinds stand by optic id, then by planes.
void addChannels(std::vector<ChannelGroup> &groups, const PluggableRow *optic, const std::vector<int> &planes, std::int64_t channels);

/// Pairs, amplifiers, terminals and cable of a route (DESIGN.md section 4, Fibre pairs, Line).
/// @param restored  channels while other light is restored over it, with what stays; empty: none is. The larger of both counts.
LineSizing lineSystem(const ResolvedRoute &route, const std::vector<ChannelGroup> &groups, const std::vector<ChannelGroup> &restored, const RouteLine &lit,
                      std::int64_t planes, const AssumptionSet &assumptions, const Catalogue &catalogue);

/// The terminal of an amplified route by the slots of its optics: band `c` by slot, everything else the C+L terminal with
/// wavelength-selective switch.
const LineElementRow *terminalFor(const ResolvedRoute &route, std::span<const std::optional<double>> slotsGhz, const Catalogue &catalogue);

/// The multiplexer of a line without amplifiers.
const LineElementRow *multiplexerFor(const Catalogue &catalogue);

/// In-line amplifier as chosen, else by band and pairs.
const LineElementRow *amplifierFor(const ResolvedRoute &route, std::int64_t pairs, const AssumptionSet &assumptions, const Catalogue &catalogue);

/// Pairs of one plane: bins of the band that its channels fill, widest slot first; an optic without a slot takes a pair for itself.
std::int64_t pairsOfPlane(std::vector<ChannelGroup> groups, double spectrumGhz);

/// P × pairs of one plane; where groups of planes have channels of their own, the sum of that over the groups.
std::int64_t pairsOf(std::vector<ChannelGroup> groups, double spectrumGhz, std::int64_t planes);

/// The smallest cable that fits, else several of the largest.
struct CableChoice {
    const FibreCableRow *cable = nullptr;
    std::int64_t count = 0;
};
CableChoice chooseCable(std::int64_t pairs, const std::string &given, const Catalogue &catalogue);

} // namespace core
