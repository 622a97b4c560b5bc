#pragma once

#include <QLineEdit>

namespace ui {

/// A field that opens on the canvas over what it edits. Enter and leaving it commit, Esc does not.
class InlineEditor final : public QLineEdit {
    Q_OBJECT

public:
    explicit InlineEditor(QWidget *parent);
    void open(const QRectF &where, const QString &text, const QString &placeholder, const QString &accessibleName);
    void setInvalid(bool invalid);

signals:
    /// `leaving`: by losing the focus, so it must close whatever comes.
    void committed(const QString &text, bool leaving);
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
};

} // namespace ui
