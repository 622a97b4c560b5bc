#include "core/report/Writers.h"

#include "core/base/Csv.h"
#include "core/base/Number.h"

#include <algorithm>
#include <iterator>

namespace core {

std::string spreadsheetSafe(std::string text)
{
    constexpr std::string_view starts = "=+-@\t\r";
    if (!text.empty() && starts.find(text.front()) != std::string_view::npos)
        text.insert(0, 1, '\'');
    return text;
}

std::string plainText(const ReportCell &cell)
{
    struct Visitor {
        std::string operator()(std::monostate) const { return {}; }
        std::string operator()(double value) const { return formatNumber(value); }
        std::string operator()(std::int64_t value) const { return std::to_string(value); }
        std::string operator()(const std::string &text) const { return spreadsheetSafe(text); }
    };
    return std::visit(Visitor{}, cell);
}

std::string csvText(const ReportTable &table)
{
    std::vector<std::string> cells;
    for (const ReportColumn &column : table.columns)
        cells.push_back(plainText(column.id));
    std::string out = csvLine(cells);
    for (const std::vector<ReportCell> &row : table.rows) {
        cells.clear();
        std::ranges::transform(row, std::back_inserter(cells), plainText);
        out += csvLine(cells);
    }
    return out;
}

Result<std::vector<ReportFile>> writeCsv(const std::vector<ReportTable> &tables, const Report &, const ReportContext &)
{
    std::vector<ReportFile> files;
    for (std::size_t i = 1; i < tables.size(); ++i)
        files.push_back({tables[i].id, csvText(tables[i])});
    if (!tables.empty())
        files.push_back({{}, csvText(tables.front())});
    return files;
}

} // namespace core
