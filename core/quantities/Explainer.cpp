#include "core/quantities/Explainer.h"

#include "core/base/Number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core {

namespace {

const std::vector<Rule> &rules()
{
    static const std::vector<Rule> all = [] {
        std::vector<Rule> joined;
        for (const auto &theme :
             {trafficRules(), pathRules(), portRules(), routeRules(), spanRules(), powerRules(), moneyRules(), lightRules(), transponderRules()})
            joined.insert(joined.end(), theme.begin(), theme.end());
        return joined;
    }();
    return all;
}

std::optional<std::size_t> placeOf(Scope scope, const std::string &id, const Scenario &scenario, const Sizing &sizing)
{
    switch (scope) {
    case Scope::Total:
        return id.empty() ? std::optional<std::size_t>(0) : std::nullopt;
    case Scope::Site:
        return scenario.siteIndex(id);
    case Scope::Route:
        return scenario.routeIndex(id);
    case Scope::Demand: {
        const DemandSizing *demand = sizing.demand(id);
        return demand == nullptr ? std::nullopt : std::optional(static_cast<std::size_t>(demand - sizing.demands.data()));
    }
    case Scope::Srlg:
        break;
    }
    return std::nullopt;
}

/// "%1 + %2 + %3", and from the tenth term on an ellipsis.
Text joined(const Inputs &inputs, bool times)
{
    static constexpr std::array sums{"%1", "%1 + %2", "%1 + %2 + %3", "%1 + %2 + %3 + %4", "%1 + %2 + %3 + %4 + %5", "%1 + %2 + %3 + … + %4"};
    static constexpr std::array products{"%1", "%1 × %2", "%1 × %2 × %3", "%1 × %2 × %3 × %4", "%1 × %2 × %3 × %4 × %5", "%1 × %2 × %3 × … × %4"};
    if (inputs.empty())
        return {"0", {}};
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (inputs.size() <= 5 || i < 3 || i + 1 == inputs.size())
            shown.push_back(i);
    }
    Text text{(times ? products : sums)[std::min<std::size_t>(inputs.size(), 6) - 1], {}};
    for (const std::size_t i : shown)
        text.args.emplace_back(inputs[i]->value ? TextArg(*inputs[i]->value) : TextArg(std::string("?")));
    return text;
}

/// Who gave the value, and what is usual.
Text rangeText(const Assumption &assumption, bool given)
{
    if (!assumption.low || !assumption.high)
        return {given ? CORE_TEXT("Scenario") : CORE_TEXT("Standard value"), {}};
    return {given ? CORE_TEXT("Scenario; usual %1 to %2") : CORE_TEXT("Standard value; usual %1 to %2"), {*assumption.low, *assumption.high}};
}

} // namespace

bool allKnown(Values values)
{
    return std::ranges::all_of(values, [](const std::optional<double> &value) { return value.has_value(); });
}

std::int64_t asCount(const std::optional<double> &value)
{
    return std::llround(value.value_or(0));
}

Explainer::Explainer(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
    : m_scenario(scenario), m_catalogue(catalogue), m_resolved(resolved), m_sizing(sizing)
{
}

DerivationPtr Explainer::quantity(Scope scope, std::string_view id, const std::string &subjectId)
{
    const Quantity *quantity = findQuantity(scope, id);
    const auto place = placeOf(scope, subjectId, m_scenario, m_sizing);
    const auto rule = std::ranges::find_if(rules(), [&](const Rule &entry) { return entry.scope == scope && id == entry.id; });
    if (quantity == nullptr || !place || rule == rules().end())
        return nullptr;
    auto &known = m_quantities[{scope, std::string(id), subjectId}];
    if (known)
        return known;
    Derivation derived = *rule->derive(*this, *place);
    derived.label = Text{quantity->label, {}};
    if (scope == Scope::Site)
        derived.label = {CORE_TEXT("%1, %2"), {Marked{quantity->label}, siteName(*place)}};
    else if (scope == Scope::Route)
        derived.label = {CORE_TEXT("%1, %2"), {Marked{quantity->label}, routeName(*place)}};
    else if (scope == Scope::Demand)
        derived.label = {CORE_TEXT("%1, %2 → %3"), {Marked{quantity->label}, nameOf(m_sizing.demands[*place].from), nameOf(m_sizing.demands[*place].to)}};
    derived.unit = quantity->unit;
    derived.whole = quantity->whole;
    known = std::make_shared<const Derivation>(std::move(derived));
    return known;
}

DerivationPtr Explainer::shared(const std::string &key, const std::function<DerivationPtr()> &make)
{
    if (const auto found = m_shared.find(key); found != m_shared.end())
        return found->second;
    DerivationPtr made = make();
    m_shared.emplace(key, made);
    return made;
}

DerivationPtr Explainer::assumption(const char *id) const
{
    const Assumption &entry = *findAssumption(id);
    const AssumptionSet &set = m_scenario->assumptions;
    Derivation leaf;
    leaf.label = {entry.label, {}};
    leaf.unit = entry.unit;
    leaf.whole = entry.kind == AssumptionKind::Count;
    leaf.origin = Origin::Assumption;
    leaf.from = rangeText(entry, set.isGiven(id));
    leaf.source = entry.source;
    leaf.estimate = entry.estimate && !set.isGiven(id);
    leaf.link = {DerivationLink::Kind::Assumption, id, {}, {}};
    if (const double *number = std::get_if<double>(&set.value(id)))
        leaf.value = *number;
    return std::make_shared<const Derivation>(std::move(leaf));
}

DerivationPtr Explainer::cell(const char *table, const std::string &id, const char *column, Text label, const char *unit, bool whole) const
{
    Derivation leaf;
    leaf.label = std::move(label);
    leaf.unit = unit;
    leaf.whole = whole;
    leaf.origin = Origin::Catalogue;
    leaf.from = {CORE_TEXT("%1, column %2"), {catalogueLabel(m_catalogue, table, id), std::string(column)}};
    leaf.link = {DerivationLink::Kind::CatalogueCell, id, column, table};
    if (const auto found = m_catalogue.cell(table, id, column)) {
        leaf.value = found->number;
        leaf.estimate = found->kind == FigureKind::Estimate;
        if (found->fromDesign)
            leaf.source = "design";
        else if (found->provenance != nullptr)
            leaf.source = found->provenance->source;
    }
    return std::make_shared<const Derivation>(std::move(leaf));
}

DerivationPtr Explainer::constant(Text label, double value, const char *unit, const char *source)
{
    Derivation leaf;
    leaf.label = std::move(label);
    leaf.value = value;
    leaf.unit = unit;
    leaf.origin = Origin::Constant;
    leaf.source = source;
    return std::make_shared<const Derivation>(std::move(leaf));
}

DerivationPtr Explainer::siteInput(const Site &site, const char *field, Text label, double value, const char *unit, bool whole) const
{
    Derivation leaf;
    leaf.label = std::move(label);
    leaf.value = value;
    leaf.unit = unit;
    leaf.whole = whole;
    leaf.origin = Origin::Input;
    leaf.from = {CORE_TEXT("Site %1"), {displayName(site)}};
    leaf.link = {DerivationLink::Kind::Site, site.id, field, {}};
    return std::make_shared<const Derivation>(std::move(leaf));
}

DerivationPtr Explainer::routeInput(const Route &route, const char *field, Text label, double value, const char *unit, bool whole) const
{
    Derivation leaf;
    leaf.label = std::move(label);
    leaf.value = value;
    leaf.unit = unit;
    leaf.whole = whole;
    leaf.origin = Origin::Input;
    leaf.from = {CORE_TEXT("Route %1"), {displayName(route, m_scenario)}};
    leaf.link = {DerivationLink::Kind::Route, route.id, field, {}};
    return std::make_shared<const Derivation>(std::move(leaf));
}

DerivationPtr Explainer::node(Node of)
{
    Derivation derived;
    derived.label = std::move(of.label);
    derived.unit = of.unit;
    derived.whole = of.whole;
    derived.formula = std::move(of.formula);
    derived.inputIsEstimate = std::ranges::any_of(of.inputs, [](const DerivationPtr &input) { return input->restsOnEstimate(); });
    std::vector<std::optional<double>> values;
    for (const DerivationPtr &input : of.inputs)
        values.push_back(input->value);
    derived.value = of.compute(values);
    derived.inputs = DerivationInputs(std::move(of.inputs));
    derived.compute = std::move(of.compute);
    return std::make_shared<const Derivation>(std::move(derived));
}

DerivationPtr Explainer::sum(Text label, const char *unit, bool whole, Inputs inputs)
{
    if (inputs.size() == 1) {
        Derivation alone = *inputs.front();
        alone.label = std::move(label);
        return std::make_shared<const Derivation>(std::move(alone));
    }
    Text formula = joined(inputs, false);
    return node({std::move(label), unit, whole, std::move(formula), std::move(inputs), [](Values values) -> std::optional<double> {
                     double total = 0;
                     for (const std::optional<double> &value : values) {
                         if (!value)
                             return std::nullopt;
                         total += *value;
                     }
                     return total;
                 }});
}

DerivationPtr Explainer::product(Text label, const char *unit, bool whole, Inputs inputs)
{
    Text formula = joined(inputs, true);
    return node({std::move(label), unit, whole, std::move(formula), std::move(inputs), [](Values values) -> std::optional<double> {
                     if (!allKnown(values))
                         return std::nullopt;
                     double all = *values[0];
                     for (std::size_t i = 1; i < values.size(); ++i)
                         all *= *values[i];
                     return all;
                 }});
}

DerivationPtr Explainer::unknown(Text label, const char *unit, Text why) const
{
    Derivation leaf;
    leaf.label = std::move(label);
    leaf.unit = unit;
    leaf.from = std::move(why);
    return std::make_shared<const Derivation>(std::move(leaf));
}

std::string Explainer::nameOf(const std::string &siteId) const
{
    return displayName(*m_scenario.site(siteId));
}

std::string Explainer::siteName(std::size_t site) const
{
    return displayName(*m_resolved.sites[site].site);
}

std::string Explainer::routeName(std::size_t route) const
{
    return displayName(*m_resolved.routes[route].route, m_scenario);
}

std::vector<std::string> Explainer::opticsOfSite(std::size_t site) const
{
    std::set<std::string> ids;
    for (const SegmentSizing &segment : m_sizing.segments) {
        if (segment.a == m_sizing.sites[site].id || segment.b == m_sizing.sites[site].id)
            ids.insert(segment.pluggableId);
    }
    return {ids.begin(), ids.end()};
}

std::vector<std::string> Explainer::opticsOfRoute(std::size_t route) const
{
    std::set<std::string> ids;
    for (const SegmentSizing &segment : m_sizing.segments) {
        if (std::ranges::find(segment.routes, m_sizing.routes[route].id) != segment.routes.end())
            ids.insert(segment.pluggableId);
    }
    return {ids.begin(), ids.end()};
}

std::vector<std::string> Explainer::terminalsOfSite(std::size_t site) const
{
    std::set<std::string> ids;
    for (std::size_t i = 0; i < m_sizing.routes.size(); ++i) {
        const bool here = m_resolved.routes[i].a == site || m_resolved.routes[i].b == site;
        if (here && !m_sizing.routes[i].terminalId.empty())
            ids.insert(m_sizing.routes[i].terminalId);
        if (here && !m_sizing.routes[i].ramanId.empty())
            ids.insert(m_sizing.routes[i].ramanId);
    }
    return {ids.begin(), ids.end()};
}

Result<Derivation> explain(std::string_view quantityId, const Subject &subject, const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing)
{
    if (findQuantity(subject.scope, quantityId) == nullptr)
        return Error{ErrorCode::NotFound, CORE_TEXT("There is no quantity “%1” of that kind."), {std::string(quantityId)}, {}};
    const Result<Resolved> resolved = resolve(scenario, catalogue);
    if (!resolved)
        return resolved.error();
    const DerivationPtr derived = Explainer(scenario, catalogue, *resolved, sizing).quantity(subject.scope, quantityId, subject.id);
    if (!derived)
        return Error{ErrorCode::NotFound, CORE_TEXT("There is nothing called “%1” in the scenario “%2”."), {subject.id, scenario->name}, {}};
    return *derived;
}

} // namespace core
