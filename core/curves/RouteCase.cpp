#include "core/curves/RouteCase.h"

#include "core/buffers/Latency.h"
#include "core/optics/Allowed.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <cmath>

namespace core::curve {

Error stopped()
{
    return {ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
}

double forReading(double value)
{
    const double step = std::fabs(value) >= 20 ? 1 : 0.1;
    const double rounded = std::round(value / step);
    return step < 1 ? rounded / 10 : rounded;
}

const ResolvedRoute &StretchedRoute::at(double lengthKm)
{
    if (m_original.lengthKm == lengthKm)
        return m_original;
    m_resolved.lengthKm = lengthKm;
    const FibreRow &fibre = *m_original.fibre;
    m_resolved.fibreUs = fibre.groupIndex ? std::optional(fibreLatencyUs(lengthKm, *fibre.groupIndex)) : std::nullopt;
    if (m_original.route->spans.empty())
        m_resolved.lossDb = fibre.lossTypDbPerKm ? std::optional(lengthKm * *fibre.lossTypDbPerKm) : std::nullopt;
    else
        listSpans(lengthKm);
    return m_resolved;
}

void StretchedRoute::listSpans(double lengthKm)
{
    const std::vector<Span> &listed = m_original.route->spans;
    m_route = *m_original.route;
    m_route.spans.clear();
    m_route.lengthKm = lengthKm;
    m_resolved.lossDb = m_original.lossDb ? std::optional(0.0) : std::nullopt;
    double leftKm = lengthKm;
    for (std::size_t i = 0; leftKm > 1e-6 * lengthKm; ++i) {
        Span span = listed[i % listed.size()];
        const double share = std::min(1.0, leftKm / span.lengthKm);
        leftKm -= span.lengthKm;
        span.lengthKm *= share;
        if (span.lossDb)
            *span.lossDb *= share;
        if (m_resolved.lossDb)
            *m_resolved.lossDb += span.lossDb.value_or(span.lengthKm * m_original.fibre->lossTypDbPerKm.value_or(0));
        m_route.spans.push_back(std::move(span));
    }
    m_resolved.route = &m_route;
}

Result<RouteCase> RouteCase::makeLit(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject)
{
    Result<RouteCase> light = make(scenario, catalogue, sizing, subject);
    if (light && light->present() == nullptr)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("No light runs over this route. Give its sites something to send, or choose a pluggable for the route."),
                     {},
                     {}};
    return light;
}

Result<RouteCase> RouteCase::make(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject)
{
    const auto index = subject.scope == Scope::Route ? scenario.routeIndex(subject.id) : std::nullopt;
    if (!index)
        return Error{ErrorCode::NotFound, CORE_TEXT("There is no route “%1”. Choose one of this scenario."), {subject.id}, {}};
    Result<Resolved> resolved = resolve(scenario, catalogue);
    if (!resolved)
        return resolved.error();
    RouteCase light;
    light.m_scenario = &scenario;
    light.m_resolved = std::make_unique<Resolved>(*std::move(resolved));
    light.m_route = *index;
    const ResolvedRoute &route = light.resolvedRoute();
    const std::string name = displayName(*route.route, scenario);
    if (!route.lengthKm || *route.lengthKm <= 0)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The length of %1 is not known. Give it a length, or place both of its sites on the map."), {name}, {}};
    if (!route.lossDb)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The catalogue gives the fibre of %1 no loss per km. Choose another fibre, or list the spans with their losses."),
                     {name},
                     {}};
    light.m_model = lightModel(scenario->assumptions, catalogue);
    light.m_stretched = std::make_unique<StretchedRoute>(route);
    light.m_worst = worstLight(*index, scenario, catalogue, *light.m_resolved, sizing);
    if (light.m_worst)
        light.m_present = light.m_worst->optic;
    else if (route.pluggable != "auto")
        light.m_present = catalogue.pluggable(route.pluggable);
    light.takePiece();
    return light;
}

void RouteCase::takePiece()
{
    m_piece = {m_route};
    m_sites = {resolvedRoute().a, resolvedRoute().b};
    m_routes = {&resolvedRoute()};
    if (!m_worst)
        return;
    m_routes = m_worst->routes;
    m_piece.clear();
    m_sites = {*m_scenario->siteIndex(m_worst->segment->a)};
    for (const ResolvedRoute *route : m_routes) {
        m_piece.push_back(static_cast<std::size_t>(route - m_resolved->routes.data()));
        m_sites.push_back(route->a == m_sites.back() ? route->b : route->a);
    }
}

std::vector<const PluggableRow *> RouteCase::optics() const
{
    std::vector<const PluggableRow *> found;
    if (m_present != nullptr)
        found.push_back(m_present);
    const auto fits = [&](const PluggableRow &optic, std::size_t site) { return !whyNotInCage(optic, *m_resolved->sites[site].router); };
    for (const PluggableRow *optic : m_resolved->allowed) {
        if (optic != m_present && fits(*optic, m_sites.front()) && fits(*optic, m_sites.back()) && optic->clientRateGbps.value_or(0) > 0)
            found.push_back(optic);
    }
    return found;
}

LightQuestion RouteCase::asItStands() const
{
    if (!m_worst)
        return byTheRules(*m_present);
    LightQuestion asked = m_worst->question();
    asked.explain = false;
    return asked;
}

LightQuestion RouteCase::byTheRules(const PluggableRow &optic) const
{
    LightQuestion asked;
    asked.routes = m_routes;
    asked.optic = &optic;
    const AssumptionSet &assumptions = (*m_scenario)->assumptions;
    const std::int64_t planes = assumptions.count("planes");
    if (gbps() > 0 && optic.clientRateGbps.value_or(0) > 0)
        asked.channelsPerPlane = rules::planePorts(gbps(), *optic.clientRateGbps, assumptions.number("max_fill"), planes) / planes;
    return asked;
}

LightBudget RouteCase::budgetAt(const PluggableRow &optic, double lengthKm)
{
    std::vector<const ResolvedRoute *> routes = m_routes;
    for (std::size_t i = 0; i < m_piece.size(); ++i) {
        if (m_piece[i] == m_route)
            routes[i] = &m_stretched->at(lengthKm);
    }
    LightQuestion asked = byTheRules(optic);
    asked.routes = routes;
    return m_model->budget(asked);
}

LightBudget RouteCase::aloneAt(const PluggableRow &optic, double lengthKm)
{
    const ResolvedRoute *route = &m_stretched->at(lengthKm);
    LightQuestion asked = byTheRules(optic);
    asked.routes = std::span(&route, 1);
    return m_model->budget(asked);
}

std::vector<Text> RouteCase::notes(MarginShown shown) const
{
    std::vector<Text> notes;
    if (shown == MarginShown::Yes)
        notes.push_back({CORE_TEXT("A design margin of %1 dB is taken off."), {(*m_scenario)->assumptions.number("design_margin_db")}});
    notes.push_back({CORE_TEXT("GSNR and OSNR are in 0.1 nm (12.5 GHz), for the worst channel of a full comb."), {}});
    if (m_piece.size() > 1) {
        std::string sites;
        for (const std::size_t site : m_sites)
            sites += (sites.empty() ? "" : " – ") + displayName(*m_resolved->sites[site].site);
        notes.push_back({CORE_TEXT("The light passes %1 without being ended in between. Its other routes stay as they are."), {sites}});
    }
    if (!resolvedRoute().route->spans.empty())
        notes.push_back({CORE_TEXT("Spans are as listed; a longer route goes on with the same spans again, a shorter one ends earlier."), {}});
    return notes;
}

} // namespace core::curve
