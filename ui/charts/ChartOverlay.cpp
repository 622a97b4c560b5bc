#include "ui/charts/ChartOverlay.h"

#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

QString ChartReading::text() const
{
    QStringList parts{title};
    for (const Row &row : rows)
        parts << (row.value.isEmpty() ? row.name : QStringLiteral("%1 %2").arg(row.name, row.value));
    return parts.join(QStringLiteral("; "));
}

ChartOverlay::ChartOverlay(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void ChartOverlay::show(const ChartReading &reading, const QRectF &inside)
{
    m_reading = reading;
    m_inside = inside;
    m_reads = true;
    update();
}

void ChartOverlay::clear()
{
    m_reads = false;
    update();
}

void ChartOverlay::setRing(bool ring)
{
    m_ring = ring;
    update();
}

void ChartOverlay::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = theme().colours;
    QPainter painter(this);
    if (m_ring)
        drawFocusRing(painter, QRectF(rect()));
    if (!m_reads)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_reading.stripe.isValid()) {
        QColor shade = colours.accent;
        shade.setAlphaF(0.10F);
        painter.fillRect(m_reading.stripe, shade);
    } else {
        painter.setPen(QPen(colours.textSecondary, 1));
        painter.drawLine(QPointF(m_reading.x, m_inside.top()), QPointF(m_reading.x, m_inside.bottom()));
    }
    for (const auto &[point, colour] : m_reading.points) {
        painter.setPen(QPen(colours.base, 1.5));
        painter.setBrush(colour);
        painter.drawEllipse(point, 4, 4);
    }
    paintBox(painter);
}

void ChartOverlay::paintBox(QPainter &painter) const
{
    const Theme &look = theme();
    const double inset = look.metrics.scaled(11), gap = look.metrics.scaled(16), sample = look.metrics.scaled(22), space = look.metrics.scaled(8);
    const QFontMetricsF small(look.fonts.small), medium(look.fonts.smallMedium);
    const double line = small.height() + 3;
    double names = 0, values = 0, wide = medium.horizontalAdvance(m_reading.title);
    for (const ChartReading::Row &row : m_reading.rows) {
        const double name = small.horizontalAdvance(row.name);
        if (row.value.isEmpty()) {
            wide = std::max(wide, name);
            continue;
        }
        names = std::max(names, name + (row.pen.style() == Qt::NoPen ? 0 : sample + space));
        values = std::max(values, medium.horizontalAdvance(row.value));
    }
    wide = std::max(wide, names + gap + values);
    const QSizeF size(wide + 2 * inset, (static_cast<double>(m_reading.rows.size()) + 1) * line + 2 * inset - 4);
    double left = m_reading.x + 14;
    if (left + size.width() > width() - 4)
        left = m_reading.x - 14 - size.width();
    left = std::clamp(left, 4.0, std::max(4.0, width() - 4 - size.width()));
    double top = m_inside.center().y() - size.height() / 2;
    if (m_reading.stripe.isValid())
        top = m_reading.stripe.center().y() > m_inside.center().y() ? m_reading.stripe.top() - size.height() - 2 : m_reading.stripe.bottom() + 2;
    top = std::clamp(top, 4.0, std::max(4.0, height() - 4 - size.height()));

    drawBox(painter, QRectF(QPointF(left, top), size), look.colours.tooltip, Qt::transparent, 0);
    painter.setPen(look.colours.tooltipText);
    const auto put = [&](double y, const QString &words, const QFont &font, Qt::Alignment side, double indent = 0) {
        painter.setFont(font);
        painter.drawText(QRectF(left + inset + indent, y, wide - indent, line), static_cast<int>((side | Qt::AlignVCenter).toInt()), words);
    };
    double y = top + inset - 2;
    put(y, m_reading.title, look.fonts.smallMedium, Qt::AlignLeft);
    for (const ChartReading::Row &row : m_reading.rows) {
        y += line;
        const bool bare = row.pen.style() == Qt::NoPen;
        put(y, row.name, look.fonts.small, Qt::AlignLeft, bare ? 0 : sample + space);
        put(y, row.value, look.fonts.smallMedium, Qt::AlignRight);
        if (bare)
            continue;
        QPen pen = row.pen; // its colours are made for the other ground
        pen.setColor(look.colours.tooltipText);
        painter.setPen(pen);
        painter.drawLine(QPointF(left + inset, y + line / 2), QPointF(left + inset + sample, y + line / 2));
        painter.setPen(look.colours.tooltipText);
    }
}

} // namespace ui
