#include "core/calculators/Calculator.h"

#include <algorithm>
#include <cmath>

namespace core {

// One file each.
Calculator portsCalculator();
Calculator latencyCalculator();
Calculator bdpCalculator();
Calculator pfcHeadroomCalculator();
Calculator lineCalculator();
Calculator combCalculator();
Calculator ampNfCalculator();
Calculator reachCalculator();

const std::vector<Calculator> &calculators()
{
    static const std::vector<Calculator> all{
        portsCalculator(), latencyCalculator(), bdpCalculator(),   pfcHeadroomCalculator(),
        lineCalculator(),  combCalculator(),    ampNfCalculator(), reachCalculator(),
    };
    return all;
}

const Calculator *findCalculator(std::string_view id)
{
    const auto found = std::ranges::find(calculators(), id, [](const Calculator &calculator) { return std::string_view(calculator.id); });
    return found == calculators().end() ? nullptr : &*found;
}

namespace {

Result<void> checkNumber(const CalculatorInput &input, double value)
{
    if (!std::isfinite(value) || value < input.minimum || value > input.maximum)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("%1 (%2) lies between %3 and %4."),
                     {Marked{input.label}, std::string(input.id), input.minimum, input.maximum},
                     {}};
    if (input.whole && std::fabs(value - std::round(value)) > 0)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 (%2) must be a whole number."), {Marked{input.label}, std::string(input.id)}, {}};
    return {};
}

Result<void> checkChoice(const CalculatorInput &input, const std::string &text)
{
    if (std::ranges::find(input.choices, text, [](const char *choice) { return std::string_view(choice); }) != input.choices.end())
        return {};
    std::string all;
    for (const char *choice : input.choices)
        all += (all.empty() ? "" : ", ") + std::string(choice);
    return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 (%2) is one of: %3."), {Marked{input.label}, std::string(input.id), all}, {}};
}

Result<void> checkInput(const CalculatorInput &input, const CalculatorValue &value)
{
    if (!value) {
        if (input.required)
            return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 (%2) is missing."), {Marked{input.label}, std::string(input.id)}, {}};
        return {};
    }
    if (input.kind == InputKind::Choice)
        return checkChoice(input, value.text());
    for (const double number : value.numbers()) {
        if (auto checked = checkNumber(input, number); !checked)
            return checked;
    }
    return {};
}

/// @error InvalidValue naming the output that is not finite.
Result<void> checkOutputs(const Calculator &calculator, const OutputValues &outputs)
{
    assert(outputs.size() == calculator.outputs.size());
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (outputs[i] && !std::isfinite(*outputs[i]))
            return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 has no finite value for these inputs."), {Marked{calculator.outputs[i].label}}, {}};
    }
    return {};
}

} // namespace

Result<InputValues> completeInputs(const Calculator &calculator, InputValues inputs)
{
    assert(inputs.size() <= calculator.inputs.size());
    inputs.resize(calculator.inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const CalculatorInput &input = calculator.inputs[i];
        if (!inputs[i] && input.hasStandard())
            inputs[i] = input.kind == InputKind::Choice ? CalculatorValue(std::string(input.choices.front())) : CalculatorValue(input.standard);
        if (auto checked = checkInput(input, inputs[i]); !checked)
            return checked.error();
    }
    return inputs;
}

Result<OutputValues> calculate(const Calculator &calculator, InputValues inputs)
{
    auto complete = completeInputs(calculator, std::move(inputs));
    if (!complete)
        return complete.error();
    if (calculator.runGroup) {
        auto rows = calculateGroup(calculator, std::span(&*complete, 1));
        return rows ? Result<OutputValues>(std::move(rows->front())) : Result<OutputValues>(rows.error());
    }
    auto outputs = calculator.run(*complete);
    if (!outputs)
        return outputs;
    if (auto checked = checkOutputs(calculator, *outputs); !checked)
        return checked.error();
    return outputs;
}

Result<std::vector<OutputValues>> calculateGroup(const Calculator &calculator, std::span<const InputValues> rows)
{
    assert(calculator.runGroup && !rows.empty());
    auto outputs = calculator.runGroup(rows);
    if (!outputs)
        return outputs;
    assert(outputs->size() == rows.size());
    for (const OutputValues &row : *outputs) {
        if (auto checked = checkOutputs(calculator, row); !checked)
            return checked.error();
    }
    return outputs;
}

} // namespace core
