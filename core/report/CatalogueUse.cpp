#include "core/report/CatalogueUse.h"

#include "core/sizing/Resolved.h"

#include <set>

namespace core {

Result<std::vector<CatalogueUse>> catalogueUses(const ReportContext &context)
{
    const Result<Resolved> resolved = resolve(context.scenario, context.catalogue);
    if (!resolved)
        return resolved.error();
    const Sizing &sizing = context.sizing;
    std::vector<CatalogueUse> uses;
    std::set<CatalogueUse> seen;
    const auto use = [&](const char *table, const std::string &id) {
        if (!id.empty() && seen.insert({table, id}).second)
            uses.push_back({table, id});
    };

    for (const ResolvedSite &site : resolved->sites)
        if (site.accelerator)
            use("accelerators", site.accelerator->id);
    for (const SiteSizing &site : sizing.sites)
        use("routers", site.routerId);
    for (const SegmentSizing &segment : sizing.segments)
        use("pluggables", segment.pluggableId);
    for (const RouteSizing &route : sizing.routes)
        use("pluggables", route.pluggableId);
    if (sizing.totals.clientPorts > 0 && resolved->clientOptic)
        use("grey_optics", resolved->clientOptic->id);
    if (!sizing.segments.empty())
        use("transponders", resolved->transponder->id);
    for (const ResolvedRoute &route : resolved->routes)
        if (route.fibre)
            use("fibre", route.fibre->id);
    for (const RouteSizing &route : sizing.routes) {
        if (route.amplified)
            use("line_system", route.amplifierId);
        use("line_system", route.terminalId);
    }
    for (const RouteSizing &route : sizing.routes)
        use("fibre_cables", route.cableId);
    for (const BillLine &line : sizing.bill)
        if (line.table != "prices")
            use(line.table.c_str(), line.catalogueId);
    for (const BillLine &line : sizing.bill)
        use("prices", line.priceId);
    return uses;
}

} // namespace core
