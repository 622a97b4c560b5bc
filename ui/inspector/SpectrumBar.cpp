#include "ui/inspector/SpectrumBar.h"

#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostPatterns = 6;
constexpr double gapFrom = 3; // pixels of a slot from which a gap between slots is seen

QString thz(double value)
{
    return exactNumber(value, 3);
}

} // namespace

SpectrumBar::SpectrumBar(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Spectrum"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&themeSource(), &ThemeSource::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void SpectrumBar::setPicture(SpectrumPicture picture)
{
    m_picture = std::move(picture);
    const auto exists = [this](Place place) {
        return place.first < m_picture.patterns.size() && place.second < m_picture.patterns[place.first].channels.size();
    };
    if (m_read && !exists(*m_read))
        m_read.reset();
    setAccessibleDescription(summary());
    updateGeometry();
    update();
}

int SpectrumBar::shown() const
{
    return std::min(mostPatterns, static_cast<int>(m_picture.patterns.size()));
}

int SpectrumBar::rowHeight() const
{
    return QFontMetrics(theme().fonts.small).height() + theme().metrics.scaled(2) + theme().metrics.scaled(18) + theme().metrics.scaled(6);
}

QSize SpectrumBar::minimumSizeHint() const
{
    const int line = QFontMetrics(theme().fonts.small).height() + theme().metrics.scaled(3);
    const int more = static_cast<int>(m_picture.patterns.size()) > shown() ? 1 : 0, legend = static_cast<int>(m_picture.optics.size());
    return {theme().metrics.scaled(200), shown() * rowHeight() + (3 + more + legend) * line + theme().metrics.scaled(6)};
}

QSize SpectrumBar::sizeHint() const
{
    return minimumSizeHint();
}

QRect SpectrumBar::barRect(std::size_t pattern) const
{
    const int top = static_cast<int>(pattern) * rowHeight() + QFontMetrics(theme().fonts.small).height() + theme().metrics.scaled(2);
    return {2, top, width() - 4, theme().metrics.scaled(18)};
}

double SpectrumBar::xOf(double ghz) const
{
    const QRect bar = barRect(0);
    const double share = ghz / std::max(1e-9, (m_picture.highThz - m_picture.lowThz) * 1e3);
    return bar.left() + std::clamp(share, 0.0, 1.0) * bar.width();
}

QRect SpectrumBar::slotRect(std::size_t pattern, std::size_t slot) const
{
    const core::SpectrumSlot &of = m_picture.patterns[pattern].channels[slot];
    const QRect bar = barRect(pattern);
    return QRectF(QPointF(xOf(of.lowGhz), bar.top()), QPointF(xOf(of.highGhz), bar.top() + bar.height())).toAlignedRect();
}

QColor SpectrumBar::colourOf(const std::string &optic) const
{
    const auto found = std::ranges::find(m_picture.optics, optic, &SpectrumPicture::Optic::id);
    const auto index = static_cast<std::size_t>(found - m_picture.optics.begin());
    return theme().categorical[index % theme().categorical.size()];
}

QString SpectrumBar::pairsText(const core::SpectrumPattern &pattern) const
{
    const QString pairs = tr("%Ln pair(s)", nullptr, static_cast<int>(pattern.pairs));
    if (pattern.channels.empty())
        return tr("%1, dark").arg(pairs);
    return tr("%1, %2 each").arg(pairs, tr("%Ln channel(s)", nullptr, static_cast<int>(pattern.channels.size())));
}

QString SpectrumBar::summary() const
{
    QStringList parts;
    for (const core::SpectrumPattern &pattern : m_picture.patterns) {
        double litGhz = 0;
        for (const core::SpectrumSlot &slot : pattern.channels)
            litGhz += slot.highGhz - slot.lowGhz;
        parts << tr("%1: %2 of %3 THz lit").arg(pairsText(pattern), exactNumber(litGhz / 1e3, 2), exactNumber(m_picture.highThz - m_picture.lowThz, 2));
    }
    return parts.join(QStringLiteral("; "));
}

QString SpectrumBar::slotText(Place place) const
{
    const std::vector<core::SpectrumSlot> &channels = m_picture.patterns[place.first].channels;
    const core::SpectrumSlot &slot = channels[place.second];
    const auto optic = std::ranges::find(m_picture.optics, slot.pluggableId, &SpectrumPicture::Optic::id);
    const QString name = optic == m_picture.optics.end() ? fromCore(slot.pluggableId) : optic->name;
    const QString light = slot.segment < m_picture.segments.size() ? m_picture.segments[slot.segment] : QString();
    return tr("Channel %1 of %2: %3 to %4 THz, %5, %6")
        .arg(exactNumber(static_cast<double>(place.second) + 1, 0), exactNumber(static_cast<double>(channels.size()), 0),
             thz(m_picture.lowThz + slot.lowGhz / 1e3), thz(m_picture.lowThz + slot.highGhz / 1e3), name, light);
}

QString SpectrumBar::reading() const
{
    return m_read ? slotText(*m_read) : QString();
}

std::optional<SpectrumBar::Place> SpectrumBar::placeAt(const QPoint &at) const
{
    for (std::size_t pattern = 0; pattern < static_cast<std::size_t>(shown()); ++pattern) {
        const QRect bar = barRect(pattern);
        if (at.y() < bar.top() || at.y() > bar.bottom())
            continue;
        const std::vector<core::SpectrumSlot> &channels = m_picture.patterns[pattern].channels;
        for (std::size_t slot = 0; slot < channels.size(); ++slot) {
            if (at.x() >= xOf(channels[slot].lowGhz) && at.x() < xOf(channels[slot].highGhz))
                return Place{pattern, slot};
        }
    }
    return std::nullopt;
}

QString SpectrumBar::tipAt(const QPoint &at) const
{
    if (const std::optional<Place> place = placeAt(at))
        return slotText(*place);
    for (std::size_t pattern = 0; pattern < static_cast<std::size_t>(shown()); ++pattern) {
        if (barRect(pattern).contains(at))
            return tr("Free: no channel of these %Ln pair(s) stands here.", nullptr, static_cast<int>(m_picture.patterns[pattern].pairs));
    }
    return tr("Where every channel stands in the band: first fit, widest slots first, on the same frequencies along its whole way.");
}

void SpectrumBar::read(std::optional<Place> place)
{
    if (std::exchange(m_read, place) == place)
        return;
    setAccessibleDescription(place ? slotText(*place) : summary());
    if (hasFocus()) {
        QAccessibleEvent said(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&said);
    }
    update();
}

bool SpectrumBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

void SpectrumBar::keyPressEvent(QKeyEvent *event)
{
    const std::size_t rows = static_cast<std::size_t>(shown());
    const auto last = [this](std::size_t pattern) { return m_picture.patterns[pattern].channels.size(); };
    std::size_t lit = 0;
    while (lit < rows && last(lit) == 0)
        ++lit;
    if (lit == rows)
        return QWidget::keyPressEvent(event);
    Place place = m_read.value_or(Place{lit, 0});
    switch (event->key()) {
    case Qt::Key_Left:
        place.second -= m_read && place.second > 0 ? 1 : 0;
        break;
    case Qt::Key_Right:
        place.second += m_read && place.second + 1 < last(place.first) ? 1 : 0;
        break;
    case Qt::Key_Home:
        place.second = 0;
        break;
    case Qt::Key_End:
        place.second = last(place.first) - 1;
        break;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const bool down = event->key() == Qt::Key_Down;
        if (m_read && (down ? place.first + 1 < rows && last(place.first + 1) > 0 : place.first > 0 && last(place.first - 1) > 0)) {
            place.first += down ? 1 : std::size_t(-1);
            place.second = std::min(place.second, last(place.first) - 1);
        }
        break;
    }
    default:
        return QWidget::keyPressEvent(event);
    }
    read(place);
}

void SpectrumBar::mousePressEvent(QMouseEvent *event)
{
    read(placeAt(event->pos()));
}

void SpectrumBar::focusInEvent(QFocusEvent *event)
{
    m_ring = isKeyboardReason(event->reason());
    QWidget::focusInEvent(event);
    update();
}

void SpectrumBar::focusOutEvent(QFocusEvent *event)
{
    m_ring = false;
    read(std::nullopt);
    QWidget::focusOutEvent(event);
    update();
}

void SpectrumBar::paintBar(QPainter &painter, std::size_t pattern) const
{
    const Theme &look = theme();
    const QRect bar = barRect(pattern);
    painter.setFont(look.fonts.small);
    painter.setPen(look.colours.text);
    painter.drawText(QRect(0, static_cast<int>(pattern) * rowHeight(), width(), bar.top() - static_cast<int>(pattern) * rowHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, pairsText(m_picture.patterns[pattern]));
    painter.fillRect(bar, look.colours.base);
    painter.fillRect(bar, QBrush(look.colours.axis, Qt::BDiagPattern));
    const std::vector<core::SpectrumSlot> &channels = m_picture.patterns[pattern].channels;
    for (const core::SpectrumSlot &slot : channels) {
        const double left = xOf(slot.lowGhz), right = xOf(slot.highGhz), gap = right - left >= gapFrom ? 1 : 0;
        painter.fillRect(QRectF(left, bar.top(), right - left, bar.height()), look.colours.base);
        painter.fillRect(QRectF(left, bar.top(), right - left - gap, bar.height()), colourOf(slot.pluggableId));
    }
    painter.setPen(QPen(look.colours.outline, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(bar).adjusted(-0.5, -0.5, 0.5, 0.5));
    if (m_read && m_read->first == pattern) {
        painter.setPen(QPen(look.colours.text, 2));
        painter.drawRect(QRectF(slotRect(pattern, m_read->second)).adjusted(-1, -2, 1, 2));
    }
}

void SpectrumBar::paintLegend(QPainter &painter, int top) const
{
    const Theme &look = theme();
    const QFontMetrics metrics(look.fonts.small);
    const int line = metrics.height() + look.metrics.scaled(3), swatch = look.metrics.scaled(10);
    painter.setPen(look.colours.textSecondary);
    painter.setFont(look.fonts.small);
    painter.drawText(QRect(0, top, width(), line), Qt::AlignLeft | Qt::AlignVCenter, tr("%1 THz").arg(exactNumber(m_picture.lowThz, 1)));
    painter.drawText(QRect(0, top, width(), line), Qt::AlignRight | Qt::AlignVCenter, tr("%1 THz").arg(exactNumber(m_picture.highThz, 1)));
    top += line;
    const auto words = [&](const QString &text, const QColor &ink, int indent) {
        painter.setPen(ink);
        painter.drawText(QRect(indent, top, width() - indent, line), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, width() - indent));
        top += line;
    };
    if (static_cast<int>(m_picture.patterns.size()) > shown())
        words(tr("and %Ln other pattern(s)", nullptr, static_cast<int>(m_picture.patterns.size()) - shown()), look.colours.textTertiary, 0);
    for (const SpectrumPicture::Optic &optic : m_picture.optics) {
        painter.fillRect(QRect(2, top + (line - swatch) / 2, swatch, swatch), colourOf(optic.id));
        words(optic.name, look.colours.textSecondary, swatch + look.metrics.scaled(8));
    }
    painter.setPen(m_read ? look.colours.text : look.colours.textTertiary);
    painter.drawText(QRect(0, top, width(), 2 * line), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     m_read ? reading() : tr("Left and Right go from channel to channel."));
}

void SpectrumBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t pattern = 0; pattern < static_cast<std::size_t>(shown()); ++pattern)
        paintBar(painter, pattern);
    paintLegend(painter, shown() * rowHeight());
    if (m_ring)
        drawFocusRing(painter, QRectF(rect()));
}

} // namespace ui
