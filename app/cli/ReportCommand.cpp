#include "app/cli/Commands.h"
#include "app/cli/Common.h"
#include "app/cli/TextTable.h"

#include "core/report/Report.h"

#include <algorithm>
#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    std::string report, format, out, table;
    bool list = false;
};

int list()
{
    std::printf("Reports\n");
    for (const core::Report &report : core::reports())
        std::printf("  %-14s %s: %s\n", report.id, report.name, report.help);
    std::printf("Formats\n");
    for (const core::ReportFormat &format : core::reportFormats())
        std::printf("  %-14s %s\n", format.id, format.name);
    return Good;
}

template <class List>
std::string idsOf(const List &all)
{
    std::vector<std::string> ids;
    for (const auto &one : all)
        ids.emplace_back(one.id);
    return listed(ids);
}

/// The format asked for, else by the suffix of the file; nullptr for the terminal's aligned tables.
const core::ReportFormat *formatOf(const Options &options)
{
    if (!options.format.empty())
        return core::findReportFormat(options.format);
    const std::string suffix = std::filesystem::path(options.out).extension().string();
    const auto found = std::ranges::find_if(core::reportFormats(), [&](const core::ReportFormat &format) { return suffix == format.suffix; });
    return found == core::reportFormats().end() ? nullptr : &*found;
}

int toStandardOutput(const core::ReportFormat *format, const core::Report &report, const std::vector<core::ReportTable> &tables,
                     const core::ReportContext &context)
{
    if (!format) {
        std::string text;
        for (const core::ReportTable &table : tables)
            text += (text.empty() ? "" : "\n") + alignedTable(table);
        return deliver("-", text);
    }
    const core::Result<std::vector<core::ReportFile>> files = format->write(tables, report, context);
    if (!files)
        return couldNotWrite(files.error());
    if (files->size() > 1) {
        std::vector<std::string> others;
        for (const core::ReportFile &file : *files)
            if (!file.tableId.empty())
                others.push_back(file.tableId);
        say("Only the first table fits on standard output. --table ID gives another one: " + listed(others) + ".");
    }
    return files->empty() ? Good : deliver("-", files->back().bytes);
}

int write(const Options &options, const core::Report &report, const core::ReportContext &context)
{
    const core::ReportFormat *format = formatOf(options);
    const bool text = options.format.empty() && isStandardOutput(options.out);
    if (!format && !text)
        return badUse((options.format.empty() ? "Say which format: --format " : "There is no format “" + options.format + "”. There are: ") +
                      idsOf(core::reportFormats()) + ".");

    core::Result<std::vector<core::ReportTable>> tables = report.build(context);
    if (!tables)
        return badInput(tables.error());
    if (!options.table.empty()) {
        const auto wanted = std::ranges::find_if(*tables, [&](const core::ReportTable &table) { return table.id == options.table; });
        if (wanted == tables->end())
            return badUse("There is no table “" + options.table + "” in this report. There are: " + idsOf(*tables) + ".");
        *tables = std::vector<core::ReportTable>{*wanted};
    }
    if (isStandardOutput(options.out))
        return toStandardOutput(format, report, *tables, context);

    const core::Result<std::vector<std::filesystem::path>> written = core::writeReportTables(*tables, report, *format, context, options.out);
    if (!written)
        return couldNotWrite(written.error());
    for (const std::filesystem::path &path : *written)
        std::printf("%s\n", path.c_str());
    return Good;
}

int run(const Options &options)
{
    if (options.list)
        return list();
    if (options.file.empty() || options.report.empty())
        return badUse(
            "Which FILE and REPORT? For instance: spanwright-cli report plan.spanwright ports --format csv --out ports.csv. The reports: report --list");
    const core::Report *report = core::findReport(options.report);
    if (!report)
        return badUse("There is no report “" + options.report + "”. There are: " + idsOf(core::reports()) + ".");
    const SizedOrCode sized = loadAndSize(options);
    if (!sized.sized)
        return sized.code;
    const core::SizedScenario &scenario = sized.sized->scenarios.front();
    return write(options, *report, {sized.sized->loaded.design, scenario.scenario, sized.sized->loaded.catalogue, scenario.sizing});
}

} // namespace

void addReport(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("report", "Writes a report as CSV, Excel workbook or JSON, or shows it");
    command->add_option("FILE", options->file, "A .spanwright design or its JSON form; - reads JSON from standard input");
    command->add_option("REPORT", options->report, "Which report; report --list tells them all");
    addScenario(*command, *options);
    command->add_option("--format", options->format, "csv, xlsx or json (else by the suffix of PATH, else tables for people)")->type_name("FORMAT");
    command->add_option("--out", options->out, "The file to write; - or none: standard output")->type_name("PATH");
    command->add_option("--table", options->table, "Only this table of the report")->type_name("ID");
    command->add_flag("--list", options->list, "List reports and formats");
    command->footer("CSV holds one table a file: PATH gets the first table, the others stand beside it as NAME-TABLE.csv.\n\n"
                    "Examples:\n  spanwright-cli report plan.spanwright bom --format xlsx --out bom.xlsx\n  spanwright-cli report plan.spanwright ports "
                    "--format csv --table ports_by_route | column -ts,");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
