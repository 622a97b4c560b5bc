#pragma once

#include "ui/inspector/Property.h"

#include <QObject>

#include <memory>

class QWidget;

namespace ui {

/// What a field shows for all its subjects together.
struct FieldView {
    FieldValue value;        ///< the common one
    bool given = true;
    int distinct = 1;        ///< above 1 the values differ and `value` is none of them
};

/// The part of a row that is typed in, pressed or opened. It turns what hands do into values and knows nothing of the
/// document; the row tries the values and tells the editor when one is refused.
class FieldEditor : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    virtual QWidget *widget() const = 0;           ///< takes the focus
    virtual void show(const FieldView &view) = 0;  ///< never disturbs what is being typed
    virtual void setInvalid(bool) {}
    virtual void commit() {}                       ///< as leaving the field does

signals:
    void tried(const ui::FieldValue &value);       ///< while typing: is it good?
    void unreadable(const QString &message);       ///< while typing: not a value at all
    void stepped(const ui::FieldValue &value);     ///< Up and Down: at once, one undo step per visit
    void committed(const ui::FieldValue &value);   ///< Enter, focus out, a choice
    void restored();                               ///< Esc: back to the value in force
    void entered();
    void left();
};

/// The editor of a property's kind, its widget a child of `parent`.
std::unique_ptr<FieldEditor> makeEditor(const Property &property, QWidget *parent);

} // namespace ui
