#pragma once

#include "ui/canvas/CanvasFrame.h"
#include "ui/canvas/CanvasLook.h"

namespace ui {

/// Symbols or cards of sites with their badges and rings.
void paintSites(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look);

/// Names and second lines of symbols; adds the rectangles they took.
void paintSiteLabels(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look, std::vector<QRectF> &taken);

/// Coherent ports of each end, in pills on the card's edge that faces the other site.
void paintPortBadges(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look);

/// A site that is not there yet, under the pointer.
void paintGhost(QPainter &painter, const CanvasFrame &frame, core::SiteKind kind, QPointF at, const CanvasLook &look);

/// Where the inline editor of a site's name opens: a rectangle on the screen.
QRectF siteNamePlace(const CanvasFrame &frame, std::size_t site);

} // namespace ui
