#pragma once

#include "core/base/Csv.h"
#include "core/calculators/CalculatorBatch.h"

namespace core {

/// What a column of a given table is to the calculator.
struct CalculatorHead {
    std::vector<std::size_t> kept;                         ///< columns that are written, in order
    std::vector<std::optional<std::size_t>> columnOfInput; ///< by input
    std::vector<std::optional<std::size_t>> inputOfColumn; ///< by column
    std::optional<std::size_t> groupColumn;
    std::size_t width = 0;
};

/// The fixed values in the order of the inputs.
Result<InputValues> readFixedInputs(const Calculator &calculator, const FixedInputs &fixed);

/// @error InvalidValue for an input that is in the head twice.
Result<CalculatorHead> readCalculatorHead(const Calculator &calculator, const CsvRow &row, const std::string &file);

/// The inputs of one row where `known` has none yet; empty where the row gives none either.
Result<InputValues> readCalculatorRow(const Calculator &calculator, const CsvRow &row, const CalculatorHead &head, const std::string &file, InputValues known);

/// A cell without the blanks around it.
std::string_view trimmedCell(std::string_view text);

/// The value as a table writes it.
std::string valueCell(const CalculatorValue &value);

} // namespace core
