#include "core/units/Unit.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

namespace core {

namespace {

/// A prefix and the size, in the dimension's base, from which it reads best.
struct Step {
    const char *symbol; ///< CORE_TEXT
    double scale;
    double from;
};

/// From small to large. Empty: values of this dimension keep their unit.
const std::vector<Step> &ladder(Dimension dimension)
{
    static const std::vector<Step> none;
    static const std::vector<Step> length{{CORE_TEXT("m"), 1, 0}, {CORE_TEXT("km"), 1e3, 1e3}};
    static const std::vector<Step> power{{CORE_TEXT("W"), 1, 0}, {CORE_TEXT("kW"), 1e3, 1e3}, {CORE_TEXT("MW"), 1e6, 1e6}, {CORE_TEXT("GW"), 1e9, 1e9}};
    static const std::vector<Step> rate{{CORE_TEXT("b/s"), 1, 0},       {CORE_TEXT("kb/s"), 1e3, 1e3},   {CORE_TEXT("Mb/s"), 1e6, 1e6},
                                        {CORE_TEXT("Gb/s"), 1e9, 1e9},  {CORE_TEXT("Tb/s"), 1e12, 1e12}, {CORE_TEXT("Pb/s"), 1e15, 1e15},
                                        {CORE_TEXT("Eb/s"), 1e18, 1e18}};
    // Network people say 0.979 ms for a round trip of 979 µs.
    static const std::vector<Step> time{{CORE_TEXT("ns"), 1e-9, 0}, {CORE_TEXT("µs"), 1e-6, 1e-6}, {CORE_TEXT("ms"), 1e-3, 0.5e-3}, {CORE_TEXT("s"), 1, 1}};
    static const std::vector<Step> data{{CORE_TEXT("B"), 1, 0},        {CORE_TEXT("kB"), 1e3, 1e3},   {CORE_TEXT("MB"), 1e6, 1e6},  {CORE_TEXT("GB"), 1e9, 1e9},
                                        {CORE_TEXT("TB"), 1e12, 1e12}, {CORE_TEXT("PB"), 1e15, 1e15}, {CORE_TEXT("EB"), 1e18, 1e18}};
    static const std::vector<Step> money{
        {CORE_TEXT("USD"), 1, 0}, {CORE_TEXT("k USD"), 1e3, 1e4}, {CORE_TEXT("M USD"), 1e6, 1e6}, {CORE_TEXT("bn USD"), 1e9, 1e9}};
    static const std::vector<Step> frequency{
        {CORE_TEXT("Hz"), 1, 0}, {CORE_TEXT("kHz"), 1e3, 1e3}, {CORE_TEXT("MHz"), 1e6, 1e6}, {CORE_TEXT("GHz"), 1e9, 1e9}, {CORE_TEXT("THz"), 1e12, 1e12}};

    static const std::vector<Step> percent{{CORE_TEXT("%"), 1, 0}};

    switch (dimension) {
    case Dimension::Length:
        return length;
    case Dimension::Power:
        return power;
    case Dimension::Rate:
        return rate;
    case Dimension::Time:
        return time;
    case Dimension::Data:
        return data;
    case Dimension::Money:
        return money;
    case Dimension::Frequency:
        return frequency;
    case Dimension::Percent:
        return percent;
    case Dimension::None:
    case Dimension::Decibel:
    case Dimension::PowerLevel:
    case Dimension::EnergyPrice:
    case Dimension::Latency:
    case Dimension::Mass:
    case Dimension::Other:
        break;
    }
    return none;
}

double rounded(double value, int decimals)
{
    const double power = std::pow(10.0, decimals);
    return std::round(value * power) / power;
}

/// 1,127 · 489.7 · 12.82 · 1.81 · 0.979 · 0.0123. Zeros at the end are left out only where nothing is behind them: 100 km, 2.5 MW, but
/// 1.00 ms for a millisecond and a half microsecond.
int decimalsOf(double value)
{
    const auto places = [](double size) {
        return size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : std::min(12, 2 - static_cast<int>(std::floor(std::log10(size))));
    };
    double size = std::fabs(value);
    if (!(size > 0) || !std::isfinite(size))
        return 0;
    size = std::max(size, rounded(size, places(size))); // 0.9997 is written 1.00
    int decimals = places(size);
    const bool nothing = !(rounded(size, decimals) > 0);
    while (decimals > 0 && (nothing || std::fabs(std::fabs(value) - rounded(size, decimals - 1)) <= 1e-9 * size))
        --decimals;
    return decimals;
}

} // namespace

Readable readable(double value, const Unit &unit)
{
    const std::vector<Step> &steps = ladder(unit.dimension);
    const auto isUnit = [&](const Step &step) { return std::string_view(step.symbol) == unit.symbol; };
    const bool onLadder = !steps.empty() && (*unit.symbol == '\0' || std::ranges::any_of(steps, isUnit)); // a share has no sign of its own
    if (!std::isfinite(value))
        return {value, unit.symbol, 0};
    if (!onLadder)
        return {value, unit.symbol, decimalsOf(value)};
    if (!(std::fabs(value) > 0))
        return {value, *unit.symbol == '\0' ? steps.front().symbol : unit.symbol, 0};

    const double size = convert(std::fabs(value), unit.scale, 1);
    auto step = std::prev(std::ranges::upper_bound(steps, size, {}, &Step::from));
    double shown = convert(value, unit.scale, step->scale);
    const auto next = std::next(step);
    if (next != steps.end() && rounded(std::fabs(shown), decimalsOf(shown)) * step->scale >= next->from) {
        step = next; // 999.97 kW is read as 1 MW
        shown = convert(value, unit.scale, step->scale);
    }
    return {shown, step->symbol, decimalsOf(shown)};
}

} // namespace core
