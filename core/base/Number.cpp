#include "core/base/Number.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace core {

namespace {

constexpr double largestCount = 9e18;

std::int64_t saturated(double value)
{
    assert(!std::isnan(value));
    return static_cast<std::int64_t>(std::clamp(value, -largestCount, largestCount));
}

} // namespace

std::optional<double> parseNumber(std::string_view text)
{
    const bool plus = text.starts_with('+');
    if (plus)
        text.remove_prefix(1);
    if (text.empty() || (plus && text.starts_with('-')))
        return std::nullopt;
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> parseInteger(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || code != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string formatNumber(double value)
{
    if (std::fpclassify(value) == FP_ZERO)
        return "0";
    std::array<char, 64> buffer{};
    if (std::fabs(value) < 1e15 && std::trunc(value) >= value && std::trunc(value) <= value) {
        const auto whole = std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int64_t>(value));
        return {buffer.data(), whole.ptr};
    }
    const auto shortest = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), shortest.ptr};
}

std::string formatRounded(double value, int digits)
{
    std::array<char, 64> buffer{};
    const auto text = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    const auto rounded = parseNumber(std::string_view(buffer.data(), static_cast<std::size_t>(text.ptr - buffer.data())));
    return rounded ? formatNumber(*rounded) : std::string(buffer.data(), text.ptr);
}

std::int64_t ceilCount(double value)
{
    return saturated(std::ceil(value - 1e-9));
}

std::int64_t floorCount(double value)
{
    return saturated(std::floor(value + 1e-9));
}

bool nearlyEqual(double a, double b, double relative)
{
    return std::fabs(a - b) <= relative * std::max({std::fabs(a), std::fabs(b), 1.0e-300}) || std::fabs(a - b) <= 1e-300;
}

} // namespace core
