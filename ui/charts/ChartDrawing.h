#pragma once

#include "ui/charts/CurveSamples.h"
#include "ui/shell/Theme.h"

#include <QPointer>
#include <QRectF>

#include <vector>

class QCPItemText;
class QCustomPlot;

namespace ui {

/// The pen of a chart's line by its place: colours in order, patterns beside them, so that colour is not the only sign.
QPen linePen(const Theme &look, int line);
/// The fill of bars, and of what they go on to.
QColor barColour(const Theme &look);
QColor furtherColour(const Theme &look);

/// Draws a curve by QCustomPlot in the look of TOKENS.md section 10, for the screen or for paper.
class ChartDrawing {
public:
    explicit ChartDrawing(QCustomPlot &plot);

    void draw(const CurvePtr &curve, const Theme &look, const std::vector<bool> &hidden);
    void showAll(); ///< all of the curve, as after draw()
    /// Zooms around a place of the plot. @param factor below 1 comes closer
    void zoom(double factor, QPointF at, bool alongX);
    bool isZoomed() const { return m_zoomed; }

    QRectF inside() const;          ///< where the lines are, in pixels
    double pixelOf(double x) const; ///< of x across
    double xAt(double pixel) const;
    QPointF pointOf(double x, double y, bool secondAxis) const;
    QRectF barRow(int bar) const;   ///< the stripe of a bar, over the whole width
    int barAt(double pixelY) const; ///< -1 outside

private:
    void styleAxes();
    void nameAxes();
    void addLines(const std::vector<bool> &hidden);
    void addBars();
    void addLimits();
    void addMarks();
    QCPItemText *text(const core::Text &words, const QFont &font, const QColor &colour, Qt::Alignment alignment);
    void takeRanges(const std::vector<bool> &hidden);
    void placeLabels();
    double headroom() const;

    struct TopLabel {
        QCPItemText *item;
        double x;
    };

    QCustomPlot &m_plot;
    CurvePtr m_curve;
    const Theme *m_look = nullptr;
    std::vector<TopLabel> m_topLabels;
    std::vector<TopLabel> m_pointLabels;
    int m_rows = 0; ///< of labels at the top
    double m_lowX = 0, m_highX = 1, m_lowY = 0, m_highY = 1, m_lowY2 = 0, m_highY2 = 1;
    bool m_zoomed = false;
};

} // namespace ui
