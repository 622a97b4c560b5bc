#include "core/report/Builders.h"

#include "core/failures/FailedNames.h"
#include "core/report/Cells.h"

namespace core {

namespace {

ReportTable demandTable(const ReportContext &context)
{
    ReportTable table{"demands",
                      "Demands",
                      {{"from_id", "From id"},
                       {"from", "From"},
                       {"to_id", "To id"},
                       {"to", "To"},
                       {"class", "Class"},
                       {"gbps", "Rate, Gb/s"},
                       {"paths", "Paths"},
                       {"full_rate_on_each", "All of it on each path"},
                       {"one_way_us", "Longest, one way, us"},
                       {"skew_us", "Skew between paths, us"},
                       {"reorder_bytes", "To reorder per line port, bytes"},
                       {"shared_route_ids", "Shared route ids"},
                       {"shared_risk_ids", "Shared risk ids"},
                       {"shared_site_ids", "Shared site ids"}},
                      {}};
    for (const DemandSizing &demand : context.sizing.demands)
        table.rows.push_back({cell(demand.from), cell(siteName(context, demand.from)), cell(demand.to), cell(siteName(context, demand.to)),
                              cell(toWord(demand.trafficClass)), cell(demand.gbps), cell(static_cast<std::int64_t>(demand.paths.size())),
                              yesNo(demand.fullRateOnEach), cell(demand.oneWayUs), cell(demand.skewUs), cell(demand.reorderBytes),
                              cell(joinedIds(demand.sharedRoutes)), cell(joinedIds(demand.sharedRisks)), cell(joinedIds(demand.sharedSites))});
    return table;
}

ReportTable pathTable(const ReportContext &context)
{
    ReportTable table{"paths",
                      "Paths",
                      {{"from_id", "From id"},
                       {"to_id", "To id"},
                       {"class", "Class"},
                       {"path", "Path"},
                       {"route_ids", "Route ids"},
                       {"sites", "By way of"},
                       {"gbps", "Rate, Gb/s"},
                       {"segments", "Segments"},
                       {"fibre_one_way_us", "In glass, one way, us"},
                       {"one_way_us", "One way, us"}},
                      {}};
    for (const DemandSizing &demand : context.sizing.demands) {
        std::int64_t number = 0;
        for (const PathSizing &path : demand.paths)
            table.rows.push_back({cell(demand.from), cell(demand.to), cell(toWord(demand.trafficClass)), cell(++number), cell(joinedIds(path.routes)),
                                  cell(failedNames(path.sites, context.scenario)), cell(path.gbps), cell(static_cast<std::int64_t>(path.segments.size())),
                                  cell(path.fibreOneWayUs), cell(path.oneWayUs)});
    }
    return table;
}

} // namespace

Result<std::vector<ReportTable>> buildPaths(const ReportContext &context)
{
    return std::vector<ReportTable>{demandTable(context), pathTable(context)};
}

} // namespace core
