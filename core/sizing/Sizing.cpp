#include "core/sizing/Sizing.h"

#include "core/sizing/Rules.h"

namespace core {

std::string DemandSizing::id() const
{
    return from + " → " + to + ", " + toWord(trafficClass);
}

void Sizing::index()
{
    m_sites.clear();
    m_routes.clear();
    m_demands.clear();
    for (std::size_t i = 0; i < sites.size(); ++i)
        m_sites.emplace(sites[i].id, i);
    for (std::size_t i = 0; i < routes.size(); ++i)
        m_routes.emplace(routes[i].id, i);
    for (std::size_t i = 0; i < demands.size(); ++i)
        m_demands.emplace(demands[i].id(), i);
}

const SiteSizing *Sizing::site(std::string_view id) const
{
    const auto found = m_sites.find(id);
    return found == m_sites.end() ? nullptr : &sites[found->second];
}

const RouteSizing *Sizing::route(std::string_view id) const
{
    const auto found = m_routes.find(id);
    return found == m_routes.end() ? nullptr : &routes[found->second];
}

const DemandSizing *Sizing::demand(std::string_view id) const
{
    const auto found = m_demands.find(id);
    return found == m_demands.end() ? nullptr : &demands[found->second];
}

std::optional<std::int64_t> portsOnceConnected(const SiteSizing &site, const Scenario &scenario, const Catalogue &catalogue)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    const PluggableRow *optic = catalogue.pluggable(assumptions.word("pluggable"));
    if (optic == nullptr || !optic->clientRateGbps || site.egressGbps <= 0)
        return std::nullopt;
    return rules::planePorts(site.egressGbps, *optic->clientRateGbps, assumptions.number("max_fill"), assumptions.count("planes"));
}

const char *toWord(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "";
}

const char *toWord(Scope scope)
{
    switch (scope) {
    case Scope::Total:
        return "total";
    case Scope::Site:
        return "site";
    case Scope::Route:
        return "route";
    case Scope::Demand:
        return "demand";
    case Scope::Srlg:
        return "srlg";
    }
    return "";
}

} // namespace core
