#pragma once

#include "core/model/Scenario.h"

#include <QPointF>
#include <QPolygonF>

#include <numbers>
#include <vector>

namespace ui::mercator {

/// Web Mercator on a unit sphere: x = longitude in radians, y = −asinh(tan latitude), growing southwards. The world repeats
/// every `worldWidth` in x.
inline constexpr double worldWidth = 2 * std::numbers::pi;
inline constexpr double degree = std::numbers::pi / 180;
inline constexpr double earthRadiusKm = 6'371.0088;  ///< as core::greatCircleKm
inline constexpr double maximumLatitudeDeg = 85.05112878;  ///< where the square map ends

/// x within half a world of the meridian `middleX`; latitudes beyond the map's end are held there.
QPointF project(core::GeoPosition position, double middleX = 0);
core::GeoPosition unproject(QPointF point);

/// `x` moved by whole worlds to within half a world of `middleX`.
double wrapped(double x, double middleX);

/// The shortest way between two places as a line that does not jump at the date line; starts at project(a, middleX).
QPolygonF greatCircle(core::GeoPosition a, core::GeoPosition b, double middleX = 0);

/// The meridian (x) opposite to the widest gap between the places: a map around it cuts no cluster in two.
double middleOf(const std::vector<core::GeoPosition> &places);

/// How many kilometres on the ground a scene unit is at that height of the map.
double kmPerUnit(double y);

/// The place `eastKm`, `southKm` away along meridian and parallel; held inside the map.
core::GeoPosition moved(core::GeoPosition from, double eastKm, double southKm);

} // namespace ui::mercator
