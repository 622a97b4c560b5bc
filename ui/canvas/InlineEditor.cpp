#include "ui/canvas/InlineEditor.h"

#include "ui/shell/Theme.h"

#include <QKeyEvent>
#include <QStyle>

namespace ui {

InlineEditor::InlineEditor(QWidget *parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignCenter);
    setMaxLength(1000);
    hide();
}

void InlineEditor::open(const QRectF &where, const QString &text, const QString &placeholder, const QString &accessible)
{
    setPalette(theme().fieldPalette());
    setFont(theme().fonts.bodyMedium);
    setInvalid(false);
    setText(text);
    setPlaceholderText(placeholder);
    setAccessibleName(accessible);
    setGeometry(where.toRect());
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    selectAll();
}

void InlineEditor::setInvalid(bool invalid)
{
    setProperty("invalid", invalid);  // the style draws the edge
    update();
}

bool InlineEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept(); // before it is the window's
    return QLineEdit::event(event);
}

void InlineEditor::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit committed(text(), false);
        return;
    case Qt::Key_Escape:
        emit cancelled();
        return;
    default:
        setInvalid(false);
        QLineEdit::keyPressEvent(event);
    }
}

void InlineEditor::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (isVisible() && event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit committed(text(), true);
}

} // namespace ui
