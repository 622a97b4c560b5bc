#pragma once

#include "ui/canvas/CanvasFrame.h"
#include "ui/canvas/CanvasLook.h"
#include "ui/document/Document.h"

namespace ui {

class Preview;

/// What the preview puts on the canvas; none while nothing is shown.
std::optional<NetworkMarks> marksOf(const Preview &preview, const core::Scenario &scenario);

/// Rings that tell the two sides of a cut apart, under the sites: a full and a dashed one.
void paintSides(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look);

/// Crosses on what fails and cut marks on what a cut severs, over lines and sites; adds what they cover to `taken`.
void paintMarks(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look, std::vector<QRectF> &taken);

/// The pen of a route that carries nothing any more: dotted, quiet.
QPen outPen(const Theme &theme);

/// The ring of a side of a cut, 1 or 2, and the disc with a cross on what fails; for the legend too.
RampStep sideStep(const Theme &theme, int side);
void paintCross(QPainter &painter, QPointF centre, double diameter, const Theme &theme);

} // namespace ui
