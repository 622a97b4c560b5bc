// The one list of quantities: every output of the sizing that people and files see, with how it is read and said.
#include "core/quantities/Quantities.h"

#include <algorithm>
#include <unordered_map>

namespace core {

namespace {

using Value = std::optional<double>;

Value number(double value)
{
    return value;
}
Value number(std::int64_t value)
{
    return static_cast<double>(value);
}
template <class T>
Value number(const std::optional<T> &value)
{
    return value ? number(*value) : std::nullopt;
}

/// Reads a member of the scope's struct; unknown subjects are unknown values.
template <auto member>
Value ofTotals(const Sizing &sizing, const Subject &)
{
    return number(sizing.totals.*member);
}

template <auto member>
Value ofSite(const Sizing &sizing, const Subject &subject)
{
    const SiteSizing *site = sizing.site(subject.id);
    return site == nullptr ? std::nullopt : number(site->*member);
}

template <auto member>
Value ofRoute(const Sizing &sizing, const Subject &subject)
{
    const RouteSizing *route = sizing.route(subject.id);
    return route == nullptr ? std::nullopt : number(route->*member);
}

template <auto member>
Value ofDemand(const Sizing &sizing, const Subject &subject)
{
    const DemandSizing *demand = sizing.demand(subject.id);
    return demand == nullptr ? std::nullopt : number(demand->*member);
}

Value largestSkewUs(const Sizing &sizing, const Subject &)
{
    std::optional<double> largest;
    for (const DemandSizing &demand : sizing.demands) {
        if (demand.skewUs)
            largest = std::max(largest.value_or(0), *demand.skewUs);
    }
    return largest;
}

Value costUsd(const Sizing &sizing, const Subject &)
{
    return sizing.totals.firstCost.typicalUsd;
}

template <auto member>
Value ofTransponders(const Sizing &sizing, const Subject &subject)
{
    if (subject.scope == Scope::Total)
        return number(sizing.totals.transponders.*member);
    const RouteSizing *route = sizing.route(subject.id);
    return route == nullptr ? std::nullopt : number(route->transponders.*member);
}

/// The same figures of a route and of all together.
void addTransponders(std::vector<Quantity> &all, Scope scope)
{
    using X = TransponderSizing;
    all.insert(
        all.end(),
        {{"transponder_lines", scope, CORE_TEXT("Transponder lines, both ends"), CORE_TEXT("Transponder lines"), "units", true,
          CORE_TEXT("External transponders in place of the pluggables: lines of up to 800 Gb/s that carry the lit capacity, every end counted."),
          &ofTransponders<&X::lines>},
         {"transponder_power_w", scope, CORE_TEXT("Power of transponders"), CORE_TEXT("Transponders"), "W", false,
          CORE_TEXT("IT power of transponders in place of the pluggables, with the grey optics between them and the routers."), &ofTransponders<&X::powerW>},
         {"transponder_extra_w", scope, CORE_TEXT("Power of transponders over pluggables"), CORE_TEXT("Transponders more"), "W", false,
          CORE_TEXT("Transponders less the coherent pluggables in their place, IT power; negative where transponders draw less. Routers stay as they are."),
          &ofTransponders<&X::extraW>},
         {"transponder_rack_units", scope, CORE_TEXT("Rack units of transponders"), CORE_TEXT("Transponder RU"), "ru", false,
          CORE_TEXT("Space of the transponders; pluggables take none."), &ofTransponders<&X::rackUnits>},
         {"transponder_usd", scope, CORE_TEXT("Cost of transponders"), CORE_TEXT("Transponder cost"), "USD", false,
          CORE_TEXT("Typical price of the transponders and the grey optics between them and the routers."), &ofTransponders<&X::usd>},
         {"transponder_extra_usd", scope, CORE_TEXT("Cost of transponders over pluggables"), CORE_TEXT("Transponders cost more"), "USD", false,
          CORE_TEXT("Transponders less the coherent pluggables in their place, typical prices; negative where transponders cost less."),
          &ofTransponders<&X::extraUsd>}});
}

Value longestRttUs(const Sizing &sizing, const Subject &)
{
    Value longest;
    for (const RouteSizing &route : sizing.routes) {
        if (route.rttUs && route.channels > 0)
            longest = std::max(longest.value_or(0), *route.rttUs);
    }
    return longest;
}

void addFlips(std::vector<Quantity> &all)
{
    using X = TransponderSizing;
    all.insert(all.end(),
               {{"flip_power_km", Scope::Route, CORE_TEXT("Flip distance by power"), CORE_TEXT("Flips, power"), "km", false,
                 CORE_TEXT("Length beyond which the answer to “pluggable or transponder” by power is the other one. It rests on the catalogue's reach of "
                           "optic and transponder, with a regenerator at every full reach; unknown where it does not flip within 5,000 km."),
                 &ofTransponders<&X::flipPowerKm>},
                {"flip_usd_km", Scope::Route, CORE_TEXT("Flip distance by cost"), CORE_TEXT("Flips, cost"), "km", false,
                 CORE_TEXT("Length beyond which the answer to “pluggable or transponder” by typical price is the other one. It rests on the catalogue's "
                           "reach of optic and transponder, with a regenerator at every full reach; unknown where it does not flip within 5,000 km."),
                 &ofTransponders<&X::flipUsdKm>}});
}

std::vector<Quantity> make()
{
    using S = SiteSizing;
    using R = RouteSizing;
    using T = Totals;
    using D = DemandSizing;
    return {
        {"coherent_ports", Scope::Total, CORE_TEXT("Coherent ports, both ends"), CORE_TEXT("Ports"), "ports", true,
         CORE_TEXT("Line-side ports of all sites together: two for every channel of every segment."), &ofTotals<&T::coherentPorts>},
        {"inter_site_gbps", Scope::Total, CORE_TEXT("Inter-site rate"), CORE_TEXT("Rate"), "gbps", false, CORE_TEXT("Sum of all demands, one direction."),
         &ofTotals<&T::interSiteGbps>},
        {"fibre_pairs", Scope::Total, CORE_TEXT("Fibre pairs"), CORE_TEXT("Pairs"), "pairs", true, CORE_TEXT("Pairs of all routes together, all planes."),
         &ofTotals<&T::fibrePairs>},
        {"pair_km", Scope::Total, CORE_TEXT("Pair kilometres"), CORE_TEXT("Pair km"), "pair_km", false, CORE_TEXT("Fibre pairs times length, over all routes."),
         &ofTotals<&T::pairKm>},
        {"longest_rtt_us", Scope::Total, CORE_TEXT("Longest round trip"), CORE_TEXT("Round trip"), "us", false,
         CORE_TEXT("Of the lit routes, one segment each."), &longestRttUs},
        {"accelerators", Scope::Total, CORE_TEXT("Accelerators"), CORE_TEXT("Accelerators"), "accelerators", true, CORE_TEXT("Of all sites together."),
         &ofTotals<&T::accelerators>},
        {"client_ports", Scope::Total, CORE_TEXT("Client ports"), CORE_TEXT("Client ports"), "ports", true,
         CORE_TEXT("Ports of the border routers towards the sites' own fabrics, all sites."), &ofTotals<&T::clientPorts>},
        {"regenerator_ports", Scope::Total, CORE_TEXT("Regenerator ports"), CORE_TEXT("Regenerators"), "ports", true,
         CORE_TEXT("Part of the coherent ports that only passes light on."), &ofTotals<&T::regeneratorPorts>},
        {"routers", Scope::Total, CORE_TEXT("Routers"), CORE_TEXT("Routers"), "boxes", true,
         CORE_TEXT("Border routers of all sites, all planes, spares included."), &ofTotals<&T::routers>},
        {"amplifiers", Scope::Total, CORE_TEXT("In-line amplifiers"), CORE_TEXT("Amplifiers"), "units", true, CORE_TEXT("Units in the huts of all routes."),
         &ofTotals<&T::amplifiers>},
        {"transport_power_w", Scope::Total, CORE_TEXT("Border-layer power, typical"), CORE_TEXT("Power"), "W", false,
         CORE_TEXT("At the meters of all sites, huts apart."), &ofTotals<&T::transportPowerW>},
        {"transport_power_max_w", Scope::Total, CORE_TEXT("Border-layer power, provisioned"), CORE_TEXT("Provisioned"), "W", false,
         CORE_TEXT("With every part at its maximum, at the meters of all sites, huts apart."), &ofTotals<&T::transportPowerMaxW>},
        {"hut_power_w", Scope::Total, CORE_TEXT("Hut power"), CORE_TEXT("Huts"), "W", false, CORE_TEXT("Amplifier huts of all routes, overhead included."),
         &ofTotals<&T::hutPowerW>},
        {"rack_units", Scope::Total, CORE_TEXT("Rack units"), CORE_TEXT("Rack units"), "ru", false, CORE_TEXT("Routers and line terminals of all sites."),
         &ofTotals<&T::rackUnits>},
        {"largest_skew_us", Scope::Total, CORE_TEXT("Largest skew between paths"), CORE_TEXT("Largest skew"), "us", false,
         CORE_TEXT("Of any demand that is split over several paths."), &largestSkewUs},
        {"cost_usd", Scope::Total, CORE_TEXT("First cost"), CORE_TEXT("First cost"), "USD", false,
         CORE_TEXT("Typical prices of all items that have one: at least this much."), &costUsd},
        {"annual_usd", Scope::Total, CORE_TEXT("Annual cost"), CORE_TEXT("A year"), "USD", false, CORE_TEXT("First cost written off, energy and maintenance."),
         &ofTotals<&T::annualUsd>},

        {"accelerators", Scope::Site, CORE_TEXT("Accelerators"), CORE_TEXT("Accelerators"), "accelerators", true,
         CORE_TEXT("Given, or what the site's power carries."), &ofSite<&S::accelerators>},
        {"backend_gbps", Scope::Site, CORE_TEXT("Back-end rate"), CORE_TEXT("Back-end"), "gbps", false,
         CORE_TEXT("What all network cards of the accelerators can send."), &ofSite<&S::backendGbps>},
        {"egress_gbps", Scope::Site, CORE_TEXT("Egress"), CORE_TEXT("Egress"), "gbps", false,
         CORE_TEXT("What may leave the site by the demand basis, one direction."), &ofSite<&S::egressGbps>},
        {"coherent_ports", Scope::Site, CORE_TEXT("Coherent ports at this end"), CORE_TEXT("Ports"), "ports", true, CORE_TEXT("Line-side ports of this site."),
         &ofSite<&S::coherentPorts>},
        {"regenerator_ports", Scope::Site, CORE_TEXT("Regenerator ports"), CORE_TEXT("Regenerators"), "ports", true,
         CORE_TEXT("Part of the coherent ports that only passes light on."), &ofSite<&S::regeneratorPorts>},
        {"client_ports", Scope::Site, CORE_TEXT("Client ports"), CORE_TEXT("Client ports"), "ports", true,
         CORE_TEXT("Ports of the border routers towards the site's own fabric."), &ofSite<&S::clientPorts>},
        {"client_optics", Scope::Site, CORE_TEXT("Client optics"), CORE_TEXT("Client optics"), "optics", true,
         CORE_TEXT("Grey optics of the client ports, at both of their ends."), &ofSite<&S::clientOptics>},
        {"routers", Scope::Site, CORE_TEXT("Routers"), CORE_TEXT("Routers"), "boxes", true,
         CORE_TEXT("The fewest boxes that hold the ports, all planes, spares included."), &ofSite<&S::routers>},
        {"stranded_cages", Scope::Site, CORE_TEXT("Stranded cages"), CORE_TEXT("Stranded"), "cages", true, CORE_TEXT("Cages of the routers without a port."),
         &ofSite<&S::strandedCages>},
        {"transport_power_w", Scope::Site, CORE_TEXT("Border-layer power, typical"), CORE_TEXT("Power"), "W", false,
         CORE_TEXT("At the meter: optics, routers and terminals times PUE."), &ofSite<&S::transportPowerW>},
        {"transport_power_max_w", Scope::Site, CORE_TEXT("Border-layer power, provisioned"), CORE_TEXT("Provisioned"), "W", false,
         CORE_TEXT("With every part at its maximum, at the meter."), &ofSite<&S::transportPowerMaxW>},
        {"transport_power_share", Scope::Site, CORE_TEXT("Share of the site's power"), CORE_TEXT("Share"), "share", false,
         CORE_TEXT("Typical border-layer power over the power at the meter."), &ofSite<&S::transportPowerShare>},
        {"accelerators_displaced", Scope::Site, CORE_TEXT("Accelerators displaced"), CORE_TEXT("Displaced"), "accelerators", true,
         CORE_TEXT("Accelerators that the border layer's power would carry."), &ofSite<&S::acceleratorsDisplaced>},
        {"rack_units", Scope::Site, CORE_TEXT("Rack units"), CORE_TEXT("Rack units"), "ru", false, CORE_TEXT("Routers and line terminals."),
         &ofSite<&S::rackUnits>},
        {"racks", Scope::Site, CORE_TEXT("Racks"), CORE_TEXT("Racks"), "racks", true, CORE_TEXT("By 36 usable units and by power, whichever needs more."),
         &ofSite<&S::racks>},

        {"length_km", Scope::Route, CORE_TEXT("Length"), CORE_TEXT("Length"), "km", false, CORE_TEXT("Fibre length, given or great circle times route factor."),
         &ofRoute<&R::lengthKm>},
        {"spans", Scope::Route, CORE_TEXT("Spans"), CORE_TEXT("Spans"), "spans", true, CORE_TEXT("Pieces of fibre between amplifiers."), &ofRoute<&R::spans>},
        {"fibre_one_way_us", Scope::Route, CORE_TEXT("Time in glass, one way"), CORE_TEXT("In glass"), "us", false,
         CORE_TEXT("Length times group index over the speed of light."), &ofRoute<&R::fibreOneWayUs>},
        {"one_way_us", Scope::Route, CORE_TEXT("One way"), CORE_TEXT("One way"), "us", false,
         CORE_TEXT("Glass, amplifiers, modems, two router hops and one frame's serialisation; no queueing."), &ofRoute<&R::oneWayUs>},
        {"rtt_us", Scope::Route, CORE_TEXT("Round trip"), CORE_TEXT("Round trip"), "us", false,
         CORE_TEXT("Twice one way and the host's turn-round; no queueing."), &ofRoute<&R::rttUs>},
        {"rate_gbps", Scope::Route, CORE_TEXT("Line rate"), CORE_TEXT("Line rate"), "gbps", false, CORE_TEXT("Of the optic with most channels."),
         &ofRoute<&R::rateGbps>},
        {"channels", Scope::Route, CORE_TEXT("Channels"), CORE_TEXT("Channels"), "channels", true, CORE_TEXT("Lit wavelengths of all planes."),
         &ofRoute<&R::channels>},
        {"fibre_pairs", Scope::Route, CORE_TEXT("Fibre pairs"), CORE_TEXT("Pairs"), "pairs", true, CORE_TEXT("Pairs that the channels fill, all planes."),
         &ofRoute<&R::fibrePairs>},
        {"pair_km", Scope::Route, CORE_TEXT("Pair kilometres"), CORE_TEXT("Pair km"), "pair_km", false, CORE_TEXT("Fibre pairs times length."),
         &ofRoute<&R::pairKm>},
        {"amplifiers", Scope::Route, CORE_TEXT("In-line amplifiers"), CORE_TEXT("Amplifiers"), "units", true, CORE_TEXT("Units in the huts of this route."),
         &ofRoute<&R::amplifiers>},
        {"hut_power_w", Scope::Route, CORE_TEXT("Hut power"), CORE_TEXT("Huts"), "W", false, CORE_TEXT("All huts of this route, overhead included."),
         &ofRoute<&R::hutPowerW>},
        {"gsnr_db_0p1nm", Scope::Route, CORE_TEXT("GSNR in 0.1 nm"), CORE_TEXT("GSNR, 0.1 nm"), "dB", false,
         CORE_TEXT("Signal over the noise of transmitter, amplifiers, fibre and phase, in 0.1 nm, of the light with the least margin."),
         &ofRoute<&R::gsnrDb0p1nm>},
        {"margin_db", Scope::Route, CORE_TEXT("Margin"), CORE_TEXT("Margin"), "dB", false,
         CORE_TEXT("What is left above the optic's need, penalties and design margin."), &ofRoute<&R::marginDb>},
        {"launch_dbm", Scope::Route, CORE_TEXT("Launch power of a channel"), CORE_TEXT("Launch"), "dBm", false,
         CORE_TEXT("Power of one channel at the start of the fibre, the best one for the light with the least margin."), &ofRoute<&R::launchDbm>},
        {"rx_power_dbm", Scope::Route, CORE_TEXT("Received power of a channel"), CORE_TEXT("Received"), "dBm", false,
         CORE_TEXT("Power of one channel at the receiver, of the light with the least margin."), &ofRoute<&R::rxPowerDbm>},
        {"carried_gbps", Scope::Route, CORE_TEXT("Carried"), CORE_TEXT("Carried"), "gbps", false, CORE_TEXT("Demands over this route, one direction."),
         &ofRoute<&R::carriedGbps>},
        {"capacity_gbps", Scope::Route, CORE_TEXT("Capacity"), CORE_TEXT("Capacity"), "gbps", false, CORE_TEXT("Lit channels times line rate, one direction."),
         &ofRoute<&R::capacityGbps>},
        {"bdp_bytes", Scope::Route, CORE_TEXT("In flight per line port"), CORE_TEXT("In flight"), "bytes", false,
         CORE_TEXT("Line rate times round trip: what a sender has under way before it can hear back."), &ofRoute<&R::bdpBytes>},
        {"pfc_headroom_bytes", Scope::Route, CORE_TEXT("PFC headroom per line port"), CORE_TEXT("PFC headroom"), "bytes", false,
         CORE_TEXT("What may still arrive after the port asks its peer to pause."), &ofRoute<&R::pfcHeadroomBytes>},

        {"gbps", Scope::Demand, CORE_TEXT("Rate"), CORE_TEXT("Rate"), "gbps", false, CORE_TEXT("One direction, the larger of the two."), &ofDemand<&D::gbps>},
        {"one_way_us", Scope::Demand, CORE_TEXT("One way"), CORE_TEXT("One way"), "us", false,
         CORE_TEXT("Of its longest path: glass, amplifiers, modems of every segment, one hop per router."), &ofDemand<&D::oneWayUs>},
        {"skew_us", Scope::Demand, CORE_TEXT("Skew between paths"), CORE_TEXT("Skew"), "us", false,
         CORE_TEXT("How much later traffic arrives by the longest of its paths than by the shortest."), &ofDemand<&D::skewUs>},
        {"reorder_bytes", Scope::Demand, CORE_TEXT("To reorder per line port"), CORE_TEXT("To reorder"), "bytes", false,
         CORE_TEXT("What a line port receives during the skew: it may have to wait for what was sent before it."), &ofDemand<&D::reorderBytes>},
        {"taper_gbps", Scope::Demand, CORE_TEXT("Rate by taper"), CORE_TEXT("By taper"), "gbps", false, CORE_TEXT("What this pair would get as one fabric."),
         &ofDemand<&D::taperGbps>},
        {"job_gbps", Scope::Demand, CORE_TEXT("Rate by job"), CORE_TEXT("By job"), "gbps", false, CORE_TEXT("What the jobs need of this pair."),
         &ofDemand<&D::jobGbps>},
    };
}

} // namespace

const std::vector<Quantity> &quantities()
{
    static const std::vector<Quantity> all = [] {
        std::vector<Quantity> joined = make();
        addTransponders(joined, Scope::Total);
        addTransponders(joined, Scope::Route);
        addFlips(joined);
        return joined;
    }();
    return all;
}

const Quantity *findQuantity(Scope scope, std::string_view id)
{
    const auto &all = quantities();
    const auto found = std::ranges::find_if(all, [&](const Quantity &quantity) { return quantity.scope == scope && id == quantity.id; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<Subject> subjectsOf(Scope scope, const Sizing &sizing)
{
    std::vector<Subject> subjects;
    switch (scope) {
    case Scope::Total:
        subjects.push_back({});
        break;
    case Scope::Site:
        for (const SiteSizing &site : sizing.sites)
            subjects.push_back({scope, site.id});
        break;
    case Scope::Route:
        for (const RouteSizing &route : sizing.routes)
            subjects.push_back({scope, route.id});
        break;
    case Scope::Demand:
        for (const DemandSizing &demand : sizing.demands)
            subjects.push_back({scope, demand.id()});
        break;
    case Scope::Srlg: // no quantity is about one
        break;
    }
    return subjects;
}

namespace {

using Known = std::unordered_map<const Derivation *, std::optional<double>>;

std::optional<double> evaluate(const Derivation &derivation, Known &known)
{
    if (!derivation.compute)
        return derivation.value;
    if (const auto found = known.find(&derivation); found != known.end())
        return found->second;
    std::vector<std::optional<double>> values;
    values.reserve(derivation.inputs.size());
    for (const Derivation &input : derivation.inputs)
        values.push_back(evaluate(input, known));
    return known[&derivation] = derivation.compute(values);
}

} // namespace

std::optional<double> evaluate(const Derivation &derivation)
{
    Known known;
    return evaluate(derivation, known);
}

} // namespace core
