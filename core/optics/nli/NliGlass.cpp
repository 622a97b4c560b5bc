#include "core/optics/nli/NliGlass.h"

#include "core/optics/line/Glass.h"

#include <algorithm>
#include <numbers>

namespace core {

double gammaPerWKm(const FibreGlass &glass, double thz)
{
    return gammaPerWM(glass, thz * 1e12) * 1e3;
}

NliSpan nliSpan(const FibreGlass &glass, double lengthKm, double middleThz)
{
    constexpr double ps2PerKm = 1e27; // of s²/m
    const double kappa = 4 * std::numbers::pi * std::numbers::pi * beta2S2PerM(glass, middleThz * 1e12) * ps2PerKm;
    return {alphaPerM(glass) * 1e3, lengthKm, kappa, 1};
}

GlassOverComb::GlassOverComb(const FibreGlass &glass, const NliComb &comb) : m_ratios(comb.size(), 1.0)
{
    if (!glass.slopePsPerNm2Km)
        return;
    const double middle = beta2S2PerM(glass, comb.middleThz() * 1e12);
    for (std::size_t i = 0; i < comb.size(); ++i)
        m_ratios[i] = beta2S2PerM(glass, comb.thz[i] * 1e12) / middle;
    const auto [least, most] = std::ranges::minmax(m_ratios);
    if (most - least > 1e-9)
        m_nodes.ratios = {least, (least + most) / 2, most};
}

std::vector<std::array<double, 3>> ramanProfiles(const FibreGlass &glass, double lengthKm, std::span<const double> matrix, std::span<const double> inputW,
                                                 std::span<const double> logGains)
{
    const std::size_t n = inputW.size();
    const double alpha = alphaPerM(glass), lost = -std::expm1(-alpha * lengthKm * 1e3);
    std::vector<double> slopes(n, 0.0);
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < n; ++i)
            slopes[i] -= matrix[j * n + i] * inputW[j] / alpha; // C_ij = -C_ji
    }
    std::vector<std::array<double, 3>> out(n);
    for (std::size_t i = 0; i < n; ++i) {
        // e^(-alpha z) (1 + q1 w + q2 w²), w = 1 - e^(-alpha z)
        const double q1 = slopes[i], q2 = (std::expm1(logGains[i]) - q1 * lost) / (lost * lost);
        out[i] = {1 + q1 + q2, -(q1 + 2 * q2), q2};
    }
    return out;
}

} // namespace core
