#include "core/failures/LinkIndex.h"
#include "core/sizing/PlaneGroups.h"

namespace core {

namespace {

std::vector<std::size_t> routesOf(const std::vector<std::string> &ids, const Scenario &scenario)
{
    std::vector<std::size_t> routes;
    for (const std::string &id : ids)
        routes.push_back(*scenario.routeIndex(id));
    return routes;
}

} // namespace

LitParts litParts(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
{
    LinkIndex index(resolved);
    if (scenario->assumptions.word("transit") == "router")
        index.addRoutes();
    std::vector<std::size_t> ofSegment;
    for (std::size_t i = 0; i < sizing.segments.size(); ++i) {
        const SegmentSizing &segment = sizing.segments[i];
        ofSegment.push_back(index.over(*scenario.siteIndex(segment.a), routesOf(segment.routes, scenario)));
        LitLink &link = index.links()[ofSegment.back()];
        link.capacityGbps += static_cast<double>(segment.channels) * segment.rateGbps;
        link.segments.push_back(i);
        link.lights.push_back({catalogue.pluggable(segment.pluggableId), segment.channels});
    }
    LitParts parts;
    for (const DemandSizing &demand : sizing.demands) {
        LitDemand lit{*scenario.siteIndex(demand.from), *scenario.siteIndex(demand.to), demand.trafficClass, demand.gbps, {}, demand.fullRateOnEach};
        for (const PathSizing &path : demand.paths) {
            std::vector<std::size_t> links;
            for (const std::size_t segment : path.segments)
                links.push_back(ofSegment[segment]);
            lit.paths.push_back(index.walk(*scenario.siteIndex(path.sites.front()), std::move(links), path.gbps));
            lit.paths.back().planes = planeKey(path.planes);
        }
        parts.demands.push_back(std::move(lit));
    }
    parts.links = std::move(index.links());
    const double clientRate = resolved.clientOptic->rateGbps.value_or(0);
    for (const SiteSizing &site : sizing.sites)
        parts.clientGbps.push_back(static_cast<double>(site.clientPorts) * clientRate);
    const AssumptionSet &assumptions = scenario->assumptions;
    if (assumptions.word("survive") != "none" && assumptions.word("protection") == "restoration") {
        parts.restoration = {std::make_shared<Restorer>(scenario, catalogue, resolved),
                             {},
                             {},
                             assumptions.count("planes"),
                             assumptions.number("failure_fill"),
                             assumptions.number("keep_training"),
                             assumptions.number("keep_dci")};
        for (const RouteSizing &route : sizing.routes)
            parts.restoration.pairs.push_back(route.fibrePairs);
        for (const ResolvedRoute &route : resolved.routes)
            parts.restoration.spectrumGhz.push_back(route.spectrumGhz);
    }
    return parts;
}

LitNetwork litNetwork(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
{
    return {scenario, resolved, litParts(scenario, catalogue, resolved, sizing)};
}

} // namespace core
