#pragma once

#include "core/report/Report.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core {

/// Not known becomes an empty cell, never a zero.
inline ReportCell cell(const std::optional<double> &value)
{
    return value ? ReportCell(*value) : ReportCell();
}

inline ReportCell cell(const std::optional<std::int64_t> &value)
{
    return value ? ReportCell(*value) : ReportCell();
}

inline ReportCell cell(std::int64_t value)
{
    return value;
}

inline ReportCell cell(double value)
{
    return value;
}

inline ReportCell cell(std::string text)
{
    return text.empty() ? ReportCell() : ReportCell(std::move(text));
}

inline ReportCell cell(const char *text)
{
    return cell(std::string(text));
}

inline ReportCell yesNo(bool value)
{
    return std::string(value ? "yes" : "no");
}

/// Several texts in one cell.
std::string joined(const std::vector<std::string> &parts, std::string_view between);

/// Ids in one cell: "a;b".
std::string joinedIds(const std::vector<std::string> &ids);

/// What people call a site or a route of the report's scenario; the id when there is none.
std::string siteName(const ReportContext &context, std::string_view siteId);
std::string routeName(const ReportContext &context, std::string_view routeId);

/// What people call a catalogue row; empty without an id.
std::string itemName(const ReportContext &context, std::string_view table, std::string_view id);

} // namespace core
