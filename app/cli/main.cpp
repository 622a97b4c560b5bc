// spanwright-cli: everything the window computes, without a window.
#include "app/cli/Command.h"

#include <cstdio>

namespace {

/// CLI11 would say that a command is required, which it was.
int unknownCommand(const CLI::App &program, const char *word)
{
    std::string known;
    for (const CLI::App *command : program.get_subcommands(nullptr))
        known += (known.empty() ? "" : ", ") + command->get_name();
    std::fprintf(stderr, "There is no command “%s”. There are: %s.\n", word, known.c_str());
    return cli::BadUse;
}

} // namespace

int main(int argc, char **argv)
{
    CLI::App program("Sizes scale-across networks between AI sites: ports, fibre, power, cost.", "spanwright-cli");
    program.set_version_flag("--version", "spanwright-cli " SPANWRIGHT_VERSION);
    program.require_subcommand(1);
    program.footer("FILE is a .spanwright design or its JSON form. Results go to standard output, messages to standard error.\n"
                   "Exit code: 0 good, 1 findings of severity error, 2 bad use, 3 bad input, 4 could not write.\n\n"
                   "Begin with:\n"
                   "  spanwright-cli new plan.spanwright --example campus_pair\n"
                   "  spanwright-cli size plan.spanwright --all\n"
                   "  spanwright-cli explain plan.spanwright coherent_ports\n"
                   "  spanwright-cli report plan.spanwright bom --format xlsx --out bom.xlsx\n\n"
                   "spanwright-cli COMMAND --help tells more, with an example.");

    cli::Action action;
    for (const cli::AddCommand add : cli::commands())
        add(program, action);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        if (argc > 1 && argv[1][0] != '-' && program.get_subcommands().empty())
            return unknownCommand(program, argv[1]);
        return program.exit(error) == 0 ? cli::Good : cli::BadUse;
    }
    const int code = action ? action() : cli::BadUse;
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        std::fputs("The output could not be written. Is the disk full?\n", stderr);
        return cli::CouldNotWrite;
    }
    return code;
}
