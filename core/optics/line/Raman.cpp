#include "core/optics/line/Raman.h"

#include "core/optics/line/Glass.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {

namespace {

/// Beyond this the powers are taken as smaller than they are: 40 dB of tilt, where no line works any more.
constexpr double strengthMax = 10;

/// Gain profile over frequency, m/(W Hz), by the distance in THz.
double gainProfile(double x)
{
    if (x <= 5.5)
        return x * (6.891e-30 + x * (8.521e-30 + x * (-2.848e-30 + x * 2.554e-31)));
    if (x <= 10)
        return x * (1.873e-29 + x * (-2.481e-30 + x * (1.504e-31 + x * 4.006e-33)));
    return 0;
}

double coefficient(double frequencyHz, double areaM2, double otherHz, double otherAreaM2)
{
    const double distanceHz = otherHz - frequencyHz;
    const double size = gainProfile(std::fabs(distanceHz) * 1e-12) * std::max(frequencyHz, otherHz) / ((areaM2 + otherAreaM2) / 2);
    return distanceHz < 0 ? -size : size;
}

/// rates[i] = sum_j C_ij P_j, with the matrix taken by columns (C_ij = -C_ji) so that the inner loop has no running sum.
void gainRates(std::span<const double> matrix, std::span<const double> powers, std::vector<double> &rates)
{
    const std::size_t n = powers.size();
    std::ranges::fill(rates, 0.0);
    double *const out = rates.data();
    for (std::size_t j = 0; j < n; ++j) {
        const double power = powers[j];
        const double *const row = matrix.data() + j * n;
        for (std::size_t i = 0; i < n; ++i)
            out[i] -= row[i] * power;
    }
}

} // namespace

double ramanCoefficient(const FibreGlass &glass, double frequencyHz, double otherHz)
{
    return coefficient(frequencyHz, effectiveAreaM2(glass, frequencyHz), otherHz, effectiveAreaM2(glass, otherHz));
}

std::vector<double> ramanMatrix(const FibreGlass &glass, std::span<const LineChannel> channels)
{
    const std::size_t n = channels.size();
    std::vector<double> areas(n), matrix(n * n);
    for (std::size_t i = 0; i < n; ++i)
        areas[i] = effectiveAreaM2(glass, channels[i].frequencyHz);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            const double gain = coefficient(channels[i].frequencyHz, areas[i], channels[j].frequencyHz, areas[j]);
            matrix[i * n + j] = gain;
            matrix[j * n + i] = -gain;
        }
    }
    return matrix;
}

std::vector<double> ramanLogGains(std::span<const double> matrix, std::span<const double> inputW, double effectiveLengthM)
{
    const std::size_t n = inputW.size();
    assert(matrix.size() == n * n);
    // Scattering keeps the total power, so this bounds the change of any channel, in nepers.
    const double total = std::accumulate(inputW.begin(), inputW.end(), 0.0);
    const double strength = *std::ranges::max_element(matrix) * total * effectiveLengthM;
    const double scale = strength > strengthMax ? strengthMax / strength : 1;
    const int steps = 2 + static_cast<int>(std::ceil(2 * std::min(strength, strengthMax)));
    const double h = effectiveLengthM / steps;
    std::vector<double> gains(n), powers(n), rates(n), sum(n);
    for (int step = 0; step < steps; ++step) {
        std::ranges::fill(sum, 0.0);
        std::ranges::fill(rates, 0.0);
        constexpr double offsets[] = {0, 0.5, 0.5, 1}, weights[] = {1, 2, 2, 1};
        for (std::size_t stage = 0; stage < 4; ++stage) {
            for (std::size_t i = 0; i < n; ++i)
                powers[i] = scale * inputW[i] * std::exp(gains[i] + offsets[stage] * h * rates[i]);
            gainRates(matrix, powers, rates);
            for (std::size_t i = 0; i < n; ++i)
                sum[i] += weights[stage] * rates[i];
        }
        for (std::size_t i = 0; i < n; ++i)
            gains[i] += h / 6 * sum[i];
    }
    return gains;
}

} // namespace core
