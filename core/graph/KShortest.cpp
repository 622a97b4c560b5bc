#include "core/graph/KShortest.h"

#include <algorithm>
#include <cmath>
#include <compare>

namespace core {

PathSequence::PathSequence(const LinkGraph &graph, std::size_t from, std::size_t to, const Outage &out)
    : m_search(graph, out), m_forward(readsForward(graph, from, to)), m_start(m_forward ? from : to), m_goal(m_forward ? to : from)
{
    m_search.latencies(m_goal, m_left);
    if (m_search.siteOut[m_start] != 0 || !std::isfinite(m_left[m_start]))
        return;
    Part all;
    all.path.sites.push_back(m_start);
    all.us = m_left[m_start];
    m_parts.push_back(std::move(all));
}

void PathSequence::add(const LinkPath &path, std::size_t kept, std::vector<std::size_t> banned, double keptUs)
{
    const std::size_t spur = path.sites[kept];
    double least = noWayUs;
    for (const LinkGraph::Incidence &next : m_search.graph().incident(spur)) {
        const auto keptSites = std::span(path.sites).first(kept + 1);
        if (next.us + m_left[next.site] < least && m_search.linkOut[next.link] == 0 && std::ranges::find(banned, next.link) == banned.end() &&
            std::ranges::find(keptSites, next.site) == keptSites.end())
            least = next.us + m_left[next.site];
    }
    if (!std::isfinite(least))
        return;
    Part part;
    part.path.links.assign(path.links.begin(), path.links.begin() + static_cast<std::ptrdiff_t>(kept));
    part.path.sites.assign(path.sites.begin(), path.sites.begin() + static_cast<std::ptrdiff_t>(kept) + 1);
    part.path.us = keptUs;
    part.kept = kept;
    part.banned = std::move(banned);
    part.us = keptUs + least;
    m_parts.push_back(std::move(part));
}

/// Completes a part's path. False: it holds none.
bool PathSequence::search(Part &part)
{
    LinkPath &path = part.path;
    const std::size_t spur = path.sites.back();
    path.sites.pop_back();
    for (const std::size_t site : path.sites)
        ++m_search.siteOut[site];
    for (const std::size_t link : part.banned)
        ++m_search.linkOut[link];
    const bool found = m_search.leastLatency(spur, m_goal, m_spur, path.us, &m_left);
    for (const std::size_t site : path.sites)
        --m_search.siteOut[site];
    for (const std::size_t link : part.banned)
        --m_search.linkOut[link];
    if (!found)
        return false;
    path.links.insert(path.links.end(), m_spur.links.begin(), m_spur.links.end());
    path.sites.insert(path.sites.end(), m_spur.sites.begin(), m_spur.sites.end());
    path.us += m_spur.us;
    part.us = path.us;
    part.searched = true;
    return true;
}

/// Everything of a part but its best path.
void PathSequence::split(const Part &part)
{
    double keptUs = 0;
    for (std::size_t kept = 0; kept < part.path.links.size(); ++kept) {
        const std::size_t link = part.path.links[kept];
        if (kept >= part.kept) {
            std::vector<std::size_t> banned = kept == part.kept ? part.banned : std::vector<std::size_t>{};
            banned.push_back(link);
            add(part.path, kept, std::move(banned), keptUs);
        }
        keptUs += m_search.graph().links()[link].us;
    }
}

/// Searches the parts that may cost no more than this. True: there were some, and what they cost may be more than thought.
bool PathSequence::searchUpTo(double us)
{
    bool any = false;
    for (std::size_t i = 0; i < m_parts.size();) {
        Part &part = m_parts[i];
        const bool due = !part.searched && part.us <= us;
        any = any || due;
        if (!due || search(part)) {
            ++i;
            continue;
        }
        std::swap(part, m_parts.back());
        m_parts.pop_back();
    }
    return any;
}

std::optional<LinkPath> PathSequence::next()
{
    double limit = 0;
    do {
        if (m_parts.empty())
            return std::nullopt;
        const double least = std::ranges::min_element(m_parts, {}, &Part::us)->us;
        limit = least + latencyTolerance * least;
    } while (searchUpTo(limit));

    auto best = m_parts.end();
    for (auto part = m_parts.begin(); part != m_parts.end(); ++part) {
        if (part->us <= limit && (best == m_parts.end() || std::is_lt(compareTies(m_search.graph(), part->path, best->path, true))))
            best = part;
    }
    Part taken = std::move(*best);
    *best = std::move(m_parts.back());
    m_parts.pop_back();
    split(taken);
    if (!m_forward)
        reverse(taken.path);
    return std::move(taken.path);
}

std::vector<LinkPath> leastLatencyPaths(const LinkGraph &graph, std::size_t from, std::size_t to, std::size_t k, const Outage &out)
{
    std::vector<LinkPath> paths;
    if (k == 0)
        return paths;
    PathSequence sequence(graph, from, to, out);
    while (paths.size() < k) {
        std::optional<LinkPath> path = sequence.next();
        if (!path)
            break;
        paths.push_back(*std::move(path));
    }
    return paths;
}

} // namespace core
