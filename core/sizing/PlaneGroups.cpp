#include "core/sizing/PlaneGroups.h"

#include "core/model/SharedRisks.h"

#include <map>

namespace core {

std::vector<PlaneGroup> planeGroups(const Resolved &resolved, std::int64_t planes)
{
    std::vector<std::size_t> restricted;
    for (std::size_t i = 0; i < resolved.routes.size(); ++i) {
        if (!hasAllPlanes(resolved.routes[i].route->planes, planes))
            restricted.push_back(i);
    }
    if (restricted.empty())
        return {{{}, planes, {}}};

    std::vector<PlaneGroup> groups;
    std::map<std::vector<bool>, std::size_t> known; // which of the restricted routes a plane uses
    for (int plane = 1; plane <= static_cast<int>(planes); ++plane) {
        std::vector<bool> uses;
        for (const std::size_t route : restricted)
            uses.push_back(hasPlane(resolved.routes[route].route->planes, plane));
        const auto [place, fresh] = known.emplace(uses, groups.size());
        if (fresh) {
            PlaneGroup group{{}, 0, std::vector<bool>(resolved.routes.size(), true)};
            for (std::size_t i = 0; i < restricted.size(); ++i)
                group.uses[restricted[i]] = uses[i];
            groups.push_back(std::move(group));
        }
        PlaneGroup &group = groups[place->second];
        group.planes.push_back(plane);
        ++group.count;
    }
    if (groups.size() == 1)
        groups.front().planes.clear(); // all of them
    return groups;
}

} // namespace core
