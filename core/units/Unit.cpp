#include "core/units/Unit.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double hour = 3600, year = 8760 * hour, mile = 1609.344;

} // namespace

const std::vector<Unit> &units()
{
    static const std::vector<Unit> all{
        {"um", CORE_TEXT("µm"), Dimension::Length, 1e-6},
        {"mm", CORE_TEXT("mm"), Dimension::Length, 1e-3},
        {"m", CORE_TEXT("m"), Dimension::Length, 1},
        {"km", CORE_TEXT("km"), Dimension::Length, 1e3},
        {"mi", CORE_TEXT("mi"), Dimension::Length, mile},
        {"W", CORE_TEXT("W"), Dimension::Power, 1},
        {"kW", CORE_TEXT("kW"), Dimension::Power, 1e3},
        {"MW", CORE_TEXT("MW"), Dimension::Power, 1e6},
        {"GW", CORE_TEXT("GW"), Dimension::Power, 1e9},
        {"bps", CORE_TEXT("b/s"), Dimension::Rate, 1},
        {"kbps", CORE_TEXT("kb/s"), Dimension::Rate, 1e3},
        {"mbps", CORE_TEXT("Mb/s"), Dimension::Rate, 1e6},
        {"gbps", CORE_TEXT("Gb/s"), Dimension::Rate, 1e9},
        {"tbps", CORE_TEXT("Tb/s"), Dimension::Rate, 1e12},
        {"pbps", CORE_TEXT("Pb/s"), Dimension::Rate, 1e15},
        {"ps", CORE_TEXT("ps"), Dimension::Time, 1e-12},
        {"ns", CORE_TEXT("ns"), Dimension::Time, 1e-9},
        {"us", CORE_TEXT("µs"), Dimension::Time, 1e-6},
        {"ms", CORE_TEXT("ms"), Dimension::Time, 1e-3},
        {"s", CORE_TEXT("s"), Dimension::Time, 1},
        {"min", CORE_TEXT("min"), Dimension::Time, 60},
        {"h", CORE_TEXT("h"), Dimension::Time, hour},
        {"d", CORE_TEXT("d"), Dimension::Time, 24 * hour},
        {"a", CORE_TEXT("a"), Dimension::Time, year},
        {"bytes", CORE_TEXT("B"), Dimension::Data, 1},
        {"kB", CORE_TEXT("kB"), Dimension::Data, 1e3},
        {"MB", CORE_TEXT("MB"), Dimension::Data, 1e6},
        {"GB", CORE_TEXT("GB"), Dimension::Data, 1e9},
        {"TB", CORE_TEXT("TB"), Dimension::Data, 1e12},
        {"PB", CORE_TEXT("PB"), Dimension::Data, 1e15},
        {"%", CORE_TEXT("%"), Dimension::Percent, 1},
        {"share", "", Dimension::Percent, 100}, // 0.016 is read as 1.6 %
        {"dB", CORE_TEXT("dB"), Dimension::Decibel, 1},
        {"dBm", CORE_TEXT("dBm"), Dimension::PowerLevel, 1},
        {"USD", CORE_TEXT("USD"), Dimension::Money, 1},
        {"USD/MWh", CORE_TEXT("USD/MWh"), Dimension::EnergyPrice, 1},
        {"hz", CORE_TEXT("Hz"), Dimension::Frequency, 1},
        {"khz", CORE_TEXT("kHz"), Dimension::Frequency, 1e3},
        {"mhz", CORE_TEXT("MHz"), Dimension::Frequency, 1e6},
        {"ghz", CORE_TEXT("GHz"), Dimension::Frequency, 1e9},
        {"thz", CORE_TEXT("THz"), Dimension::Frequency, 1e12},
        {"us_per_km", CORE_TEXT("µs/km"), Dimension::Latency, 1},
        {"kg", CORE_TEXT("kg"), Dimension::Mass, 1},

        // Dimension Other: each stands for itself.
        {"USD/a", CORE_TEXT("USD/a"), Dimension::Other, 1},
        {"db_per_km", CORE_TEXT("dB/km"), Dimension::Other, 1},
        {"ps_nm_km", CORE_TEXT("ps/nm/km"), Dimension::Other, 1},
        {"ps_nm2_km", CORE_TEXT("ps/nm²/km"), Dimension::Other, 1},
        {"m2_per_w", CORE_TEXT("m²/W"), Dimension::Other, 1},
        {"s_per_sqrt_m", CORE_TEXT("s/√m"), Dimension::Other, 1},
        {"ps_nm", CORE_TEXT("ps/nm"), Dimension::Other, 1},
        {"um2", CORE_TEXT("µm²"), Dimension::Other, 1},
        {"gbd", CORE_TEXT("GBd"), Dimension::Other, 1},
        {"tflops", CORE_TEXT("TFLOPS"), Dimension::Other, 1},
        {"pair_km", CORE_TEXT("pair-km"), Dimension::Other, 1},
        {"px", CORE_TEXT("px"), Dimension::Other, 1},

        // Things counted.
        {"count", "", Dimension::Other, 1},
        {"accelerators", CORE_TEXT("accelerators"), Dimension::Other, 1},
        {"amplifiers", CORE_TEXT("amplifiers"), Dimension::Other, 1},
        {"boxes", CORE_TEXT("boxes"), Dimension::Other, 1},
        {"cables", CORE_TEXT("cables"), Dimension::Other, 1},
        {"cages", CORE_TEXT("cages"), Dimension::Other, 1},
        {"channels", CORE_TEXT("channels"), Dimension::Other, 1},
        {"huts", CORE_TEXT("huts"), Dimension::Other, 1},
        {"optics", CORE_TEXT("optics"), Dimension::Other, 1},
        {"pairs", CORE_TEXT("pairs"), Dimension::Other, 1},
        {"ports", CORE_TEXT("ports"), Dimension::Other, 1},
        {"quanta", CORE_TEXT("quanta"), Dimension::Other, 1},
        {"racks", CORE_TEXT("racks"), Dimension::Other, 1},
        {"routers", CORE_TEXT("routers"), Dimension::Other, 1},
        {"ru", CORE_TEXT("RU"), Dimension::Other, 1},
        {"spans", CORE_TEXT("spans"), Dimension::Other, 1},
        {"terminals", CORE_TEXT("terminals"), Dimension::Other, 1},
        {"units", CORE_TEXT("units"), Dimension::Other, 1},
    };
    return all;
}

const Unit &unit(std::string_view id)
{
    static const Unit none{"", "", Dimension::None, 1};
    const auto found = std::ranges::find(units(), id, [](const Unit &unit) { return std::string_view(unit.id); });
    return found == units().end() ? none : *found;
}

double convert(double value, double fromScale, double toScale)
{
    const bool up = fromScale >= toScale;
    const double ratio = up ? fromScale / toScale : toScale / fromScale;
    const double whole = std::round(ratio);
    const double exact = std::fabs(ratio - whole) <= 1e-12 * ratio ? whole : ratio; // 1e-3 and 1e-6 are no exact doubles, 1000 is
    return up ? value * exact : value / exact;
}

} // namespace core
