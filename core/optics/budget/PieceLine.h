#pragma once

#include "core/optics/budget/BudgetRules.h"
#include "core/optics/nli/LiveNli.h"
#include "core/sizing/Resolved.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// One span of a piece.
struct PieceSpan {
    FibreGlass glass;
    double lengthKm = 0;
    double inputLossDb = 0; ///< before the glass: connector
    double lossDb = 0;      ///< end to end: connectors, glass, ageing; or as measured
    bool raman = false;
    bool endsRoute = false; ///< the amplifier behind it is the terminal's, not a hut's
    std::size_t route = 0;  ///< place in the piece
};

/// The glass of a piece in the order in which light meets it.
struct PieceLine {
    std::vector<PieceSpan> spans;
    double lengthKm = 0, lossDb = 0;
    double dispersionPsPerNm = 0; ///< at 1550 nm
    double pmdPs = 0;             ///< root sum of squares
    double worstSpanDb = 0;
};

/// Cuts every route into `spanCounts` equal spans, or as it lists them. A listed loss is the whole span's, connectors included;
/// what it has above its glass and connectors stands behind the glass.
PieceLine pieceLine(std::span<const ResolvedRoute *const> routes, std::span<const std::int64_t> spanCounts, std::span<const char> raman,
                    const BudgetRules &rules);

/// Loss of a route as one span, dB, connectors and ageing included; nothing where the fibre's loss is not known.
std::optional<double> oneSpanLossDb(const ResolvedRoute &route, const BudgetRules &rules);

} // namespace core
