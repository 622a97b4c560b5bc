#pragma once

#include "ui/inspector/fields/FieldEditor.h"

class QLabel;

namespace ui {

/// A value that is only shown.
class FigureEditor final : public FieldEditor {
    Q_OBJECT

public:
    FigureEditor(const Property &property, QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;

private:
    QLabel *m_label;
    std::string m_unit;
};

} // namespace ui
