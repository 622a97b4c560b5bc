#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "core/base/FileIo.h"
#include "core/base/Number.h"
#include "core/exchange/CalculatorCsv.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

namespace cli {

namespace {

constexpr std::size_t tableLimit = 256UL << 20U;

struct Options {
    std::string model, in, out;
    std::vector<std::string> set;
    bool list = false;
};

std::string unitText(const char *unit)
{
    return *unit == '\0' ? std::string() : std::string(" ") + unit;
}

/// Inputs with their standard values and limits, as a person needs them to write a table.
std::string describe(const core::Calculator &calculator)
{
    std::string text = fmt::format("{}: {}\n    {}\n", calculator.id, calculator.label, calculator.help);
    for (const core::CalculatorInput &input : calculator.inputs) {
        const std::string standard = input.standard ? "default " + core::formatNumber(*input.standard) + unitText(input.unit) : std::string(input.required ? "required" : "may be empty");
        text += fmt::format("    in   {:<28} {}; {}; {} to {}\n", input.id, input.label, standard, core::formatNumber(input.minimum), core::formatNumber(input.maximum));
    }
    for (const core::CalculatorOutput &output : calculator.outputs)
        text += fmt::format("    out  {:<28} {}{}\n", output.id, output.label, *output.unit == '\0' ? "" : "," + unitText(output.unit));
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
std::optional<std::map<std::string, double>> fixedInputs(const core::Calculator &calculator, const std::vector<std::string> &set)
{
    std::vector<std::string> names;
    for (const core::CalculatorInput &input : calculator.inputs)
        names.emplace_back(input.id);
    std::map<std::string, double> fixed;
    for (const std::string &pair : set) {
        const std::size_t sign = pair.find('=');
        const std::string name = pair.substr(0, sign);
        const std::optional<double> value = sign == std::string::npos ? std::nullopt : core::parseNumber(std::string_view(pair).substr(sign + 1));
        if (std::ranges::find(names, name) == names.end()) {
            say("“" + name + "” is no input of “" + calculator.id + "”. There are: " + listed(names) + ".");
            return std::nullopt;
        }
        if (!value) {
            say("“" + pair + "” does not give a number. Write it as NAME=VALUE, for instance " + name + "=1.5.");
            return std::nullopt;
        }
        fixed[name] = *value;
    }
    return fixed;
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
    const std::optional<std::map<std::string, double>> fixed = fixedInputs(*calculator, options.set);
    if (!fixed)
        return BadUse;
    if (options.in.empty()) {
        const core::Result<std::string> once = core::calculateOnce(*calculator, *fixed);
        return once ? deliver(options.out, *once) : badInput(once.error());
    }

    const core::Result<std::string> text = options.in == "-" ? readStandardInput(tableLimit) : core::readFile(options.in, tableLimit);
    if (!text)
        return badInput(text.error());
    const core::Result<core::CalculatedCsv> result = core::calculateCsv(*calculator, *text, options.in == "-" ? "standard input" : options.in, *fixed);
    if (!result)
        return badInput(result.error());
    for (const core::Error &error : result->badRows)
        say(core::inEnglish(error));
    const int code = deliver(options.out, result->csv);
    return code == Good && !result->badRows.empty() ? static_cast<int>(BadInput) : code;
}

} // namespace

void addCalc(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("calc", "Runs one model over a table, or once");
    command->add_option("MODEL", options->model, "Which model; calc --list tells them all with inputs and defaults");
    command->add_option("--in", options->in, "CSV whose columns are named as the inputs; - for standard input")->type_name("CSV");
    command->add_option("--out", options->out, "Where to write the table with the outputs (else standard output)")->type_name("CSV");
    command->add_option("--set", options->set, "One input for all rows; can be repeated")->type_name("NAME=VALUE");
    command->add_flag("--list", options->list, "List the models with their inputs, defaults and outputs");
    command->footer("A bad row gets empty outputs and a message with its line; the exit code is then 3.\n\n"
                    "Examples:\n  spanwright-cli calc latency --set length_km=100\n  spanwright-cli calc ports --in cases.csv --out ports.csv");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
