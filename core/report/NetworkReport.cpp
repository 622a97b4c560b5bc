#include "core/report/Builders.h"

#include "core/graph/CriticalRoutes.h"
#include "core/graph/RouteGraph.h"
#include "core/graph/ShortestTrees.h"
#include "core/report/Cells.h"
#include "core/sizing/Resolved.h"

#include <algorithm>

namespace core {

namespace {

/// Memory grows with the square of the sites: 32 MB here.
constexpr std::size_t mostSites = 2'000;

/// The routes of known length as a graph, with what is lit on them.
struct LitRoutes {
    LitRoutes(const ReportContext &context, const Resolved &resolved) : graph(resolved)
    {
        for (std::size_t link = 0; link < graph.links().links().size(); ++link) {
            capacityGbps.push_back(context.sizing.routes[graph.routeOf(link)].capacityGbps);
            carriedGbps.push_back(context.sizing.routes[graph.routeOf(link)].carriedGbps);
        }
        for (const DemandSizing &demand : context.sizing.demands)
            demands.emplace_back(*context.scenario.siteIndex(demand.from), *context.scenario.siteIndex(demand.to));
    }

    RouteGraph graph;
    std::vector<double> capacityGbps, carriedGbps; ///< by link
    std::vector<std::pair<std::size_t, std::size_t>> demands;
};

ReportTable criticalTable(const ReportContext &context, const LitRoutes &lit)
{
    ReportTable table{"critical_routes",
                      "Critical routes",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"only_way", "Only way between parts"},
                       {"demands_cut", "Demands without a way when it is cut"},
                       {"carried_gbps", "Carried, Gb/s"},
                       {"capacity_gbps", "Capacity, Gb/s"},
                       {"cut_fall_gbps", "Smallest cut of a demand falls by, Gb/s"},
                       {"cut_fall_from_id", "of the demand from id"},
                       {"cut_fall_to_id", "to id"},
                       {"pairs_using", "Pairs of sites whose shortest way it is on"},
                       {"pairs_cut", "Pairs of sites cut apart"},
                       {"pairs_longer", "Pairs of sites with a longer way"},
                       {"longest_detour_us", "Longest detour, one way, us"},
                       {"detour_from_id", "Longest detour from id"},
                       {"detour_to_id", "to id of it"}},
                      {}};
    const std::vector<DetourSummary> detours = singleLinkDetours(lit.graph.links());
    const auto siteId = [&](std::size_t site) { return cell(context.scenario->sites[site].id); };
    for (const CriticalRoute &critical : criticalRoutes(lit.graph.links(), lit.capacityGbps, lit.demands, lit.carriedGbps)) {
        const std::string &route = context.sizing.routes[lit.graph.routeOf(critical.link)].id;
        const DetourSummary &detour = detours[critical.link];
        const bool falls = critical.cutFallGbps > 0, isLonger = detour.pairsLonger > 0;
        table.rows.push_back({cell(route), cell(routeName(context, route)), yesNo(critical.bridge), cell(static_cast<std::int64_t>(critical.pairsCut)),
                              cell(critical.loadGbps), cell(lit.capacityGbps[critical.link]), cell(critical.cutFallGbps),
                              falls ? siteId(critical.from) : ReportCell(), falls ? siteId(critical.to) : ReportCell(),
                              cell(static_cast<std::int64_t>(critical.pairsUsing)), cell(detour.pairsCut), cell(detour.pairsLonger),
                              cell(detour.longestDetourUs), isLonger ? siteId(detour.from) : ReportCell(), isLonger ? siteId(detour.to) : ReportCell()});
    }
    return table;
}

/// Pairs of campuses; of all sites where there are fewer than two.
ReportTable pairTable(const ReportContext &context, const LitRoutes &lit)
{
    ReportTable table{"site_pairs",
                      "Pairs of sites",
                      {{"from_id", "From id"},
                       {"from", "From"},
                       {"to_id", "To id"},
                       {"to", "To"},
                       {"fibre_one_way_us", "In glass, one way, us"},
                       {"smallest_cut_gbps", "Smallest cut of lit capacity, Gb/s"}},
                      {}};
    const AllPairs pairs(lit.graph.links());
    const CutTree cuts = cutTree(lit.graph.links(), lit.capacityGbps);
    const auto isCampus = [](const Site &site) { return site.kind == SiteKind::Campus; };
    const bool campusesOnly = std::ranges::count_if(context.scenario->sites, isCampus) >= 2;
    const std::vector<Site> &sites = context.scenario->sites;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        for (std::size_t j = i + 1; j < sites.size(); ++j) {
            if (campusesOnly && (!isCampus(sites[i]) || !isCampus(sites[j])))
                continue;
            const ReportCell us = pairs.us(i, j) < noWayUs ? cell(pairs.us(i, j)) : ReportCell();
            table.rows.push_back(
                {cell(sites[i].id), cell(displayName(sites[i])), cell(sites[j].id), cell(displayName(sites[j])), us, cell(cuts.between(i, j))});
        }
    }
    return table;
}

ReportTable siteTable(const ReportContext &context, const LitRoutes &lit)
{
    ReportTable table{"parts",
                      "Parts of the network",
                      {{"site_id", "Site id"}, {"site", "Site"}, {"part", "Part"}, {"routes", "Routes"}, {"holds_together", "Its loss separates others"}},
                      {}};
    const Structure structure = structureOf(lit.graph.links());
    for (std::size_t i = 0; i < context.scenario->sites.size(); ++i) {
        const Site &site = context.scenario->sites[i];
        table.rows.push_back({cell(site.id), cell(displayName(site)), cell(static_cast<std::int64_t>(structure.component[i] + 1)),
                              cell(static_cast<std::int64_t>(lit.graph.links().incident(i).size())),
                              yesNo(std::ranges::find(structure.articulations, i) != structure.articulations.end())});
    }
    return table;
}

} // namespace

Result<std::vector<ReportTable>> buildNetwork(const ReportContext &context)
{
    const Result<Resolved> resolved = resolve(context.scenario, context.catalogue);
    if (!resolved)
        return resolved.error();
    if (context.scenario->sites.size() > mostSites)
        return Error{
            ErrorCode::TooLarge,
            CORE_TEXT("The network report lists every pair of sites; %1 sites make too many of them. At most %2 are possible: remove sites that nothing uses."),
            {static_cast<std::int64_t>(context.scenario->sites.size()), static_cast<std::int64_t>(mostSites)},
            {}};
    const LitRoutes lit(context, *resolved);
    return std::vector<ReportTable>{criticalTable(context, lit), pairTable(context, lit), siteTable(context, lit)};
}

} // namespace core
