#include "core/optics/Lightpaths.h"

#include <algorithm>
#include <limits>

namespace core {

namespace {

constexpr std::size_t unreached = std::numeric_limits<std::size_t>::max();

/// The best way to bring light from the first site to one place of the stretch.
struct Best {
    std::size_t failing = unreached;
    double worstMargin = std::numeric_limits<double>::infinity();
    std::vector<std::size_t> stops; ///< places where it is regenerated, then this place
    std::vector<LightVerdict> verdicts;
};

} // namespace

std::vector<LightPiece> regenerate(const std::vector<std::size_t> &routes, const std::vector<std::size_t> &sites, const PluggableRow &optic,
                                   const Resolved &resolved, const LightModel &light, bool transparent, std::int64_t channelsPerPlane)
{
    std::vector<const ResolvedRoute *> hops;
    for (const std::size_t route : routes)
        hops.push_back(&resolved.routes[route]);
    const auto judge = [&](std::size_t from, std::size_t to) {
        LightQuestion question;
        question.routes = std::span(hops).subspan(from, to - from);
        question.optic = &optic;
        question.channelsPerPlane = channelsPerPlane;
        return verdictOf(light.budget(question));
    };
    const LightVerdict whole = transparent || hops.size() == 1 ? judge(0, hops.size()) : LightVerdict{};
    if (whole.closes || hops.size() == 1) // no way has fewer pieces
        return {{0, hops.size(), whole}};
    const auto idsOf = [&](const std::vector<std::size_t> &stops) {
        std::vector<std::string_view> ids;
        for (const std::size_t place : stops)
            ids.push_back(resolved.sites[sites[place]].site->id);
        return ids;
    };
    const auto better = [&](const Best &x, const Best &y) {
        if (x.failing != y.failing)
            return x.failing < y.failing;
        if (x.stops.size() != y.stops.size())
            return x.stops.size() < y.stops.size();
        if (x.worstMargin > y.worstMargin || x.worstMargin < y.worstMargin)
            return x.worstMargin > y.worstMargin;
        return idsOf(x.stops) < idsOf(y.stops);
    };
    /// The best way to the end over pieces of at least a margin; with `byIds` every such margin is as good as another.
    const auto search = [&](double leastMargin, bool byIds) {
        std::vector<Best> best(sites.size());
        best[0].failing = 0;
        for (std::size_t to = 1; to < sites.size(); ++to) {
            for (std::size_t from = transparent ? 0 : to - 1; from < to; ++from) {
                if (best[from].failing == unreached)
                    continue;
                const LightVerdict verdict = from == 0 && to == hops.size() && transparent ? whole : judge(from, to);
                if ((!verdict.closes && to - from > 1) || verdict.margin < leastMargin)
                    continue; // a piece that fails is never longer than one route
                Best now = best[from];
                now.failing += verdict.closes ? 0 : 1;
                now.worstMargin = byIds ? leastMargin : std::min(now.worstMargin, verdict.margin);
                now.stops.push_back(to);
                now.verdicts.push_back(verdict);
                if (best[to].stops.empty() || better(now, best[to]))
                    best[to] = std::move(now);
            }
        }
        return best.back();
    };
    // The worst margin of the whole stretch counts, not that of its beginning: only once it is known can the ids decide
    // between ways that differ where there is margin to spare.
    const Best widest = search(-std::numeric_limits<double>::infinity(), false);
    const Best best = widest.stops.size() > 1 ? search(widest.worstMargin, true) : widest;
    std::vector<LightPiece> pieces;
    std::size_t from = 0;
    for (std::size_t n = 0; n < best.stops.size(); ++n) {
        pieces.push_back({from, best.stops[n], best.verdicts[n]});
        from = best.stops[n];
    }
    return pieces;
}

} // namespace core
