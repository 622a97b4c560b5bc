#include "ui/canvas/CanvasEdits.h"
#include "ui/canvas/CanvasTools.h"
#include "ui/canvas/RoutePainter.h"
#include "ui/document/Edits.h"

#include <QKeyEvent>

#include <cmath>

namespace ui {

namespace {

std::string siteAt(const CanvasView &view, QPointF point)
{
    const auto index = view.frame().siteAt(point, 10);
    return index ? view.scene().scenario()->sites[*index].id : std::string();
}

ObjectRef site(const std::string &id)
{
    return {ObjectRef::Kind::Site, id};
}

} // namespace

RouteTool::RouteTool(CanvasView &view) : CanvasTool(view)
{
    // From the keyboard a route starts at the site that has the focus, or is the only one selected.
    const auto &focus = view.focusObject();
    const std::vector<std::string> selected = view.document().selectedSites();
    if (focus && focus->kind == ObjectRef::Kind::Site && view.hasFocus())
        m_source = focus->id;
    else if (selected.size() == 1)
        m_source = selected.front();
}

void RouteTool::connect(const std::string &a, const std::string &b)
{
    m_source.clear();
    m_target.clear();
    m_byMouse = false;
    m_view.viewport()->update();
    if (a == b)
        return m_view.say(CanvasView::tr("A route joins two different sites."));
    const core::Result<std::string> route = addRoute(m_view.document(), a, b);
    if (!route)
        return m_view.say(m_view.tell(route.error()));
    m_view.document().select({ObjectRef::Kind::Route, *route});
    m_view.setFocusObject(ObjectRef{ObjectRef::Kind::Route, *route});
    m_view.editLength(*route);
}

void RouteTool::press(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    m_pointer = event.position();
    m_source = siteAt(m_view, m_pointer);
    m_target.clear();
    m_byMouse = !m_source.empty();
    if (m_source.empty())
        m_view.say(CanvasView::tr("Press on a site and drag to another one."));
    m_view.viewport()->update();
}

void RouteTool::move(QMouseEvent &event)
{
    m_pointer = event.position();
    const std::string over = siteAt(m_view, m_pointer);
    if (m_byMouse)
        m_target = over;
    m_view.setHover(over.empty() ? std::nullopt : std::optional(site(over)));
    m_view.viewport()->update();
}

void RouteTool::release(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton || !m_byMouse)
        return;
    const std::string source = m_source, target = siteAt(m_view, event.position());
    if (!target.empty())
        return connect(source, target);
    m_source.clear();
    m_target.clear();
    m_byMouse = false;
    m_view.viewport()->update();
}

bool RouteTool::key(QKeyEvent &event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    const auto &focus = m_view.focusObject();
    if (!focus || focus->kind != ObjectRef::Kind::Site)
        return true;
    if (m_source.empty())
        m_source = focus->id;
    else
        connect(std::string(m_source), std::string(focus->id));
    m_view.viewport()->update();
    return true;
}

bool RouteTool::stepBack()
{
    const bool drawing = m_byMouse;
    m_source.clear();
    m_target.clear();
    m_byMouse = false;
    m_view.viewport()->update();
    return drawing;
}

void RouteTool::decorate(CanvasLook &look) const
{
    if (m_source.empty())
        return;
    look.source = site(m_source);
    if (m_byMouse && !m_target.empty())
        look.target = site(m_target);
    else if (!m_byMouse && look.focus)
        look.target = look.focus;
}

void RouteTool::paint(QPainter &painter) const
{
    const auto from = m_source.empty() ? std::nullopt : m_view.scene().indexOf(site(m_source));
    if (!from || !m_view.scene().sites()[*from].at)
        return;
    QPointF to = m_view.camera().toScene(m_pointer);
    const auto &focus = m_view.focusObject();
    const auto target = m_view.scene().indexOf(site(m_byMouse ? m_target : focus && focus->kind == ObjectRef::Kind::Site ? focus->id : std::string()));
    if (target && m_view.scene().sites()[*target].at)
        to = *m_view.scene().sites()[*target].at;
    else if (!m_byMouse)
        return;
    if (target != from)
        paintGuide(painter, m_view, *m_view.scene().sites()[*from].at, to);
}

std::optional<HutTool::Spot> HutTool::spotAt(QPointF point) const
{
    const auto index = m_view.frame().routeAt(point, 10);
    const CanvasFrame::Route *route = index ? m_view.frame().route(*index) : nullptr;
    return route == nullptr ? std::nullopt : std::optional(Spot{*index, nearestOn(route->line, point).fraction});
}

void HutTool::put(const Spot &spot)
{
    const core::Route &route = m_view.scene().scenario()->routes[spot.route];
    const std::string id = route.id;
    m_view.document().select({ObjectRef::Kind::Route, id});
    const auto length = core::routeLength(route, m_view.scene().scenario());
    const double exact = length ? spot.fraction * length->km : 0;
    const double km = length && length->km >= 50 ? std::round(exact) : std::round(exact * 10) / 10;  // as precise as a hand can point
    if (const core::Result<void> done = addHut(m_view.document(), m_view.scene(), id, km); !done) {
        m_view.say(m_view.tell(done.error()));
        if (!length)
            m_view.editLength(id);
    }
}

void HutTool::press(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    if (const auto spot = spotAt(event.position()))
        put(*spot);
    else
        m_view.say(CanvasView::tr("Click on a route to put a hut there."));
}

void HutTool::move(QMouseEvent &event)
{
    m_spot = spotAt(event.position());
    m_view.viewport()->update();
}

void HutTool::leave()
{
    m_spot.reset();
    m_view.viewport()->update();
}

bool HutTool::key(QKeyEvent &event)
{
    // From the keyboard: on the focused route, in the middle of its longest span.
    const auto &focus = m_view.focusObject();
    const auto index = focus && focus->kind == ObjectRef::Kind::Route ? m_view.scene().indexOf(*focus) : std::nullopt;
    if ((event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) || !index)
        return false;
    double before = 0, longest = 0, middle = 0.5;
    std::vector<double> ends = m_view.scene().huts(*index);
    ends.push_back(1);
    for (const double end : ends) {
        if (end - before > longest + 1e-9) {
            longest = end - before;
            middle = (end + before) / 2;
        }
        before = end;
    }
    put({*index, middle});
    return true;
}

void HutTool::paint(QPainter &painter) const
{
    const CanvasFrame::Route *route = m_spot ? m_view.frame().route(m_spot->route) : nullptr;
    if (route != nullptr)
        paintHutTriangle(painter, pointOn(route->line, m_spot->fraction), theme(), 0.7);
}

} // namespace ui
