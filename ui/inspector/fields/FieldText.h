#pragma once

#include "core/base/Result.h"
#include "core/model/Scenario.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <string_view>

namespace ui {

/// What a person typed, in the way core reads it: decimals of the locale (or '.'), grouping and true minus taken away,
/// whatever follows the number kept: "0,12 GW" → "0.12 GW".
QString plainNumber(const QString &typed, const QLocale &locale = QLocale());

/// A number with or without a unit, in the unit of the field. @error InvalidValue, says what fits.
core::Result<double> parseField(const QString &typed, std::string_view unit);

/// Digits after the decimal sign of a typed number: what Up and Down step by.
int decimalsOf(const QString &typed, const QLocale &locale = QLocale());

/// "51.5, −3.1", "51.5 N 3.1 W", in a locale with decimal commas "51,5; −3,1".
std::optional<core::GeoPosition> parsePosition(const QString &typed, const QLocale &locale = QLocale());
QString positionText(core::GeoPosition position, const QLocale &locale = QLocale());

/// The same position locale-free, as FieldValue carries it.
std::string positionValue(core::GeoPosition position);

} // namespace ui
