#include "ui/inspector/fields/SegmentsEditor.h"

#include "ui/inspector/fields/SegmentedSwitch.h"

#include <algorithm>

namespace ui {

SegmentsEditor::SegmentsEditor(const Property &property, QWidget *parent) : m_switch(new SegmentedSwitch(parent)), m_choices(property.choices())
{
    QStringList labels;
    for (const FieldChoice &choice : m_choices)
        labels << choice.label;
    m_switch->setLabels(labels);
    connect(m_switch, &SegmentedSwitch::chosen, this, [this](int index) { emit committed(m_choices[static_cast<std::size_t>(index)].value); });
    connect(m_switch, &SegmentedSwitch::entered, this, &FieldEditor::entered);
    connect(m_switch, &SegmentedSwitch::left, this, &FieldEditor::left);
}

QWidget *SegmentsEditor::widget() const
{
    return m_switch;
}

void SegmentsEditor::show(const FieldView &view)
{
    const auto found = std::ranges::find(m_choices, view.value, &FieldChoice::value);
    m_switch->setCurrent(view.distinct > 1 || found == m_choices.end() ? -1 : static_cast<int>(found - m_choices.begin()));
}

} // namespace ui
