#pragma once

#include "core/calculators/Calculator.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Why a row has no outputs.
struct CalculatorRowError {
    std::size_t row; ///< counted from 1, without the head
    Error error;     ///< with file, line and column
};

struct CalculatorTable {
    std::string csv;                        ///< head and rows, LF at line ends
    std::vector<CalculatorRowError> errors; ///< of rows whose outputs are empty
};

/// Input id → value as typed, for all rows. Units may be written: "0.12 GW".
using FixedInputs = std::map<std::string, std::string>;

/// A second CSV text, one row a group: gives the inputs that the rows of the group share.
struct CaseTable {
    std::string_view csv;
    std::string file;
};

/// Runs a calculator over a CSV text whose columns are named as its inputs; an empty cell takes the standard value. Other columns
/// pass through, columns named as outputs are left out, and the outputs are appended under their names. A fixed input goes before
/// its column and is written into it; a column of `cases` comes last.
/// @error Corrupt, TooLarge as parseCsv; NotFound for a fixed input that the calculator has not; InvalidValue for a fixed value that
/// cannot be read or used, for an input that is in a head twice, for a required one that is neither in a head nor fixed, for cases
/// where rows are no groups, without the column that names them, or with one of them twice.
Result<CalculatorTable> calculateTable(const Calculator &calculator, std::string_view csv, const std::string &file, const FixedInputs &fixed = {},
                                       const std::optional<CaseTable> &cases = {});

/// The same for one row made of the fixed inputs and the standard values; all inputs that have a value are columns.
Result<CalculatorTable> calculateRow(const Calculator &calculator, const FixedInputs &fixed);

} // namespace core
