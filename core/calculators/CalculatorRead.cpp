#include "core/calculators/CalculatorRead.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"

#include <algorithm>

namespace core {

namespace {

/// Position of the input or output of that name.
template <class Ports>
std::optional<std::size_t> indexOf(const Ports &ports, std::string_view id)
{
    const auto found = std::ranges::find(ports, id, [](const auto &port) { return std::string_view(port.id); });
    return found == ports.end() ? std::nullopt : std::optional<std::size_t>(static_cast<std::size_t>(found - ports.begin()));
}

std::string idList(const Calculator &calculator)
{
    std::string out;
    for (const CalculatorInput &input : calculator.inputs)
        out += (out.empty() ? "" : ", ") + std::string(input.id);
    return out;
}

/// The parts between semicolons; one part for an input that is no list.
std::vector<std::string_view> partsOf(std::string_view text, InputKind kind)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = kind == InputKind::PerSpan ? std::min(text.find(';', begin), text.size()) : text.size();
        parts.push_back(trimmedCell(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

/// The text as a value of the input; `number` reads one figure. Nothing for a figure that cannot be read.
template <class ReadNumber>
std::optional<CalculatorValue> readValue(const CalculatorInput &input, std::string_view text, ReadNumber number)
{
    if (input.kind == InputKind::Choice || input.kind == InputKind::Words)
        return CalculatorValue(std::string(text));
    std::vector<double> numbers;
    for (const std::string_view part : partsOf(text, input.kind)) {
        const std::optional<double> value = number(part);
        if (!value)
            return std::nullopt;
        numbers.push_back(*value);
    }
    return CalculatorValue(std::move(numbers));
}

Result<CalculatorValue> readFixedInput(const CalculatorInput &input, const std::string &text)
{
    const Unit &inUnit = unit(input.unit);
    const auto value = readValue(input, text, [&](std::string_view part) {
        const auto quantity = parseQuantity(part, inUnit);
        return quantity ? std::optional<double>(*quantity) : std::nullopt;
    });
    if (value)
        return *value;
    if (*inUnit.symbol != '\0')
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("“%1” is no value for “%2”. Write a number, alone or with a unit such as %3."),
                     {text, std::string(input.id), Marked{inUnit.symbol}},
                     {}};
    return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” is no value for “%2”. Write a number without a unit."), {text, std::string(input.id)}, {}};
}

} // namespace

std::string_view trimmedCell(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string valueCell(const CalculatorValue &value)
{
    std::string out = value.text();
    for (const double number : value.numbers())
        out += (out.empty() ? "" : ";") + formatNumber(number);
    return out;
}

Result<InputValues> readFixedInputs(const Calculator &calculator, const FixedInputs &fixed)
{
    InputValues values(calculator.inputs.size());
    for (const auto &[id, text] : fixed) {
        const auto index = indexOf(calculator.inputs, id);
        if (!index)
            return Error{
                ErrorCode::NotFound, CORE_TEXT("“%1” has no input “%2”. Its inputs are: %3."), {std::string(calculator.id), id, idList(calculator)}, {}};
        auto value = readFixedInput(calculator.inputs[*index], text);
        if (!value)
            return value.error();
        values[*index] = *std::move(value);
    }
    return values;
}

Result<CalculatorHead> readCalculatorHead(const Calculator &calculator, const CsvRow &row, const std::string &file)
{
    CalculatorHead head;
    head.width = row.cells.size();
    head.columnOfInput.resize(calculator.inputs.size());
    head.inputOfColumn.resize(head.width);
    for (std::size_t column = 0; column < head.width; ++column) {
        const CsvCell &cell = row.cells[column];
        const std::string_view name = trimmedCell(cell.text);
        const auto input = indexOf(calculator.inputs, name);
        if (input) {
            if (head.columnOfInput[*input])
                return Error{ErrorCode::InvalidValue, CORE_TEXT("The column “%1” is there twice."), {std::string(name)}, Place{file, cell.line, cell.column}};
            head.columnOfInput[*input] = column;
            head.inputOfColumn[column] = input;
        }
        if (!name.empty() && name == calculator.groupColumn)
            head.groupColumn = column;
        if (input || !indexOf(calculator.outputs, name))
            head.kept.push_back(column);
    }
    return head;
}

Result<InputValues> readCalculatorRow(const Calculator &calculator, const CsvRow &row, const CalculatorHead &head, const std::string &file, InputValues known)
{
    if (row.cells.size() != head.width)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The row has %1 cells, the head has %2."),
                     {static_cast<std::int64_t>(row.cells.size()), static_cast<std::int64_t>(head.width)},
                     Place{file, row.line, 0}};
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i] || !head.columnOfInput[i])
            continue;
        const CalculatorInput &input = calculator.inputs[i];
        const CsvCell &cell = row.cells[*head.columnOfInput[i]];
        const std::string_view text = trimmedCell(cell.text);
        if (text.empty())
            continue;
        auto value = readValue(input, text, parseNumber);
        if (!value)
            return Error{ErrorCode::InvalidValue,
                         input.kind == InputKind::PerSpan ? CORE_TEXT("“%1” in column “%2” is not a number for each span. Separate them by semicolons.")
                                                          : CORE_TEXT("“%1” in column “%2” is not a number."),
                         {cell.text, std::string(input.id)},
                         Place{file, cell.line, cell.column}};
        known[i] = *std::move(value);
    }
    return known;
}

} // namespace core
