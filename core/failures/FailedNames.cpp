#include "core/failures/FailedNames.h"

#include <algorithm>

namespace core {

namespace {

std::string nameOf(const std::string &id, const Scenario &scenario)
{
    if (const Route *route = scenario.route(id))
        return displayName(*route, scenario);
    if (const Site *site = scenario.site(id))
        return displayName(*site);
    const auto risk = std::ranges::find(scenario->srlgs, id, &Srlg::id);
    return risk != scenario->srlgs.end() && !risk->name.empty() ? risk->name : id;
}

} // namespace

std::string failedNames(const std::vector<std::string> &ids, const Scenario &scenario)
{
    std::string names;
    for (const std::string &id : ids)
        names += (names.empty() ? "" : " + ") + nameOf(id, scenario);
    return names;
}

std::string failedNames(const FailureLoad &failure, const Scenario &scenario)
{
    return failedNames(failure.ids, scenario);
}

} // namespace core
