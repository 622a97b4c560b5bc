#pragma once

#include "core/base/Result.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

struct CalculatorInput {
    const char *id;                      ///< column name, with its unit
    const char *label;                   ///< CORE_TEXT
    const char *unit;                    ///< id of core/units
    std::optional<double> standard = {}; ///< none: may stay empty, or must be given if `required`
    bool required = false;
    double minimum = 0, maximum = 0; ///< hard limits
    bool whole = false;
};

struct CalculatorOutput {
    const char *id;
    const char *label; ///< CORE_TEXT
    const char *unit;
    bool whole = false;
};

/// One model with named inputs and outputs: a form in the window, a column set in `calc`, a page of the manual.
struct Calculator {
    const char *id;
    const char *label; ///< CORE_TEXT
    const char *help;  ///< CORE_TEXT
    std::vector<CalculatorInput> inputs;
    std::vector<CalculatorOutput> outputs;
    /// Inputs in order and inside their limits, empty where they are neither given nor have a standard value; outputs in order.
    /// @error InvalidValue.
    Result<std::vector<std::optional<double>>> (*run)(std::span<const std::optional<double>> inputs);
};

const std::vector<Calculator> &calculators();
const Calculator *findCalculator(std::string_view id);

/// Fills in standard values, checks limits, runs. Inputs in order; those left out at the end stay empty.
/// @error InvalidValue naming the input and what is allowed, or the output that no finite number stands for.
Result<std::vector<std::optional<double>>> calculate(const Calculator &calculator, std::vector<std::optional<double>> inputs);

} // namespace core
