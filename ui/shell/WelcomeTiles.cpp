#include "ui/shell/WelcomeTiles.h"

#include "core/catalogue/Catalogue.h"
#include "core/sizing/Sizing.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QtConcurrentRun>

#include <algorithm>
#include <memory>

namespace ui {

namespace {

/// Where the sites of a scenario lie in a picture of that size: as drawn, else on the map, else in a row.
std::vector<QPointF> layOut(const core::Scenario &scenario, const QRectF &area)
{
    std::vector<QPointF> points;
    const bool drawn = std::ranges::all_of(scenario->sites, [](const core::Site &site) { return site.canvas.has_value(); });
    const bool mapped = std::ranges::all_of(scenario->sites, [](const core::Site &site) { return site.geo.has_value(); });
    for (std::size_t i = 0; i < scenario->sites.size(); ++i) {
        const core::Site &site = scenario->sites[i];
        points.push_back(drawn    ? QPointF(site.canvas->x, site.canvas->y)
                         : mapped ? QPointF(site.geo->longitudeDeg, -site.geo->latitudeDeg)
                                  : QPointF(double(i), 0));
    }
    QRectF bounds;
    for (const QPointF &point : points)
        bounds = points.size() == 1 || bounds.isNull() ? QRectF(point, QSizeF(1e-6, 1e-6)) : bounds.united(QRectF(point, QSizeF(1e-6, 1e-6)));
    const double scale = std::min(area.width() / std::max(bounds.width(), 1e-6), area.height() / std::max(bounds.height(), 1e-6));
    for (QPointF &point : points)
        point = area.center() + (point - bounds.center()) * scale;
    return points;
}

void drawSketch(QPainter &painter, const core::Scenario &scenario, const QRectF &rect)
{
    const Theme &t = theme();
    painter.fillRect(rect, t.colours.canvas);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.colours.canvasGrid);
    for (double y = rect.top() + 10; y < rect.bottom(); y += 20) {
        for (double x = rect.left() + 10; x < rect.right(); x += 20)
            painter.drawEllipse(QPointF(x, y), .9, .9);
    }
    const double wide = std::min(rect.width() * .55, 200.0);
    const std::vector<QPointF> points =
        layOut(scenario, QRectF(rect.center().x() - wide / 2, rect.center().y() - rect.height() * .26, wide, rect.height() * .52));
    painter.setPen(QPen(t.of(VerdictClass::Ample).colour, 5, Qt::SolidLine, Qt::RoundCap));
    for (const core::Route &route : scenario->routes) {
        const auto a = scenario.siteIndex(route.a), b = scenario.siteIndex(route.b);
        if (a && b)
            painter.drawLine(points[*a], points[*b]);
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QRectF box(points[i] - QPointF(12, 12), QSizeF(24, 24));
        drawBox(painter, box, t.colours.base, t.colours.text, 1.75, scenario->sites[i].kind == core::SiteKind::Hub ? 12 : 5);
    }
}

} // namespace

Tile::Tile(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&themeSource(), &ThemeSource::changed, this, [this] { update(); });
}

void Tile::enterEvent(QEnterEvent *)
{
    m_hovered = true;
    update();
}

void Tile::leaveEvent(QEvent *)
{
    m_hovered = false;
    update();
}

void Tile::focusInEvent(QFocusEvent *event)
{
    m_ring = isKeyboardReason(event->reason());
    update();
}

void Tile::focusOutEvent(QFocusEvent *)
{
    m_ring = false;
    update();
}

void Tile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

SideTile::SideTile(const char *iconName, const QString &text, const QKeySequence &key, bool primary, QWidget *parent)
    : Tile(parent), m_icon(iconName), m_key(key.toString(QKeySequence::NativeText)), m_primary(primary)
{
    setText(text);
    setAccessibleName(text);
}

QSize SideTile::sizeHint() const
{
    const ThemeMetrics &m = theme().metrics;
    return {m.scaled(260), m.scaled(36)};
}

void SideTile::paintEvent(QPaintEvent *)
{
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    QPainter painter(this);
    const QRectF box = rect();
    if (m_primary || m_hovered)
        drawBox(painter, box, m_primary ? (m_hovered ? c.accentHover : c.accent) : c.hover, Qt::transparent, 0);
    const QColor ink = m_primary ? c.onAccent : c.text;
    const int side = t.metrics.scaled(20), inset = 10;
    paintIcon(painter, QRectF(inset, (height() - side) / 2.0, side, side), m_icon, m_primary ? c.onAccent : c.accent);
    painter.setFont(m_primary ? t.fonts.bodyMedium : t.fonts.body);
    painter.setPen(ink);
    const QRect line = rect().adjusted(inset + side + 10, 0, -inset, 0);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.setFont(t.fonts.small);
    painter.setPen(m_primary ? c.onAccent : c.textTertiary);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_key);
    if (m_ring)
        drawFocusRing(painter, m_primary ? box.adjusted(2, 2, -2, -2) : box);
}

ExampleTile::ExampleTile(const core::Design &design, const QString &name, const QString &description, QWidget *parent)
    : Tile(parent), m_scenario(*design.standard()), m_description(description)
{
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(description);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    // A watcher, as the tile may be gone before its figures are there: what then() is given as context must not be (Qt 6.4).
    using Watcher = QFutureWatcher<std::shared_ptr<core::Sizing>>;
    auto *watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher] {
        const std::shared_ptr<core::Sizing> sizing = watcher->result();
        watcher->deleteLater();
        if (!sizing)
            return;
        m_facts = {{figure(double(sizing->totals.coherentPorts), "ports", true).number, tr("ports, both ends")},
                   {figure(double(sizing->totals.fibrePairs), "pairs", true).number, tr("fibre pairs")},
                   {figure(sizing->totals.transportPowerW, "W", false).text(), tr("border layer")}};
        update();
    });
    watcher->setFuture(QtConcurrent::run([scenario = m_scenario, overlay = design.catalogue]() -> std::shared_ptr<core::Sizing> {
        const core::Result<core::Catalogue> catalogue = core::Catalogue::shipped().withOverlay(overlay);
        if (!catalogue)
            return nullptr;
        core::Result<core::Sizing> sizing = core::size(scenario, *catalogue);
        return sizing ? std::make_shared<core::Sizing>(*std::move(sizing)) : nullptr;
    }));
}

QSize ExampleTile::sizeHint() const
{
    const ThemeMetrics &m = theme().metrics;
    return {m.scaled(300), heightForWidth(m.scaled(300))};
}

int ExampleTile::heightForWidth(int width) const
{
    const Theme &t = theme();
    const QFontMetrics title(t.fonts.title), small(t.fonts.small);
    const int described = small.boundingRect(QRect(0, 0, width - 2 * t.metrics.scaled(14), 1'000), Qt::TextWordWrap, m_description).height();
    const int words = title.lineSpacing() + 2 + std::max(described, 2 * small.lineSpacing());
    const int facts = title.height() + small.height();
    return t.metrics.scaled(140) + t.metrics.scaled(10) + words + t.metrics.scaled(10) + facts + t.metrics.scaled(12);
}

void ExampleTile::paintEvent(QPaintEvent *)
{
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = rect();
    QPainterPath shape;
    shape.addRoundedRect(box.adjusted(.5, .5, -.5, -.5), 8, 8);
    painter.fillPath(shape, c.base);
    painter.save();
    painter.setClipPath(shape);
    const double sketchHeight = t.metrics.scaled(140);
    drawSketch(painter, m_scenario, QRectF(0, 0, width(), sketchHeight));
    painter.fillRect(QRectF(0, sketchHeight, width(), 1), c.hairline);
    painter.restore();

    const int inset = t.metrics.scaled(14), room = width() - 2 * inset;
    int y = int(sketchHeight) + t.metrics.scaled(10);
    painter.setFont(t.fonts.title);
    painter.setPen(c.text);
    painter.drawText(QRect(inset, y, room, painter.fontMetrics().lineSpacing()), Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
    y += painter.fontMetrics().lineSpacing() + 2;
    painter.setFont(t.fonts.small);
    painter.setPen(c.textSecondary);
    painter.drawText(QRect(inset, y, room, height() - y), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_description);
    y = height() - t.metrics.scaled(12) - QFontMetrics(t.fonts.title).height() - QFontMetrics(t.fonts.small).height();
    int x = inset;
    for (const Fact &fact : m_facts) {
        painter.setFont(t.fonts.title);
        painter.setPen(c.text);
        const int valueWidth = painter.fontMetrics().horizontalAdvance(fact.value), valueHeight = painter.fontMetrics().height();
        painter.drawText(QRect(x, y, valueWidth + 1, valueHeight), Qt::AlignLeft, fact.value);
        painter.setFont(t.fonts.small);
        painter.setPen(c.textSecondary);
        const int labelWidth = painter.fontMetrics().horizontalAdvance(fact.label);
        painter.drawText(QRect(x, y + valueHeight, labelWidth + 1, painter.fontMetrics().height()), Qt::AlignLeft, fact.label);
        x += std::max(valueWidth, labelWidth) + t.metrics.scaled(16);
    }
    drawBox(painter, box, Qt::transparent, m_ring ? c.focus : m_hovered ? c.accent : c.hairline, m_ring || m_hovered ? 2 : 1, 8);
}

RecentTile::RecentTile(const QString &path, QWidget *parent) : Tile(parent), m_path(path)
{
    const QFileInfo info(path);
    setText(info.completeBaseName());
    m_folder = info.absolutePath();
    if (const QString home = QDir::homePath(); m_folder.startsWith(home))
        m_folder.replace(0, home.size(), QStringLiteral("~"));
    m_missing = !info.exists();
    m_when = m_missing ? tr("not found") : QLocale().toString(info.lastModified(), QLocale::ShortFormat);
    setAccessibleName(tr("%1, in %2, %3").arg(text(), m_folder, m_when));
    setToolTip(QDir::toNativeSeparators(path));
}

QSize RecentTile::sizeHint() const
{
    const ThemeMetrics &m = theme().metrics;
    return {m.scaled(300), m.scaled(46)};
}

void RecentTile::paintEvent(QPaintEvent *)
{
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    QPainter painter(this);
    if (m_hovered)
        drawBox(painter, rect(), c.accentSoft, Qt::transparent, 0, 6);
    const int inset = 10, side = t.metrics.scaled(20);
    paintIcon(painter, QRectF(inset, (height() - side) / 2.0, side, side), m_path.endsWith(QLatin1String(".json")) ? "json" : "open", c.textSecondary);
    painter.setFont(t.fonts.small);
    const int whenWidth = painter.fontMetrics().horizontalAdvance(m_when);
    painter.setPen(m_missing ? c.warning : c.textSecondary);
    painter.drawText(rect().adjusted(inset, 0, -inset, 0), Qt::AlignRight | Qt::AlignVCenter, m_when);
    const QRect lines = rect().adjusted(inset + side + 12, t.metrics.scaled(6), -inset - whenWidth - 12, -t.metrics.scaled(6));
    painter.setPen(c.textTertiary);
    painter.drawText(lines, Qt::AlignLeft | Qt::AlignBottom, painter.fontMetrics().elidedText(m_folder, Qt::ElideMiddle, lines.width()));
    painter.setFont(t.fonts.bodyMedium);
    painter.setPen(c.text);
    painter.drawText(lines, Qt::AlignLeft | Qt::AlignTop, painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, lines.width()));
    if (m_ring)
        drawFocusRing(painter, rect(), 6);
}

} // namespace ui
