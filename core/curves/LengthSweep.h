#pragma once

#include "core/curves/RouteCase.h"

#include <functional>

namespace core::curve {

/// What light an optic makes of a length.
struct LengthSample {
    double km = 0;
    double marginDb = 0;
    bool closes = false, closesWithoutDesignMargin = false;
    LineClass lineClass = LineClass::Amplified;
    std::int64_t spans = 0;
};

using BudgetAt = std::function<LightBudget(double lengthKm)>;

/// Margins at rising lengths, from `fromKm` until the light has failed for good or a line becomes longer than any. Where the
/// class of the line or a small number of spans changes, two samples stand close together, so that the jump is seen as one.
/// Empty where the optic has no optical figures.
/// @error Cancelled.
Result<std::vector<LengthSample>> sweepLengths(const BudgetAt &budget, double fromKm, double maxSpanKm, const std::stop_token &stop);

/// The longest length that closes, to 0.1 %; none where no length does. `beyond`: it closes as far as was looked.
struct Reach {
    double km = 0;
    bool beyond = false;
};
std::optional<Reach> reachOf(const std::vector<LengthSample> &samples, const BudgetAt &budget, bool designMargin);

} // namespace core::curve
