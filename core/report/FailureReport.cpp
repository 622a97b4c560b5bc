#include "core/report/Builders.h"

#include "core/failures/Alternatives.h"
#include "core/failures/FailedNames.h"
#include "core/failures/FailureStudy.h"
#include "core/report/Cells.h"
#include "core/sizing/Rules.h"

namespace core {

namespace {

ReportTable failureTable(const ReportContext &context, const std::vector<FailureOutcome> &outcomes)
{
    ReportTable table{"failures",
                      "Single failures",
                      {{"kind", "Kind"},
                       {"ids", "Ids"},
                       {"failed", "Failed"},
                       {"alike", "So many are alike"},
                       {"kept_fraction", "Kept of all traffic"},
                       {"lost_gbps", "Lost, Gb/s"},
                       {"cut_off_ids", "Sites cut off, ids"},
                       {"worst_route_id", "Fullest route, id"},
                       {"worst_route", "Fullest route"},
                       {"worst_load", "Load ÷ capacity there"},
                       {"routes_over_ids", "Routes over capacity, ids"},
                       {"detour_us", "Longest detour, one way, us"},
                       {"ports_to_survive", "Ports to survive, both ends"},
                       {"pairs_to_survive", "Pairs to survive"},
                       {"buffers_flipped_ids", "Sites whose buffer no longer holds, ids"},
                       {"per_year", "Expected a year"},
                       {"hours", "Hours each"}},
                      {}};
    for (const FailureOutcome &outcome : outcomes)
        table.rows.push_back({cell(toWord(outcome.failure.kind)), cell(joinedIds(outcome.failure.ids)),
                              cell(inEnglish(failureName(outcome.failure, context.scenario))), cell(outcome.failure.alike), cell(outcome.keptFraction),
                              cell(outcome.lostGbps), cell(joinedIds(outcome.cutOff)), cell(outcome.worstRoute), cell(routeName(context, outcome.worstRoute)),
                              cell(outcome.worstLoad), cell(joinedIds(outcome.routesOver)), cell(outcome.detourUs), cell(outcome.portsToSurvive),
                              cell(outcome.pairsToSurvive), cell(joinedIds(outcome.buffersFlipped)), cell(outcome.perYear), cell(outcome.hours)});
    return table;
}

/// Share of the year in which every demand has all it asked for.
ReportTable availabilityTable(const ReportContext &context)
{
    ReportTable table{"availability",
                      "Availability of demands",
                      {{"demand", "Demand"},
                       {"gbps", "Rate, Gb/s"},
                       {"availability", "Share of the year with all of it"},
                       {"hours_short", "Hours a year with less"},
                       {"kept_on_average", "Kept on average"}},
                      {}};
    for (const DemandAvailability &demand : availabilities(context.scenario, context.catalogue, context.sizing)) {
        const DemandSizing *sized = context.sizing.demand(demand.demandId);
        table.rows.push_back({cell(demand.demandId), sized != nullptr ? cell(sized->gbps) : ReportCell(), cell(demand.availability),
                              cell((1 - demand.availability) * rules::hoursPerYear), cell(demand.keptOnAverage)});
    }
    return table;
}

ReportTable exceedanceTable(const std::vector<FailureOutcome> &outcomes)
{
    ReportTable table{
        "lost_traffic", "Lost traffic", {{"lost_fraction", "Share of the traffic lost"}, {"hours_per_year", "Hours a year with at least that lost"}}, {}};
    for (const ExceedancePoint &point : exceedance(outcomes))
        table.rows.push_back({cell(point.lostFraction), cell(point.hoursPerYear)});
    return table;
}

ReportTable worstTable(const ReportContext &context)
{
    ReportTable table{"worst_failures",
                      "What loads each route most",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"rank", "Rank"},
                       {"kind", "Kind"},
                       {"ids", "Ids"},
                       {"failed", "Failed"},
                       {"gbps", "Carried then, Gb/s"},
                       {"capacity_gbps", "Capacity, Gb/s"},
                       {"fibre_pairs", "Fibre pairs"}},
                      {}};
    for (const RouteSizing &route : context.sizing.routes) {
        std::int64_t rank = 0;
        for (const FailureLoad &load : route.worstFailures)
            table.rows.push_back({cell(route.id), cell(routeName(context, route.id)), cell(++rank), cell(load.kind), cell(joinedIds(load.ids)),
                                  cell(failedNames(load, context.scenario)), cell(load.gbps), cell(route.capacityGbps), cell(route.fibrePairs)});
    }
    return table;
}

ReportTable alternativeTable(const char *id, const char *title, const std::vector<Alternative> &rows)
{
    ReportTable table{id,
                      title,
                      {{"choice", "Choice"},
                       {"name", "Name"},
                       {"current", "As the scenario has it"},
                       {"inter_site_gbps", "Traffic, Gb/s"},
                       {"coherent_ports", "Coherent ports, both ends"},
                       {"fibre_pairs", "Fibre pairs"},
                       {"pair_km", "Pair-km"},
                       {"power_w", "Border layer, typical, W"},
                       {"power_max_w", "Border layer, provisioned, W"},
                       {"first_cost_usd", "First cost, USD, at least"},
                       {"unpriced", "Items without a price"},
                       {"longest_one_way_us", "Longest path, one way, us"},
                       {"worst_kept", "Kept in the worst failure"},
                       {"worst_failure", "Worst failure"},
                       {"unmet", "Failures not survived"}},
                      {}};
    for (const Alternative &row : rows) {
        std::string unmet;
        for (const Text &name : row.unmet)
            unmet += (unmet.empty() ? "" : "; ") + inEnglish(name);
        if (row.error) {
            table.rows.push_back(
                {cell(row.id), cell(inEnglish(row.label)), yesNo(row.current), {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, cell(inEnglish(*row.error))});
            continue;
        }
        table.rows.push_back({cell(row.id), cell(inEnglish(row.label)), yesNo(row.current), cell(row.interSiteGbps), cell(row.coherentPorts),
                              cell(row.fibrePairs), cell(row.pairKm), cell(row.transportPowerW), cell(row.transportPowerMaxW), cell(row.firstCostUsd),
                              cell(static_cast<std::int64_t>(row.unpriced)), cell(row.longestOneWayUs), cell(row.worstKept), cell(inEnglish(row.worstName)),
                              cell(unmet)});
    }
    return table;
}

} // namespace

Result<std::vector<ReportTable>> buildFailures(const ReportContext &context)
{
    const Result<std::vector<FailureOutcome>> outcomes = studyFailures(context.scenario, context.catalogue, context.sizing);
    if (!outcomes)
        return outcomes.error();
    const Result<std::vector<Alternative>> protections = protectionAlternatives(context.scenario, context.catalogue);
    if (!protections)
        return protections.error();
    const Result<std::vector<Alternative>> patterns = patternAlternatives(context.scenario, context.catalogue);
    if (!patterns)
        return patterns.error();
    return std::vector<ReportTable>{failureTable(context, *outcomes),
                                    availabilityTable(context),
                                    exceedanceTable(*outcomes),
                                    worstTable(context),
                                    alternativeTable("protection", "Protection side by side", *protections),
                                    alternativeTable("patterns", "Patterns side by side", *patterns)};
}

} // namespace core
