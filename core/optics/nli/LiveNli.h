#pragma once

#include "core/optics/line/Line.h"

#include <cstdint>
#include <span>

namespace core {

/// A comb of equal carriers around a centre frequency.
struct CombShape {
    double centreHz = 193.7e12; ///< of the whole comb
    double slotHz = 0, baudHz = 0;
    std::int64_t channels = 0;
    double rollOff = 0;
    double frequencyHz(std::int64_t channel) const; ///< channel counted from 0
    friend bool operator==(const CombShape &, const CombShape &) = default;
};

/// Equal spans in a row.
struct SpanGroup {
    FibreGlass fibre;
    double lengthKm = 0;
    std::int64_t count = 1;
    double inputLossDb = 0;    ///< connector and attenuator before the glass
    double launchOffsetDb = 0; ///< launch power of these spans relative to the line's
};

/// eta = (P_NLI,i / P_i) / P² in 1/W² of carrier i by the closed form (asinh) of GNPy, signal power alone: P the launch power per
/// channel, at the end of the line, Gaussian signals, no SRS. All inputs must have passed checkLine in kind (positive, finite).
/// Source: P. Poggiolini, J. Lightwave Technol. 30 (2012) 3857.
double closedFormEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel);

} // namespace core
