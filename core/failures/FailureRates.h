#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/failures/Failure.h"

#include <span>

namespace core {

/// How often something happens and how long it lasts then.
struct FailureRate {
    double perYear = 0; ///< of all that are alike together
    double hours = 0;   ///< mean of its causes, weighted by how often each comes; 0 where it never happens
};

/// Rates of failures by the assumptions of the group “Failures and protection” (resources/help/failures.md, “How often”).
class FailureRates {
public:
    /// The arguments must outlive it.
    FailureRates(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing);

    FailureRate of(const Failure &failure) const;

    /// Hours from the cut of a route to the last splice, by the size of its cable.
    double repairHours(std::size_t route) const;

private:
    FailureRate cut(std::size_t route) const; ///< of all its cables
    double cutsPerYear(std::size_t route) const;
    FailureRate srlg(const Failure &failure) const;
    FailureRate dual(const Failure &failure) const;

    const Scenario &m_scenario;
    const Catalogue &m_catalogue;
    const Sizing &m_sizing;
    FailureRate m_works, m_hut, m_router, m_plane, m_site;
    double m_cutsPerKm = 0, m_oneCableShare = 0, m_repairH = 0, m_repairHPerFibre = 0;
};

} // namespace core
