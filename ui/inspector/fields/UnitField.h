#pragma once

#include <QLineEdit>

namespace ui {

/// A line edit with the unit inside at its right end (TOKENS.md, inspector row). The unit is no part of the text.
class UnitField final : public QLineEdit {
    Q_OBJECT

public:
    explicit UnitField(QWidget *parent = nullptr);

    void setUnit(const QString &symbol);
    const QString &unit() const { return m_unit; }
    void setComputed(bool computed);
    void setInvalid(bool invalid);
    /// Shown in italics while the field is empty: "3 values".
    void setMixed(const QString &placeholder);

signals:
    void stepRequested(int steps);   ///< Up and Down: ±1, with Ctrl ±10
    void escapePressed();
    void entered();
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showState(const char *property, bool on);
    void changeFont();

    QString m_unit;
    QString m_mixed;
};

} // namespace ui
