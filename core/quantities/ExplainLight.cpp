// GSNR, margin and powers of the light with the least margin over a route.
#include "core/quantities/Explainer.h"

#include "core/optics/budget/Penalties.h"
#include "core/optics/budget/RouteBudget.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr const char *page = "Spanwright optics page";

std::optional<LightBudget> budgetOf(const Explainer &explainer, std::size_t index)
{
    return budgetOfRoute(index, explainer.scenario(), explainer.catalogue(), explainer.resolved(), explainer.sizing());
}

DerivationPtr dark(const Explainer &explainer, const char *unit)
{
    return explainer.unknown({}, unit, {CORE_TEXT("No light passes here, or the catalogue's reach decides, which has no decibels"), {}});
}

/// An entry of the budget as a leaf with its source.
DerivationPtr leaf(const LightBudget &budget, std::string_view id)
{
    const auto entry = std::ranges::find_if(budget.entries, [&](const BudgetEntry &each) { return each.id == id; });
    if (entry == budget.entries.end())
        return nullptr;
    auto out = std::make_shared<Derivation>(*Explainer::constant({entry->label, {}}, entry->value, entry->unit, entry->source.c_str()));
    out->estimate = entry->estimate;
    return out;
}

DerivationPtr leafOrNil(const LightBudget &budget, std::string_view id, Text label)
{
    const DerivationPtr found = leaf(budget, id);
    return found != nullptr ? found : Explainer::constant(std::move(label), 0, "dB", page);
}

/// For formulas: what a reader needs of a ratio.
double shown(double value)
{
    return std::round(value * 1e3) / 1e3;
}

/// The noise of all amplifiers with what it comes from: launch power, loss, noise figures.
DerivationPtr lineOsnr(Explainer &explainer, std::size_t index, const LightBudget &budget)
{
    DerivationPtr all = leaf(budget, "line_osnr");
    if (all == nullptr)
        return nullptr;
    Inputs inputs{all, leaf(budget, "launch"), leaf(budget, "span_loss"), leaf(budget, "amplifiers")};
    const RouteSizing &route = explainer.sizing().routes[index];
    for (const std::string *id : {&route.terminalId, &route.amplifierId}) {
        const LineElementRow *row = id->empty() ? nullptr : explainer.catalogue().lineElement(*id);
        if (row != nullptr && row->noiseFigureDb)
            inputs.push_back(explainer.cell("line_system", *id, "noise_figure_db", {CORE_TEXT("Noise figure of %1"), {row->element}}, "dB"));
    }
    return Explainer::node(
        {all->label, "dB", false, {CORE_TEXT("−10 lg Σ F h f × 12.5 GHz ÷ power at the input, over all amplifiers"), {}}, std::move(inputs), [](Values v) {
             return v[0];
         }});
}

DerivationPtr gsnr(Explainer &explainer, std::size_t index)
{
    const std::optional<LightBudget> budget = budgetOf(explainer, index);
    if (!budget || !budget->gsnrDb0p1nm)
        return dark(explainer, "dB");
    // What adds noise, in the order in which the budget adds it; what does not exist is left out.
    static constexpr const char *parts[] = {"line_osnr", "snr_nli", "tx_osnr", "eepn"};
    Inputs inputs;
    std::vector<std::optional<std::size_t>> places;
    for (const char *part : parts) {
        DerivationPtr found = part == parts[0] ? lineOsnr(explainer, index, *budget) : leaf(*budget, part);
        places.push_back(found != nullptr ? std::optional(inputs.size()) : std::nullopt);
        if (found != nullptr)
            inputs.push_back(std::move(found));
    }
    const Text formula = budget->lineClass == LineClass::Amplified ? Text{CORE_TEXT("−10 lg Σ 10^(−x ÷ 10); %1 amplifiers, %2 dBm launched per carrier"),
                                                                          {budget->amplifiersPassed, shown(*budget->launchDbm)}}
                                                                   : Text{CORE_TEXT("−10 lg Σ 10^(−x ÷ 10); no amplifier on the way"), {}};
    return Explainer::node({{}, "dB", false, formula, std::move(inputs), [places](Values v) -> std::optional<double> {
                                const auto at = [&](std::size_t part) { return places[part] ? v[*places[part]] : std::nullopt; };
                                return optics::noiseSumDb(at(0), at(1), at(2), at(3));
                            }});
}

DerivationPtr designMargin(const Explainer &explainer)
{
    return explainer.assumption("design_margin_db");
}

DerivationPtr osnrMargin(Explainer &explainer, std::size_t index, const LightBudget &budget)
{
    Inputs inputs{explainer.quantity(Scope::Route, "gsnr_db_0p1nm", explainer.sizing().routes[index].id),
                  leaf(budget, "required"),
                  leafOrNil(budget, "dispersion_penalty", {CORE_TEXT("Penalty for dispersion"), {}}),
                  leafOrNil(budget, "pmd_penalty", {CORE_TEXT("Penalty for PMD"), {}}),
                  leafOrNil(budget, "pdl_penalty", {CORE_TEXT("Penalty for PDL"), {}}),
                  leafOrNil(budget, "filter_penalty", {CORE_TEXT("Penalty for filtering"), {}}),
                  designMargin(explainer)};
    const Text formula{CORE_TEXT("GSNR %1 − required %2 − penalties %3 − design margin %4"),
                       {shown(*budget.gsnrDb0p1nm), shown(*budget.requiredOsnrDb0p1nm), shown(budget.penaltiesDb), budget.designMarginDb}};
    return Explainer::node({{}, "dB", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                if (!allKnown(v))
                                    return std::nullopt;
                                PenaltyParts parts;
                                parts.dispersionDb = *v[2];
                                parts.pmdDb = *v[3];
                                parts.pdlPenaltyDb = *v[4];
                                parts.filteringDb = *v[5];
                                return optics::osnrMarginDb(*v[0], *v[1], parts.sumDb(), *v[6]);
                            }});
}

DerivationPtr powerMargin(Explainer &explainer, std::size_t index, const LightBudget &budget)
{
    const bool amplified = budget.lineClass == LineClass::Amplified;
    Inputs inputs{explainer.quantity(Scope::Route, "rx_power_dbm", explainer.sizing().routes[index].id), leaf(budget, amplified ? "rx_min" : "rx_sensitivity")};
    if (!amplified)
        inputs.push_back(designMargin(explainer));
    const Text formula{CORE_TEXT("received power − least power − design margin, the least of all limits"), {}};
    return Explainer::node({{}, "dB", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(optics::powerMarginDb(*v[0], *v[1], v.size() > 2 ? *v[2] : 0)) : std::nullopt;
                            }});
}

/// More than the optic bears: the margin is how far beyond its limit the line is.
DerivationPtr beyond(Inputs inputs)
{
    return Explainer::node({{}, "dB", false, {CORE_TEXT("10 lg (limit ÷ value): the optic cannot bear it"), {}}, std::move(inputs), [](Values v) {
                                return allKnown(v) ? std::optional(optics::powerMarginDb(10 * std::log10(*v[1]), 10 * std::log10(std::abs(*v[0])), 0))
                                                   : std::nullopt;
                            }});
}

DerivationPtr margin(Explainer &explainer, std::size_t index)
{
    const std::optional<LightBudget> budget = budgetOf(explainer, index);
    if (!budget || !budget->marginDb)
        return dark(explainer, "dB");
    switch (budget->limit) {
    case LightLimit::ReceiverSensitivity:
        return powerMargin(explainer, index, *budget);
    case LightLimit::Dispersion:
        return beyond({leaf(*budget, "dispersion"), leaf(*budget, "dispersion_tolerance")});
    case LightLimit::Pmd:
        return beyond({leaf(*budget, "pmd"), leaf(*budget, "pmd_tolerance")});
    case LightLimit::Band:
        return beyond({leaf(*budget, "signal_width"), leaf(*budget, "slot_width")});
    default:
        return osnrMargin(explainer, index, *budget);
    }
}

DerivationPtr launch(Explainer &explainer, std::size_t index)
{
    const std::optional<LightBudget> budget = budgetOf(explainer, index);
    if (!budget || !budget->launchDbm)
        return dark(explainer, "dBm");
    if (budget->lineClass == LineClass::Amplified) {
        Inputs inputs{leaf(*budget, "launch"), leaf(*budget, "launch_limit")};
        return Explainer::node({{},
                                "dBm",
                                false,
                                {CORE_TEXT("the power of the best GSNR less the back-off, within what the amplifiers give"), {}},
                                std::move(inputs),
                                [](Values v) { return v[0]; }});
    }
    const bool multiplexed = budget->lineClass == LineClass::Multiplexed;
    Inputs inputs{leaf(*budget, "tx_power")};
    if (multiplexed)
        inputs.push_back(leaf(*budget, "mux_loss"));
    const Text formula = multiplexed ? Text{CORE_TEXT("transmitter power − loss of the multiplexer"), {}} : Text{CORE_TEXT("the transmitter's power"), {}};
    return Explainer::node({{}, "dBm", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(*v[0] - (v.size() > 1 ? *v[1] : 0)) : std::nullopt;
                            }});
}

DerivationPtr received(Explainer &explainer, std::size_t index)
{
    const std::optional<LightBudget> budget = budgetOf(explainer, index);
    if (!budget || !budget->rxPowerDbm)
        return dark(explainer, "dBm");
    if (budget->lineClass == LineClass::Amplified) {
        Inputs inputs{leaf(*budget, "rx_power"), leaf(*budget, "rx_min")};
        return Explainer::node(
            {{}, "dBm", false, {CORE_TEXT("as the last amplifier is set, behind its demultiplexer"), {}}, std::move(inputs), [](Values v) { return v[0]; }});
    }
    Inputs inputs{explainer.quantity(Scope::Route, "launch_dbm", explainer.sizing().routes[index].id), leaf(*budget, "line_loss"), leaf(*budget, "rx_max")};
    if (const DerivationPtr mux = leaf(*budget, "mux_loss"))
        inputs.push_back(mux);
    const Text formula{CORE_TEXT("launch power − losses, never more than the receiver takes"), {}};
    return Explainer::node({{}, "dBm", false, formula, std::move(inputs), [](Values v) -> std::optional<double> {
                                return allKnown(v) ? std::optional(std::min(*v[0] - *v[1] - (v.size() > 3 ? *v[3] : 0), *v[2])) : std::nullopt;
                            }});
}

} // namespace

std::vector<Rule> lightRules()
{
    return {
        {Scope::Route, "gsnr_db_0p1nm", &gsnr},
        {Scope::Route, "margin_db", &margin},
        {Scope::Route, "launch_dbm", &launch},
        {Scope::Route, "rx_power_dbm", &received},
    };
}

} // namespace core
