#include "ui/inspector/fields/SegmentedSwitch.h"

#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// One part; the frame around all of them is the switch's.
class Segment final : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

    QSize sizeHint() const override
    {
        return {QFontMetrics(theme().fonts.smallMedium).horizontalAdvance(text()) + 2 * theme().metrics.scaled(8), theme().metrics.field};
    }

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        m_ring = isKeyboardReason(event->reason());
        QAbstractButton::focusInEvent(event);
    }

    void paintEvent(QPaintEvent *) override
    {
        const ThemeColours &colours = theme().colours;
        QPainter painter(this);
        const QRect inside = rect().adjusted(0, 1, 0, -1);
        if (isChecked())
            painter.fillRect(inside, colours.accentSoft);
        else if (underMouse())
            painter.fillRect(inside, colours.hover);
        painter.setFont(isChecked() ? theme().fonts.smallMedium : theme().fonts.small);
        painter.setPen(!isEnabled() ? colours.textDisabled : isChecked() ? colours.accent : colours.text);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus() && m_ring)
            drawFocusRing(painter, rect().adjusted(2, 2, -2, -2));
    }

private:
    bool m_ring = false;
};

} // namespace

SegmentedSwitch::SegmentedSwitch(QWidget *parent) : QWidget(parent), m_buttons(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(1, 0, 1, 0);
    row->setSpacing(1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_buttons, &QButtonGroup::idClicked, this, &SegmentedSwitch::chosen);
}

void SegmentedSwitch::setLabels(const QStringList &labels)
{
    qDeleteAll(m_buttons->buttons());
    int index = 0;
    for (const QString &label : labels) {
        auto *segment = new Segment(this);
        segment->setText(label);
        segment->setCheckable(true);
        segment->setFocusPolicy(Qt::StrongFocus);
        segment->setAttribute(Qt::WA_Hover);
        segment->installEventFilter(this);
        m_buttons->addButton(segment, index++);
        layout()->addWidget(segment);
    }
    if (!labels.isEmpty())
        setFocusProxy(m_buttons->button(0));
}

int SegmentedSwitch::current() const
{
    return m_buttons->checkedId();
}

void SegmentedSwitch::setCurrent(int index)
{
    m_buttons->setExclusive(false);
    for (QAbstractButton *button : m_buttons->buttons())
        button->setChecked(m_buttons->id(button) == index);
    m_buttons->setExclusive(true);
    setFocusProxy(m_buttons->button(std::max(index, 0)));
}

bool SegmentedSwitch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        emit entered();
    if (event->type() == QEvent::FocusOut)
        emit left();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int next = m_buttons->id(qobject_cast<QAbstractButton *>(watched)) + (key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0);
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            if (QAbstractButton *button = m_buttons->button(next)) {
                button->setFocus(Qt::TabFocusReason);
                button->click();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SegmentedSwitch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawBox(painter, QRectF(rect()), theme().colours.base, theme().colours.outline, 1);
    for (int index = 1; index < static_cast<int>(m_buttons->buttons().size()); ++index)
        painter.fillRect(m_buttons->button(index)->x() - 1, 1, 1, height() - 2, theme().colours.hairline);
}

} // namespace ui
