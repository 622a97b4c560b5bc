#pragma once

#include <qcustomplot.h>

namespace ui {

/// Ticks at 1, 2, 5 of every decade, or at round steps, labelled in the user's locale with a true minus.
class ChartTicker final : public QCPAxisTicker {
public:
    explicit ChartTicker(bool logarithmic);

protected:
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &locale, QChar formatChar, int precision) override;
    QVector<double> createTickVector(double tickStep, const QCPRange &range) override;

private:
    bool m_logarithmic;
};

} // namespace ui
