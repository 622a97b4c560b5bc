// Channels, coherent and client ports, routers.
#include "core/quantities/Explainer.h"

#include "core/failures/FailedNames.h"
#include "core/sizing/PlaneGroups.h"
#include "core/sizing/Routers.h"
#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

DerivationPtr lineRate(const Explainer &explainer, const std::string &optic)
{
    return explainer.cell("pluggables", optic, "client_rate_gbps", {CORE_TEXT("Line rate"), {}}, "gbps");
}

/// P × ⌈rate / (P × port rate × fill)⌉
DerivationPtr planePorts(Explainer &explainer, Text label, const char *unit, DerivationPtr gbps, DerivationPtr rate, const std::vector<int> &planes = {})
{
    Inputs inputs{std::move(gbps), std::move(rate), explainer.assumption("max_fill"), explainer.planes(planes)};
    const auto number = [&](std::size_t i) { return TextArg(inputs[i]->value.value_or(0)); };
    const bool onePlane = planeCount(planes, explainer.scenario()->assumptions.count("planes")) == 1;
    const Text formula = onePlane ? Text{CORE_TEXT("⌈%1 Gb/s ÷ (%2 Gb/s × %3)⌉"), {number(0), number(1), number(2)}}
                                  : Text{CORE_TEXT("%4 × ⌈%1 Gb/s ÷ (%4 × %2 Gb/s × %3)⌉"), {number(0), number(1), number(2), number(3)}};
    return Explainer::node({std::move(label), unit, true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                return static_cast<double>(rules::planePorts(*v[0], *v[1], *v[2], asCount(v[3])));
                            }});
}

/// Traffic that a segment carries in the worst failure it is built for.
DerivationPtr protectionGbps(Explainer &explainer, const SegmentProtection &protection)
{
    Inputs inputs;
    for (const SegmentProtection::Share &share : protection.shares) {
        const DemandSizing &demand = explainer.sizing().demands[share.demand];
        const char *keep = demand.trafficClass == DemandClass::Training ? "keep_training" : "keep_dci";
        inputs.push_back(Explainer::product({CORE_TEXT("%1 → %2 after the failure"), {explainer.nameOf(demand.from), explainer.nameOf(demand.to)}}, "gbps",
                                            false,
                                            {explainer.quantity(Scope::Demand, "gbps", demand.id()), explainer.assumption(keep),
                                             Explainer::constant({CORE_TEXT("Share that comes this way"), {}}, share.share, "")}));
    }
    DerivationPtr kept = Explainer::sum({CORE_TEXT("Traffic to keep that comes this way"), {}}, "gbps", false, std::move(inputs));
    Inputs parts{std::move(kept), Explainer::constant({CORE_TEXT("Share of the segment that is left"), {}}, protection.left, ""),
                 Explainer::constant({CORE_TEXT("Regenerated light over the same routes takes"), {}}, protection.othersGbps, "gbps")};
    const Text label{CORE_TEXT("Worst failure to survive: %1"), {failedNames(protection.failure, explainer.scenario())}};
    const Text formula{CORE_TEXT("max(0; %1 ÷ %2 − %3)"), {parts[0]->value.value_or(0), parts[1]->value.value_or(0), parts[2]->value.value_or(0)}};
    return Explainer::node({label, "gbps", false, formula, std::move(parts), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(rules::protectionGbps(*v[0], *v[1], *v[2])) : std::nullopt;
                            }});
}

/// The larger of what traffic asks for and what its worst failure does.
DerivationPtr protectedChannels(Explainer &explainer, const Text &label, DerivationPtr traffic, const SegmentSizing &segment)
{
    Inputs inputs{protectionGbps(explainer, *segment.protection), lineRate(explainer, segment.pluggableId), explainer.assumption("failure_fill"),
                  explainer.planes(segment.planes)};
    const Text ofFailure{CORE_TEXT("%4 × ⌈%1 Gb/s ÷ (%4 × %2 Gb/s × %3)⌉"),
                         {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0), inputs[3]->value.value_or(0)}};
    DerivationPtr failure = Explainer::node(
        {{CORE_TEXT("Channels after the worst failure"), {}}, "channels", true, ofFailure, std::move(inputs), [](Values v) -> std::optional<double> {
             return allKnown(v) ? std::optional(static_cast<double>(rules::planePorts(*v[0], *v[1], *v[2], asCount(v[3])))) : std::nullopt;
         }});
    Inputs both{std::move(traffic), std::move(failure)};
    const Text formula{CORE_TEXT("max(%1; %2)"), {both[0]->value.value_or(0), both[1]->value.value_or(0)}};
    return Explainer::node({label, "channels", true, formula, std::move(both),
                            [](Values v) -> std::optional<double> { return allKnown(v) ? std::optional(std::max(*v[0], *v[1])) : std::nullopt; }});
}

template <class Wanted>
Inputs endsAt(Explainer &explainer, std::size_t site, const Wanted &wanted)
{
    const std::string &id = explainer.sizing().sites[site].id;
    Inputs inputs;
    for (std::size_t i = 0; i < explainer.sizing().segments.size(); ++i) {
        const SegmentSizing &segment = explainer.sizing().segments[i];
        if ((segment.a == id && wanted(segment, segment.regeneratedAtA)) || (segment.b == id && wanted(segment, segment.regeneratedAtB)))
            inputs.push_back(explainer.segmentChannels(i));
    }
    return inputs;
}

DerivationPtr coherentPorts(Explainer &explainer, std::size_t site)
{
    return Explainer::sum({}, "ports", true, endsAt(explainer, site, [](const SegmentSizing &, bool) { return true; }));
}

DerivationPtr regeneratorPorts(Explainer &explainer, std::size_t site)
{
    return Explainer::sum({}, "ports", true, endsAt(explainer, site, [](const SegmentSizing &, bool regenerated) { return regenerated; }));
}

DerivationPtr clientPorts(Explainer &explainer, std::size_t site)
{
    const std::string &id = explainer.sizing().sites[site].id;
    Inputs rates;
    for (const DemandSizing &demand : explainer.sizing().demands) {
        if (demand.from == id || demand.to == id)
            rates.push_back(explainer.quantity(Scope::Demand, "gbps", demand.id()));
    }
    DerivationPtr gbps = Explainer::sum({CORE_TEXT("Demands that end here"), {}}, "gbps", false, std::move(rates));
    return planePorts(explainer, {}, "ports", std::move(gbps),
                      explainer.cell("grey_optics", explainer.resolved().clientOptic->id, "rate_gbps", {CORE_TEXT("Client rate"), {}}, "gbps"));
}

DerivationPtr clientOptics(Explainer &explainer, std::size_t site)
{
    return Explainer::product({}, "optics", true,
                              {explainer.quantity(Scope::Site, "client_ports", explainer.sizing().sites[site].id), explainer.assumption("client_optic_ends")});
}

/// Ports with an optic at a site that these planes use.
DerivationPtr portsOfPlanes(Explainer &explainer, std::size_t site, const std::string &optic, const std::vector<int> &planes)
{
    Inputs inputs = endsAt(explainer, site, [&](const SegmentSizing &segment, bool) { return segment.pluggableId == optic && segment.planes == planes; });
    return Explainer::sum({CORE_TEXT("Ports with %1"), {catalogueLabel(explainer.catalogue(), "pluggables", optic)}}, "ports", true, std::move(inputs));
}

/// Their share of the client ports.
DerivationPtr clientsOfPlanes(Explainer &explainer, DerivationPtr clients, const std::vector<int> &planes)
{
    Inputs inputs{std::move(clients), explainer.planes(planes), explainer.assumption("planes")};
    const Text formula{CORE_TEXT("%1 × %2 ÷ %3"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
    return Explainer::node({{CORE_TEXT("Client ports of these planes"), {}}, "ports", true, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                const std::int64_t ofPlane = asCount(v[0]) / asCount(v[2]); // whole: client ports are rounded by the plane
                                return static_cast<double>(ofPlane * asCount(v[1]));
                            }});
}

/// What a box must hold: the ports by optic with their rates, the client ports with theirs, the box's limits, planes and spares.
DerivationPtr routersOfPlanes(Explainer &explainer, std::size_t site, bool stranded, Text label, const std::vector<int> &planes)
{
    const std::string &siteId = explainer.sizing().sites[site].id, &router = explainer.resolved().sites[site].router->id;
    const std::vector<std::string> optics = explainer.opticsOfSite(site);
    Inputs inputs;
    for (const std::string &optic : optics) {
        inputs.push_back(planes.empty() ? explainer.sitePortsOfOptic(site, optic) : portsOfPlanes(explainer, site, optic, planes));
        inputs.push_back(lineRate(explainer, optic));
    }
    DerivationPtr clients = explainer.quantity(Scope::Site, "client_ports", siteId);
    inputs.push_back(planes.empty() ? std::move(clients) : clientsOfPlanes(explainer, std::move(clients), planes));
    inputs.push_back(explainer.cell("grey_optics", explainer.resolved().clientOptic->id, "rate_gbps", {CORE_TEXT("Client rate"), {}}, "gbps"));
    inputs.push_back(explainer.cell("routers", router, "ports_max", {CORE_TEXT("Cages of a router"), {}}, "cages", true));
    inputs.push_back(explainer.cell("routers", router, "throughput_tbps", {CORE_TEXT("Throughput of a router, Tb/s"), {}}, ""));
    inputs.push_back(explainer.cell("routers", router, "coherent_400g_ports_max", {CORE_TEXT("Coherent 400G ports of a router, at most"), {}}, "ports", true));
    inputs.push_back(explainer.cell("routers", router, "coherent_800g_ports_max", {CORE_TEXT("Coherent 800G ports of a router, at most"), {}}, "ports", true));
    inputs.push_back(explainer.assumption("line_ports_per_router_max"));
    inputs.push_back(explainer.planes(planes));
    inputs.push_back(explainer.assumption("spare_routers"));
    const Text formula = stranded ? Text{CORE_TEXT("routers without spares × %1 cages − ports"), {inputs[2 * optics.size() + 2]->value.value_or(0)}}
                                  : Text{CORE_TEXT("fewest boxes of %1 cages that hold an even share of every kind of port"),
                                         {inputs[2 * optics.size() + 2]->value.value_or(0)}};
    return Explainer::node({std::move(label), stranded ? "cages" : "boxes", true, formula, std::move(inputs),
                            [kinds = optics.size(), stranded](Values v) -> std::optional<double> {
                                std::vector<PortGroup> groups;
                                for (std::size_t i = 0; i <= kinds; ++i) {
                                    if (!v[2 * i] || !v[2 * i + 1])
                                        return std::nullopt;
                                    groups.push_back({asCount(v[2 * i]), *v[2 * i + 1], i < kinds});
                                }
                                const Values box = v.subspan(2 * kinds + 2);
                                const auto count = [](const std::optional<double> &value) { return value ? std::optional(asCount(value)) : std::nullopt; };
                                RouterRow row;
                                row.portsMax = count(box[0]);
                                row.throughputTbps = box[1];
                                row.coherent400gPortsMax = count(box[2]);
                                row.coherent800gPortsMax = count(box[3]);
                                const auto found = routersOf(row, groups, asCount(box[5]), asCount(box[6]), asCount(box[4]));
                                if (!found)
                                    return std::nullopt;
                                return static_cast<double>(stranded ? found->stranded : found->routers);
                            }});
}

DerivationPtr routersNode(Explainer &explainer, std::size_t site, bool stranded)
{
    const std::vector<PlaneGroup> groups = planeGroups(explainer.resolved(), explainer.scenario()->assumptions.count("planes"));
    if (groups.size() == 1)
        return routersOfPlanes(explainer, site, stranded, {}, {});
    Inputs inputs;
    for (const PlaneGroup &group : groups) {
        inputs.push_back(routersOfPlanes(explainer, site, stranded,
                                         {CORE_TEXT("Of %1 planes, plane %2 among them"), {group.count, std::int64_t{group.planes.front()}}}, group.planes));
    }
    return Explainer::sum({}, stranded ? "cages" : "boxes", true, std::move(inputs));
}

DerivationPtr routers(Explainer &explainer, std::size_t site)
{
    return routersNode(explainer, site, false);
}

DerivationPtr strandedCages(Explainer &explainer, std::size_t site)
{
    return routersNode(explainer, site, true);
}

template <const char *id>
DerivationPtr overSites(Explainer &explainer, std::size_t)
{
    const Quantity &quantity = *findQuantity(Scope::Total, id);
    Inputs inputs;
    for (const SiteSizing &site : explainer.sizing().sites)
        inputs.push_back(explainer.quantity(Scope::Site, id, site.id));
    return Explainer::sum({}, quantity.unit, quantity.whole, std::move(inputs));
}

constexpr char coherentId[] = "coherent_ports", regeneratorId[] = "regenerator_ports", clientId[] = "client_ports", routersId[] = "routers";

} // namespace

DerivationPtr Explainer::planes(const std::vector<int> &list) const
{
    return list.empty() ? assumption("planes")
                        : constant({CORE_TEXT("Planes that share it"), {}}, static_cast<double>(list.size()), "", "Spanwright sizing rules");
}

DerivationPtr Explainer::segmentChannels(std::size_t index)
{
    return shared("segment channels " + std::to_string(index), [&] {
        const SegmentSizing &segment = m_sizing.segments[index];
        const Text label{CORE_TEXT("Channels %1 – %2"), {siteName(*m_scenario.siteIndex(segment.a)), siteName(*m_scenario.siteIndex(segment.b))}};
        DerivationPtr traffic = planePorts(*this, label, "channels", segmentGbps(index), lineRate(*this, segment.pluggableId), segment.planes);
        return segment.protection ? protectedChannels(*this, label, std::move(traffic), segment) : traffic;
    });
}

DerivationPtr Explainer::sitePortsOfOptic(std::size_t site, const std::string &opticId)
{
    return shared("ports " + std::to_string(site) + " " + opticId, [&] {
        Inputs inputs = endsAt(*this, site, [&](const SegmentSizing &segment, bool) { return segment.pluggableId == opticId; });
        return sum({CORE_TEXT("Ports with %1"), {catalogueLabel(m_catalogue, "pluggables", opticId)}}, "ports", true, std::move(inputs));
    });
}

std::vector<Rule> portRules()
{
    return {
        {Scope::Total, coherentId, &overSites<coherentId>},
        {Scope::Total, regeneratorId, &overSites<regeneratorId>},
        {Scope::Total, clientId, &overSites<clientId>},
        {Scope::Total, routersId, &overSites<routersId>},
        {Scope::Site, coherentId, &coherentPorts},
        {Scope::Site, regeneratorId, &regeneratorPorts},
        {Scope::Site, clientId, &clientPorts},
        {Scope::Site, "client_optics", &clientOptics},
        {Scope::Site, routersId, &routers},
        {Scope::Site, "stranded_cages", &strandedCages},
    };
}

} // namespace core
