// Lengths, spans, times, channels, pairs and amplifiers of routes.
#include "core/quantities/Explainer.h"

#include "core/buffers/Bdp.h"
#include "core/failures/FailedNames.h"
#include "core/optics/LightModel.h"
#include "core/sizing/LineSystem.h"
#include "core/sizing/PlaneGroups.h"
#include "core/sizing/RouteLatency.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <map>
#include <set>

namespace core {

namespace {

constexpr const char *latencySource = "Spanwright latency model, standard inputs";
constexpr const char *pfcSource = "IEEE 802.3 annex 31B; Spanwright headroom model, standard inputs";

const RouteSizing &sized(const Explainer &explainer, std::size_t index)
{
    return explainer.sizing().routes[index];
}

DerivationPtr quantityOf(Explainer &explainer, std::size_t index, const char *id)
{
    return explainer.quantity(Scope::Route, id, sized(explainer, index).id);
}

/// The optic whose rate and latency a route's port has: the one with most channels, else the fixed one.
const PluggableRow *portOptic(const Explainer &explainer, std::size_t index)
{
    const std::string &lit = sized(explainer, index).pluggableId, &fixed = explainer.resolved().routes[index].pluggable;
    return explainer.catalogue().pluggable(!lit.empty() ? lit : fixed);
}

DerivationPtr groupIndex(const Explainer &explainer, std::size_t index)
{
    return explainer.cell("fibre", explainer.resolved().routes[index].fibre->id, "group_index", {CORE_TEXT("Group index"), {}}, "");
}

DerivationPtr inGlass(Explainer &explainer, std::size_t index)
{
    Inputs inputs{quantityOf(explainer, index, "length_km"), groupIndex(explainer, index),
                  Explainer::constant({CORE_TEXT("Speed of light, m/s"), {}}, lightSpeedMPerS, "", "SI")};
    const Text formula{CORE_TEXT("%1 km × %2 ÷ c"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node({{}, "us", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(fibreLatencyUs(*v[0], *v[1])) : std::nullopt;
                            }});
}

DerivationPtr addedLatency(const Explainer &explainer, const PluggableRow &optic)
{
    return explainer.cell("pluggables", optic.id, "added_latency_us_per_end", {CORE_TEXT("Modem latency per end"), {}}, "us");
}

DerivationPtr rateOf(const Explainer &explainer, const PluggableRow *optic, double standard)
{
    if (optic != nullptr && optic->clientRateGbps)
        return explainer.cell("pluggables", optic->id, "client_rate_gbps", {CORE_TEXT("Line rate"), {}}, "gbps");
    return Explainer::constant({CORE_TEXT("Line rate"), {}}, standard, "gbps", latencySource);
}

DerivationPtr oneWay(Explainer &explainer, std::size_t index)
{
    if (!sized(explainer, index).oneWayUs)
        return explainer.unknown({}, "us", {CORE_TEXT("The length is not known"), {}});
    const PluggableRow *optic = portOptic(explainer, index);
    const LatencyInput standard;
    const bool amplified = sized(explainer, index).amplified;
    Inputs amplifierInputs{quantityOf(explainer, index, "spans")};
    DerivationPtr amplifiers = Explainer::node(
        {{CORE_TEXT("Amplifiers passed"), {}},
         "units",
         true,
         amplified ? Text{CORE_TEXT("%1 + 1"), {amplifierInputs[0]->value.value_or(0)}} : Text{CORE_TEXT("none: the line is not amplified"), {}},
         std::move(amplifierInputs),
         [amplified](Values v) -> std::optional<double> { return static_cast<double>(amplifiersPassed(asCount(v[0]), amplified)); }});
    DerivationPtr modem = optic != nullptr && optic->addedLatencyPerEndUs
                              ? Explainer::product({CORE_TEXT("Modems, both ends"), {}}, "us", false,
                                                   {Explainer::constant({CORE_TEXT("Ends"), {}}, 2, ""), addedLatency(explainer, *optic)})
                              : Explainer::constant({CORE_TEXT("Modems, both ends"), {}}, standard.modemUs, "us", latencySource);
    Inputs inputs{quantityOf(explainer, index, "fibre_one_way_us"),
                  amplifiers,
                  Explainer::constant({CORE_TEXT("Latency of an amplifier"), {}}, standard.ampUs, "us", latencySource),
                  modem,
                  Explainer::constant({CORE_TEXT("Router hops"), {}}, standard.hops, "", latencySource),
                  Explainer::constant({CORE_TEXT("Latency of a hop"), {}}, standard.hopUs, "us", latencySource),
                  Explainer::constant({CORE_TEXT("Frame"), {}}, standard.frameBytes, "bytes", latencySource),
                  rateOf(explainer, optic, standard.rateGbps)};
    const auto number = [&](std::size_t i) { return TextArg(inputs[i]->value.value_or(0)); };
    const Text formula{CORE_TEXT("%1 + %2 × %3 + %4 + %5 × %6 + %7 × 8 ÷ %8 Gb/s"),
                       {number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7)}};
    return Explainer::node({{}, "us", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                LatencyInput input;
                                input.ampUs = *v[2];
                                input.modemUs = *v[3];
                                input.hops = *v[4];
                                input.hopUs = *v[5];
                                input.frameBytes = *v[6];
                                input.rateGbps = *v[7];
                                return latencyOver(*v[0], asCount(v[1]), input).oneWayUs;
                            }});
}

DerivationPtr roundTrip(Explainer &explainer, std::size_t index)
{
    Inputs inputs{quantityOf(explainer, index, "one_way_us"),
                  Explainer::constant({CORE_TEXT("Turn-round of the host"), {}}, LatencyInput{}.hostTurnUs, "us", latencySource)};
    const Text formula{CORE_TEXT("2 × %1 + %2"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node({{}, "us", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(2 * *v[0] + *v[1]) : std::nullopt;
                            }});
}

DerivationPtr longestRoundTrip(Explainer &explainer, std::size_t)
{
    Inputs inputs;
    for (const RouteSizing &route : explainer.sizing().routes) {
        if (route.rttUs && route.channels > 0)
            inputs.push_back(explainer.quantity(Scope::Route, "rtt_us", route.id));
    }
    return Explainer::node({{}, "us", false, {CORE_TEXT("the longest of the lit routes"), {}}, std::move(inputs), [](Values v) -> std::optional<double> {
                                std::optional<double> longest;
                                for (const std::optional<double> &value : v) {
                                    if (value)
                                        longest = std::max(longest.value_or(0), *value);
                                }
                                return longest;
                            }});
}

DerivationPtr rate(Explainer &explainer, std::size_t index)
{
    const std::string &optic = sized(explainer, index).pluggableId;
    return optic.empty() ? explainer.unknown({}, "gbps", {CORE_TEXT("Nothing is lit on this route"), {}})
                         : explainer.cell("pluggables", optic, "client_rate_gbps", {}, "gbps");
}

std::vector<std::size_t> segmentsOver(const Explainer &explainer, std::size_t index)
{
    std::vector<std::size_t> over;
    for (std::size_t i = 0; i < explainer.sizing().segments.size(); ++i) {
        const auto &routes = explainer.sizing().segments[i].routes;
        if (std::ranges::find(routes, sized(explainer, index).id) != routes.end())
            over.push_back(i);
    }
    return over;
}

DerivationPtr channels(Explainer &explainer, std::size_t index)
{
    Inputs inputs;
    for (const std::size_t segment : segmentsOver(explainer, index))
        inputs.push_back(explainer.segmentChannels(segment));
    return Explainer::sum({}, "channels", true, std::move(inputs));
}

DerivationPtr carried(Explainer &explainer, std::size_t index)
{
    Inputs inputs;
    for (const std::size_t segment : segmentsOver(explainer, index))
        inputs.push_back(explainer.segmentGbps(segment));
    return Explainer::sum({}, "gbps", false, std::move(inputs));
}

DerivationPtr capacity(Explainer &explainer, std::size_t index)
{
    Inputs inputs;
    for (const std::size_t segment : segmentsOver(explainer, index)) {
        inputs.push_back(Explainer::product({CORE_TEXT("Lit capacity of a segment"), {}}, "gbps", false,
                                            {explainer.segmentChannels(segment), explainer.cell("pluggables", explainer.sizing().segments[segment].pluggableId,
                                                                                                "client_rate_gbps", {CORE_TEXT("Line rate"), {}}, "gbps")}));
    }
    return Explainer::sum({}, "gbps", false, std::move(inputs));
}

DerivationPtr spectrum(Explainer &explainer, std::size_t index)
{
    const ResolvedRoute &route = explainer.resolved().routes[index];
    static constexpr const char *rows[] = {"line_system.csv band_c", "line_system.csv band_cl", "line_system.csv band_super_c",
                                           "line_system.csv band_super_cl"};
    const Text label{CORE_TEXT("Spectrum of the band"), {}};
    return Explainer::constant(label, route.spectrumGhz, "ghz", rows[static_cast<std::size_t>(route.band)]);
}

/// Pairs by channels and slot of each kind of optic, then spectrum and planes.
DerivationPtr pairsNode(Text label, const Text &formula, Inputs inputs, std::size_t kinds)
{
    return Explainer::node({std::move(label), "pairs", true, formula, std::move(inputs), [kinds](Values v) -> std::optional<double> {
                                std::vector<PluggableRow> rows(kinds);
                                std::vector<ChannelGroup> groups;
                                for (std::size_t i = 0; i < kinds; ++i) {
                                    rows[i].channelSpacingGhz = v[2 * i + 1];
                                    groups.push_back({&rows[i], asCount(v[2 * i])});
                                }
                                return static_cast<double>(pairsOf(groups, v[2 * kinds].value_or(0), asCount(v[2 * kinds + 1])));
                            }});
}

DerivationPtr pairsOfPlanes(Explainer &explainer, std::size_t index, Text label, const std::vector<int> &planes)
{
    const std::vector<std::string> optics = explainer.opticsOfRoute(index);
    Inputs inputs;
    for (const std::string &optic : optics) {
        Inputs lit;
        for (const std::size_t segment : segmentsOver(explainer, index)) {
            if (explainer.sizing().segments[segment].pluggableId == optic && explainer.sizing().segments[segment].planes == planes)
                lit.push_back(explainer.segmentChannels(segment));
        }
        inputs.push_back(
            Explainer::sum({CORE_TEXT("Channels with %1"), {catalogueLabel(explainer.catalogue(), "pluggables", optic)}}, "channels", true, std::move(lit)));
        inputs.push_back(explainer.cell("pluggables", optic, "channel_spacing_ghz", {CORE_TEXT("Slot of a channel"), {}}, "ghz"));
    }
    inputs.push_back(spectrum(explainer, index));
    inputs.push_back(explainer.planes(planes));
    const auto number = [&](std::size_t i) { return TextArg(inputs[i]->value.value_or(0)); };
    const Text formula = optics.size() == 1 && planeCount(planes, explainer.scenario()->assumptions.count("planes")) == 1
                             ? Text{CORE_TEXT("⌈%1 ÷ ⌊%2 GHz ÷ %3 GHz⌋⌉"), {number(0), number(2), number(1)}}
                             : Text{CORE_TEXT("pairs that the channels of a plane fill, widest slot first, times planes"), {}};
    return pairsNode(std::move(label), formula, std::move(inputs), optics.size());
}

DerivationPtr ownPairs(Explainer &explainer, std::size_t index, Text label)
{
    std::map<int, std::vector<int>> groups;
    for (const std::size_t segment : segmentsOver(explainer, index)) {
        const std::vector<int> &planes = explainer.sizing().segments[segment].planes;
        groups.emplace(planeKey(planes), planes);
    }
    if (groups.empty() || (groups.size() == 1 && groups.contains(0)))
        return pairsOfPlanes(explainer, index, std::move(label), {});
    Inputs inputs;
    for (const auto &[key, planes] : groups) {
        const Text own{CORE_TEXT("Of %1 planes, plane %2 among them"), {static_cast<std::int64_t>(planes.size()), std::int64_t{key}}};
        inputs.push_back(pairsOfPlanes(explainer, index, own, planes));
    }
    return Explainer::sum(std::move(label), "pairs", true, std::move(inputs));
}

/// Pairs while light that failed elsewhere is restored over the route.
DerivationPtr restorationPairs(Explainer &explainer, std::size_t index, const RestorationSizing &restored)
{
    Inputs inputs;
    for (const auto &[optic, channels] : restored.channels) {
        inputs.push_back(
            Explainer::constant({CORE_TEXT("Channels with %1, restored ones included"), {catalogueLabel(explainer.catalogue(), "pluggables", optic)}},
                                static_cast<double>(channels), "channels", "Spanwright sizing rules"));
        inputs.push_back(explainer.cell("pluggables", optic, "channel_spacing_ghz", {CORE_TEXT("Slot of a channel"), {}}, "ghz"));
    }
    inputs.push_back(spectrum(explainer, index));
    inputs.push_back(explainer.assumption("planes"));
    const Text label{CORE_TEXT("Worst failure to survive: %1"), {failedNames(restored.failure, explainer.scenario())}};
    return pairsNode(label, {CORE_TEXT("pairs that the channels of a plane fill, widest slot first, times planes"), {}}, std::move(inputs),
                     restored.channels.size());
}

DerivationPtr pairs(Explainer &explainer, std::size_t index)
{
    const auto &restored = sized(explainer, index).restoration;
    if (!restored)
        return ownPairs(explainer, index, {});
    Inputs both{ownPairs(explainer, index, {CORE_TEXT("Pairs without a failure"), {}}), restorationPairs(explainer, index, *restored)};
    const Text formula{CORE_TEXT("max(%1; %2)"), {both[0]->value.value_or(0), both[1]->value.value_or(0)}};
    return Explainer::node({{}, "pairs", true, formula, std::move(both), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(std::max(*v[0], *v[1])) : std::nullopt;
                            }});
}

DerivationPtr pairKm(Explainer &explainer, std::size_t index)
{
    if (!sized(explainer, index).lengthKm)
        return Explainer::constant({CORE_TEXT("No length, no pairs"), {}}, 0, "pair_km");
    return Explainer::product({}, "pair_km", false, {quantityOf(explainer, index, "fibre_pairs"), quantityOf(explainer, index, "length_km")});
}

DerivationPtr amplifiers(Explainer &explainer, std::size_t index)
{
    const RouteSizing &route = sized(explainer, index);
    if (route.amplifierId.empty())
        return Explainer::constant({CORE_TEXT("No hut is needed"), {}}, 0, "units");
    Inputs inputs{quantityOf(explainer, index, "spans"), quantityOf(explainer, index, "fibre_pairs"),
                  explainer.catalogue().lineElement(route.amplifierId)->fibrePairsServed
                      ? explainer.cell("line_system", route.amplifierId, "fibre_pairs_served", {CORE_TEXT("Pairs a unit serves"), {}}, "pairs")
                      : Explainer::constant({CORE_TEXT("Pairs a unit serves"), {}}, 1, "pairs")};
    const auto number = [&](std::size_t i) { return TextArg(inputs[i]->value.value_or(0)); };
    const Text formula{CORE_TEXT("(%1 − 1) × ⌈%2 ÷ %3⌉"), {number(0), number(1), number(2)}};
    return Explainer::node({{}, "units", true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(static_cast<double>(rules::inlineAmplifiers(asCount(v[0]), asCount(v[1]), *v[2])))
                                                   : std::nullopt;
                            }});
}

DerivationPtr hutPower(Explainer &explainer, std::size_t index)
{
    const RouteSizing &route = sized(explainer, index);
    const LineElementRow *amplifier = route.amplifierId.empty() ? nullptr : explainer.catalogue().lineElement(route.amplifierId);
    if (amplifier == nullptr || !amplifier->powerTypW)
        return Explainer::constant({CORE_TEXT("No amplifier with known watts"), {}}, 0, "W");
    return Explainer::product({}, "W", false,
                              {quantityOf(explainer, index, "amplifiers"),
                               explainer.cell("line_system", route.amplifierId, "power_w_typ", {CORE_TEXT("Power of a unit"), {}}, "W"),
                               explainer.assumption("hut_overhead")});
}

DerivationPtr inFlight(Explainer &explainer, std::size_t index)
{
    if (!sized(explainer, index).bdpBytes)
        return explainer.unknown({}, "bytes", {CORE_TEXT("The length is not known"), {}});
    Inputs inputs{rateOf(explainer, portOptic(explainer, index), LatencyInput{}.rateGbps), quantityOf(explainer, index, "rtt_us")};
    const Text formula{CORE_TEXT("%1 Gb/s × %2 µs ÷ 8"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node({{}, "bytes", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                BdpInput input;
                                input.rateGbps = *v[0];
                                input.rttUs = *v[1];
                                return bandwidthDelayProduct(input).linkBytes;
                            }});
}

DerivationPtr headroom(Explainer &explainer, std::size_t index)
{
    if (!sized(explainer, index).pfcHeadroomBytes)
        return explainer.unknown({}, "bytes", {CORE_TEXT("The length is not known"), {}});
    const PluggableRow *optic = portOptic(explainer, index);
    const PfcHeadroomInput standard = linePortHeadroomInput(nullptr, 0, 1);
    DerivationPtr interface = optic != nullptr && optic->addedLatencyPerEndUs
                                  ? Explainer::product({CORE_TEXT("Interfaces of both ends"), {}}, "us", false,
                                                       {Explainer::constant({CORE_TEXT("Ends"), {}}, 2, ""), addedLatency(explainer, *optic)})
                                  : Explainer::constant({CORE_TEXT("Interfaces of both ends"), {}}, standard.interfaceUs, "us", pfcSource);
    Inputs inputs{rateOf(explainer, optic, standard.rateGbps),
                  quantityOf(explainer, index, "length_km"),
                  groupIndex(explainer, index),
                  interface,
                  Explainer::constant({CORE_TEXT("Response time, quanta of 512 bits"), {}}, standard.responseQuanta, "", pfcSource),
                  Explainer::constant({CORE_TEXT("Longest frame of the port"), {}}, standard.mtuPortBytes, "bytes", pfcSource),
                  Explainer::constant({CORE_TEXT("Longest lossless frame"), {}}, standard.mtuLosslessBytes, "bytes", pfcSource),
                  Explainer::constant({CORE_TEXT("Memory per wire byte"), {}}, standard.packing, "", "Spanwright sizing rules"),
                  Explainer::constant({CORE_TEXT("Memory cell"), {}}, standard.cellBytes, "bytes", pfcSource)};
    return Explainer::node({{},
                            "bytes",
                            false,
                            {CORE_TEXT("(propagation both ways + interfaces + response + three frames) × packing, in whole cells"), {}},
                            std::move(inputs),
                            [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                PfcHeadroomInput input;
                                input.rateGbps = *v[0];
                                input.distanceKm = *v[1];
                                input.groupIndex = *v[2];
                                input.interfaceUs = *v[3];
                                input.responseQuanta = *v[4];
                                input.mtuPortBytes = *v[5];
                                input.mtuLosslessBytes = *v[6];
                                input.packing = *v[7];
                                input.cellBytes = *v[8];
                                return pfcHeadroom(input).headroomBytes;
                            }});
}

template <const char *id>
DerivationPtr overRoutes(Explainer &explainer, std::size_t)
{
    const Quantity &quantity = *findQuantity(Scope::Total, id);
    Inputs inputs;
    for (const RouteSizing &route : explainer.sizing().routes)
        inputs.push_back(explainer.quantity(Scope::Route, id, route.id));
    return Explainer::sum({}, quantity.unit, quantity.whole, std::move(inputs));
}

constexpr char pairsId[] = "fibre_pairs", pairKmId[] = "pair_km", amplifiersId[] = "amplifiers", hutId[] = "hut_power_w";

} // namespace

std::vector<Rule> routeRules()
{
    return {
        {Scope::Total, pairsId, &overRoutes<pairsId>},
        {Scope::Total, pairKmId, &overRoutes<pairKmId>},
        {Scope::Total, amplifiersId, &overRoutes<amplifiersId>},
        {Scope::Total, hutId, &overRoutes<hutId>},
        {Scope::Total, "longest_rtt_us", &longestRoundTrip},
        {Scope::Route, "fibre_one_way_us", &inGlass},
        {Scope::Route, "one_way_us", &oneWay},
        {Scope::Route, "rtt_us", &roundTrip},
        {Scope::Route, "rate_gbps", &rate},
        {Scope::Route, "channels", &channels},
        {Scope::Route, pairsId, &pairs},
        {Scope::Route, pairKmId, &pairKm},
        {Scope::Route, amplifiersId, &amplifiers},
        {Scope::Route, hutId, &hutPower},
        {Scope::Route, "carried_gbps", &carried},
        {Scope::Route, "capacity_gbps", &capacity},
        {Scope::Route, "bdp_bytes", &inFlight},
        {Scope::Route, "pfc_headroom_bytes", &headroom},
    };
}

} // namespace core
