#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "core/base/FileIo.h"
#include "core/base/Number.h"
#include "core/calculators/CalculatorBatch.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace cli {

namespace {

constexpr std::size_t tableLimit = 256UL << 20U;

struct Options {
    std::string model, in, out, cases;
    std::vector<std::string> set;
    bool list = false;
};

std::string unitText(const char *unit)
{
    return *unit == '\0' ? std::string() : std::string(" ") + unit;
}

std::string standardText(const core::CalculatorInput &input)
{
    if (input.standard)
        return "default " + core::formatNumber(*input.standard) + unitText(input.unit);
    if (input.hasStandard())
        return std::string("default ") + input.choices.front();
    return input.required ? "required" : "may be empty";
}

std::string allowedText(const core::CalculatorInput &input)
{
    std::string text;
    switch (input.kind) {
    case core::InputKind::Words:
        break;
    case core::InputKind::Choice:
        for (const char *choice : input.choices)
            text += (text.empty() ? "; " : ", ") + std::string(choice);
        break;
    case core::InputKind::Number:
    case core::InputKind::PerSpan:
        text = "; " + core::formatNumber(input.minimum) + " to " + core::formatNumber(input.maximum);
        if (input.kind == core::InputKind::PerSpan)
            text += "; one for all spans, or one each, separated by ;";
        break;
    }
    return text;
}

/// Inputs with their standard values and limits, as a person needs them to write a table.
std::string describe(const core::Calculator &calculator)
{
    std::string text = fmt::format("{}: {}\n    {}\n", calculator.id, calculator.label, calculator.help);
    for (const core::CalculatorInput &input : calculator.inputs)
        text += fmt::format("    in   {:<28} {}; {}{}\n", input.id, input.label, standardText(input), allowedText(input));
    if (calculator.runGroup)
        text += fmt::format("    by   {:<28} Rows with the same text here belong together; --cases gives what they share\n", calculator.groupColumn);
    for (const core::CalculatorOutput &output : calculator.outputs)
        text += fmt::format("    out  {:<28} {}{}{}{}\n", output.id, output.of, *output.of == '\0' ? "" : ": ", output.label,
                            *output.unit == '\0' ? "" : "," + unitText(output.unit));
    return text;
}

int list(const std::string &model)
{
    std::string text;
    for (const core::Calculator &calculator : core::calculators())
        if (model.empty() || model == calculator.id)
            text += describe(calculator);
    return deliver("-", text);
}

/// The NAME=VALUE pairs of --set; nothing when one is wrong and has been told.
std::optional<core::FixedInputs> fixedInputs(const core::Calculator &calculator, const std::vector<std::string> &set)
{
    core::FixedInputs fixed;
    for (const std::string &pair : set) {
        const std::size_t sign = pair.find('=');
        if (sign == std::string::npos || sign == 0) {
            say("“" + pair + "” does not set an input. Write NAME=VALUE, for instance " + calculator.inputs.front().id + "=1.");
            return std::nullopt;
        }
        fixed[pair.substr(0, sign)] = pair.substr(sign + 1);
    }
    return fixed;
}

/// An error of reading names its file in words; with a place it counts as bad input.
core::Error fileError(core::Error error)
{
    if (!error.place)
        error.place = core::Place{};
    return error;
}

/// A wrong --set is bad use, a wrong table is bad input.
int refused(const core::Error &error)
{
    return error.place ? badInput(error) : badUse(core::inEnglish(error));
}

/// Reads the tables and runs the calculator over them.
core::Result<core::CalculatorTable> overTable(const core::Calculator &calculator, const Options &options, const core::FixedInputs &fixed)
{
    const core::Result<std::string> text = options.in == "-" ? readStandardInput(tableLimit) : core::readFile(options.in, tableLimit);
    if (!text)
        return fileError(text.error());
    core::Result<std::string> cases{std::string()};
    std::optional<core::CaseTable> caseTable;
    if (!options.cases.empty()) {
        cases = core::readFile(options.cases, tableLimit);
        if (!cases)
            return fileError(cases.error());
        caseTable = core::CaseTable{*cases, options.cases};
    }
    return core::calculateTable(calculator, *text, options.in == "-" ? "standard input" : options.in, fixed, caseTable);
}

int run(const Options &options)
{
    if (options.list)
        return list(options.model);
    const core::Calculator *calculator = core::findCalculator(options.model);
    if (!calculator) {
        std::vector<std::string> ids;
        for (const core::Calculator &known : core::calculators())
            ids.emplace_back(known.id);
        return badUse((options.model.empty() ? "Which MODEL?" : "There is no model “" + options.model + "”.") + " There are: " + listed(ids) + ".");
    }
    const std::optional<core::FixedInputs> fixed = fixedInputs(*calculator, options.set);
    if (!fixed)
        return BadUse;
    if (options.in.empty() && !options.cases.empty())
        return badUse("--cases goes with --in: it gives what the rows of that table share.");
    const core::Result<core::CalculatorTable> table = options.in.empty() ? core::calculateRow(*calculator, *fixed) : overTable(*calculator, options, *fixed);
    if (!table)
        return refused(table.error());
    for (const core::CalculatorRowError &row : table->errors)
        say("row " + std::to_string(row.row) + ": " + core::inEnglish(row.error));
    const int code = deliver(options.out, table->csv);
    return code == Good && !table->errors.empty() ? static_cast<int>(BadInput) : code;
}

} // namespace

void addCalc(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("calc", "Runs one model over a table, or once");
    command->add_option("MODEL", options->model, "Which model; calc --list tells them all with inputs and defaults");
    command->add_option("--in", options->in, "CSV whose columns are named as the inputs; - for standard input")->type_name("CSV");
    command->add_option("--cases", options->cases, "For models whose rows belong together: CSV of what they share, one row a case")->type_name("CSV");
    command->add_option("--out", options->out, "Where to write the table with the outputs (else standard output)")->type_name("CSV");
    command->add_option("--set", options->set, "One input for all rows; can be repeated")->type_name("NAME=VALUE");
    command->add_flag("--list", options->list, "List the models with their inputs, defaults and outputs");
    command->footer("A bad row gets empty outputs and a message with its line; the exit code is then 3.\n\n"
                    "Examples:\n  spanwright-cli calc latency --set length_km=100\n  spanwright-cli calc ports --in cases.csv --out ports.csv");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
