#pragma once

#include "ui/inspector/Property.h"
#include "ui/inspector/fields/FieldEditor.h"

#include <QWidget>

class QLabel;

namespace ui {

class Document;

/// A label and its field (TOKENS.md, inspector row). Values are tried on a copy of the scenario while they are typed; what
/// core refuses is told below the field and never reaches the document.
class PropertyRow final : public QWidget {
    Q_OBJECT

public:
    PropertyRow(Document &document, Property property, QWidget *parent = nullptr);

    const Property &property() const { return m_property; }
    QWidget *field() const { return m_editor->widget(); }
    QString problem() const { return m_problem; }  ///< the message below the field; empty = all well

    void refresh();                                ///< shows what the scenario holds now
    void commit() { m_editor->commit(); }          ///< as leaving the field does
    bool matches(const QString &filter) const;     ///< its label, key or hint holds the text

private:
    FieldView view() const;
    std::optional<QString> refusal(const FieldValue &value) const;
    void apply(const FieldValue &value);
    void setProblem(const QString &problem);
    void showBelow();

    Document &m_document;
    Property m_property;
    std::unique_ptr<FieldEditor> m_editor;
    QLabel *m_label;
    QLabel *m_dot;
    QLabel *m_below;
    QString m_problem;
    bool m_focused = false;
    bool m_given = false;
};

} // namespace ui
