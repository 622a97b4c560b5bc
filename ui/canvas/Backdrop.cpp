#include "ui/canvas/Backdrop.h"

#include "ui/canvas/CanvasTexts.h"
#include "ui/canvas/Mercator.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double margin = 0.35;  ///< of the view, painted ahead on every side

void paintGraticule(QPainter &painter, const Camera &camera, const Theme &theme)
{
    // The finest of these steps, degrees, whose meridians are at least 90 pixels apart.
    constexpr std::array steps{30.0, 15.0, 10.0, 5.0, 2.0, 1.0, 0.5, 0.2, 0.1};
    double step = steps.front();
    for (const double finer : steps) {
        if (finer * mercator::degree * camera.scale >= 90)
            step = finer;
    }
    const QRectF seen = camera.sceneRect();
    QColor line = theme.colours.coast;
    line.setAlphaF(theme.dark ? 0.35F : 0.45F);
    painter.setPen(QPen(line, 0));
    const auto first = std::floor(seen.left() / mercator::degree / step), last = std::ceil(seen.right() / mercator::degree / step);
    for (double k = first; k <= last; ++k) {
        const double x = camera.toScreen({k * step * mercator::degree, 0}).x();
        painter.drawLine(QPointF(x, 0), QPointF(x, camera.size.height()));
    }
    for (double latitude = -80; latitude <= 80; latitude += step) {
        const double y = mercator::project({latitude, 0}).y();
        if (y < seen.top() || y > seen.bottom())
            continue;
        const double at = camera.toScreen({0, y}).y();
        painter.drawLine(QPointF(0, at), QPointF(camera.size.width(), at));
    }
}

} // namespace

void paintDots(QPainter &painter, const Camera &camera, const Theme &theme)
{
    painter.fillRect(QRectF({0, 0}, camera.size), theme.colours.canvas);
    double step = 24 * camera.scale;
    while (step < 16)
        step *= 2;
    const QPointF origin = camera.toScreen({12, 12});
    QPolygonF dots;
    for (double x = std::fmod(origin.x(), step) - step; x < camera.size.width() + step; x += step) {
        for (double y = std::fmod(origin.y(), step) - step; y < camera.size.height() + step; y += step)
            dots.append(QPointF(std::round(x), std::round(y)));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.colours.canvasGrid, 2, Qt::SolidLine, Qt::SquareCap));
    painter.drawPoints(dots);
    painter.restore();
}

void paintMap(QPainter &painter, const Camera &camera, const Theme &theme, const WorldOutline *outline)
{
    painter.save();
    painter.setClipRect(QRectF({0, 0}, camera.size), Qt::IntersectClip);
    painter.fillRect(QRectF({0, 0}, camera.size), theme.colours.water);
    if (outline != nullptr) {
        QTransform toScreen;
        toScreen.translate(camera.middle().x(), camera.middle().y());
        toScreen.scale(camera.scale, camera.scale);
        toScreen.translate(-camera.centre.x(), -camera.centre.y());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.colours.coast, 1));
        painter.setBrush(theme.colours.land);
        painter.drawPath(toScreen.map(outline->land(camera.sceneRect(), camera.scale)));
        painter.setPen(QPen(theme.colours.border, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(toScreen.map(outline->borders(camera.sceneRect(), camera.scale)));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGraticule(painter, camera, theme);
    painter.restore();
}

void paintScaleBar(QPainter &painter, QPointF corner, const Camera &camera, const Theme &theme)
{
    const double kmPerPixel = mercator::kmPerUnit(camera.centre.y()) / camera.scale;
    const double most = 110 * kmPerPixel, power = std::pow(10, std::floor(std::log10(most)));
    const double km = (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1) * power, width = km / kmPerPixel;
    const QString text = canvastext::kilometres(km);
    const QFontMetricsF metrics(theme.fonts.small);
    const double textLeft = corner.x() - metrics.horizontalAdvance(text), right = textLeft - 8;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme.fonts.small);
    painter.setPen(theme.colours.textSecondary);
    painter.drawText(QPointF(textLeft, corner.y() + metrics.ascent() / 2 - 1), text);
    painter.setPen(QPen(theme.colours.textSecondary, 1.25));
    painter.drawPolyline(QPolygonF{{right - width, corner.y() - 3}, {right - width, corner.y() + 3}, {right, corner.y() + 3}, {right, corner.y() - 3}});
    painter.restore();
}

void Backdrop::paintWorld(QPainter &painter, const Camera &camera, const Theme &theme, const WorldOutline *outline)
{
    constexpr double side = 1'200;
    if (m_world.isNull()) {
        m_world = QPixmap(QSizeF(side, side).toSize());
        QPainter onPicture(&m_world);
        paintMap(onPicture, {{0, 0}, side / mercator::worldWidth, {side, side}}, theme, outline);
    }
    painter.fillRect(QRectF({0, 0}, camera.size), theme.colours.water);
    const double width = mercator::worldWidth * camera.scale;
    const QPointF corner = camera.toScreen({-mercator::worldWidth / 2, -mercator::worldWidth / 2});
    for (double x = corner.x() - std::ceil(corner.x() / width) * width; x < camera.size.width(); x += width) {
        // Only the part in sight: scaling the rest would cost as much as painting anew.
        const QRectF seen = QRectF(x, corner.y(), width, width).intersected(QRectF({0, 0}, camera.size));
        if (!seen.isEmpty())
            painter.drawPixmap(seen, m_world, QRectF((seen.topLeft() - QPointF(x, corner.y())) * (side / width), seen.size() * (side / width)));
    }
}

void Backdrop::paint(QPainter &painter, const Camera &camera, const Theme &theme, const std::shared_ptr<const WorldOutline> &outline)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const bool usable = !m_picture.isNull() && m_dark == theme.dark && m_hasLand == (outline != nullptr) && std::fabs(m_picture.devicePixelRatio() - ratio) < 1e-6 && m_camera.scale > 0;
    const double zoom = usable ? camera.scale / m_camera.scale : 0;
    const QRectF there = usable ? QRectF(camera.toScreen(m_camera.toScene({0, 0})), m_camera.size * zoom) : QRectF();
    const bool covers = there.contains(QRectF({0, 0}, camera.size));
    const bool zoomed = std::fabs(zoom - 1) > 1e-9;
    if (usable && (covers || zoomed)) {
        m_blurred = zoomed;
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        if (!covers)
            paintWorld(painter, camera, theme, outline.get());
        const QRectF seen = there.intersected(QRectF({0, 0}, camera.size));
        if (m_blurred && !seen.isEmpty())
            painter.drawPixmap(seen, m_picture, QRectF((seen.topLeft() - there.topLeft()) * (ratio / zoom), seen.size() * (ratio / zoom)));
        else if (!m_blurred)
            painter.drawPixmap(QPointF(std::round(there.left() * ratio) / ratio, std::round(there.top() * ratio) / ratio), m_picture);
        painter.restore();
        return;
    }
    if (m_dark != theme.dark || m_hasLand != (outline != nullptr))
        m_world = {};
    m_camera = camera;
    m_camera.size = camera.size * (1 + 2 * margin);
    m_dark = theme.dark;
    m_hasLand = outline != nullptr;
    m_picture = QPixmap((m_camera.size * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_camera.size = QSizeF(m_picture.size()) / ratio;
    QPainter onPicture(&m_picture);
    paintMap(onPicture, m_camera, theme, outline.get());
    onPicture.end();
    m_blurred = false;
    const QPointF corner = camera.toScreen(m_camera.toScene({0, 0}));
    painter.drawPixmap(QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio), m_picture);
}

} // namespace ui
