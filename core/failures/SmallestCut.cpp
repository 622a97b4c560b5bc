#include "core/failures/SmallestCut.h"

#include "core/failures/LitRoutes.h"

#include <algorithm>
#include <cassert>

namespace core {

SiteCut smallestCut(const Scenario &scenario, const Sizing &sizing, std::size_t from, std::size_t to)
{
    assert(from != to);
    const LitRoutes lit = litRoutesOf(scenario, sizing);
    MinimumCut found = minimumCut(lit.graph, lit.capacityGbps, from, to);
    SiteCut cut{found.gbps, {}, std::move(found.sideOfFrom)};
    for (const std::size_t link : found.links)
        cut.routes.push_back(lit.routes[link]);
    std::ranges::sort(cut.routes);
    return cut;
}

} // namespace core
