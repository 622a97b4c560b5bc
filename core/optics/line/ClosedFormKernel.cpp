#include "core/optics/line/ClosedFormKernel.h"

#include "core/optics/line/Glass.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core {

namespace {

/// w_ij [asinh(k (d + R_j/2)) - asinh(k (d - R_j/2))] / |beta2|; d the distance of the carriers, 0 for a channel itself.
double pairWeight(double asymptoticLengthM, double beta2, double baudHz, double otherBaudHz, double distanceHz)
{
    const double k = std::numbers::pi * std::numbers::pi * asymptoticLengthM * beta2 * baudHz;
    if (distanceHz <= 0)
        return 2 * std::asinh(k * baudHz / 2) / beta2;
    const double upper = k * (distanceHz + otherBaudHz / 2), lower = k * (distanceHz - otherBaudHz / 2);
    // The difference as one logarithm; both are above 0 since channels do not overlap.
    return 2 * std::log((upper + std::sqrt(upper * upper + 1)) / (lower + std::sqrt(lower * lower + 1))) / beta2;
}

} // namespace

bool isUniform(std::span<const LineChannel> channels)
{
    constexpr double toleranceHz = 1e3;
    const LineChannel &first = channels.front();
    const double spacingHz = channels.size() > 1 ? channels[1].frequencyHz - first.frequencyHz : 0;
    for (std::size_t i = 1; i < channels.size(); ++i) {
        const double expectedHz = first.frequencyHz + static_cast<double>(i) * spacingHz;
        if (std::fabs(channels[i].frequencyHz - expectedHz) > toleranceHz || std::fabs(channels[i].baudHz - first.baudHz) > toleranceHz)
            return false;
    }
    return true;
}

ClosedFormKernel::ClosedFormKernel(const FibreGlass &glass, double lengthKm, std::span<const LineChannel> channels, bool uniform)
    : m_asymptoticLengthM(1 / alphaPerM(glass)), m_factors(channels.size())
{
    const double length = effectiveLengthM(glass, lengthKm);
    const double common = 16.0 / 27 * length * length / (4 * std::numbers::pi * m_asymptoticLengthM);
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const double gamma = gammaPerWM(glass, channels[i].frequencyHz);
        m_factors[i] = common * gamma * gamma;
    }
    if (uniform && !glass.slopePsPerNm2Km)
        fillUniform(glass, channels);
    else
        fillPairs(glass, channels);
}

void ClosedFormKernel::fillUniform(const FibreGlass &glass, std::span<const LineChannel> channels)
{
    const std::size_t n = channels.size();
    const double beta2 = std::fabs(beta2S2PerM(glass, referenceFrequencyHz)), baudHz = channels.front().baudHz;
    m_weights.resize(2 * n - 1);
    for (std::size_t apart = 0; apart < n; ++apart) {
        const double distanceHz = channels[apart].frequencyHz - channels.front().frequencyHz;
        m_weights[n - 1 + apart] = m_weights[n - 1 - apart] = pairWeight(m_asymptoticLengthM, beta2, baudHz, baudHz, distanceHz);
    }
    m_start = static_cast<std::ptrdiff_t>(n) - 1;
    m_stride = -1;
}

void ClosedFormKernel::fillPairs(const FibreGlass &glass, std::span<const LineChannel> channels)
{
    const std::size_t n = channels.size();
    std::vector<double> beta2(n);
    std::ranges::transform(channels, beta2.begin(), [&](const LineChannel &channel) { return std::fabs(beta2S2PerM(glass, channel.frequencyHz)); });
    m_weights.resize(n * n);
    for (std::size_t j = 0; j < n; ++j) {
        double *const column = m_weights.data() + j * n;
        for (std::size_t i = 0; i < n; ++i)
            column[i] = pairWeight(m_asymptoticLengthM, (beta2[i] + beta2[j]) / 2, channels[i].baudHz, channels[j].baudHz,
                                   std::fabs(channels[j].frequencyHz - channels[i].frequencyHz));
    }
    m_stride = static_cast<std::ptrdiff_t>(n);
}

void ClosedFormKernel::interference(std::span<const double> squaredDensities, std::span<double> shares) const
{
    const std::size_t n = m_factors.size();
    double *const out = shares.data();
    std::ranges::fill(shares, 0.0);
    for (std::size_t j = 0; j < n; ++j) {
        const double *const column = m_weights.data() + m_start + static_cast<std::ptrdiff_t>(j) * m_stride;
        const double density = squaredDensities[j];
        for (std::size_t i = 0; i < n; ++i) // over i: no running sum, so that the loop runs in parallel lanes
            out[i] += column[i] * density;
    }
    for (std::size_t i = 0; i < n; ++i)
        out[i] *= m_factors[i];
}

} // namespace core
