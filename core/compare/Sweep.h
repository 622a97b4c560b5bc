#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One assumption and the values that it is to take.
struct SweepAxis {
    const Assumption *assumption = nullptr;
    std::vector<AssumptionValue> values;
};

inline constexpr std::size_t maximumSweepRows = 10'000;

/// What the scenario comes to with one value of every axis.
struct SweepRow {
    std::vector<AssumptionValue> values; ///< by axis
    Totals totals;
    std::string totalsJson;          ///< member "totals" of the sizing JSON
    std::optional<double> worstKept; ///< least share of the demand that any single cut of a route leaves; none without routes
    std::size_t errors = 0;          ///< findings of severity error that are not accepted
};

/// A value as people type it: numbers with a point, true and false, words and ids; ids of a list are joined by "+".
/// @error InvalidValue, says what is allowed.
Result<AssumptionValue> parseAssumptionValue(const Assumption &assumption, std::string_view text);

/// The same the other way round.
std::string assumptionText(const AssumptionValue &value);

/// Assumptions whose ids are like a mistyped one, the likeliest first, at most five.
std::vector<std::string> similarAssumptions(std::string_view id);

/// How many rows a sweep has: the product of its axes; saturates far above the limit.
std::size_t sweepRows(const std::vector<SweepAxis> &axes);

/// Whether the scenario takes every value, before anything is sized. @error as checkAssumption() and resolve().
Result<void> checkSweep(const Scenario &scenario, const Catalogue &catalogue, const std::vector<SweepAxis> &axes);

/// Sizes a scenario for all combinations of values, the last axis changing first, on all cores; always the same.
/// @param threads   0: as many as there are cores
/// @param progress  rows done, of all; from the calling thread
/// @error           TooLarge above maximumSweepRows; Cancelled; as checkSweep() and size().
Result<std::vector<SweepRow>> sweep(const Scenario &scenario, const Catalogue &catalogue, const std::vector<SweepAxis> &axes, unsigned threads = 0,
                                    const std::function<void(std::size_t, std::size_t)> &progress = {}, const std::stop_token &stop = {});

/// {"scenario", "rows": [{"set": {key: value}, "totals": {…}, "worst_kept", "errors"}]}
std::string sweepToJson(const Scenario &scenario, const std::vector<SweepAxis> &axes, const std::vector<SweepRow> &rows);

} // namespace core
