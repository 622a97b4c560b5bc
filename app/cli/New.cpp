#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "core/exchange/Examples.h"
#include "core/exchange/Formats.h"

#include <memory>
#include <system_error>

namespace cli {

namespace {

struct Options {
    std::string file, example;
    bool force = false, list = false;
};

int listExamples()
{
    for (const core::Example &example : core::examples())
        std::printf("%-20s %s\n", example.id, example.description);
    return Good;
}

core::Result<core::Design> designOf(const Options &options)
{
    if (!options.example.empty())
        return core::openExample(options.example);
    return core::newDesign(std::filesystem::path(options.file).stem().string());
}

int run(const Options &options)
{
    if (options.list)
        return listExamples();
    if (options.file.empty())
        return badUse("Which file? For instance: spanwright-cli new plan.spanwright");
    core::Result<core::Design> design = designOf(options);
    if (!design) {
        std::vector<std::string> ids;
        for (const core::Example &example : core::examples())
            ids.emplace_back(example.id);
        return badUse(core::inEnglish(design.error()) + " Examples: " + listed(ids) + ".");
    }
    std::error_code ignored;
    if (!options.force && std::filesystem::exists(std::filesystem::symlink_status(options.file, ignored))) {
        say("“" + options.file + "” exists and was left as it is. Choose another name, or --force to replace it.");
        return CouldNotWrite;
    }
    const core::Result<void> written = core::designFormatFor(options.file).write(*design, options.file);
    if (!written)
        return couldNotWrite(written.error());
    std::printf("%s\n", options.file.c_str());
    return Good;
}

} // namespace

void addNew(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("new", "Makes a design, empty or from an example");
    command->add_option("FILE", options->file, "The file to make; .json makes the JSON form");
    command->add_option("--example", options->example, "Begin with this example")->type_name("ID");
    command->add_flag("--force", options->force, "Replace FILE when it exists");
    command->add_flag("--list", options->list, "List the examples");
    command->footer("Example:\n  spanwright-cli new plan.spanwright --example campus_pair");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
