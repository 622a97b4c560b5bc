#pragma once

#include <QString>

namespace ui {

/// A figure of a chart, in the user's locale, without its unit: dB and dBm with two decimals, others as they read best.
QString chartNumber(double value, const char *unit);
/// The same with its unit: "3.21 dB".
QString chartFigure(double value, const char *unit);
/// "Margin, dB", "Route length, km (log)".
QString axisName(const char *label, const char *unit, bool logarithmic = false);

} // namespace ui
