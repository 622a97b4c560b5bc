#include "ui/canvas/CanvasPainter.h"

#include "ui/canvas/MarkPainter.h"
#include "ui/canvas/RoutePainter.h"
#include "ui/canvas/SitePainter.h"

namespace ui {

void paintScenario(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    paintRoutes(painter, scene, frame, look);
    paintHuts(painter, scene, frame, look);
    paintSides(painter, scene, frame, look);
    paintSites(painter, scene, frame, look);
    paintPortBadges(painter, scene, frame, look);
    std::vector<QRectF> taken;
    paintMarks(painter, scene, frame, look, taken);
    paintSiteLabels(painter, scene, frame, look, taken);
    paintRouteLabels(painter, scene, frame, look, std::move(taken));
}

} // namespace ui
