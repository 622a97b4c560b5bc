#include "ui/canvas/CanvasEdits.h"
#include "ui/canvas/CanvasTools.h"
#include "ui/canvas/SitePainter.h"

#include <QKeyEvent>

namespace ui {

void PlaceTool::place(QPointF point)
{
    m_last = placeSite(m_view.document(), m_view.scene(), m_kind, m_view.camera().toScene(point));
    if (m_last.empty())
        return m_view.say(CanvasView::tr("There is no room for another site in this scenario."));
    const ObjectRef site{ObjectRef::Kind::Site, m_last};
    m_view.document().select(site);
    m_view.setFocusObject(site);
    m_pointer.reset();
    m_cross.reset();
    m_view.rename(site);
}

void PlaceTool::press(QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton)
        place(event.position());
}

void PlaceTool::move(QMouseEvent &event)
{
    m_pointer = event.position();
    m_cross.reset();
    m_view.viewport()->update();
}

void PlaceTool::leave()
{
    m_pointer.reset();
    m_view.viewport()->update();
}

std::optional<QPointF> arrowStep(int key, double step)
{
    switch (key) {
    case Qt::Key_Left:
        return QPointF(-step, 0);
    case Qt::Key_Right:
        return QPointF(step, 0);
    case Qt::Key_Up:
        return QPointF(0, -step);
    case Qt::Key_Down:
        return QPointF(0, step);
    default:
        return std::nullopt;
    }
}

bool PlaceTool::key(QKeyEvent &event)
{
    const double step = event.modifiers() & Qt::ShiftModifier ? 50 : 10;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        place(m_cross.value_or(m_pointer.value_or(m_view.camera().middle())));
        return true;
    }
    const std::optional<QPointF> by = arrowStep(event.key(), step);
    if (!by)
        return false;
    QPointF cross = m_cross.value_or(m_pointer.value_or(m_view.camera().middle())) + *by;
    cross.setX(std::clamp(cross.x(), 0.0, m_view.camera().size.width()));
    cross.setY(std::clamp(cross.y(), 0.0, m_view.camera().size.height()));
    m_cross = cross;
    m_view.viewport()->update();
    return true;
}

void PlaceTool::paint(QPainter &painter) const
{
    const std::optional<QPointF> at = m_cross ? m_cross : m_pointer;
    if (!at)
        return;
    const CanvasScene &scene = m_view.scene();
    const auto last = scene.indexOf({ObjectRef::Kind::Site, m_last});
    const auto from = last ? scene.sites()[*last].at : scene.sites().size() == 1 ? scene.sites().front().at : std::nullopt;
    if (from && scene.kind() == CanvasKind::Map)
        paintGuide(painter, m_view, *from, m_view.camera().toScene(*at));
    paintGhost(painter, m_view.frame(), m_kind, *at, m_view.look());
    if (m_cross) {
        painter.setPen(QPen(theme().colours.accent, 1));
        painter.drawLine(QPointF(m_cross->x(), 0), QPointF(m_cross->x(), m_view.camera().size.height()));
        painter.drawLine(QPointF(0, m_cross->y()), QPointF(m_view.camera().size.width(), m_cross->y()));
    }
}

} // namespace ui
