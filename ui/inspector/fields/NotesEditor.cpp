#include "ui/inspector/fields/NotesEditor.h"

#include "ui/document/Text.h"
#include "ui/shell/Theme.h"

#include <QFocusEvent>
#include <QPlainTextEdit>

namespace ui {

NotesEditor::NotesEditor(QWidget *parent) : m_edit(new QPlainTextEdit(parent))
{
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(3 * theme().metrics.field);
    m_edit->setFrameShape(QFrame::StyledPanel);
    m_edit->installEventFilter(this);
}

QWidget *NotesEditor::widget() const
{
    return m_edit;
}

void NotesEditor::show(const FieldView &view)
{
    m_view = view;
    m_edit->setPlaceholderText(view.distinct > 1 ? tr("%n value(s)", nullptr, view.distinct) : QString());
    if (m_edit->document()->isModified() && m_edit->hasFocus())
        return;
    const auto *text = std::get_if<std::string>(&view.value);
    const QString wanted = text != nullptr && view.distinct <= 1 ? fromCore(*text) : QString();
    if (m_edit->toPlainText() != wanted)
        m_edit->setPlainText(wanted);
    m_edit->document()->setModified(false);
}

void NotesEditor::commit()
{
    if (!m_edit->document()->isModified())
        return;
    m_edit->document()->setModified(false);
    if (m_view.distinct <= 1 || !m_edit->toPlainText().isEmpty())
        emit committed(toCore(m_edit->toPlainText()));
}

bool NotesEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        emit entered();
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason) {
        commit();
        emit left();
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace ui
