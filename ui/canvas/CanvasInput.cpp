// Events of CanvasView: what every tool shares, and what is handed to the tool.
#include "ui/canvas/CanvasEdits.h"
#include "ui/canvas/CanvasOverlays.h"
#include "ui/canvas/CanvasTexts.h"
#include "ui/canvas/CanvasTools.h"
#include "ui/canvas/InlineEditor.h"
#include "ui/canvas/Mercator.h"
#include "ui/document/Edits.h"
#include "ui/document/Figure.h"
#include "ui/document/Preview.h"
#include "ui/shell/Icons.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace ui {

bool CanvasView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto object = objectAt(help->pos());
        const auto index = object ? m_scene.indexOf(*object) : std::nullopt;
        if (!index) {
            QToolTip::hideText();
            return true;
        }
        const bool site = object->kind == ObjectRef::Kind::Site;
        const QString worst = site ? m_scene.sites()[*index].worstTitle : m_scene.routes()[*index].worstTitle;
        QToolTip::showText(help->globalPos(), worst.isEmpty() ? canvastext::spoken(m_scene, *object) : worst, viewport());
        return true;
    }
    case QEvent::Leave:
        setHover(std::nullopt);
        m_tool->leave();
        emit pointerMoved({});
        break;
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void CanvasView::mousePressEvent(QMouseEvent *event)
{
    closeEditor(true);
    if (m_editor->isVisible())
        closeEditor(false);
    m_flight.stop();
    m_showsFocus = false;
    if (event->button() == Qt::MiddleButton || (m_spaceHeld && event->button() == Qt::LeftButton)) {
        m_borrowed = std::make_unique<PanTool>(*this);
        m_borrowed->press(*event);
        viewport()->setCursor(m_borrowed->cursor());
        return;
    }
    m_tool->press(*event);
    updateCursor();
}

void CanvasView::mouseMoveEvent(QMouseEvent *event)
{
    (m_borrowed ? *m_borrowed : *m_tool).move(*event);
    if (m_scene.kind() == CanvasKind::Map) {
        const core::GeoPosition at = mercator::unproject(camera().toScene(event->position()));
        const QString latitude = (at.latitudeDeg >= 0 ? tr("%1° N") : tr("%1° S")).arg(exactNumber(std::fabs(at.latitudeDeg), 2));
        const QString longitude = (at.longitudeDeg >= 0 ? tr("%1° E") : tr("%1° W")).arg(exactNumber(std::fabs(at.longitudeDeg), 2));
        emit pointerMoved(tr("%1, %2", "latitude and longitude").arg(latitude, longitude));
    }
}

void CanvasView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_borrowed) {
        m_borrowed.reset();
        return updateCursor();
    }
    m_tool->release(*event);
    updateCursor();
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto object = objectAt(event->position());
    if (m_toolId != Tool::Select || event->button() != Qt::LeftButton || !object)
        return mousePressEvent(event);  // two quick clicks of another tool are two clicks
    m_document.select(*object);
    emit editRequested(*object);
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    const int delta = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    if (delta != 0)
        zoomBy(std::pow(event->modifiers() & Qt::ControlModifier ? 1.0007 : 1.0015, delta), event->position());
    event->accept();
}

void CanvasView::updateCursor()
{
    viewport()->setCursor(m_spaceHeld ? QCursor(Qt::OpenHandCursor) : m_tool->cursor());
}

std::optional<ObjectRef> CanvasView::subject() const
{
    if (m_focus && m_showsFocus)
        return m_focus;
    if (m_document.selection().size() == 1)
        return *m_document.selection().begin();
    return m_focus;
}

bool CanvasView::toolKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_V:
        setTool(Tool::Select);
        return true;
    case Qt::Key_H:
        setTool(Tool::Pan);
        return true;
    case Qt::Key_S:
        setTool(Tool::Campus);
        return true;
    case Qt::Key_B:
        setTool(Tool::Hub);
        return true;
    case Qt::Key_T:
        setTool(Tool::Hut);
        return true;
    case Qt::Key_R:
        setTool(Tool::Route);
        return true;
    case Qt::Key_M:
        setView(view() == View::Map ? View::Schematic : View::Map);
        return true;
    default:
        return false;
    }
}

bool CanvasView::arrowKey(QKeyEvent &event)
{
    const double step = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    const std::optional<QPointF> way = arrowStep(event.key(), step);
    if (!way)
        return false;
    const QPointF by = *way;
    if (m_toolId == Tool::Pan || m_document.selectedSites().empty())
        moveCamera(-by * 40 / (step > 1 ? 4 : 1));
    else
        nudgeSelection(m_document, m_scene, by);
    return true;
}

bool CanvasView::commandKey(QKeyEvent &event)
{
    const auto object = subject();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (object)
            emit editRequested(*object);
        return true;
    case Qt::Key_F2:
        if (object)
            rename(*object);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        deleteSelection();
        return true;
    case Qt::Key_Escape:
        if (m_tool->stepBack())
            return true;
        if (m_toolId != Tool::Select)
            setTool(Tool::Select);
        else if (m_preview.isOn())
            m_preview.end();
        else
            m_document.clearSelection();
        return true;
    case Qt::Key_A:
        if (event.modifiers() != Qt::ControlModifier)
            return false;
        selectAll();
        return true;
    case Qt::Key_F:
        if (event.modifiers() == Qt::ShiftModifier)
            fitSelection();
        else if (event.modifiers() == Qt::NoModifier)
            fitAll();
        else
            return false;
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    default:
        return false;
    }
}

void CanvasView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space) {
        m_spaceHeld = true;
        return updateCursor();
    }
    if (m_tool->key(*event) || commandKey(*event) || toolKey(*event) || arrowKey(*event))
        return event->accept();
    QAbstractScrollArea::keyPressEvent(event);
}

void CanvasView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        return updateCursor();
    }
    QAbstractScrollArea::keyReleaseEvent(event);
}

std::vector<ObjectRef> CanvasView::focusOrder() const
{
    struct Named {
        QString name;
        ObjectRef object;
    };
    std::vector<Named> all;
    for (std::size_t i = 0; i < m_scene.sites().size(); ++i) {
        if (m_scene.sites()[i].at)
            all.push_back({canvastext::siteName(m_scene, i), {ObjectRef::Kind::Site, m_scene.scenario()->sites[i].id}});
    }
    for (std::size_t i = 0; m_tool->focusesRoutes() && i < m_scene.routes().size(); ++i) {
        if (!m_scene.routes()[i].line.isEmpty())
            all.push_back({canvastext::routeName(m_scene, i), {ObjectRef::Kind::Route, m_scene.scenario()->routes[i].id}});
    }
    std::ranges::sort(all, [](const Named &a, const Named &b) {
        const int order = QString::localeAwareCompare(a.name, b.name);
        return order != 0 ? order < 0 : a.object < b.object;
    });
    std::vector<ObjectRef> order;
    for (Named &named : all)
        order.push_back(std::move(named.object));
    return order;
}

bool CanvasView::focusNextPrevChild(bool next)
{
    const std::vector<ObjectRef> order = focusOrder();
    const auto at = m_focus ? std::ranges::find(order, *m_focus) : order.end();
    std::optional<ObjectRef> to;
    if (at == order.end()) {
        if (!order.empty())
            to = next ? order.front() : order.back();
    } else if (next ? at + 1 != order.end() : at != order.begin()) {
        to = next ? *(at + 1) : *(at - 1);
    }
    if (!to) {  // past the ends the focus leaves, so that nobody is caught in here
        setFocusObject(std::nullopt);
        return QAbstractScrollArea::focusNextPrevChild(next);
    }
    m_showsFocus = true;
    setFocusObject(to);
    if (m_toolId == Tool::Select)
        m_document.select(*to);
    reveal(*to);
    return true;
}

void CanvasView::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason) {
        m_showsFocus = true;
        if (!m_focus) {
            const std::vector<ObjectRef> order = focusOrder();
            if (m_document.selection().size() == 1)
                setFocusObject(*m_document.selection().begin());
            else if (!order.empty())
                setFocusObject(reason == Qt::BacktabFocusReason ? order.back() : order.front());
        }
    }
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void CanvasView::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    m_document.sealMerge();
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void CanvasView::contextMenuEvent(QContextMenuEvent *event)
{
    QPointF at = event->pos();
    std::optional<ObjectRef> object = objectAt(at);
    if (event->reason() == QContextMenuEvent::Keyboard) {
        object = subject();
        at = object ? QPointF(viewPosition(*object).value_or(camera().middle().toPoint())) : camera().middle();
    }
    if (object && !m_document.selection().contains(*object))
        m_document.select(*object);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, object, at);
    menu->popup(viewport()->mapToGlobal(at.toPoint()));
}

void CanvasView::fillMenu(QMenu &menu, const std::optional<ObjectRef> &object, QPointF at)
{
    const auto add = [&](const char *symbol, const QString &text, const QKeySequence &keys, auto action) {
        QAction *entry = menu.addAction(icon(symbol), text, this, action);
        entry->setShortcut(keys);
        entry->setShortcutVisibleInContextMenu(true);
    };
    if (object) {
        const ObjectRef what = *object;
        const bool site = what.kind == ObjectRef::Kind::Site;
        add("inspector", tr("Edit"), Qt::Key_Return, [this, what] { emit editRequested(what); });
        add("rename", tr("Rename"), Qt::Key_F2, [this, what] { rename(what); });
        add("explain", site ? tr("Explain the ports") : tr("Explain the fibre pairs"), {}, [this, what, site] {
            if (site)
                m_document.requestExplain("coherent_ports", {core::Scope::Site, what.id});
            else
                m_document.requestExplain("fibre_pairs", {core::Scope::Route, what.id});
        });
        menu.addSeparator();
        if (site) {
            add("route", tr("Draw a route from here"), Qt::Key_R, [this, what] { setFocus(); m_showsFocus = true; setFocusObject(what); setTool(Tool::Route); });
            if (canConnectSelection(m_document))
                add("connect", tr("Connect the two sites"), {}, [this] {
                    if (const auto route = connectSelection(m_document))
                        editLength(*route);
                });
            if (const std::vector<std::string> ends = m_document.selectedSites(); ends.size() == 2)
                add("cut", tr("Show the smallest cut"), Qt::Key_X, [this, ends] { m_preview.showCut(ends[0], ends[1]); });
        } else {
            const auto index = m_scene.indexOf(what);
            const CanvasFrame::Route *route = index ? frame().route(*index) : nullptr;
            const auto length = index ? core::routeLength(m_scene.scenario()->routes[*index], m_scene.scenario()) : std::nullopt;
            const double fraction = route != nullptr ? nearestOn(route->line, at).fraction : 0.5;
            add("fibre", tr("Set the length"), {}, [this, what] { editLength(what.id); });
            add("site-hut", tr("Put a hut here"), {}, [this, what, km = length ? fraction * length->km : 0] {
                if (const auto done = addHut(m_document, m_scene, what.id, km); !done)
                    say(tell(done.error()));
            });
        }
        menu.addSeparator();
        add("delete", tr("Delete"), QKeySequence::Delete, [this] { deleteSelection(); });
        return;
    }
    const QPointF place = camera().toScene(at);
    const auto put = [this, place](core::SiteKind kind) {
        const ObjectRef site{ObjectRef::Kind::Site, placeSite(m_document, m_scene, kind, place)};
        m_document.select(site);
        rename(site);
    };
    add("site-campus", tr("Place a campus here"), {}, [put] { put(core::SiteKind::Campus); });
    add("site-hub", tr("Place a hub here"), {}, [put] { put(core::SiteKind::Hub); });
    menu.addSeparator();
    add("select", tr("Select all"), QKeySequence::SelectAll, [this] { selectAll(); });
    add("zoom-fit", tr("Fit all"), Qt::Key_F, [this] { fitAll(); });
}

} // namespace ui
