#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "core/exchange/Formats.h"

#include <memory>

namespace cli {

namespace {

struct Options {
    std::string source, format, out;
};

std::string readableFormats()
{
    std::vector<std::string> ids;
    for (const core::DesignFormat &format : core::designFormats())
        if (format.read)
            ids.emplace_back(format.id);
    return listed(ids);
}

int run(const Options &options)
{
    if (options.out.empty())
        return badUse("Say where to write the design: --out PATH.");
    const core::DesignFormat *format = options.format.empty() ? &core::designFormatFor(options.source) : core::findDesignFormat(options.format);
    if (!format || !format->read)
        return badUse("“" + options.format + "” is no format that can be read. There are: " + readableFormats() + ".");
    const core::Result<core::OpenedDesign> opened = format->read(options.source);
    if (!opened)
        return badInput(opened.error());
    for (const core::Text &notice : opened->notices)
        say(core::inEnglish(notice));
    const core::Result<void> written = core::designFormatFor(options.out).write(opened->design, options.out);
    if (!written)
        return couldNotWrite(written.error());
    std::printf("%s\n", options.out.c_str());
    return Good;
}

} // namespace

void addImport(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("import", "Makes a design of a file in another format");
    command->add_option("SRC", options->source, "The file to read")->required();
    command->add_option("--as", options->format, "Its format (else by its suffix); see formats")->type_name("FORMAT");
    command->add_option("--out", options->out, "The design to write; one that exists is replaced, a .spanwright is kept as FILE~")
        ->type_name("FILE")
        ->required();
    command->footer("Example:\n  spanwright-cli import plan.json --out plan.spanwright");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
