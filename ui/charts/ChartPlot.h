#pragma once

#include "ui/charts/ChartDrawing.h"

#include <QWidget>

#include <memory>

namespace ui {

class ChartOverlay;
struct ChartReading;

/// One curve with a read-out that follows the pointer and the keys: Left and Right go on by a sample, Home and End to the ends,
/// Escape puts it away; + and − zoom, 0 shows all. The wheel zooms the axis under the pointer, a double click shows all.
class ChartPlot final : public QWidget {
    Q_OBJECT

public:
    explicit ChartPlot(QWidget *parent = nullptr);
    ~ChartPlot() override;

    void setCurve(const CurvePtr &curve);
    const CurveSamples &samples() const { return m_samples; }
    void setLineShown(int line, bool shown);
    const std::vector<bool> &hiddenLines() const { return m_hidden; }
    bool isLineShown(int line) const { return !m_hidden[static_cast<std::size_t>(line)]; }

    int reading() const { return m_reading; } ///< the sample that is read, -1 = none
    void setReading(int sample);
    QString readingText() const;
    QPoint placeOf(int sample) const; ///< in the widget, on its first curve that has a value there
    bool isZoomed() const { return m_drawing->isZoomed(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void readingChanged(int sample);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void redraw();
    bool takesKey(int key) const;
    void readAt(const QPointF &place);
    void showReading();
    ChartReading currentReading() const;

    QCustomPlot *m_plot;
    std::unique_ptr<ChartDrawing> m_drawing;
    ChartOverlay *m_overlay;
    CurveSamples m_samples;
    CurvePtr m_curve;
    std::vector<bool> m_hidden;
    int m_reading = -1;
};

} // namespace ui
