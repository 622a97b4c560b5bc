#include "core/optics/Lightpaths.h"

#include <algorithm>
#include <limits>

namespace core {

namespace {

/// The best way to bring light from the first site to one place of the stretch.
struct Best {
    std::size_t failing = std::numeric_limits<std::size_t>::max();
    double worstMargin = std::numeric_limits<double>::infinity();
    std::vector<std::size_t> stops; ///< places where it is regenerated, then this place
    std::vector<LightVerdict> verdicts;
};

} // namespace

std::vector<LightPiece> regenerate(const std::vector<std::size_t> &routes, const std::vector<std::size_t> &sites, const PluggableRow &optic,
                                   const Resolved &resolved, const LightModel &light, bool transparent)
{
    std::vector<const ResolvedRoute *> hops;
    for (const std::size_t route : routes)
        hops.push_back(&resolved.routes[route]);
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

    std::vector<Best> best(sites.size());
    best[0].failing = 0;
    for (std::size_t to = 1; to < sites.size(); ++to) {
        for (std::size_t from = transparent ? 0 : to - 1; from < to; ++from) {
            const LightVerdict verdict = light.judge(std::span(hops).subspan(from, to - from), optic);
            if (!verdict.closes && to - from > 1)
                continue; // a piece that fails is never longer than one route
            Best now = best[from];
            now.failing += verdict.closes ? 0 : 1;
            now.worstMargin = std::min(now.worstMargin, verdict.margin);
            now.stops.push_back(to);
            now.verdicts.push_back(verdict);
            if (best[to].stops.empty() || better(now, best[to]))
                best[to] = std::move(now);
        }
    }
    std::vector<LightPiece> pieces;
    std::size_t from = 0;
    for (std::size_t n = 0; n < best.back().stops.size(); ++n) {
        pieces.push_back({from, best.back().stops[n], best.back().verdicts[n]});
        from = best.back().stops[n];
    }
    return pieces;
}

} // namespace core
