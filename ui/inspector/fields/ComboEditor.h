#pragma once

#include "ui/inspector/fields/FieldEditor.h"

class QComboBox;

namespace ui {

/// One of a list; a long list (FieldKind::Searched) is searched by typing any part of a name.
class ComboEditor final : public FieldEditor {
    Q_OBJECT

public:
    ComboEditor(const Property &property, QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;
    void setInvalid(bool invalid) override;
    void commit() override;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void fill();
    void choose(int index);

    QComboBox *m_box;
    bool m_searched;
    std::function<std::vector<FieldChoice>()> m_choices;
    std::vector<FieldChoice> m_filled;
    FieldView m_view;
};

} // namespace ui
