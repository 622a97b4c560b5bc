#include "core/sizing/Resolved.h"

#include "core/buffers/Latency.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr const char *siteWord = CORE_TEXT("Site"), *routeWord = CORE_TEXT("Route"), *assumptionWord = CORE_TEXT("Assumption");

/// Who names a catalogue row.
struct Holder {
    const char *kind;
    std::string name;
};

Error missing(const Holder &holder, const char *table, const std::string &id)
{
    return {ErrorCode::NotFound,
            CORE_TEXT("%1 “%2” names “%3”, but the catalogue table “%4” has no such row. Choose another one or add the row to the design."),
            {Marked{holder.kind}, holder.name, id, std::string(table)},
            {}};
}

template <class Row>
Result<const Row *> look(const Catalogue &catalogue, const Row *(Catalogue::*find)(std::string_view) const, const Holder &holder, const char *table,
                         const std::string &id)
{
    const Row *row = (catalogue.*find)(id);
    if (row == nullptr)
        return missing(holder, table, id);
    return row;
}

/// The object's own id, else the scenario's; messages name the one that gave it.
std::pair<std::string, Holder> chosen(const std::optional<std::string> &own, const Holder &object, const AssumptionSet &assumptions, const char *assumption)
{
    if (own && !own->empty())
        return {*own, object};
    return {assumptions.word(assumption), {assumptionWord, assumption}};
}

Result<ResolvedSite> resolveSite(const Site &site, const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    const Holder self{siteWord, displayName(site)};
    ResolvedSite out;
    out.site = &site;
    out.pue = site.pue.value_or(assumptions.number("pue"));
    out.rackKw = site.rackKw.value_or(assumptions.number("rack_kw"));
    out.powerMw = site.powerMw;
    if (!out.powerMw && out.isCampus())
        out.powerMw = assumptions.number("power_mw");

    const bool none = site.accelerator ? site.accelerator->empty() : !out.isCampus();
    if (!none) {
        const auto [id, holder] = chosen(site.accelerator, self, assumptions, "accelerator");
        const auto row = look(catalogue, &Catalogue::accelerator, holder, "accelerators", id);
        if (!row)
            return row.error();
        out.accelerator = *row;
    }
    const auto [id, holder] = chosen(site.router, self, assumptions, "router");
    const auto router = look(catalogue, &Catalogue::router, holder, "routers", id);
    if (!router)
        return router.error();
    out.router = *router;
    return out;
}

std::optional<double> lossOf(const Route &route, const std::optional<double> &lengthKm, const FibreRow &fibre)
{
    if (route.spans.empty())
        return lengthKm && fibre.lossTypDbPerKm ? std::optional(*lengthKm * *fibre.lossTypDbPerKm) : std::nullopt;
    double sumDb = 0;
    for (const Span &span : route.spans) {
        if (!span.lossDb && !fibre.lossTypDbPerKm)
            return std::nullopt;
        sumDb += span.lossDb.value_or(span.lengthKm * fibre.lossTypDbPerKm.value_or(0));
    }
    return sumDb;
}

Result<ResolvedRoute> resolveRoute(const Route &route, const Scenario &scenario, const Catalogue &catalogue)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    const Holder self{routeWord, displayName(route, scenario)};
    ResolvedRoute out;
    out.route = &route;
    out.a = *scenario.siteIndex(route.a);
    out.b = *scenario.siteIndex(route.b);
    if (const auto length = routeLength(route, scenario)) {
        out.lengthKm = length->km;
        out.lengthGiven = length->given;
    }
    const auto [fibreId, fibreHolder] = chosen(route.fibre, self, assumptions, "fibre");
    const auto fibre = look(catalogue, &Catalogue::fibre, fibreHolder, "fibre", fibreId);
    if (!fibre)
        return fibre.error();
    out.fibre = *fibre;
    if (out.lengthKm && out.fibre->groupIndex)
        out.fibreUs = fibreLatencyUs(*out.lengthKm, *out.fibre->groupIndex);
    out.lossDb = lossOf(route, out.lengthKm, *out.fibre);
    out.band = route.band.value_or(bandFromWord(assumptions.word("band")).value_or(Band::C));
    out.spectrumGhz = spectrumGhz(out.band);
    out.maxSpanKm = route.maxSpanKm.value_or(assumptions.number("max_span_km"));
    out.acquisition = route.acquisition.empty() ? assumptions.word("acquisition") : route.acquisition;

    const auto [pluggableId, pluggableHolder] = chosen(route.pluggable, self, assumptions, "pluggable");
    out.pluggable = pluggableId;
    if (pluggableId != "auto" && catalogue.pluggable(pluggableId) == nullptr)
        return missing(pluggableHolder, "pluggables", pluggableId);
    const auto [amplifierId, amplifierHolder] = chosen(route.amplifier, self, assumptions, "amplifier");
    if (amplifierId != "auto" && catalogue.lineElement(amplifierId) == nullptr)
        return missing(amplifierHolder, "line_system", amplifierId);
    if (!route.cable.empty() && catalogue.fibreCable(route.cable) == nullptr)
        return missing(self, "fibre_cables", route.cable);
    return out;
}

} // namespace

double spectrumGhz(Band band)
{
    switch (band) {
    case Band::C:
        return 4'800;
    case Band::CL:
        return 9'600;
    case Band::SuperC:
        return 6'000;
    case Band::SuperCL:
        return 12'000;
    }
    return 4'800;
}

double centreHz(Band band)
{
    switch (band) {
    case Band::C:
    case Band::SuperC:
        return 193.7e12;
    case Band::CL:
        return 191.3e12;
    case Band::SuperCL:
        return 190.7e12;
    }
    return 193.7e12;
}

Result<Resolved> resolve(const Scenario &scenario, const Catalogue &catalogue)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    Resolved out;
    out.sites.reserve(scenario->sites.size());
    for (const Site &site : scenario->sites) {
        auto resolved = resolveSite(site, assumptions, catalogue);
        if (!resolved)
            return resolved.error();
        out.sites.push_back(*std::move(resolved));
    }
    out.routes.reserve(scenario->routes.size());
    for (const Route &route : scenario->routes) {
        auto resolved = resolveRoute(route, scenario, catalogue);
        if (!resolved)
            return resolved.error();
        out.routes.push_back(*std::move(resolved));
    }
    const auto client = look(catalogue, &Catalogue::greyOptic, {assumptionWord, "client_optic"}, "grey_optics", assumptions.word("client_optic"));
    if (!client)
        return client.error();
    out.clientOptic = *client;
    if (out.clientOptic->rateGbps.value_or(0) <= 0)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The client optic “%1” has no rate in the catalogue, so client ports cannot be counted. Choose another one or give its rate."),
                     {out.clientOptic->id},
                     {}};

    const auto transponder = look(catalogue, &Catalogue::transponder, {assumptionWord, "transponder"}, "transponders", assumptions.word("transponder"));
    if (!transponder)
        return transponder.error();
    out.transponder = *transponder;

    const auto &allowedIds = assumptions.words("allowed_pluggables");
    for (const std::string &id : allowedIds) {
        if (catalogue.pluggable(id) == nullptr)
            return missing({assumptionWord, "allowed_pluggables"}, "pluggables", id);
    }
    const double planYear = assumptions.number("plan_year");
    for (const PluggableRow &row : catalogue.pluggables()) {
        const bool listed = allowedIds.empty() || std::ranges::find(allowedIds, row.id) != allowedIds.end();
        if (listed && row.year.value_or(0) <= planYear)
            out.allowed.push_back(&row);
    }
    return out;
}

} // namespace core
