#include "core/graph/RouteGraph.h"

#include <algorithm>

namespace core {

namespace {

void sortUnique(auto &values)
{
    std::ranges::sort(values);
    const auto rest = std::ranges::unique(values);
    values.erase(rest.begin(), rest.end());
}

} // namespace

RouteGraph::RouteGraph(const Resolved &resolved, const std::vector<bool> &uses) : m_linkOfRoute(resolved.routes.size()), m_latencies(resolved.sites.size())
{
    for (const ResolvedRoute &route : resolved.routes)
        m_riskIds.insert(m_riskIds.end(), route.route->srlgs.begin(), route.route->srlgs.end());
    sortUnique(m_riskIds);

    std::vector<std::string> siteIds;
    siteIds.reserve(resolved.sites.size());
    for (const ResolvedSite &site : resolved.sites)
        siteIds.push_back(site.site->id);
    std::vector<GraphLink> links;
    for (std::size_t i = 0; i < resolved.routes.size(); ++i) {
        const ResolvedRoute &route = resolved.routes[i];
        if (!route.fibreUs || (!uses.empty() && !uses[i]))
            continue;
        GraphLink link{route.a, route.b, *route.fibreUs, 1, route.route->id, {}};
        for (const std::string &srlg : route.route->srlgs)
            link.risks.push_back(static_cast<std::size_t>(std::ranges::lower_bound(m_riskIds, srlg) - m_riskIds.begin()));
        sortUnique(link.risks);
        m_linkOfRoute[i] = links.size();
        m_routeOfLink.push_back(i);
        links.push_back(std::move(link));
    }
    m_links = LinkGraph(std::move(siteIds), std::move(links));
}

RoutePath RouteGraph::inRoutes(const LinkPath &path) const
{
    RoutePath made{{}, path.sites, path.us};
    made.routes.reserve(path.links.size());
    for (const std::size_t link : path.links)
        made.routes.push_back(m_routeOfLink[link]);
    return made;
}

const std::vector<double> &RouteGraph::latenciesFrom(std::size_t site) const
{
    std::vector<double> &known = m_latencies[site];
    if (known.empty())
        known = core::latenciesFrom(m_links, site);
    return known;
}

std::optional<RoutePath> RouteGraph::shortestPath(std::size_t from, std::size_t to) const
{
    const std::optional<LinkPath> path = leastLatencyPath(m_links, from, to);
    return path ? std::optional(inRoutes(*path)) : std::nullopt;
}

} // namespace core
