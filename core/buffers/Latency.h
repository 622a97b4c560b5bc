#pragma once

#include <cstdint>

namespace core {

/// Inputs of reference/buffers/latency.csv; the standard values are those of its first row.
struct LatencyInput {
    double lengthKm = 0;
    double groupIndex = 1.4682;
    double spanKm = 80;
    double ampUs = 0.15;
    double modemPairs = 1;
    double modemUs = 0.3;
    double hops = 2;
    double hopUs = 1;
    double frameBytes = 4096;
    double rateGbps = 800;
    double storeForwardHops = 1;
    double hostTurnUs = 1;
};

struct LatencyResult {
    double fibreUs = 0;
    std::int64_t amplifiers = 0;
    double ampTotalUs = 0;
    double serialUs = 0;
    double oneWayUs = 0;
    double rttUs = 0;
};

/// Speed of light in vacuum, m/s (exact, SI).
inline constexpr double lightSpeedMPerS = 299'792'458;

/// One-way time in glass, us: length × group index / c.
double fibreLatencyUs(double lengthKm, double groupIndex);

/// One way = fibre + amplifiers + modems + hops + serialisation; round trip = 2 × one way + turn-round of the host.
/// Amplifiers by the span rule: ceil(length / span) + 1, none where length or span is 0.
/// Source: reference/buffers/README.md, latency.csv.
LatencyResult latency(const LatencyInput &input);

/// The same over a fibre time and a number of amplifiers that are already known.
LatencyResult latencyOver(double fibreUs, std::int64_t amplifiers, const LatencyInput &input);

} // namespace core
