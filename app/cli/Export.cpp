#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "core/exchange/DesignJson.h"
#include "core/exchange/Formats.h"

#include <cstring>
#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    std::string format, out;
};

std::string writableFormats()
{
    std::vector<std::string> ids;
    for (const core::DesignFormat &format : core::designFormats())
        if (format.write)
            ids.emplace_back(format.id);
    return listed(ids);
}

int run(const Options &options)
{
    const core::DesignFormat *format = core::findDesignFormat(options.format);
    if (!format || !format->write)
        return badUse("“" + options.format + "” is no format that can be written. There are: " + writableFormats() + ".");
    std::optional<Loaded> loaded = load(options.file);
    if (!loaded)
        return BadInput;
    core::Design &design = loaded->design;
    if (!options.scenario.empty()) {
        const core::Scenario *only = chooseScenario(design, options.scenario);
        if (!only)
            return BadUse;
        design.scenarios = std::vector<core::Scenario>{*only};
    }
    if (isStandardOutput(options.out)) {
        if (std::strcmp(format->id, "json") != 0)
            return badUse("Only JSON goes to standard output. Name a file with --out.");
        return deliver("-", core::designToJson(design));
    }
    const core::Result<void> written = format->write(design, options.out);
    if (!written)
        return couldNotWrite(written.error());
    std::printf("%s\n", options.out.c_str());
    return Good;
}

} // namespace

void addExport(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("export", "Writes a design in another format, nothing lost");
    addFile(*command, *options);
    command->add_option("--scenario", options->scenario, "Only this scenario (else all of them)")->type_name("NAME");
    command->add_option("--as", options->format, "The format to write; see formats")->type_name("FORMAT")->required();
    command->add_option("--out", options->out, "The file to write; - for standard output (JSON)")->type_name("PATH")->required();
    command->footer("Example:\n  spanwright-cli export plan.spanwright --as json --out -");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
