#pragma once

#include "core/model/Scenario.h"

#include <cmath>
#include <numbers>
#include <string>

namespace bench {

/// Campuses on a circle of 300 km, each joined to its next neighbours: about 5 routes for 2 sites.
inline core::Scenario mesh(int sites, const char *pluggable)
{
    core::ScenarioParts parts;
    parts.id = "mesh";
    parts.assumptions.set("taper", 100.0);
    parts.assumptions.set("pluggable", std::string(pluggable));
    for (int i = 0; i < sites; ++i) {
        const double angle = 2 * std::numbers::pi * i / sites;
        core::Site site;
        site.id = "s" + std::to_string(i);
        site.geo = core::GeoPosition{48 + 2.7 * std::sin(angle), 8 + 4 * std::cos(angle)};
        parts.sites.push_back(std::move(site));
    }
    for (int i = 0; i < sites; ++i) {
        for (const int step : {1, 2, 7}) {
            if (step == 7 && i % 2 != 0)
                continue;
            core::Route route;
            route.id = "r" + std::to_string(parts.routes.size());
            route.a = parts.sites[static_cast<std::size_t>(i)].id;
            route.b = parts.sites[static_cast<std::size_t>((i + step) % sites)].id;
            parts.routes.push_back(std::move(route));
        }
    }
    return *core::Scenario::make(std::move(parts));
}

} // namespace bench
