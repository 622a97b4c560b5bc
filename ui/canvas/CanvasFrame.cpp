#include "ui/canvas/CanvasFrame.h"

#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/Mercator.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double laneWidth = 7;              ///< between parallel routes
constexpr std::size_t mostWideRoutes = 400;  ///< in sight at once; more are drawn as hairlines to keep 60 frames a second

/// The line on the screen without steps below `least` pixels, moved sideways by `aside`.
QPolygonF onScreen(const QPolygonF &line, const Camera &camera, QPointF shift, double aside, double least)
{
    QPolygonF points;
    points.reserve(line.size());
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QPointF point = camera.toScreen(line[i] + shift);
        if (i > 0 && i + 1 < line.size() && (point - points.last()).manhattanLength() < least)
            continue;
        points.append(point);
    }
    if (std::fabs(aside) < 0.01 || points.size() < 2)
        return points;
    QPolygonF moved;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const QPointF along = points[std::min(i + 1, points.size() - 1)] - points[std::max<qsizetype>(i - 1, 0)];
        const double length = std::hypot(along.x(), along.y());
        moved.append(length > 0 ? points[i] + QPointF(-along.y(), along.x()) * (aside / length) : points[i]);
    }
    return moved;
}

bool crosses(QPointF a, QPointF b, const QRectF &rect)
{
    if (rect.contains(a) || rect.contains(b))
        return true;
    // Liang and Barsky: the part of the segment that lies within all four sides.
    double from = 0, to = 1;
    const QPointF d = b - a;
    for (const auto &[step, room] : {std::pair(-d.x(), a.x() - rect.left()), std::pair(d.x(), rect.right() - a.x()), std::pair(-d.y(), a.y() - rect.top()),
                                     std::pair(d.y(), rect.bottom() - a.y())}) {
        if (std::fabs(step) < 1e-12) {
            if (room < 0)
                return false;
        } else if (step < 0) {
            from = std::max(from, room / step);
        } else {
            to = std::min(to, room / step);
        }
    }
    return from <= to;
}

} // namespace

Detail detailFor(const CanvasScene &scene, const Camera &camera)
{
    if (scene.kind() == CanvasKind::Schematic && camera.scale >= 0.5)
        return Detail::Card;
    const double room = scene.spacing() * camera.scale / 110;  // TOKENS.md section 9, by the room that labels need
    if (room > 0.75)
        return Detail::Full;
    return room > 0.4 ? Detail::Name : room > 0.15 ? Detail::Square : Detail::Dot;
}

QRectF CanvasFrame::bodyOf(Detail detail, QPointF at, double scale)
{
    const auto around = [&](double width, double height) { return QRectF(at.x() - width / 2, at.y() - height / 2, width, height); };
    switch (detail) {
    case Detail::Card:
        return around(cardWidth * scale, cardHeight * scale);
    case Detail::Full:
        return around(32, 32);
    case Detail::Name:
        return around(26, 26);
    case Detail::Square:
        return around(13, 13);
    case Detail::Dot:
        break;
    }
    return around(5, 5);
}

CanvasFrame::CanvasFrame(const CanvasScene &scene, const Camera &camera) : m_camera(camera), m_detail(detailFor(scene, camera))
{
    const QRectF seen = QRectF({0, 0}, camera.size).adjusted(-120, -120, 120, 120);
    for (std::size_t i = 0; i < scene.sites().size(); ++i) {
        const std::optional<QPointF> &place = scene.sites()[i].at;
        if (!place)
            continue;
        const QPointF at = camera.toScreen(*place);
        const QRectF body = bodyOf(m_detail, at, camera.scale);
        if (body.intersects(seen))
            m_sites.push_back({i, at, body});
    }
    const QRectF seenScene(camera.toScene(seen.topLeft()), camera.toScene(seen.bottomRight()));
    const double worldWidth = mercator::worldWidth, half = worldWidth / 2, middle = scene.middleX();
    // Crowded maps get longer chords: over 60 pixels a great circle bends by a tenth of one.
    const double least = m_detail == Detail::Dot || scene.routes().size() > mostWideRoutes ? 60 : 2;
    for (std::size_t i = 0; i < scene.routes().size(); ++i) {
        const CanvasScene::RouteItem &route = scene.routes()[i];
        if (route.line.isEmpty())
            continue;
        const QRectF &box = route.box;
        // Parallel routes may be drawn from either end: their lanes follow the lesser site.
        const double lane = (route.lane - (route.lanes - 1) / 2.0) * laneWidth * (route.a < route.b ? 1 : -1);
        const auto add = [&](double shift) {
            if (!box.translated(shift, 0).intersects(seenScene))
                return;
            Route drawn{i, onScreen(route.line, camera, {shift, 0}, m_detail == Detail::Dot ? 0 : lane, least), {}};
            drawn.bounds = drawn.line.boundingRect().adjusted(-8, -8, 8, 8);
            m_routes.push_back(std::move(drawn));
        };
        add(0);
        if (scene.kind() == CanvasKind::Map) {  // the way over the edge of the world comes in again at the other side
            if (box.right() > middle + half)
                add(-worldWidth);
            if (box.left() < middle - half)
                add(worldWidth);
        }
    }
    m_hairlines = m_detail == Detail::Dot || m_routes.size() > mostWideRoutes;
}

const CanvasFrame::Site *CanvasFrame::site(std::size_t index) const
{
    const auto found = std::ranges::lower_bound(m_sites, index, {}, &Site::index);
    return found != m_sites.end() && found->index == index ? &*found : nullptr;
}

const CanvasFrame::Route *CanvasFrame::route(std::size_t index) const
{
    const auto found = std::ranges::lower_bound(m_routes, index, {}, &Route::index);
    return found != m_routes.end() && found->index == index ? &*found : nullptr;
}

std::optional<std::size_t> CanvasFrame::siteAt(QPointF point, double reach) const
{
    std::optional<std::size_t> best;
    double nearest = 0;
    for (const Site &site : m_sites) {
        if (!site.body.adjusted(-reach, -reach, reach, reach).contains(point))
            continue;
        const QPointF d = site.at - point;
        if (const double distance = QPointF::dotProduct(d, d); !best || distance <= nearest) {
            best = site.index;
            nearest = distance;
        }
    }
    return best;
}

std::optional<std::size_t> CanvasFrame::routeAt(QPointF point, double reach) const
{
    std::optional<std::size_t> best;
    double nearest = reach;
    for (const Route &route : m_routes) {
        if (!route.bounds.contains(point))
            continue;
        if (const double distance = nearestOn(route.line, point).distance; distance <= nearest) {
            best = route.index;
            nearest = distance;
        }
    }
    return best;
}

std::vector<std::size_t> CanvasFrame::sitesIn(const QRectF &rect) const
{
    std::vector<std::size_t> found;
    for (const Site &site : m_sites) {
        if (rect.contains(site.at) || rect.contains(site.body))
            found.push_back(site.index);
    }
    return found;
}

std::vector<std::size_t> CanvasFrame::routesIn(const QRectF &rect) const
{
    std::vector<std::size_t> found;
    for (const Route &route : m_routes) {
        bool touched = false;
        for (qsizetype i = 1; i < route.line.size() && !touched; ++i)
            touched = crosses(route.line[i - 1], route.line[i], rect);
        if (touched && (found.empty() || found.back() != route.index))
            found.push_back(route.index);
    }
    return found;
}

double lengthOf(const QPolygonF &line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    return length;
}

LinePoint pointOn(const QPolygonF &line, double fraction)
{
    if (line.size() < 2)
        return {line.value(0), {1, 0}};
    double left = lengthOf(line) * std::clamp(fraction, 0.0, 1.0);
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const double length = std::hypot(step.x(), step.y());
        if (length > 0 && (left <= length || i + 1 == line.size()))
            return {line[i - 1] + step * std::min(1.0, left / length), step / length};
        left -= length;
    }
    return {line.last(), {1, 0}};
}

Nearest nearestOn(const QPolygonF &line, QPointF point)
{
    Nearest best{0, std::hypot(point.x() - line.value(0).x(), point.y() - line.value(0).y())};
    const double total = lengthOf(line);
    double walked = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const double length = std::hypot(step.x(), step.y());
        if (length <= 0)
            continue;
        const double t = std::clamp(QPointF::dotProduct(point - line[i - 1], step) / (length * length), 0.0, 1.0);
        const QPointF away = point - (line[i - 1] + step * t);
        if (const double distance = std::hypot(away.x(), away.y()); distance < best.distance)
            best = {(walked + t * length) / total, distance};
        walked += length;
    }
    return best;
}

} // namespace ui
