#pragma once

#include "core/sizing/Resolved.h"
#include "core/sizing/Sizing.h"

#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A rate of a transponder and how far its class says it reaches.
struct TransponderMode {
    double rateGbps = 0;
    double reachKm = 0;
};

/// Modes of a `reach_class` such as "800G to ~1000 km; 400G to 3000+ km", in its order. Of a range the lesser end counts; a
/// rate without kilometres ("1.6T metro") is left out.
std::vector<TransponderMode> transponderModes(std::string_view reachClass);

/// One line of a transponder: at most 800 Gb/s, for which transponders.csv gives watts with both grey optics.
inline constexpr double transponderLineGbps = 800;
inline constexpr double transponderLineTbps = transponderLineGbps / 1000;

/// P × ⌈Gb/s ÷ (P × Gb/s of a line)⌉: lines at each end of a segment that carry its lit capacity.
std::int64_t transponderLines(std::int64_t channels, double rateGbps, double lineGbps, std::int64_t planes);

/// Grey optics of a line: one kind at its client side, one in the router, of as many as its rate takes.
double greyOpticsPerLine(const GreyOpticRow &clientOptic);

/// Typical price of a line with its grey optics: 0.8 × USD per Tb/s + optics × USD.
double transponderLineUsd(double usdPerTbps, double greyOptics, double usdPerGreyOptic);

/// The longest reach that the catalogue gives an optic; nothing without any.
std::optional<double> catalogueReachKm(const PluggableRow &optic);

/// One way to light a long line: what an end costs (W or USD), its rate, its reach before it is regenerated.
struct LineChoice {
    double perEnd = 0, rateGbps = 0, reachKm = 0;
};

/// Beyond which length the lesser of the two, per Gb/s and with a regenerator at every full reach, is the other one; nothing
/// where that does not happen within 5,000 km. Equal figures go to the pluggable.
std::optional<double> flipKm(const LineChoice &pluggable, std::span<const LineChoice> transponder);
inline constexpr double longestFlipKm = 5'000;

/// Fills in the transponders of segments, routes and totals (DESIGN.md section 4, Power). Light goes on without regeneration
/// where a mode reaches over several segments of a lightpath; of several modes the one with fewest lines counts.
void compareTransponders(Sizing &sizing, const AssumptionSet &assumptions, const Catalogue &catalogue, const Resolved &resolved);

} // namespace core
