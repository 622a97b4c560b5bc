#include "core/optics/budget/RouteBudget.h"

#include <algorithm>

namespace core {

LightQuestion RouteLight::question() const
{
    LightQuestion asked;
    asked.routes = routes;
    asked.optic = optic;
    asked.spans = spans;
    asked.lineClass = lineClass;
    asked.raman = raman;
    asked.explain = true;
    return asked;
}

std::optional<RouteLight> worstLight(std::size_t route, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
{
    const std::string &id = sizing.routes[route].id;
    RouteLight light;
    for (const SegmentSizing &segment : sizing.segments) {
        if (std::ranges::find(segment.routes, id) == segment.routes.end())
            continue;
        const bool worse = light.segment == nullptr || (segment.marginDb && (!light.segment->marginDb || *segment.marginDb < *light.segment->marginDb));
        if (worse)
            light.segment = &segment;
    }
    if (light.segment == nullptr)
        return std::nullopt;
    light.optic = catalogue.pluggable(light.segment->pluggableId);
    light.lineClass = LineClass::BareFibre;
    for (const std::string &hop : light.segment->routes) {
        const std::size_t index = *scenario.routeIndex(hop);
        const RouteSizing &sized = sizing.routes[index];
        light.routes.push_back(&resolved.routes[index]);
        light.spans.push_back(sized.spans);
        light.raman = light.raman || !sized.ramanId.empty();
        light.lineClass = std::max(light.lineClass, sized.lineClass);
    }
    return light;
}

std::optional<LightBudget> budgetOfRoute(std::size_t route, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved,
                                         const Sizing &sizing)
{
    const std::optional<RouteLight> light = worstLight(route, scenario, catalogue, resolved, sizing);
    if (!light)
        return std::nullopt;
    return lightModel(scenario->assumptions, catalogue)->budget(light->question());
}

} // namespace core
