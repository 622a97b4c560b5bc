#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/failures/LitNetwork.h"
#include "core/sizing/LineSystem.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// What rerouting in the routers would need beyond what is lit so that a failure takes no traffic but that of failed sites.
/// On every link channels = P × ⌈load ÷ (P × line rate × `failure_fill` × share of the link that is left)⌉ where that is more
/// than built; two ports a channel; fibre pairs of a route by the bins of DESIGN.md section 4 with those channels added.
class SurvivalNeeds {
public:
    /// The arguments must outlive it.
    SurvivalNeeds(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing, const LitNetwork &network);

    struct Need {
        std::int64_t ports = 0; ///< both ends
        std::int64_t pairs = 0; ///< all planes
    };
    /// Nothing where ports do not help: no way is left, nothing is left of a link, or no optic is known for a dark route.
    std::optional<Need> of(const Failure &failure, const Aftermath &after) const;

private:
    struct Light {
        const PluggableRow *optic = nullptr;
        std::int64_t channels = 0;
    };
    std::optional<std::int64_t> extraChannels(std::size_t link, const Failure &failure, const Aftermath &after) const;
    std::int64_t pairsOf(std::size_t route, const std::vector<ChannelGroup> &groups) const;

    const Resolved &m_resolved;
    const LitNetwork &m_network;
    std::int64_t m_planes = 1;
    double m_fill = 1;
    std::vector<Light> m_links;                       ///< what is lit there, or would be
    std::vector<std::vector<ChannelGroup>> m_onRoute; ///< all planes
};

} // namespace core
