#include "core/graph/LinkGraph.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {

LinkGraph::LinkGraph(std::vector<std::string> siteIds, std::vector<GraphLink> links) : m_siteIds(std::move(siteIds)), m_links(std::move(links))
{
    m_first.assign(m_siteIds.size() + 1, 0);
    for (const GraphLink &link : m_links) {
        assert(link.a != link.b && link.a < m_siteIds.size() && link.b < m_siteIds.size());
        assert(std::isfinite(link.us) && link.us >= 0 && link.routes >= 1);
        ++m_first[link.a + 1];
        ++m_first[link.b + 1];
    }
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    m_incidences.resize(2 * m_links.size());
    std::vector<std::size_t> next(m_first.begin(), m_first.end() - 1);
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const GraphLink &link = m_links[i];
        m_incidences[next[link.a]++] = {i, link.b, link.us};
        m_incidences[next[link.b]++] = {i, link.a, link.us};
    }

    std::vector<std::size_t> order(m_links.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t x, std::size_t y) { return m_links[x].id < m_links[y].id; });
    m_ranks.resize(m_links.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        m_ranks[order[i]] = i;
}

} // namespace core
