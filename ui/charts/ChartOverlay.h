#pragma once

#include <QColor>
#include <QPen>
#include <QString>
#include <QWidget>

#include <vector>

namespace ui {

/// What is read at one place of a chart: the line through it, points on the curves, and the box with the figures.
struct ChartReading {
    QString title;
    struct Row {
        QString name, value;
        QPen pen; ///< sample of the line, if it is not Qt::NoPen
    };
    std::vector<Row> rows;
    double x = 0;  ///< pixel of the line; of bars the end of the bar
    QRectF stripe; ///< of bars, in place of the line
    std::vector<std::pair<QPointF, QColor>> points;
    QString text() const; ///< in one line, for screen readers
};

/// Lies over a plot and draws the read-out and the focus ring, so that following the pointer does not draw the plot anew.
class ChartOverlay final : public QWidget {
    Q_OBJECT

public:
    explicit ChartOverlay(QWidget *parent);

    void show(const ChartReading &reading, const QRectF &inside);
    void clear();
    void setRing(bool ring);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBox(QPainter &painter) const;

    ChartReading m_reading;
    QRectF m_inside;
    bool m_reads = false, m_ring = false;
};

} // namespace ui
