#pragma once

#include "core/optics/budget/LightBudget.h"
#include "core/sizing/Resolved.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// How one route is crossed: its spans, and whether Raman pumps help over a single long one.
struct SpanPlan {
    std::int64_t spans = 0; ///< 0 where the length is not known
    bool raman = false;
};

/// What the light does over one piece, from the site where it starts to the one where it is terminated.
struct LightVerdict {
    bool closes = false;
    bool closesWithoutDesignMargin = false;
    double margin = 0;              ///< larger is better, comparable within one optic; ≥ 0 closes
    std::optional<double> marginDb; ///< none where the catalogue's reach decides
    std::optional<double> gsnrDb0p1nm;
    std::optional<double> launchDbm, rxPowerDbm; ///< per channel
    LineClass lineClass = LineClass::Amplified;
    LightLimit limit = LightLimit::Osnr;
    bool raman = false;
};

LightVerdict verdictOf(const LightBudget &budget);

/// Says whether light reaches. Implementations are immutable from outside and thread-safe.
class LightModel {
public:
    LightModel() = default;
    LightModel(const LightModel &) = delete;
    LightModel &operator=(const LightModel &) = delete;
    virtual ~LightModel() = default;

    /// Spans of a route for an optic: as listed; else one where the optic reaches without a hut; else equal ones.
    /// No optic: as if none reached without huts.
    virtual SpanPlan spans(const ResolvedRoute &route, const PluggableRow *optic) const = 0;

    virtual LightBudget budget(const LightQuestion &question) const = 0;

    /// Power and GSNR along the piece, on amplified lines and without amplifiers. Empty under byReach.
    virtual std::vector<LightProfilePoint> profile(const LightQuestion &question) const = 0;
};

/// Light by the physics of core/optics: budgets over the route's spans (assumption `nli_model`).
/// The catalogue gives amplifiers, terminals and multiplexers and must outlive the model.
std::unique_ptr<LightModel> lightModel(const AssumptionSet &assumptions, const Catalogue &catalogue);

} // namespace core
