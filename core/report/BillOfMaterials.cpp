#include "core/report/Builders.h"

#include "core/report/Cells.h"
#include "core/sizing/Power.h"

#include <map>
#include <tuple>

namespace core {

namespace {

using Figure = std::optional<double>;

/// What one thing of the catalogue takes, IT power without PUE. Not known stays not known.
struct ItemFigures {
    Figure typicalW, maximumW, rackUnits;
};

ItemFigures itemFigures(const Catalogue &catalogue, const std::string &table, const std::string &id)
{
    if (const RouterRow *row = table == "routers" ? catalogue.router(id) : nullptr)
        return {row->powerTypWithoutOpticsW, routerMaxWithoutOpticsW(*row), row->rackUnits};
    if (const PluggableRow *row = table == "pluggables" ? catalogue.pluggable(id) : nullptr)
        return {row->powerTypW, row->powerMaxW, 0.0}; // sits in a cage
    if (const GreyOpticRow *row = table == "grey_optics" ? catalogue.greyOptic(id) : nullptr)
        return {row->powerTypW, row->powerMaxW, 0.0}; // sits in a cage
    if (const LineElementRow *row = table == "line_system" ? catalogue.lineElement(id) : nullptr)
        return {row->powerTypW, row->powerMaxW, row->rackUnits};
    return {};
}

/// How many things stand there. A price may count something else (ports of a chassis, fibre pairs of an amplifier), so
/// routers and amplifiers are counted by the sizing. Fibre is no thing that takes power.
Figure unitsOf(const BillLine &line, const Sizing &sizing)
{
    if (line.fibre)
        return std::nullopt;
    if (const SiteSizing *site = line.subject.scope == Scope::Site ? sizing.site(line.subject.id) : nullptr;
        site && line.table == "routers" && line.catalogueId == site->routerId)
        return site->routers ? Figure(static_cast<double>(*site->routers)) : std::nullopt;
    if (const RouteSizing *route = line.subject.scope == Scope::Route ? sizing.route(line.subject.id) : nullptr;
        route && line.catalogueId == route->amplifierId)
        return static_cast<double>(route->amplifiers);
    return line.quantity;
}

Figure times(const Figure &a, const Figure &b)
{
    return a && b ? Figure(*a * *b) : std::nullopt;
}

/// Fibre and huts have no row of their own: their price says what they are.
std::string nameOf(const ReportContext &context, const BillLine &line)
{
    if (line.table != "prices")
        return itemName(context, line.table, line.catalogueId);
    const PriceRow *price = context.catalogue.price(line.priceId);
    return price ? price->item : line.catalogueId;
}

std::string subjectName(const ReportContext &context, const Subject &subject)
{
    switch (subject.scope) {
    case Scope::Site:
        return siteName(context, subject.id);
    case Scope::Route:
        return routeName(context, subject.id);
    case Scope::Demand:
        return subject.id;
    case Scope::Srlg:
    case Scope::Total:
        break;
    }
    return "All";
}

/// A guess stays a guess: the price row says so, or there is no price.
ReportCell priceEstimate(const PriceRow *price)
{
    if (!price)
        return {};
    for (const auto &[figure, kind] : price->provenance.figureKinds)
        if (kind == FigureKind::Estimate)
            return std::string("yes");
    return std::string("no");
}

const std::vector<ReportColumn> &priceColumns()
{
    static const std::vector<ReportColumn> columns{{"per", "Price per"},
                                                   {"unit_low_usd", "Unit price, low, USD"},
                                                   {"unit_typical_usd", "Unit price, typical, USD"},
                                                   {"unit_high_usd", "Unit price, high, USD"},
                                                   {"low_usd", "Cost, low, USD"},
                                                   {"typical_usd", "Cost, typical, USD"},
                                                   {"high_usd", "Cost, high, USD"}};
    return columns;
}

const std::vector<ReportColumn> &sourceColumns()
{
    static const std::vector<ReportColumn> columns{{"price_id", "Price row"},
                                                   {"price_basis", "Price basis"},
                                                   {"price_source", "Price source"},
                                                   {"price_date", "Price of"},
                                                   {"price_confidence", "Confidence in the price"},
                                                   {"price_estimate", "Price is an estimate"}};
    return columns;
}

void append(std::vector<ReportColumn> &to, const std::vector<ReportColumn> &more)
{
    to.insert(to.end(), more.begin(), more.end());
}

void append(std::vector<ReportCell> &to, std::vector<ReportCell> more)
{
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::vector<ReportCell> priceCells(const BillLine &line, double quantity)
{
    return {cell(line.per),
            cell(line.lowUsd),
            cell(line.typicalUsd),
            cell(line.highUsd),
            cell(times(quantity, line.lowUsd)),
            cell(times(quantity, line.typicalUsd)),
            cell(times(quantity, line.highUsd))};
}

std::vector<ReportCell> sourceCells(const ReportContext &context, const BillLine &line)
{
    const PriceRow *price = line.priceId.empty() ? nullptr : context.catalogue.price(line.priceId);
    if (!price)
        return std::vector<ReportCell>(sourceColumns().size());
    return {
        cell(price->id),     cell(price->priceBasis), cell(price->provenance.source), cell(price->provenance.sourceDate), cell(price->provenance.confidence),
        priceEstimate(price)};
}

ReportTable bySubject(const ReportContext &context)
{
    ReportTable table{"bill_by_place",
                      "Bill of materials",
                      {{"place", "Place"},
                       {"place_id", "Place id"},
                       {"place_name", "Place name"},
                       {"role", "Role"},
                       {"item_id", "Item id"},
                       {"item", "Item"},
                       {"table", "Catalogue table"},
                       {"quantity", "Quantity"}},
                      {}};
    append(table.columns, priceColumns());
    append(table.columns, {{"units", "Units"}, {"typical_w", "IT power, typical, W"}, {"maximum_w", "IT power, maximum, W"}, {"rack_units", "Rack units"}});
    append(table.columns, sourceColumns());
    for (const BillLine &line : context.sizing.bill) {
        const ItemFigures figures = itemFigures(context.catalogue, line.table, line.catalogueId);
        const Figure units = unitsOf(line, context.sizing);
        std::vector<ReportCell> row{cell(toWord(line.subject.scope)),
                                    cell(line.subject.id),
                                    cell(subjectName(context, line.subject)),
                                    cell(line.role),
                                    cell(line.catalogueId),
                                    cell(nameOf(context, line)),
                                    cell(line.table),
                                    cell(line.quantity)};
        append(row, priceCells(line, line.quantity));
        append(row, {cell(units), cell(times(units, figures.typicalW)), cell(times(units, figures.maximumW)), cell(times(units, figures.rackUnits))});
        append(row, sourceCells(context, line));
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// What an order list needs: each catalogue item once, in the order in which the bill first names it.
ReportTable byItem(const ReportContext &context)
{
    struct Sum {
        const BillLine *first = nullptr;
        double quantity = 0;
        Figure units = 0.0;
        std::size_t places = 0;
    };
    std::vector<Sum> sums;
    std::map<std::tuple<std::string, std::string, std::string, std::string>, std::size_t> where;
    for (const BillLine &line : context.sizing.bill) {
        const auto [found, fresh] = where.try_emplace({line.table, line.catalogueId, line.per, line.priceId}, sums.size());
        if (fresh)
            sums.push_back({.first = &line});
        Sum &sum = sums[found->second];
        sum.quantity += line.quantity;
        const Figure units = unitsOf(line, context.sizing);
        sum.units = sum.units && units ? Figure(*sum.units + *units) : std::nullopt;
        ++sum.places;
    }

    ReportTable table{
        "bill_by_item",
        "Summary by item",
        {{"role", "Role"}, {"item_id", "Item id"}, {"item", "Item"}, {"table", "Catalogue table"}, {"places", "Places"}, {"quantity", "Quantity"}},
        {}};
    append(table.columns, priceColumns());
    append(table.columns, {{"units", "Units"}, {"typical_w", "IT power, typical, W"}, {"maximum_w", "IT power, maximum, W"}, {"rack_units", "Rack units"}});
    append(table.columns, sourceColumns());
    for (const Sum &sum : sums) {
        const BillLine &line = *sum.first;
        const ItemFigures figures = itemFigures(context.catalogue, line.table, line.catalogueId);
        std::vector<ReportCell> row{
            cell(line.role),   cell(line.catalogueId), cell(nameOf(context, line)), cell(line.table), cell(static_cast<std::int64_t>(sum.places)),
            cell(sum.quantity)};
        append(row, priceCells(line, sum.quantity));
        append(row, {cell(sum.units), cell(times(sum.units, figures.typicalW)), cell(times(sum.units, figures.maximumW)),
                     cell(times(sum.units, figures.rackUnits))});
        append(row, sourceCells(context, line));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable costTotals(const ReportContext &context)
{
    const Totals &totals = context.sizing.totals;
    const Money &cost = totals.firstCost;
    const bool atLeast = cost.unpriced > 0;
    const auto row = [&](const char *what, const Figure &low, const Figure &typical, const Figure &high) {
        return std::vector<ReportCell>{std::string(what), cell(low), cell(typical), cell(high), std::string(atLeast ? "at least" : "complete")};
    };
    ReportTable table{
        "cost_totals",
        "Cost",
        {{"quantity", "Quantity"}, {"low_usd", "Low, USD"}, {"typical_usd", "Typical, USD"}, {"high_usd", "High, USD"}, {"what_it_holds", "What it holds"}},
        {row("First cost of the lines with a price", cost.lowUsd, cost.typicalUsd, cost.highUsd),
         row("Annual cost, with energy and maintenance", {}, totals.annualUsd, {})}};
    if (atLeast)
        table.rows.push_back({inEnglish(CORE_TEXT("Lines without a price, left out above: %1"), {static_cast<std::int64_t>(cost.unpriced)}), {}, {}, {}, {}});
    return table;
}

} // namespace

Result<std::vector<ReportTable>> buildBillOfMaterials(const ReportContext &context)
{
    return std::vector<ReportTable>{bySubject(context), byItem(context), costTotals(context)};
}

} // namespace core
