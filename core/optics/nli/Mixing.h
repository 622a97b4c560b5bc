#pragma once

#include "core/optics/nli/NliComb.h"

#include <algorithm>
#include <cstdint>

namespace core {

/// Carriers a and b beat with c into carrier i: neither self- nor cross-phase modulation. `value` km² THz³ counts both orders of
/// a and b.
struct MixingTerm {
    std::int32_t i = 0, a = 0, b = 0, c = 0;
    double value = 0;
};

/// The mixing terms of an even comb. They depend on places relative to carrier i only.
struct MixingOffset {
    std::int32_t a = 0, b = 0, c = 0; ///< relative to i
    double value = 0;                 ///< one order of a and b: both are listed

    /// Carriers i of a comb of n for which all three lie in it: from `first` to before `past`.
    std::size_t first() const { return static_cast<std::size_t>(-std::min({a, b, c, 0})); }
    std::size_t past(std::size_t n) const { return n - static_cast<std::size_t>(std::max({a, b, c, 0})); }
};

/// An even comb, or what one of its carriers sees of it.
struct EvenComb {
    double spacingThz = 0, baudThz = 0;
    int below = 0, above = 0; ///< carriers at most so far below and above the one that is looked at
    friend auto operator<=>(const EvenComb &, const EvenComb &) = default;
};

/// @param reach  theta up to which terms matter, 1/km.
std::vector<MixingOffset> evenMixing(const ProductTable<1> &table, double kappa, double reach, const NliComb &comb);

/// The sum of the terms that reach one carrier.
double evenMixingSum(const ProductTable<1> &table, double kappa, double reach, const EvenComb &comb);

/// Mixing terms of any comb; nothing where there are more than `most`.
std::optional<std::vector<MixingTerm>> mixing(const ProductTable<1> &table, double kappa, double reach, const NliComb &comb, std::size_t most);

} // namespace core
