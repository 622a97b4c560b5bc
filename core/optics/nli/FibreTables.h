#pragma once

#include "core/optics/nli/FieldTable.h"
#include "core/optics/nli/ProductTable.h"

namespace core {

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
