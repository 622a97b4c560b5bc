#pragma once

#include <QFuture>
#include <QObject>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <array>
#include <memory>
#include <vector>

namespace ui {

/// Coasts and country borders of resources/map in Web Mercator, in three thicknesses of detail.
class WorldOutline {
public:
    struct Shape {
        QPolygonF points;
        QRectF bounds;
    };
    struct Level {
        double scale = 0;  ///< pixels per radian up to which its detail is enough
        std::vector<Shape> land, borders;
    };

    /// Reads GeoJSON; empty when it is not what the resource is. Takes tens of milliseconds: for a background thread.
    static WorldOutline fromGeoJson(const QByteArray &json);

    bool isEmpty() const { return m_levels.front().land.empty(); }

    /// Land inside `visible` (scene units, anywhere on the repeating world) at that scale, cut at a little outside of it.
    QPainterPath land(const QRectF &visible, double scale) const;
    QPainterPath borders(const QRectF &visible, double scale) const;

private:
    const Level &levelFor(double scale) const;
    std::array<Level, 3> m_levels;
};

/// The outline of the program, read once in the background.
class WorldOutlineSource final : public QObject {
    Q_OBJECT

public:
    static WorldOutlineSource &instance();

    /// Null until it is read; reading starts with the first call.
    std::shared_ptr<const WorldOutline> outline();
    /// Waits for it. For pictures on paper, not for the window.
    std::shared_ptr<const WorldOutline> outlineNow();

signals:
    void ready();

private:
    void start();
    bool m_started = false;
    QFuture<std::shared_ptr<const WorldOutline>> m_reading;
};

} // namespace ui
