#include "core/calculators/CalculatorBatch.h"

#include "core/base/Csv.h"
#include "core/base/Number.h"
#include "core/units/Unit.h"

#include <algorithm>

namespace core {

namespace {

using Values = std::vector<std::optional<double>>;

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

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The fixed values in the order of the inputs.
Result<Values> readFixed(const Calculator &calculator, const FixedInputs &fixed)
{
    Values values(calculator.inputs.size());
    for (const auto &[id, text] : fixed) {
        const auto index = indexOf(calculator.inputs, id);
        if (!index)
            return Error{
                ErrorCode::NotFound, CORE_TEXT("“%1” has no input “%2”. Its inputs are: %3."), {std::string(calculator.id), id, idList(calculator)}, {}};
        const Unit &inUnit = unit(calculator.inputs[*index].unit);
        const auto value = parseQuantity(text, inUnit);
        if (!value && *inUnit.symbol != '\0')
            return Error{ErrorCode::InvalidValue,
                         CORE_TEXT("“%1” is no value for “%2”. Write a number, alone or with a unit such as %3."),
                         {text, id, Marked{inUnit.symbol}},
                         {}};
        if (!value)
            return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” is no value for “%2”. Write a number without a unit."), {text, id}, {}};
        values[*index] = *value;
    }
    return values;
}

/// What a column of the given table is to the calculator.
struct Head {
    std::vector<std::size_t> kept;                         ///< columns that are written, in order
    std::vector<std::optional<std::size_t>> columnOfInput; ///< by input
    std::vector<std::optional<std::size_t>> inputOfColumn; ///< by column
    std::size_t width = 0;
};

Result<Head> readHead(const Calculator &calculator, const CsvRow &row, const std::string &file, const Values &fixed)
{
    Head head;
    head.width = row.cells.size();
    head.columnOfInput.resize(calculator.inputs.size());
    head.inputOfColumn.resize(head.width);
    for (std::size_t column = 0; column < head.width; ++column) {
        const CsvCell &cell = row.cells[column];
        const std::string_view name = trimmed(cell.text);
        const auto input = indexOf(calculator.inputs, name);
        if (input) {
            if (head.columnOfInput[*input])
                return Error{ErrorCode::InvalidValue, CORE_TEXT("The column “%1” is there twice."), {std::string(name)}, Place{file, cell.line, cell.column}};
            head.columnOfInput[*input] = column;
            head.inputOfColumn[column] = input;
        }
        if (input || !indexOf(calculator.outputs, name))
            head.kept.push_back(column);
    }
    for (std::size_t i = 0; i < calculator.inputs.size(); ++i) {
        const CalculatorInput &input = calculator.inputs[i];
        if (input.required && !input.standard && !head.columnOfInput[i] && !fixed[i])
            return Error{ErrorCode::InvalidValue,
                         CORE_TEXT("The input “%1” is missing. Give it as a column or as a fixed value."),
                         {std::string(input.id)},
                         Place{file, row.line, 0}};
    }
    return head;
}

/// The inputs of one row, empty where neither the row nor the fixed values give them.
Result<Values> readRow(const Calculator &calculator, const CsvRow &row, const Head &head, const std::string &file, const Values &fixed)
{
    if (row.cells.size() != head.width)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The row has %1 cells, the head has %2."),
                     {static_cast<std::int64_t>(row.cells.size()), static_cast<std::int64_t>(head.width)},
                     Place{file, row.line, 0}};
    Values values = fixed;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] || !head.columnOfInput[i])
            continue;
        const CsvCell &cell = row.cells[*head.columnOfInput[i]];
        const std::string_view text = trimmed(cell.text);
        if (text.empty())
            continue;
        values[i] = parseNumber(text);
        if (!values[i])
            return Error{ErrorCode::InvalidValue,
                         CORE_TEXT("“%1” in column “%2” is not a number."),
                         {cell.text, std::string(calculator.inputs[i].id)},
                         Place{file, cell.line, cell.column}};
    }
    return values;
}

std::string numberCell(const std::optional<double> &value)
{
    return value ? formatNumber(*value) : std::string();
}

} // namespace

Result<CalculatorTable> calculateTable(const Calculator &calculator, std::string_view csv, const std::string &file, const FixedInputs &fixedTexts)
{
    const auto fixed = readFixed(calculator, fixedTexts);
    if (!fixed)
        return fixed.error();
    const auto rows = parseCsv(csv, file);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{ErrorCode::Corrupt, CORE_TEXT("The table is empty: its first line must name the columns."), {}, Place{file, 1, 1}};
    const auto head = readHead(calculator, rows->front(), file, *fixed);
    if (!head)
        return head.error();

    CalculatorTable out;
    std::vector<std::string> line;
    for (const std::size_t column : head->kept)
        line.push_back(rows->front().cells[column].text);
    for (const CalculatorOutput &output : calculator.outputs)
        line.emplace_back(output.id);
    out.csv = csvLine(line);

    for (std::size_t number = 1; number < rows->size(); ++number) {
        const CsvRow &row = (*rows)[number];
        auto inputs = readRow(calculator, row, *head, file, *fixed);
        auto outputs = inputs ? calculate(calculator, *std::move(inputs)) : Result<Values>(inputs.error());
        line.clear();
        for (const std::size_t column : head->kept) {
            const auto input = head->inputOfColumn[column];
            const bool isFixed = input && (*fixed)[*input];
            line.push_back(isFixed ? formatNumber(*(*fixed)[*input]) : column < row.cells.size() ? row.cells[column].text : std::string());
        }
        for (std::size_t i = 0; i < calculator.outputs.size(); ++i)
            line.push_back(outputs ? numberCell((*outputs)[i]) : std::string());
        out.csv += csvLine(line);
        if (!outputs) {
            Error error = outputs.error();
            if (!error.place)
                error.place = Place{file, row.line, 0};
            out.errors.push_back({number, std::move(error)});
        }
    }
    return out;
}

Result<CalculatorTable> calculateRow(const Calculator &calculator, const FixedInputs &fixedTexts)
{
    auto inputs = readFixed(calculator, fixedTexts);
    if (!inputs)
        return inputs.error();
    for (std::size_t i = 0; i < inputs->size(); ++i) {
        if (!(*inputs)[i])
            (*inputs)[i] = calculator.inputs[i].standard;
    }
    const auto outputs = calculate(calculator, *inputs);
    if (!outputs)
        return outputs.error();

    std::vector<std::string> head, line;
    for (std::size_t i = 0; i < inputs->size(); ++i) {
        if ((*inputs)[i]) {
            head.emplace_back(calculator.inputs[i].id);
            line.push_back(numberCell((*inputs)[i]));
        }
    }
    for (std::size_t i = 0; i < outputs->size(); ++i) {
        head.emplace_back(calculator.outputs[i].id);
        line.push_back(numberCell((*outputs)[i]));
    }
    return CalculatorTable{csvLine(head) + csvLine(line), {}};
}

} // namespace core
