#pragma once

#include <cstdint>

/// The counting rules of DESIGN.md section 4, one function each. The stages of size() and the derivations of Explain call
/// the same functions, so what is explained is what was computed. Rates in Gb/s, power in W, both one direction and typical
/// unless named otherwise.
namespace core::rules {

/// ⌊(MW · 10⁶ / PUE − W of the border layer inside the meter) / W all-in⌋
std::int64_t accelerators(double powerMw, double pue, double allinW, double borderItW);

/// accelerators × NIC rate
double backendGbps(std::int64_t accelerators, double nicGbps);

/// ⌊accelerators / accelerators per node⌋ × front-end rate per node
double frontendGbps(std::int64_t accelerators, double perNode, double gbpsPerNode);

/// network rate / taper
double egressGbps(double networkGbps, double taper);

/// min(Eᵢ Eⱼ / Σₖ≠ᵢ Eₖ, Eⱼ Eᵢ / Σₖ≠ⱼ Eₖ); the sums leave out one site each. 0 where a rate is 0.
double allToAllGbps(double egressI, double egressJ, double sumWithoutI, double sumWithoutJ);

/// P × ⌈Gb/s / (P × port rate × fill)⌉: channels of a lightpath and client ports of a site.
std::int64_t planePorts(double gbps, double portGbps, double maxFill, std::int64_t planes);

/// Equal spans no longer than the longest allowed: ⌈km / km⌉.
std::int64_t spanCount(double lengthKm, double maxSpanKm);

/// ⌊spectrum / slot⌋
std::int64_t channelsPerPair(double spectrumGhz, double slotGhz);

/// (spans − 1) × ⌈pairs / pairs a unit serves⌉
std::int64_t inlineAmplifiers(std::int64_t spans, std::int64_t pairs, double pairsPerUnit);

/// P × n × cages − ports
std::int64_t strandedCages(std::int64_t routers, std::int64_t cages, std::int64_t ports);

/// PUE × Σ (count × W)
double atTheMeterW(double pue, double itW);

/// ⌊W at the meter / (PUE × W all-in)⌋
std::int64_t acceleratorsDisplaced(double meterW, double pue, double allinW);

/// max(⌈units / 36⌉, ⌈IT kW / kW of a rack⌉)
std::int64_t racks(double rackUnits, double provisionedItW, double rackKw);

/// Σ traffic to keep ÷ share left − what other light takes of it; not below 0
double protectionGbps(double keptGbps, double left, double othersGbps);

/// longest − shortest one-way latency, us
double skewUs(double longestUs, double shortestUs);

inline constexpr double usableRackUnits = 36;
inline constexpr double hoursPerYear = 8'760;

} // namespace core::rules
