// Scenarios from a line of JSON, sized.
#pragma once

#include "core/exchange/DesignJson.h"
#include "core/sizing/Sizing.h"

#include <QtGlobal>

#include <string>

namespace sizing {

/// The scenario given as JSON; the test stops where it is not valid.
inline core::Scenario scenarioOf(const std::string &scenario)
{
    const auto read = core::designFromJson(R"({"format":"spanwright-design","version":1,"scenarios":[)" + scenario + "]}", "test.json");
    if (!read)
        qFatal("%s", core::inEnglish(read.error()).c_str());
    return read->design.scenarios.front();
}

inline core::Sizing sizedOf(const core::Scenario &scenario)
{
    const auto sized = core::size(scenario, core::Catalogue::shipped());
    if (!sized)
        qFatal("%s", core::inEnglish(sized.error()).c_str());
    return *sized;
}

inline core::Sizing sizedOf(const std::string &scenario)
{
    return sizedOf(scenarioOf(scenario));
}

/// Two sites "a" and "b" and one route "r" between them.
inline core::ScenarioParts pairParts(core::SiteKind kind, double lengthKm)
{
    core::ScenarioParts parts;
    parts.id = parts.name = "pair";
    for (const char *id : {"a", "b"}) {
        core::Site site;
        site.id = id;
        site.kind = kind;
        parts.sites.push_back(site);
    }
    core::Route route;
    route.id = "r";
    route.a = "a";
    route.b = "b";
    route.lengthKm = lengthKm;
    parts.routes.push_back(route);
    return parts;
}

} // namespace sizing
