#pragma once

#include "core/model/Scenario.h"

#include <vector>

namespace ui {

/// Size of a site's card on the schematic at 100 %, and the room left between two cards for a route and its label.
inline constexpr double cardWidth = 232, cardHeight = 168, cardGap = 376;

/// Places on the schematic for sites that have none: as the sites lie on the map where all have coordinates, else on a
/// ring, above 16 sites in a grid. The same sites always give the same places; nothing is stored.
/// One place per site, in order; a site that has its own place keeps it.
std::vector<core::CanvasPosition> schematicPlaces(const std::vector<core::Site> &sites);

/// Where the next site goes on the schematic when nobody points: right of the others.
core::CanvasPosition freePlace(const std::vector<core::CanvasPosition> &taken);

} // namespace ui
