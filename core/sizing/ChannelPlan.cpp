#include "core/sizing/ChannelPlan.h"

#include "core/base/Number.h"

#include <algorithm>
#include <limits>

namespace core {

namespace {

constexpr double unitGhz = 6.25; // the flexible grid's central-frequency step, ITU-T G.694.1

/// Pairs of one plane in use on each frequency unit of a route.
struct Spectrum {
    std::int64_t pairs = 0;
    std::vector<std::int64_t> used;
};

} // namespace

std::vector<std::int64_t> unplacedChannels(const std::vector<Lightpath> &lightpaths, const Resolved &resolved, const std::vector<std::int64_t> &pairs,
                                           std::int64_t planes)
{
    std::vector<std::int64_t> unplaced(resolved.routes.size(), 0);
    std::vector<Spectrum> spectra(resolved.routes.size());
    for (std::size_t i = 0; i < spectra.size(); ++i) {
        spectra[i].pairs = pairs[i] / planes;
        spectra[i].used.assign(static_cast<std::size_t>(floorCount(resolved.routes[i].spectrumGhz / unitGhz)), 0);
    }
    for (const Lightpath &path : lightpaths) {
        const std::size_t slot = static_cast<std::size_t>(std::max<std::int64_t>(0, ceilCount(path.optic->channelSpacingGhz.value_or(0) / unitGhz)));
        if (slot == 0)
            continue; // a pair for itself
        for (const LightPiece &piece : path.pieces) {
            const std::span<const std::size_t> routes = std::span(path.routes).subspan(piece.firstSite, piece.lastSite - piece.firstSite);
            std::size_t units = std::numeric_limits<std::size_t>::max();
            for (const std::size_t route : routes)
                units = std::min(units, spectra[route].used.size());
            std::int64_t left = path.channels / planes;
            for (std::size_t at = 0; left > 0 && at + slot <= units; at += slot) {
                std::int64_t free = left;
                for (const std::size_t route : routes) {
                    const auto begin = spectra[route].used.begin() + static_cast<std::ptrdiff_t>(at);
                    free = std::min(free, spectra[route].pairs - *std::max_element(begin, begin + static_cast<std::ptrdiff_t>(slot)));
                }
                if (free <= 0)
                    continue;
                for (const std::size_t route : routes) {
                    for (std::size_t unit = at; unit < at + slot; ++unit)
                        spectra[route].used[unit] += free;
                }
                left -= free;
            }
            for (const std::size_t route : routes)
                unplaced[route] += left;
        }
    }
    return unplaced;
}

} // namespace core
