#include "app/cli/Commands.h"
#include "app/cli/Common.h"
#include "app/cli/TextTable.h"

#include "core/base/Csv.h"
#include "core/base/Number.h"
#include "core/report/Writers.h"

#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    std::string table;
    bool csv = false;
};

std::string overview(const core::Catalogue &catalogue)
{
    std::vector<std::vector<std::string>> rows;
    for (const core::CatalogueTable &table : catalogue.tables())
        rows.push_back({table.name, std::to_string(table.rows.size()), std::to_string(table.columns.size())});
    return alignedTable({"Table", "Rows", "Columns"}, rows, {false, true, true});
}

/// As the catalogue is shipped, so that what is read back is the same table; a text that would start a formula gets an apostrophe.
std::string csvOf(const core::CatalogueTable &table)
{
    std::string out = core::csvLine(table.columns);
    for (const std::vector<std::string> &row : table.rows) {
        std::vector<std::string> cells = row;
        for (std::string &cell : cells)
            if (!core::parseNumber(cell))
                cell = core::spreadsheetSafe(cell);
        out += core::csvLine(cells);
    }
    return out;
}

std::string textOf(const core::CatalogueTable &table)
{
    std::vector<bool> numeric(table.columns.size(), true);
    for (const std::vector<std::string> &row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            numeric[i] = numeric[i] && (row[i].empty() || core::parseNumber(row[i]));
    return alignedTable(table.columns, table.rows, numeric, 40);
}

int run(const Options &options)
{
    core::Catalogue catalogue = core::Catalogue::shipped();
    if (!options.file.empty()) {
        std::optional<Loaded> loaded = load(options.file);
        if (!loaded)
            return BadInput;
        catalogue = std::move(loaded->catalogue);
    }
    if (options.table.empty())
        return deliver("-", overview(catalogue));
    const core::CatalogueTable *table = catalogue.table(options.table);
    if (!table) {
        std::vector<std::string> names;
        for (const core::CatalogueTable &known : catalogue.tables())
            names.push_back(known.name);
        return badUse("There is no table “" + options.table + "”. There are: " + listed(names) + ".");
    }
    return deliver("-", options.csv ? csvOf(*table) : textOf(*table));
}

} // namespace

void addCatalogue(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("catalogue", "Shows the equipment catalogue with its sources");
    command->add_option("--table", options->table, "This table (else the list of tables)")->type_name("NAME");
    command->add_option("--design", options->file, "With the rows that this design carries")->type_name("FILE");
    command->add_flag("--csv", options->csv, "As CSV");
    command->footer("Example:\n  spanwright-cli catalogue --table pluggables --csv > pluggables.csv");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
