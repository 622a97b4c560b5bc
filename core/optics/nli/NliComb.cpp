#include "core/optics/nli/NliComb.h"

#include <algorithm>

namespace core {

namespace {

std::optional<double> evenSpacing(std::span<const double> thz, std::span<const NliCarrier> carriers)
{
    if (thz.size() == 1)
        return carriers.front().baudThz; // no other carrier: any spacing
    const double spacing = (thz.back() - thz.front()) / static_cast<double>(thz.size() - 1);
    for (std::size_t i = 0; i < thz.size(); ++i) {
        const double off = thz[i] - (thz.front() + spacing * static_cast<double>(i));
        if (carriers[i] != carriers.front() || std::fabs(off) > 1e-6 * spacing)
            return {};
    }
    // Frequencies far from 0 carry rounding errors: the same grid must give the same key wherever it lies.
    return std::round(spacing * 1e9) * 1e-9;
}

} // namespace

NliComb NliComb::of(std::span<const LineChannel> channels)
{
    NliComb comb;
    for (const LineChannel &channel : channels) {
        comb.thz.push_back(channel.frequencyHz * 1e-12);
        comb.carriers.push_back({channel.baudHz * 1e-12, channel.rollOff});
    }
    comb.spacingThz = evenSpacing(comb.thz, comb.carriers);
    return comb;
}

void NliComb::appendTo(std::vector<double> &key) const
{
    key.push_back(static_cast<double>(size()));
    if (spacingThz) {
        key.insert(key.end(), {*spacingThz, carriers.front().baudThz, carriers.front().rollOff});
        return;
    }
    for (std::size_t i = 0; i < size(); ++i)
        key.insert(key.end(), {thz[i] - thz.front(), carriers[i].baudThz, carriers[i].rollOff});
}

} // namespace core
