// size(): the pipeline of stages. Each stage is a free function elsewhere; here they are joined.
#include "core/buffers/Bdp.h"
#include "core/failures/Protect.h"
#include "core/findings/Findings.h"
#include "core/graph/RouteGraph.h"
#include "core/money/Bill.h"
#include "core/optics/Lightpaths.h"
#include "core/sizing/ChannelPlan.h"
#include "core/sizing/LineSystem.h"
#include "core/sizing/PlaneGroups.h"
#include "core/sizing/Power.h"
#include "core/sizing/Resolved.h"
#include "core/sizing/RouteLatency.h"
#include "core/sizing/Routers.h"
#include "core/sizing/RowCounts.h"
#include "core/sizing/Rules.h"
#include "core/sizing/Sizing.h"
#include "core/sizing/Transponders.h"
#include "core/traffic/RouteDemands.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

namespace core {

namespace {

Error cancelled()
{
    return {ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
}

/// One pass of the pipeline over a scenario.
class Pipeline {
public:
    Pipeline(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, std::stop_token stop)
        : m_scenario(scenario), m_assumptions(scenario->assumptions), m_catalogue(catalogue), m_resolved(resolved), m_graph(resolved),
          m_light(lightModel(m_assumptions, m_catalogue)), m_stop(std::move(stop)), m_planes(m_assumptions.count("planes")),
          m_maxFill(m_assumptions.number("max_fill")), m_groups(planeGroups(resolved, m_planes))
    {
    }

    Result<Sizing> run(const std::vector<double> &borderItW)
    {
        m_out = {};
        m_optics.assign(m_resolved.sites.size(), {});
        m_terminals.assign(m_resolved.sites.size(), {});
        m_opticsOfPlanes.clear();
        Result<Traffic> sent = traffic(m_scenario, m_resolved, m_graph, borderItW);
        if (!sent)
            return sent.error();
        if (m_stop.stop_requested())
            return cancelled();
        takeTraffic(*sent);
        const RoutedDemands routedDemands = routeDemands(m_scenario, m_resolved, m_graph, m_groups, *sent);
        const std::vector<RoutedTraffic> &routed = routedDemands.traffic;
        takeRouting(routedDemands);
        Result<LightStage> light = lightStage(m_scenario, m_catalogue, m_resolved, *m_light, routed, m_stop);
        if (!light)
            return light.error();
        Result<Protection> protection = protect(*light, m_scenario, m_catalogue, m_resolved, *m_light, *sent, routedDemands, m_stop);
        if (!protection)
            return protection.error();
        settle(*light, protection->restored);
        takeSegments(*light, *protection);
        takePaths(*light, routed);
        takeRoutes(light->lightpaths, *protection);
        takeSites(*sent);
        takeTotals();
        compareTransponders(m_out, m_assumptions, m_catalogue, m_resolved);
        return std::move(m_out);
    }

private:
    void takeTraffic(const Traffic &sent)
    {
        m_out.sites.resize(m_resolved.sites.size());
        for (std::size_t i = 0; i < m_out.sites.size(); ++i) {
            SiteSizing &site = m_out.sites[i];
            site.id = m_resolved.sites[i].site->id;
            site.routerId = m_resolved.sites[i].router->id;
            site.accelerators = sent.sites[i].accelerators;
            site.backendGbps = sent.sites[i].backendGbps;
            site.egressGbps = sent.sites[i].egressGbps;
        }
        for (const TrafficDemand &demand : sent.demands) {
            DemandSizing sized;
            sized.from = m_out.sites[demand.from].id;
            sized.to = m_out.sites[demand.to].id;
            sized.trafficClass = demand.trafficClass;
            sized.gbps = demand.gbps;
            sized.generatedGbps = demand.generatedGbps;
            sized.explicitGbps = demand.explicitGbps;
            sized.taperGbps = demand.taperGbps;
            m_out.demands.push_back(std::move(sized));
        }
        m_out.bases = sent.bases;
        m_out.ringExact = sent.ringExact;
        if (sent.hub)
            m_out.hubSiteId = m_out.sites[*sent.hub].id;
    }

    void takeRouting(const RoutedDemands &routed)
    {
        for (std::size_t i = 0; i < routed.demands.size(); ++i) {
            const DemandRouting &routing = routed.demands[i];
            DemandSizing &demand = m_out.demands[i];
            demand.fullRateOnEach = routing.fullRateOnEach;
            demand.pathsComplete = routing.complete;
            demand.sharedRisks = routing.sharedRisks;
            demand.planesWithoutPath = routing.planesWithoutPath;
            for (const std::size_t route : routing.sharedRoutes)
                demand.sharedRoutes.push_back(m_resolved.routes[route].route->id);
            for (const std::size_t site : routing.sharedSites)
                demand.sharedSites.push_back(m_out.sites[site].id);
        }
    }

    /// Lines take the light that is there and the light that may be restored over them.
    void settle(LightStage &light, const std::vector<Lightpath> &restored)
    {
        const std::size_t own = light.lightpaths.size();
        light.lightpaths.insert(light.lightpaths.end(), restored.begin(), restored.end());
        m_lines = settleLines(light.lightpaths, m_resolved, m_catalogue, *m_light, m_planes);
        light.lightpaths.resize(own);
    }

    /// Segments and the coherent ports they end in.
    void takeSegments(const LightStage &light, const Protection &protection)
    {
        for (std::size_t i = 0; i < light.lightpaths.size(); ++i) {
            const Lightpath &path = light.lightpaths[i];
            m_firstSegment.push_back(m_out.segments.size());
            for (std::size_t n = 0; n < path.pieces.size(); ++n) {
                const LightPiece &piece = path.pieces[n];
                SegmentSizing segment;
                segment.a = m_out.sites[path.sites[piece.firstSite]].id;
                segment.b = m_out.sites[path.sites[piece.lastSite]].id;
                for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
                    segment.routes.push_back(m_resolved.routes[path.routes[hop]].route->id);
                    segment.lengthKm += m_resolved.routes[path.routes[hop]].lengthKm.value_or(0);
                }
                segment.planes = path.planes;
                segment.pluggableId = path.optic->id;
                segment.rateGbps = *path.optic->clientRateGbps;
                segment.gbps = path.gbps;
                segment.channels = path.channels;
                segment.protection = protection.ofLightpath[i];
                segment.closes = piece.verdict.closes;
                segment.closesWithoutDesignMargin = piece.verdict.closesWithoutDesignMargin;
                segment.marginDb = piece.verdict.marginDb;
                segment.gsnrDb0p1nm = piece.verdict.gsnrDb0p1nm;
                segment.limit = piece.verdict.limit;
                segment.regeneratedAtA = n > 0;
                segment.regeneratedAtB = n + 1 < path.pieces.size();
                endAt(path.sites[piece.firstSite], path, segment.regeneratedAtA);
                endAt(path.sites[piece.lastSite], path, segment.regeneratedAtB);
                m_out.segments.push_back(std::move(segment));
            }
        }
    }

    void endAt(std::size_t site, const Lightpath &path, bool regenerates)
    {
        m_out.sites[site].coherentPorts += path.channels;
        m_out.sites[site].regeneratorPorts += regenerates ? path.channels : 0;
        m_optics[site].add(path.optic, path.channels);
        if (m_groups.size() > 1)
            m_opticsOfPlanes[{site, planeKey(path.planes)}].add(path.optic, path.channels);
    }

    void takePaths(const LightStage &light, const std::vector<RoutedTraffic> &routed)
    {
        for (std::size_t i = 0; i < routed.size(); ++i) {
            const RoutedTraffic &traffic = routed[i];
            PathSizing path;
            path.gbps = traffic.gbps;
            path.planes = traffic.planes;
            for (const std::size_t index : traffic.path.routes) {
                path.routes.push_back(m_resolved.routes[index].route->id);
                path.fibreOneWayUs += *m_resolved.routes[index].fibreUs;
            }
            for (const std::size_t index : traffic.path.sites)
                path.sites.push_back(m_out.sites[index].id);
            for (const std::size_t lightpath : light.ofTraffic[i]) {
                const std::size_t pieces = light.lightpaths[lightpath].pieces.size();
                for (std::size_t n = 0; n < pieces; ++n)
                    path.segments.push_back(m_firstSegment[lightpath] + n);
            }
            m_out.demands[traffic.demand].paths.push_back(std::move(path));
        }
    }

    /// Channels by route, the line system they need, latency and what is in flight.
    void takeRoutes(const std::vector<Lightpath> &lightpaths, const Protection &protection)
    {
        std::vector<std::vector<ChannelGroup>> channels(m_resolved.routes.size());
        m_out.routes.resize(m_resolved.routes.size());
        for (const Lightpath &path : lightpaths) {
            for (const LightPiece &piece : path.pieces) {
                for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
                    RouteSizing &route = m_out.routes[path.routes[hop]];
                    addChannels(channels[path.routes[hop]], path.optic, path.planes, path.channels);
                    route.channels += path.channels;
                    route.carriedGbps += path.gbps;
                    route.capacityGbps += static_cast<double>(path.channels) * *path.optic->clientRateGbps;
                    takeVerdict(route, piece.verdict);
                }
            }
        }
        std::vector<std::int64_t> pairs(m_resolved.routes.size(), 0);
        for (std::size_t i = 0; i < m_out.routes.size(); ++i) {
            m_out.routes[i].worstFailures = protection.worstOfRoute[i];
            takeRoute(m_out.routes[i], m_resolved.routes[i], channels[i], m_lines[i], protection.restoration[i]);
            pairs[i] = m_out.routes[i].fibrePairs;
        }
        ChannelPlan plan = planChannels(lightpaths, m_resolved, pairs, m_planes);
        for (std::size_t i = 0; i < m_out.routes.size(); ++i) {
            m_out.routes[i].unplacedChannels = plan.unplaced[i];
            m_out.routes[i].spectrum = std::move(plan.spectrum[i]);
        }
        for (DemandSizing &demand : m_out.demands) {
            for (PathSizing &path : demand.paths)
                takePathLatency(path);
            takeSkew(demand);
        }
    }

    /// A route shows the worst of the light over it.
    static void takeVerdict(RouteSizing &route, const LightVerdict &verdict)
    {
        route.closes = route.closes && verdict.closes;
        route.closesWithoutDesignMargin = route.closesWithoutDesignMargin && verdict.closesWithoutDesignMargin;
        if (route.marginDb && (!verdict.marginDb || *verdict.marginDb >= *route.marginDb))
            return;
        route.marginDb = verdict.marginDb;
        route.gsnrDb0p1nm = verdict.gsnrDb0p1nm;
        route.launchDbm = verdict.launchDbm;
        route.rxPowerDbm = verdict.rxPowerDbm;
        route.limit = verdict.limit;
    }

    void takeRoute(RouteSizing &route, const ResolvedRoute &resolved, const std::vector<ChannelGroup> &groups, const RouteLine &lit,
                   const std::optional<RestorationNeed> &restoration)
    {
        route.id = resolved.route->id;
        route.lengthKm = resolved.lengthKm;
        route.lengthGiven = resolved.lengthGiven;
        route.fibreOneWayUs = resolved.fibreUs;

        const PluggableRow *optic = nullptr;
        std::int64_t most = 0, count = 0;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            count = groups[i].channels + (i > 0 && groups[i - 1].optic == groups[i].optic ? count : 0);
            if (count > most) {
                most = count;
                optic = groups[i].optic;
            }
        }
        const PluggableRow *fixed = resolved.pluggable == "auto" ? nullptr : m_catalogue.pluggable(resolved.pluggable);
        std::vector<ChannelGroup> restored;
        if (restoration) {
            restored = restoration->groups;
            route.restoration = RestorationSizing{restoration->failure, {}, restoration->pairs};
            for (const ChannelGroup &group : restored)
                route.restoration->channels.emplace_back(group.optic->id, group.channels);
        }
        const LineSizing line = lineSystem(resolved, groups, restored, lit, m_planes, m_assumptions, m_catalogue);
        route.spans = line.spans;
        route.amplified = line.amplified;
        route.lineClass = line.amplified ? LineClass::Amplified : lit.lineClass;
        if (line.ramanPump != nullptr) {
            route.ramanId = line.ramanPump->id;
            route.ramanPumps = line.ramanPumps;
        }
        route.fibrePairs = line.fibrePairs;
        route.pairKm = static_cast<double>(line.fibrePairs) * resolved.lengthKm.value_or(0);
        route.amplifiers = line.amplifiers;
        if (line.amplifier != nullptr) {
            route.amplifierId = line.amplifier->id;
            route.hutPowerW = static_cast<double>(line.amplifiers) * line.amplifier->powerTypW.value_or(0) * m_assumptions.number("hut_overhead");
        }
        if (line.terminal != nullptr) {
            route.terminalId = line.terminal->id;
            for (const std::size_t end : {resolved.a, resolved.b}) {
                m_terminals[end].add(line.terminal, line.fibrePairs);
                m_out.sites[end].terminals += line.fibrePairs;
                if (line.ramanPump != nullptr)
                    m_terminals[end].add(line.ramanPump, line.fibrePairs);
            }
        }
        if (line.cable != nullptr) {
            route.cableId = line.cable->id;
            route.cables = line.cables;
        }
        if (optic != nullptr) {
            route.pluggableId = optic->id;
            route.rateGbps = optic->clientRateGbps;
        }
        const PluggableRow *port = optic != nullptr ? optic : fixed;
        if (!resolved.fibreUs)
            return;
        const LatencyInput input = segmentLatencyInput(port);
        const LatencyResult time = latencyOver(*resolved.fibreUs, amplifiersPassed(route.spans, route.amplified), input);
        route.oneWayUs = time.oneWayUs;
        route.rttUs = time.rttUs;
        BdpInput flight;
        flight.rateGbps = input.rateGbps;
        flight.rttUs = time.rttUs;
        route.bdpBytes = bandwidthDelayProduct(flight).linkBytes;
        route.pfcHeadroomBytes = pfcHeadroom(linePortHeadroomInput(port, *resolved.lengthKm, *resolved.fibre->groupIndex)).headroomBytes;
    }

    /// Fibre and amplifiers of its routes, modems per segment, one hop per router.
    void takePathLatency(PathSizing &path) const
    {
        double us = path.fibreOneWayUs;
        for (const std::string &id : path.routes) {
            const RouteSizing &route = m_out.routes[*m_scenario.routeIndex(id)];
            us += static_cast<double>(amplifiersPassed(route.spans, route.amplified)) * LatencyInput{}.ampUs;
        }
        for (const std::size_t segment : path.segments)
            us += segmentLatencyInput(m_catalogue.pluggable(m_out.segments[segment].pluggableId)).modemUs;
        path.oneWayUs = us + static_cast<double>(path.segments.size() + 1) * LatencyInput{}.hopUs;
    }

    /// What one path delivers while the last one is still on its way, at the rate of the fastest line port in use.
    void takeSkew(DemandSizing &demand) const
    {
        if (demand.paths.empty())
            return;
        const auto [least, most] = std::ranges::minmax(demand.paths | std::views::transform(&PathSizing::oneWayUs));
        double rateGbps = 0;
        for (const PathSizing &path : demand.paths) {
            for (const std::size_t segment : path.segments)
                rateGbps = std::max(rateGbps, m_out.segments[segment].rateGbps);
        }
        demand.oneWayUs = most;
        demand.skewUs = rules::skewUs(most, least);
        demand.reorderBytes = reorderBytes(*demand.skewUs, rateGbps);
    }

    void takeSites(const Traffic &sent)
    {
        std::vector<double> clientGbps(m_out.sites.size(), 0.0);
        for (const TrafficDemand &demand : sent.demands) {
            clientGbps[demand.from] += demand.gbps;
            clientGbps[demand.to] += demand.gbps;
        }
        const double clientRate = *m_resolved.clientOptic->rateGbps;
        for (std::size_t i = 0; i < m_out.sites.size(); ++i) {
            SiteSizing &site = m_out.sites[i];
            const ResolvedSite &resolved = m_resolved.sites[i];
            site.clientPorts = rules::planePorts(clientGbps[i], clientRate, m_maxFill, m_planes);
            site.clientOptics = site.clientPorts * m_assumptions.count("client_optic_ends");
            takeRouters(site, i, clientRate);
            powerAndSpace(site, resolved, powerItems(site, m_optics[i].all(), *m_resolved.clientOptic, *resolved.router, m_terminals[i].all()),
                          m_terminals[i].all());
        }
        std::vector<OpticCount> optics;
        for (std::size_t i = 0; i < m_optics.size(); ++i) {
            for (const auto &[optic, ports] : m_optics[i].all())
                optics.push_back({i, optic, ports});
        }
        m_out.bill = bill(m_out, optics, m_resolved, m_catalogue);
    }

    /// Each group of planes has its own boxes for its own light and its share of the client ports.
    void takeRouters(SiteSizing &site, std::size_t index, double clientRate)
    {
        site.routers = site.strandedCages = 0;
        for (const PlaneGroup &group : m_groups) {
            const RowCounts<PluggableRow> &optics = m_groups.size() > 1 ? m_opticsOfPlanes[{index, planeKey(group.planes)}] : m_optics[index];
            std::vector<PortGroup> ports;
            for (const auto &[optic, count] : optics.all())
                ports.push_back({count, *optic->clientRateGbps, true});
            ports.push_back({site.clientPorts / m_planes * group.count, clientRate, false});
            const auto count = routersOf(*m_resolved.sites[index].router, ports, group.count, m_assumptions.count("spare_routers"),
                                         m_assumptions.count("line_ports_per_router_max"));
            if (!count) {
                site.routers = site.strandedCages = std::nullopt;
                return;
            }
            *site.routers += count->routers;
            *site.strandedCages += count->stranded;
        }
    }

    void takeTotals()
    {
        Totals &totals = m_out.totals;
        totals.routers = 0;
        totals.transportPowerW = totals.transportPowerMaxW = totals.rackUnits = 0.0;
        const auto add = [](auto &sum, const auto &term) {
            if (sum && term)
                *sum += *term;
            else
                sum.reset();
        };
        for (const SiteSizing &site : m_out.sites) {
            totals.accelerators += site.accelerators;
            totals.coherentPorts += site.coherentPorts;
            totals.clientPorts += site.clientPorts;
            totals.regeneratorPorts += site.regeneratorPorts;
            add(totals.routers, site.routers);
            add(totals.transportPowerW, site.transportPowerW);
            add(totals.transportPowerMaxW, site.transportPowerMaxW);
            add(totals.rackUnits, site.rackUnits);
        }
        for (const RouteSizing &route : m_out.routes) {
            totals.fibrePairs += route.fibrePairs;
            totals.pairKm += route.pairKm;
            totals.amplifiers += route.amplifiers;
            totals.hutPowerW += route.hutPowerW;
        }
        for (const DemandSizing &demand : m_out.demands)
            totals.interSiteGbps += demand.gbps;
        totals.firstCost = firstCost(m_out.bill);
        for (const SiteSizing &site : m_out.sites)
            totals.firstCost.unpriced += site.routers ? 0 : 1; // as many routers as nobody knows cost what nobody knows
        totals.annualUsd = annualCost(m_out, m_assumptions);
    }

    const Scenario &m_scenario;
    const AssumptionSet &m_assumptions;
    const Catalogue &m_catalogue;
    const Resolved &m_resolved;
    RouteGraph m_graph;
    std::unique_ptr<LightModel> m_light;
    std::vector<RouteLine> m_lines; ///< by route
    std::stop_token m_stop;
    std::int64_t m_planes;
    double m_maxFill;
    std::vector<PlaneGroup> m_groups;

    Sizing m_out;
    std::vector<RowCounts<PluggableRow>> m_optics;                                   ///< by site
    std::vector<RowCounts<LineElementRow>> m_terminals;                              ///< by site
    std::map<std::pair<std::size_t, int>, RowCounts<PluggableRow>> m_opticsOfPlanes; ///< by site and planes, where they differ
    std::vector<std::size_t> m_firstSegment;
};

/// With the border layer inside the meter, its power and the accelerators depend on each other: repeated until nothing changes.
/// A rounding that swings between two answers settles on the larger border layer, which leaves the fewer accelerators.
Result<Sizing> insideTheMeter(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const std::stop_token &stop)
{
    constexpr int rounds = 60;
    std::vector<double> border(resolved.sites.size(), 0.0);
    for (int round = 0;; ++round) {
        Result<Sizing> sized = Pipeline(scenario, catalogue, resolved, stop).run(border);
        if (!sized)
            return sized;
        bool settled = true;
        for (std::size_t i = 0; i < border.size(); ++i) {
            const double now = sized->sites[i].borderItW.value_or(0);
            const double next = round < rounds / 2 ? now : std::max(now, border[i]);
            settled = settled && std::abs(next - border[i]) <= 1e-9 * std::max(1.0, border[i]);
            border[i] = next;
        }
        if (settled || round >= rounds)
            return sized;
    }
}

} // namespace

Result<Sizing> size(const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop)
{
    const Result<Resolved> resolved = resolve(scenario, catalogue);
    if (!resolved)
        return resolved.error();
    Result<Sizing> sized = scenario->assumptions.flag("border_inside_meter") ? insideTheMeter(scenario, catalogue, *resolved, stop)
                                                                             : Pipeline(scenario, catalogue, *resolved, stop).run({});
    if (!sized)
        return sized;
    if (stop.stop_requested())
        return cancelled();
    sized->index();
    sized->findings = findingsOf({scenario, catalogue, *resolved, *sized});
    return sized;
}

} // namespace core
