#include "app/cli/Commands.h"

#include "app/cli/TextTable.h"
#include "core/exchange/Formats.h"

#include <cstdio>

namespace cli {

namespace {

int run()
{
    std::vector<std::vector<std::string>> rows;
    for (const core::DesignFormat &format : core::designFormats()) {
        std::string suffixes;
        for (const char *suffix : format.suffixes)
            suffixes += (suffixes.empty() ? "" : " ") + std::string(suffix);
        rows.push_back({format.id, format.read ? "yes" : "no", format.write ? "yes" : "no", suffixes, format.name});
    }
    std::fputs(alignedTable({"Format", "import", "export", "Suffix", "Name"}, rows, {false, false, false, false, false}).c_str(), stdout);
    return Good;
}

} // namespace

void addFormats(CLI::App &program, Action &action)
{
    CLI::App *command = program.add_subcommand("formats", "Lists the formats of import and export");
    command->footer("Example:\n  spanwright-cli formats");
    command->callback([&action] { action = &run; });
}

} // namespace cli
