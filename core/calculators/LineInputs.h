#pragma once

#include "core/calculators/Calculator.h"
#include "core/optics/line/Line.h"

namespace core {

/// The inputs of a line that several calculators share, in this order, first in their lists.
std::vector<CalculatorInput> lineInputs();

/// How many they are.
inline constexpr std::size_t lineInputCount = 19;

/// The line that the first values of `in` describe.
/// @error InvalidValue for a list that is neither one figure nor one for each span; for a booster without gain or noise figure.
Result<Line> lineFromInputs(std::span<const CalculatorValue> in);

/// The model they name.
/// @error InvalidValue for a signal format that the model does not know.
Result<const LineModel *> lineModelFromInputs(std::span<const CalculatorValue> in);

} // namespace core
