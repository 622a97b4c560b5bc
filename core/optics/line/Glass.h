#pragma once

#include "core/buffers/Latency.h"
#include "core/optics/line/Line.h"

namespace core {

inline constexpr double planckJS = 6.62607015e-34;
/// Where the figures of a FibreGlass hold.
inline constexpr double referenceWavelengthM = 1550e-9;
inline constexpr double referenceFrequencyHz = lightSpeedMPerS / referenceWavelengthM;

/// 10^(dB/10).
double fromDb(double db);
/// 10 log10 of a ratio above 0.
double toDb(double ratio);

/// Power (not field) loss, natural, 1/m.
double alphaPerM(const FibreGlass &glass);

/// (1 - e^(-alpha L)) / alpha, m; also right where alpha is very small.
double effectiveLengthM(const FibreGlass &glass, double lengthKm);

/// D(lambda) = D + S (lambda - 1550 nm); without a slope D everywhere.
double dispersionPsPerNmKm(const FibreGlass &glass, double frequencyHz);

/// Group-velocity dispersion, s²/m, as a positive figure where D is: D lambda² / (2 pi c). Without a slope its value at 1550 nm
/// everywhere (D then grows with the square of the frequency).
double beta2S2PerM(const FibreGlass &glass, double frequencyHz);

/// Effective area at a frequency, m²: the mode of a step-index core of 4.2 um radius spreads as the frequency falls.
/// Source: D'Amico et al., J. Lightwave Technol. 40 (2022) 3499.
double effectiveAreaM2(const FibreGlass &glass, double frequencyHz);

/// Nonlinearity 2 pi n2 f / (c A(f)), 1/(W m).
double gammaPerWM(const FibreGlass &glass, double frequencyHz);

} // namespace core
