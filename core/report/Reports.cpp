// The lists of reports and of their formats; menus, command line, tests and manual read them.
#include "core/report/Report.h"

#include "core/base/FileIo.h"
#include "core/report/Builders.h"
#include "core/report/Writers.h"

#include <algorithm>

namespace core {

const std::vector<Report> &reports()
{
    static const std::vector<Report> all{
        {"ports", CORE_TEXT("Port report"), CORE_TEXT("Line and client ports, cages and routers of every site; ports, optics and fibre of every route."),
         &buildPortReport},
        {"bom", CORE_TEXT("Bill of materials"), CORE_TEXT("What has to be bought for every site and route, with price ranges, power and sources."),
         &buildBillOfMaterials},
        {"site-power", CORE_TEXT("Site power"), CORE_TEXT("Typical and provisioned power and space of the border layer at every site, and of the huts."),
         &buildSitePower},
        {"light", CORE_TEXT("Optical budgets"), CORE_TEXT("Margin, GSNR, powers and line of every route's light, and its budget step by step with sources."),
         &buildLight},
        {"huts", CORE_TEXT("Huts"),
         CORE_TEXT("Amplifiers, power and space of every hut, whether an old hut takes them, and the same with amplifiers for one pair and for several."),
         &buildHuts},
        {"paths", CORE_TEXT("Paths"), CORE_TEXT("Every demand with its paths, their latency and skew, and what a pair of paths has in common."), &buildPaths},
        {"network", CORE_TEXT("Network"),
         CORE_TEXT("Routes ranked by what hangs on them, latency and smallest cut of every pair of campuses, and where the network comes apart."),
         &buildNetwork},
        {"failures", CORE_TEXT("Failures and protection"),
         CORE_TEXT("What every single failure leaves and takes to survive, what loads each route most, protection schemes and patterns side by side."),
         &buildFailures},
        {"assumptions", CORE_TEXT("Assumptions and sources"), CORE_TEXT("Every assumption and every catalogue row used, with its source and what it is worth."),
         &buildAssumptions},
    };
    return all;
}

const Report *findReport(std::string_view id)
{
    const auto found = std::ranges::find_if(reports(), [&](const Report &report) { return id == report.id; });
    return found == reports().end() ? nullptr : &*found;
}

const std::vector<ReportFormat> &reportFormats()
{
    static const std::vector<ReportFormat> all{
        {"csv", CORE_TEXT("CSV, one file a table"), ".csv", &writeCsv},
        {"xlsx", CORE_TEXT("Excel workbook"), ".xlsx", &writeXlsx},
        {"json", CORE_TEXT("JSON"), ".json", &writeJson},
    };
    return all;
}

const ReportFormat *findReportFormat(std::string_view id)
{
    const auto found = std::ranges::find_if(reportFormats(), [&](const ReportFormat &format) { return id == format.id; });
    return found == reportFormats().end() ? nullptr : &*found;
}

Result<void> writeReport(const Report &report, const ReportFormat &format, const ReportContext &context, const std::filesystem::path &path)
{
    const Result<std::vector<ReportTable>> tables = report.build(context);
    if (!tables)
        return tables.error();
    const Result<std::vector<std::filesystem::path>> written = writeReportTables(*tables, report, format, context, path);
    return written ? Result<void>() : written.error();
}

Result<std::vector<std::filesystem::path>> writeReportTables(const std::vector<ReportTable> &tables, const Report &report, const ReportFormat &format,
                                                             const ReportContext &context, const std::filesystem::path &path)
{
    const Result<std::vector<ReportFile>> files = format.write(tables, report, context);
    if (!files)
        return files.error();

    std::vector<std::filesystem::path> written;
    for (const ReportFile &file : *files) {
        std::filesystem::path target = path;
        if (!file.tableId.empty())
            target.replace_filename(path.stem().string() + "-" + file.tableId + format.suffix);
        if (const Result<void> done = writeFileAtomically(target, file.bytes); !done)
            return done.error();
        written.push_back(std::move(target));
    }
    return written;
}

} // namespace core
