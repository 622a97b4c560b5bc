#pragma once

#include "core/optics/budget/LightBudget.h"
#include "core/optics/budget/OpticFigures.h"
#include "core/optics/budget/PieceLine.h"

#include <vector>

namespace core {

// The budget step by step, for people: what the inspector, the charts' tables and Explain show.

std::vector<BudgetEntry> reachEntries(const PluggableRow &optic, double lengthKm, double reachKm);

/// @param multiplexer  nullptr on bare fibre.
std::vector<BudgetEntry> passiveEntries(const LightBudget &budget, const OpticFigures &optic, const LineElementRow *multiplexer, const BudgetRules &rules);

std::vector<BudgetEntry> amplifiedEntries(const LightBudget &budget, const PieceLine &piece, const OpticFigures &optic, const BudgetRules &rules);

/// Equalisation-enhanced phase noise as SNR in 0.1 nm; nothing where it is nil.
std::optional<double> eepnDb(double dispersionPsPerNm, double baudHz, const BudgetRules &rules);

} // namespace core
