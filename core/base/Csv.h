#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One cell of a CSV text and where it stands. Columns count characters, not bytes.
struct CsvCell {
    std::string text; ///< without quotes; line breaks inside quotes as written
    int line = 1;
    int column = 1;
};

struct CsvRow {
    std::vector<CsvCell> cells; ///< at least one
    int line = 1;               ///< where the row begins
};

/// What a reader takes at most, so that a wrong file is refused before it fills the memory.
struct CsvLimits {
    std::size_t bytes = 256U << 20U;
    std::size_t cells = 20'000'000;
};

/// Reads RFC 4180 strictly: commas, double quotes, doubled quotes inside quotes, line breaks inside quotes, CRLF or LF, with or
/// without a UTF-8 byte order mark and a last line break. Blank lines are no rows. `file` names the text in errors.
/// @error Corrupt with file, line and column: not UTF-8, control characters, a quote inside an unquoted cell, text after a
/// closing quote, a quote that is never closed, a lone carriage return. TooLarge beyond `limits`.
Result<std::vector<CsvRow>> parseCsv(std::string_view text, const std::string &file, const CsvLimits &limits = {});

/// The cell as a CSV file writes it: in quotes where commas, quotes, line breaks or blanks at an end need them.
std::string csvCell(std::string_view text);

/// One line of a CSV file, ended by a line feed. A single empty cell is written "" so that the line is a row.
std::string csvLine(const std::vector<std::string> &cells);

} // namespace core
