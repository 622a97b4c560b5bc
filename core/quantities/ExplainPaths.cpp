// Paths of demands: what each carries, how long it takes, how far apart they are.
#include "core/quantities/Explainer.h"

#include "core/buffers/Bdp.h"
#include "core/graph/PathChoice.h"
#include "core/sizing/RouteLatency.h"
#include "core/sizing/Rules.h"
#include "core/traffic/RouteDemands.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace core {

namespace {

constexpr const char *latencySource = "Spanwright latency model, standard inputs";

bool uses(const PathSizing &path, std::size_t segment)
{
    return std::ranges::find(path.segments, segment) != path.segments.end();
}

/// What some planes take of a demand.
DerivationPtr planesOf(Explainer &explainer, const DemandSizing &demand, const std::vector<int> &planes)
{
    DerivationPtr gbps = explainer.quantity(Scope::Demand, "gbps", demand.id());
    if (planes.empty())
        return gbps;
    Inputs inputs{std::move(gbps), explainer.planes(planes), explainer.assumption("planes")};
    const Text formula{CORE_TEXT("%1 × %2 ÷ %3"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
    return Explainer::node({{CORE_TEXT("Share of these planes"), {}}, "gbps", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(planesGbps(*v[0], asCount(v[1]), asCount(v[2]))) : std::nullopt;
                            }});
}

/// What a path carries of its demand.
DerivationPtr pathGbps(Explainer &explainer, const DemandSizing &demand, std::size_t place)
{
    const std::vector<int> &planes = demand.paths[place].planes;
    DerivationPtr gbps = planesOf(explainer, demand, planes);
    const AssumptionSet &assumptions = explainer.scenario()->assumptions;
    const auto same = [&](const PathSizing &path) { return path.planes == planes; };
    const auto paths = static_cast<std::size_t>(std::ranges::count_if(demand.paths, same));
    if (demand.fullRateOnEach) {
        const bool first = std::ranges::find_if(demand.paths, same) - demand.paths.begin() == static_cast<std::ptrdiff_t>(place);
        const char *keep = demand.trafficClass == DemandClass::Training ? "keep_training" : "keep_dci";
        return first || !protectsByTwoPaths(assumptions)
                   ? gbps
                   : Explainer::product({CORE_TEXT("Traffic to keep, on the second path"), {}}, "gbps", false, {gbps, explainer.assumption(keep)});
    }
    if (paths == 1)
        return gbps;
    Inputs inputs{gbps, Explainer::constant({CORE_TEXT("Paths of the demand"), {}}, static_cast<double>(paths), "")};
    const Text formula{CORE_TEXT("%1 ÷ %2 paths"), {gbps->value.value_or(0), static_cast<std::int64_t>(paths)}};
    return Explainer::node({{CORE_TEXT("Share of a path"), {}}, "gbps", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(*v[0] * pathShare(static_cast<std::size_t>(asCount(v[1])), false, 0, 1)) : std::nullopt;
                            }});
}

DerivationPtr amplifiersOf(Explainer &explainer, std::size_t index)
{
    const RouteSizing &route = explainer.sizing().routes[index];
    Inputs inputs{explainer.quantity(Scope::Route, "spans", route.id),
                  Explainer::constant({CORE_TEXT("Latency of an amplifier"), {}}, LatencyInput{}.ampUs, "us", latencySource)};
    const Text formula{CORE_TEXT("(%1 + 1) × %2"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node(
        {{CORE_TEXT("Amplifiers of %1"), {explainer.routeName(index)}}, "us", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
             return allKnown(v) ? std::optional(static_cast<double>(amplifiersPassed(asCount(v[0]), true)) * *v[1]) : std::nullopt;
         }});
}

DerivationPtr modemsOf(Explainer &explainer, const SegmentSizing &segment)
{
    const PluggableRow *optic = explainer.catalogue().pluggable(segment.pluggableId);
    const Text label{CORE_TEXT("Modems %1 – %2"), {explainer.nameOf(segment.a), explainer.nameOf(segment.b)}};
    if (!optic->addedLatencyPerEndUs)
        return Explainer::constant(label, LatencyInput{}.modemUs, "us", latencySource);
    return Explainer::product(label, "us", false,
                              {Explainer::constant({CORE_TEXT("Ends"), {}}, 2, ""),
                               explainer.cell("pluggables", optic->id, "added_latency_us_per_end", {CORE_TEXT("Modem latency per end"), {}}, "us")});
}

/// Fibre and amplifiers of its routes, modems per segment, one hop per router, in the order in which size() adds them.
DerivationPtr pathOneWay(Explainer &explainer, const PathSizing &path)
{
    Inputs glass, terms(1);
    for (const std::string &id : path.routes) {
        glass.push_back(explainer.quantity(Scope::Route, "fibre_one_way_us", id));
        const std::size_t index = *explainer.scenario().routeIndex(id);
        if (explainer.sizing().routes[index].amplified)
            terms.push_back(amplifiersOf(explainer, index));
    }
    terms[0] = Explainer::sum({CORE_TEXT("Time in glass, one way"), {}}, "us", false, std::move(glass));
    for (const std::size_t segment : path.segments)
        terms.push_back(modemsOf(explainer, explainer.sizing().segments[segment]));
    terms.push_back(Explainer::product({CORE_TEXT("Routers"), {}}, "us", false,
                                       {Explainer::constant({CORE_TEXT("Routers passed"), {}}, static_cast<double>(path.segments.size() + 1), ""),
                                        Explainer::constant({CORE_TEXT("Latency of a hop"), {}}, LatencyInput{}.hopUs, "us", latencySource)}));
    std::string via;
    for (std::size_t i = 0; i < path.sites.size(); ++i)
        via += (i == 0 ? "" : " – ") + explainer.nameOf(path.sites[i]);
    return Explainer::sum({CORE_TEXT("Path %1"), {via}}, "us", false, std::move(terms));
}

Inputs pathsOf(Explainer &explainer, std::size_t index)
{
    Inputs paths;
    for (const PathSizing &path : explainer.sizing().demands[index].paths)
        paths.push_back(pathOneWay(explainer, path));
    return paths;
}

DerivationPtr noPath(Explainer &explainer, const char *unit)
{
    return explainer.unknown({}, unit, {CORE_TEXT("The demand has no path"), {}});
}

double longestOf(Values v)
{
    return std::ranges::max(v | std::views::transform([](const std::optional<double> &value) { return value.value_or(0); }));
}

double shortestOf(Values v)
{
    return std::ranges::min(v | std::views::transform([](const std::optional<double> &value) { return value.value_or(0); }));
}

DerivationPtr longestPath(Explainer &explainer, std::size_t index)
{
    Inputs paths = pathsOf(explainer, index);
    if (paths.empty())
        return noPath(explainer, "us");
    return Explainer::node({{}, "us", false, {CORE_TEXT("the longest of its paths"), {}}, std::move(paths), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(longestOf(v)) : std::nullopt;
                            }});
}

DerivationPtr skew(Explainer &explainer, std::size_t index)
{
    Inputs paths = pathsOf(explainer, index);
    if (paths.empty())
        return noPath(explainer, "us");
    return Explainer::node({{}, "us", false, {CORE_TEXT("longest − shortest of its paths"), {}}, std::move(paths), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(rules::skewUs(longestOf(v), shortestOf(v))) : std::nullopt;
                            }});
}

DerivationPtr reorder(Explainer &explainer, std::size_t index)
{
    const DemandSizing &demand = explainer.sizing().demands[index];
    if (demand.paths.empty())
        return noPath(explainer, "bytes");
    std::set<std::string> optics;
    for (const PathSizing &path : demand.paths) {
        for (const std::size_t segment : path.segments)
            optics.insert(explainer.sizing().segments[segment].pluggableId);
    }
    Inputs inputs{explainer.quantity(Scope::Demand, "skew_us", demand.id())};
    for (const std::string &optic : optics)
        inputs.push_back(explainer.cell("pluggables", optic, "client_rate_gbps", {CORE_TEXT("Line rate"), {}}, "gbps"));
    const Text formula = inputs.size() == 2 ? Text{CORE_TEXT("%1 × %2 Gb/s ÷ 8"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}}
                                            : Text{CORE_TEXT("%1 × the fastest line rate ÷ 8"), {inputs[0]->value.value_or(0)}};
    return Explainer::node({{}, "bytes", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(reorderBytes(*v[0], longestOf(v.subspan(1)))) : std::nullopt;
                            }});
}

/// The largest skew or reorder of any demand.
template <const char *id>
DerivationPtr largest(Explainer &explainer, std::size_t)
{
    const Quantity &quantity = *findQuantity(Scope::Demand, id);
    Inputs inputs;
    for (const DemandSizing &demand : explainer.sizing().demands) {
        if (!demand.paths.empty())
            inputs.push_back(explainer.quantity(Scope::Demand, id, demand.id()));
    }
    if (inputs.empty())
        return explainer.unknown({}, quantity.unit, {CORE_TEXT("No demand has a path"), {}});
    return Explainer::node({{}, quantity.unit, quantity.whole, {CORE_TEXT("the largest of the demands"), {}}, std::move(inputs), [](Values v) {
                                return allKnown(v) ? std::optional(longestOf(v)) : std::nullopt;
                            }});
}

constexpr char skewId[] = "skew_us";

} // namespace

DerivationPtr Explainer::segmentGbps(std::size_t index)
{
    return shared("segment gbps " + std::to_string(index), [&] {
        Inputs inputs;
        for (const DemandSizing &demand : m_sizing.demands) {
            for (std::size_t place = 0; place < demand.paths.size(); ++place) {
                if (uses(demand.paths[place], index))
                    inputs.push_back(pathGbps(*this, demand, place));
            }
        }
        return sum({CORE_TEXT("Traffic of the segment"), {}}, "gbps", false, std::move(inputs));
    });
}

std::vector<Rule> pathRules()
{
    return {
        {Scope::Demand, "one_way_us", &longestPath},
        {Scope::Demand, skewId, &skew},
        {Scope::Demand, "reorder_bytes", &reorder},
        {Scope::Total, "largest_skew_us", &largest<skewId>},
    };
}

} // namespace core
