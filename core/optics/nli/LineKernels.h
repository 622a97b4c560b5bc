#pragma once

#include "core/optics/nli/FibreTables.h"
#include "core/optics/nli/Mixing.h"

#include <memory>

namespace core {

/// Dispersion over the comb, relative to that at its middle: the places at which kernels of an even comb are worked out, one without a
/// slope, else three that are interpolated between.
struct DispersionNodes {
    std::vector<double> ratios{1.0};
    /// Weights of the nodes for a ratio.
    std::array<double, 3> weights(double ratio) const;
};

/// Kernels of one kind of span for all pairs of a comb, km² THz³. `C` as ProductTable: 1 without Raman scattering, 6 with.
/// Even combs: self by node of dispersion, cross by distance in carriers (from 1) and node. Others: self by carrier, cross by pair.
template <std::size_t C>
struct SpanKernels {
    std::vector<std::array<double, C>> self, cross;
    std::size_t figures() const { return C * (self.size() + cross.size()); }
};

/// What spans do together, beyond adding up.
struct LinkKernels {
    /// Factors on the sum over the spans, in the order of SpanKernels<1>: coherence and format. Empty where all are 1.
    std::vector<double> selfFactors, crossFactors;
    std::vector<MixingTerm> terms;     ///< of all carriers (uneven combs)
    std::vector<MixingOffset> offsets; ///< of each carrier (even combs)
    std::vector<double> mixing;        ///< per carrier, where all powers are alike
    std::size_t figures() const { return selfFactors.size() + crossFactors.size() + 3 * (terms.size() + offsets.size()) + mixing.size(); }
};

/// Everything about a comb and a kind of glass that kernels depend on.
struct KernelQuestion {
    const NliComb &comb;
    const DispersionNodes &nodes;                ///< even combs
    const std::vector<double> &dispersionRatios; ///< by carrier, for uneven combs
};

std::shared_ptr<const SpanKernels<1>> spanKernels(const NliSpan &span, const KernelQuestion &question);
std::shared_ptr<const SpanKernels<6>> ramanSpanKernels(const NliSpan &span, const KernelQuestion &question);

/// @param spans  in the order of the line; kappa and weight at the middle of the comb.
/// @param format  other than Gaussian: with the format correction of self- and cross-phase modulation.
std::shared_ptr<const LinkKernels> linkKernels(std::span<const NliSpan> spans, const KernelQuestion &question, SignalFormat format);

void forgetLineKernels(); ///< for benchmarks of a cold start

} // namespace core
