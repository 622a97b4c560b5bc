#pragma once

#include "core/calculators/Calculator.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What became of a table run through a calculator.
struct CalculatedCsv {
    std::string csv;              ///< the columns of the input, then the outputs; a bad row has empty outputs
    std::vector<Error> badRows;   ///< one for each bad row, with its line
};

/// Runs a calculator over every row of a CSV text whose columns are named as its inputs. Other columns pass through, unless
/// they are named as outputs: those are computed anew. `fixed` holds for all rows and goes before the columns.
/// @error Corrupt for a text that is no CSV; Duplicate for a column given twice.
Result<CalculatedCsv> calculateCsv(const Calculator &calculator, std::string_view csv, const std::string &file, const std::map<std::string, double> &fixed);

/// One run without a table: a head and a row of all inputs and outputs. @error InvalidValue.
Result<std::string> calculateOnce(const Calculator &calculator, const std::map<std::string, double> &fixed);

} // namespace core
