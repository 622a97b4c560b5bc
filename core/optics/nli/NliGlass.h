#pragma once

#include "core/optics/nli/LineKernels.h"

namespace core {

/// Nonlinearity, 1/(W km).
double gammaPerWKm(const FibreGlass &glass, double thz);

/// A span as the integral sees it, of weight 1.
NliSpan nliSpan(const FibreGlass &glass, double lengthKm, double middleThz);

/// Dispersion of a kind of glass over a comb.
class GlassOverComb {
public:
    GlassOverComb(const FibreGlass &glass, const NliComb &comb);
    KernelQuestion question(const NliComb &comb) const { return {comb, m_nodes, m_ratios}; }
    const DispersionNodes &nodes() const { return m_nodes; }
    /// By carrier, relative to the middle of the comb.
    const std::vector<double> &ratios() const { return m_ratios; }

private:
    DispersionNodes m_nodes;
    std::vector<double> m_ratios;
};

/// Power profile of each carrier under stimulated Raman scattering, relative to its power at the start of the glass: coefficients
/// c_1 to c_3 of sum of c_m e^(-m alpha z), right in slope at the start and in power at the end.
///
/// @param matrix    as ramanMatrix gives it.
/// @param inputW    power of each carrier at the start of the glass.
/// @param logGains  as ramanLogGains gives them for the end of the glass.
std::vector<std::array<double, 3>> ramanProfiles(const FibreGlass &glass, double lengthKm, std::span<const double> matrix, std::span<const double> inputW,
                                                 std::span<const double> logGains);

} // namespace core
