#include "core/failures/LinkIndex.h"

#include <algorithm>

namespace core {

std::size_t LinkIndex::over(std::size_t firstSite, std::vector<std::size_t> routes)
{
    LitLink link;
    link.routes = std::move(routes);
    link.sites.push_back(firstSite);
    for (const std::size_t index : link.routes) {
        const ResolvedRoute &route = m_resolved.routes[index];
        link.us += route.fibreUs.value_or(0);
        link.sites.push_back(route.a == link.sites.back() ? route.b : route.a);
    }
    if (m_resolved.sites[link.sites.back()].site->id < m_resolved.sites[link.sites.front()].site->id) {
        std::ranges::reverse(link.routes);
        std::ranges::reverse(link.sites);
    }
    std::vector<std::size_t> key{link.sites.front()};
    key.insert(key.end(), link.routes.begin(), link.routes.end());
    const auto [place, fresh] = m_known.emplace(std::move(key), m_links.size());
    if (fresh)
        m_links.push_back(std::move(link));
    return place->second;
}

void LinkIndex::addRoutes()
{
    for (std::size_t i = 0; i < m_resolved.routes.size(); ++i) {
        if (m_resolved.routes[i].fibreUs)
            over(m_resolved.routes[i].a, {i});
    }
}

LitPath LinkIndex::walk(std::size_t from, std::vector<std::size_t> links, double gbps) const
{
    LitPath path;
    path.gbps = gbps;
    path.sites.push_back(from);
    while (!links.empty()) {
        const std::size_t at = path.sites.back();
        const auto touches = [&](std::size_t link) { return m_links[link].sites.front() == at || m_links[link].sites.back() == at; };
        const auto next = std::ranges::find_if(links, touches);
        if (next == links.end())
            break; // not a way: never so for light of one path
        path.links.push_back(*next);
        path.us += m_links[*next].us;
        path.sites.push_back(m_links[*next].sites.front() == at ? m_links[*next].sites.back() : m_links[*next].sites.front());
        links.erase(next);
    }
    return path;
}

} // namespace core
