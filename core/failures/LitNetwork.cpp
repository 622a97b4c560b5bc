#include "core/failures/LitNetwork.h"

#include "core/failures/RestoreLights.h"
#include "core/graph/RouteGraph.h"

#include <algorithm>
#include <set>

namespace core {

struct LitNetwork::Data {
    LitParts parts;
    LinkGraph graph;
    PathChoice choice;
    bool betweenRoutes = false; ///< transit `router`: the scenario's choice of paths holds again after a failure
    std::vector<double> load;
    std::vector<std::vector<std::size_t>> linksOfRoute, linksOfSite, demandsOfLink, demandsOfSite;
    std::vector<std::size_t> pathless; ///< demands
    std::vector<double> clientLoad;    ///< by site
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
    double kept = 0;
    for (const LitPath &path : paths) {
        double share = 1;
        for (const std::size_t link : path.links)
            share = std::min(share, after.loadGbps[link] > 0 ? after.capacityGbps[link] / after.loadGbps[link] : 1);
        const double gbps = share * path.gbps;
        kept = demand.fullRateOnEach ? std::max(kept, gbps) : kept + gbps;
    }
    return std::min(1.0, kept / demand.gbps);
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
        for (const Failure::Part &part : m_failure.routeParts) {
            for (const std::size_t link : m_data.linksOfRoute[part.index])
                m_after.capacityGbps[link] *= part.left;
        }
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
        std::set<std::size_t> touched;
        for (std::size_t link = 0; link < m_out.links.size(); ++link) {
            if (m_out.links[link])
                touched.insert(m_data.demandsOfLink[link].begin(), m_data.demandsOfLink[link].end());
        }
        for (const std::size_t site : m_failure.sites)
            touched.insert(m_data.demandsOfSite[site].begin(), m_data.demandsOfSite[site].end());
        for (const std::size_t index : touched) {
            const LitDemand &demand = m_data.parts.demands[index];
            Aftermath::Moved moved{index, !m_out.hasSite(demand.from) || !m_out.hasSite(demand.to), {}};
            if (!moved.endFailed)
                moved.paths = newPaths(demand);
            m_after.moved.push_back(std::move(moved));
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

    std::vector<LitPath> newPaths(const LitDemand &demand) const
    {
        std::vector<LitPath> paths;
        double lostGbps = 0;
        for (const LitPath &path : demand.paths) {
            if (stands(path))
                paths.push_back(asItStands(path));
            else
                lostGbps += path.gbps;
        }
        if (paths.size() == demand.paths.size() || (demand.fullRateOnEach && !paths.empty()))
            return paths;
        const bool again = m_data.betweenRoutes && !demand.fullRateOnEach;
        if (again)
            return chosenAgain(demand);
        if (auto way = leastLatencyPath(m_data.graph, demand.from, demand.to, m_out))
            paths.push_back({std::move(way->links), std::move(way->sites), demand.fullRateOnEach ? demand.gbps : lostGbps, way->us});
        return paths;
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
        std::set<std::size_t> touched;
        const auto touch = [&](std::size_t link, double) { touched.insert(link); };
        for (const Aftermath::Moved &moved : m_after.moved) {
            m_movedPaths[moved.demand] = &moved.paths;
            eachLink(m_data.parts.demands[moved.demand].paths, touch);
            eachLink(moved.paths, touch);
        }
        for (const std::size_t link : touched) {
            m_after.loadGbps[link] = 0;
            for (const std::size_t demand : m_data.demandsOfLink[link]) {
                if (m_movedPaths[demand] == nullptr)
                    eachLink(m_data.parts.demands[demand].paths, [&](std::size_t on, double gbps) { m_after.loadGbps[link] += on == link ? gbps : 0; });
            }
        }
        for (const Aftermath::Moved &moved : m_after.moved)
            eachLink(moved.paths, [&](std::size_t link, double gbps) { m_after.loadGbps[link] += gbps; });
    }

    void judge()
    {
        m_after.kept.assign(m_data.parts.demands.size(), 1.0);
        std::set<std::size_t> touched;
        for (std::size_t link = 0; link < m_after.loadGbps.size(); ++link) {
            if (m_after.loadGbps[link] > m_after.capacityGbps[link])
                touched.insert(m_data.demandsOfLink[link].begin(), m_data.demandsOfLink[link].end());
        }
        for (const Aftermath::Moved &moved : m_after.moved)
            touched.insert(moved.demand);
        touched.insert(m_data.pathless.begin(), m_data.pathless.end());
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
};

LitNetwork::LitNetwork(const Scenario &scenario, const Resolved &resolved, LitParts parts)
{
    auto data = std::make_unique<Data>();
    data->graph = graphOf(resolved, parts);
    data->choice = pathChoice(scenario->assumptions);
    data->betweenRoutes = scenario->assumptions.word("transit") == "router" && data->choice.kind != PathChoice::Kind::DisjointPair;
    data->load.assign(parts.links.size(), 0.0);
    data->linksOfRoute.resize(resolved.routes.size());
    data->linksOfSite.resize(resolved.sites.size());
    data->demandsOfLink.resize(parts.links.size());
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
        });
        for (const std::size_t site : {demand.from, demand.to}) {
            note(data->demandsOfSite[site], i);
            data->clientLoad[site] += demand.gbps;
        }
        if (demand.paths.empty())
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

Aftermath LitNetwork::after(const Failure &failure) const
{
    return Run(*m_data, failure, outageOf(failure)).run();
}

} // namespace core
