#pragma once

#include "core/optics/Lightpaths.h"
#include "core/optics/PieceJudge.h"

namespace core {

/// What an optic is wanted for.
struct OpticQuestion {
    const std::vector<std::size_t> &routes;
    const std::vector<std::size_t> &sites;
    double gbps = 0;
    bool transparent = true;      ///< light may pass through sites
    std::vector<int> planes = {}; ///< that share it; empty = all
};

struct OpticChoice {
    const PluggableRow *optic = nullptr;
    std::vector<LightPiece> pieces;
};

/// The fixed pluggable of the routes, or for "auto", among the allowed that close, the one of least annual cost of optics, cages,
/// terminals, amplifiers and fibre when all prices are known, else of fewest ports, then watts, then id; if none closes,
/// the one with the largest margin (DESIGN.md section 4).
/// @error InvalidValue when the optic has no rate or nothing is allowed.
Result<OpticChoice> chooseOptic(const OpticQuestion &question, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved,
                                PieceJudge &light);

} // namespace core
