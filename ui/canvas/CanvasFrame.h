#pragma once

#include "ui/canvas/Camera.h"
#include "ui/canvas/CanvasScene.h"

#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// How much is drawn of a site: the whole card, a symbol with two lines or one, a small square, a dot.
enum class Detail { Card, Full, Name, Square, Dot };

/// The scene on the screen for one look of the camera: what is in sight, in pixels. Painting and pointing both read it,
/// so what one sees is what one hits.
class CanvasFrame {
public:
    struct Site {
        std::size_t index;
        QPointF at;
        QRectF body;
    };
    struct Route {
        std::size_t index;
        QPolygonF line;   ///< from a to b, beside its parallels
        QRectF bounds;
    };

    CanvasFrame() = default;
    CanvasFrame(const CanvasScene &scene, const Camera &camera);

    const Camera &camera() const { return m_camera; }
    Detail detail() const { return m_detail; }
    /// Routes as hairlines: there are too many, or they are too small, for casing and pattern.
    bool hairlines() const { return m_hairlines; }
    double cardScale() const { return m_camera.scale; }
    const std::vector<Site> &sites() const { return m_sites; }
    const std::vector<Route> &routes() const { return m_routes; }
    const Site *site(std::size_t index) const;
    const Route *route(std::size_t index) const;

    /// Indices into the scenario; the nearest one counts. `reach` in pixels widens small targets.
    std::optional<std::size_t> siteAt(QPointF point, double reach = 4) const;
    std::optional<std::size_t> routeAt(QPointF point, double reach = 6) const;
    std::vector<std::size_t> sitesIn(const QRectF &rect) const;
    std::vector<std::size_t> routesIn(const QRectF &rect) const;

    /// Rectangle of a site's symbol or card around its place.
    static QRectF bodyOf(Detail detail, QPointF at, double scale);

private:
    Camera m_camera;
    Detail m_detail = Detail::Full;
    bool m_hairlines = false;
    std::vector<Site> m_sites;
    std::vector<Route> m_routes;
};

/// By the room that sites have on the screen.
Detail detailFor(const CanvasScene &scene, const Camera &camera);

/// A point on a line at a fraction of its length, and the direction there (unit length).
struct LinePoint {
    QPointF at;
    QPointF direction;
};
LinePoint pointOn(const QPolygonF &line, double fraction);
double lengthOf(const QPolygonF &line);
/// Fraction of the line's length nearest to a point, and how far away it is.
struct Nearest {
    double fraction = 0;
    double distance = 0;
};
Nearest nearestOn(const QPolygonF &line, QPointF point);

} // namespace ui
