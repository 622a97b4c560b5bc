#pragma once

#include "core/optics/nli/NliGlass.h"

namespace core {

/// Per carrier i: kernel of itself × its weight + sum over the others of the pair's kernel × their weight, with the coherence of
/// the link. `weights` by carrier.
template <std::size_t C>
std::vector<double> pairSums(const SpanKernels<C> &kernels, const LinkKernels &link, const GlassOverComb &glass, const NliComb &comb,
                             std::span<const std::array<double, C>> weights);

/// Per carrier i: sum over its mixing terms of value × densities of the three carriers; with the mean density where the link has kept
/// only sums.
std::vector<double> mixingSums(const LinkKernels &link, std::span<const double> densities);

} // namespace core
