#include "core/optics/nli/PairSums.h"

#include <algorithm>
#include <numeric>

namespace core {

namespace {

template <std::size_t C>
double dot(const std::array<double, C> &a, const std::array<double, C> &b)
{
    double sum = 0;
    for (std::size_t c = 0; c < C; ++c)
        sum += a[c] * b[c];
    return sum;
}

/// An even comb in glass without a slope: kernels by distance.
template <std::size_t C>
void evenSums(const SpanKernels<C> &kernels, const LinkKernels &link, std::span<const std::array<double, C>> weights, std::span<double> out)
{
    const std::size_t n = out.size();
    std::array<double, C> self = kernels.self.front();
    std::vector<std::array<double, C>> cross = kernels.cross;
    if (!link.selfFactors.empty()) {
        for (double &value : self)
            value *= link.selfFactors.front();
        for (std::size_t d = 0; d + 1 < n; ++d) {
            for (double &value : cross[d])
                value *= link.crossFactors[d];
        }
    }
    for (std::size_t i = 0; i < n; ++i)
        out[i] = dot<C>(self, weights[i]);
    for (std::size_t d = 1; d < n; ++d) {
        for (std::size_t i = 0; i + d < n; ++i) {
            out[i] += dot<C>(cross[d - 1], weights[i + d]);
            out[i + d] += dot<C>(cross[d - 1], weights[i]);
        }
    }
}

/// With a slope: kernels by distance and dispersion.
template <std::size_t C>
void slopeSums(const SpanKernels<C> &kernels, const LinkKernels &link, const GlassOverComb &glass, std::span<const std::array<double, C>> weights,
               std::span<double> out)
{
    const std::size_t n = out.size(), nodes = glass.nodes().ratios.size();
    const bool factored = !link.selfFactors.empty();
    // the line's first glass may have no slope where this one has
    const std::size_t linkNodes = factored ? link.selfFactors.size() : 0;
    const auto value = [&](const std::array<double, C> *kernel, const double *factor, double ratio, const std::array<double, C> &weight) {
        const std::array<double, 3> share = glass.nodes().weights(ratio);
        double sum = 0, chi = factored ? 0 : 1;
        for (std::size_t k = 0; k < nodes; ++k)
            sum += share[k] * dot<C>(kernel[k], weight);
        for (std::size_t k = 0; k < linkNodes; ++k)
            chi += (linkNodes == nodes ? share[k] : 1.0 / static_cast<double>(linkNodes)) * factor[k];
        return sum * chi;
    };
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = value(kernels.self.data(), link.selfFactors.data(), glass.ratios()[i], weights[i]);
        for (std::size_t j = 0; j < n; ++j) {
            if (j == i)
                continue;
            const std::size_t d = (i > j ? i - j : j - i) - 1;
            const double ratio = (glass.ratios()[i] + glass.ratios()[j]) / 2;
            out[i] += value(kernels.cross.data() + d * nodes, link.crossFactors.data() + d * linkNodes, ratio, weights[j]);
        }
    }
}

template <std::size_t C>
void unevenSums(const SpanKernels<C> &kernels, const LinkKernels &link, std::span<const std::array<double, C>> weights, std::span<double> out)
{
    const std::size_t n = out.size();
    const bool factored = !link.selfFactors.empty();
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = dot<C>(kernels.self[i], weights[i]) * (factored ? link.selfFactors[i] : 1);
        for (std::size_t j = 0; j < n; ++j)
            out[i] += dot<C>(kernels.cross[i * n + j], weights[j]) * (factored ? link.crossFactors[i * n + j] : 1); // 0 for j = i
    }
}

} // namespace

template <std::size_t C>
std::vector<double> pairSums(const SpanKernels<C> &kernels, const LinkKernels &link, const GlassOverComb &glass, const NliComb &comb,
                             std::span<const std::array<double, C>> weights)
{
    std::vector<double> out(comb.size());
    if (!comb.spacingThz)
        unevenSums<C>(kernels, link, weights, out);
    else if (glass.nodes().ratios.size() == 1 && link.selfFactors.size() <= 1)
        evenSums<C>(kernels, link, weights, out);
    else
        slopeSums<C>(kernels, link, glass, weights, out);
    return out;
}

std::vector<double> mixingSums(const LinkKernels &link, std::span<const double> densities)
{
    const std::size_t n = densities.size();
    std::vector<double> out(n, 0.0);
    const auto [least, most] = std::ranges::minmax(densities);
    if (least == most || (link.terms.empty() && link.offsets.empty())) {
        const double mean = std::accumulate(densities.begin(), densities.end(), 0.0) / static_cast<double>(n);
        for (std::size_t i = 0; i < n; ++i)
            out[i] = link.mixing[i] * mean * mean * mean;
        return out;
    }
    for (const MixingTerm &term : link.terms) {
        const auto at = [&](std::int32_t place) { return densities[static_cast<std::size_t>(place)]; };
        out[static_cast<std::size_t>(term.i)] += term.value * at(term.a) * at(term.b) * at(term.c);
    }
    for (const MixingOffset &term : link.offsets) {
        for (std::size_t i = term.first(); i < term.past(n); ++i) {
            const double *here = densities.data() + i;
            out[i] += term.value * here[term.a] * here[term.b] * here[term.c];
        }
    }
    return out;
}

template std::vector<double> pairSums<1>(const SpanKernels<1> &, const LinkKernels &, const GlassOverComb &, const NliComb &,
                                         std::span<const std::array<double, 1>>);
template std::vector<double> pairSums<6>(const SpanKernels<6> &, const LinkKernels &, const GlassOverComb &, const NliComb &,
                                         std::span<const std::array<double, 6>>);

} // namespace core
