#include "core/calculators/Calculator.h"

#include <algorithm>
#include <cmath>

namespace core {

// One file each.
Calculator portsCalculator();
Calculator latencyCalculator();
Calculator bdpCalculator();
Calculator pfcHeadroomCalculator();

const std::vector<Calculator> &calculators()
{
    static const std::vector<Calculator> all{
        portsCalculator(),
        latencyCalculator(),
        bdpCalculator(),
        pfcHeadroomCalculator(),
    };
    return all;
}

const Calculator *findCalculator(std::string_view id)
{
    const auto found = std::ranges::find(calculators(), id, [](const Calculator &calculator) { return std::string_view(calculator.id); });
    return found == calculators().end() ? nullptr : &*found;
}

namespace {

Result<void> checkInput(const CalculatorInput &input, std::optional<double> value)
{
    if (!value) {
        if (input.required)
            return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 (%2) is missing."), {Marked{input.label}, std::string(input.id)}, {}};
        return {};
    }
    if (!std::isfinite(*value) || *value < input.minimum || *value > input.maximum)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("%1 (%2) lies between %3 and %4."),
                     {Marked{input.label}, std::string(input.id), input.minimum, input.maximum},
                     {}};
    if (input.whole && std::fabs(*value - std::round(*value)) > 0)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 (%2) must be a whole number."), {Marked{input.label}, std::string(input.id)}, {}};
    return {};
}

} // namespace

Result<std::vector<std::optional<double>>> calculate(const Calculator &calculator, std::vector<std::optional<double>> inputs)
{
    assert(inputs.size() <= calculator.inputs.size());
    inputs.resize(calculator.inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const CalculatorInput &input = calculator.inputs[i];
        if (!inputs[i])
            inputs[i] = input.standard;
        if (auto checked = checkInput(input, inputs[i]); !checked)
            return checked.error();
    }

    auto outputs = calculator.run(inputs);
    if (!outputs)
        return outputs;
    assert(outputs->size() == calculator.outputs.size());
    for (std::size_t i = 0; i < outputs->size(); ++i) {
        const std::optional<double> &value = (*outputs)[i];
        if (value && !std::isfinite(*value))
            return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 has no finite value for these inputs."), {Marked{calculator.outputs[i].label}}, {}};
    }
    return outputs;
}

} // namespace core
