#include "core/report/Writers.h"

#include "core/base/Number.h"

#include <nlohmann/json.hpp>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

Json toJson(const ReportCell &cell)
{
    struct Visitor {
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(const std::string &text) const { return text; }
        Json operator()(std::int64_t value) const { return value; }
        Json operator()(double value) const
        {
            const auto whole = parseInteger(formatNumber(value)); // 25100, not 25100.0
            return whole ? Json(*whole) : Json(value);
        }
    };
    return std::visit(Visitor{}, cell);
}

Json toJson(const ReportTable &table)
{
    Json columns = Json::array();
    for (const ReportColumn &column : table.columns)
        columns.push_back({{"id", column.id}, {"label", column.label}});
    Json rows = Json::array();
    for (const std::vector<ReportCell> &row : table.rows) {
        Json object = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i)
            object[table.columns[i].id] = toJson(row[i]);
        rows.push_back(std::move(object));
    }
    return {{"id", table.id}, {"title", table.title}, {"columns", std::move(columns)}, {"rows", std::move(rows)}};
}

} // namespace

Result<std::vector<ReportFile>> writeJson(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context)
{
    Json document = {{"report", report.id}, {"design", context.design.name}, {"scenario", context.scenario->name}, {"tables", Json::array()}};
    for (const ReportTable &table : tables)
        document["tables"].push_back(toJson(table));
    return std::vector<ReportFile>{{{}, document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"}};
}

} // namespace core
