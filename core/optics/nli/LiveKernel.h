#pragma once

#include "core/optics/nli/FibreTables.h"
#include "core/optics/nli/Mixing.h"

#include <array>
#include <atomic>
#include <span>

namespace core {

/// What tells live kernels apart: a carrier in an even comb, and the glass at two places.
struct LiveKey {
    EvenComb comb;
    double rollOff = 0;
    PlacePair places;
    double kappa = 0; ///< 4 pi² |beta2| of the first place's glass, 1/(km THz²)
    friend auto operator<=>(const LiveKey &, const LiveKey &) = default;
};

/// The interference of spans of one kind of glass, or between spans of two kinds, however long and many they are.
///
/// The field that mixes over a link is a sum over the places where light begins or ends: with amplitude a = gamma × power at the
/// start of each span, and -a E where E of it arrives at the end, each turned by the dispersion up to there. So the integral over the
/// comb is a sum over pairs of places of amplitude × amplitude × B(z), where B depends on their distance alone. B is worked out at
/// fixed distances when first asked for, and interpolated.
class LiveKernel {
public:
    explicit LiveKernel(const LiveKey &key);

    /// B(0), km² THz³.
    double alone() const;
    /// B(z) for z ≥ 0.
    double pair(double apartKm) const;
    /// B(0) - B(z), also exact where z is small.
    double parting(double apartKm) const;
    /// Distances up to this are better taken by parting().
    double nearKm() const { return m_nearKm; }
    /// Counted as one by the store, which keeps so many kernels.
    static std::size_t figures() { return 1; }

private:
    static constexpr int perOctave = 4, lowestOctave = -10, highestOctave = 12;
    static constexpr int nodes = perOctave * (highestOctave - lowestOctave) + 1;
    using Nodes = std::array<std::atomic<double>, nodes>;

    double interpolated(PlacePart part, double apartKm) const;
    double node(PlacePart part, int index) const;
    double overComb(PlacePart part, double apartKm) const;
    double overTable(PlacePart part, double apartKm) const;
    double distantCross(double distanceThz, double apartKm) const;

    LiveKey m_key;
    double m_nearKm = 0;
    mutable std::atomic<double> m_alone;
    /// B(z) z, and (B(0) - B(z))/z; not a number where not yet worked out. Two threads may both work one out, to the same bits.
    mutable Nodes m_pairs, m_partings;
};

} // namespace core
