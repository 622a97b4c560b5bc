#pragma once

#include "core/model/Design.h"
#include "core/sizing/Sizing.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A cell of a report: empty (not known), text, or a number that stays a number in every format.
using ReportCell = std::variant<std::monostate, std::string, double, std::int64_t>;

struct ReportColumn {
    std::string id;     ///< key in CSV and JSON, with its unit: "power_w"
    std::string label;  ///< English head for people: "Power, W"
};

struct ReportTable {
    std::string id;     ///< "ports_by_site"
    std::string title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows;
};

struct ReportContext {
    const Design &design;
    const Scenario &scenario;
    const Catalogue &catalogue;  ///< with the design's rows
    const Sizing &sizing;
};

/// One report: a function from a sized scenario to tables.
struct Report {
    const char *id;
    const char *name;  ///< CORE_TEXT
    const char *help;  ///< CORE_TEXT
    Result<std::vector<ReportTable>> (*build)(const ReportContext &context);
};

/// One file format for reports.
struct ReportFormat {
    const char *id;      ///< csv, xlsx, json
    const char *name;    ///< CORE_TEXT
    const char *suffix;  ///< ".csv"
    /// Several tables in one file. @error Io.
    Result<std::string> (*write)(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context);  ///< the file's bytes
};

const std::vector<Report> &reports();
const Report *findReport(std::string_view id);
const std::vector<ReportFormat> &reportFormats();
const ReportFormat *findReportFormat(std::string_view id);

/// Builds and writes a report. The file appears complete or not at all. @error NotFound, Io.
Result<void> writeReport(const Report &report, const ReportFormat &format, const ReportContext &context, const std::filesystem::path &path);

} // namespace core
