#include "core/report/CatalogueUse.h"

#include <set>

namespace core {

std::vector<CatalogueUse> catalogueUses(const ReportContext &context)
{
    const AssumptionSet &assumptions = context.scenario->assumptions;
    const Sizing &sizing = context.sizing;
    std::vector<CatalogueUse> uses;
    std::set<CatalogueUse> seen;
    const auto use = [&](const char *table, const std::string &id) {
        if (!id.empty() && seen.insert({table, id}).second)
            uses.push_back({table, id});
    };

    for (const Site &site : context.scenario->sites)
        if (site.kind == SiteKind::Campus)
            use("accelerators", site.accelerator.value_or(assumptions.word("accelerator")));
    for (const SiteSizing &site : sizing.sites)
        use("routers", site.routerId);
    for (const SegmentSizing &segment : sizing.segments)
        use("pluggables", segment.pluggableId);
    for (const RouteSizing &route : sizing.routes)
        use("pluggables", route.pluggableId);
    if (sizing.totals.clientPorts > 0)
        use("grey_optics", assumptions.word("client_optic"));
    for (const Route &route : context.scenario->routes)
        use("fibre", route.fibre.value_or(assumptions.word("fibre")));
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
