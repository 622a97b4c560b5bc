#include "app/cli/Commands.h"
#include "app/cli/Common.h"
#include "app/cli/TextTable.h"

#include "core/base/Number.h"
#include "core/quantities/Quantities.h"
#include "core/units/Unit.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    bool json = false;
};

/// The columns that a terminal has room for; --json and the reports hold all.
const std::vector<const char *> siteColumns{"accelerators",   "egress_gbps",       "coherent_ports",        "client_ports", "routers",
                                            "stranded_cages", "transport_power_w", "transport_power_max_w", "racks"};
const std::vector<const char *> routeColumns{"length_km",    "channels",      "fibre_pairs", "pair_km",  "amplifiers",
                                             "carried_gbps", "capacity_gbps", "rtt_us",      "bdp_bytes"};

std::string shown(const core::Quantity &quantity, const std::optional<double> &value)
{
    if (!value)
        return "–";
    if (quantity.whole)
        return core::formatNumber(*value);
    const core::Readable readable = core::readable(*value, core::unit(quantity.unit));
    return fmt::format("{:.{}f} {}", readable.value, readable.decimals, readable.symbol);
}

std::string totalsText(const core::Sizing &sizing)
{
    std::vector<std::vector<std::string>> rows;
    for (const core::Quantity &quantity : core::quantities())
        if (quantity.scope == core::Scope::Total)
            rows.push_back({quantity.label, shown(quantity, quantity.read(sizing, {})), quantity.id});
    std::size_t label = 0, value = 0;
    for (const std::vector<std::string> &row : rows) {
        label = std::max(label, displayWidth(row[0]));
        value = std::max(value, displayWidth(row[1]));
    }
    std::string text;
    for (const std::vector<std::string> &row : rows)
        text += "  " + padded(row[0], label) + "  " + padded(row[1], value, true) + "  " + row[2] + "\n";
    return text;
}

std::string subjectsText(core::Scope scope, const std::vector<const char *> &columns, const core::Scenario &scenario, const core::Sizing &sizing)
{
    std::vector<std::string> heads{scope == core::Scope::Site ? "Site" : "Route"};
    std::vector<bool> numeric{false};
    std::vector<const core::Quantity *> shownQuantities;
    for (const char *id : columns) {
        if (const core::Quantity *quantity = core::findQuantity(scope, id)) {
            shownQuantities.push_back(quantity);
            heads.emplace_back(quantity->shortLabel);
            numeric.push_back(true);
        }
    }
    std::vector<std::vector<std::string>> rows;
    for (const core::Subject &subject : core::subjectsOf(scope, sizing)) {
        const core::Site *site = scope == core::Scope::Site ? scenario.site(subject.id) : nullptr;
        const core::Route *route = scope == core::Scope::Route ? scenario.route(subject.id) : nullptr;
        rows.push_back({site ? core::displayName(*site) : route ? core::displayName(*route, scenario) : subject.id});
        for (const core::Quantity *quantity : shownQuantities)
            rows.back().push_back(shown(*quantity, quantity->read(sizing, subject)));
    }
    return rows.empty() ? std::string() : "\n" + alignedTable(heads, rows, numeric, 32);
}

std::string findingsText(const core::Sizing &sizing)
{
    std::string text;
    for (const core::Finding &finding : sizing.findings) {
        text += fmt::format("  {}{}: {}\n", core::toWord(finding.severity), finding.accepted ? " (accepted)" : "", core::inEnglish(finding.title));
        if (!finding.detail.empty())
            text += "      " + core::inEnglish(finding.detail) + "\n";
    }
    return text.empty() ? "\nNo findings.\n" : "\nFindings\n" + text;
}

std::string textOf(const core::Design &design, const core::SizedScenario &sized)
{
    return design.name + ": " + sized.scenario->name + "\n" + totalsText(sized.sizing) +
           subjectsText(core::Scope::Site, siteColumns, sized.scenario, sized.sizing) +
           subjectsText(core::Scope::Route, routeColumns, sized.scenario, sized.sizing) + findingsText(sized.sizing);
}

int run(const Options &options)
{
    const SizedOrCode sized = loadAndSize(options);
    if (!sized.sized)
        return sized.code;
    const Loaded &loaded = sized.sized->loaded;
    const std::vector<core::SizedScenario> &scenarios = sized.sized->scenarios;
    if (options.json) {
        deliver("-", core::sizingToJson(loaded.design, scenarios, loaded.catalogue));
    } else {
        std::string text;
        for (const core::SizedScenario &scenario : scenarios)
            text += (text.empty() ? "" : "\n") + textOf(loaded.design, scenario);
        deliver("-", text);
    }
    return codeOf(scenarios);
}

} // namespace

void addSize(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("size", "Sizes a scenario: ports, fibre, routers, power, cost");
    addFile(*command, *options);
    addScenario(*command, *options);
    command->add_flag("--all", options->all, "Size all scenarios");
    command->add_flag("--json", options->json, "Every figure, for programs");
    command->footer("Examples:\n  spanwright-cli size plan.spanwright --scenario \"Taper 4\"\n  spanwright-cli size plan.spanwright --all --json | jq "
                    "'.scenarios[].totals.coherent_ports'");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
