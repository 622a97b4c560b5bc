#include "ui/inspector/fields/FigureEditor.h"

#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QLabel>

namespace ui {

FigureEditor::FigureEditor(const Property &property, QWidget *parent) : m_label(new QLabel(parent)), m_unit(property.unit)
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

QWidget *FigureEditor::widget() const
{
    return m_label;
}

void FigureEditor::show(const FieldView &view)
{
    if (view.distinct > 1)
        m_label->setText(tr("%n value(s)", nullptr, view.distinct));
    else if (const auto *text = std::get_if<std::string>(&view.value))
        m_label->setText(fromCore(*text));
    else if (const auto *number = std::get_if<double>(&view.value))
        m_label->setText(figure(*number, m_unit, false).text());
    else
        m_label->setText(figure(std::nullopt, m_unit, false).text());
}

} // namespace ui
