#include "app/cli/Commands.h"
#include "app/cli/Common.h"
#include "app/cli/TextTable.h"

#include "core/base/Number.h"
#include "core/compare/Sweep.h"
#include "core/units/Unit.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    std::vector<std::string> sets;
    bool json = false;
};

/// The axes asked for, or the exit code of what was wrong with them and has been told.
struct AxesOrCode {
    std::vector<core::SweepAxis> axes;
    int code = Good;
};

int unknownKey(const std::string &key)
{
    const std::vector<std::string> similar = core::similarAssumptions(key);
    return badUse("There is no assumption “" + key + "”." +
                  (similar.empty() ? " The report “assumptions” lists them." : " Did you mean: " + listed(similar) + "?"));
}

/// "KEY=V1,V2,…"
int readAxis(const std::string &set, std::vector<core::SweepAxis> &axes)
{
    const std::size_t equals = set.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == set.size())
        return badUse("“" + set + "” is not KEY=V1,V2,…, for instance taper=4,10,16.");
    const std::string key = set.substr(0, equals);
    core::SweepAxis axis;
    axis.assumption = core::findAssumption(key);
    if (axis.assumption == nullptr)
        return unknownKey(key);
    if (std::ranges::any_of(axes, [&](const core::SweepAxis &other) { return other.assumption == axis.assumption; }))
        return badUse("“" + key + "” is set twice. Give all its values at once: " + key + "=V1,V2,….");
    for (std::size_t at = equals + 1; at <= set.size();) {
        const std::size_t end = std::min(set.find(',', at), set.size());
        const std::string text = set.substr(at, end - at);
        core::Result<core::AssumptionValue> value = core::parseAssumptionValue(*axis.assumption, text);
        if (!value) {
            say(key + "=" + text + ": " + core::inEnglish(value.error()));
            return BadInput;
        }
        axis.values.push_back(*std::move(value));
        at = end + 1;
    }
    axes.push_back(std::move(axis));
    return Good;
}

AxesOrCode readAxes(const std::vector<std::string> &sets)
{
    AxesOrCode read;
    for (const std::string &set : sets) {
        read.code = readAxis(set, read.axes);
        if (read.code != Good)
            return read;
    }
    if (const std::size_t rows = core::sweepRows(read.axes); rows > core::maximumSweepRows)
        read.code = badUse(fmt::format("These values make {} rows. A sweep has at most {}: give fewer values.", rows, core::maximumSweepRows));
    return read;
}

std::string readable(const std::optional<double> &value, const char *unit)
{
    if (!value)
        return "–";
    const core::Readable shown = core::readable(*value, core::unit(unit));
    return fmt::format("{:.{}f} {}", shown.value, shown.decimals, shown.symbol);
}

std::string textOf(const core::Scenario &scenario, const std::vector<core::SweepAxis> &axes, const std::vector<core::SweepRow> &rows)
{
    std::vector<std::string> heads;
    std::vector<bool> numeric;
    for (const core::SweepAxis &axis : axes) {
        heads.emplace_back(axis.assumption->id);
        numeric.push_back(std::holds_alternative<double>(axis.values.front()));
    }
    for (const char *head : {"Ports", "Pairs", "Pair-km", "Power", "First cost", "Worst cut leaves", "Errors"}) {
        heads.emplace_back(head);
        numeric.push_back(true);
    }
    std::vector<std::vector<std::string>> lines;
    for (const core::SweepRow &row : rows) {
        std::vector<std::string> line;
        for (const core::AssumptionValue &value : row.values)
            line.push_back(core::assumptionText(value));
        const core::Totals &totals = row.totals;
        line.push_back(std::to_string(totals.coherentPorts));
        line.push_back(std::to_string(totals.fibrePairs));
        line.push_back(core::formatRounded(totals.pairKm, 7));
        line.push_back(readable(totals.transportPowerW, "W"));
        line.push_back((totals.firstCost.unpriced > 0 && totals.firstCost.typicalUsd ? "≥ " : "") + readable(totals.firstCost.typicalUsd, "USD"));
        line.push_back(row.worstKept ? fmt::format("{:.1f} %", *row.worstKept * 100) : "–");
        line.push_back(std::to_string(row.errors));
        lines.push_back(std::move(line));
    }
    return scenario->name + "\n" + alignedTable(heads, lines, numeric);
}

int run(const Options &options)
{
    const AxesOrCode read = readAxes(options.sets);
    if (read.code != Good)
        return read.code;
    const std::optional<Loaded> loaded = load(options.file);
    if (!loaded)
        return BadInput;
    const core::Scenario *scenario = chooseScenario(loaded->design, options.scenario);
    if (scenario == nullptr)
        return BadUse;
    const auto rows = core::sweep(*scenario, loaded->catalogue, read.axes);
    if (!rows)
        return badInput(rows.error());
    deliver("-", options.json ? core::sweepToJson(*scenario, read.axes, *rows) : textOf(*scenario, read.axes, *rows));
    return std::ranges::any_of(*rows, [](const core::SweepRow &row) { return row.errors > 0; }) ? ErrorFindings : Good;
}

} // namespace

void addSweep(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("sweep", "Sizes a scenario for every value of an assumption, or all combinations of several");
    addFile(*command, *options);
    addScenario(*command, *options);
    command->add_option("--set", options->sets, "An assumption and its values; once for each assumption")
        ->type_name("KEY=V1,V2,…")
        ->required()
        ->expected(1)
        ->take_all();
    command->add_flag("--json", options->json, "All totals, for programs");
    command->footer("Ids of a list are joined by +: --set allowed_pluggables=400zr+800zr,800g_zr_plus\n\nExamples:\n"
                    "  spanwright-cli sweep plan.spanwright --set taper=4,10,16\n"
                    "  spanwright-cli sweep plan.spanwright --set taper=4,10 --set pluggable=400zr,800g_zr_plus --json | jq '.rows[].totals.coherent_ports'");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
