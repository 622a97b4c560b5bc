#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace cli {

namespace {

int run(FileOptions options)
{
    options.all = options.scenario.empty();
    const SizedOrCode sized = loadAndSize(options);
    if (!sized.sized)
        return sized.code;
    std::string text;
    for (const core::SizedScenario &scenario : sized.sized->scenarios) {
        const auto count = [&](core::Severity severity) {
            return std::ranges::count_if(scenario.sizing.findings,
                                         [&](const core::Finding &finding) { return finding.severity == severity && !finding.accepted; });
        };
        text += fmt::format("{}: sites {}, routes {}, errors {}, warnings {}, notes {}\n", scenario.scenario->name, scenario.scenario->sites.size(),
                            scenario.scenario->routes.size(), count(core::Severity::Error), count(core::Severity::Warning), count(core::Severity::Note));
        for (const core::Finding &finding : scenario.sizing.findings)
            text += fmt::format("  {} {}{}: {}. {}\n", core::toWord(finding.severity), finding.code, finding.accepted ? " (accepted)" : "",
                                core::inEnglish(finding.title), core::inEnglish(finding.detail));
    }
    deliver("-", text);
    return codeOf(sized.sized->scenarios);
}

} // namespace

void addValidate(CLI::App &program, Action &action)
{
    auto options = std::make_shared<FileOptions>();
    CLI::App *command = program.add_subcommand("validate", "Checks a file and lists the findings of all its scenarios");
    addFile(*command, *options);
    addScenario(*command, *options);
    command->footer("Example:\n  spanwright-cli validate plan.json && echo good");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
