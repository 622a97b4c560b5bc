#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/failures/LitNetwork.h"

#include <string>
#include <vector>

namespace core {

/// Which sites' deep buffers hold a round trip, and which stop to when a failure makes it longer.
///
/// A line port's share of the buffer is `buffer_deep_gb` × 10⁹ ÷ ⌈coherent ports ÷ routers⌉ bytes. A round trip is 2 × the one-way
/// latency of the site's longest demand (fibre, amplifiers, modems and routers as a path's `one_way_us`) × port rate ÷ 8; port
/// rate: of the fastest optic that ends there. Sites with an unknown buffer are left out.
class RoundTripBuffers {
public:
    /// The arguments must outlive it.
    RoundTripBuffers(const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing, const LitNetwork &network);

    /// Ids of the sites whose buffer held a round trip before the failure and does not after it, in the scenario's order.
    std::vector<std::string> flipped(const Aftermath &after) const;

private:
    double oneWayUs(const std::vector<LitPath> &paths, bool fullRateOnEach) const;

    const Sizing &m_sizing;
    const LitNetwork &m_network;
    std::vector<double> m_addedUs;   ///< by link: amplifiers and modems
    std::vector<double> m_longestUs; ///< by site: one way, up to which the buffer holds a round trip; 0: never did, or nothing is known
};

} // namespace core
