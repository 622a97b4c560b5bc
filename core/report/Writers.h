#pragma once

#include "core/report/Report.h"

#include <string>
#include <string_view>

// The functions behind the list of report formats in Reports.cpp. All are the same in every locale.
namespace core {

/// RFC 4180 quoting, lines end in LF, UTF-8 without byte order mark, column ids as heads. One table a file.
Result<std::vector<ReportFile>> writeCsv(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context);

/// One sheet a table, numbers as numbers, text as text (never a formula or a link), and a sheet that tells what it is about.
Result<std::vector<ReportFile>> writeXlsx(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context);

/// {"report","design","scenario","tables":[{"id","title","columns":[…],"rows":[{column id: value}]}]}; not known = null.
Result<std::vector<ReportFile>> writeJson(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context);

/// One table as CSV.
std::string csvText(const ReportTable &table);

/// Text that a spreadsheet would take for a formula (= + - @ tab return) gets an apostrophe in front.
std::string spreadsheetSafe(std::string text);

/// A cell as spreadsheet-safe text, numbers in shortest form.
std::string plainText(const ReportCell &cell);

/// A name that every spreadsheet program takes for a sheet: at most 31 UTF-16 units, none of []:*?/\, no apostrophe at its ends.
std::string sheetName(std::string_view wanted);

} // namespace core
