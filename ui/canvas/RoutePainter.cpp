#include "ui/canvas/RoutePainter.h"

#include "ui/canvas/CanvasTexts.h"
#include "ui/canvas/MarkPainter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double pillHeight = 21, aboveLine = 44, laneStep = 25;
constexpr double shortLift = 42; // clears a site and its badge

const core::Route &routeOf(const CanvasScene &scene, std::size_t index)
{
    return scene.scenario()->routes[index];
}

bool isSelected(const CanvasScene &scene, const CanvasLook &look, std::size_t index)
{
    return look.isSelected(ObjectRef::Kind::Route, routeOf(scene, index).id);
}

bool isMarked(const CanvasScene &scene, const std::optional<ObjectRef> &mark, std::size_t index)
{
    return mark && mark->kind == ObjectRef::Kind::Route && mark->id == routeOf(scene, index).id;
}

void paintHairlines(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    // One call per colour: thousands of routes in a few milliseconds.
    std::vector<std::pair<QColor, QList<QLineF>>> byColour;
    for (const CanvasFrame::Route &route : frame.routes()) {
        if (scene.routes()[route.index].out)
            continue; // these few are drawn on top
        const QColor &colour = stepOf(scene.routes()[route.index], look).colour;
        auto found = std::ranges::find(byColour, colour, [](const auto &entry) { return entry.first; });
        if (found == byColour.end())
            found = byColour.insert(byColour.end(), {colour, {}});
        for (qsizetype i = 1; i < route.line.size(); ++i)
            found->second.append(QLineF(route.line[i - 1], route.line[i]));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto &[colour, lines] : byColour) {
        painter.setPen(QPen(colour, 0));
        painter.drawLines(lines);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintWide(QPainter &painter, const CanvasScene &scene, const CanvasFrame::Route &route, const CanvasLook &look)
{
    const CanvasScene::RouteItem &item = scene.routes()[route.index];
    const bool selected = isSelected(scene, look, route.index), hovered = isMarked(scene, look.hover, route.index);
    const QColor casing = selected ? look.theme->colours.selectionHalo : hovered ? look.theme->colours.pressed : look.ground();
    painter.setPen(QPen(casing, (item.out ? 2 : item.width) + (selected ? 8 : hovered ? 6 : 3.5), Qt::SolidLine, selected ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(route.line);
    QPen pen = item.out ? outPen(*look.theme) : stepOf(item, look).pen(item.width);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.drawPolyline(route.line);
    if (isMarked(scene, look.focus, route.index)) {
        const QPointF middle = pointOn(route.line, 0.5).at;
        QPen ring(look.theme->colours.focus, 2, Qt::CustomDashLine, Qt::FlatCap);
        ring.setDashPattern({1.5, 1});
        painter.setPen(ring);
        painter.drawEllipse(middle, 15, 15);
    }
}

/// Whether a route wears no label under a preview: it is out, carries nothing to tell of, or has the cut's mark.
bool silentUnder(const CanvasScene &scene, const CanvasScene::RouteItem &item)
{
    return (scene.showsFailure() && (item.out || !item.load)) || scene.showsCut();
}

struct Pill {
    QRectF rect;
    QPointF towards; ///< unit vector away from the line
};

/// The side of the line that labels stand on: above it, or left of a steep one.
QPointF labelSide(const LinePoint &middle)
{
    QPointF side(middle.direction.y(), -middle.direction.x());
    if (side.y() > 1e-9 || (std::fabs(side.y()) <= 1e-9 && side.x() > 0))
        side = -side;
    return side;
}

Pill pillOf(const CanvasScene &scene, const CanvasFrame &frame, const CanvasFrame::Route &route, double width)
{
    const CanvasScene::RouteItem &item = scene.routes()[route.index];
    const bool card = frame.detail() == Detail::Card;
    // Labels of parallel routes stand one after the other on the map, one over the other on the schematic.
    const LinePoint middle = pointOn(route.line, card ? 0.5 : (item.lane + 1.0) / (item.lanes + 1.0));
    const QPointF side = labelSide(middle);
    if (!card && lengthOf(route.line) < width + 40) { // on a short line it would hide the sites: above them
        const double top = std::min(route.line.front().y(), route.line.back().y());
        return {QRectF(middle.at.x() - width / 2, top - shortLift - pillHeight / 2, width, pillHeight), side};
    }
    // On the map on the line; on the schematic clear of it, as huts and their words stand there.
    const double steepness = std::fabs(side.x());
    const double away = !card ? 0 : aboveLine * (1 - steepness) + (width / 2 + 16) * steepness + item.lane * laneStep * (1 - steepness);
    const QPointF centre = middle.at + side * away + (card ? QPointF(0, -item.lane * laneStep * steepness) : QPointF());
    return {QRectF(centre.x() - width / 2, centre.y() - pillHeight / 2, width, pillHeight), side};
}

} // namespace

void paintRoutes(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto onTop = [&](std::size_t index) {
        return isSelected(scene, look, index) || isMarked(scene, look.hover, index) || isMarked(scene, look.focus, index) || scene.routes()[index].out;
    };
    if (frame.hairlines()) {
        paintHairlines(painter, scene, frame, look);
    } else {
        for (const CanvasFrame::Route &route : frame.routes()) {
            if (!onTop(route.index))
                paintWide(painter, scene, route, look);
        }
    }
    for (const CanvasFrame::Route &route : frame.routes()) {
        if (onTop(route.index))
            paintWide(painter, scene, route, look);
    }
    painter.restore();
}

void paintHutTriangle(QPainter &painter, const LinePoint &point, const Theme &theme, double opacity)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(opacity);
    painter.translate(point.at);
    painter.rotate(std::atan2(point.direction.y(), point.direction.x()) * 180 / std::numbers::pi);
    painter.setPen(QPen(theme.colours.text, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.colours.base);
    painter.drawPolygon(QPolygonF{{-9, -10}, {-9, 10}, {9, 0}});
    painter.restore();
}

void paintHuts(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    if (frame.hairlines() || frame.detail() > Detail::Full)
        return;
    const Theme &theme = *look.theme;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CanvasFrame::Route &route : frame.routes()) {
        const std::vector<double> huts = scene.huts(route.index);
        if (huts.empty())
            continue;
        const CanvasScene::RouteItem &item = scene.routes()[route.index];
        const double room = lengthOf(route.line) / static_cast<double>(huts.size() + 1);
        const bool triangles = frame.detail() == Detail::Card && room >= 34;
        if (room < 7 || item.out)
            continue; // the dots would run into each other
        for (const double fraction : huts) {
            const LinePoint point = pointOn(route.line, fraction);
            if (triangles) {
                paintHutTriangle(painter, point, theme);
            } else {
                painter.setPen(QPen(stepOf(item, look).colour, 1.4));
                painter.setBrush(theme.colours.base);
                painter.drawEllipse(point.at, 2.6, 2.6);
            }
        }
        if (frame.detail() != Detail::Card || item.lane != 0 || item.lanes > 1 || lengthOf(route.line) < 150)
            continue;
        const LinePoint middle = pointOn(route.line, huts.size() == 1 ? huts.front() : 0.5);
        const QPointF away = -labelSide(middle);
        const bool steep = std::fabs(away.x()) > 0.5;
        const auto [title, detail] = canvastext::huts(scene, route.index);
        const QPointF anchor = middle.at + (steep ? QPointF(away.x() > 0 ? 22 : -22, -8) : away * 27);
        const TextSide side = !steep ? TextSide::Centre : away.x() > 0 ? TextSide::Right : TextSide::Left;
        paintHaloText(painter, anchor, side, title, theme.fonts.bodyMedium, theme.colours.text, look);
        paintHaloText(painter, anchor + QPointF(0, 16), side, detail, theme.fonts.small, theme.colours.textSecondary, look);
    }
    painter.restore();
}

void paintRouteLabels(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look, std::vector<QRectF> taken)
{
    const Theme &theme = *look.theme;
    const QFontMetricsF metrics(theme.fonts.small);
    const bool many = frame.hairlines() || frame.detail() > Detail::Name;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CanvasFrame::Route &route : frame.routes()) {
        const CanvasScene::RouteItem &item = scene.routes()[route.index];
        if (isMarked(scene, look.edited, route.index))
            continue;
        const bool selected = isSelected(scene, look, route.index);
        const bool pointed = isMarked(scene, look.hover, route.index) || isMarked(scene, look.focus, route.index);
        const bool wanted = pointed || (scene.marks() ? item.fullest : selected);
        if (silentUnder(scene, item) && !pointed)
            continue;
        if (many && !(wanted && (look.selection.size() < 50 || !selected)))
            continue;
        const double length = lengthOf(route.line);
        const bool unlit = item.sizing == nullptr || item.sizing->channels == 0;
        if (!wanted && (length < 40 || (frame.detail() == Detail::Name && unlit)))
            continue; // where room is short, what carries nothing keeps silent
        const QString text = item.load ? canvastext::loadLabel(*item.load) : canvastext::routeLabel(scene, route.index);
        const double width = metrics.horizontalAdvance(text) + 36;
        Pill pill = pillOf(scene, frame, route, width);
        const auto crowded = [&](const QRectF &rect) { return std::ranges::any_of(taken, [&](const QRectF &other) { return other.intersects(rect); }); };
        const bool whole = wanted || (length >= width + 40 && !crowded(pill.rect));
        const QColor &edge = selected ? theme.colours.selection : stepOf(item, look).colour;
        painter.setPen(QPen(edge, selected ? 2.25 : 1.25));
        painter.setBrush(theme.colours.base);
        if (whole) {
            painter.drawRoundedRect(pill.rect, pillHeight / 2, pillHeight / 2);
            paintRouteGlyph(painter, pill.rect.topLeft() + QPointF(9, 4.5), item, look);
            painter.setFont(theme.fonts.small);
            painter.setPen(theme.colours.text);
            painter.drawText(QPointF(pill.rect.left() + 26, pill.rect.center().y() + (metrics.ascent() - metrics.descent()) / 2), text);
            taken.push_back(pill.rect.adjusted(-3, -2, 3, 2));
            if (frame.detail() == Detail::Card && item.lanes == 1 && std::fabs(pill.towards.x()) < 0.5 && length > 260)
                paintHaloText(painter, pill.rect.center() - QPointF(0, 23), TextSide::Centre, canvastext::inFlight(scene, route.index), theme.fonts.small,
                              theme.colours.textSecondary, look);
            if (item.worst)
                paintBadge(painter, pill.rect.topRight() + QPointF(-2, 1), *item.worst, theme, look.ground());
        } else {
            const LinePoint middle = pointOn(route.line, 0.5);
            const QRectF disc(middle.at.x() - 9, middle.at.y() - 9, 18, 18);
            if (crowded(disc))
                continue;
            painter.drawEllipse(disc);
            paintRouteGlyph(painter, disc.topLeft() + QPointF(3, 3), item, look);
            taken.push_back(disc);
            if (item.worst)
                paintBadge(painter, disc.topRight(), *item.worst, theme, look.ground());
        }
    }
    painter.restore();
}

QPointF routeLabelPlace(const CanvasScene &scene, const CanvasFrame &frame, std::size_t index)
{
    const CanvasFrame::Route *route = frame.route(index);
    return route == nullptr ? frame.camera().middle() : pillOf(scene, frame, *route, 90).rect.center();
}

} // namespace ui
