#include "core/report/Builders.h"

#include "core/report/Cells.h"
#include "core/sizing/Resolved.h"

namespace core {

namespace {

ReportTable sitePower(const ReportContext &context, const Resolved &resolved)
{
    ReportTable table{"site_power",
                      "Power by site",
                      {{"site_id", "Site id"},
                       {"site", "Site"},
                       {"kind", "Kind"},
                       {"site_power_mw", "Power of the site, MW at the meter"},
                       {"pue", "PUE"},
                       {"typical_w", "Border layer, typical, W at the meter"},
                       {"provisioned_w", "Border layer, provisioned, W at the meter"},
                       {"limit_w", "Limit of the border layer, W at the meter"},
                       {"typical_share", "Typical over the site's power"},
                       {"accelerators", "Accelerators"},
                       {"accelerators_displaced", "Accelerators displaced"},
                       {"line_ports", "Line ports"},
                       {"client_optics", "Client optics"},
                       {"routers", "Routers"},
                       {"terminals", "Terminals"},
                       {"rack_units", "Rack units"},
                       {"racks", "Racks"}},
                      {}};
    for (std::size_t i = 0; i < resolved.sites.size(); ++i) {
        const Site *site = resolved.sites[i].site;
        const SiteSizing &sized = context.sizing.sites[i];
        const std::optional<double> limitW = site->transportKw ? std::optional(*site->transportKw * 1000) : std::nullopt;
        table.rows.push_back({cell(sized.id), cell(siteName(context, sized.id)), cell(toWord(site->kind)), cell(resolved.sites[i].powerMw),
                              cell(resolved.sites[i].pue), cell(sized.transportPowerW), cell(sized.transportPowerMaxW), cell(limitW),
                              cell(sized.transportPowerShare), cell(sized.accelerators), cell(sized.acceleratorsDisplaced), cell(sized.coherentPorts),
                              cell(sized.clientOptics), cell(sized.routers), cell(sized.terminals), cell(sized.rackUnits), cell(sized.racks)});
    }
    return table;
}

ReportTable hutPower(const ReportContext &context)
{
    ReportTable table{"hut_power",
                      "Power of huts",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"length_km", "Length, km"},
                       {"huts", "Huts"},
                       {"amplifier_id", "Amplifier id"},
                       {"amplifier", "Amplifier"},
                       {"amplifiers", "Amplifiers"},
                       {"all_huts_typical_w", "All huts, typical, W with overhead"},
                       {"hut_typical_w", "A hut, typical, W with overhead"}},
                      {}};
    for (const RouteSizing &route : context.sizing.routes) {
        if (route.spans < 2)
            continue;
        const std::int64_t huts = route.spans - 1;
        table.rows.push_back({cell(route.id), cell(routeName(context, route.id)), cell(route.lengthKm), cell(huts), cell(route.amplifierId),
                              cell(itemName(context, "line_system", route.amplifierId)), cell(route.amplifiers), cell(route.hutPowerW),
                              cell(route.hutPowerW / static_cast<double>(huts))});
    }
    return table;
}

ReportTable powerTotals(const ReportContext &context)
{
    const Totals &totals = context.sizing.totals;
    return {"power_totals",
            "Totals",
            {{"quantity", "Quantity"}, {"value", "Value"}, {"unit", "Unit"}},
            {{std::string("Border layer, typical, at the meter, without huts"), cell(totals.transportPowerW), std::string("W")},
             {std::string("Border layer, provisioned, at the meter, without huts"), cell(totals.transportPowerMaxW), std::string("W")},
             {std::string("Huts, typical, with overhead"), cell(totals.hutPowerW), std::string("W")},
             {std::string("Rack units, all sites, without huts"), cell(totals.rackUnits), std::string("rack units")}}};
}

} // namespace

Result<std::vector<ReportTable>> buildSitePower(const ReportContext &context)
{
    const Result<Resolved> resolved = resolve(context.scenario, context.catalogue);
    if (!resolved)
        return resolved.error();
    return std::vector<ReportTable>{sitePower(context, *resolved), hutPower(context), powerTotals(context)};
}

} // namespace core
