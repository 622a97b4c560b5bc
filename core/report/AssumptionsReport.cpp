#include "core/report/Builders.h"

#include "core/report/CatalogueUse.h"
#include "core/report/Cells.h"

#include <algorithm>

namespace core {

namespace {

ReportCell cellOf(const AssumptionValue &value)
{
    struct Visitor {
        ReportCell operator()(double number) const { return number; }
        ReportCell operator()(bool flag) const { return yesNo(flag); }
        ReportCell operator()(const std::string &word) const { return cell(word); }
        ReportCell operator()(const std::vector<std::string> &words) const
        {
            std::string out;
            for (const std::string &word : words)
                out += (out.empty() ? "" : ";") + word;
            return cell(out.empty() ? "all" : out);
        }
    };
    return std::visit(Visitor{}, value);
}

ReportTable assumptionTable(const ReportContext &context)
{
    ReportTable table{"assumptions",
                      "Assumptions",
                      {{"id", "Id"},
                       {"label", "Assumption"},
                       {"group", "Group"},
                       {"value", "Value"},
                       {"unit", "Unit"},
                       {"given", "Standard or given"},
                       {"standard", "Standard value"},
                       {"usual_low", "Usual, low"},
                       {"usual_typical", "Usual, typical"},
                       {"usual_high", "Usual, high"},
                       {"estimate", "Is an estimate"},
                       {"source", "Source"},
                       {"meaning", "Meaning"}},
                      {}};
    const AssumptionSet &set = context.scenario->assumptions;
    for (const Assumption &assumption : assumptions()) {
        const bool given = set.isGiven(assumption.id);
        table.rows.push_back({cell(assumption.id), cell(assumption.label), cell(assumption.group), cellOf(set.value(assumption.id)), cell(assumption.unit),
                              cell(given ? "given" : "standard"), cellOf(assumption.standard), cell(assumption.low), cell(assumption.typical),
                              cell(assumption.high), yesNo(assumption.estimate && !given), cell(given ? "given in the design" : assumption.source),
                              cell(assumption.hint)});
    }
    return table;
}

/// Values that a site or a route gives itself, which hold there in place of the assumption.
ReportTable givenValues(const ReportContext &context)
{
    ReportTable table{"given_values",
                      "Given by sites and routes",
                      {{"place", "Place"}, {"place_id", "Place id"}, {"place_name", "Place name"}, {"field", "Field"}, {"value", "Value"}},
                      {}};
    const auto add = [&](const char *place, const std::string &id, const std::string &name, const char *field, ReportCell value) {
        if (!std::holds_alternative<std::monostate>(value))
            table.rows.push_back({std::string(place), id, name, std::string(field), std::move(value)});
    };
    const auto text = [](const std::optional<std::string> &value) { return value ? cell(value->empty() ? "none" : *value) : ReportCell(); };
    for (const Site &site : context.scenario->sites) {
        const auto addSite = [&](const char *field, ReportCell value) { add("site", site.id, displayName(site), field, std::move(value)); };
        addSite("power_mw", cell(site.powerMw));
        addSite("pue", cell(site.pue));
        addSite("accelerator", text(site.accelerator));
        addSite("accelerator_count", cell(site.acceleratorCount));
        addSite("router", text(site.router));
        addSite("rack_count", cell(site.rackCount));
        addSite("rack_kw", cell(site.rackKw));
        addSite("transport_kw", cell(site.transportKw));
    }
    for (const Route &route : context.scenario->routes) {
        const auto addRoute = [&](const char *field, ReportCell value) {
            add("route", route.id, displayName(route, context.scenario), field, std::move(value));
        };
        addRoute("length_km", cell(route.lengthKm));
        addRoute("fibre", text(route.fibre));
        addRoute("band", route.band ? cell(toWord(*route.band)) : ReportCell());
        addRoute("spans", route.spans.empty() ? ReportCell() : cell(static_cast<std::int64_t>(route.spans.size())));
        addRoute("max_span_km", cell(route.maxSpanKm));
        addRoute("amplifier", text(route.amplifier));
        addRoute("pluggable", text(route.pluggable));
        addRoute("fibre_pairs_available", cell(route.fibrePairsAvailable));
        addRoute("acquisition", cell(route.acquisition));
        addRoute("cable", cell(route.cable));
    }
    return table;
}

/// The cell of a catalogue row as the table writes it; empty where table, row or column does not exist.
std::string written(const CatalogueTable &table, const std::vector<std::string> &row, std::string_view column)
{
    const auto found = std::ranges::find(table.columns, column);
    const auto index = static_cast<std::size_t>(found - table.columns.begin());
    return index < row.size() ? row[index] : std::string();
}

bool carriedByDesign(const Design &design, const CatalogueUse &use)
{
    const auto rows = design.catalogue.find(use.table);
    return rows != design.catalogue.end() && std::ranges::any_of(rows->second, [&](const OverlayRow &row) { return row.id == use.id; });
}

ReportTable catalogueRows(const ReportContext &context, const std::vector<CatalogueUse> &uses)
{
    ReportTable table{"catalogue_rows",
                      "Catalogue rows used",
                      {{"table", "Catalogue table"},
                       {"id", "Row id"},
                       {"name", "Name"},
                       {"from", "Shipped or carried by the design"},
                       {"figure_kinds", "What the figures are worth"},
                       {"confidence", "Confidence"},
                       {"checked", "Source read"},
                       {"source_date", "Date of the source"},
                       {"source", "Source"},
                       {"note", "Note"}},
                      {}};
    for (const CatalogueUse &use : uses) {
        const CatalogueTable *shipped = context.catalogue.table(use.table);
        if (!shipped)
            continue;
        const auto row = std::ranges::find_if(shipped->rows, [&](const std::vector<std::string> &cells) { return !cells.empty() && cells.front() == use.id; });
        if (row == shipped->rows.end())
            continue;
        const auto of = [&](std::string_view column) { return cell(written(*shipped, *row, column)); };
        table.rows.push_back({cell(use.table), cell(use.id), cell(itemName(context, use.table, use.id)),
                              cell(carriedByDesign(context.design, use) ? "design" : "shipped"), of("figure_kinds"), of("confidence"), of("checked"),
                              of("source_date"), of("source"), of("note")});
    }
    return table;
}

} // namespace

Result<std::vector<ReportTable>> buildAssumptions(const ReportContext &context)
{
    const Result<std::vector<CatalogueUse>> uses = catalogueUses(context);
    if (!uses)
        return uses.error();
    return std::vector<ReportTable>{assumptionTable(context), givenValues(context), catalogueRows(context, *uses)};
}

} // namespace core
