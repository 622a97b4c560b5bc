#include "ui/charts/ChartLegend.h"

#include "ui/charts/ChartDrawing.h"
#include "ui/document/Text.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QFocusEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

int sampleWidth()
{
    return theme().metrics.scaled(26);
}

} // namespace

LegendKey::LegendKey(const QString &name, int line, QWidget *parent) : QAbstractButton(parent), m_line(line)
{
    setText(name);
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Hide or show this line"));
}

LegendKey::LegendKey(const QString &name, bool further, QWidget *parent) : QAbstractButton(parent), m_further(further)
{
    setText(name);
    setFocusPolicy(Qt::NoFocus);
}

QSize LegendKey::sizeHint() const
{
    const QFontMetrics metrics(theme().fonts.small);
    return {sampleWidth() + theme().metrics.scaled(8) + metrics.horizontalAdvance(text()) + theme().metrics.scaled(8),
            metrics.height() + theme().metrics.scaled(6)};
}

void LegendKey::focusInEvent(QFocusEvent *event)
{
    m_ring = isKeyboardReason(event->reason());
    QAbstractButton::focusInEvent(event);
}

void LegendKey::paintEvent(QPaintEvent *)
{
    const Theme &look = theme();
    const bool shown = !isCheckable() || isChecked();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isCheckable() && underMouse())
        drawBox(painter, QRectF(rect()), look.colours.hover, Qt::transparent, 0);
    const double left = look.metrics.scaled(4), middle = height() / 2.0, width = sampleWidth() - 4;
    if (m_line < 0) {
        painter.fillRect(QRectF(left, middle - 5, width, 10), m_further ? furtherColour(look) : barColour(look));
    } else if (shown) {
        painter.setPen(linePen(look, m_line));
        painter.drawLine(QPointF(left, middle), QPointF(left + width, middle));
    } else {
        painter.setPen(QPen(look.colours.textDisabled, 1));
        painter.drawEllipse(QPointF(left + width / 2, middle), 3, 3);
    }
    QFont font = look.fonts.small;
    font.setStrikeOut(!shown);
    painter.setFont(font);
    painter.setPen(shown ? look.colours.text : look.colours.textTertiary);
    painter.drawText(rect().adjusted(static_cast<int>(left + width) + look.metrics.scaled(8), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (hasFocus() && m_ring)
        drawFocusRing(painter, QRectF(rect()));
}

ChartLegend::ChartLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&themeSource(), &ThemeSource::changed, this, [this] {
        arrange(width(), true);
        updateGeometry();
    });
}

void ChartLegend::setCurve(const CurvePtr &curve)
{
    qDeleteAll(m_keys);
    m_keys.clear();
    const int lines = curve && !curve->bars ? static_cast<int>(curve->lines.size()) : 0;
    for (int line = 0; lines > 1 && line < lines; ++line) {
        auto *key = new LegendKey(translated(curve->lines[static_cast<std::size_t>(line)].label), line, this);
        connect(key, &QAbstractButton::toggled, this, [this, line](bool shown) { emit lineToggled(line, shown); });
        m_keys.push_back(key);
    }
    if (curve && curve->bars && curve->furtherLabel != nullptr) {
        m_keys.push_back(new LegendKey(translated(curve->yLabel), false, this));
        m_keys.push_back(new LegendKey(translated(curve->furtherLabel), true, this));
    }
    for (LegendKey *key : m_keys)
        key->show();
    setVisible(!m_keys.empty());
    arrange(width(), true);
    updateGeometry();
}

void ChartLegend::setLineShown(int line, bool shown)
{
    if (line < static_cast<int>(m_keys.size()))
        m_keys[static_cast<std::size_t>(line)]->setChecked(shown);
}

int ChartLegend::arrange(int width, bool move) const
{
    const int gap = theme().metrics.scaled(8);
    int x = 0, y = 0, row = 0;
    for (LegendKey *key : m_keys) {
        const QSize size = key->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += row;
        }
        if (move)
            key->setGeometry(x, y, size.width(), size.height());
        x += size.width() + gap;
        row = size.height();
    }
    return y + row;
}

int ChartLegend::heightForWidth(int width) const
{
    return arrange(width, false);
}

QSize ChartLegend::sizeHint() const
{
    return {theme().metrics.scaled(300), arrange(std::max(width(), theme().metrics.scaled(300)), false)};
}

void ChartLegend::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

} // namespace ui
