#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>

namespace ui {

/// What part of the scene the canvas shows: the scene point in the middle and the pixels a scene unit takes.
/// Scene units are device-independent pixels at 100 % in the schematic and radians of Web Mercator on the map.
struct Camera {
    QPointF centre;
    double scale = 1;
    QSizeF size;

    QPointF toScreen(QPointF scene) const { return (scene - centre) * scale + middle(); }
    QPointF toScene(QPointF screen) const { return (screen - middle()) / scale + centre; }
    QRectF sceneRect() const { return {toScene({0, 0}), size / scale}; }

    /// Scales by `factor`, held between the limits; the scene point under `screen` stays there.
    void zoomAt(QPointF screen, double factor, double least, double most)
    {
        const QPointF held = toScene(screen);
        scale = std::clamp(scale * factor, least, most);
        centre = held - (screen - middle()) / scale;
    }

    /// The closest look that shows `content` whole inside the margins.
    static Camera fitting(const QRectF &content, QSizeF size, const QMarginsF &margins, double least, double most)
    {
        const QRectF inner = QRectF({0, 0}, size).marginsRemoved(margins);
        Camera camera{content.center(), most, size};
        if (content.width() > 0)
            camera.scale = std::min(camera.scale, std::max(1.0, inner.width()) / content.width());
        if (content.height() > 0)
            camera.scale = std::min(camera.scale, std::max(1.0, inner.height()) / content.height());
        camera.scale = std::max(camera.scale, least);
        camera.centre -= (inner.center() - camera.middle()) / camera.scale;
        return camera;
    }

    QPointF middle() const { return {size.width() / 2, size.height() / 2}; }
};

} // namespace ui
