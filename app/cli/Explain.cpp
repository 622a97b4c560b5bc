#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "core/base/Number.h"
#include "core/quantities/Quantities.h"
#include "core/units/Unit.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <set>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options : FileOptions {
    std::string quantity, site, route, demand;
    bool json = false, list = false;
    int depth = 0;
};

core::Subject subjectOf(const Options &options)
{
    if (!options.site.empty())
        return {core::Scope::Site, options.site};
    if (!options.route.empty())
        return {core::Scope::Route, options.route};
    if (!options.demand.empty())
        return {core::Scope::Demand, options.demand};
    return {};
}

std::string listText()
{
    std::string text;
    for (const core::Quantity &quantity : core::quantities())
        text += std::string(core::toWord(quantity.scope)) + "\t" + quantity.id + "\t" + quantity.label + "\n";
    return text;
}

/// What is wrong with quantity and subject, with what there is; nothing when both exist.
std::optional<std::string> complaint(const std::string &id, const core::Subject &subject, const core::Sizing &sizing)
{
    if (!core::findQuantity(subject.scope, id)) {
        std::vector<std::string> scopes, known;
        for (const core::Quantity &quantity : core::quantities()) {
            if (id == quantity.id)
                scopes.emplace_back(std::string("--") + core::toWord(quantity.scope) + " ID");
            if (quantity.scope == subject.scope)
                known.emplace_back(quantity.id);
        }
        if (!scopes.empty() && subject.scope == core::Scope::Total)
            return "“" + id + "” is not a figure of the whole scenario. Say of what: " + listed(scopes) + ".";
        return "There is no quantity “" + id + "” here. There are: " + listed(known) + ".";
    }
    const std::vector<core::Subject> subjects = core::subjectsOf(subject.scope, sizing);
    if (std::ranges::find(subjects, subject) != subjects.end())
        return std::nullopt;
    std::vector<std::string> ids;
    for (const core::Subject &known : subjects)
        ids.push_back(known.id);
    return std::string("There is no ") + core::toWord(subject.scope) + " “" + subject.id + "”. There are: " + listed(ids) + ".";
}

std::string valueText(const core::Derivation &derivation)
{
    if (!derivation.value)
        return "not known";
    const std::string symbol = core::unit(derivation.unit).symbol;
    return core::formatRounded(*derivation.value, derivation.whole ? 17 : 10) + (symbol.empty() ? "" : " " + symbol);
}

/// Derivations share their parts: one that has been shown whole is not shown again.
using Shown = std::set<const core::Derivation *>;

void addTree(std::string &out, const core::Derivation &derivation, const std::string &first, const std::string &rest, int depth, Shown &shown)
{
    out += first + core::inEnglish(derivation.label) + ": " + valueText(derivation);
    if (derivation.estimate)
        out += "  ≈ est.";
    if (!derivation.inputs.empty() && depth != 1 && !shown.insert(&derivation).second) {
        out += "  (as above)\n";
        return;
    }
    out += '\n';
    const std::string under = rest + (derivation.inputs.empty() || depth == 1 ? "    " : "│   ");
    if (!derivation.formula.empty())
        out += under + "= " + core::inEnglish(derivation.formula) + "\n";
    if (!derivation.from.empty())
        out += under + "from " + core::inEnglish(derivation.from) + "\n";
    if (!derivation.source.empty())
        out += under + "source: " + derivation.source + "\n";
    if (depth == 1)
        return;
    for (std::size_t i = 0; i < derivation.inputs.size(); ++i) {
        const bool last = i + 1 == derivation.inputs.size();
        addTree(out, derivation.inputs[i], rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "), depth - 1, shown);
    }
}

const char *toWord(core::Origin origin)
{
    switch (origin) {
    case core::Origin::Input:
        return "input";
    case core::Origin::Assumption:
        return "assumption";
    case core::Origin::Catalogue:
        return "catalogue";
    case core::Origin::Constant:
        return "constant";
    case core::Origin::Computed:
        break;
    }
    return "computed";
}

Json toJson(const core::Derivation &derivation, int depth)
{
    Json value;
    if (derivation.value) {
        const auto whole = core::parseInteger(core::formatNumber(*derivation.value));
        value = whole ? Json(*whole) : Json(*derivation.value);
    }
    Json object = {{"label", core::inEnglish(derivation.label)},
                   {"value", value},
                   {"unit", derivation.unit},
                   {"formula", core::inEnglish(derivation.formula)},
                   {"origin", toWord(derivation.origin)},
                   {"from", core::inEnglish(derivation.from)},
                   {"source", derivation.source},
                   {"estimate", derivation.estimate},
                   {"rests_on_estimate", derivation.restsOnEstimate()},
                   {"inputs", Json::array()}};
    if (depth != 1)
        for (const core::Derivation &input : derivation.inputs)
            object["inputs"].push_back(toJson(input, depth - 1));
    return object;
}

int run(const Options &options)
{
    if (options.list)
        return deliver("-", listText());
    if (options.file.empty() || options.quantity.empty())
        return badUse("Which FILE and QUANTITY? For instance: spanwright-cli explain plan.spanwright coherent_ports. The quantities: explain --list");
    const SizedOrCode sized = loadAndSize(options);
    if (!sized.sized)
        return sized.code;
    const core::SizedScenario &scenario = sized.sized->scenarios.front();
    const core::Subject subject = subjectOf(options);
    if (const std::optional<std::string> wrong = complaint(options.quantity, subject, scenario.sizing))
        return badUse(*wrong);
    const core::Result<core::Derivation> derivation =
        core::explain(options.quantity, subject, scenario.scenario, sized.sized->loaded.catalogue, scenario.sizing);
    if (!derivation)
        return badInput(derivation.error());
    if (options.json)
        return deliver("-", toJson(*derivation, options.depth).dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    std::string text;
    Shown shown;
    addTree(text, *derivation, "", "", options.depth, shown);
    return deliver("-", text);
}

} // namespace

void addExplain(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("explain", "Tells where a figure comes from, down to inputs and sources");
    command->add_option("FILE", options->file, "A .spanwright design or its JSON form; - reads JSON from standard input");
    command->add_option("QUANTITY", options->quantity, "A key of size --json, for instance coherent_ports");
    addScenario(*command, *options);
    CLI::Option *site = command->add_option("--site", options->site, "The figure of this site")->type_name("ID");
    CLI::Option *route = command->add_option("--route", options->route, "The figure of this route")->type_name("ID");
    CLI::Option *demand = command->add_option("--demand", options->demand, "The figure of this demand, \"a → b, training\"")->type_name("ID");
    site->excludes(route)->excludes(demand);
    route->excludes(demand);
    command->add_option("--depth", options->depth, "Levels to show (0: all)")->type_name("N")->check(CLI::Range(0, 1000));
    command->add_flag("--json", options->json, "The tree for programs");
    command->add_flag("--list", options->list, "List the quantities");
    command->footer(
        "Examples:\n  spanwright-cli explain plan.spanwright coherent_ports\n  spanwright-cli explain plan.spanwright transport_power_w --site a --depth 3");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
