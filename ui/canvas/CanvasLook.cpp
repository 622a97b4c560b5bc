#include "ui/canvas/CanvasLook.h"

#include "ui/canvas/CanvasTexts.h"
#include "ui/canvas/MarkPainter.h"
#include "ui/shell/Icons.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QPainterPath>
#include <QPixmap>

#include <array>
#include <cmath>
#include <set>

namespace ui {

namespace {

constexpr double halo = 3.5;

QPainterPath stroke(std::initializer_list<std::initializer_list<QPointF>> lines)
{
    QPainterPath path;
    for (const auto &line : lines) {
        bool first = true;
        for (const QPointF &point : line) {
            first ? path.moveTo(point) : path.lineTo(point);
            first = false;
        }
    }
    return path;
}

const QPainterPath &verdictPath(VerdictClass verdict)
{
    static const QPainterPath unknown = [] {
        QPainterPath path(QPointF(4, 4.2));
        path.cubicTo(4.3, 2.3, 8, 2.3, 8, 4.5);
        path.cubicTo(8, 6, 6, 5.9, 6, 7.5);
        path.moveTo(6, 10);
        path.lineTo(6, 10.01);
        return path;
    }();
    static const std::array<QPainterPath, 5> paths{stroke({{{3, 6.2}, {6, 3}, {9, 6.2}}, {{3, 10}, {6, 6.8}, {9, 10}}}), stroke({{{3, 8}, {6, 4.6}, {9, 8}}}),
                                                   stroke({{{2.5, 6}, {9.5, 6}}}), stroke({{{3, 3}, {9, 9}}, {{9, 3}, {3, 9}}}), unknown};
    return paths[static_cast<std::size_t>(verdict)];
}

void drawHalo(QPainter &painter, QPointF baseline, const QString &text, const QFont &font, const QColor &colour, const QColor &ground)
{
    QPainterPath path;
    path.addText(baseline, font, text);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path, QPen(ground, halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(baseline, text);
    painter.restore();
}

} // namespace

const RampStep &stepOf(const CanvasScene::RouteItem &route, const CanvasLook &look)
{
    if (look.colourBy == ColourBy::Utilisation && route.utilisation)
        return look.theme->of(*route.utilisation);
    return look.theme->of(look.colourBy == ColourBy::Utilisation ? VerdictClass::Unknown : route.verdict);
}

void paintVerdictGlyph(QPainter &painter, QPointF at, VerdictClass verdict, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.strokePath(verdictPath(verdict), QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

void paintUtilisationGlyph(QPainter &painter, QPointF at, UtilisationClass fill, const QColor &colour, const QColor &ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(6, 6), 4.6, 4.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const int quarters = std::min(static_cast<int>(fill) + 1, 4);
    painter.drawPie(QRectF(1.4, 1.4, 9.2, 9.2), 90 * 16, -quarters * 90 * 16);
    if (fill == UtilisationClass::Above100)
        painter.strokePath(stroke({{{6, 3.2}, {6, 6.6}}, {{6, 8.9}, {6, 8.91}}}), QPen(ground, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.restore();
}

void paintRouteGlyph(QPainter &painter, QPointF at, const CanvasScene::RouteItem &route, const CanvasLook &look)
{
    const QColor &colour = stepOf(route, look).colour;
    if (look.colourBy == ColourBy::Utilisation && route.utilisation)
        paintUtilisationGlyph(painter, at, *route.utilisation, colour, look.theme->colours.base);
    else
        paintVerdictGlyph(painter, at, look.colourBy == ColourBy::Utilisation ? VerdictClass::Unknown : route.verdict, colour);
}

void paintBadge(QPainter &painter, QPointF centre, core::Severity severity, const Theme &theme, const QColor &ring)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ring);
    painter.drawEllipse(centre, 9, 9);
    painter.setBrush(severity == core::Severity::Error ? theme.colours.error : theme.colours.warningFill);
    painter.drawEllipse(centre, 7, 7);
    painter.translate(centre);
    painter.strokePath(stroke({{{0, -3.6}, {0, 0.4}}, {{0, 3.4}, {0, 3.41}}}), QPen(theme.colours.base, 2, Qt::SolidLine, Qt::RoundCap));
    painter.restore();
}

QRectF haloTextRect(QPointF anchor, TextSide side, const QString &text, const QFont &font)
{
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text), height = metrics.height();
    const double left = side == TextSide::Centre ? anchor.x() - width / 2 : side == TextSide::Right ? anchor.x() : anchor.x() - width;
    return {left, anchor.y() - height / 2, width, height};
}

void paintHaloText(QPainter &painter, QPointF anchor, TextSide side, const QString &text, const QFont &font, const QColor &colour, const CanvasLook &look)
{
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(font);
    const QRectF rect = haloTextRect(anchor, side, text, font);
    const QPointF baseline(rect.left(), rect.top() + metrics.ascent());
    if (!look.cached)
        return drawHalo(painter, baseline, text, font, colour, look.ground());

    // Stroking glyphs costs a tenth of a millisecond a label; the picture of one is drawn in no time.
    static QHash<QString, QPixmap> pictures;
    const double ratio = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("%1|%2|%3|%4|%5").arg(font.key(), colour.name(), look.ground().name()).arg(ratio).arg(text);
    auto found = pictures.constFind(key);
    if (found == pictures.constEnd()) {
        if (pictures.size() > 3'000)
            pictures.clear();
        const QSizeF size(rect.width() + 2 * halo + 2, rect.height() + 2 * halo + 2);
        QPixmap picture((size * ratio).toSize());
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter onPicture(&picture);
        drawHalo(onPicture, QPointF(halo + 1, halo + 1 + metrics.ascent()), text, font, colour, look.ground());
        onPicture.end();
        found = pictures.insert(key, picture);
    }
    const QPointF corner(rect.left() - halo - 1, rect.top() - halo - 1);
    painter.drawPixmap(QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio), *found);
}

void paintSymbol(QPainter &painter, const QRectF &rect, const char *name, const QColor &colour, bool cached)
{
    if (!cached)
        return paintIcon(painter, rect, name, colour);
    const double ratio = painter.device()->devicePixelRatioF();
    const QPixmap picture = iconPixmap(QString::fromLatin1(name), static_cast<int>(std::lround(rect.width())), colour, ratio);
    painter.drawPixmap(QPointF(std::round(rect.left() * ratio) / ratio, std::round(rect.top() * ratio) / ratio), picture);
}

const char *iconNameOf(core::SiteKind kind)
{
    return kind == core::SiteKind::Campus ? "site-campus" : "site-hub";
}

QSizeF paintLegendRows(QPainter *painter, QPointF at, const CanvasScene &scene, const CanvasLook &look)
{
    const Theme &theme = *look.theme;
    const QFontMetricsF metrics(theme.fonts.small);
    const double rowHeight = std::max(18.0, metrics.height() + 3);
    double width = 0, y = at.y();
    const auto row = [&](const RampStep &step, const QString &word, const auto &glyph) {
        width = std::max(width, 62 + metrics.horizontalAdvance(word));
        if (painter != nullptr) {
            const double middle = y + rowHeight / 2;
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(step.pen(3));
            painter->drawLine(QPointF(at.x(), middle), QPointF(at.x() + 32, middle));
            glyph(QPointF(at.x() + 42, middle - 6), step.colour);
            painter->setFont(theme.fonts.small);
            painter->setPen(theme.colours.text);
            painter->drawText(QPointF(at.x() + 62, middle + (metrics.ascent() - metrics.descent()) / 2), word);
        }
        y += rowHeight;
    };
    std::set<VerdictClass> verdicts;
    std::set<UtilisationClass> fills;
    bool anyOut = false;
    for (const CanvasScene::RouteItem &route : scene.routes()) {
        anyOut = anyOut || route.out;
        if (route.out)
            continue;
        if (look.colourBy == ColourBy::Utilisation && route.utilisation)
            fills.insert(*route.utilisation);
        else
            verdicts.insert(look.colourBy == ColourBy::Utilisation ? VerdictClass::Unknown : route.verdict);
    }
    for (const UtilisationClass fill : fills) {
        row(theme.of(fill), canvastext::utilisationWord(fill),
            [&](QPointF where, const QColor &colour) { paintUtilisationGlyph(*painter, where, fill, colour, theme.colours.base); });
    }
    for (const VerdictClass verdict : verdicts) {
        row(theme.of(verdict), canvastext::legendWord(scene, verdict),
            [&](QPointF where, const QColor &colour) { paintVerdictGlyph(*painter, where, verdict, colour); });
    }
    if (anyOut)
        row({theme.colours.textTertiary, 2, 5}, QCoreApplication::translate("ui::Canvas", "out"),
            [&](QPointF where, const QColor &) { paintCross(*painter, where + QPointF(6, 6), 12, theme); });
    for (const int side : scene.showsCut() ? std::vector{1, 2} : std::vector<int>()) {
        row(sideStep(theme, side), QCoreApplication::translate("ui::Canvas", "side of %1").arg(side == 1 ? scene.marks()->from : scene.marks()->to),
            [](QPointF, const QColor &) {});
    }
    if (!scene.routes().empty()) {
        const QString widths = look.onMap ? QCoreApplication::translate("ui::Canvas", "Width: capacity · dots: amplifier huts") : QCoreApplication::translate("ui::Canvas", "Width: capacity");
        width = std::max(width, metrics.horizontalAdvance(widths));
        if (painter != nullptr) {
            painter->setFont(theme.fonts.small);
            painter->setPen(theme.colours.textSecondary);
            painter->drawText(QPointF(at.x(), y + rowHeight / 2 + (metrics.ascent() - metrics.descent()) / 2), widths);
        }
        y += rowHeight;
    }
    return {width, y - at.y()};
}

} // namespace ui
