#include "core/failures/RoundTripBuffers.h"

#include "core/base/Number.h"
#include "core/failures/Effect.h"
#include "core/sizing/RouteLatency.h"

#include <algorithm>

namespace core {

RoundTripBuffers::RoundTripBuffers(const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing, const LitNetwork &network)
    : m_sizing(sizing), m_network(network), m_longestUs(sizing.sites.size(), 0.0)
{
    std::vector<double> portGbps(sizing.sites.size(), 0.0);
    for (const LitLink &link : network.links()) {
        double addedUs = 0;
        for (const std::size_t route : link.routes)
            addedUs += static_cast<double>(amplifiersPassed(sizing.routes[route].spans, sizing.routes[route].amplified)) * LatencyInput{}.ampUs;
        const PluggableRow *optic = link.segments.empty() ? nullptr : catalogue.pluggable(sizing.segments[link.segments.front()].pluggableId);
        const LatencyInput input = segmentLatencyInput(optic);
        for (const std::size_t end : {link.sites.front(), link.sites.back()}) {
            if (optic != nullptr)
                portGbps[end] = std::max(portGbps[end], input.rateGbps);
        }
        m_addedUs.push_back(addedUs + input.modemUs);
    }
    std::vector<double> nowUs(sizing.sites.size(), 0.0);
    for (const LitDemand &demand : network.demands()) {
        const double us = demand.gbps > 0 ? oneWayUs(demand.paths, demand.fullRateOnEach) : 0;
        for (const std::size_t end : {demand.from, demand.to})
            nowUs[end] = std::max(nowUs[end], us);
    }
    for (std::size_t i = 0; i < sizing.sites.size(); ++i) {
        const SiteSizing &site = sizing.sites[i];
        const auto deepGb = resolved.sites[i].router->bufferDeepGb;
        if (!deepGb || site.routers.value_or(0) < 1 || site.coherentPorts < 1 || portGbps[i] <= 0 || nowUs[i] <= 0)
            continue;
        const auto portsPerBox = static_cast<double>(ceilCount(static_cast<double>(site.coherentPorts) / static_cast<double>(*site.routers)));
        const double bytes = *deepGb * 1e9 / portsPerBox;
        const double heldUs = bytes * 8 / (portGbps[i] * 1e9) * 1e6 / 2; // one way of the round trip it holds
        if (heldUs >= nowUs[i])
            m_longestUs[i] = heldUs;
    }
}

double RoundTripBuffers::oneWayUs(const std::vector<LitPath> &paths, bool fullRateOnEach) const
{
    return demandUs(paths, fullRateOnEach, [&](const LitPath &path) {
        double us = path.us + static_cast<double>(path.links.size() + 1) * LatencyInput{}.hopUs;
        for (const std::size_t link : path.links)
            us += m_addedUs[link];
        return us;
    });
}

std::vector<std::string> RoundTripBuffers::flipped(const Aftermath &after) const
{
    std::vector<bool> fails(m_longestUs.size(), false);
    for (const Aftermath::Moved &moved : after.moved) {
        const LitDemand &demand = m_network.demands()[moved.demand];
        if (moved.paths.empty() || demand.gbps <= 0 || (m_longestUs[demand.from] <= 0 && m_longestUs[demand.to] <= 0))
            continue;
        const double us = oneWayUs(moved.paths, demand.fullRateOnEach);
        for (const std::size_t end : {demand.from, demand.to})
            fails[end] = fails[end] || (m_longestUs[end] > 0 && us > m_longestUs[end]);
    }
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < fails.size(); ++i) {
        if (fails[i])
            ids.push_back(m_sizing.sites[i].id);
    }
    return ids;
}

} // namespace core
