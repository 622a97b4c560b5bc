#pragma once

#include "ui/canvas/CanvasScene.h"

#include <QPointF>

#include <map>
#include <string>

namespace ui {

/// Edits that only the canvas makes: they know where things stand on it. Each is one undo step.

/// A new site at a point of the scene: with coordinates on the map, with a place on the schematic. Sites that the schematic
/// had placed by itself keep where they are seen. Returns the new id.
std::string placeSite(Document &document, const CanvasScene &scene, core::SiteKind kind, QPointF at);

/// Moves sites to points of the scene. Steps with the same `mergeKey` become one until Document::sealMerge().
void moveOnCanvas(Document &document, const CanvasScene &scene, const std::map<std::string, QPointF> &targets, const QString &mergeKey);

/// Moves the selected sites by a step: pixels at 100 % on the schematic, kilometres on the map.
void nudgeSelection(Document &document, const CanvasScene &scene, QPointF step);

/// Puts a hut at `km` from the route's first end: automatic spans become listed ones, the span there becomes two.
/// @error InvalidValue when the length is not known, or an end or a hut is within 100 m.
core::Result<void> addHut(Document &document, const CanvasScene &scene, const std::string &routeId, double km);

} // namespace ui
