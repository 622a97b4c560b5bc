// What an amplifier hut that stands already takes: the envelope of line_system.csv hut_limits.
#include "core/model/AssumptionTables.h"

namespace core {

namespace {

constexpr const char *power = CORE_TEXT("Sites, power and space");
constexpr const char *envelope = "line_system.csv hut_limits: shelf feed under 3 kW, height under 10 RU, 10 to 15 kW at −48 V";

} // namespace

std::vector<Assumption> hutAssumptions()
{
    return {{.id = "hut_power_limit_kw",
             .label = CORE_TEXT("Power of an old hut"),
             .group = power,
             .unit = "kW",
             .standard = 10.0,
             .minimum = 0.1,
             .maximum = 10'000,
             .low = 3,
             .typical = 10,
             .high = 15,
             .hint = CORE_TEXT("What the feed of a hut that stands already gives to amplifiers and cooling together."),
             .source = envelope},
            {.id = "hut_shelf_limit_w",
             .label = CORE_TEXT("Feed of a hut's shelf"),
             .group = power,
             .unit = "W",
             .standard = 3'000.0,
             .minimum = 1,
             .maximum = 1'000'000,
             .low = 1'500,
             .typical = 3'000,
             .high = 3'000,
             .hint = CORE_TEXT("Most that a single amplifier unit may draw in a hut that stands already."),
             .source = envelope},
            {.id = "hut_rack_units_limit",
             .label = CORE_TEXT("Room in an old hut"),
             .group = power,
             .unit = "ru",
             .standard = 10.0,
             .minimum = 1,
             .maximum = 10'000,
             .low = 5,
             .typical = 10,
             .high = 40,
             .hint = CORE_TEXT("Rack units that are free for amplifiers in a hut that stands already."),
             .source = envelope,
             .estimate = true}};
}

} // namespace core
