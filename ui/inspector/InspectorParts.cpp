#include "ui/inspector/InspectorParts.h"

#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

QWidget *inspectorContent(QScrollArea &area)
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *content = new QWidget(&area);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(metrics.scaled(12), metrics.scaled(4), metrics.scaled(12), metrics.scaled(12));
    column->setSpacing(0);
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setFocusPolicy(Qt::NoFocus);
    area.setWidget(content);
    content->setAutoFillBackground(false);
    area.viewport()->setAutoFillBackground(false);
    return content;
}

QLabel *sectionHead(const QString &text, QWidget *parent)
{
    auto *head = new QLabel(text, parent);
    head->setFont(theme().fonts.smallMedium);
    head->setForegroundRole(QPalette::PlaceholderText);
    head->setContentsMargins(0, theme().metrics.scaled(12), 0, theme().metrics.scaled(4));
    return head;
}

FigureRow::FigureRow(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FigureRow::setFigure(const QString &label, const QString &number, const QString &unit)
{
    setText(label);
    m_number = number;
    m_unit = unit;
    setAccessibleName(unit.isEmpty() ? tr("%1: %2").arg(label, number) : tr("%1: %2 %3").arg(label, number, unit));
    update();
}

QSize FigureRow::sizeHint() const
{
    return {theme().metrics.scaled(200), theme().metrics.outlineRow};
}

void FigureRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void FigureRow::focusInEvent(QFocusEvent *event)
{
    m_ring = isKeyboardReason(event->reason());
    QAbstractButton::focusInEvent(event);
}

void FigureRow::paintEvent(QPaintEvent *)
{
    const Theme &look = theme();
    const int labelWidth = look.metrics.scaled(126), gap = look.metrics.scaled(4);
    QPainter painter(this);
    if (underMouse())
        drawBox(painter, QRectF(rect()), look.colours.hover, Qt::transparent, 0);
    const QFontMetrics body(look.fonts.body), medium(look.fonts.bodyMedium);
    painter.setFont(look.fonts.body);
    painter.setPen(look.colours.textSecondary);
    painter.drawText(rect().adjusted(0, 0, labelWidth - width(), 0), Qt::AlignVCenter | Qt::AlignLeft, body.elidedText(text(), Qt::ElideRight, labelWidth - gap));
    const QRect right = rect().adjusted(labelWidth, 0, 0, 0);
    painter.setFont(look.fonts.bodyMedium);
    painter.setPen(look.colours.text);
    painter.drawText(right, Qt::AlignVCenter | Qt::AlignLeft, m_number);
    painter.setFont(look.fonts.small);
    painter.setPen(look.colours.textTertiary);
    painter.drawText(right.adjusted(medium.horizontalAdvance(m_number) + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_unit);
    if (hasFocus() && m_ring)
        drawFocusRing(painter, QRectF(rect()));
}

} // namespace ui
