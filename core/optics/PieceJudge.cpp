#include "core/optics/PieceJudge.h"

#include <vector>

namespace core {

const LightVerdict &PieceJudge::judge(std::span<const std::size_t> routes, const PluggableRow &optic, std::int64_t channelsPerPlane)
{
    const char32_t number = m_optics.emplace(&optic, static_cast<char32_t>(m_optics.size())).first->second;
    // More than one channel is judged alike, however many there are.
    const bool alone = channelsPerPlane <= 1;
    m_key.clear();
    m_key.push_back(2 * number + (alone ? 1 : 0));
    for (const std::size_t route : routes)
        m_key.push_back(static_cast<char32_t>(route));
    if (const auto known = m_known.find(m_key); known != m_known.end())
        return known->second;
    std::vector<const ResolvedRoute *> hops;
    hops.reserve(routes.size());
    for (const std::size_t route : routes)
        hops.push_back(&m_resolved.routes[route]);
    LightQuestion question;
    question.routes = hops;
    question.optic = &optic;
    question.channelsPerPlane = alone ? 1 : 2;
    return m_known.emplace(m_key, verdictOf(m_model.budget(question))).first->second;
}

} // namespace core
