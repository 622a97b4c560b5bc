#pragma once

#include "core/optics/line/Line.h"

#include <cstddef>
#include <span>
#include <vector>

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

/// Nonlinear interference of uniform combs, fast enough for every frame of a drag: kernels are worked out on a fixed grid of
/// span lengths and span counts and interpolated between, so an edit finds them ready.
///
/// eta[i] = (P_NLI,i / P_i) / P² in 1/W², P the launch power per channel, at the end of the line, for carrier i; Gaussian
/// signals, no SRS. Within 0.1 dB of integralModel() on lines of equal spans, and on lines of mixed spans as measured in
/// LiveNliTest. All inputs must have passed checkLine in kind (positive, finite).
std::vector<double> liveEta(const CombShape &comb, std::span<const SpanGroup> groups);

/// The same for one carrier.
double liveEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel);

/// The same by the closed form, signal power alone.
double closedFormEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel);

/// How many kernels are kept now; never more than `liveKernelsMax`.
std::size_t liveKernels();
inline constexpr std::size_t liveKernelsMax = 4'096;
void forgetLiveKernels(); ///< for benchmarks of a cold start

} // namespace core
