// What a failure leaves, worked out from DESIGN.md section 4 by going through all simple paths. Shares no code with the program:
// its only inputs are a sizing's segments, paths and demands. For networks of a handful of sites.
#pragma once

#include "core/sizing/Sizing.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace oracle {

struct Out {
    std::set<std::string> routes, sites;
    std::map<std::string, double> routeLeft, siteLeft; ///< parts that stay
    double planesLeft = 1;
};

struct Answer {
    double keptFraction = 1, lostGbps = 0, detourUs = 0;
    std::optional<double> worstLoad; ///< none: traffic where nothing is lit
    std::vector<std::string> cutOff;
    bool ambiguous = false; ///< DESIGN.md leaves two answers
};

class Network {
public:
    Network(const core::Scenario &scenario, const core::Sizing &sizing) : m_scenario(scenario), m_sizing(sizing)
    {
        const bool routers = scenario->assumptions.word("transit") == "router";
        if (routers) {
            for (const core::RouteSizing &route : sizing.routes)
                if (route.fibreOneWayUs)
                    m_links.push_back({{route.id}, {scenario.route(route.id)->a, scenario.route(route.id)->b}, *route.fibreOneWayUs, 0});
        }
        for (const core::SegmentSizing &segment : sizing.segments)
            light(segment);
    }

    Answer after(const Out &out) const
    {
        Answer answer;
        std::vector<double> capacity, load(m_links.size(), 0.0);
        for (const Link &link : m_links)
            capacity.push_back(left(link, out));
        std::vector<std::optional<std::vector<std::size_t>>> ways;
        std::map<std::string, bool> reaches;
        double all = 0;
        for (const core::DemandSizing &demand : m_sizing.demands) {
            all += demand.gbps;
            ways.push_back(wayOf(demand, out, answer));
            if (demand.gbps <= 0)
                continue;
            for (const std::string &end : {demand.from, demand.to})
                if (!out.sites.contains(end))
                    reaches[end] = reaches[end] || ways.back();
            if (ways.back())
                for (const std::size_t link : *ways.back())
                    load[link] += demand.gbps;
        }
        double kept = 0;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            double share = ways[i] ? atClients(m_sizing.demands[i], out) : 0;
            if (ways[i])
                for (const std::size_t link : *ways[i])
                    share = std::min(share, load[link] > 0 ? capacity[link] / load[link] : 1);
            kept += share * m_sizing.demands[i].gbps;
        }
        answer.keptFraction = all > 0 ? kept / all : 1;
        answer.lostGbps = all - kept;
        answer.worstLoad = 0.0;
        for (std::size_t i = 0; i < load.size(); ++i) {
            if (load[i] > 0 && answer.worstLoad)
                answer.worstLoad = capacity[i] > 0 ? std::optional(std::max(*answer.worstLoad, load[i] / capacity[i])) : std::nullopt;
        }
        for (const core::Site &site : m_scenario->sites)
            if (const auto found = reaches.find(site.id); found != reaches.end() && !found->second)
                answer.cutOff.push_back(site.id);
        return answer;
    }

private:
    struct Link {
        std::vector<std::string> routes, sites;
        double us = 0, gbps = 0;
        const std::string &other(const std::string &end) const { return sites.front() == end ? sites.back() : sites.front(); }
        bool ends(const std::string &site) const { return sites.front() == site || sites.back() == site; }
    };
    using Way = std::vector<std::size_t>;

    void light(const core::SegmentSizing &segment)
    {
        Link link{segment.routes, {segment.a}, 0, segment.rateGbps * static_cast<double>(segment.channels)};
        for (const std::string &id : segment.routes) {
            const core::Route &route = *m_scenario.route(id);
            link.sites.push_back(route.a == link.sites.back() ? route.b : route.a);
            link.us += *m_sizing.route(id)->fibreOneWayUs;
        }
        Link turned = link;
        std::ranges::reverse(turned.routes);
        for (Link &known : m_links) {
            const bool sameEnds = known.ends(segment.a) && known.ends(segment.b);
            if (sameEnds && (known.routes == link.routes || known.routes == turned.routes)) {
                known.gbps += link.gbps;
                return;
            }
        }
        m_links.push_back(link);
    }

    static bool stands(const Link &link, const Out &out)
    {
        return std::ranges::none_of(link.routes, [&](const auto &id) { return out.routes.contains(id); }) &&
               std::ranges::none_of(link.sites, [&](const auto &id) { return out.sites.contains(id); });
    }

    static double left(const Link &link, const Out &out)
    {
        double gbps = stands(link, out) ? link.gbps * out.planesLeft : 0;
        for (const std::string &id : link.routes)
            gbps *= out.routeLeft.contains(id) ? out.routeLeft.at(id) : 1;
        for (const std::string &id : {link.sites.front(), link.sites.back()})
            gbps *= out.siteLeft.contains(id) ? out.siteLeft.at(id) : 1;
        return gbps;
    }

    /// A router takes its share of all ports of its site, client ports too.
    double atClients(const core::DemandSizing &demand, const Out &out) const
    {
        double share = 1;
        for (const std::string &end : {demand.from, demand.to}) {
            if (!out.siteLeft.contains(end))
                continue;
            double ends = 0;
            for (const core::DemandSizing &other : m_sizing.demands)
                ends += other.from == end || other.to == end ? other.gbps : 0;
            const double built = static_cast<double>(m_sizing.site(end)->clientPorts) * 800; // 800g_dr8
            share = std::min(share, ends > 0 ? built * out.siteLeft.at(end) / ends : 1);
        }
        return share;
    }

    double usOf(const Way &way) const
    {
        double us = 0;
        for (const std::size_t link : way)
            us += m_links[link].us;
        return us;
    }

    /// Route ids as DESIGN.md reads them: from the end with the lesser id.
    std::vector<std::string> routesOf(const Way &way, const std::string &from, const std::string &to) const
    {
        std::vector<std::string> ids;
        std::string at = from;
        for (const std::size_t index : way) {
            const Link &link = m_links[index];
            if (link.sites.front() == at)
                ids.insert(ids.end(), link.routes.begin(), link.routes.end());
            else
                ids.insert(ids.end(), link.routes.rbegin(), link.routes.rend());
            at = link.other(at);
        }
        if (to < from)
            std::ranges::reverse(ids);
        return ids;
    }

    void walk(const std::string &at, const std::string &to, const Out &out, std::set<std::string> &seen, Way &way, std::vector<Way> &found) const
    {
        if (at == to) {
            found.push_back(way);
            return;
        }
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            if (!m_links[i].ends(at) || !stands(m_links[i], out) || seen.contains(m_links[i].other(at)))
                continue;
            seen.insert(m_links[i].other(at));
            way.push_back(i);
            walk(m_links[i].other(at), to, out, seen, way, found);
            way.pop_back();
            seen.erase(m_links[i].other(at));
        }
    }

    /// -1 better, 0 no difference that DESIGN.md knows, 1 worse.
    int compare(const Way &x, const Way &y, const std::string &from, const std::string &to) const
    {
        const double a = usOf(x), b = usOf(y);
        if (std::abs(a - b) > 1e-9 * std::max(a, b))
            return a < b ? -1 : 1;
        const auto p = routesOf(x, from, to), q = routesOf(y, from, to);
        if (p.size() != q.size())
            return p.size() < q.size() ? -1 : 1;
        if (x.size() != y.size())
            return x.size() < y.size() ? -1 : 1;
        return p < q ? -1 : q < p ? 1 : 0;
    }

    std::optional<Way> best(const core::DemandSizing &demand, const Out &out, Answer &answer) const
    {
        std::vector<Way> all;
        std::set<std::string> seen{demand.from};
        Way way;
        walk(demand.from, demand.to, out, seen, way, all);
        if (all.empty())
            return std::nullopt;
        const Way *least = &all.front();
        for (const Way &other : all)
            least = compare(other, *least, demand.from, demand.to) < 0 ? &other : least;
        for (const Way &other : all)
            answer.ambiguous = answer.ambiguous || (other != *least && compare(other, *least, demand.from, demand.to) == 0);
        return *least;
    }

    /// The way as sized, over links.
    Way built(const core::PathSizing &path) const
    {
        Way way;
        for (const std::size_t index : path.segments) {
            const core::SegmentSizing &segment = m_sizing.segments[index];
            std::vector<std::string> turned(segment.routes.rbegin(), segment.routes.rend());
            for (std::size_t i = 0; i < m_links.size(); ++i)
                if (m_links[i].ends(segment.a) && m_links[i].ends(segment.b) && (m_links[i].routes == segment.routes || m_links[i].routes == turned))
                    way.push_back(i);
        }
        return way;
    }

    std::optional<Way> wayOf(const core::DemandSizing &demand, const Out &out, Answer &answer) const
    {
        if (out.sites.contains(demand.from) || out.sites.contains(demand.to) || demand.paths.empty())
            return std::nullopt;
        const Way now = built(demand.paths.front());
        if (std::ranges::all_of(now, [&](std::size_t link) { return stands(m_links[link], out); }))
            return now;
        std::optional<Way> then = best(demand, out, answer);
        if (then)
            answer.detourUs = std::max(answer.detourUs, usOf(*then) - usOf(now));
        return then;
    }

    const core::Scenario &m_scenario;
    const core::Sizing &m_sizing;
    std::vector<Link> m_links;
};

} // namespace oracle
