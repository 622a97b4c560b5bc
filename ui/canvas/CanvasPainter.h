#pragma once

#include "ui/canvas/CanvasFrame.h"
#include "ui/canvas/CanvasLook.h"

namespace ui {

/// Everything of a scenario over the ground, from routes up to labels: the same on the screen and on paper.
void paintScenario(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look);

} // namespace ui
