#include "ui/results/Pill.h"

#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

void Pill::setPill(const QString &text, const QColor &ground, const QColor &ink)
{
    m_text = text;
    m_ground = ground;
    m_ink = ink;
    const int height = theme().metrics.pill;
    setFixedSize(std::max(height, QFontMetrics(theme().fonts.smallMedium).horizontalAdvance(text) + theme().metrics.scaled(12)), height);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    update();
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawBox(painter, QRectF(rect()), m_ground, Qt::transparent, 0, height() / 2.0);
    painter.setFont(theme().fonts.smallMedium);
    painter.setPen(m_ink);
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace ui
