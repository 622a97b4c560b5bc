#include "core/graph/KShortest.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// Walks every way that can still arrive in time; gives up where there are more paths than wanted or too many blind alleys.
class Enumeration {
public:
    Enumeration(const PathSearch &search, const std::vector<double> &left, std::size_t goal, double mostUs, std::size_t limit)
        : m_search(search), m_left(left), m_goal(goal), m_mostUs(mostUs), m_limit(limit), m_steps(1000 + 50 * limit),
          m_visited(search.graph().siteCount(), false)
    {
    }

    /// @return false: given up.
    bool from(std::size_t site)
    {
        m_path.sites.push_back(site);
        return extend();
    }
    std::vector<LinkPath> found;

private:
    bool extend()
    {
        const std::size_t end = m_path.sites.back();
        if (end == m_goal) {
            if (found.size() == m_limit)
                return false;
            found.push_back(m_path);
            return true;
        }
        m_visited[end] = true;
        bool going = true;
        for (const LinkGraph::Incidence &next : m_search.graph().incident(end)) {
            if (m_visited[next.site] || m_path.us + next.us + m_left[next.site] > m_mostUs || m_search.linkOut[next.link] != 0)
                continue;
            const double before = m_path.us;
            m_path.us += next.us;
            m_path.links.push_back(next.link);
            m_path.sites.push_back(next.site);
            going = m_steps-- > 0 && extend();
            m_path.us = before;
            m_path.links.pop_back();
            m_path.sites.pop_back();
            if (!going)
                break;
        }
        m_visited[end] = false;
        return going;
    }

    const PathSearch &m_search;
    const std::vector<double> &m_left;
    std::size_t m_goal = 0;
    double m_mostUs = 0;
    std::size_t m_limit = 0, m_steps = 0;
    std::vector<bool> m_visited;
    LinkPath m_path;
};

} // namespace

PathSet pathsWithin(const LinkGraph &graph, std::size_t from, std::size_t to, double toleranceUs, std::size_t limit, const Outage &out)
{
    const bool forward = readsForward(graph, from, to);
    const std::size_t start = forward ? from : to, goal = forward ? to : from;
    PathSearch search(graph, out);
    std::vector<double> left;
    search.latencies(goal, left);
    if (search.siteOut[start] != 0 || !std::isfinite(left[start]))
        return {};

    const double mostUs = (left[start] + toleranceUs) * (1 + latencyTolerance);
    Enumeration all(search, left, goal, mostUs, limit);
    if (all.from(start)) {
        sortByRule(graph, all.found);
        if (!forward)
            std::ranges::for_each(all.found, reverse);
        return {std::move(all.found), true};
    }

    PathSet set;
    PathSequence sequence(graph, from, to, out);
    for (std::optional<LinkPath> path = sequence.next(); path && path->us <= mostUs; path = sequence.next()) {
        if (set.paths.size() == limit) {
            set.complete = false;
            break;
        }
        set.paths.push_back(*std::move(path));
    }
    return set;
}

} // namespace core
