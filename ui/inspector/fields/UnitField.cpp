#include "ui/inspector/fields/UnitField.h"

#include "ui/shell/Theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace ui {

namespace {
constexpr int inset = 8;
}

UnitField::UnitField(QWidget *parent) : QLineEdit(parent)
{
    setMinimumHeight(theme().metrics.field);
    connect(this, &QLineEdit::textChanged, this, &UnitField::changeFont);
}

void UnitField::setUnit(const QString &symbol)
{
    m_unit = symbol;
    const int room = symbol.isEmpty() ? 0 : QFontMetrics(theme().fonts.small).horizontalAdvance(symbol) + inset;
    setTextMargins(0, 0, room, 0);
    update();
}

void UnitField::setComputed(bool computed)
{
    showState("computed", computed);
}

void UnitField::setInvalid(bool invalid)
{
    showState("invalid", invalid);
}

void UnitField::setMixed(const QString &placeholder)
{
    m_mixed = placeholder;
    setPlaceholderText(placeholder);
    changeFont();
}

void UnitField::showState(const char *property, bool on)
{
    if (this->property(property).toBool() == on)
        return;
    setProperty(property, on);
    update();
}

void UnitField::changeFont()
{
    QFont wanted = theme().fonts.body;
    wanted.setItalic(text().isEmpty() && !m_mixed.isEmpty());
    if (font().italic() != wanted.italic())
        setFont(wanted);
}

bool UnitField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) { // these keys are the field's before they are the window's
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || (key == Qt::Key_Escape && isModified())) {
            event->accept();
            return true;
        }
        const auto *pressed = static_cast<QKeyEvent *>(event);
        if (!isModified() && (pressed->matches(QKeySequence::Undo) || pressed->matches(QKeySequence::Redo))) {
            event->ignore(); // nothing typed to take back: the window undoes the last step
            return true;
        }
    }
    return QLineEdit::event(event);
}

void UnitField::keyPressEvent(QKeyEvent *event)
{
    const int size = event->modifiers().testFlag(Qt::ControlModifier) ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Up:
        emit stepRequested(size);
        return;
    case Qt::Key_Down:
        emit stepRequested(-size);
        return;
    case Qt::Key_Escape:
        if (isModified()) {
            emit escapePressed();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void UnitField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit entered();
}

void UnitField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit left();
}

void UnitField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_unit.isEmpty())
        return;
    QPainter painter(this);
    painter.setFont(theme().fonts.small);
    painter.setPen(isEnabled() ? theme().colours.textTertiary : theme().colours.textDisabled);
    painter.drawText(rect().adjusted(0, 0, -inset, 0), Qt::AlignRight | Qt::AlignVCenter, m_unit);
}

} // namespace ui
