#include "core/money/Bill.h"

#include "core/money/Prices.h"
#include "core/sizing/Rules.h"

#include <numeric>

namespace core {

namespace {

constexpr const char *coherentOptics = CORE_TEXT("Coherent optics"), *clientOptics = CORE_TEXT("Client optics"), *routers = CORE_TEXT("Routers"),
                     *terminals = CORE_TEXT("Line terminals"), *multiplexers = CORE_TEXT("Multiplexers"), *pumps = CORE_TEXT("Raman pumps"),
                     *amplifiers = CORE_TEXT("In-line amplifiers"), *huts = CORE_TEXT("Amplifier huts"), *fibre = CORE_TEXT("Fibre");

BillLine line(const Catalogue &catalogue, Subject subject, const char *role, const char *table, const std::string &id, double quantity)
{
    BillLine out;
    out.subject = std::move(subject);
    out.role = role;
    out.table = table;
    out.catalogueId = id;
    out.quantity = quantity;
    out.per = "each";
    if (const PriceRow *price = catalogue.priceOf(id)) {
        out.priceId = price->id;
        out.per = price->per;
        out.lowUsd = price->lowUsd;
        out.typicalUsd = price->typicalUsd;
        out.highUsd = price->highUsd;
    }
    return out;
}

void addSite(std::vector<BillLine> &lines, const SiteSizing &site, std::size_t index, const std::vector<OpticCount> &optics, const Resolved &resolved,
             const Catalogue &catalogue)
{
    const Subject subject{Scope::Site, site.id};
    for (const OpticCount &optic : optics) {
        if (optic.site == index)
            lines.push_back(line(catalogue, subject, coherentOptics, "pluggables", optic.optic->id, static_cast<double>(optic.count)));
    }
    if (site.clientOptics > 0)
        lines.push_back(line(catalogue, subject, clientOptics, "grey_optics", resolved.clientOptic->id, static_cast<double>(site.clientOptics)));
    if (site.routers.value_or(0) > 0) {
        BillLine boxes = line(catalogue, subject, routers, "routers", site.routerId, static_cast<double>(*site.routers));
        if (boxes.per == "800g_port") // a modular box is priced by its ports
            boxes.quantity *= static_cast<double>(resolved.sites[index].router->portsMax.value_or(0));
        lines.push_back(std::move(boxes));
    }
}

void addRoute(std::vector<BillLine> &lines, const RouteSizing &route, const ResolvedRoute &resolved, const Catalogue &catalogue)
{
    const Subject subject{Scope::Route, route.id};
    const double pairs = static_cast<double>(route.fibrePairs);
    if (!route.terminalId.empty())
        lines.push_back(line(catalogue, subject, route.amplified ? terminals : multiplexers, "line_system", route.terminalId, 2 * pairs));
    if (!route.ramanId.empty())
        lines.push_back(line(catalogue, subject, pumps, "line_system", route.ramanId, static_cast<double>(route.ramanPumps)));
    if (!route.amplifierId.empty()) {
        BillLine units = line(catalogue, subject, amplifiers, "line_system", route.amplifierId, static_cast<double>(route.amplifiers));
        if (units.per == "fibre_pair")
            units.quantity = static_cast<double>(route.spans - 1) * pairs;
        lines.push_back(std::move(units));
        lines.push_back(line(catalogue, subject, huts, "prices", "hut", static_cast<double>(route.spans - 1)));
    }
    if (route.fibrePairs == 0)
        return;
    for (const FibrePrice &price : fibrePrices(catalogue, resolved.acquisition, resolved.fibre != nullptr ? resolved.fibre->id : "")) {
        BillLine glass = line(catalogue, subject, fibre, "prices", price.id, price.quantity(pairs, route.lengthKm.value_or(0)));
        glass.per = price.per;
        glass.fibre = true;
        lines.push_back(std::move(glass));
    }
}

} // namespace

std::optional<double> BillLine::extendedUsd() const
{
    return typicalUsd ? std::optional(quantity * *typicalUsd) : std::nullopt;
}

std::vector<BillLine> bill(const Sizing &sizing, const std::vector<OpticCount> &optics, const Resolved &resolved, const Catalogue &catalogue)
{
    std::vector<BillLine> lines;
    for (std::size_t i = 0; i < sizing.sites.size(); ++i)
        addSite(lines, sizing.sites[i], i, optics, resolved, catalogue);
    for (std::size_t i = 0; i < sizing.routes.size(); ++i)
        addRoute(lines, sizing.routes[i], resolved.routes[i], catalogue);
    return lines;
}

Money firstCost(const std::vector<BillLine> &lines)
{
    Money money;
    if (lines.empty()) // nothing to buy is known to cost nothing
        money.lowUsd = money.typicalUsd = money.highUsd = 0;
    const auto add = [](std::optional<double> &sum, double quantity, const std::optional<double> &usd) { sum = sum.value_or(0) + quantity * usd.value_or(0); };
    for (const BillLine &line : lines) {
        if (!line.typicalUsd) {
            ++money.unpriced;
            continue;
        }
        add(money.lowUsd, line.quantity, line.lowUsd ? line.lowUsd : line.typicalUsd);
        add(money.typicalUsd, line.quantity, line.typicalUsd);
        add(money.highUsd, line.quantity, line.highUsd ? line.highUsd : line.typicalUsd);
    }
    return money;
}

double pricedUsd(const std::vector<BillLine> &lines, bool ofFibre)
{
    return std::accumulate(lines.begin(), lines.end(), 0.0,
                           [&](double sum, const BillLine &line) { return line.fibre == ofFibre ? sum + line.extendedUsd().value_or(0) : sum; });
}

std::optional<double> annualCost(const Sizing &sizing, const AssumptionSet &assumptions)
{
    if (!sizing.totals.firstCost.typicalUsd)
        return std::nullopt;
    const double equipment = pricedUsd(sizing.bill, false), ofFibre = pricedUsd(sizing.bill, true);
    const double energyMwh = (sizing.totals.transportPowerW.value_or(0) + sizing.totals.hutPowerW) * rules::hoursPerYear / 1e6;
    return equipment / assumptions.number("years_equipment") + ofFibre / assumptions.number("years_fibre") + energyMwh * assumptions.number("usd_per_mwh") +
           equipment * assumptions.number("maintenance_pct") / 100;
}

} // namespace core
