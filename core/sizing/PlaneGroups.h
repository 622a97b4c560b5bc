#pragma once

#include "core/sizing/Resolved.h"

#include <cstdint>
#include <vector>

namespace core {

/// Planes that use the same routes: traffic of each goes by the same ways.
struct PlaneGroup {
    std::vector<int> planes; ///< from 1, sorted; empty = all
    std::int64_t count = 1;  ///< of planes
    std::vector<bool> uses;  ///< by route; empty = all
};

/// The planes of a scenario in groups, by their least number. One group of all where no route restricts its planes.
std::vector<PlaneGroup> planeGroups(const Resolved &resolved, std::int64_t planes);

/// How many planes a list means; an empty one means all.
inline std::int64_t planeCount(const std::vector<int> &list, std::int64_t planes)
{
    return list.empty() ? planes : static_cast<std::int64_t>(list.size());
}

/// What tells a group of planes from the others: its least number, 0 for all planes.
inline int planeKey(const std::vector<int> &list)
{
    return list.empty() ? 0 : list.front();
}

} // namespace core
