#include "core/calculators/CalculatorBatch.h"

#include "core/base/Number.h"
#include "core/calculators/CalculatorRead.h"

#include <algorithm>

namespace core {

namespace {

/// A table read as far as its head.
struct InputTable {
    std::string file;
    std::vector<CsvRow> rows; ///< the head first
    CalculatorHead head;
};

Result<InputTable> readTable(const Calculator &calculator, std::string_view csv, const std::string &file)
{
    auto rows = parseCsv(csv, file);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{ErrorCode::Corrupt, CORE_TEXT("The table is empty: its first line must name the columns."), {}, Place{file, 1, 1}};
    auto head = readCalculatorHead(calculator, rows->front(), file);
    if (!head)
        return head.error();
    return InputTable{file, *std::move(rows), *std::move(head)};
}

Error missingGroupColumn(const Calculator &calculator, const InputTable &table)
{
    return Error{ErrorCode::InvalidValue, CORE_TEXT("The column “%1” is missing."), {std::string(calculator.groupColumn)}, Place{table.file, 1, 0}};
}

/// The second table and what its rows give, by the name of the group.
struct Cases {
    InputTable table;
    std::map<std::string, Result<InputValues>, std::less<>> values;
};

Result<Cases> readCases(const Calculator &calculator, const CaseTable &given, const InputValues &fixed)
{
    if (!calculator.runGroup)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” takes no table of cases: each row stands for itself."), {std::string(calculator.id)}, {}};
    auto table = readTable(calculator, given.csv, given.file);
    if (!table)
        return table.error();
    Cases cases{*std::move(table), {}};
    const auto column = cases.table.head.groupColumn;
    if (!column)
        return missingGroupColumn(calculator, cases.table);
    for (std::size_t i = 1; i < cases.table.rows.size(); ++i) {
        const CsvRow &row = cases.table.rows[i];
        const std::string name(*column < row.cells.size() ? trimmedCell(row.cells[*column].text) : std::string_view());
        auto values = readCalculatorRow(calculator, row, cases.table.head, given.file, fixed);
        if (!cases.values.emplace(name, std::move(values)).second)
            return Error{ErrorCode::InvalidValue, CORE_TEXT("The case “%1” is there twice."), {name}, Place{given.file, row.line, 0}};
    }
    return cases;
}

/// @error InvalidValue for a required input that no table and no fixed value gives.
Result<void> checkGiven(const Calculator &calculator, const InputTable &table, const Cases *cases, const InputValues &fixed)
{
    for (std::size_t i = 0; i < calculator.inputs.size(); ++i) {
        const CalculatorInput &input = calculator.inputs[i];
        const bool given = fixed[i] || table.head.columnOfInput[i] || (cases && cases->table.head.columnOfInput[i]);
        if (input.required && !input.hasStandard() && !given)
            return Error{ErrorCode::InvalidValue,
                         CORE_TEXT("The input “%1” is missing. Give it as a column or as a fixed value."),
                         {std::string(input.id)},
                         Place{table.file, table.rows.front().line, 0}};
    }
    return {};
}

std::string groupOf(const InputTable &table, const CsvRow &row)
{
    const auto column = table.head.groupColumn;
    return std::string(column && *column < row.cells.size() ? trimmedCell(row.cells[*column].text) : std::string_view());
}

/// The complete inputs of one row.
Result<InputValues> readInputs(const Calculator &calculator, const InputTable &table, const CsvRow &row, const Cases *cases, const InputValues &fixed)
{
    auto values = readCalculatorRow(calculator, row, table.head, table.file, fixed);
    if (!values)
        return values;
    if (cases) {
        const auto found = cases->values.find(groupOf(table, row));
        if (found == cases->values.end())
            return Error{
                ErrorCode::NotFound, CORE_TEXT("“%1” is not among the cases of %2."), {groupOf(table, row), cases->table.file}, Place{table.file, row.line, 0}};
        if (!found->second)
            return found->second.error();
        for (std::size_t i = 0; i < values->size(); ++i) {
            if (!(*values)[i])
                (*values)[i] = (*found->second)[i];
        }
    }
    return completeInputs(calculator, *std::move(values));
}

using RowOutputs = std::vector<Result<OutputValues>>;

/// Runs the rows of one group and puts their outputs, or why there are none, in their places.
void runGroup(const Calculator &calculator, const std::vector<std::size_t> &members, std::vector<Result<InputValues>> &inputs, RowOutputs &outputs)
{
    const auto bad = std::ranges::find_if(members, [&](std::size_t i) { return !inputs[i]; });
    std::vector<InputValues> rows;
    for (const std::size_t i : members) {
        if (bad == members.end())
            rows.push_back(*std::move(inputs[i]));
        else
            outputs[i] = inputs[i] ? Error{ErrorCode::InvalidValue,
                                           CORE_TEXT("Row %1, of the same case, cannot be used, so this one cannot either."),
                                           {static_cast<std::int64_t>(*bad + 1)},
                                           {}}
                                   : inputs[i].error();
    }
    if (rows.empty())
        return;
    auto results = calculateGroup(calculator, rows);
    for (std::size_t k = 0; k < members.size(); ++k)
        outputs[members[k]] = results ? Result<OutputValues>(std::move((*results)[k])) : Result<OutputValues>(results.error());
}

/// The outputs of all rows, or why a row has none.
RowOutputs runRows(const Calculator &calculator, const InputTable &table, const Cases *cases, const InputValues &fixed)
{
    RowOutputs outputs;
    std::vector<Result<InputValues>> inputs;
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        auto row = readInputs(calculator, table, table.rows[i], cases, fixed);
        if (!calculator.runGroup) {
            outputs.push_back(row ? calculate(calculator, *std::move(row)) : Result<OutputValues>(row.error()));
            continue;
        }
        groups[groupOf(table, table.rows[i])].push_back(inputs.size());
        inputs.push_back(std::move(row));
    }
    if (calculator.runGroup)
        outputs.resize(inputs.size(), Result<OutputValues>(OutputValues()));
    for (const auto &[name, members] : groups)
        runGroup(calculator, members, inputs, outputs);
    return outputs;
}

std::string numberCell(const std::optional<double> &value)
{
    return value ? formatNumber(*value) : std::string();
}

std::string headLine(const Calculator &calculator, const InputTable &table)
{
    std::vector<std::string> line;
    for (const std::size_t column : table.head.kept)
        line.push_back(table.rows.front().cells[column].text);
    for (const CalculatorOutput &output : calculator.outputs)
        line.emplace_back(output.id);
    return csvLine(line);
}

std::string rowLine(const Calculator &calculator, const InputTable &table, const CsvRow &row, const InputValues &fixed, const Result<OutputValues> &outputs)
{
    std::vector<std::string> line;
    for (const std::size_t column : table.head.kept) {
        const auto input = table.head.inputOfColumn[column];
        if (input && fixed[*input])
            line.push_back(valueCell(fixed[*input]));
        else
            line.push_back(column < row.cells.size() ? row.cells[column].text : std::string());
    }
    for (std::size_t i = 0; i < calculator.outputs.size(); ++i)
        line.push_back(outputs ? numberCell((*outputs)[i]) : std::string());
    return csvLine(line);
}

} // namespace

Result<CalculatorTable> calculateTable(const Calculator &calculator, std::string_view csv, const std::string &file, const FixedInputs &fixedTexts,
                                       const std::optional<CaseTable> &caseTable)
{
    const auto fixed = readFixedInputs(calculator, fixedTexts);
    if (!fixed)
        return fixed.error();
    const auto table = readTable(calculator, csv, file);
    if (!table)
        return table.error();
    std::optional<Cases> cases;
    if (caseTable) {
        auto read = readCases(calculator, *caseTable, *fixed);
        if (!read)
            return read.error();
        if (!table->head.groupColumn)
            return missingGroupColumn(calculator, *table);
        cases = *std::move(read);
    }
    const Cases *shared = cases ? &*cases : nullptr;
    if (auto given = checkGiven(calculator, *table, shared, *fixed); !given)
        return given.error();

    CalculatorTable out;
    out.csv = headLine(calculator, *table);
    const RowOutputs outputs = runRows(calculator, *table, shared, *fixed);
    for (std::size_t number = 1; number < table->rows.size(); ++number) {
        const CsvRow &row = table->rows[number];
        const Result<OutputValues> &result = outputs[number - 1];
        out.csv += rowLine(calculator, *table, row, *fixed, result);
        if (!result) {
            Error error = result.error();
            if (!error.place)
                error.place = Place{file, row.line, 0};
            out.errors.push_back({number, std::move(error)});
        }
    }
    return out;
}

Result<CalculatorTable> calculateRow(const Calculator &calculator, const FixedInputs &fixedTexts)
{
    auto fixed = readFixedInputs(calculator, fixedTexts);
    if (!fixed)
        return fixed.error();
    const auto inputs = completeInputs(calculator, *std::move(fixed));
    if (!inputs)
        return inputs.error();
    const auto outputs = calculate(calculator, *inputs);
    if (!outputs)
        return outputs.error();

    std::vector<std::string> head, line;
    for (std::size_t i = 0; i < inputs->size(); ++i) {
        if ((*inputs)[i]) {
            head.emplace_back(calculator.inputs[i].id);
            line.push_back(valueCell((*inputs)[i]));
        }
    }
    for (std::size_t i = 0; i < outputs->size(); ++i) {
        head.emplace_back(calculator.outputs[i].id);
        line.push_back(numberCell((*outputs)[i]));
    }
    return CalculatorTable{csvLine(head) + csvLine(line), {}};
}

} // namespace core
