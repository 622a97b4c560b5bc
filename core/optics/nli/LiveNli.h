#pragma once

#include "core/optics/line/Line.h"

#include <cstddef>
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

/// Nonlinear interference of even combs by the GN integral, fast enough for every frame of a drag.
///
/// eta = (P_NLI,i / P_i) / P² in 1/W² of carrier i (from 0) at the end of the line, P the launch power per channel; Gaussian
/// signals, no SRS. `groups` in the order of the line. Agrees with integralModel() within 0.1 dB, equal spans or not; lines of
/// several kinds of glass within 0.2 dB (LiveNliTest). All inputs must have passed checkLine in kind (positive, finite).
///
/// What it works out belongs to a comb, a carrier and a kind of glass; lengths and numbers of spans are interpolated between, so that
/// an edit finds it ready. About 1 us then for a group, and for each pair of spans in different groups some 10 ns. Any thread.
double liveEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel);

/// eta by the closed form (asinh) of GNPy, signal power alone.
/// Source: P. Poggiolini, J. Lightwave Technol. 30 (2012) 3857.
double closedFormEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel);

/// How many combinations of comb, carrier and glass are kept now; never more than `liveKernelsMax`.
std::size_t liveKernels();
inline constexpr std::size_t liveKernelsMax = 512;
void forgetLiveKernels(); ///< for benchmarks of a cold start

} // namespace core
