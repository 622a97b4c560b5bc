#include "core/model/Design.h"

#include "core/base/Id.h"

#include <algorithm>
#include <set>

namespace core {

const Scenario *Design::scenario(std::string_view id) const
{
    const auto found = std::ranges::find_if(scenarios, [&](const Scenario &scenario) { return scenario->id == id; });
    return found == scenarios.end() ? nullptr : &*found;
}

const Scenario *Design::scenarioNamed(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(scenarios, [&](const Scenario &scenario) { return scenario->name == wanted; });
    return found == scenarios.end() ? nullptr : &*found;
}

const Scenario *Design::standard() const
{
    const auto baseline = std::ranges::find_if(scenarios, [](const Scenario &scenario) { return scenario->baseline; });
    if (baseline != scenarios.end())
        return &*baseline;
    return scenarios.empty() ? nullptr : &scenarios.front();
}

Result<void> checkDesign(const Design &design)
{
    if (!isCleanText(design.name) || design.name.size() > 1000)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The name of the design is not plain text of at most 1,000 bytes."), {}, {}};
    if (design.scenarios.empty())
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The design holds no scenario. It needs at least one."), {}, {}};
    if (design.scenarios.size() > maximumScenarios) {
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("The design holds %1 scenarios; at most %2 are possible."),
                     {static_cast<std::int64_t>(design.scenarios.size()), static_cast<std::int64_t>(maximumScenarios)},
                     {}};
    }
    std::set<std::string_view> ids;
    bool baseline = false;
    for (const Scenario &scenario : design.scenarios) {
        if (!ids.insert(scenario->id).second)
            return Error{ErrorCode::Duplicate, CORE_TEXT("Two scenarios have the id “%1”. Give one of them another id."), {scenario->id}, {}};
        if (scenario->baseline && std::exchange(baseline, true))
            return Error{ErrorCode::Duplicate, CORE_TEXT("Scenario “%1” is a second baseline. Only one scenario can be the baseline."), {scenario->name}, {}};
    }
    return {};
}

Design newDesign(std::string name)
{
    Design design;
    design.name = std::move(name);
    design.scenarios.push_back(Scenario::empty("scenario1", "Scenario 1"));
    return design;
}

} // namespace core
