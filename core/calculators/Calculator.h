#pragma once

#include "core/base/Result.h"
#include "core/calculators/CalculatorValue.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

enum class InputKind {
    Number,
    PerSpan, ///< one figure for all spans, or one a span separated by ';'
    Choice,  ///< one of `choices`
    Words,   ///< any text
};

struct CalculatorInput {
    const char *id;                      ///< column name, with its unit
    const char *label;                   ///< CORE_TEXT
    const char *unit;                    ///< id of core/units
    std::optional<double> standard = {}; ///< none: may stay empty, or must be given if `required`
    bool required = false;
    double minimum = 0, maximum = 0; ///< hard limits of each figure
    bool whole = false;
    InputKind kind = InputKind::Number;
    std::vector<const char *> choices = {}; ///< the first one is the standard unless `required`

    bool hasStandard() const { return standard || (kind == InputKind::Choice && !required); }
};

struct CalculatorOutput {
    const char *id;
    const char *label; ///< CORE_TEXT
    const char *unit;
    bool whole = false;
    const char *of = ""; ///< CORE_TEXT: of what, where several outputs share a label: "First channel"
};

using InputValues = std::vector<CalculatorValue>;        ///< in the order of the inputs
using OutputValues = std::vector<std::optional<double>>; ///< in the order of the outputs

/// One model with named inputs and outputs: a form in the window, a column set in `calc`, a page of the manual.
struct Calculator {
    const char *id;
    const char *label; ///< CORE_TEXT
    const char *help;  ///< CORE_TEXT
    std::vector<CalculatorInput> inputs;
    std::vector<CalculatorOutput> outputs;
    /// Inputs in order and inside their limits, empty where they are neither given nor have a standard value.
    /// @error InvalidValue.
    Result<OutputValues> (*run)(std::span<const CalculatorValue> inputs) = nullptr;
    /// Instead of `run` for models in which rows depend on each other, as the channels of a comb: the rows of one group, with all
    /// inputs each; those that are not of the row are the same in all. One row of outputs for each.
    Result<std::vector<OutputValues>> (*runGroup)(std::span<const InputValues> rows) = nullptr;
    const char *groupColumn = ""; ///< rows with the same text in this column are a group; without the column all are
};

const std::vector<Calculator> &calculators();
const Calculator *findCalculator(std::string_view id);

/// Fills in standard values and checks limits. Inputs in order; those left out at the end stay empty.
/// @error InvalidValue naming the input and what is allowed.
Result<InputValues> completeInputs(const Calculator &calculator, InputValues inputs);

/// Completes the inputs and runs; a row alone is its own group.
/// @error InvalidValue naming the input and what is allowed, or the output that no finite number stands for.
Result<OutputValues> calculate(const Calculator &calculator, InputValues inputs);

/// The same for the rows of a group, whose inputs are complete.
Result<std::vector<OutputValues>> calculateGroup(const Calculator &calculator, std::span<const InputValues> rows);

} // namespace core
