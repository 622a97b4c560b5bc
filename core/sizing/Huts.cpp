#include "core/sizing/Huts.h"

#include "core/sizing/Rules.h"

namespace core {

namespace {

constexpr double slack = 1 + 1e-9; // a load that equals its limit fits

std::optional<double> times(double count, std::optional<double> each)
{
    return each ? std::optional(count * *each) : std::nullopt;
}

/// The band's amplifier for one pair (DESIGN.md section 4, Defaults).
const LineElementRow *singlePairAmplifier(const Route &route, const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    const Band band = route.band.value_or(bandFromWord(assumptions.word("band")).value_or(Band::C));
    return catalogue.lineElement(band == Band::CL || band == Band::SuperCL ? "ila_cl_single" : "ila_c_single");
}

HutLoad loadOf(const LineElementRow *amplifier, std::int64_t pairs, double overhead, const Catalogue &catalogue)
{
    HutLoad load;
    if (amplifier == nullptr)
        return load;
    load.amplifierId = amplifier->id;
    load.units = rules::inlineAmplifiers(2, pairs, amplifier->fibrePairsServed.value_or(1)); // one hut stands between two spans
    const auto units = static_cast<double>(load.units);
    load.powerW = times(units * overhead, amplifier->powerTypW);
    load.powerMaxW = times(units * overhead, amplifier->powerMaxW);
    load.unitMaxW = amplifier->powerMaxW;
    load.rackUnits = times(units, amplifier->rackUnits);
    if (const PriceRow *price = catalogue.priceOf(amplifier->id))
        load.usd = times(price->per == "fibre_pair" ? static_cast<double>(pairs) : units, price->typicalUsd);
    return load;
}

void addRoute(std::vector<HutSizing> &all, const RouteSizing &sized, const Scenario &scenario, const Catalogue &catalogue)
{
    const Route &route = *scenario.route(sized.id);
    const double overhead = scenario->assumptions.number("hut_overhead");
    HutSizing hut;
    hut.routeId = sized.id;
    hut.pairs = sized.fibrePairs;
    hut.built = loadOf(catalogue.lineElement(sized.amplifierId), hut.pairs, overhead, catalogue);
    hut.singlePair = loadOf(singlePairAmplifier(route, scenario->assumptions, catalogue), hut.pairs, overhead, catalogue);
    hut.multiRail = loadOf(multiRailAmplifier(catalogue), hut.pairs, overhead, catalogue);
    const bool listed = static_cast<std::int64_t>(route.spans.size()) == sized.spans;
    for (hut.number = 1; hut.number < sized.spans; ++hut.number) {
        if (listed) {
            const Span &before = route.spans[static_cast<std::size_t>(hut.number - 1)];
            hut.km += before.lengthKm;
            hut.name = before.hut;
        } else {
            hut.km = sized.lengthKm.value_or(0) * static_cast<double>(hut.number) / static_cast<double>(sized.spans);
        }
        all.push_back(hut);
    }
}

} // namespace

HutLimits hutLimits(const AssumptionSet &assumptions)
{
    return {assumptions.number("hut_power_limit_kw") * 1e3, assumptions.number("hut_shelf_limit_w"), assumptions.number("hut_rack_units_limit")};
}

std::optional<bool> HutLoad::fits(const HutLimits &limits) const
{
    if (!powerMaxW || !unitMaxW || !rackUnits)
        return std::nullopt;
    return *powerMaxW <= limits.powerW * slack && *unitMaxW <= limits.shelfW * slack && *rackUnits <= limits.rackUnits * slack;
}

const LineElementRow *multiRailAmplifier(const Catalogue &catalogue)
{
    return catalogue.lineElement("ila_cl_multirail");
}

std::vector<HutSizing> huts(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing)
{
    std::vector<HutSizing> all;
    for (const RouteSizing &route : sizing.routes) {
        if (!route.amplifierId.empty() && route.fibrePairs > 0)
            addRoute(all, route, scenario, catalogue);
    }
    return all;
}

} // namespace core
