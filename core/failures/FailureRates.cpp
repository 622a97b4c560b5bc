#include "core/failures/FailureRates.h"

#include "core/sizing/Rules.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr double smallCableFibres = 144;

/// Several causes of the same failure.
FailureRate together(std::span<const FailureRate> causes)
{
    FailureRate sum;
    double hours = 0;
    for (const FailureRate &cause : causes) {
        sum.perYear += cause.perYear;
        hours += cause.perYear * cause.hours;
    }
    if (sum.perYear > 0)
        sum.hours = hours / sum.perYear;
    return sum;
}

/// Both at once, each independent of the other: one comes while the other lasts.
FailureRate overlap(const FailureRate &x, const FailureRate &y)
{
    if (x.hours + y.hours <= 0)
        return {};
    return {x.perYear * y.perYear * (x.hours + y.hours) / rules::hoursPerYear, x.hours * y.hours / (x.hours + y.hours)};
}

FailureRate times(std::int64_t count, const FailureRate &each)
{
    return {static_cast<double>(count) * each.perYear, each.hours};
}

} // namespace

FailureRates::FailureRates(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing)
    : m_scenario(scenario), m_catalogue(catalogue), m_sizing(sizing)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    const auto number = [&](const char *id) { return assumptions.number(id); };
    m_works = {number("planned_works_per_year"), number("planned_works_h")};
    m_hut = {number("hut_failures_per_year"), number("hut_repair_h")};
    m_router = {rules::hoursPerYear / number("router_mtbf_h"), number("router_repair_h")};
    m_plane = {number("plane_outages_per_year"), number("plane_outage_h")};
    m_site = {number("site_outages_per_year"), number("site_outage_h")};
    m_cutsPerKm = number("cuts_per_1000km_year") / 1e3;
    m_oneCableShare = number("cuts_one_cable_share");
    m_repairH = number("cut_repair_h");
    m_repairHPerFibre = number("repair_h_per_144_fibres") / smallCableFibres;
}

double FailureRates::repairHours(std::size_t route) const
{
    const std::string &sized = m_sizing.routes[route].cableId;
    const FibreCableRow *cable = m_catalogue.fibreCable(sized.empty() ? m_scenario->routes[route].cable : sized);
    const double fibres = cable != nullptr ? static_cast<double>(cable->fibres.value_or(0)) : 0;
    return m_repairH + m_repairHPerFibre * std::max(0.0, fibres - smallCableFibres);
}

double FailureRates::cutsPerYear(std::size_t route) const
{
    return m_cutsPerKm * m_sizing.routes[route].lengthKm.value_or(0);
}

FailureRate FailureRates::cut(std::size_t route) const
{
    const double whole = m_sizing.routes[route].cables >= 2 ? 1 - m_oneCableShare : 1;
    return {cutsPerYear(route) * whole, repairHours(route)};
}

FailureRate FailureRates::srlg(const Failure &failure) const
{
    FailureRate rate{m_scenario->assumptions.number("srlg_cuts_per_year"), 0};
    for (const std::size_t route : failure.routes)
        rate.hours = std::max(rate.hours, repairHours(route));
    for (const Failure::Part &part : failure.routeParts)
        rate.hours = std::max(rate.hours, repairHours(part.index));
    if (const Srlg *group = m_scenario.srlg(failure.ids.front()))
        return {group->cutsPerYear.value_or(rate.perYear), group->mttrH.value_or(rate.hours)};
    return rate;
}

FailureRate FailureRates::dual(const Failure &failure) const
{
    const FailureRate first = cut(failure.routes.front()), second = cut(failure.routes.back());
    const std::array<FailureRate, 3> pairs{overlap(first, second), overlap(first, m_works), overlap(m_works, second)};
    return together(pairs);
}

FailureRate FailureRates::of(const Failure &failure) const
{
    switch (failure.kind) {
    case FailureKind::Route:
        return together(std::array<FailureRate, 2>{cut(failure.routes.front()), m_works});
    case FailureKind::Srlg:
        return srlg(failure);
    case FailureKind::Hut:
        return times(failure.alike, m_hut);
    case FailureKind::Cable: {
        const std::size_t route = failure.routeParts.front().index;
        return {cutsPerYear(route) * m_oneCableShare, repairHours(route)};
    }
    case FailureKind::Router:
        return times(failure.alike, m_router);
    case FailureKind::Plane:
        return times(failure.alike, m_plane);
    case FailureKind::Site:
        return m_site;
    case FailureKind::Dual:
        return dual(failure);
    }
    return {};
}

} // namespace core
