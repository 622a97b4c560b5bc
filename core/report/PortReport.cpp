#include "core/report/Builders.h"

#include "core/base/Number.h"
#include "core/failures/FailedNames.h"
#include "core/report/Cells.h"

namespace core {

namespace {

/// The most ports that one of `routers` boxes holds when they are spread evenly.
ReportCell portsPerRouter(std::int64_t ports, const std::optional<std::int64_t> &routers)
{
    if (!routers || *routers == 0)
        return {};
    return (ports + *routers - 1) / *routers;
}

std::optional<std::int64_t> cages(const ReportContext &context, const SiteSizing &site)
{
    const RouterRow *router = context.catalogue.router(site.routerId);
    if (!router || !router->portsMax || !site.routers)
        return std::nullopt;
    return *site.routers * *router->portsMax;
}

ReportTable portsBySite(const ReportContext &context)
{
    ReportTable table{"ports_by_site",
                      "Ports by site",
                      {{"site_id", "Site id"},
                       {"site", "Site"},
                       {"router_id", "Router id"},
                       {"router", "Router"},
                       {"routers", "Routers"},
                       {"line_ports", "Line ports, this end"},
                       {"regenerator_ports", "of them regenerating"},
                       {"client_ports", "Client ports"},
                       {"client_optics", "Client optics"},
                       {"cages", "Cages"},
                       {"stranded_cages", "Stranded cages"},
                       {"line_ports_per_router", "Line ports a router, at most"},
                       {"client_ports_per_router", "Client ports a router, at most"}},
                      {}};
    for (const SiteSizing &site : context.sizing.sites)
        table.rows.push_back({cell(site.id), cell(siteName(context, site.id)), cell(site.routerId), cell(itemName(context, "routers", site.routerId)),
                              cell(site.routers), cell(site.coherentPorts), cell(site.regeneratorPorts), cell(site.clientPorts), cell(site.clientOptics),
                              cell(cages(context, site)), cell(site.strandedCages), portsPerRouter(site.coherentPorts, site.routers),
                              portsPerRouter(site.clientPorts, site.routers)});
    return table;
}

/// One row for each end of each segment: what a site needs towards a far end.
ReportTable linePorts(const ReportContext &context)
{
    ReportTable table{"line_ports",
                      "Line ports by far end",
                      {{"site_id", "Site id"},
                       {"site", "Site"},
                       {"far_end_id", "Far end id"},
                       {"far_end", "Far end"},
                       {"route_ids", "Route ids"},
                       {"routes", "Routes"},
                       {"length_km", "Length, km"},
                       {"optic_id", "Optic id"},
                       {"optic", "Optic"},
                       {"rate_gbps", "Rate a port, Gb/s"},
                       {"traffic_gbps", "Traffic, Gb/s"},
                       {"failure_gbps", "In the worst failure to survive, Gb/s"},
                       {"worst_failure", "Worst failure to survive"},
                       {"line_ports", "Line ports, this end"},
                       {"line_ports_both_ends", "Line ports, both ends"},
                       {"closes", "Light closes"}},
                      {}};
    for (const SegmentSizing &segment : context.sizing.segments) {
        std::vector<std::string> names;
        for (const std::string &route : segment.routes)
            names.push_back(routeName(context, route));
        const ReportCell failureGbps = segment.protection ? cell(segment.protection->gbps) : ReportCell();
        const ReportCell failureName = segment.protection ? cell(failedNames(segment.protection->failure, context.scenario)) : ReportCell();
        const auto add = [&](const std::string &site, const std::string &farEnd, const std::vector<std::string> &ids, const std::vector<std::string> &labels) {
            table.rows.push_back({cell(site), cell(siteName(context, site)), cell(farEnd), cell(siteName(context, farEnd)), cell(joinedIds(ids)),
                                  cell(joined(labels, " + ")), cell(segment.lengthKm), cell(segment.pluggableId),
                                  cell(itemName(context, "pluggables", segment.pluggableId)), cell(segment.rateGbps), cell(segment.gbps), failureGbps,
                                  failureName, cell(segment.channels), cell(2 * segment.channels), yesNo(segment.closes)});
        };
        add(segment.a, segment.b, segment.routes, names);
        add(segment.b, segment.a, {segment.routes.rbegin(), segment.routes.rend()}, {names.rbegin(), names.rend()});
    }
    return table;
}

/// Line ports at one end of a route: channels of the segments that end there after running over it.
std::int64_t portsAtEnd(const Sizing &sizing, const std::string &route, const std::string &site)
{
    std::int64_t ports = 0;
    for (const SegmentSizing &segment : sizing.segments) {
        if (segment.routes.empty())
            continue;
        if (segment.a == site && segment.routes.front() == route)
            ports += segment.channels;
        if (segment.b == site && segment.routes.back() == route)
            ports += segment.channels;
    }
    return ports;
}

ReportTable portsByRoute(const ReportContext &context)
{
    ReportTable table{"ports_by_route",
                      "Ports by route",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"end_a_id", "End A id"},
                       {"end_a", "End A"},
                       {"end_b_id", "End B id"},
                       {"end_b", "End B"},
                       {"length_km", "Length, km"},
                       {"spans", "Spans"},
                       {"optic_id", "Optic id"},
                       {"optic", "Optic"},
                       {"rate_gbps", "Rate a port, Gb/s"},
                       {"line_ports_a", "Line ports, end A"},
                       {"line_ports_b", "Line ports, end B"},
                       {"line_ports_both_ends", "Line ports, both ends"},
                       {"channels", "Channels"},
                       {"fibre_pairs", "Fibre pairs"},
                       {"pair_km", "Pair-km"},
                       {"carried_gbps", "Carried, Gb/s"},
                       {"capacity_gbps", "Capacity, Gb/s"},
                       {"amplifiers", "Amplifiers"},
                       {"cable_id", "Cable id"},
                       {"cables", "Cables"}},
                      {}};
    for (const RouteSizing &sized : context.sizing.routes) {
        const Route *route = context.scenario.route(sized.id);
        const std::string a = route ? route->a : "", b = route ? route->b : "";
        const std::int64_t atA = portsAtEnd(context.sizing, sized.id, a), atB = portsAtEnd(context.sizing, sized.id, b);
        table.rows.push_back({cell(sized.id),
                              cell(routeName(context, sized.id)),
                              cell(a),
                              cell(siteName(context, a)),
                              cell(b),
                              cell(siteName(context, b)),
                              cell(sized.lengthKm),
                              cell(sized.spans),
                              cell(sized.pluggableId),
                              cell(itemName(context, "pluggables", sized.pluggableId)),
                              cell(sized.rateGbps),
                              cell(atA),
                              cell(atB),
                              cell(atA + atB),
                              cell(sized.channels),
                              cell(sized.fibrePairs),
                              cell(sized.pairKm),
                              cell(sized.carriedGbps),
                              cell(sized.capacityGbps),
                              cell(sized.amplifiers),
                              cell(sized.cableId),
                              cell(sized.cables)});
    }
    return table;
}

ReportTable portTotals(const ReportContext &context)
{
    const Totals &totals = context.sizing.totals;
    std::int64_t oneEnd = 0, clientOptics = 0;
    for (const SegmentSizing &segment : context.sizing.segments)
        oneEnd += segment.channels;
    for (const SiteSizing &site : context.sizing.sites)
        clientOptics += site.clientOptics;
    return {"port_totals",
            "Totals",
            {{"quantity", "Quantity"}, {"value", "Value"}, {"unit", "Unit"}},
            {{std::string("Line ports, per end (one end of every channel)"), cell(oneEnd), std::string("ports")},
             {std::string("Line ports, both ends"), cell(totals.coherentPorts), std::string("ports")},
             {std::string("of them regenerating"), cell(totals.regeneratorPorts), std::string("ports")},
             {std::string("Client ports, all sites"), cell(totals.clientPorts), std::string("ports")},
             {std::string("Client optics, all sites"), cell(clientOptics), std::string("optics")},
             {std::string("Routers, all sites"), cell(totals.routers), std::string("routers")},
             {std::string("Fibre pairs, all routes"), cell(totals.fibrePairs), std::string("pairs")},
             {std::string("Fibre, all routes"), cell(totals.pairKm), std::string("pair-km")},
             {std::string("In-line amplifiers"), cell(totals.amplifiers), std::string("amplifiers")},
             {std::string("Traffic between sites, one direction"), cell(totals.interSiteGbps), std::string("Gb/s")}}};
}

} // namespace

Result<std::vector<ReportTable>> buildPortReport(const ReportContext &context)
{
    return std::vector<ReportTable>{portsBySite(context), linePorts(context), portsByRoute(context), portTotals(context)};
}

} // namespace core
