#pragma once

#include "ui/inspector/fields/FieldEditor.h"

namespace ui {

class SegmentedSwitch;

/// One of two or three words side by side.
class SegmentsEditor final : public FieldEditor {
    Q_OBJECT

public:
    SegmentsEditor(const Property &property, QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;

private:
    SegmentedSwitch *m_switch;
    std::vector<FieldChoice> m_choices;
};

} // namespace ui
