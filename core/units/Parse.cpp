#include "core/units/Unit.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <span>

namespace core {

namespace {

/// A unit as people write it, "u" for the micro sign. Where two differ only in large and small letters, the first one is meant
/// when the letters fit neither.
struct Spelling {
    const char *text;
    double scale; ///< to the dimension's base
};

constexpr double foot = 0.3048, mile = 1609.344, hour = 3600;

constexpr Spelling lengths[]{{"km", 1e3},  {"m", 1},       {"mi", mile},    {"ft", foot},  {"mm", 1e-3},
                             {"um", 1e-6}, {"mile", mile}, {"miles", mile}, {"metres", 1}, {"meters", 1}};
constexpr Spelling powers[]{{"W", 1}, {"kW", 1e3}, {"MW", 1e6}, {"GW", 1e9}, {"TW", 1e12}, {"mW", 1e-3}, {"k", 1e3}, {"M", 1e6}, {"G", 1e9}};
constexpr Spelling rates[]{
    {"Gb/s", 1e9},    {"Tb/s", 1e12},  {"Pb/s", 1e15},  {"Mb/s", 1e6},  {"kb/s", 1e3}, {"b/s", 1},     {"Eb/s", 1e18},  {"Gbps", 1e9},
    {"Tbps", 1e12},   {"Pbps", 1e15},  {"Mbps", 1e6},   {"kbps", 1e3},  {"bps", 1},    {"Ebps", 1e18}, {"Gbit/s", 1e9}, {"Tbit/s", 1e12},
    {"Pbit/s", 1e15}, {"Mbit/s", 1e6}, {"kbit/s", 1e3}, {"bit/s", 1},   {"G", 1e9},    {"T", 1e12},    {"P", 1e15},     {"M", 1e6},
    {"k", 1e3},       {"GB/s", 8e9},   {"TB/s", 8e12},  {"PB/s", 8e15}, {"MB/s", 8e6}, {"kB/s", 8e3},
};
constexpr Spelling times[]{{"s", 1},           {"ms", 1e-3},           {"us", 1e-6},          {"ns", 1e-9},       {"ps", 1e-12},  {"min", 60},
                           {"h", hour},        {"d", 24 * hour},       {"a", 8760 * hour},    {"hours", hour},    {"hour", hour}, {"days", 24 * hour},
                           {"day", 24 * hour}, {"years", 8760 * hour}, {"year", 8760 * hour}, {"yr", 8760 * hour}};
constexpr Spelling sizes[]{{"B", 1},
                           {"kB", 1e3},
                           {"MB", 1e6},
                           {"GB", 1e9},
                           {"TB", 1e12},
                           {"PB", 1e15},
                           {"KiB", 1024},
                           {"MiB", 1024.0 * 1024},
                           {"GiB", 1024.0 * 1024 * 1024},
                           {"bytes", 1},
                           {"byte", 1},
                           {"k", 1e3},
                           {"M", 1e6},
                           {"G", 1e9},
                           {"T", 1e12},
                           {"b", 0.125},
                           {"kb", 125},
                           {"Mb", 125e3},
                           {"Gb", 125e6},
                           {"Tb", 125e9}};
constexpr Spelling percents[]{{"%", 1}, {"percent", 1}, {"per cent", 1}};
constexpr Spelling decibels[]{{"dB", 1}};
constexpr Spelling levels[]{{"dBm", 1}};
constexpr Spelling moneys[]{{"USD", 1},     {"$", 1},       {"k", 1e3},      {"M", 1e6},    {"bn", 1e9},
                            {"k USD", 1e3}, {"M USD", 1e6}, {"bn USD", 1e9}, {"kUSD", 1e3}, {"MUSD", 1e6}};
constexpr Spelling energyPrices[]{{"USD/MWh", 1}, {"USD/kWh", 1e3}, {"$/MWh", 1}, {"$/kWh", 1e3}};
constexpr Spelling frequencies[]{{"THz", 1e12}, {"GHz", 1e9}, {"MHz", 1e6}, {"kHz", 1e3}, {"Hz", 1}, {"T", 1e12}, {"G", 1e9}};
constexpr Spelling latencies[]{{"us/km", 1}, {"ms/km", 1e3}, {"ns/m", 1}};

std::span<const Spelling> spellings(Dimension dimension)
{
    switch (dimension) {
    case Dimension::Length:
        return lengths;
    case Dimension::Power:
        return powers;
    case Dimension::Rate:
        return rates;
    case Dimension::Time:
        return times;
    case Dimension::Data:
        return sizes;
    case Dimension::Percent:
        return percents;
    case Dimension::Decibel:
        return decibels;
    case Dimension::PowerLevel:
        return levels;
    case Dimension::Money:
        return moneys;
    case Dimension::EnergyPrice:
        return energyPrices;
    case Dimension::Frequency:
        return frequencies;
    case Dimension::Latency:
        return latencies;
    case Dimension::None:
    case Dimension::Mass:
    case Dimension::Other:
        break;
    }
    return {};
}

void replaceAll(std::string &text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// One spelling for signs that look alike: micro and mu, minus and hyphen, the blanks of typography.
std::string plain(std::string_view typed)
{
    std::string text(typed);
    for (const std::string_view micro : {"\xC2\xB5", "\xCE\xBC"})
        replaceAll(text, micro, "u");
    replaceAll(text, "\xE2\x88\x92", "-");
    for (const std::string_view blank : {"\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89", "\t"})
        replaceAll(text, blank, " ");
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

char small(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameLetters(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](char x, char y) { return small(x) == small(y); });
}

std::optional<double> scaleOf(std::string_view typed, const Unit &target)
{
    if (typed.empty())
        return target.scale;
    const auto all = spellings(target.dimension);
    const auto exact = std::ranges::find(all, typed, [](const Spelling &spelling) { return std::string_view(spelling.text); });
    if (exact != all.end())
        return exact->scale;
    const auto close = std::ranges::find_if(all, [&](const Spelling &spelling) { return sameLetters(spelling.text, typed); });
    if (close != all.end())
        return close->scale;
    if (sameLetters(typed, plain(target.symbol)) || sameLetters(typed, target.id))
        return target.scale;
    return std::nullopt;
}

/// The units that fit, for the message: the first few, as one list.
std::string fitting(const Unit &target)
{
    constexpr std::size_t most = 6;
    std::string out;
    const auto all = spellings(target.dimension);
    for (const Spelling &spelling : all.first(std::min(most, all.size())))
        out += (out.empty() ? "" : ", ") + std::string(spelling.text);
    replaceAll(out, "us", "µs");
    return out.empty() ? std::string(target.symbol) : out;
}

} // namespace

Result<double> parseQuantity(std::string_view typed, const Unit &target)
{
    std::string text = plain(typed);
    const bool dollars = target.dimension == Dimension::Money && text.starts_with('$');
    if (dollars)
        text = plain(std::string_view(text).substr(1));
    if (text.empty())
        return Error{ErrorCode::InvalidValue, CORE_TEXT("Type a number."), {}, {}};
    if (text.find(',') != std::string::npos)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” holds a comma. Write the decimals after a point and nothing between the thousands."), {text}, {}};

    const std::size_t start = text.front() == '+' ? 1 : 0;
    const std::size_t digit = start + (start < text.size() && text[start] == '-' && start == 0 ? 1 : 0);
    const bool isNumber = digit < text.size() && ((text[digit] >= '0' && text[digit] <= '9') || text[digit] == '.');
    double value = 0;
    const auto [end, code] = std::from_chars(text.data() + start, text.data() + text.size(), value);
    if (!isNumber || code == std::errc::invalid_argument)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” does not begin with a number."), {text}, {}};

    const std::string written = plain(std::string_view(end, static_cast<std::size_t>(text.data() + text.size() - end)));
    const auto scale = scaleOf(written, target);
    if (!scale) {
        const std::string fit = fitting(target);
        if (fit.empty())
            return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” does not fit here: type a number without a unit."), {written}, {}};
        return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” does not fit here. Units that fit: %2."), {written, fit}, {}};
    }
    const double converted = convert(value, *scale, target.scale);
    if (code == std::errc::result_out_of_range || !std::isfinite(converted))
        return Error{ErrorCode::InvalidValue, CORE_TEXT("“%1” is too large or too small to reckon with."), {text}, {}};
    return converted;
}

} // namespace core
