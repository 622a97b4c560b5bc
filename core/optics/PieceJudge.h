#pragma once

#include "core/optics/LightModel.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>

namespace core {

/// Judges pieces of light and remembers: in a mesh the same few pieces lie on the ways of many demands. For one thread and one
/// run over one scenario.
class PieceJudge {
public:
    PieceJudge(const LightModel &model, const Resolved &resolved) : m_model(model), m_resolved(resolved) {}

    /// @param routes            indices into Resolved::routes, in order, at least one.
    /// @param channelsPerPlane  of this light alone; one may go over bare fibre.
    /// @return                  stays where it is as long as the judge lives.
    const LightVerdict &judge(std::span<const std::size_t> routes, const PluggableRow &optic, std::int64_t channelsPerPlane);

    const LightModel &model() const { return m_model; }

private:
    const LightModel &m_model;
    const Resolved &m_resolved;
    std::unordered_map<std::u32string, LightVerdict> m_known;
    std::unordered_map<const PluggableRow *, char32_t> m_optics; ///< a number for each
    std::u32string m_key;
};

} // namespace core
