#pragma once

#include "ui/inspector/fields/FieldEditor.h"

class QListWidget;
class QPushButton;

namespace ui {

/// Several of a list, ticked in a popup; closing it commits one step. Nothing ticked means all, or what Property::nothing says.
class CheckListEditor final : public FieldEditor {
    Q_OBJECT

public:
    CheckListEditor(const Property &property, QWidget *parent);

    QWidget *widget() const override;
    void show(const FieldView &view) override;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void open();
    void close();

    QPushButton *m_button;
    QListWidget *m_list;  ///< the popup
    std::function<std::vector<FieldChoice>()> m_choices;
    QString m_nothing;
    std::vector<std::string> m_shown;
};

} // namespace ui
