#include "core/optics/LightModel.h"

#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

/// A long span's loss is taken at its typical value plus this for splices and connectors (DESIGN.md section 4, Spans).
constexpr double singleSpanAllowanceDb = 1;

class ReachModel final : public LightModel {
public:
    explicit ReachModel(const AssumptionSet &assumptions)
        : m_singleSpan(assumptions.word("single_span") != "never"), m_maxSingleSpanDb(assumptions.number("max_single_span_db"))
    {
    }

    std::int64_t spans(const ResolvedRoute &route, const PluggableRow *optic) const override
    {
        if (!route.route->spans.empty())
            return static_cast<std::int64_t>(route.route->spans.size());
        if (!route.lengthKm)
            return 0;
        if (m_singleSpan && optic != nullptr && reachesInOneSpan(route, *optic))
            return 1;
        return rules::spanCount(*route.lengthKm, route.maxSpanKm);
    }

    LightVerdict judge(std::span<const ResolvedRoute *const> piece, const PluggableRow &optic) const override
    {
        double lengthKm = 0;
        for (const ResolvedRoute *route : piece)
            lengthKm += route->lengthKm.value_or(0);
        const bool oneSpan = piece.size() == 1 && spans(*piece.front(), &optic) == 1;
        const double reachKm =
            oneSpan ? std::max(optic.reachSingleSpanKm.value_or(0), optic.reachUnamplifiedKm.value_or(0)) : optic.reachMultiSpanKm.value_or(0);
        LightVerdict verdict;
        verdict.margin = reachKm - lengthKm;
        verdict.closes = verdict.margin >= 0 && (!oneSpan || lossFits(*piece.front()));
        return verdict;
    }

private:
    bool lossFits(const ResolvedRoute &route) const { return route.lossDb && *route.lossDb + singleSpanAllowanceDb <= m_maxSingleSpanDb; }
    bool reachesInOneSpan(const ResolvedRoute &route, const PluggableRow &optic) const
    {
        return *route.lengthKm <= optic.reachSingleSpanKm.value_or(0) && lossFits(route);
    }

    bool m_singleSpan;
    double m_maxSingleSpanDb;
};

} // namespace

std::unique_ptr<LightModel> reachModel(const AssumptionSet &assumptions)
{
    return std::make_unique<ReachModel>(assumptions);
}

} // namespace core
