#include "ui/inspector/fields/FlagEditor.h"

#include <QCheckBox>
#include <QEvent>

namespace ui {

FlagEditor::FlagEditor(QWidget *parent) : m_box(new QCheckBox(parent))
{
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { emit committed(on); });
    m_box->installEventFilter(this);
}

QWidget *FlagEditor::widget() const
{
    return m_box;
}

void FlagEditor::show(const FieldView &view)
{
    const auto *on = std::get_if<bool>(&view.value);
    m_box->setTristate(view.distinct > 1);
    m_box->setCheckState(view.distinct > 1 ? Qt::PartiallyChecked : on != nullptr && *on ? Qt::Checked : Qt::Unchecked);
    m_box->setText(m_box->isChecked() ? tr("Yes") : tr("No"));
}

bool FlagEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        emit entered();
    if (event->type() == QEvent::FocusOut)
        emit left();
    return FieldEditor::eventFilter(watched, event);
}

} // namespace ui
