#include "ui/canvas/CanvasEdits.h"
#include "ui/canvas/CanvasTools.h"

#include <QApplication>

namespace ui {

namespace {
const QString dragKey = QStringLiteral("drag");
}

void SelectTool::press(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    Document &document = m_view.document();
    m_from = m_now = event.position();
    m_adds = (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    m_before = document.selection();
    m_pressed = m_view.objectAt(m_from);
    m_doing = Doing::Pressed;
    m_collapse = false;
    m_view.setFocusObject(m_pressed);
    if (!m_pressed)
        return;
    if (m_adds) {
        Selection selection = m_before;
        if (!selection.erase(*m_pressed))
            selection.insert(*m_pressed);
        document.setSelection(std::move(selection));
    } else if (m_before.contains(*m_pressed)) {
        m_collapse = true;  // unless this becomes a drag of all of them
    } else {
        document.select(*m_pressed);
    }
}

void SelectTool::startMoving()
{
    const CanvasScene &scene = m_view.scene();
    m_starts.clear();
    for (const std::string &id : m_view.document().selectedSites()) {
        const auto index = scene.indexOf({ObjectRef::Kind::Site, id});
        if (index && scene.sites()[*index].at)
            m_starts.emplace(id, *scene.sites()[*index].at);
    }
    m_doing = m_starts.empty() ? Doing::Nothing : Doing::Moving;
    m_view.document().sealMerge();
}

void SelectTool::moveTo(QPointF point)
{
    const QPointF step = (point - m_from) / m_view.camera().scale;
    std::map<std::string, QPointF> targets = m_starts;
    for (auto &[id, at] : targets)
        at += step;
    moveOnCanvas(m_view.document(), m_view.scene(), targets, dragKey);
}

void SelectTool::move(QMouseEvent &event)
{
    m_now = event.position();
    if (m_doing == Doing::Nothing)
        return m_view.setHover(m_view.objectAt(m_now));
    const bool far = (m_now - m_from).manhattanLength() >= QApplication::startDragDistance();
    if (m_doing == Doing::Pressed && far) {
        if (!m_pressed)
            m_doing = Doing::Band;
        else if (m_pressed->kind == ObjectRef::Kind::Site && m_view.document().selection().contains(*m_pressed))
            startMoving();
    }
    if (m_doing == Doing::Moving) {
        moveTo(m_now);
    } else if (m_doing == Doing::Band) {
        const QRectF band = QRectF(m_from, m_now).normalized();
        Selection selection = m_adds ? m_before : Selection();
        std::set<std::size_t> inside;
        for (const std::size_t site : m_view.frame().sitesIn(band)) {
            inside.insert(site);
            selection.insert({ObjectRef::Kind::Site, m_view.scene().scenario()->sites[site].id});
        }
        for (std::size_t i = 0; i < m_view.scene().routes().size(); ++i) {
            const CanvasScene::RouteItem &route = m_view.scene().routes()[i];
            if (inside.contains(route.a) && inside.contains(route.b))
                selection.insert({ObjectRef::Kind::Route, m_view.scene().scenario()->routes[i].id});
        }
        if (inside.empty()) {
            for (const std::size_t route : m_view.frame().routesIn(band))
                selection.insert({ObjectRef::Kind::Route, m_view.scene().scenario()->routes[route].id});
        }
        m_view.document().setSelection(std::move(selection));
        m_view.viewport()->update();
    }
}

void SelectTool::release(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    Document &document = m_view.document();
    if (m_doing == Doing::Moving)
        document.sealMerge();
    else if (m_doing == Doing::Pressed && m_collapse)
        document.select(*m_pressed);
    else if (m_doing == Doing::Pressed && !m_pressed && !m_adds)
        document.clearSelection();
    m_doing = Doing::Nothing;
    m_view.viewport()->update();
}

bool SelectTool::stepBack()
{
    const Doing was = std::exchange(m_doing, Doing::Nothing);
    if (was == Doing::Moving) {
        moveOnCanvas(m_view.document(), m_view.scene(), m_starts, dragKey);
        m_view.document().sealMerge();
    } else if (was == Doing::Band) {
        m_view.document().setSelection(m_before);
    }
    m_view.viewport()->update();
    return was == Doing::Moving || was == Doing::Band;
}

void SelectTool::paint(QPainter &painter) const
{
    if (m_doing != Doing::Band)
        return;
    QColor fill = theme().colours.selection;
    painter.setPen(QPen(fill, 1));
    fill.setAlphaF(0.1F);
    painter.setBrush(fill);
    painter.drawRect(QRectF(m_from, m_now).normalized());
}

void PanTool::press(QMouseEvent &event)
{
    m_dragging = true;
    m_last = event.position();
}

void PanTool::move(QMouseEvent &event)
{
    if (!m_dragging)
        return;
    m_view.moveCamera(event.position() - m_last);
    m_last = event.position();
}

void PanTool::release(QMouseEvent &)
{
    m_dragging = false;
}

} // namespace ui
