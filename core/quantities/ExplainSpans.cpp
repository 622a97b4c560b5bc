// Lengths and spans of routes.
#include "core/quantities/Explainer.h"

#include "core/optics/LightModel.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <set>

namespace core {

namespace {

DerivationPtr length(Explainer &explainer, std::size_t index)
{
    const Route &route = *explainer.resolved().routes[index].route;
    const Text label{CORE_TEXT("Length"), {}};
    if (route.lengthKm)
        return explainer.routeInput(route, "length_km", label, *route.lengthKm, "km");
    if (!route.spans.empty()) {
        Inputs spans;
        for (const Span &span : route.spans)
            spans.push_back(explainer.routeInput(route, "spans", {CORE_TEXT("Listed span"), {}}, span.lengthKm, "km"));
        return Explainer::sum(label, "km", false, std::move(spans));
    }
    const Site *a = explainer.scenario().site(route.a), *b = explainer.scenario().site(route.b);
    if (!a->geo || !b->geo)
        return explainer.unknown(label, "km", {CORE_TEXT("No length is given, and a site has no coordinates"), {}});
    Inputs positions;
    for (const Site *site : {a, b}) {
        positions.push_back(explainer.siteInput(*site, "latitude", {CORE_TEXT("Latitude, °"), {}}, site->geo->latitudeDeg, ""));
        positions.push_back(explainer.siteInput(*site, "longitude", {CORE_TEXT("Longitude, °"), {}}, site->geo->longitudeDeg, ""));
    }
    DerivationPtr circle = Explainer::node({{CORE_TEXT("Great circle"), {}},
                                            "km",
                                            false,
                                            {CORE_TEXT("haversine on a sphere of 6,371.0088 km"), {}},
                                            std::move(positions),
                                            [](Values v) -> std::optional<double> {
                                                return greatCircleKm({*v[0], *v[1]}, {*v[2], *v[3]});
                                            }});
    return Explainer::product(label, "km", false, {circle, explainer.assumption("route_factor")});
}

DerivationPtr maxSpan(Explainer &explainer, std::size_t index)
{
    const Route &route = *explainer.resolved().routes[index].route;
    return route.maxSpanKm ? explainer.routeInput(route, "max_span_km", {CORE_TEXT("Longest span"), {}}, *route.maxSpanKm, "km")
                           : explainer.assumption("max_span_km");
}

DerivationPtr equalSpans(Explainer &explainer, std::size_t index)
{
    Inputs inputs{explainer.quantity(Scope::Route, "length_km", explainer.sizing().routes[index].id), maxSpan(explainer, index)};
    if (!inputs[0]->value)
        return Explainer::constant({CORE_TEXT("No length, no spans"), {}}, 0, "spans");
    const Text formula{CORE_TEXT("⌈%1 km ÷ %2 km⌉"), {*inputs[0]->value, inputs[1]->value.value_or(0)}};
    return Explainer::node({{CORE_TEXT("Equal spans"), {}}, "spans", true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(static_cast<double>(rules::spanCount(*v[0], *v[1]))) : std::nullopt;
                            }});
}

/// Spans for one optic: one where it reaches without a hut, else equal ones.
DerivationPtr spansWith(Explainer &explainer, std::size_t index, const PluggableRow &optic)
{
    const ResolvedRoute &route = explainer.resolved().routes[index];
    DerivationPtr equal = equalSpans(explainer, index);
    if (!route.lengthKm || explainer.scenario()->assumptions.word("single_span") == "never")
        return equal;
    const double plan = static_cast<double>(lightModel(explainer.scenario()->assumptions, explainer.catalogue())->spans(route, &optic).spans);
    Inputs inputs{Explainer::constant({CORE_TEXT("Spans that the light needs: 1 where it closes without a hut"), {}}, plan, "spans", "Spanwright optics page"),
                  equal};
    return Explainer::node({{CORE_TEXT("Spans with %1"), {optic.name}}, "spans", true, {CORE_TEXT("the lesser of both"), {}}, std::move(inputs), [](Values v) {
                                return allKnown(v) ? std::optional(std::min(*v[0], *v[1])) : std::nullopt;
                            }});
}

DerivationPtr spans(Explainer &explainer, std::size_t index)
{
    const ResolvedRoute &route = explainer.resolved().routes[index];
    if (!route.route->spans.empty())
        return explainer.routeInput(*route.route, "spans", {CORE_TEXT("Listed spans"), {}}, static_cast<double>(route.route->spans.size()), "spans", true);
    const std::vector<std::string> own = explainer.opticsOfRoute(index);
    std::set<std::string> optics(own.begin(), own.end());
    if (const auto &restored = explainer.sizing().routes[index].restoration) {
        for (const auto &[optic, channels] : restored->channels)
            optics.insert(optic);
    }
    Inputs inputs;
    for (const std::string &optic : optics)
        inputs.push_back(spansWith(explainer, index, *explainer.catalogue().pluggable(optic)));
    if (inputs.empty()) {
        const PluggableRow *fixed = explainer.catalogue().pluggable(route.pluggable);
        return fixed != nullptr ? spansWith(explainer, index, *fixed) : equalSpans(explainer, index);
    }
    if (inputs.size() == 1)
        return inputs.front();
    return Explainer::node(
        {{}, "spans", true, {CORE_TEXT("the most that any of its optics needs"), {}}, std::move(inputs), [](Values v) -> std::optional<double> {
             double most = 0;
             for (const std::optional<double> &value : v)
                 most = std::max(most, value.value_or(0));
             return most;
         }});
}

} // namespace

std::vector<Rule> spanRules()
{
    return {{Scope::Route, "length_km", &length}, {Scope::Route, "spans", &spans}};
}

} // namespace core
