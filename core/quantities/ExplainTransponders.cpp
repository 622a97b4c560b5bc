// External transponders in place of pluggables: lines, power, space, cost, and where the answer flips.
#include "core/quantities/Explainer.h"

#include "core/sizing/Transponders.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

/// One end of a segment's light.
struct End {
    std::size_t segment = 0;
    bool transponders = true; ///< false where transponders pass without regeneration
};

/// Ends of light on a route; of all routes without one.
std::vector<End> endsOn(const Explainer &explainer, std::optional<std::size_t> route)
{
    std::vector<End> ends;
    const std::vector<SegmentSizing> &segments = explainer.sizing().segments;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (!route || segments[i].routes.front() == explainer.sizing().routes[*route].id)
            ends.push_back({i, segments[i].transpondersAtA});
        if (!route || segments[i].routes.back() == explainer.sizing().routes[*route].id)
            ends.push_back({i, segments[i].transpondersAtB});
    }
    return ends;
}

const std::string &transponderId(const Explainer &explainer)
{
    return explainer.resolved().transponder->id;
}

DerivationPtr cellOf(const Explainer &explainer, const char *column, Text label, const char *unit)
{
    return explainer.cell("transponders", transponderId(explainer), column, std::move(label), unit);
}

/// A figure that the transponder's reach class says in words.
DerivationPtr fromReachClass(const Explainer &explainer, Text label, double value, const char *unit)
{
    Derivation leaf = *cellOf(explainer, "reach_class", std::move(label), unit);
    leaf.value = value;
    return std::make_shared<const Derivation>(std::move(leaf));
}

DerivationPtr segmentLines(Explainer &explainer, std::size_t index)
{
    return explainer.shared("transponder lines " + std::to_string(index), [&] {
        const SegmentSizing &segment = explainer.sizing().segments[index];
        const Text label{CORE_TEXT("Transponder lines %1 – %2, each end"), {explainer.nameOf(segment.a), explainer.nameOf(segment.b)}};
        if (segment.transponderGbps <= 0)
            return explainer.unknown(label, "units", {CORE_TEXT("No rate of the transponder reaches %1 km"), {segment.lengthKm}});
        Inputs inputs{explainer.segmentChannels(index),
                      explainer.cell("pluggables", segment.pluggableId, "client_rate_gbps", {CORE_TEXT("Line rate"), {}}, "gbps"),
                      fromReachClass(explainer, {CORE_TEXT("Rate of a transponder line, at most 800 Gb/s"), {}}, segment.transponderGbps, "gbps"),
                      explainer.planes(segment.planes)};
        const Text formula{CORE_TEXT("%4 × ⌈%1 × %2 Gb/s ÷ (%4 × %3 Gb/s)⌉"),
                           {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0), inputs[3]->value.value_or(0)}};
        return Explainer::node({label, "units", true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                    if (!allKnown(v))
                                        return std::nullopt;
                                    return static_cast<double>(transponderLines(asCount(v[0]), *v[1], *v[2], asCount(v[3])));
                                }});
    });
}

DerivationPtr linesOn(Explainer &explainer, std::optional<std::size_t> route)
{
    Inputs inputs;
    for (const End &end : endsOn(explainer, route)) {
        if (end.transponders || explainer.sizing().segments[end.segment].transponderGbps <= 0)
            inputs.push_back(segmentLines(explainer, end.segment));
    }
    return Explainer::sum({}, "units", true, std::move(inputs));
}

/// Σ over kinds of optic: ports × what one takes.
template <class Each>
DerivationPtr pluggablesOn(Explainer &explainer, std::optional<std::size_t> route, Text label, const char *unit, const Each &each)
{
    std::map<std::string, Inputs> channels;
    for (const End &end : endsOn(explainer, route))
        channels[explainer.sizing().segments[end.segment].pluggableId].push_back(explainer.segmentChannels(end.segment));
    Inputs items;
    for (auto &[id, inputs] : channels) {
        const Text name{CORE_TEXT("Ports with %1"), {catalogueLabel(explainer.catalogue(), "pluggables", id)}};
        items.push_back(Explainer::product(name, unit, false, {Explainer::sum(name, "ports", true, std::move(inputs)), each(id)}));
    }
    return Explainer::sum(std::move(label), unit, false, std::move(items));
}

DerivationPtr opticPower(Explainer &explainer, const std::string &id)
{
    return explainer.cell("pluggables", id, "power_w_typ", {CORE_TEXT("Typical power of one"), {}}, "W");
}

/// The typical price of a catalogue row where it is sold by `per`, else unknown.
DerivationPtr price(Explainer &explainer, const std::string &id, Text label, bool known)
{
    const PriceRow *row = explainer.catalogue().priceOf(id);
    if (row == nullptr || !known)
        return explainer.unknown(std::move(label), "USD", {CORE_TEXT("“%1” has no price of that kind"), {id}});
    return explainer.cell("prices", row->id, "usd_typ", std::move(label), "USD");
}

DerivationPtr priceOfOne(Explainer &explainer, const std::string &id)
{
    const PriceRow *row = explainer.catalogue().priceOf(id);
    return price(explainer, id, {CORE_TEXT("Typical price"), {}}, row != nullptr && (row->per == "each" || row->per == "fibre_pair"));
}

DerivationPtr lineUsd(Explainer &explainer)
{
    return explainer.shared("transponder line usd", [&] {
        const GreyOpticRow &grey = *explainer.resolved().clientOptic;
        const PriceRow *row = explainer.catalogue().priceOf(transponderId(explainer));
        Inputs inputs{
            price(explainer, transponderId(explainer), {CORE_TEXT("Typical price for each Tb/s of line"), {}}, row != nullptr && row->per == "line_tbps"),
            explainer.cell("grey_optics", grey.id, "rate_gbps", {CORE_TEXT("Client rate"), {}}, "gbps"), priceOfOne(explainer, grey.id)};
        const Text formula{CORE_TEXT("0.8 × %1 + 2 × ⌈800 ÷ %2⌉ × %3"),
                           {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
        return Explainer::node(
            {{CORE_TEXT("A transponder line with its grey optics"), {}}, "USD", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                 GreyOpticRow optic;
                 optic.rateGbps = v[1];
                 return allKnown(v) ? std::optional(transponderLineUsd(*v[0], greyOpticsPerLine(optic), *v[2])) : std::nullopt;
             }});
    });
}

/// Places of all routes are numbers; the total has none.
struct OfRoute {
    static std::optional<std::size_t> place(std::size_t index) { return index; }
    static std::string id(const Explainer &explainer, std::size_t index) { return explainer.sizing().routes[index].id; }
    static constexpr Scope scope = Scope::Route;
};
struct OfAll {
    static std::optional<std::size_t> place(std::size_t) { return std::nullopt; }
    static std::string id(const Explainer &, std::size_t) { return {}; }
    static constexpr Scope scope = Scope::Total;
};

template <class Of>
DerivationPtr lines(Explainer &explainer, std::size_t index)
{
    return linesOn(explainer, Of::place(index));
}

template <class Of>
DerivationPtr power(Explainer &explainer, std::size_t index)
{
    return Explainer::product({}, "W", false,
                              {explainer.quantity(Of::scope, "transponder_lines", Of::id(explainer, index)),
                               cellOf(explainer, "w_per_800g_incl_two_grey_clients", {CORE_TEXT("Power of a line with two grey optics"), {}}, "W")});
}

template <class Of>
DerivationPtr rackUnits(Explainer &explainer, std::size_t index)
{
    return Explainer::product({}, "ru", false,
                              {explainer.quantity(Of::scope, "transponder_lines", Of::id(explainer, index)),
                               Explainer::constant({CORE_TEXT("Tb/s of a line"), {}}, transponderLineTbps, "", "Spanwright sizing rules"),
                               cellOf(explainer, "rack_units_per_tbps", {CORE_TEXT("Rack units for each Tb/s"), {}}, "ru")});
}

template <class Of>
DerivationPtr cost(Explainer &explainer, std::size_t index)
{
    return Explainer::product({}, "USD", false, {explainer.quantity(Of::scope, "transponder_lines", Of::id(explainer, index)), lineUsd(explainer)});
}

DerivationPtr less(DerivationPtr of, DerivationPtr by, const char *unit)
{
    const Text formula{CORE_TEXT("%1 − %2"), {of->value.value_or(0), by->value.value_or(0)}};
    return Explainer::node({{}, unit, false, formula, {std::move(of), std::move(by)}, [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(*v[0] - *v[1]) : std::nullopt;
                            }});
}

template <class Of>
DerivationPtr extraPower(Explainer &explainer, std::size_t index)
{
    return less(explainer.quantity(Of::scope, "transponder_power_w", Of::id(explainer, index)),
                pluggablesOn(explainer, Of::place(index), {CORE_TEXT("Pluggables in their place"), {}}, "W",
                             [&](const std::string &id) { return opticPower(explainer, id); }),
                "W");
}

template <class Of>
DerivationPtr extraCost(Explainer &explainer, std::size_t index)
{
    return less(explainer.quantity(Of::scope, "transponder_usd", Of::id(explainer, index)),
                pluggablesOn(explainer, Of::place(index), {CORE_TEXT("Pluggables in their place"), {}}, "USD",
                             [&](const std::string &id) { return priceOfOne(explainer, id); }),
                "USD");
}

/// Optic's end, rate and reach; transponder line; then rate and reach of every mode.
DerivationPtr flip(Explainer &explainer, std::size_t index, bool byCost)
{
    const PluggableRow *optic = explainer.catalogue().pluggable(explainer.sizing().routes[index].pluggableId);
    if (optic == nullptr)
        return explainer.unknown({}, "km", {CORE_TEXT("No light runs over this route"), {}});
    const auto cell = [&](const char *column, Text label, const char *unit) { return explainer.cell("pluggables", optic->id, column, std::move(label), unit); };
    const Text reach{CORE_TEXT("Reach by the catalogue"), {}};
    Inputs inputs{byCost ? priceOfOne(explainer, optic->id) : opticPower(explainer, optic->id),
                  cell("client_rate_gbps", {CORE_TEXT("Line rate"), {}}, "gbps"),
                  cell("reach_km_multi_span", reach, "km"),
                  cell("reach_km_single_span", reach, "km"),
                  cell("reach_km_unamplified", reach, "km"),
                  byCost ? lineUsd(explainer)
                         : cellOf(explainer, "w_per_800g_incl_two_grey_clients", {CORE_TEXT("Power of a line with two grey optics"), {}}, "W")};
    for (const TransponderMode &mode : transponderModes(explainer.resolved().transponder->reachClass)) {
        inputs.push_back(fromReachClass(explainer, {CORE_TEXT("Rate of the transponder"), {}}, mode.rateGbps, "gbps"));
        inputs.push_back(fromReachClass(explainer, {CORE_TEXT("Reach of the transponder at that rate"), {}}, mode.reachKm, "km"));
    }
    const Text formula{CORE_TEXT("first length at which ⌈km ÷ reach⌉ × %1 ÷ %2 Gb/s and the transponder's change places"),
                       {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node({{}, "km", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                PluggableRow row;
                                row.reachMultiSpanKm = v[2];
                                row.reachSingleSpanKm = v[3];
                                row.reachUnamplifiedKm = v[4];
                                const std::optional<double> reachKm = catalogueReachKm(row);
                                if (!v[0] || v[1].value_or(0) <= 0 || !v[5] || !reachKm)
                                    return std::nullopt;
                                std::vector<LineChoice> modes;
                                for (std::size_t i = 6; i + 1 < v.size(); i += 2)
                                    modes.push_back({*v[5], std::min(v[i].value_or(0), transponderLineGbps), v[i + 1].value_or(0)});
                                return flipKm({*v[0], *v[1], *reachKm}, modes);
                            }});
}

DerivationPtr flipByPower(Explainer &explainer, std::size_t index)
{
    return flip(explainer, index, false);
}

DerivationPtr flipByCost(Explainer &explainer, std::size_t index)
{
    return flip(explainer, index, true);
}

template <class Of>
void addRules(std::vector<Rule> &rules)
{
    rules.insert(rules.end(), {{Of::scope, "transponder_lines", &lines<Of>},
                               {Of::scope, "transponder_power_w", &power<Of>},
                               {Of::scope, "transponder_extra_w", &extraPower<Of>},
                               {Of::scope, "transponder_rack_units", &rackUnits<Of>},
                               {Of::scope, "transponder_usd", &cost<Of>},
                               {Of::scope, "transponder_extra_usd", &extraCost<Of>}});
}

} // namespace

std::vector<Rule> transponderRules()
{
    std::vector<Rule> rules{{Scope::Route, "flip_power_km", &flipByPower}, {Scope::Route, "flip_usd_km", &flipByCost}};
    addRules<OfRoute>(rules);
    addRules<OfAll>(rules);
    return rules;
}

} // namespace core
