#pragma once

#include <QWidget>

class QButtonGroup;

namespace ui {

/// The segmented switch of TOKENS.md section 8: one frame, hairlines between, the chosen part in accent. Each part is a button,
/// reached by Tab once and by Left and Right from there.
class SegmentedSwitch final : public QWidget {
    Q_OBJECT

public:
    explicit SegmentedSwitch(QWidget *parent = nullptr);

    void setLabels(const QStringList &labels);
    int current() const;
    void setCurrent(int index);  ///< -1: none

signals:
    void chosen(int index);      ///< by hand
    void entered();
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_buttons;
};

} // namespace ui
