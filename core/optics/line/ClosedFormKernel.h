#pragma once

#include "core/optics/line/Line.h"

#include <cstddef>

namespace core {

/// Equal symbol rates and equal distances: what one channel does to another then depends only on how far apart they are.
bool isUniform(std::span<const LineChannel> channels);

/// GN model in closed form for one length of fibre: how the channels at its input disturb each other. Made once per distinct
/// fibre, length and comb.
///
/// P_NLI,i / P_i = 16/27 gamma_i² L_eff² / (4 pi |beta2| L_a) sum_j w_ij (P_j/R_j)² [asinh(k_i (d_ij + R_j/2)) - asinh(k_i (d_ij - R_j/2))],
/// k_i = pi² L_a |beta2| R_i, w_ii = 1, w_ij = 2; with a dispersion slope beta2 is the mean of the two channels'.
/// Source: Poggiolini, J. Lightwave Technol. 30 (2012) 3857, arXiv:1209.0394, equations 120 and 123.
class ClosedFormKernel {
public:
    /// @param uniform  isUniform(channels).
    ClosedFormKernel(const FibreGlass &glass, double lengthKm, std::span<const LineChannel> channels, bool uniform);

    /// shares[i] = P_NLI,i / P_i from squaredDensities[j] = (P_j/R_j)², W²/Hz².
    void interference(std::span<const double> squaredDensities, std::span<double> shares) const;

    std::size_t storedFigures() const { return m_weights.size(); }

private:
    void fillUniform(const FibreGlass &glass, std::span<const LineChannel> channels);
    void fillPairs(const FibreGlass &glass, std::span<const LineChannel> channels);

    double m_asymptoticLengthM;    ///< L_a
    std::vector<double> m_factors; ///< by channel
    /// Column j, what channel j does to all others, begins at m_start + j m_stride: a matrix, or one row slid along if uniform.
    std::vector<double> m_weights;
    std::ptrdiff_t m_start = 0, m_stride = 0;
};

} // namespace core
