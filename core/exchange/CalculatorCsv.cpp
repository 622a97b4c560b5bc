#include "core/exchange/CalculatorCsv.h"

#include "core/base/Csv.h"
#include "core/base/Number.h"
#include "core/report/Writers.h"

#include <algorithm>
#include <optional>
#include <set>

namespace core {

namespace {

using Figures = std::vector<std::optional<double>>;

bool isOutput(const Calculator &calculator, std::string_view column)
{
    return std::ranges::any_of(calculator.outputs, [&](const CalculatorOutput &output) { return column == output.id; });
}

std::string written(const std::optional<double> &value)
{
    return value ? formatNumber(*value) : std::string();
}

/// A cell that passes through: numbers as they were written.
std::string passedOn(const std::string &text)
{
    return parseNumber(text) ? text : spreadsheetSafe(text);
}

Error inRow(Error error, const CsvRow &row, const std::string &file)
{
    if (!error.place)
        error.place = Place{file, row.line, 0};
    return error;
}

/// The inputs that a row gives, fixed ones first. @error InvalidValue with the place of the cell.
Result<Figures> inputsOf(const Calculator &calculator, const std::vector<std::optional<std::size_t>> &columnOf, const std::map<std::string, double> &fixed, const CsvRow &row, const std::string &file)
{
    Figures inputs;
    for (std::size_t i = 0; i < calculator.inputs.size(); ++i) {
        const auto given = fixed.find(calculator.inputs[i].id);
        inputs.emplace_back();
        if (given != fixed.end()) {
            inputs.back() = given->second;
            continue;
        }
        if (!columnOf[i] || row.cells[*columnOf[i]].text.empty())
            continue;
        const CsvCell &cell = row.cells[*columnOf[i]];
        inputs.back() = parseNumber(cell.text);
        if (!inputs.back())
            return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” is not a number, which %2 has to be."), {cell.text, std::string(calculator.inputs[i].id)}, Place{file, cell.line, cell.column}};
    }
    return inputs;
}

Result<Figures> outputsOf(const Calculator &calculator, const std::vector<std::optional<std::size_t>> &columnOf, const std::map<std::string, double> &fixed, const CsvRow &row, std::size_t width,
                          const std::string &file)
{
    if (row.cells.size() != width)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The row has %1 cells and the head has %2."), {static_cast<std::int64_t>(row.cells.size()), static_cast<std::int64_t>(width)}, Place{file, row.line, 0}};
    Result<Figures> inputs = inputsOf(calculator, columnOf, fixed, row, file);
    if (!inputs)
        return inputs.error();
    Result<Figures> outputs = calculate(calculator, *std::move(inputs));
    return outputs ? outputs : inRow(outputs.error(), row, file);
}

} // namespace

Result<CalculatedCsv> calculateCsv(const Calculator &calculator, std::string_view csv, const std::string &file, const std::map<std::string, double> &fixed)
{
    const Result<std::vector<CsvRow>> rows = parseCsv(csv, file);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{ErrorCode::Corrupt, CORE_TEXT("The table is empty. Its first line has to name the columns."), {}, Place{file, 1, 1}};

    const std::vector<CsvCell> &head = rows->front().cells;
    std::set<std::string> names;
    std::vector<std::string> line;
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < head.size(); ++i) {
        if (!names.insert(head[i].text).second)
            return Error{ErrorCode::Duplicate, CORE_TEXT("The column “%1” stands twice in the head."), {head[i].text}, Place{file, head[i].line, head[i].column}};
        if (isOutput(calculator, head[i].text))
            continue;
        kept.push_back(i);
        line.push_back(passedOn(head[i].text));
    }
    std::vector<std::optional<std::size_t>> columnOf;
    for (const CalculatorInput &input : calculator.inputs) {
        const auto found = std::ranges::find(head, input.id, &CsvCell::text);
        columnOf.push_back(found == head.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - head.begin())));
    }
    for (const CalculatorOutput &output : calculator.outputs)
        line.emplace_back(output.id);

    CalculatedCsv result{csvLine(line), {}};
    for (std::size_t r = 1; r < rows->size(); ++r) {
        const CsvRow &row = (*rows)[r];
        Result<Figures> outputs = outputsOf(calculator, columnOf, fixed, row, head.size(), file);
        line.clear();
        for (const std::size_t i : kept)
            line.push_back(i < row.cells.size() ? passedOn(row.cells[i].text) : std::string());
        for (std::size_t i = 0; i < calculator.outputs.size(); ++i)
            line.push_back(outputs ? written((*outputs)[i]) : std::string());
        if (!outputs)
            result.badRows.push_back(outputs.error());
        result.csv += csvLine(line);
    }
    return result;
}

Result<std::string> calculateOnce(const Calculator &calculator, const std::map<std::string, double> &fixed)
{
    std::vector<std::string> head, row;
    Figures inputs;
    for (const CalculatorInput &input : calculator.inputs) {
        const auto given = fixed.find(input.id);
        inputs.push_back(given == fixed.end() ? std::nullopt : std::optional(given->second));
        head.emplace_back(input.id);
        row.push_back(written(inputs.back() ? inputs.back() : input.standard));
    }
    const Result<Figures> outputs = calculate(calculator, std::move(inputs));
    if (!outputs)
        return outputs.error();
    for (std::size_t i = 0; i < calculator.outputs.size(); ++i) {
        head.emplace_back(calculator.outputs[i].id);
        row.push_back(written((*outputs)[i]));
    }
    return csvLine(head) + csvLine(row);
}

} // namespace core
