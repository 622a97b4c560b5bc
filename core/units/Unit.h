#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class Dimension { None, Length, Power, Rate, Time, Data, Percent, Decibel, PowerLevel, Money, EnergyPrice, Frequency, Latency, Mass, Other };

/// A unit that figures are stored in. `scale` turns it into the dimension's base (m, W, bit/s, s, byte, Hz, %).
struct Unit {
    const char *id;     ///< as the lists name it: "km", "MW", "gbps", "us", "bytes", "pairs", "%"
    const char *symbol; ///< CORE_TEXT: "Gb/s", "pairs"
    Dimension dimension;
    double scale;
};

/// All units, in groups.
const std::vector<Unit> &units();

/// Never null: an unknown id gives a unit without dimension whose symbol is empty.
const Unit &unit(std::string_view id);

/// A value in a unit of one scale as a value in a unit of another scale, both of the same dimension. Exact where the units are powers of ten apart.
double convert(double value, double fromScale, double toScale);

/// What a person types in a field: "0.12 GW" for MW gives 120; "100" is taken in `target`. Locale-free: '.' decimals, no grouping.
/// SI prefixes and spellings people use (Gb/s, Gbps, Gbit/s, 400G, µs, us, m, km, mi, kW, MW, GW, %, dB), large or small letters where
/// that is clear. A comma is refused, since whoever calls knows the locale. @error InvalidValue, says which units fit.
Result<double> parseQuantity(std::string_view text, const Unit &target);

/// A value brought to the prefix people read best: 12,820,400 Gb/s → 12.82 Pb/s. Counts and dB stay as they are.
struct Readable {
    double value = 0;
    const char *symbol = ""; ///< CORE_TEXT
    int decimals = 0;        ///< for three or four significant figures, without zeros at the end
};
/// Units that are no step of a ladder of prefixes (counts, dB, %, h, a) stay as they are, and so does what is not finite.
Readable readable(double value, const Unit &unit);

} // namespace core
