#include "core/failures/FailureStudy.h"

namespace core {

namespace {

/// Words of the assumption `survive` under which a failure is survived, the least one first.
std::vector<std::string> levelsFor(const Failure &failure)
{
    switch (failure.kind) {
    case FailureKind::Plane:
        return {"plane"};
    case FailureKind::Srlg:
        return {"srlg"};
    case FailureKind::Site:
    case FailureKind::Router: // less than its site
        return {"site"};
    case FailureKind::Dual:
        return {"two_routes"};
    case FailureKind::Route:
    case FailureKind::Cable:
    case FailureKind::Hut:
        break;
    }
    if (failure.routes.size() > 1) // a hut of several routes
        return {"srlg"};
    return {"route", "srlg", "site", "two_routes"};
}

} // namespace

Scenario sizedToSurvive(const Failure &failure, const Scenario &scenario)
{
    const std::vector<std::string> levels = levelsFor(failure);
    ScenarioParts parts = *scenario;
    bool covered = false;
    for (const std::string &level : levels)
        covered = covered || parts.assumptions.word("survive") == level;
    if (!covered)
        parts.assumptions.set("survive", levels.front());
    if (parts.assumptions.word("protection") == "none")
        parts.assumptions.set("protection", std::string("reroute"));
    const Result<Scenario> made = Scenario::make(std::move(parts));
    return made ? *made : scenario; // words of the table are always valid
}

} // namespace core
