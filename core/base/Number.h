#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A finite number written the C way ("1.5", "-2", "1e3"), the whole of `text`; nothing for blanks, "nan", "inf", out of range.
std::optional<double> parseNumber(std::string_view text);

/// A whole number, the whole of `text`.
std::optional<std::int64_t> parseInteger(std::string_view text);

/// The shortest text that parseNumber reads back to the same value; whole numbers below 1e15 without exponent or point.
/// The same in every locale. Negative zero is written "0".
std::string formatNumber(double value);

/// `digits` significant digits, for people's tables; locale-free.
std::string formatRounded(double value, int digits);

/// Counts round with a tolerance of 1e-9 so that 500 · 1.0 is 500 and not 501 (DESIGN.md section 4).
/// Saturates at ±9e18; `value` must be a number.
std::int64_t ceilCount(double value);
std::int64_t floorCount(double value);

/// Equal within a relative tolerance; 0 equals only 0 and what lies within `relative` of it absolutely.
bool nearlyEqual(double a, double b, double relative = 1e-9);

} // namespace core
