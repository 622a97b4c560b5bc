#pragma once

#include <cstdint>
#include <optional>

/// Formulas of the optical budget. Ratios in dB; "0.1 nm" is 12.5 GHz. Sources: resources/help/optics.md.
namespace core::optics {

inline constexpr double referenceBandwidthHz = 12.5e9;

/// −10 lg Σ 10^(−xᵢ/10): ratios to the same signal whose noises add up. Left-out ones count nothing.
double noiseSumDb(std::optional<double> a, std::optional<double> b, std::optional<double> c, std::optional<double> d);

/// Phase noise that equalisation makes of the local oscillator's (EEPN), as SNR in the signal bandwidth:
/// noise/signal = c_r π λ² |D| Δν R / (2c), c_r = 2/3 with carrier recovery, 1 at worst.
/// Source: Shieh and Ho, Opt. Express 16 (2008) 15718; c_r as reasoned in resources/help/optics.md.
/// Nothing without dispersion or linewidth.
std::optional<double> eepnSnrDb(double dispersionPsPerNm, double linewidthHz, double baudHz, double carrierRecovery);

/// The table's penalty at the tolerance, in proportion below it.
double proportionalPenaltyDb(double value, double tolerance, double penaltyAtToleranceDb);

/// Worst alignment of one lump of PDL without a table: −10 lg(1 − d), d = (g−1)/(g+1), g = 10^(PDL/10).
double pdlBoundDb(double pdlDb);

/// What multiplexers cut off a signal's edges: −10 lg of the mean over the signal band of n super-Gaussian filters of order 5
/// with the −3 dB width `filterHz`. An estimate: real filters and equalisers differ.
double filteringPenaltyDb(double baudHz, double filterHz, std::int64_t filters);

/// OSNR margin: GSNR − required − penalties − design margin.
double osnrMarginDb(double gsnrDb, double requiredDb, double penaltiesDb, double designMarginDb);

/// Power margin: received − least − design margin.
double powerMarginDb(double receivedDbm, double leastDbm, double designMarginDb);

} // namespace core::optics
