#include "core/failures/LitNetwork.h"

#include "core/failures/RestoreLights.h"
#include "core/graph/DetourPaths.h"
#include "core/graph/RouteGraph.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace core {

namespace {

/// What a demand sends over a link.
struct Share {
    std::size_t demand = 0;
    double gbps = 0;
};

} // namespace

struct LitNetwork::Data {
    LitParts parts;
    LinkGraph graph;
    PathChoice choice;
    bool splitsAgain = false; ///< transit `router`: routers split over the ways that are left as they did before
    std::vector<double> load;
    std::vector<std::vector<std::size_t>> linksOfRoute, linksOfSite, demandsOfLink, demandsOfSite;
    std::vector<std::vector<Share>> sharesOfLink; ///< what the load is made of, by demand
    std::vector<std::size_t> pathless;            ///< demands, some of whose planes at least have no way
    std::vector<double> clientLoad;               ///< by site

    /// Ways around failures, made when they are first asked for: not every network is studied.
    const DetourPaths &detours() const
    {
        std::call_once(m_detoursMade, [this] { m_detours.emplace(graph); });
        return *m_detours;
    }

private:
    mutable std::once_flag m_detoursMade;
    mutable std::optional<DetourPaths> m_detours;
};

namespace {

/// Ids of a link's routes one after the other; a byte below all others keeps them apart, so that order is that of the ids.
std::string idOf(const LitLink &link, const Resolved &resolved)
{
    std::string id;
    for (const std::size_t route : link.routes)
        id += (id.empty() ? "" : "\x01") + resolved.routes[route].route->id;
    return id;
}

LinkGraph graphOf(const Resolved &resolved, const LitParts &parts)
{
    const RouteGraph routes(resolved); // knows the risks of routes
    std::vector<std::string> sites;
    for (const ResolvedSite &site : resolved.sites)
        sites.push_back(site.site->id);
    std::vector<GraphLink> links;
    for (const LitLink &lit : parts.links) {
        std::set<std::size_t> risks;
        for (const std::size_t route : lit.routes) {
            if (const auto link = routes.linkOf(route))
                risks.insert(routes.links().links()[*link].risks.begin(), routes.links().links()[*link].risks.end());
        }
        links.push_back({lit.sites.front(), lit.sites.back(), lit.us, lit.routes.size(), idOf(lit, resolved), {risks.begin(), risks.end()}});
    }
    return {std::move(sites), std::move(links)};
}

/// Appends without doubling what came last.
void note(std::vector<std::size_t> &list, std::size_t value)
{
    if (list.empty() || list.back() != value)
        list.push_back(value);
}

/// Trees towards every site take memory with the square of the sites: some 200 MB here.
constexpr std::size_t mostSitesOfTrees = 2'000;

/// Sorts and leaves every value once.
void eachOnce(std::vector<std::size_t> &values)
{
    std::ranges::sort(values);
    const auto rest = std::ranges::unique(values);
    values.erase(rest.begin(), rest.end());
}

/// Calls back for every link of every path.
template <class Visit>
void eachLink(const std::vector<LitPath> &paths, const Visit &visit)
{
    for (const LitPath &path : paths) {
        for (const std::size_t link : path.links)
            visit(link, path.gbps);
    }
}

/// Share of a demand that gets through: over a path the least of min(1, capacity ÷ load); over several their sum, of a pair that
/// carries everything twice the better one.
double keptBy(const LitDemand &demand, const std::vector<LitPath> &paths, const Aftermath &after)
{
    double sum = 0, kept = 0;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const LitPath &path = paths[i];
        double share = 1;
        for (const std::size_t link : path.links)
            share = std::min(share, after.loadGbps[link] > 0 ? after.capacityGbps[link] / after.loadGbps[link] : 1);
        const double gbps = share * path.gbps;
        if (i > 0 && path.planes != paths[i - 1].planes) // each group of planes has its own pair
            sum += std::exchange(kept, 0.0);
        kept = demand.fullRateOnEach ? std::max(kept, gbps) : kept + gbps;
    }
    return std::min(1.0, (sum + kept) / demand.gbps);
}

/// Whether some planes have no way even when nothing failed.
bool lacksPaths(const LitDemand &demand)
{
    if (demand.paths.empty())
        return true;
    if (demand.paths.front().planes == 0)
        return false;
    std::map<int, double> byPlanes;
    for (const LitPath &path : demand.paths) {
        double &gbps = byPlanes[path.planes];
        gbps = demand.fullRateOnEach ? std::max(gbps, path.gbps) : gbps + path.gbps;
    }
    double gbps = 0;
    for (const auto &[planes, own] : byPlanes)
        gbps += own;
    return gbps < demand.gbps * (1 - 1e-9);
}

} // namespace

/// One failure on one network.
class LitNetwork::Run {
public:
    Run(const Data &data, const Failure &failure, Outage out) : m_data(data), m_failure(failure), m_out(std::move(out)) {}

    Aftermath run()
    {
        m_after.loadGbps = m_data.load;
        m_after.capacityGbps.reserve(m_data.parts.links.size());
        for (std::size_t link = 0; link < m_data.parts.links.size(); ++link)
            m_after.capacityGbps.push_back(m_out.hasLink(link) ? m_data.parts.links[link].capacityGbps * m_failure.planesLeft : 0);
        takeParts();
        if (m_data.parts.restoration.restorer != nullptr)
            restore();
        moveDemands();
        loadAgain();
        judge();
        return std::move(m_after);
    }

private:
    /// A part of a route takes its share of all light over it, a part of a site's routers of all light that ends there.
    void takeParts()
    {
        std::map<std::size_t, double> left; // the same planes on several routes of a link are lost once
        for (const Failure::Part &part : m_failure.routeParts) {
            for (const std::size_t link : m_data.linksOfRoute[part.index]) {
                double &least = left.try_emplace(link, 1.0).first->second;
                least = std::min(least, part.left);
            }
        }
        for (const auto &[link, share] : left)
            m_after.capacityGbps[link] *= share;
        for (const Failure::Part &part : m_failure.siteParts) {
            for (const std::size_t link : m_data.linksOfSite[part.index]) {
                const LitLink &lit = m_data.parts.links[link];
                if (lit.sites.front() == part.index || lit.sites.back() == part.index)
                    m_after.capacityGbps[link] *= part.left;
            }
        }
    }

    void moveDemands()
    {
        std::vector<std::size_t> touched;
        const auto touch = [&](const std::vector<std::size_t> &demands) { touched.insert(touched.end(), demands.begin(), demands.end()); };
        for (std::size_t link = 0; link < m_out.links.size(); ++link) {
            if (m_out.links[link])
                touch(m_data.demandsOfLink[link]);
        }
        for (const std::size_t site : m_failure.sites)
            touch(m_data.demandsOfSite[site]);
        eachOnce(touched);
        m_after.moved.reserve(touched.size());
        for (const std::size_t index : touched) {
            const LitDemand &demand = m_data.parts.demands[index];
            m_after.moved.push_back({index, !m_out.hasSite(demand.from) || !m_out.hasSite(demand.to), {}});
            if (!m_after.moved.back().endFailed)
                move(m_after.moved.back(), demand);
        }
        findWays();
        for (Aftermath::Moved &moved : m_after.moved) {
            if (!std::ranges::is_sorted(moved.paths, {}, &LitPath::planes))
                std::ranges::stable_sort(moved.paths, {}, &LitPath::planes);
        }
    }

    void restore()
    {
        RestoredLights lights = restoreLights(m_data.parts, m_failure, m_out);
        for (const Aftermath::Restored &restored : lights.ways)
            m_after.capacityGbps[restored.link] = lights.capacityGbps[restored.link] * m_failure.planesLeft;
        m_after.restored = std::move(lights.ways);
    }

    const Aftermath::Restored *restoredOf(std::size_t link) const
    {
        const auto at = std::ranges::lower_bound(m_after.restored, link, {}, &Aftermath::Restored::link);
        return at != m_after.restored.end() && at->link == link ? &*at : nullptr;
    }

    bool stands(const LitPath &path) const
    {
        return std::ranges::all_of(path.links, [&](std::size_t link) { return m_out.hasLink(link) || restoredOf(link) != nullptr; });
    }

    /// A path as it stands: longer where its light was restored.
    LitPath asItStands(LitPath path) const
    {
        for (const std::size_t link : path.links) {
            if (const Aftermath::Restored *restored = restoredOf(link))
                path.us += restored->us - m_data.parts.links[link].us;
        }
        return path;
    }

    /// What looks for a way: its place in moved, how much, of which planes.
    struct Lost {
        std::size_t moved = 0;
        double gbps = 0;
        int planes = 0;
    };

    void move(Aftermath::Moved &moved, const LitDemand &demand)
    {
        double lostGbps = 0;
        for (const LitPath &path : demand.paths) {
            if (stands(path))
                moved.paths.push_back(asItStands(path));
            else
                lostGbps += path.gbps;
        }
        if (!demand.paths.empty() && demand.paths.front().planes != 0)
            return moveByPlanes(demand);
        if (moved.paths.size() == demand.paths.size() || (demand.fullRateOnEach && !moved.paths.empty()))
            return;
        if (m_data.splitsAgain && !demand.fullRateOnEach) {
            moved.paths = chosenAgain(demand);
            return;
        }
        m_pairs.emplace_back(demand.from, demand.to);
        m_lost.push_back({m_after.moved.size() - 1, demand.fullRateOnEach ? demand.gbps : lostGbps});
    }

    /// Least-latency ways of all failed shares at once.
    void findWays()
    {
        if (m_pairs.empty())
            return;
        std::vector<std::optional<LinkPath>> ways;
        if (m_data.graph.siteCount() <= mostSitesOfTrees) {
            ways = m_data.detours().pathsAfter(m_out, m_pairs);
        } else {
            for (const auto &[from, to] : m_pairs)
                ways.push_back(leastLatencyPath(m_data.graph, from, to, m_out));
        }
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (ways[i])
                m_after.moved[m_lost[i].moved].paths.push_back(
                    {std::move(ways[i]->links), std::move(ways[i]->sites), m_lost[i].gbps, ways[i]->us, m_lost[i].planes});
        }
    }

    /// Planes of which something failed send that over what is left; hosts spread it over all planes.
    void moveByPlanes(const LitDemand &demand)
    {
        std::map<int, double> lostGbps; // by planes; of a pair, what both carry
        std::set<int> standing;
        for (const LitPath &path : demand.paths) {
            if (stands(path)) {
                standing.insert(path.planes);
                continue;
            }
            double &gbps = lostGbps[path.planes];
            gbps = demand.fullRateOnEach ? std::max(gbps, path.gbps) : gbps + path.gbps;
        }
        for (const auto &[planes, gbps] : lostGbps) {
            if (demand.fullRateOnEach && standing.contains(planes))
                continue;
            m_pairs.emplace_back(demand.from, demand.to);
            m_lost.push_back({m_after.moved.size() - 1, gbps, planes});
        }
    }

    /// Routers split over the ways that are left as they did before.
    std::vector<LitPath> chosenAgain(const LitDemand &demand) const
    {
        ChosenPaths chosen = choosePaths(m_data.graph, demand.from, demand.to, m_data.choice, m_out);
        std::vector<LitPath> paths;
        for (LinkPath &way : chosen.paths)
            paths.push_back({std::move(way.links), std::move(way.sites), demand.gbps / static_cast<double>(chosen.paths.size()), way.us});
        return paths;
    }

    /// Adds the load of a link that traffic left or came to up anew: differences would leave rounding behind where nothing is.
    void loadAgain()
    {
        m_movedPaths.assign(m_data.parts.demands.size(), nullptr);
        std::vector<std::size_t> touched;
        std::vector<char> seen(m_after.loadGbps.size(), 0);
        const auto touch = [&](std::size_t link, double) {
            if (std::exchange(seen[link], 1) == 0)
                touched.push_back(link);
        };
        for (const Aftermath::Moved &moved : m_after.moved) {
            m_movedPaths[moved.demand] = &moved.paths;
            eachLink(m_data.parts.demands[moved.demand].paths, touch);
            eachLink(moved.paths, touch);
        }
        for (const std::size_t link : touched) {
            double load = 0;
            for (const Share &share : m_data.sharesOfLink[link])
                load += m_movedPaths[share.demand] == nullptr ? share.gbps : 0;
            m_after.loadGbps[link] = load;
        }
        for (const Aftermath::Moved &moved : m_after.moved)
            eachLink(moved.paths, [&](std::size_t link, double gbps) { m_after.loadGbps[link] += gbps; });
    }

    void judge()
    {
        m_after.kept.assign(m_data.parts.demands.size(), 1.0);
        std::vector<std::size_t> touched = m_data.pathless;
        for (std::size_t link = 0; link < m_after.loadGbps.size(); ++link) {
            if (m_after.loadGbps[link] > m_after.capacityGbps[link])
                touched.insert(touched.end(), m_data.demandsOfLink[link].begin(), m_data.demandsOfLink[link].end());
        }
        for (const Aftermath::Moved &moved : m_after.moved)
            touched.push_back(moved.demand);
        eachOnce(touched);
        for (const std::size_t demand : touched) {
            const LitDemand &lit = m_data.parts.demands[demand];
            const std::vector<LitPath> &paths = m_movedPaths[demand] != nullptr ? *m_movedPaths[demand] : lit.paths;
            m_after.kept[demand] = lit.gbps > 0 ? keptBy(lit, paths, m_after) : 1;
        }
        keepAtClients();
    }

    /// What ends at a site whose client ports lost a part.
    void keepAtClients()
    {
        for (const Failure::Part &part : m_failure.siteParts) {
            if (m_data.parts.clientGbps.empty() || m_data.clientLoad[part.index] <= 0)
                continue;
            const double share = m_data.parts.clientGbps[part.index] * part.left * m_failure.planesLeft / m_data.clientLoad[part.index];
            for (const std::size_t demand : m_data.demandsOfSite[part.index])
                m_after.kept[demand] = std::min(m_after.kept[demand], share);
        }
    }

    const Data &m_data;
    const Failure &m_failure;
    Outage m_out;
    Aftermath m_after;
    std::vector<const std::vector<LitPath> *> m_movedPaths; ///< by demand; nullptr: as in the network
    std::vector<DetourPaths::Pair> m_pairs;                 ///< that look for a way
    std::vector<Lost> m_lost;                               ///< as those
};

LitNetwork::LitNetwork(const Scenario &scenario, const Resolved &resolved, LitParts parts)
{
    auto data = std::make_unique<Data>();
    data->graph = graphOf(resolved, parts);
    data->choice = pathChoice(scenario->assumptions);
    const bool splits = data->choice.kind == PathChoice::Kind::Ecmp || data->choice.kind == PathChoice::Kind::KPaths;
    data->splitsAgain = scenario->assumptions.word("transit") == "router" && splits;
    data->load.assign(parts.links.size(), 0.0);
    data->linksOfRoute.resize(resolved.routes.size());
    data->linksOfSite.resize(resolved.sites.size());
    data->demandsOfLink.resize(parts.links.size());
    data->sharesOfLink.resize(parts.links.size());
    data->demandsOfSite.resize(resolved.sites.size());
    data->clientLoad.assign(resolved.sites.size(), 0.0);
    for (std::size_t link = 0; link < parts.links.size(); ++link) {
        for (const std::size_t route : parts.links[link].routes)
            note(data->linksOfRoute[route], link);
        for (const std::size_t site : parts.links[link].sites)
            note(data->linksOfSite[site], link);
    }
    for (std::size_t i = 0; i < parts.demands.size(); ++i) {
        const LitDemand &demand = parts.demands[i];
        eachLink(demand.paths, [&](std::size_t link, double gbps) {
            data->load[link] += gbps;
            note(data->demandsOfLink[link], i);
            data->sharesOfLink[link].push_back({i, gbps});
        });
        for (const std::size_t site : {demand.from, demand.to}) {
            note(data->demandsOfSite[site], i);
            data->clientLoad[site] += demand.gbps;
        }
        if (lacksPaths(demand))
            data->pathless.push_back(i);
    }
    data->parts = std::move(parts);
    m_data = std::move(data);
}

LitNetwork::~LitNetwork() = default;
LitNetwork::LitNetwork(LitNetwork &&) noexcept = default;

const std::vector<LitLink> &LitNetwork::links() const
{
    return m_data->parts.links;
}

const std::vector<LitDemand> &LitNetwork::demands() const
{
    return m_data->parts.demands;
}

const LinkGraph &LitNetwork::graph() const
{
    return m_data->graph;
}

const std::vector<double> &LitNetwork::loadGbps() const
{
    return m_data->load;
}

Outage LitNetwork::outageOf(const Failure &failure) const
{
    Outage out{std::vector<bool>(m_data->parts.links.size(), false), std::vector<bool>(m_data->linksOfSite.size(), false)};
    for (const std::size_t route : failure.routes) {
        for (const std::size_t link : m_data->linksOfRoute[route])
            out.links[link] = true;
    }
    for (const std::size_t site : failure.sites) {
        out.sites[site] = true;
        for (const std::size_t link : m_data->linksOfSite[site])
            out.links[link] = true;
    }
    return out;
}

LitNetwork::Stake LitNetwork::stakeOf(const Failure &failure) const
{
    Stake stake;
    const Outage out = outageOf(failure);
    for (std::size_t link = 0; link < out.links.size(); ++link) {
        if (out.links[link]) {
            stake.gbps += m_data->load[link];
            stake.demands += m_data->demandsOfLink[link].size();
        }
    }
    return stake;
}

Aftermath LitNetwork::after(const Failure &failure) const
{
    return Run(*m_data, failure, outageOf(failure)).run();
}

} // namespace core
