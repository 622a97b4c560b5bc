#pragma once

#include "ui/charts/CurveSamples.h"

#include <QAbstractButton>
#include <QPen>

namespace ui {

/// One entry: a sample of the line or a swatch, and its name. A click hides and shows the line.
class LegendKey final : public QAbstractButton {
    Q_OBJECT

public:
    LegendKey(const QString &name, int line, QWidget *parent);     ///< a line of the chart
    LegendKey(const QString &name, bool further, QWidget *parent); ///< a swatch of bars, that cannot be hidden
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int m_line = -1;
    bool m_further = false;
    bool m_ring = false;
};

/// The row under a chart's title: its lines, wrapped where they do not fit.
class ChartLegend final : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget *parent = nullptr);

    void setCurve(const CurvePtr &curve);
    void setLineShown(int line, bool shown);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void lineToggled(int line, bool shown);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int arrange(int width, bool move) const;
    std::vector<LegendKey *> m_keys;
};

} // namespace ui
