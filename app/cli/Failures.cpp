#include "app/cli/Commands.h"
#include "app/cli/Common.h"
#include "app/cli/TextTable.h"

#include "core/failures/FailureStudy.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    bool json = false, dual = false;
    std::size_t top = 50;
};

std::string percent(double share)
{
    return fmt::format("{:.1f} %", share * 100);
}

std::string fullest(const core::FailureOutcome &outcome, const core::Scenario &scenario)
{
    const core::Route *route = scenario.route(outcome.worstRoute);
    if (route == nullptr)
        return "–";
    const std::string load = outcome.worstLoad ? percent(*outcome.worstLoad) : "nothing lit";
    return core::displayName(*route, scenario) + ", " + load;
}

std::vector<std::string> rowOf(const core::FailureOutcome &outcome, const core::Scenario &scenario)
{
    return {core::inEnglish(core::failureName(outcome.failure, scenario)),
            core::toWord(outcome.failure.kind),
            percent(outcome.keptFraction),
            fullest(outcome, scenario),
            fmt::format("{:.3f}", outcome.detourUs / 1e3),
            outcome.portsToSurvive ? std::to_string(*outcome.portsToSurvive) : "–",
            fmt::format("{:.2f}", outcome.perYear),
            fmt::format("{:.1f}", outcome.hours)};
}

std::string textOf(const core::Scenario &scenario, const std::vector<core::FailureOutcome> &outcomes, std::size_t top)
{
    std::vector<const core::FailureOutcome *> worst;
    double hours = 0;
    std::size_t losing = 0;
    for (const core::FailureOutcome &outcome : outcomes) {
        worst.push_back(&outcome);
        if (outcome.keptFraction < 1 - 1e-9) {
            ++losing;
            hours += outcome.perYear * outcome.hours;
        }
    }
    std::ranges::stable_sort(worst, {}, &core::FailureOutcome::keptFraction);
    std::string text = fmt::format("{}: {} failures, {} of them lose traffic", scenario->name, outcomes.size(), losing);
    if (losing > 0)
        text += fmt::format(", {:.1f} hours a year. Worst: {} leaves {}", hours, core::inEnglish(core::failureName(worst.front()->failure, scenario)),
                            percent(worst.front()->keptFraction));
    text += ".\n";
    if (worst.empty())
        return text;
    std::vector<std::vector<std::string>> rows;
    const std::size_t shown = top == 0 ? worst.size() : std::min(top, worst.size());
    for (std::size_t i = 0; i < shown; ++i)
        rows.push_back(rowOf(*worst[i], scenario));
    text += "\n" + alignedTable({"Failure", "Kind", "Kept", "Fullest route", "One way +ms", "Ports to survive", "A year", "Hours each"}, rows,
                                {false, false, true, false, true, true, true, true});
    if (shown < worst.size())
        text += fmt::format("… {} more; --top 0 shows all\n", worst.size() - shown);
    return text;
}

int run(const Options &options)
{
    const SizedOrCode sized = loadAndSize(options);
    if (!sized.sized)
        return sized.code;
    const core::SizedScenario &scenario = sized.sized->scenarios.front();
    core::StudyOptions study;
    study.dual = options.dual;
    const auto outcomes = core::studyFailures(scenario.scenario, sized.sized->loaded.catalogue, scenario.sizing, study);
    if (!outcomes)
        return badInput(outcomes.error());
    deliver("-", options.json ? core::failuresToJson(scenario.scenario, *outcomes) : textOf(scenario.scenario, *outcomes, options.top));
    return codeOf(sized.sized->scenarios);
}

} // namespace

void addFailures(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("failures", "What every cut, hut, router, plane and site that fails leaves of the traffic");
    addFile(*command, *options);
    addScenario(*command, *options);
    command->add_flag("--dual", options->dual, "Any two routes at once instead of single failures");
    command->add_option("--top", options->top, "Rows of the table, worst first (0: all)")->type_name("N")->capture_default_str();
    command->add_flag("--json", options->json, "All failures in order, for programs");
    command->footer("Examples:\n  spanwright-cli failures plan.spanwright\n  spanwright-cli failures plan.spanwright --dual --json | jq "
                    "'.failures[] | select(.kept_fraction < 0.5)'");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
