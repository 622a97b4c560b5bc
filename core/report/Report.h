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
    std::string id;    ///< key in CSV and JSON, with its unit: "power_w"
    std::string label; ///< English head for people: "Power, W"
};

struct ReportTable {
    std::string id; ///< "ports_by_site"
    std::string title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows;
};

struct ReportContext {
    const Design &design;
    const Scenario &scenario;
    const Catalogue &catalogue; ///< with the design's rows
    const Sizing &sizing;
};

/// One report: a function from a sized scenario to tables.
struct Report {
    const char *id;
    const char *name; ///< CORE_TEXT
    const char *help; ///< CORE_TEXT
    Result<std::vector<ReportTable>> (*build)(const ReportContext &context);
};

/// The bytes of one file of a report. A format that holds one table a file (CSV) puts the report's first table into the
/// file asked for and each further one beside it, as "<name>-<table><suffix>".
struct ReportFile {
    std::string tableId; ///< empty: the file asked for
    std::string bytes;
};

/// One file format for reports.
struct ReportFormat {
    const char *id;     ///< csv, xlsx, json
    const char *name;   ///< CORE_TEXT
    const char *suffix; ///< ".csv"
    /// The files, the one asked for last. @error Io; Unsupported when the format cannot hold so much.
    Result<std::vector<ReportFile>> (*write)(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context);
};

const std::vector<Report> &reports();
const Report *findReport(std::string_view id);
const std::vector<ReportFormat> &reportFormats();
const ReportFormat *findReportFormat(std::string_view id);

/// Builds and writes a report. Each file appears complete or not at all; the one at `path` comes last. @error Io, Unsupported.
Result<void> writeReport(const Report &report, const ReportFormat &format, const ReportContext &context, const std::filesystem::path &path);

/// The same for tables of the report that are ready. @return the files written.
Result<std::vector<std::filesystem::path>> writeReportTables(const std::vector<ReportTable> &tables, const Report &report, const ReportFormat &format,
                                                             const ReportContext &context, const std::filesystem::path &path);

} // namespace core
