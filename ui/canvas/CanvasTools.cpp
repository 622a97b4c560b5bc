#include "ui/canvas/CanvasTools.h"

#include "core/units/Unit.h"
#include "ui/canvas/CanvasTexts.h"
#include "ui/canvas/Mercator.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"

#include <QLocale>

namespace ui {

std::unique_ptr<CanvasTool> makeTool(CanvasView::Tool tool, CanvasView &view)
{
    switch (tool) {
    case CanvasView::Tool::Select:
        return std::make_unique<SelectTool>(view);
    case CanvasView::Tool::Pan:
        return std::make_unique<PanTool>(view);
    case CanvasView::Tool::Campus:
        return std::make_unique<PlaceTool>(view, core::SiteKind::Campus);
    case CanvasView::Tool::Hub:
        return std::make_unique<PlaceTool>(view, core::SiteKind::Hub);
    case CanvasView::Tool::Hut:
        return std::make_unique<HutTool>(view);
    case CanvasView::Tool::Route:
        break;
    }
    return std::make_unique<RouteTool>(view);
}

core::Result<void> commitLength(Document &document, const std::string &routeId, const QString &typed)
{
    QString text = typed.trimmed();
    if (text.isEmpty())
        return {};
    const QLocale locale;
    text.remove(locale.groupSeparator());
    text.replace(locale.decimalPoint(), QStringLiteral("."));
    const core::Result<double> km = core::parseQuantity(toCore(text), core::unit("km"));
    if (!km)
        return km.error();
    return setRouteLength(document, routeId, *km);
}

void paintGuide(QPainter &painter, const CanvasView &view, QPointF from, QPointF to)
{
    const Theme &colours = theme();
    QPen pen(colours.colours.accent, 1, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 3});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    const Camera &camera = view.camera();
    const bool map = view.scene().kind() == CanvasKind::Map;
    QPolygonF line{camera.toScreen(from), camera.toScreen(to)};
    QString text;
    if (map) {
        const core::GeoPosition a = mercator::unproject(from), b = mercator::unproject(to);
        line.clear();
        for (const QPointF &point : mercator::greatCircle(a, b, from.x()))
            line.append(camera.toScreen(point));
        text = CanvasView::tr("%1, about %2 of fibre").arg(canvastext::kilometres(core::greatCircleKm(a, b)), canvastext::kilometres(core::estimatedFibreKm(a, b, view.scene().scenario()->assumptions)));
    }
    painter.drawPolyline(line);
    painter.restore();
    if (!text.isEmpty())
        paintHaloText(painter, pointOn(line, 0.5).at - QPointF(0, 14), TextSide::Centre, text, colours.fonts.small, colours.colours.text, view.look());
}

} // namespace ui
