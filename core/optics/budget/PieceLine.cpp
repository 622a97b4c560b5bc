#include "core/optics/budget/PieceLine.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double leastKm = 1e-3, leastDbPerKm = 1e-4;
constexpr double darkDb = 1'000; ///< no light is left; more would only overflow

PieceSpan spanOf(const FibreGlass &glass, double lengthKm, std::optional<double> listedDb, const BudgetRules &rules)
{
    PieceSpan span;
    span.glass = glass;
    span.lengthKm = std::max(lengthKm, leastKm);
    span.inputLossDb = rules.connectorDb;
    const double outsideDb = 2 * rules.connectorDb;
    if (!listedDb) {
        span.lossDb = std::min(darkDb, outsideDb + glass.lossDbPerKm * lengthKm + rules.ageingDb);
        return span;
    }
    span.lossDb = std::min(darkDb, *listedDb + rules.ageingDb);
    if (*listedDb < outsideDb + glass.lossDbPerKm * lengthKm) // better glass or better connectors than usual
        span.inputLossDb = std::min(rules.connectorDb, *listedDb / 2);
    const double insideDb = *listedDb - 2 * span.inputLossDb;
    span.glass.lossDbPerKm = std::clamp(insideDb / span.lengthKm, leastDbPerKm, glass.lossDbPerKm);
    return span;
}

} // namespace

PieceLine pieceLine(std::span<const ResolvedRoute *const> routes, std::span<const std::int64_t> spanCounts, std::span<const char> raman,
                    const BudgetRules &rules)
{
    PieceLine line;
    double pmdSquared = 0;
    for (std::size_t i = 0; i < routes.size(); ++i) {
        const ResolvedRoute &route = *routes[i];
        const FibreGlass glass = glassOf(*route.fibre, rules.pmdPsPerSqrtKm);
        const auto take = [&](PieceSpan span) {
            span.route = i;
            span.raman = raman[i] != 0;
            line.lengthKm += span.lengthKm;
            line.lossDb += span.lossDb;
            line.dispersionPsPerNm += span.glass.dispersionPsPerNmKm * span.lengthKm;
            line.worstSpanDb = std::max(line.worstSpanDb, span.lossDb);
            pmdSquared += rules.pmdPsPerSqrtKm * rules.pmdPsPerSqrtKm * span.lengthKm;
            line.spans.push_back(span);
        };
        const std::vector<Span> &listed = route.route->spans;
        if (!listed.empty()) {
            for (const Span &span : listed)
                take(spanOf(glass, span.lengthKm, span.lossDb, rules));
        } else {
            const double count = static_cast<double>(std::max<std::int64_t>(1, spanCounts[i]));
            const PieceSpan span = spanOf(glass, route.lengthKm.value_or(0) / count, std::nullopt, rules);
            for (std::int64_t n = 0; n < static_cast<std::int64_t>(count); ++n)
                take(span);
        }
        line.spans.back().endsRoute = true;
    }
    line.pmdPs = std::sqrt(pmdSquared);
    return line;
}

std::optional<double> oneSpanLossDb(const ResolvedRoute &route, const BudgetRules &rules)
{
    if (!route.lossDb)
        return std::nullopt;
    return *route.lossDb + 2 * rules.connectorDb + rules.ageingDb;
}

} // namespace core
