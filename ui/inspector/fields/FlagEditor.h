#pragma once

#include "ui/inspector/fields/FieldEditor.h"

class QCheckBox;

namespace ui {

/// A switch.
class FlagEditor final : public FieldEditor {
    Q_OBJECT

public:
    explicit FlagEditor(QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;

    QCheckBox *m_box;
};

} // namespace ui
