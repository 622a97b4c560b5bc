// From the demands down to power, PUE and watts per accelerator.
#include "core/quantities/Explainer.h"

#include "core/sizing/Rules.h"
#include "core/traffic/Pattern.h"
#include "core/traffic/Traffic.h"

#include <algorithm>
#include <cmath>

namespace core {

DerivationPtr Explainer::sitePower(std::size_t index) const
{
    const ResolvedSite &site = m_resolved.sites[index];
    const Text label{CORE_TEXT("Power at the meter"), {}};
    return site.site->powerMw ? siteInput(*site.site, "power_mw", label, *site.site->powerMw, "MW") : assumption("power_mw");
}

DerivationPtr Explainer::sitePue(std::size_t index) const
{
    const Site &site = *m_resolved.sites[index].site;
    return site.pue ? siteInput(site, "pue", {"PUE", {}}, *site.pue, "") : assumption("pue");
}

namespace {

DerivationPtr accelerators(Explainer &explainer, std::size_t index)
{
    const ResolvedSite &site = explainer.resolved().sites[index];
    const Text label{CORE_TEXT("Accelerators"), {}};
    if (site.accelerator == nullptr)
        return Explainer::constant({CORE_TEXT("A site without accelerators"), {}}, 0, "accelerators");
    if (site.site->acceleratorCount)
        return explainer.siteInput(*site.site, "accelerator_count", label, static_cast<double>(*site.site->acceleratorCount), "accelerators", true);
    if (!site.powerMw)
        return Explainer::constant({CORE_TEXT("A site without power of its own"), {}}, 0, "accelerators");
    Inputs inputs{explainer.sitePower(index), explainer.sitePue(index),
                  explainer.cell("accelerators", site.accelerator->id, "accel_allin_it_w", {CORE_TEXT("IT power per accelerator, all in"), {}}, "W")};
    Text formula{CORE_TEXT("⌊%1 MW ÷ %2 ÷ %3 W⌋"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
    if (explainer.scenario()->assumptions.flag("border_inside_meter")) {
        // The border layer depends on the accelerators and they on it; the settled power stands here as it is.
        const double allin = *site.accelerator->allinItW, count = static_cast<double>(explainer.sizing().sites[index].accelerators);
        const double settled = explainer.sizing().sites[index].borderItW.value_or(0);
        Derivation border;
        border.label = {CORE_TEXT("IT power of the border layer, inside the meter"), {}};
        border.value = settled;
        border.unit = "W";
        border.from = {CORE_TEXT("Settled by repeating the sizing"), {}};
        inputs.push_back(std::make_shared<const Derivation>(std::move(border)));
        formula = {CORE_TEXT("⌊(%1 MW ÷ %2 − %3 W) ÷ %4 W⌋"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), settled, allin}};
        (void)count;
    }
    return Explainer::node({label, "accelerators", true, std::move(formula), std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                return static_cast<double>(rules::accelerators(*v[0], *v[1], *v[2], v.size() > 3 ? *v[3] : 0.0));
                            }});
}

DerivationPtr acceleratorsOfSite(Explainer &explainer, std::size_t index)
{
    return explainer.quantity(Scope::Site, "accelerators", explainer.sizing().sites[index].id);
}

DerivationPtr backend(Explainer &explainer, std::size_t index)
{
    const AcceleratorRow *row = explainer.resolved().sites[index].accelerator;
    if (row == nullptr || explainer.sizing().sites[index].accelerators == 0)
        return Explainer::constant({CORE_TEXT("A site without accelerators"), {}}, 0, "gbps");
    return Explainer::product({CORE_TEXT("Back-end rate"), {}}, "gbps", false,
                              {acceleratorsOfSite(explainer, index),
                               explainer.cell("accelerators", row->id, "nic_scaleout_gbps_per_accel", {CORE_TEXT("NIC rate per accelerator"), {}}, "gbps")});
}

/// Egress of a site under "taper" or "dci".
DerivationPtr egressBy(Explainer &explainer, const std::string &basis, std::size_t index)
{
    const ResolvedSite &site = explainer.resolved().sites[index];
    if (site.accelerator == nullptr || explainer.sizing().sites[index].accelerators == 0 || !site.isCampus())
        return Explainer::constant({CORE_TEXT("%1 sends nothing of its own"), {explainer.siteName(index)}}, 0, "gbps");
    return explainer.shared("egress " + basis + " " + site.site->id, [&] {
        const Text label{CORE_TEXT("Egress of %1"), {explainer.siteName(index)}};
        if (basis != "dci") {
            Inputs inputs{explainer.quantity(Scope::Site, "backend_gbps", site.site->id), explainer.assumption("taper")};
            const Text formula{CORE_TEXT("%1 ÷ %2"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
            return Explainer::node({label, "gbps", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                        return allKnown(v) ? std::optional(rules::egressGbps(*v[0], *v[1])) : std::nullopt;
                                    }});
        }
        Inputs front{acceleratorsOfSite(explainer, index),
                     explainer.cell("accelerators", site.accelerator->id, "accel_per_node", {CORE_TEXT("Accelerators per node"), {}}, "accelerators", true),
                     explainer.cell("accelerators", site.accelerator->id, "frontend_gbps_per_node", {CORE_TEXT("Front-end rate per node"), {}}, "gbps")};
        const Text frontFormula{CORE_TEXT("⌊%1 ÷ %2⌋ × %3"), {front[0]->value.value_or(0), front[1]->value.value_or(0), front[2]->value.value_or(0)}};
        DerivationPtr network =
            Explainer::node({{CORE_TEXT("Front-end rate"), {}}, "gbps", false, frontFormula, std::move(front), [](Values v) -> std::optional<double> {
                                 return allKnown(v) ? std::optional(rules::frontendGbps(asCount(v[0]), *v[1], *v[2])) : std::nullopt;
                             }});
        Inputs inputs{network, explainer.assumption("dci_taper")};
        const Text formula{CORE_TEXT("%1 ÷ %2"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
        return Explainer::node({label, "gbps", false, formula, std::move(inputs),
                                [](Values v) -> std::optional<double> { return allKnown(v) ? std::optional(rules::egressGbps(*v[0], *v[1])) : std::nullopt; }});
    });
}

DerivationPtr egress(Explainer &explainer, std::size_t index)
{
    return egressBy(explainer, explainer.scenario()->assumptions.word("basis") == "dci" ? "dci" : "taper", index);
}

/// Sum of the egress of all campuses but one, in the scenario's order.
DerivationPtr others(Explainer &explainer, const std::string &basis, std::size_t but)
{
    return explainer.shared("others " + basis + " " + explainer.sizing().sites[but].id, [&] {
        Inputs inputs;
        for (const std::size_t campus : campusesOf(explainer.resolved())) {
            if (campus != but)
                inputs.push_back(egressBy(explainer, basis, campus));
        }
        return Explainer::sum({CORE_TEXT("Egress of all campuses but %1"), {explainer.siteName(but)}}, "gbps", false, std::move(inputs));
    });
}

DerivationPtr smaller(Explainer &explainer, const std::string &basis, std::size_t i, std::size_t j, bool half)
{
    Inputs inputs{egressBy(explainer, basis, i), egressBy(explainer, basis, j)};
    const Text formula{half ? CORE_TEXT("min(%1; %2) ÷ 2") : CORE_TEXT("min(%1; %2)"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0)}};
    return Explainer::node({{CORE_TEXT("Generated by the pattern"), {}}, "gbps", false, formula, std::move(inputs), [half](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                return half ? std::min(*v[0], *v[1]) / 2 : std::min(*v[0], *v[1]);
                            }});
}

DerivationPtr allToAll(Explainer &explainer, const std::string &basis, std::size_t i, std::size_t j)
{
    if (campusesOf(explainer.resolved()).size() == 2) { // each sends the other all it may, the lesser decides
        Inputs pair{egressBy(explainer, basis, i), egressBy(explainer, basis, j)};
        const Text lesser{CORE_TEXT("min(%1; %2)"), {pair[0]->value.value_or(0), pair[1]->value.value_or(0)}};
        return Explainer::node({{CORE_TEXT("Generated by the pattern"), {}}, "gbps", false, lesser, std::move(pair), [](Values v) -> std::optional<double> {
                                    return allKnown(v) ? std::optional(rules::allToAllGbps(*v[0], *v[1], *v[1], *v[0])) : std::nullopt;
                                }});
    }
    Inputs inputs{egressBy(explainer, basis, i), egressBy(explainer, basis, j), others(explainer, basis, i), others(explainer, basis, j)};
    const Text formula{CORE_TEXT("min(%1 × %2 ÷ %3; %2 × %1 ÷ %4)"),
                       {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0), inputs[3]->value.value_or(0)}};
    return Explainer::node({{CORE_TEXT("Generated by the pattern"), {}}, "gbps", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(rules::allToAllGbps(*v[0], *v[1], *v[2], *v[3])) : std::nullopt;
                            }});
}

DerivationPtr towardsHub(Explainer &explainer, const std::string &basis, std::size_t site, std::size_t hub)
{
    if (explainer.sizing().sites[hub].accelerators == 0)
        return egressBy(explainer, basis, site);
    Inputs inputs{egressBy(explainer, basis, site), egressBy(explainer, basis, hub), others(explainer, basis, hub)};
    const Text formula{CORE_TEXT("min(%1; %2 × %1 ÷ %3)"), {inputs[0]->value.value_or(0), inputs[1]->value.value_or(0), inputs[2]->value.value_or(0)}};
    return Explainer::node({{CORE_TEXT("Generated by the pattern"), {}}, "gbps", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                return std::min(*v[0], *v[1] * *v[0] / *v[2]);
                            }});
}

DerivationPtr generated(Explainer &explainer, const std::string &basis, std::size_t i, std::size_t j)
{
    const std::string &pattern = explainer.scenario()->assumptions.word("pattern");
    if (pattern == "hub") {
        const std::size_t hub = *explainer.scenario().siteIndex(explainer.sizing().hubSiteId.value_or(explainer.sizing().sites[i].id));
        return towardsHub(explainer, basis, i == hub ? j : i, hub);
    }
    if (pattern == "ring")
        return smaller(explainer, basis, i, j, campusesOf(explainer.resolved()).size() > 2);
    return allToAll(explainer, basis, i, j);
}

/// The design's own demands of one direction, added up in their order.
DerivationPtr direction(Explainer &explainer, const std::string &from, const std::string &to, DemandClass trafficClass)
{
    Inputs inputs;
    for (const Demand &demand : explainer.scenario()->demands) {
        if (demand.from != from || demand.to != to || demand.trafficClass != trafficClass)
            continue;
        Derivation leaf;
        leaf.label = {CORE_TEXT("Given demand"), {}};
        leaf.value = demand.gbps;
        leaf.unit = "gbps";
        leaf.origin = Origin::Input;
        leaf.from = {CORE_TEXT("Demand %1 → %2"), {from, to}};
        leaf.link = {DerivationLink::Kind::Demand, from + " → " + to + ", " + toWord(trafficClass), "gbps", {}};
        inputs.push_back(std::make_shared<const Derivation>(std::move(leaf)));
    }
    return Explainer::sum({CORE_TEXT("Given from %1 to %2"), {from, to}}, "gbps", false, std::move(inputs));
}

DerivationPtr demandGbps(Explainer &explainer, std::size_t index)
{
    const DemandSizing &demand = explainer.sizing().demands[index];
    const std::size_t i = *explainer.scenario().siteIndex(demand.from), j = *explainer.scenario().siteIndex(demand.to);
    Inputs inputs;
    if (demand.generatedGbps)
        inputs.push_back(generated(explainer, demand.trafficClass == DemandClass::Dci ? "dci" : "taper", i, j));
    if (demand.explicitGbps) {
        Inputs both{direction(explainer, demand.from, demand.to, demand.trafficClass), direction(explainer, demand.to, demand.from, demand.trafficClass)};
        const Text formula{CORE_TEXT("max(%1; %2)"), {both[0]->value.value_or(0), both[1]->value.value_or(0)}};
        inputs.push_back(Explainer::node(
            {{CORE_TEXT("Given demands, the larger direction"), {}}, "gbps", false, formula, std::move(both), [](Values v) -> std::optional<double> {
                 return allKnown(v) ? std::optional(std::max(*v[0], *v[1])) : std::nullopt;
             }}));
    }
    return Explainer::sum({CORE_TEXT("Rate"), {}}, "gbps", false, std::move(inputs));
}

DerivationPtr demandTaperGbps(Explainer &explainer, std::size_t index)
{
    const DemandSizing &demand = explainer.sizing().demands[index];
    if (!demand.taperGbps)
        return explainer.unknown({}, "gbps", {CORE_TEXT("The pattern gives this pair nothing"), {}});
    return generated(explainer, "taper", *explainer.scenario().siteIndex(demand.from), *explainer.scenario().siteIndex(demand.to));
}

DerivationPtr demandJobGbps(Explainer &explainer, std::size_t)
{
    return explainer.unknown({}, "gbps", {CORE_TEXT("No job is sized in this scenario"), {}});
}

DerivationPtr interSite(Explainer &explainer, std::size_t)
{
    Inputs inputs;
    for (const DemandSizing &demand : explainer.sizing().demands)
        inputs.push_back(explainer.quantity(Scope::Demand, "gbps", demand.id()));
    return Explainer::sum({}, "gbps", false, std::move(inputs));
}

DerivationPtr allAccelerators(Explainer &explainer, std::size_t)
{
    Inputs inputs;
    for (std::size_t i = 0; i < explainer.sizing().sites.size(); ++i)
        inputs.push_back(acceleratorsOfSite(explainer, i));
    return Explainer::sum({}, "accelerators", true, std::move(inputs));
}

} // namespace

std::vector<Rule> trafficRules()
{
    return {
        {Scope::Total, "accelerators", &allAccelerators}, {Scope::Total, "inter_site_gbps", &interSite}, {Scope::Site, "accelerators", &accelerators},
        {Scope::Site, "backend_gbps", &backend},          {Scope::Site, "egress_gbps", &egress},         {Scope::Demand, "gbps", &demandGbps},
        {Scope::Demand, "taper_gbps", &demandTaperGbps},  {Scope::Demand, "job_gbps", &demandJobGbps},
    };
}

} // namespace core
