#include "ui/charts/ChartTicker.h"

#include "ui/document/Figure.h"

#include <cmath>

namespace ui {

namespace {

constexpr int significant = 10;  // sums of steps are not round: 0.30000000000000004
constexpr double leastRatio = 3; // below it a scale of decades has too few ticks

} // namespace

ChartTicker::ChartTicker(bool logarithmic) : m_logarithmic(logarithmic)
{
    setTickCount(5);
}

QString ChartTicker::getTickLabel(double tick, const QLocale &, QChar, int)
{
    return exactNumber(QString::number(tick, 'g', significant).toDouble());
}

QVector<double> ChartTicker::createTickVector(double tickStep, const QCPRange &range)
{
    if (!m_logarithmic || range.lower <= 0 || range.upper < leastRatio * range.lower)
        return QCPAxisTicker::createTickVector(tickStep, range);
    QVector<double> ticks;
    const double decades = std::log10(range.upper / range.lower);
    for (double decade = std::pow(10, std::floor(std::log10(range.lower))); decade <= range.upper; decade *= 10) {
        for (const double digit : {1.0, 2.0, 5.0}) {
            const bool shown = digit < 2 || decades < 5; // over many decades only the powers of ten
            if (shown && digit * decade >= range.lower * (1 - 1e-9) && digit * decade <= range.upper * (1 + 1e-9))
                ticks << digit * decade;
        }
    }
    return ticks;
}

} // namespace ui
