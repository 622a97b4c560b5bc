// Power at the meter, share, displaced accelerators, rack units and racks of sites.
#include "core/quantities/Explainer.h"

#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

const std::string &idOf(const Explainer &explainer, std::size_t site)
{
    return explainer.sizing().sites[site].id;
}

DerivationPtr routersUnknown(const Explainer &explainer, const char *unit)
{
    return explainer.unknown({}, unit, {CORE_TEXT("The number of routers is not known"), {}});
}

/// Line terminals of one kind that stand at a site: the fibre pairs of the routes that have it.
DerivationPtr terminalCount(Explainer &explainer, std::size_t site, const std::string &terminal)
{
    return explainer.shared("terminals " + std::to_string(site) + " " + terminal, [&] {
        Inputs pairs;
        for (std::size_t i = 0; i < explainer.sizing().routes.size(); ++i) {
            const ResolvedRoute &route = explainer.resolved().routes[i];
            const RouteSizing &sized = explainer.sizing().routes[i];
            if ((route.a == site || route.b == site) && (sized.terminalId == terminal || sized.ramanId == terminal))
                pairs.push_back(explainer.quantity(Scope::Route, "fibre_pairs", explainer.sizing().routes[i].id));
        }
        return Explainer::sum({CORE_TEXT("Line terminals"), {}}, "units", true, std::move(pairs));
    });
}

DerivationPtr routerMaximum(const Explainer &explainer, const std::string &router)
{
    Inputs inputs{explainer.cell("routers", router, "power_max_w_with_optics", {CORE_TEXT("Maximum with optics"), {}}, "W"),
                  explainer.cell("routers", router, "ports_max", {CORE_TEXT("Cages of a router"), {}}, "cages", true),
                  explainer.cell("routers", router, "cage_power_w_max", {CORE_TEXT("Maximum of a cage"), {}}, "W")};
    const Text formula{CORE_TEXT("%1 W − %2 × %3 W"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
    return Explainer::node(
        {{CORE_TEXT("Maximum of a router without optics"), {}}, "W", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
             return allKnown(v) ? std::optional(*v[0] - *v[1] * *v[2]) : std::nullopt;
         }});
}

/// IT power of the border layer: Σ count × W, in the order of powerItems().
DerivationPtr borderIt(Explainer &explainer, std::size_t site, bool maximum)
{
    const char *column = maximum ? "power_w_max" : "power_w_typ";
    const Text watts{maximum ? CORE_TEXT("Maximum power of one") : CORE_TEXT("Typical power of one"), {}};
    Inputs items;
    const auto item = [&](Text label, DerivationPtr count, DerivationPtr power) {
        if (count->value.value_or(0) > 0)
            items.push_back(Explainer::product(std::move(label), "W", false, {std::move(count), std::move(power)}));
    };
    for (const std::string &optic : explainer.opticsOfSite(site))
        item({CORE_TEXT("Coherent optics"), {}}, explainer.sitePortsOfOptic(site, optic), explainer.cell("pluggables", optic, column, watts, "W"));
    item({CORE_TEXT("Client optics"), {}}, explainer.quantity(Scope::Site, "client_optics", idOf(explainer, site)),
         explainer.cell("grey_optics", explainer.resolved().clientOptic->id, column, watts, "W"));
    const std::string &router = explainer.resolved().sites[site].router->id;
    item({CORE_TEXT("Routers without optics"), {}}, explainer.quantity(Scope::Site, "routers", idOf(explainer, site)),
         maximum ? routerMaximum(explainer, router) : explainer.cell("routers", router, "power_typ_w_without_optics", watts, "W"));
    for (const std::string &terminal : explainer.terminalsOfSite(site))
        item({CORE_TEXT("Line terminals"), {}}, terminalCount(explainer, site, terminal), explainer.cell("line_system", terminal, column, watts, "W"));
    return Explainer::sum({maximum ? CORE_TEXT("IT power of the border layer, provisioned") : CORE_TEXT("IT power of the border layer"), {}}, "W", false,
                          std::move(items));
}

DerivationPtr meterPower(Explainer &explainer, std::size_t site, bool maximum)
{
    if (!explainer.sizing().sites[site].routers)
        return routersUnknown(explainer, "W");
    return Explainer::product({}, "W", false, {explainer.sitePue(site), borderIt(explainer, site, maximum)});
}

DerivationPtr typicalPower(Explainer &explainer, std::size_t site)
{
    return meterPower(explainer, site, false);
}

DerivationPtr provisionedPower(Explainer &explainer, std::size_t site)
{
    return meterPower(explainer, site, true);
}

DerivationPtr share(Explainer &explainer, std::size_t site)
{
    if (!explainer.resolved().sites[site].powerMw)
        return explainer.unknown({}, "share", {CORE_TEXT("The site's power is not given"), {}});
    Inputs inputs{explainer.quantity(Scope::Site, "transport_power_w", idOf(explainer, site)), explainer.sitePower(site)};
    const Text formula{CORE_TEXT("%1 W ÷ %2 MW"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node({{}, "share", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(*v[0] / (*v[1] * 1e6)) : std::nullopt;
                            }});
}

DerivationPtr displaced(Explainer &explainer, std::size_t site)
{
    const AcceleratorRow *row = explainer.resolved().sites[site].accelerator;
    if (row == nullptr)
        return explainer.unknown({}, "accelerators", {CORE_TEXT("The site has no accelerators"), {}});
    Inputs inputs{explainer.quantity(Scope::Site, "transport_power_w", idOf(explainer, site)), explainer.sitePue(site),
                  explainer.cell("accelerators", row->id, "accel_allin_it_w", {CORE_TEXT("IT power per accelerator, all in"), {}}, "W")};
    const Text formula{CORE_TEXT("⌊%1 W ÷ (%2 × %3 W)⌋"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
    return Explainer::node({{}, "accelerators", true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(static_cast<double>(rules::acceleratorsDisplaced(*v[0], *v[1], *v[2]))) : std::nullopt;
                            }});
}

DerivationPtr rackUnits(Explainer &explainer, std::size_t site)
{
    if (!explainer.sizing().sites[site].routers)
        return routersUnknown(explainer, "ru");
    Inputs items;
    const auto item = [&](Text label, DerivationPtr count, DerivationPtr units) {
        if (count->value.value_or(0) > 0)
            items.push_back(Explainer::product(std::move(label), "ru", false, {std::move(count), std::move(units)}));
    };
    const Text one{CORE_TEXT("Rack units of one"), {}};
    item({CORE_TEXT("Routers"), {}}, explainer.quantity(Scope::Site, "routers", idOf(explainer, site)),
         explainer.cell("routers", explainer.resolved().sites[site].router->id, "rack_units", one, "ru"));
    for (const std::string &terminal : explainer.terminalsOfSite(site))
        item({CORE_TEXT("Line terminals"), {}}, terminalCount(explainer, site, terminal), explainer.cell("line_system", terminal, "rack_units", one, "ru"));
    return Explainer::sum({}, "ru", false, std::move(items));
}

DerivationPtr racks(Explainer &explainer, std::size_t site)
{
    if (!explainer.sizing().sites[site].routers)
        return routersUnknown(explainer, "racks");
    const Site &given = *explainer.resolved().sites[site].site;
    Inputs inputs{explainer.quantity(Scope::Site, "rack_units", idOf(explainer, site)), borderIt(explainer, site, true),
                  given.rackKw ? explainer.siteInput(given, "rack_kw", {CORE_TEXT("Power of a rack"), {}}, *given.rackKw, "kW")
                               : explainer.assumption("rack_kw"),
                  Explainer::constant({CORE_TEXT("Usable units of a rack"), {}}, rules::usableRackUnits, "ru", "Spanwright sizing rules")};
    const Text formula{CORE_TEXT("max(⌈%1 ÷ %4⌉; ⌈%2 W ÷ %3 kW⌉)"),
                       {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0), inputs[3]->value.value_or(0)}};
    return Explainer::node({{}, "racks", true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(static_cast<double>(rules::racks(*v[0], *v[1], *v[2]))) : std::nullopt;
                            }});
}

template <const char *id>
DerivationPtr overSites(Explainer &explainer, std::size_t)
{
    Inputs inputs;
    for (const SiteSizing &site : explainer.sizing().sites)
        inputs.push_back(explainer.quantity(Scope::Site, id, site.id));
    return Explainer::sum({}, findQuantity(Scope::Total, id)->unit, false, std::move(inputs));
}

constexpr char typicalId[] = "transport_power_w", provisionedId[] = "transport_power_max_w", rackUnitsId[] = "rack_units";

} // namespace

std::vector<Rule> powerRules()
{
    return {
        {Scope::Total, typicalId, &overSites<typicalId>},
        {Scope::Total, provisionedId, &overSites<provisionedId>},
        {Scope::Total, rackUnitsId, &overSites<rackUnitsId>},
        {Scope::Site, typicalId, &typicalPower},
        {Scope::Site, provisionedId, &provisionedPower},
        {Scope::Site, "transport_power_share", &share},
        {Scope::Site, "accelerators_displaced", &displaced},
        {Scope::Site, rackUnitsId, &rackUnits},
        {Scope::Site, "racks", &racks},
    };
}

} // namespace core
