#pragma once

#include "core/sizing/Resolved.h"

#include <memory>
#include <optional>
#include <span>

namespace core {

/// What the light does over one piece, from the site where it starts to the one where it is terminated.
struct LightVerdict {
    bool closes = false;
    double margin = 0;              ///< larger is better, comparable within one model; ≥ 0 closes
    std::optional<double> marginDb; ///< unknown while the model has no physics
    std::optional<double> gsnrDb0p1nm;
};

/// Says whether light reaches. One implementation goes by the catalogue's reach columns; the physics takes its place behind
/// the same calls. Implementations are immutable and thread-safe.
class LightModel {
public:
    LightModel() = default;
    LightModel(const LightModel &) = delete;
    LightModel &operator=(const LightModel &) = delete;
    virtual ~LightModel() = default;

    /// Spans of a route for an optic: as listed; else one where the optic reaches without a hut; else equal ones.
    /// 0 where the length is not known. No optic: as if none reached without huts.
    virtual std::int64_t spans(const ResolvedRoute &route, const PluggableRow *optic) const = 0;

    /// The piece's routes in order, at least one, all of known length.
    virtual LightVerdict judge(std::span<const ResolvedRoute *const> piece, const PluggableRow &optic) const = 0;
};

/// Light by reach_km_single_span, reach_km_multi_span and reach_km_unamplified of pluggables.csv.
std::unique_ptr<LightModel> reachModel(const AssumptionSet &assumptions);

} // namespace core
