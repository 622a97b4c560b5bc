// Small random multigraphs and answers about them found by trying everything.
#pragma once

#include "core/graph/LinkGraph.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <set>
#include <tuple>

namespace brute {

using Indices = std::vector<std::size_t>;

struct Case {
    core::LinkGraph graph;
    core::Outage out;
    std::size_t from = 0, to = 0;
};

/// 2 to 7 sites, up to 11 links: parallel ones, none at all, parts without a way; lengths that add up to the same sum by different
/// roundings (0.1 + 0.2 and 0.3), links over several routes, shuffled ids, risks shared by some links, something out at times.
inline Case randomCase(std::mt19937 &random, int mostLinks = 11)
{
    const auto below = [&](int n) { return static_cast<std::size_t>(std::uniform_int_distribution<int>(0, n - 1)(random)); };
    const std::size_t sites = 2 + below(6);
    std::vector<std::string> names{"s", "S", "s1", "s10", "s2", "ab", "a"};
    std::ranges::shuffle(names, random);
    names.resize(sites);

    static constexpr double lengths[]{0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1, 2, 0};
    const int kinds = 1 + static_cast<int>(below(9)); // few of them: many ties
    std::vector<core::GraphLink> links(below(mostLinks + 1));
    Indices ids(links.size());
    for (std::size_t i = 0; i < ids.size(); ++i)
        ids[i] = i;
    std::ranges::shuffle(ids, random);
    const std::size_t risks = below(4);
    for (std::size_t i = 0; i < links.size(); ++i) {
        core::GraphLink &link = links[i];
        link.a = below(static_cast<int>(sites));
        link.b = (link.a + 1 + below(static_cast<int>(sites) - 1)) % sites;
        link.us = lengths[below(kinds)];
        link.routes = 1 + below(6) / 5;
        link.id = "r" + std::to_string(ids[i]); // r10 stands before r2
        for (std::size_t risk = 0; risk < risks; ++risk) {
            if (below(4) == 0)
                link.risks.push_back(risk);
        }
    }
    Case made{core::LinkGraph(std::move(names), std::move(links)), {}, below(static_cast<int>(sites)), 0};
    made.to = (made.from + 1 + below(static_cast<int>(sites) - 1)) % sites;
    if (below(3) == 0) {
        for (std::size_t i = 0; i < made.graph.links().size(); ++i)
            made.out.links.push_back(below(6) == 0);
    }
    if (below(3) == 0) {
        for (std::size_t i = 0; i < sites; ++i)
            made.out.sites.push_back(below(8) == 0);
    }
    return made;
}

/// Sites that are all joined to a few hubs: many wait at once while one is looked for. Lengths are whole-numbered, and often equal.
inline core::LinkGraph hubs(std::size_t hubCount, std::size_t sites)
{
    std::vector<std::string> names;
    std::vector<core::GraphLink> links;
    for (std::size_t site = 0; site < hubCount + sites; ++site) {
        names.push_back("s" + std::to_string(site));
        for (std::size_t hub = 0; hub < hubCount && site >= hubCount; ++hub) {
            core::GraphLink link;
            link.a = hub;
            link.b = site;
            link.us = static_cast<double>(1 + (site * 7 + hub * 13) % 11);
            link.id = "r" + std::to_string(links.size());
            links.push_back(std::move(link));
        }
    }
    return {std::move(names), std::move(links)};
}

inline bool sameUs(double x, double y)
{
    return std::abs(x - y) <= 1e-9 * std::min(x, y);
}

/// Ids along a path from the end with the lesser site id.
inline std::vector<std::string> idsOf(const core::LinkGraph &graph, const core::LinkPath &path)
{
    std::vector<std::string> ids;
    for (const std::size_t link : path.links)
        ids.push_back(graph.links()[link].id);
    if (graph.siteId(path.sites.back()) < graph.siteId(path.sites.front()))
        std::ranges::reverse(ids);
    return ids;
}

/// The rule for paths between the same two sites.
inline bool better(const core::LinkGraph &graph, const core::LinkPath &x, const core::LinkPath &y)
{
    if (!sameUs(x.us, y.us))
        return x.us < y.us;
    const auto key = [&](const core::LinkPath &path) {
        std::size_t routes = 0;
        for (const std::size_t link : path.links)
            routes += graph.links()[link].routes;
        return std::tuple(routes, path.links.size(), idsOf(graph, path));
    };
    return key(x) < key(y);
}

/// Every path that visits no site twice, best first.
inline std::vector<core::LinkPath> allPaths(const Case &given)
{
    const core::LinkGraph &graph = given.graph;
    std::vector<core::LinkPath> found;
    core::LinkPath path{{}, {given.from}, 0};
    const std::function<void()> extend = [&] {
        const std::size_t end = path.sites.back();
        if (!given.out.hasSite(end))
            return;
        if (end == given.to) {
            found.push_back(path);
            return;
        }
        for (std::size_t i = 0; i < graph.links().size(); ++i) {
            const core::GraphLink &link = graph.links()[i];
            if (!given.out.hasLink(i) || (link.a != end && link.b != end))
                continue;
            const std::size_t next = link.a == end ? link.b : link.a;
            if (std::ranges::find(path.sites, next) != path.sites.end())
                continue;
            const double before = path.us;
            path.links.push_back(i);
            path.sites.push_back(next);
            path.us += link.us;
            extend();
            path.links.pop_back();
            path.sites.pop_back();
            path.us = before;
        }
    };
    extend();
    std::ranges::sort(found, [&](const auto &x, const auto &y) { return better(graph, x, y); });
    return found;
}

/// Parts of what is left, by site: the least site of each; outside for those out.
inline Indices partsOf(const core::LinkGraph &graph, const core::Outage &out)
{
    constexpr std::size_t outside = core::Structure::nowhere;
    Indices part(graph.siteCount(), outside);
    for (std::size_t i = 0; i < part.size(); ++i)
        part[i] = out.hasSite(i) ? i : outside;
    for (std::size_t round = 0; round < part.size(); ++round) {
        for (std::size_t i = 0; i < graph.links().size(); ++i) {
            const core::GraphLink &link = graph.links()[i];
            if (out.hasLink(i) && out.hasSite(link.a) && out.hasSite(link.b))
                part[link.a] = part[link.b] = std::min(part[link.a], part[link.b]);
        }
    }
    return part;
}

inline std::size_t countOfParts(const core::LinkGraph &graph, const core::Outage &out)
{
    const Indices part = partsOf(graph, out);
    std::set<std::size_t> different(part.begin(), part.end());
    different.erase(core::Structure::nowhere);
    return different.size();
}

/// The smallest cut of all that separate the two: every set of sites tried.
inline double leastCut(const Case &given, const std::vector<double> &gbps)
{
    const core::LinkGraph &graph = given.graph;
    double least = core::noWayUs;
    for (unsigned side = 0; side < 1U << graph.siteCount(); ++side) {
        const auto inside = [side](std::size_t site) { return (side >> site & 1U) != 0; };
        if (!inside(given.from) || inside(given.to))
            continue;
        double sum = 0;
        for (std::size_t i = 0; i < graph.links().size(); ++i) {
            const core::GraphLink &link = graph.links()[i];
            if (inside(link.a) != inside(link.b) && given.out.hasLink(i) && given.out.hasSite(link.a) && given.out.hasSite(link.b))
                sum += gbps[i];
        }
        least = std::min(least, sum);
    }
    return least;
}

/// Capacities with many equal ones and some of nothing.
inline std::vector<double> randomCapacities(std::size_t count, std::mt19937 &random)
{
    static constexpr double some[]{0, 100, 400, 800, 0.1, 0.2, 0.3, 1e7};
    std::vector<double> gbps(count);
    for (double &rate : gbps)
        rate = some[std::uniform_int_distribution<std::size_t>(0, 7)(random)];
    return gbps;
}

inline Indices common(const std::set<std::size_t> &x, const std::set<std::size_t> &y)
{
    Indices both;
    std::ranges::set_intersection(x, y, std::back_inserter(both));
    return both;
}

/// The best of all pairs of paths.
inline std::optional<core::DisjointPair> bestPair(const Case &given, const core::Diversity &diversity)
{
    const core::LinkGraph &graph = given.graph;
    const std::vector<core::LinkPath> all = allPaths(given);
    if (all.empty())
        return std::nullopt;
    if (all.size() == 1)
        return core::DisjointPair{all.front(), {}, {}, {}, {}, true};
    struct Used {
        std::set<std::size_t> links, risks, sites;
    };
    std::vector<Used> used(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        used[i].links.insert(all[i].links.begin(), all[i].links.end());
        used[i].sites.insert(all[i].sites.begin() + 1, all[i].sites.end() - 1);
        for (const std::size_t link : all[i].links)
            used[i].risks.insert(graph.links()[link].risks.begin(), graph.links()[link].risks.end());
    }
    std::optional<core::DisjointPair> best;
    const auto counts = [](const core::DisjointPair &pair) { return std::tuple(pair.sharedLinks.size(), pair.sharedRisks.size(), pair.sharedSites.size()); };
    const auto sum = [](const core::DisjointPair &pair) { return pair.first.us + pair.second.us; };
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) { // in the order of first, then second
            core::DisjointPair pair{all[i], all[j], common(used[i].links, used[j].links), {}, {}, true};
            if (diversity.risks)
                pair.sharedRisks = common(used[i].risks, used[j].risks);
            if (diversity.sites)
                pair.sharedSites = common(used[i].sites, used[j].sites);
            if (!best || counts(pair) < counts(*best) || (counts(pair) == counts(*best) && sum(pair) < sum(*best) && !sameUs(sum(pair), sum(*best))))
                best = std::move(pair);
        }
    }
    return best;
}

} // namespace brute
