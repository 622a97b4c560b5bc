#pragma once

#include "core/optics/line/Line.h"

namespace core {

/// Power that light at `frequencyHz` gains per metre and per watt of light at `otherHz`, 1/(W m): below 0 where the other is the
/// lower one, 0 beyond 10 THz; ramanCoefficient(a, b) = -ramanCoefficient(b, a).
/// Source: fit of the gain profile of silica, resources/help/optics.md.
double ramanCoefficient(const FibreGlass &glass, double frequencyHz, double otherHz);

/// ramanCoefficient of all pairs, row by row: row i, column j is what channel i gains from channel j.
std::vector<double> ramanMatrix(const FibreGlass &glass, std::span<const LineChannel> channels);

/// Natural logarithm of what stimulated Raman scattering adds to each channel over a fibre: the power at its end is
/// inputW e^(-alpha L + gain). Solves du_i/dw = sum_j C_ij P_j e^(u_j), w = (1 - e^(-alpha z))/alpha, by Runge-Kutta of fourth
/// order.
///
/// @param matrix            as ramanMatrix gives it.
/// @param inputW            power of each channel at the start of the glass.
/// @param effectiveLengthM  w at the point that is asked for: the effective length for the end of the fibre.
std::vector<double> ramanLogGains(std::span<const double> matrix, std::span<const double> inputW, double effectiveLengthM);

} // namespace core
