#pragma once

#include "core/report/Report.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// Columns a terminal shows `text` in: characters, without those that only modify, wide ones twice.
std::size_t displayWidth(std::string_view text);

/// Text cut or filled with blanks to a number of columns.
std::string padded(std::string_view text, std::size_t columns, bool right = false);

/// A table for people: aligned, numbers to the right, a rule under the head. Line breaks in cells become blanks.
/// Long texts are cut at `widest` columns.
std::string alignedTable(const std::vector<std::string> &heads, const std::vector<std::vector<std::string>> &rows, const std::vector<bool> &numeric,
                         std::size_t widest = 48);

/// The same of a report's table, with its title above.
std::string alignedTable(const core::ReportTable &table);

} // namespace cli
