#pragma once

#include "core/optics/line/Line.h"
#include "core/optics/nli/ChannelKernels.h"

namespace core {

/// A comb as the kernels see it, without powers.
struct NliComb {
    std::vector<double> thz; ///< carriers' frequencies
    std::vector<NliCarrier> carriers;
    std::optional<double> spacingThz; ///< where all carriers are alike and evenly spaced

    static NliComb of(std::span<const LineChannel> channels);
    std::size_t size() const { return thz.size(); }
    double middleThz() const { return (thz.front() + thz.back()) / 2; }
    /// What tells combs apart whose kernels differ, appended to a key.
    void appendTo(std::vector<double> &key) const;
};

} // namespace core
