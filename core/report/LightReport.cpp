#include "core/report/Builders.h"

#include "core/optics/budget/RouteBudget.h"
#include "core/report/Cells.h"

namespace core {

namespace {

const char *verdictWord(const LightBudget &budget)
{
    return budget.closes ? "closes" : budget.closesWithoutDesignMargin ? "works without the design margin" : "does not work";
}

ReportTable routeTable()
{
    return {"light_by_route",
            "Light by route",
            {{"route_id", "Route id"},
             {"route", "Route"},
             {"light", "Of the light over"},
             {"optic_id", "Optic id"},
             {"optic", "Optic"},
             {"line_class", "Line"},
             {"spans", "Spans"},
             {"amplifiers_passed", "Amplifiers passed"},
             {"raman", "Raman pumps"},
             {"loss_db", "Loss of fibre and connectors, dB"},
             {"launch_dbm", "Launch a channel, dBm"},
             {"rx_power_dbm", "Received a channel, dBm"},
             {"line_osnr_db_0p1nm", "OSNR of the line in 0.1 nm, dB"},
             {"snr_nli_db_0p1nm", "Signal over nonlinear noise in 0.1 nm, dB"},
             {"gsnr_db_0p1nm", "GSNR in 0.1 nm, dB"},
             {"required_db_0p1nm", "Required OSNR in 0.1 nm, dB"},
             {"penalties_db", "Penalties, dB"},
             {"design_margin_db", "Design margin, dB"},
             {"margin_db", "Margin, dB"},
             {"limit", "Decided by"},
             {"verdict", "Verdict"}},
            {}};
}

std::vector<ReportCell> routeRow(const ReportContext &context, const RouteSizing &route, const RouteLight &light, const LightBudget &budget)
{
    std::string over;
    for (const std::string &id : light.segment->routes)
        over += (over.empty() ? "" : ", ") + routeName(context, id);
    return {cell(route.id),
            cell(routeName(context, route.id)),
            cell(over),
            cell(light.optic->id),
            cell(light.optic->name),
            cell(toWord(budget.lineClass)),
            cell(budget.spans),
            cell(budget.amplifiersPassed),
            yesNo(budget.raman),
            cell(budget.lossDb),
            cell(budget.launchDbm),
            cell(budget.rxPowerDbm),
            cell(budget.lineOsnrDb0p1nm),
            cell(budget.snrNliDb0p1nm),
            cell(budget.gsnrDb0p1nm),
            cell(budget.requiredOsnrDb0p1nm),
            cell(budget.penaltiesDb),
            cell(budget.designMarginDb),
            cell(budget.marginDb),
            cell(toWord(budget.limit)),
            cell(verdictWord(budget))};
}

} // namespace

Result<std::vector<ReportTable>> buildLight(const ReportContext &context)
{
    const Result<Resolved> resolved = resolve(context.scenario, context.catalogue);
    if (!resolved)
        return resolved.error();
    ReportTable routes = routeTable();
    ReportTable steps{"light_budget",
                      "Optical budgets",
                      {{"route_id", "Route id"},
                       {"route", "Route"},
                       {"step", "Step"},
                       {"what", "What"},
                       {"value", "Value"},
                       {"unit", "Unit"},
                       {"source", "Source"},
                       {"estimate", "Estimate"}},
                      {}};
    const auto model = lightModel(context.scenario->assumptions, context.catalogue);
    for (std::size_t i = 0; i < context.sizing.routes.size(); ++i) {
        const RouteSizing &route = context.sizing.routes[i];
        const std::optional<RouteLight> light = worstLight(i, context.scenario, context.catalogue, *resolved, context.sizing);
        if (!light)
            continue;
        const LightBudget budget = model->budget(light->question());
        routes.rows.push_back(routeRow(context, route, *light, budget));
        for (const BudgetEntry &entry : budget.entries)
            steps.rows.push_back({cell(route.id), cell(routeName(context, route.id)), cell(entry.id), cell(entry.label), cell(entry.value), cell(entry.unit),
                                  cell(entry.source), yesNo(entry.estimate)});
    }
    return std::vector<ReportTable>{std::move(routes), std::move(steps)};
}

} // namespace core
