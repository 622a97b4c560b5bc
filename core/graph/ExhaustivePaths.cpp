// Both by trying every simple path: right for any graph, slow for large ones.
#include "core/graph/LinkGraph.h"
#include <algorithm>
#include <cmath>
namespace core {
namespace {
void go(const LinkGraph &g, std::size_t at, std::size_t to, const Outage &out, LinkPath &cur, std::vector<char> &seen, std::vector<LinkPath> &all)
{
    if (at == to) {
        all.push_back(cur);
        return;
    }
    for (auto inc : g.incident(at)) {
        if (seen[inc.site] || !out.hasLink(inc.link) || !out.hasSite(inc.site))
            continue;
        seen[inc.site] = 1;
        cur.links.push_back(inc.link);
        cur.sites.push_back(inc.site);
        double was = cur.us;
        cur.us += g.links()[inc.link].us;
        go(g, inc.site, to, out, cur, seen, all);
        cur.us = was;
        cur.links.pop_back();
        cur.sites.pop_back();
        seen[inc.site] = 0;
    }
}
std::vector<LinkPath> allPaths(const LinkGraph &g, std::size_t from, std::size_t to, const Outage &out)
{
    std::vector<LinkPath> all;
    LinkPath cur;
    cur.sites = {from};
    std::vector<char> seen(g.siteCount(), 0);
    seen[from] = 1;
    if (from == to || !out.hasSite(from) || !out.hasSite(to))
        return all;
    go(g, from, to, out, cur, seen, all);
    std::ranges::sort(all, [&](const LinkPath &x, const LinkPath &y) {
        if (std::abs(x.us - y.us) > 1e-9 * std::max(x.us, y.us))
            return x.us < y.us;
        auto routes = [&](const LinkPath &p) {
            std::size_t n = 0;
            for (auto l : p.links)
                n += g.links()[l].routes;
            return n;
        };
        if (routes(x) != routes(y))
            return routes(x) < routes(y);
        if (x.links.size() != y.links.size())
            return x.links.size() < y.links.size();
        auto ids = [&](const LinkPath &p) {
            std::vector<std::string> v;
            for (auto l : p.links)
                v.push_back(g.links()[l].id);
            if (g.siteId(to) < g.siteId(from))
                std::ranges::reverse(v);
            return v;
        };
        return ids(x) < ids(y);
    });
    return all;
}
} // namespace
PathSet pathsWithin(const LinkGraph &g, std::size_t from, std::size_t to, double tol, std::size_t limit, const Outage &out)
{
    auto a = allPaths(g, from, to, out);
    PathSet s;
    for (auto &p : a)
        if (p.us <= a[0].us * (1 + 1e-9) + tol)
            s.paths.push_back(p);
    if (s.paths.size() > limit) {
        s.paths.resize(limit);
        s.complete = false;
    }
    return s;
}
std::optional<DisjointPair> disjointPair(const LinkGraph &g, std::size_t from, std::size_t to, const Diversity &d, const Outage &out)
{
    auto a = allPaths(g, from, to, out);
    if (a.empty())
        return std::nullopt;
    DisjointPair best;
    best.first = a[0];
    bool have = false;
    std::vector<double> bk;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = i + 1; j < a.size(); ++j) {
            DisjointPair p;
            p.first = a[i];
            p.second = a[j];
            for (auto l : a[i].links)
                if (std::ranges::find(a[j].links, l) != a[j].links.end())
                    p.sharedLinks.push_back(l);
            if (d.risks) {
                std::vector<std::size_t> r1, r2;
                for (auto l : a[i].links)
                    for (auto r : g.links()[l].risks)
                        r1.push_back(r);
                for (auto l : a[j].links)
                    for (auto r : g.links()[l].risks)
                        r2.push_back(r);
                std::ranges::sort(r1);
                r1.erase(std::unique(r1.begin(), r1.end()), r1.end());
                for (auto r : r1)
                    if (std::ranges::find(r2, r) != r2.end())
                        p.sharedRisks.push_back(r);
            }
            if (d.sites)
                for (std::size_t s = 1; s + 1 < a[i].sites.size(); ++s)
                    if (std::ranges::find(a[j].sites, a[i].sites[s]) != a[j].sites.end())
                        p.sharedSites.push_back(a[i].sites[s]);
            std::vector<double> k{double(p.sharedLinks.size()), double(p.sharedRisks.size()), double(p.sharedSites.size()), p.first.us + p.second.us};
            if (!have || k < bk) {
                best = p;
                bk = k;
                have = true;
            }
        }
    return best;
}
} // namespace core
