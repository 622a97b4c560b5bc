#include "core/failures/LitRoutes.h"

#include <cassert>

namespace core {

LitRoutes litRoutesOf(const Scenario &scenario, const Sizing &sizing)
{
    assert(sizing.routes.size() == scenario->routes.size());
    LitRoutes lit;
    std::vector<std::string> sites;
    for (const Site &site : scenario->sites)
        sites.push_back(site.id);
    std::vector<GraphLink> links;
    for (std::size_t i = 0; i < scenario->routes.size(); ++i) {
        const Route &route = scenario->routes[i];
        const RouteSizing &sized = sizing.routes[i];
        if (sized.capacityGbps <= 0)
            continue;
        GraphLink link;
        link.a = *scenario.siteIndex(route.a);
        link.b = *scenario.siteIndex(route.b);
        link.us = sized.fibreOneWayUs.value_or(0);
        link.id = route.id;
        links.push_back(std::move(link));
        lit.capacityGbps.push_back(sized.capacityGbps);
        lit.carriedGbps.push_back(sized.carriedGbps);
        lit.routes.push_back(i);
    }
    lit.graph = LinkGraph(std::move(sites), std::move(links));
    return lit;
}

} // namespace core
