#include "core/failures/SmallestCut.h"

#include "core/graph/LinkGraph.h"

#include <algorithm>
#include <cassert>

namespace core {

SiteCut smallestCut(const Scenario &scenario, const Sizing &sizing, std::size_t from, std::size_t to)
{
    assert(from != to && sizing.routes.size() == scenario->routes.size());
    std::vector<std::string> sites;
    for (const Site &site : scenario->sites)
        sites.push_back(site.id);
    std::vector<GraphLink> links;
    std::vector<double> capacityGbps;
    std::vector<std::size_t> routes; // by link: dark routes carry nothing and are no part of a cut
    for (std::size_t i = 0; i < scenario->routes.size(); ++i) {
        const Route &route = scenario->routes[i];
        if (sizing.routes[i].capacityGbps <= 0)
            continue;
        GraphLink link;
        link.a = *scenario.siteIndex(route.a);
        link.b = *scenario.siteIndex(route.b);
        link.id = route.id;
        links.push_back(std::move(link));
        capacityGbps.push_back(sizing.routes[i].capacityGbps);
        routes.push_back(i);
    }
    MinimumCut found = minimumCut(LinkGraph(std::move(sites), std::move(links)), capacityGbps, from, to);
    SiteCut cut{found.gbps, {}, std::move(found.sideOfFrom)};
    for (const std::size_t link : found.links)
        cut.routes.push_back(routes[link]);
    std::ranges::sort(cut.routes);
    return cut;
}

} // namespace core
