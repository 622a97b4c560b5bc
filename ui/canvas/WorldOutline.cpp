#include "ui/canvas/WorldOutline.h"

#include "ui/canvas/Mercator.h"

#include <QCoreApplication>
#include <QFile>
#include <QFutureWatcher>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtConcurrentRun>

#include <cmath>

// Q_INIT_RESOURCE declares a function, which must not land in a namespace.
static void initMapResource()
{
    Q_INIT_RESOURCE(map);
}

namespace ui {

namespace {

/// Pixels per radian that each level is good for, with its tolerance: about half a pixel at that scale.
constexpr std::array<double, 3> levelScales{400, 2'500, 1e12};
constexpr std::array<double, 3> tolerances{0.5 / 400, 0.5 / 2'500, 0};

double distanceToChord(QPointF p, QPointF a, QPointF b)
{
    const QPointF chord = b - a, from = p - a;
    const double length = std::hypot(chord.x(), chord.y());
    return length < 1e-12 ? std::hypot(from.x(), from.y()) : std::fabs(chord.x() * from.y() - chord.y() * from.x()) / length;
}

/// Douglas and Peucker's line simplification, without recursion.
QPolygonF simplified(const QPolygonF &line, double tolerance)
{
    if (tolerance <= 0 || line.size() < 4)
        return line;
    std::vector<bool> kept(static_cast<std::size_t>(line.size()), false);
    kept.front() = kept.back() = true;
    std::vector<std::pair<qsizetype, qsizetype>> open{{0, line.size() / 2}, {line.size() / 2, line.size() - 1}};
    kept[static_cast<std::size_t>(line.size() / 2)] = true;  // a closed ring has no chord
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double farthest = tolerance;
        qsizetype at = -1;
        for (qsizetype i = from + 1; i < to; ++i) {
            if (const double distance = distanceToChord(line[i], line[from], line[to]); distance > farthest) {
                farthest = distance;
                at = i;
            }
        }
        if (at >= 0) {
            kept[static_cast<std::size_t>(at)] = true;
            open.emplace_back(from, at);
            open.emplace_back(at, to);
        }
    }
    QPolygonF result;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (kept[static_cast<std::size_t>(i)])
            result.append(line[i]);
    }
    return result;
}

/// A line that does not jump at the date line: it goes on over the edge of the world, whose copies show the rest.
QPolygonF projected(const QJsonArray &coordinates)
{
    QPolygonF line;
    line.reserve(coordinates.size());
    for (const QJsonValue &pair : coordinates) {
        const core::GeoPosition at{pair.toArray().at(1).toDouble(), pair.toArray().at(0).toDouble()};
        line.append(mercator::project(at, line.isEmpty() ? at.longitudeDeg * mercator::degree : line.last().x()));
    }
    return line;
}

/// Antarctica goes around the pole: its ends are a world apart and meet along the map's lower edge.
QPolygonF closedRing(QPolygonF ring)
{
    if (!ring.isEmpty() && std::fabs(ring.last().x() - ring.first().x()) > 1) {
        const double bottom = mercator::project({-90, 0}).y();
        ring.append(QPointF(ring.last().x(), bottom));
        ring.append(QPointF(ring.first().x(), bottom));
    }
    return ring;
}

/// One side of Sutherland and Hodgman's polygon clipping.
template <class Inside, class Cut>
QPolygonF clippedBy(const QPolygonF &polygon, const Inside &inside, const Cut &cut)
{
    QPolygonF result;
    result.reserve(polygon.size());
    QPointF before = polygon.isEmpty() ? QPointF() : polygon.last();
    bool wasIn = !polygon.isEmpty() && inside(before);
    for (const QPointF &point : polygon) {
        const bool isIn = inside(point);
        if (isIn != wasIn)
            result.append(cut(before, point));
        if (isIn)
            result.append(point);
        before = point;
        wasIn = isIn;
    }
    return result;
}

QPolygonF clipped(const QPolygonF &polygon, const QRectF &to)
{
    const auto atX = [](double x) { return [x](QPointF a, QPointF b) { return QPointF(x, a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x())); }; };
    const auto atY = [](double y) { return [y](QPointF a, QPointF b) { return QPointF(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()), y); }; };
    QPolygonF result = clippedBy(polygon, [&](QPointF p) { return p.x() >= to.left(); }, atX(to.left()));
    result = clippedBy(result, [&](QPointF p) { return p.x() <= to.right(); }, atX(to.right()));
    result = clippedBy(result, [&](QPointF p) { return p.y() >= to.top(); }, atY(to.top()));
    return clippedBy(result, [&](QPointF p) { return p.y() <= to.bottom(); }, atY(to.bottom()));
}

/// Adds the shapes that `visible` touches, on every copy of the world it shows.
template <class Add>
void forCopies(const std::vector<WorldOutline::Shape> &shapes, const QRectF &visible, const Add &add)
{
    constexpr double pi = std::numbers::pi;
    const int first = static_cast<int>(std::floor((visible.left() + pi) / mercator::worldWidth)) - 1;  // shapes reach over the edge
    const int last = static_cast<int>(std::floor((visible.right() + pi) / mercator::worldWidth)) + 1;
    for (int copy = first; copy <= last; ++copy) {
        const QPointF shift(copy * mercator::worldWidth, 0);
        for (const WorldOutline::Shape &shape : shapes) {
            if (shape.bounds.translated(shift).intersects(visible))
                add(shape, shift);
        }
    }
}

} // namespace

WorldOutline WorldOutline::fromGeoJson(const QByteArray &json)
{
    WorldOutline outline;
    const QJsonArray features = QJsonDocument::fromJson(json).object().value(QStringLiteral("features")).toArray();
    std::vector<QPolygonF> rings, lines;
    for (const QJsonValue &feature : features) {
        const QString layer = feature.toObject().value(QStringLiteral("properties")).toObject().value(QStringLiteral("layer")).toString();
        const QJsonArray parts = feature.toObject().value(QStringLiteral("geometry")).toObject().value(QStringLiteral("coordinates")).toArray();
        for (const QJsonValue &part : parts) {
            if (layer == QLatin1String("borders")) {
                lines.push_back(projected(part.toArray()));
            } else {
                for (const QJsonValue &ring : part.toArray())
                    rings.push_back(closedRing(projected(ring.toArray())));
            }
        }
    }
    for (std::size_t i = 0; i < outline.m_levels.size(); ++i) {
        Level &level = outline.m_levels[i];
        level.scale = levelScales[i];
        for (const QPolygonF &ring : rings) {
            QPolygonF points = simplified(ring, tolerances[i]);
            const QRectF bounds = points.boundingRect();
            if (std::max(bounds.width(), bounds.height()) > 2 * tolerances[i])  // smaller islands are no pixel wide
                level.land.push_back({std::move(points), bounds});
        }
        for (const QPolygonF &line : lines) {
            QPolygonF points = simplified(line, tolerances[i]);
            const QRectF bounds = points.boundingRect().adjusted(-1e-9, -1e-9, 1e-9, 1e-9);  // a straight line has an empty rectangle
            level.borders.push_back({std::move(points), bounds});
        }
    }
    return outline;
}

const WorldOutline::Level &WorldOutline::levelFor(double scale) const
{
    for (const Level &level : m_levels) {
        if (scale <= level.scale)
            return level;
    }
    return m_levels.back();
}

QPainterPath WorldOutline::land(const QRectF &visible, double scale) const
{
    // Cut outside of what is seen, so that the cut is no coast.
    const QRectF cut = visible.adjusted(-20 / scale, -20 / scale, 20 / scale, 20 / scale);
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    forCopies(levelFor(scale).land, visible, [&](const Shape &shape, QPointF shift) {
        const QRectF window = cut.translated(-shift);
        const QPolygonF piece = window.contains(shape.bounds) ? shape.points : clipped(shape.points, window);
        if (piece.size() > 2) {
            path.addPolygon(piece.translated(shift));
            path.closeSubpath();
        }
    });
    return path;
}

QPainterPath WorldOutline::borders(const QRectF &visible, double scale) const
{
    QPainterPath path;
    forCopies(levelFor(scale).borders, visible, [&](const Shape &shape, QPointF shift) { path.addPolygon(shape.points.translated(shift)); });
    return path;
}

WorldOutlineSource &WorldOutlineSource::instance()
{
    static WorldOutlineSource source;
    return source;
}

void WorldOutlineSource::start()
{
    if (std::exchange(m_started, true))
        return;
    initMapResource();
    m_reading = QtConcurrent::run([]() -> std::shared_ptr<const WorldOutline> {
        QFile file(QStringLiteral(":/map/world-50m.geojson"));
        return file.open(QIODevice::ReadOnly) ? std::make_shared<const WorldOutline>(WorldOutline::fromGeoJson(file.readAll())) : nullptr;
    });
    auto *watcher = new QFutureWatcher<std::shared_ptr<const WorldOutline>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, &WorldOutlineSource::ready);
    watcher->setFuture(m_reading);
}

std::shared_ptr<const WorldOutline> WorldOutlineSource::outline()
{
    start();
    return m_reading.isFinished() && m_reading.isResultReadyAt(0) ? m_reading.result() : nullptr;
}

std::shared_ptr<const WorldOutline> WorldOutlineSource::outlineNow()
{
    start();
    return m_reading.result();
}

} // namespace ui
