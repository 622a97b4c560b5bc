#include "ui/canvas/SitePainter.h"

#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/CanvasTexts.h"
#include "ui/document/Figure.h"

#include <QFontMetricsF>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace ui {

namespace {

constexpr double badgeWidth = 68, badgeHeight = 24, fullCard = 0.72;

const core::Site &siteOf(const CanvasScene &scene, std::size_t index) { return scene.scenario()->sites[index]; }

bool isMarked(const std::optional<ObjectRef> &mark, const core::Site &site)
{
    return mark && mark->kind == ObjectRef::Kind::Site && mark->id == site.id;
}

void drawBody(QPainter &painter, core::SiteKind kind, const QRectF &body, double radius)
{
    if (kind == core::SiteKind::Hub)
        painter.drawEllipse(body);
    else
        painter.drawRoundedRect(body, radius, radius);
}

/// Halo of the selection, ring of a possible end, dashed ring of the keyboard.
void paintRings(QPainter &painter, const core::Site &site, const QRectF &body, double radius, const CanvasLook &look)
{
    const ThemeColours &colours = look.theme->colours;
    const auto ring = [&](const QPen &pen, double out) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        const QRectF rect = body.adjusted(-out, -out, out, out);
        radius * 2 >= body.width() ? painter.drawEllipse(rect) : painter.drawRoundedRect(rect, radius + out, radius + out);
    };
    if (look.isSelected(ObjectRef::Kind::Site, site.id))
        ring(QPen(colours.selectionHalo, 4), 4);
    if (look.source && !isMarked(look.source, site))
        ring(QPen(colours.accent, isMarked(look.target, site) ? 3 : 1.5), 4);
    if (isMarked(look.focus, site)) {
        QPen pen(colours.focus, 2, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({1.5, 1});
        ring(pen, 6);
    }
}

void paintSymbolSite(QPainter &painter, const CanvasScene &scene, const CanvasFrame::Site &drawn, const CanvasLook &look)
{
    const core::Site &site = siteOf(scene, drawn.index);
    const ThemeColours &colours = look.theme->colours;
    const bool selected = look.isSelected(ObjectRef::Kind::Site, site.id);
    paintRings(painter, site, drawn.body, site.kind == core::SiteKind::Hub ? drawn.body.width() / 2 : 8, look);
    painter.setPen(QPen(selected ? colours.selection : colours.text, selected ? 2.5 : 1.75));
    painter.setBrush(isMarked(look.hover, site) ? colours.hover : colours.base);
    drawBody(painter, site.kind, drawn.body, 8);
    const double icon = drawn.body.width() >= 32 ? 18 : 15;
    paintSymbol(painter, QRectF(drawn.at.x() - icon / 2, drawn.at.y() - icon / 2, icon, icon), iconNameOf(site.kind), colours.text, look.cached);
    if (const auto worst = scene.sites()[drawn.index].worst)
        paintBadge(painter, drawn.body.topRight() + QPointF(-1, 1), *worst, *look.theme, colours.base);
}

/// Squares and dots by the thousand: plain rectangles without antialiasing.
void paintSmallSites(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    const ThemeColours &colours = look.theme->colours;
    const bool squares = frame.detail() == Detail::Square;
    QList<QRectF> plain;
    for (const CanvasFrame::Site &drawn : frame.sites()) {
        const core::Site &site = siteOf(scene, drawn.index);
        const auto &item = scene.sites()[drawn.index];
        const bool selected = look.isSelected(ObjectRef::Kind::Site, site.id);
        if (selected || look.source || isMarked(look.hover, site) || isMarked(look.focus, site) || item.worst == core::Severity::Error || (squares && frame.sites().size() < 300)) {
            painter.setRenderHint(QPainter::Antialiasing);
            const double radius = site.kind == core::SiteKind::Hub ? drawn.body.width() / 2 : squares ? 3.5 : 1;
            if (selected || isMarked(look.focus, site) || look.source)
                paintRings(painter, site, drawn.body, radius, look);
            const QColor edge = item.worst == core::Severity::Error ? colours.error : selected ? colours.selection : colours.text;
            painter.setPen(QPen(edge, 1.75));
            painter.setBrush(isMarked(look.hover, site) ? colours.hover : colours.base);
            drawBody(painter, site.kind, drawn.body, radius);
        } else {
            plain.append(QRectF(drawn.body.toRect()).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colours.text, 1));
    painter.setBrush(colours.base);
    painter.drawRects(plain);
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintCard(QPainter &painter, const CanvasScene &scene, const CanvasFrame::Site &drawn, double scale, const CanvasLook &look)
{
    const core::Site &site = siteOf(scene, drawn.index);
    const Theme &theme = *look.theme;
    const ThemeColours &colours = theme.colours;
    const bool selected = look.isSelected(ObjectRef::Kind::Site, site.id), whole = scale >= fullCard;
    painter.save();
    painter.translate(drawn.body.topLeft());
    painter.scale(scale, scale);
    const QRectF card(0, 0, cardWidth, cardHeight);
    paintRings(painter, site, card, 8, look);
    painter.setPen(QPen(selected ? colours.selection : colours.outline, selected ? 2.5 : 1.25));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(card, 8, 8);

    const QFontMetricsF table(theme.fonts.table);
    const auto text = [&](const QFont &font, const QColor &colour, const QRectF &rect, int align, const QString &words) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(rect, align | Qt::TextSingleLine, QFontMetricsF(font).elidedText(words, Qt::ElideRight, rect.width()));
    };
    const QString power = canvastext::sitePower(scene, drawn.index), name = canvastext::siteName(scene, drawn.index);
    if (!whole) {  // small: only what can be read
        paintSymbol(painter, QRectF(cardWidth / 2 - 14, 22, 28, 28), iconNameOf(site.kind), colours.text, false);
        text(theme.fonts.figure, colours.text, QRectF(10, 62, cardWidth - 20, 34), Qt::AlignCenter, name);
        text(theme.fonts.title, colours.textSecondary, QRectF(10, 100, cardWidth - 20, 28), Qt::AlignCenter, canvastext::siteLine(scene, drawn.index));
    } else {
        const double powerWidth = power.isEmpty() ? 0 : table.horizontalAdvance(power) + 10;
        paintSymbol(painter, QRectF(12, 11, 20, 20), iconNameOf(site.kind), colours.text, false);
        text(theme.fonts.title, colours.text, QRectF(40, 4, cardWidth - 52 - powerWidth, 36), Qt::AlignVCenter | Qt::AlignLeft, name);
        text(theme.fonts.table, colours.textSecondary, QRectF(40, 4, cardWidth - 52, 36), Qt::AlignVCenter | Qt::AlignRight, power);
        painter.setPen(QPen(colours.hairline, 1));
        painter.drawLine(QPointF(1, 42), QPointF(cardWidth - 1, 42));
        const QString waiting = canvastext::onceConnected(scene, drawn.index);
        double y = 49;
        int shown = 0;
        for (const auto &[label, value] : canvastext::cardRows(scene, drawn.index, *look.catalogue)) {
            if (!waiting.isEmpty() && shown++ == 2)
                break;
            const double valueWidth = table.horizontalAdvance(value) + 8;
            text(theme.fonts.table, colours.textSecondary, QRectF(12, y, cardWidth - 24 - valueWidth, 22), Qt::AlignVCenter | Qt::AlignLeft, label);
            text(theme.fonts.table, colours.text, QRectF(12, y, cardWidth - 24, 22), Qt::AlignVCenter | Qt::AlignRight, value);
            y += 23;
        }
        if (!waiting.isEmpty())
            text(theme.fonts.table, colours.textTertiary, QRectF(12, y, cardWidth - 24, 22), Qt::AlignVCenter | Qt::AlignLeft, waiting);
        const QRectF trough(12, 146, cardWidth - 24, 6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.hover);
        painter.drawRoundedRect(trough, 2, 2);
        if (const auto share = canvastext::powerShare(scene, drawn.index)) {
            painter.setBrush(theme.of(utilisationClass(*share)).colour);
            painter.drawRoundedRect(QRectF(trough.topLeft(), QSizeF(trough.width() * std::clamp(*share, 0.0, 1.0), trough.height())), 2, 2);
        }
    }
    painter.restore();
    if (const auto worst = scene.sites()[drawn.index].worst)
        paintBadge(painter, drawn.body.topRight() + QPointF(-1, 1), *worst, theme, colours.base);
}

/// The first side that no route leaves through, below preferred.
QPointF labelDirection(const CanvasScene &scene, const CanvasFrame &frame, const CanvasFrame::Site &drawn)
{
    static constexpr std::array<QPointF, 4> sides{QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0), QPointF(0, -1)};
    std::array<bool, 4> used{};
    for (const std::size_t index : scene.routesOf(drawn.index)) {
        const CanvasFrame::Route *route = frame.route(index);
        if (route == nullptr || route->line.size() < 2)
            continue;
        const bool fromA = scene.routes()[index].a == drawn.index;
        const QPointF d = fromA ? route->line[1] - route->line[0] : route->line[route->line.size() - 2] - route->line.last();
        const double length = std::hypot(d.x(), d.y());
        for (std::size_t i = 0; i < sides.size() && length > 0; ++i)
            used[i] = used[i] || QPointF::dotProduct(d, sides[i]) / length > (i == 0 || i == 3 ? 0.45 : 0.75);
    }
    const auto free = std::ranges::find(used, false);
    return sides[free == used.end() ? 0 : static_cast<std::size_t>(free - used.begin())];
}

} // namespace

void paintSites(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (frame.detail() >= Detail::Square) {
        paintSmallSites(painter, scene, frame, look);
    } else {
        for (const CanvasFrame::Site &drawn : frame.sites()) {
            if (frame.detail() == Detail::Card)
                paintCard(painter, scene, drawn, frame.cardScale(), look);
            else
                paintSymbolSite(painter, scene, drawn, look);
        }
    }
    painter.restore();
}

void paintSiteLabels(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look, std::vector<QRectF> &taken)
{
    for (const CanvasFrame::Site &drawn : frame.sites())
        taken.push_back(drawn.body);
    if (frame.detail() == Detail::Card)
        return;
    const Theme &theme = *look.theme;
    const bool many = frame.detail() >= Detail::Square || frame.sites().size() > 300;
    for (const CanvasFrame::Site &drawn : frame.sites()) {
        const core::Site &site = siteOf(scene, drawn.index);
        const bool selected = look.isSelected(ObjectRef::Kind::Site, site.id);
        const bool wanted = isMarked(look.hover, site) || isMarked(look.focus, site) || (selected && look.selection.size() < 50);
        if (many && !wanted)
            continue;
        const QString name = canvastext::siteName(scene, drawn.index);
        const QString line = frame.detail() == Detail::Full || wanted ? canvastext::siteLine(scene, drawn.index) : QString();
        const QPointF direction = labelDirection(scene, frame, drawn);
        const double half = drawn.body.width() / 2, second = line.isEmpty() ? 0 : 15;
        const TextSide side = direction.x() > 0.5 ? TextSide::Right : direction.x() < -0.5 ? TextSide::Left : TextSide::Centre;
        QPointF anchor = drawn.at;
        if (side != TextSide::Centre)
            anchor += QPointF(direction.x() * (half + 9), -second / 2);
        else
            anchor += QPointF(0, direction.y() > 0 ? half + 13 : -half - 13 - second);
        const QRectF space = haloTextRect(anchor, side, name, theme.fonts.bodyMedium);
        if (!wanted && std::ranges::any_of(taken, [&](const QRectF &other) { return other.intersects(space); }))
            continue;
        paintHaloText(painter, anchor, side, name, theme.fonts.bodyMedium, theme.colours.text, look);
        paintHaloText(painter, anchor + QPointF(0, 15), side, line, theme.fonts.small, theme.colours.textSecondary, look);
        taken.push_back(space);
        if (!line.isEmpty())
            taken.push_back(haloTextRect(anchor + QPointF(0, 15), side, line, theme.fonts.small));
    }
}

void paintPortBadges(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    if (frame.detail() != Detail::Card)
        return;
    const double scale = std::min(1.0, frame.cardScale());
    const Theme &theme = *look.theme;
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> ports;  // parallel routes share an edge and a badge
    for (const CanvasFrame::Route &route : frame.routes()) {
        const auto &item = scene.routes()[route.index];
        ports[{item.a, item.b}] += item.portsA;
        ports[{item.b, item.a}] += item.portsB;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto &[ends, count] : ports) {
        const CanvasFrame::Site *from = frame.site(ends.first);
        if (count == 0 || from == nullptr)
            continue;
        const QPointF d = frame.camera().toScreen(*scene.sites()[ends.second].at) - from->at;
        if (std::hypot(d.x(), d.y()) < 1)
            continue;
        const double across = from->body.width() / 2 / std::max(1e-9, std::fabs(d.x())), along = from->body.height() / 2 / std::max(1e-9, std::fabs(d.y()));
        const QPointF edge = from->at + d * std::min(across, along);
        const QPointF out = across < along ? QPointF(d.x() > 0 ? badgeWidth / 2 : -badgeWidth / 2, 0) : QPointF(0, d.y() > 0 ? badgeHeight / 2 : -badgeHeight / 2);
        painter.save();
        painter.translate(edge + out * scale);
        painter.scale(scale, scale);
        const QRectF pill(-badgeWidth / 2, -badgeHeight / 2, badgeWidth, badgeHeight);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colours.accent);
        painter.drawRoundedRect(pill, badgeHeight / 2, badgeHeight / 2);
        painter.setFont(theme.fonts.bodyMedium);
        painter.setPen(theme.colours.onAccent);
        painter.drawText(pill, Qt::AlignCenter, figure(static_cast<double>(count), "", true).number);
        painter.restore();
    }
    painter.restore();
}

void paintGhost(QPainter &painter, const CanvasFrame &frame, core::SiteKind kind, QPointF at, const CanvasLook &look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(0.6);
    const ThemeColours &colours = look.theme->colours;
    const bool card = frame.detail() == Detail::Card;
    const QRectF body = CanvasFrame::bodyOf(card ? Detail::Card : Detail::Full, at, frame.cardScale());
    painter.setPen(QPen(colours.accent, 1.5));
    painter.setBrush(colours.base);
    drawBody(painter, card ? core::SiteKind::Campus : kind, body, 8);
    const double size = card ? 24 : 18;
    paintSymbol(painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), iconNameOf(kind), colours.accent, look.cached);
    painter.restore();
}

QRectF siteNamePlace(const CanvasFrame &frame, std::size_t index)
{
    const CanvasFrame::Site *site = frame.site(index);
    if (site == nullptr)
        return QRectF(frame.camera().middle() - QPointF(80, 13), QSizeF(160, 26));
    if (frame.detail() == Detail::Card) {
        const double scale = frame.cardScale();
        const QPointF at = site->body.topLeft() + QPointF(34, 8) * scale;
        return {at, QSizeF(std::max(120.0, 140 * scale), 26)};
    }
    return QRectF(site->at.x() - 80, site->body.bottom() + 3, 160, 26);
}

} // namespace ui
