#include "core/model/SharedRisks.h"

#include <algorithm>

namespace core {

std::vector<std::vector<std::size_t>> routesOfRisks(const Scenario &scenario)
{
    std::vector<std::vector<std::size_t>> routes(scenario->srlgs.size());
    for (std::size_t i = 0; i < scenario->routes.size(); ++i) {
        for (const std::string &id : scenario->routes[i].srlgs) {
            std::vector<std::size_t> &its = routes[*scenario.srlgIndex(id)];
            if (its.empty() || its.back() != i) // a route may name a risk twice
                its.push_back(i);
        }
    }
    for (std::size_t risk = 0; risk < routes.size(); ++risk) {
        const std::string &site = scenario->srlgs[risk].site;
        if (!routes[risk].empty() || site.empty())
            continue;
        for (std::size_t i = 0; i < scenario->routes.size(); ++i) {
            if (scenario->routes[i].a == site || scenario->routes[i].b == site)
                routes[risk].push_back(i);
        }
    }
    return routes;
}

bool hasPlane(const std::vector<int> &planes, int plane)
{
    return planes.empty() || std::ranges::find(planes, plane) != planes.end();
}

bool hasAllPlanes(const std::vector<int> &list, std::int64_t planes)
{
    // Numbers are unique, so those within the planes need only be counted.
    return list.empty() || std::ranges::count_if(list, [&](int plane) { return plane <= planes; }) == planes;
}

int largestPlane(const Scenario &scenario)
{
    int largest = 0;
    const auto take = [&](const auto &objects) {
        for (const auto &object : objects) {
            for (const int plane : object.planes)
                largest = std::max(largest, plane);
        }
    };
    take(scenario->routes);
    take(scenario->srlgs);
    return largest;
}

} // namespace core
