#pragma once

#include "ui/canvas/Camera.h"
#include "ui/canvas/WorldOutline.h"
#include "ui/shell/Theme.h"

#include <QPainter>
#include <QPixmap>

#include <memory>

namespace ui {

/// Paints the ground directly: dots of the schematic, or water, graticule, land and borders of the map.
void paintDots(QPainter &painter, const Camera &camera, const Theme &theme);
void paintMap(QPainter &painter, const Camera &camera, const Theme &theme, const WorldOutline *outline);

/// A bar of a round number of kilometres, right-aligned at `corner`.
void paintScaleBar(QPainter &painter, QPointF corner, const Camera &camera, const Theme &theme);

/// The map's ground kept as a picture larger than the view: panning moves it, zooming scales it (over a small picture of the
/// whole world where it is too small), and it is painted anew when the hand rests or a pan leaves it.
class Backdrop {
public:
    void paint(QPainter &painter, const Camera &camera, const Theme &theme, const std::shared_ptr<const WorldOutline> &outline);
    /// The last paint scaled an old picture: paint again when there is time, after refresh().
    bool isBlurred() const { return m_blurred; }
    void refresh() { m_picture = {}; }

private:
    void paintWorld(QPainter &painter, const Camera &camera, const Theme &theme, const WorldOutline *outline);

    QPixmap m_picture, m_world;
    Camera m_camera;        ///< of the picture
    bool m_dark = false;
    bool m_hasLand = false;
    bool m_blurred = false;
};

} // namespace ui
