#include "core/report/Builders.h"

#include "core/report/Cells.h"
#include "core/sizing/Huts.h"

#include <algorithm>

namespace core {

namespace {

ReportCell fitCell(const HutLoad &load, const HutLimits &limits)
{
    const std::optional<bool> fits = load.fits(limits);
    return fits ? yesNo(*fits) : ReportCell();
}

/// What people call a hut: its name, else its number on the route.
std::string nameOf(const HutSizing &hut)
{
    return hut.name.empty() ? "Hut " + std::to_string(hut.number) : hut.name;
}

ReportTable hutTable(const ReportContext &context, const std::vector<HutSizing> &all, const HutLimits &limits)
{
    ReportTable table{"huts",
                      "Huts",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"hut", "Hut"},
                       {"named", "Named in the design"},
                       {"km", "From the first site, km"},
                       {"fibre_pairs", "Fibre pairs"},
                       {"amplifier_id", "Amplifier id"},
                       {"amplifier", "Amplifier"},
                       {"units", "Units"},
                       {"typical_w", "Typical, W with overhead"},
                       {"provisioned_w", "Provisioned, W with overhead"},
                       {"rack_units", "Rack units"},
                       {"fits_old_hut", "Fits an old hut"}},
                      {}};
    for (const HutSizing &hut : all)
        table.rows.push_back({cell(hut.routeId), cell(routeName(context, hut.routeId)), cell(nameOf(hut)), yesNo(!hut.name.empty()), cell(hut.km),
                              cell(hut.pairs), cell(hut.built.amplifierId), cell(itemName(context, "line_system", hut.built.amplifierId)),
                              cell(hut.built.units), cell(hut.built.powerW), cell(hut.built.powerMaxW), cell(hut.built.rackUnits), fitCell(hut.built, limits)});
    return table;
}

ReportCell times(double count, const std::optional<double> &each)
{
    return each ? cell(count * *each) : ReportCell();
}

/// The same huts with the amplifiers of the route, with one for each pair and with one for several.
ReportTable amplifierTable(const ReportContext &context, const std::vector<HutSizing> &all, const HutLimits &limits)
{
    ReportTable table{"hut_amplifiers",
                      "Amplifiers compared",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"huts", "Huts"},
                       {"kind", "Kind"},
                       {"amplifier_id", "Amplifier id"},
                       {"amplifier", "Amplifier"},
                       {"units", "Units in a hut"},
                       {"typical_w", "A hut, typical, W with overhead"},
                       {"provisioned_w", "A hut, provisioned, W with overhead"},
                       {"rack_units", "Rack units in a hut"},
                       {"usd", "A hut, USD"},
                       {"fits_old_hut", "Fits an old hut"},
                       {"all_units", "Units in all huts"},
                       {"all_typical_w", "All huts, typical, W with overhead"},
                       {"all_rack_units", "Rack units in all huts"},
                       {"all_usd", "All huts, USD"}},
                      {}};
    for (const HutSizing &hut : all) {
        if (hut.number != 1)
            continue; // all huts of a route carry the same
        const std::int64_t count = std::ranges::count(all, hut.routeId, &HutSizing::routeId);
        const auto huts = static_cast<double>(count);
        const std::pair<const char *, const HutLoad *> kinds[] = {
            {"as built", &hut.built}, {"one pair a unit", &hut.singlePair}, {"several pairs a unit", &hut.multiRail}};
        for (const auto &[kind, load] : kinds)
            table.rows.push_back({cell(hut.routeId), cell(routeName(context, hut.routeId)), cell(count), cell(kind), cell(load->amplifierId),
                                  cell(itemName(context, "line_system", load->amplifierId)), cell(load->units), cell(load->powerW), cell(load->powerMaxW),
                                  cell(load->rackUnits), cell(load->usd), fitCell(*load, limits), cell(load->units * count), times(huts, load->powerW),
                                  times(huts, load->rackUnits), times(huts, load->usd)});
    }
    return table;
}

ReportTable limitTable(const ReportContext &context, const HutLimits &limits)
{
    const auto row = [&](const char *quantity, double value, const char *unit, const char *assumption) -> std::vector<ReportCell> {
        return {cell(quantity), cell(value), cell(unit), yesNo(context.scenario->assumptions.isGiven(assumption)), cell(findAssumption(assumption)->source)};
    };
    return {"hut_limits",
            "What an old hut holds",
            {{"quantity", "Quantity"}, {"value", "Value"}, {"unit", "Unit"}, {"given", "Given by the scenario"}, {"source", "Source"}},
            {row("Feed, cooling included", limits.powerW, "W", "hut_power_limit_kw"), row("Feed of one unit", limits.shelfW, "W", "hut_shelf_limit_w"),
             row("Room", limits.rackUnits, "rack units", "hut_rack_units_limit")}};
}

} // namespace

Result<std::vector<ReportTable>> buildHuts(const ReportContext &context)
{
    const HutLimits limits = hutLimits(context.scenario->assumptions);
    const std::vector<HutSizing> all = huts(context.scenario, context.catalogue, context.sizing);
    return std::vector<ReportTable>{hutTable(context, all, limits), amplifierTable(context, all, limits), limitTable(context, limits)};
}

} // namespace core
