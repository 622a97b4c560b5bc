#pragma once

#include "core/optics/nli/FieldTable.h"
#include "core/optics/nli/ProductTable.h"

#include <algorithm>

namespace core {

/// Two places where light begins or ends, with the glass that follows: |field|² of a link is a sum over pairs of them.
struct PlacePair {
    double alpha = 0, otherAlpha = 0; ///< power loss after the first and after the second, 1/km
    double ratio = 1;                 ///< dispersion of the second's glass to the first's, signed
    bool mirrored = false;            ///< the phase between them runs against the first's dispersion
    friend auto operator<=>(const PlacePair &, const PlacePair &) = default;
    /// The narrower bell of both over theta, 1/km.
    double narrowest() const { return std::min(alpha, otherAlpha / std::fabs(ratio)); }
    double widest() const { return std::max(alpha, otherAlpha / std::fabs(ratio)); }
};

/// Re(e^(-j theta z) / ((alpha - j theta) (otherAlpha + j ratio theta))) and its parts.
enum class PlacePart {
    Alone,   ///< z = 0
    Pair,    ///< z apart
    Parting, ///< Alone - Pair, without cancellation where z is small
    /// In the same glass Parting is Level - Dip: each is smooth on its own scale, 1/z and alpha, which lie far apart where z is small.
    Level, ///< (1 - cos(theta z)) / theta²
    Dip,   ///< Level × alpha² / (alpha² + theta²); its tail holds up to 1/z
};

ProductTable<1> placeTable(PlacePart part, const PlacePair &places, double apartKm);

/// What the integral needs to know of a span.
struct NliSpan {
    double alpha = 0;    ///< power loss, 1/km
    double lengthKm = 0; ///< of glass
    double kappa = 0;    ///< 4 pi² beta2 at the middle of the comb, 1/(km THz²), of the sign of beta2
    double weight = 1;   ///< gamma × power at the start of the glass, relative to the first span's
    friend auto operator<=>(const NliSpan &, const NliSpan &) = default;
};

/// |mu|² of one span, mu = integral over the glass of e^(-alpha z + j theta z), km².
ProductTable<1> spanTable(double alpha, double lengthKm);

/// Re(nu_m nu_n*), nu_m = integral over the glass of e^(-m alpha z + j theta z), for (m, n) = 11, 12, 13, 22, 23, 33: the power
/// profile under stimulated Raman scattering is a polynomial of third degree in e^(-alpha z).
ProductTable<6> ramanSpanTable(double alpha, double lengthKm);

/// |sum of weight × mu e^(j phase)|² over spans that follow each other; theta is taken with the first span's dispersion.
ProductTable<1> linkTable(std::span<const NliSpan> spans);

/// The field itself, whose square linkTable holds.
FieldTable linkFieldTable(std::span<const NliSpan> spans);

} // namespace core
