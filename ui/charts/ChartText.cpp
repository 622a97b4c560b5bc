#include "ui/charts/ChartText.h"

#include "core/units/Unit.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

constexpr double mostPrecise = 1e4;

} // namespace

QString chartNumber(double value, const char *unit)
{
    const core::Unit &of = core::unit(unit);
    if (of.dimension == core::Dimension::Decibel || of.dimension == core::Dimension::PowerLevel)
        return exactNumber(std::fabs(value) < 0.005 ? 0.0 : value, 2);
    const double rounded = std::round(value * mostPrecise) / mostPrecise; // two points at one place stand a hair apart
    return exactNumber(rounded, core::readable(rounded, core::unit("count")).decimals);
}

QString chartFigure(double value, const char *unit)
{
    const QString symbol = translated(core::unit(unit).symbol), number = chartNumber(value, unit);
    return symbol.isEmpty() ? number : QStringLiteral("%1\u00A0%2").arg(number, symbol);
}

QString axisName(const char *label, const char *unit, bool logarithmic)
{
    const QString name = translated(label), symbol = translated(core::unit(unit).symbol);
    const QString full = symbol.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, symbol);
    return logarithmic ? QCoreApplication::translate("ui::ChartPlot", "%1 (log)").arg(full) : full;
}

} // namespace ui
