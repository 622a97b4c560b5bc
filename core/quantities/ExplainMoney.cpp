// First and annual cost, line by line of the bill.
#include "core/quantities/Explainer.h"

#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

/// How much of a bill line is bought: the figure of the sizing it counts, where it is one of its own.
DerivationPtr quantityOf(Explainer &explainer, const BillLine &line)
{
    const std::string &subject = line.subject.id;
    const Text label{CORE_TEXT("Quantity"), {}};
    if (line.table == "pluggables")
        return explainer.sitePortsOfOptic(*explainer.scenario().siteIndex(subject), line.catalogueId);
    if (line.table == "grey_optics")
        return explainer.quantity(Scope::Site, "client_optics", subject);
    if (line.table == "routers" && line.per == "800g_port")
        return Explainer::product({CORE_TEXT("Ports of the modular routers"), {}}, "ports", true,
                                  {explainer.quantity(Scope::Site, "routers", subject),
                                   explainer.cell("routers", line.catalogueId, "ports_max", {CORE_TEXT("Ports of a router"), {}}, "ports", true)});
    if (line.table == "routers")
        return explainer.quantity(Scope::Site, "routers", subject);
    const auto route = [&](const char *id) { return explainer.quantity(Scope::Route, id, subject); };
    const auto less1 = [](DerivationPtr spans) {
        const Text formula{CORE_TEXT("%1 − 1"), {spans->value.value_or(0)}};
        return Explainer::node({{CORE_TEXT("Huts"), {}}, "units", true, formula, {std::move(spans)}, [](Values v) -> std::optional<double> {
                                    return v[0] ? std::optional(*v[0] - 1) : std::nullopt;
                                }});
    };
    const RouteSizing *lit = line.table == "line_system" ? explainer.sizing().route(subject) : nullptr;
    if (lit != nullptr && (lit->terminalId == line.catalogueId || lit->ramanId == line.catalogueId))
        return Explainer::product(label, "units", true, {Explainer::constant({CORE_TEXT("Ends"), {}}, 2, ""), route("fibre_pairs")});
    if (line.table == "line_system")
        return line.per == "fibre_pair" ? Explainer::product(label, "pairs", true, {less1(route("spans")), route("fibre_pairs")}) : route("amplifiers");
    if (line.catalogueId == "hut")
        return less1(route("spans"));
    if (line.per == "route_km")
        return route("length_km");
    if (line.per == "fibre_km")
        return Explainer::product(label, "fibre_km", false,
                                  {Explainer::constant({CORE_TEXT("Fibres of a pair"), {}}, 2, ""), route("fibre_pairs"), route("length_km")});
    return Explainer::product(label, "pair_km", false, {route("fibre_pairs"), route("length_km")});
}

DerivationPtr unitPrice(Explainer &explainer, const BillLine &line)
{
    return explainer.cell("prices", line.priceId, "usd_typ", {CORE_TEXT("Typical price"), {}}, "USD");
}

DerivationPtr extended(Explainer &explainer, std::size_t index)
{
    return explainer.shared("bill " + std::to_string(index), [&] {
        const BillLine &line = explainer.sizing().bill[index];
        const std::string where = line.subject.scope == Scope::Site ? explainer.siteName(*explainer.scenario().siteIndex(line.subject.id))
                                                                    : explainer.routeName(*explainer.scenario().routeIndex(line.subject.id));
        return Explainer::product({CORE_TEXT("%1, %2"), {Marked{line.role}, where}}, "USD", false, {quantityOf(explainer, line), unitPrice(explainer, line)});
    });
}

Inputs pricedLines(Explainer &explainer, std::optional<bool> fibre)
{
    Inputs inputs;
    for (std::size_t i = 0; i < explainer.sizing().bill.size(); ++i) {
        const BillLine &line = explainer.sizing().bill[i];
        if (line.typicalUsd && (!fibre || line.fibre == *fibre))
            inputs.push_back(extended(explainer, i));
    }
    if (explainer.sizing().bill.empty())
        inputs.push_back(Explainer::constant({CORE_TEXT("Nothing to buy"), {}}, 0, "USD"));
    return inputs;
}

DerivationPtr firstCost(Explainer &explainer, std::size_t)
{
    if (!explainer.sizing().totals.firstCost.typicalUsd)
        return explainer.unknown({}, "USD", {CORE_TEXT("No item has a price"), {}});
    return Explainer::sum({}, "USD", false, pricedLines(explainer, std::nullopt));
}

DerivationPtr known(const DerivationPtr &figure)
{
    return figure->value ? figure : Explainer::constant({CORE_TEXT("Not known, left out"), {}}, 0, "W");
}

DerivationPtr annualCost(Explainer &explainer, std::size_t)
{
    if (!explainer.sizing().totals.annualUsd)
        return explainer.unknown({}, "USD", {CORE_TEXT("No item has a price"), {}});
    Inputs inputs{Explainer::sum({CORE_TEXT("Equipment"), {}}, "USD", false, pricedLines(explainer, false)),
                  explainer.assumption("years_equipment"),
                  Explainer::sum({CORE_TEXT("Fibre"), {}}, "USD", false, pricedLines(explainer, true)),
                  explainer.assumption("years_fibre"),
                  known(explainer.quantity(Scope::Total, "transport_power_w", {})),
                  explainer.quantity(Scope::Total, "hut_power_w", {}),
                  Explainer::constant({CORE_TEXT("Hours a year"), {}}, rules::hoursPerYear, "h", "site.csv hours_per_year"),
                  explainer.assumption("usd_per_mwh"),
                  explainer.assumption("maintenance_pct")};
    const auto number = [&](std::size_t i) { return TextArg(inputs[i]->value.value_or(0)); };
    const Text formula{CORE_TEXT("%1 ÷ %2 a + %3 ÷ %4 a + (%5 W + %6 W) × %7 h × %8 USD/MWh + %1 × %9 %"),
                       {number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7), number(8)}};
    return Explainer::node({{}, "USD", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                const double energyMwh = (*v[4] + *v[5]) * *v[6] / 1e6;
                                return *v[0] / *v[1] + *v[2] / *v[3] + energyMwh * *v[7] + *v[0] * *v[8] / 100;
                            }});
}

} // namespace

std::vector<Rule> moneyRules()
{
    return {{Scope::Total, "cost_usd", &firstCost}, {Scope::Total, "annual_usd", &annualCost}};
}

} // namespace core
