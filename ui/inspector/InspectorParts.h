#pragma once

#include <QAbstractButton>
#include <QString>

class QLabel;
class QScrollArea;

namespace ui {

/// A scrolling column of rows without a frame; returns the widget whose QVBoxLayout takes the rows.
QWidget *inspectorContent(QScrollArea &area);

/// "Fibre": the small medium line over a group of rows.
QLabel *sectionHead(const QString &text, QWidget *parent);

/// Label and value of a result; a click or Enter explains it.
class FigureRow final : public QAbstractButton {
    Q_OBJECT

public:
    explicit FigureRow(QWidget *parent = nullptr);

    void setFigure(const QString &label, const QString &number, const QString &unit);
    QString number() const { return m_number; }
    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_number;
    QString m_unit;
    bool m_ring = false;
};

} // namespace ui
