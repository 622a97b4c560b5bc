#pragma once

#include "ui/inspector/fields/FieldEditor.h"

#include <optional>

namespace ui {

class UnitField;

/// Numbers with typed units, counts, one line of text, positions.
class LineEditor final : public FieldEditor {
    Q_OBJECT

public:
    LineEditor(const Property &property, QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;
    void setInvalid(bool invalid) override;
    void commit() override { finish(true); }

private:
    struct Reading {
        std::optional<FieldValue> value;
        QString message; ///< why there is none
    };
    Reading read(const QString &text) const;
    QString textOf(const FieldValue &value) const;
    bool isNumeric() const { return m_kind == FieldKind::Number || m_kind == FieldKind::Count; }
    void type(const QString &text);
    void step(int steps);
    void finish(bool leaving);
    void restore();

    UnitField *m_field;
    FieldKind m_kind;
    std::string m_unit;
    bool m_resettable;
    bool m_calendarYear;
    bool m_refused = false;
    FieldView m_view;
};

} // namespace ui
