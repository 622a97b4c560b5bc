#pragma once

#include "core/sizing/Sizing.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// What an old hut may take (assumptions hut_power_limit_kw, hut_shelf_limit_w, hut_rack_units_limit).
struct HutLimits {
    double powerW = 0;    ///< feed of the hut, cooling included
    double shelfW = 0;    ///< feed of one unit
    double rackUnits = 0; ///< room
};
HutLimits hutLimits(const AssumptionSet &assumptions);

/// The amplifiers of one kind that the fibre pairs of a hut ask for. What the catalogue does not know stays unknown.
struct HutLoad {
    std::string amplifierId; ///< "" where the catalogue has no such amplifier
    std::int64_t units = 0;
    std::optional<double> powerW, powerMaxW; ///< typical and provisioned, hut overhead included
    std::optional<double> unitMaxW;          ///< provisioned, of one unit
    std::optional<double> rackUnits;
    std::optional<double> usd; ///< typical price of the units

    /// Whether an old hut takes it; nothing where a figure is unknown.
    std::optional<bool> fits(const HutLimits &limits) const;
};

/// One hut of an amplified route.
struct HutSizing {
    std::string routeId;
    std::int64_t number = 0; ///< from 1, counted from the route's first site
    std::string name;        ///< as its listed span says; "" where the design names none
    double km = 0;           ///< from the route's first site
    std::int64_t pairs = 0;  ///< fibre pairs through it, all planes
    HutLoad built;           ///< the amplifier of the route
    HutLoad singlePair;      ///< with the band's amplifier for one pair
    HutLoad multiRail;       ///< with the amplifier for several pairs
};

/// The huts of every amplified route, in the order of routes. Routes that share a building count it once each.
/// The load of a hut: ⌈pairs ÷ pairs a unit serves⌉ units; watts × `hut_overhead`.
std::vector<HutSizing> huts(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing);

/// The amplifier for several pairs that the comparison and the mends reckon with; nullptr where the catalogue has none.
const LineElementRow *multiRailAmplifier(const Catalogue &catalogue);

} // namespace core
