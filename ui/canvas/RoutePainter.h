#pragma once

#include "ui/canvas/CanvasFrame.h"
#include "ui/canvas/CanvasLook.h"

namespace ui {

/// Lines, huts and labels of routes.
void paintRoutes(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look);
void paintHuts(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look);

/// Pills on the routes' middles, over everything else. `taken` are rectangles to keep clear of.
void paintRouteLabels(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look, std::vector<QRectF> taken);

/// A triangle pointing along the route: a hut on the schematic, and under the pointer of the hut tool.
void paintHutTriangle(QPainter &painter, const LinePoint &point, const Theme &theme, double opacity = 1);

/// Where the inline editor of a route's length opens.
QPointF routeLabelPlace(const CanvasScene &scene, const CanvasFrame &frame, std::size_t route);

} // namespace ui
