#pragma once

#include "core/failures/LitNetwork.h"

#include <vector>

namespace core {

/// Light of failed links as it lives on.
struct RestoredLights {
    std::vector<Aftermath::Restored> ways;
    std::vector<double> capacityGbps; ///< by link, of those in ways
};

/// Gives failed light other ways, as far as fibre pairs have room: first the channels that the traffic to keep asks for, then the
/// others, each time by link.
/// @param out  of parts.links.
RestoredLights restoreLights(const LitParts &parts, const Failure &failure, const Outage &out);

} // namespace core
