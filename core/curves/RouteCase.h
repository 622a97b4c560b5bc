#pragma once

#include "core/curves/Curves.h"
#include "core/optics/budget/RouteBudget.h"

#include <memory>

namespace core::curve {

/// A route as if it had another length. Listed spans are cut off at the far end, and go on from the first one again beyond it.
class StretchedRoute {
public:
    explicit StretchedRoute(const ResolvedRoute &route) : m_original(route), m_resolved(route) {}
    StretchedRoute(const StretchedRoute &) = delete;
    StretchedRoute &operator=(const StretchedRoute &) = delete;

    /// Valid until the next call. @param lengthKm above 0
    const ResolvedRoute &at(double lengthKm);

private:
    void listSpans(double lengthKm);

    const ResolvedRoute &m_original;
    Route m_route; ///< of routes with listed spans
    ResolvedRoute m_resolved;
};

enum class MarginShown { No, Yes };

/// The light over a route that has the least margin, and what it would be like with another optic, length or launch power.
class RouteCase {
public:
    /// @error InvalidValue when the route or its length is not known; NotFound as resolve().
    static Result<RouteCase> make(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject);

    /// The same, refused where no optic is in use or fixed. @error InvalidValue besides
    static Result<RouteCase> makeLit(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject);

    /// The optic in use, else the one fixed for the route; none where the program chooses and nothing is lit.
    const PluggableRow *present() const { return m_present; }
    double lengthKm() const { return *resolvedRoute().lengthKm; }
    double gbps() const { return m_worst ? m_worst->segment->gbps : 0; } ///< of this light
    const std::vector<std::size_t> &piece() const { return m_piece; }
    const std::vector<std::size_t> &sites() const { return m_sites; } ///< along the piece, one more
    const Resolved &resolved() const { return *m_resolved; }
    const ResolvedRoute &resolvedRoute() const { return m_resolved->routes[m_route]; }
    std::size_t routeIndex() const { return m_route; }
    const LightModel &model() const { return *m_model; }

    /// The present optic first, then those that the program may choose and that fit the cages at both ends.
    std::vector<const PluggableRow *> optics() const;

    /// As it stands: the budget has the sizing's figures. There must be a present optic.
    LightQuestion asItStands() const;
    /// With the whole piece, this route at another length and lit by the rules.
    LightBudget budgetAt(const PluggableRow &optic, double lengthKm);
    /// Over this route alone, whatever light goes on beyond it.
    LightBudget aloneAt(const PluggableRow &optic, double lengthKm);

    /// Lines of text that say what the curves rest on. @param shown whether the design margin bears on what they show
    std::vector<Text> notes(MarginShown shown = MarginShown::Yes) const;

private:
    RouteCase() = default;
    void takePiece();
    LightQuestion byTheRules(const PluggableRow &optic) const;

    const Scenario *m_scenario = nullptr;
    std::unique_ptr<Resolved> m_resolved; ///< stays where it is: others point into it
    std::unique_ptr<LightModel> m_model;
    std::unique_ptr<StretchedRoute> m_stretched;
    std::size_t m_route = 0;
    std::optional<core::RouteLight> m_worst;
    std::vector<std::size_t> m_piece, m_sites;
    std::vector<const ResolvedRoute *> m_routes;
    const PluggableRow *m_present = nullptr;
};

Error stopped();

/// Rounded for a sentence: 117.83 → 118, 9.37 → 9.4.
double forReading(double value);

} // namespace core::curve
