#include "core/optics/line/Glass.h"
#include "core/optics/nli/LiveNli.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core {

namespace {

/// Sum over the comb of w (asinh(k (d + R/2)) - asinh(k (d - R/2))): once for the channel itself, twice for each other one.
double asinhSum(const CombShape &comb, std::int64_t channel, double perHz)
{
    const double half = perHz * comb.baudHz / 2, slot = perHz * comb.slotHz;
    double sum = 2 * std::asinh(half);
    const std::int64_t below = channel, above = comb.channels - 1 - channel;
    for (std::int64_t d = 1; d <= std::max(below, above); ++d) {
        const double centre = slot * static_cast<double>(d);
        const int sides = (d <= below ? 1 : 0) + (d <= above ? 1 : 0);
        sum += 2 * sides * (std::asinh(centre + half) - std::asinh(centre - half));
    }
    return sum;
}

} // namespace

double CombShape::frequencyHz(std::int64_t channel) const
{
    return centreHz + (static_cast<double>(channel) - static_cast<double>(channels - 1) / 2) * slotHz;
}

double closedFormEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel)
{
    constexpr double pi = std::numbers::pi;
    const double frequencyHz = comb.frequencyHz(channel);
    double eta = 0;
    for (const SpanGroup &group : groups) {
        const double alpha = alphaPerM(group.fibre);
        const double beta2 = std::abs(beta2S2PerM(group.fibre, frequencyHz));
        const double effectiveM = effectiveLengthM(group.fibre, group.lengthKm);
        const double psi = effectiveM * effectiveM * alpha / (4 * pi * beta2) * asinhSum(comb, channel, pi * pi * beta2 * comb.baudHz / alpha);
        const double field = gammaPerWM(group.fibre, frequencyHz) * fromDb(group.launchOffsetDb - group.inputLossDb);
        eta += 16.0 / 27 * static_cast<double>(group.count) * field * field * psi / (comb.baudHz * comb.baudHz);
    }
    return eta;
}

} // namespace core
