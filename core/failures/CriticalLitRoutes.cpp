#include "core/failures/CriticalLitRoutes.h"

#include "core/failures/LitRoutes.h"

namespace core {

std::vector<CriticalRoute> criticalLitRoutes(const Scenario &scenario, const Sizing &sizing, const std::stop_token &stop)
{
    const LitRoutes lit = litRoutesOf(scenario, sizing);
    std::vector<std::pair<std::size_t, std::size_t>> demands;
    for (const DemandSizing &demand : sizing.demands) {
        const auto from = scenario.siteIndex(demand.from), to = scenario.siteIndex(demand.to);
        if (demand.gbps > 0 && from && to)
            demands.emplace_back(*from, *to);
    }
    std::vector<CriticalRoute> ranked = criticalRoutes(lit.graph, lit.capacityGbps, demands, lit.carriedGbps, stop);
    for (CriticalRoute &each : ranked)
        each.link = lit.routes[each.link];
    return ranked;
}

} // namespace core
