#pragma once

#include "ui/inspector/fields/FieldEditor.h"

class QPlainTextEdit;

namespace ui {

/// Several lines of text; Tab leaves the field, and leaving it commits.
class NotesEditor final : public FieldEditor {
    Q_OBJECT

public:
    explicit NotesEditor(QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;
    void commit() override;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;

    QPlainTextEdit *m_edit;
    FieldView m_view;
};

} // namespace ui
