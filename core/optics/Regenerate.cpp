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
};

bool isTooNoisy(const LightVerdict &verdict)
{
    return !verdict.closes && verdict.limit == LightLimit::Osnr;
}

} // namespace

std::vector<LightPiece> regenerate(const std::vector<std::size_t> &routes, const std::vector<std::size_t> &sites, const PluggableRow &optic,
                                   const Resolved &resolved, PieceJudge &light, bool transparent, std::int64_t channelsPerPlane)
{
    std::vector<const LightVerdict *> known(sites.size() * sites.size(), nullptr);
    const auto judge = [&](std::size_t from, std::size_t to) -> const LightVerdict & {
        const LightVerdict *&verdict = known[from * sites.size() + to];
        if (verdict == nullptr)
            verdict = &light.judge(std::span(routes).subspan(from, to - from), optic, channelsPerPlane);
        return *verdict;
    };
    // First without regeneration: no way has fewer pieces. The beginnings of a stretch are the stretches of other demands, so
    // that they are known already or will be asked for; where one has too much noise, so has the whole.
    const std::size_t farthest = transparent || routes.size() == 1 ? routes.size() : 0;
    for (std::size_t to = 1; to <= farthest; ++to) {
        const LightVerdict &verdict = judge(0, to);
        if (to == routes.size() && (verdict.closes || to == 1))
            return {{0, to, verdict}};
        if (isTooNoisy(verdict))
            break;
    }
    const auto idsOf = [&](const std::vector<std::size_t> &stops) {
        std::vector<std::string_view> ids;
        for (const std::size_t place : stops)
            ids.push_back(resolved.sites[sites[place]].site->id);
        return ids;
    };
    /// -1 where x is the better way, 1 where y is, 0 where the ids decide.
    const auto compare = [](std::size_t failing, std::size_t stops, double worstMargin, const Best &y) {
        if (failing != y.failing)
            return failing < y.failing ? -1 : 1;
        if (stops != y.stops.size())
            return stops < y.stops.size() ? -1 : 1;
        if (worstMargin > y.worstMargin || worstMargin < y.worstMargin)
            return worstMargin > y.worstMargin ? -1 : 1;
        return 0;
    };
    /// The best way to the end over pieces of at least a margin; with `byIds` every such margin is as good as another.
    const auto search = [&](double leastMargin, bool byIds) {
        std::vector<Best> best(sites.size());
        best[0].failing = 0;
        // Where the noise is too much, going on from the same site only adds to it.
        std::vector<char> tooNoisy(sites.size(), 0);
        for (std::size_t to = 1; to < sites.size(); ++to) {
            for (std::size_t from = transparent ? 0 : to - 1; from < to; ++from) {
                if (best[from].failing == unreached || tooNoisy[from] != 0)
                    continue;
                const LightVerdict &verdict = judge(from, to);
                tooNoisy[from] = isTooNoisy(verdict) ? 1 : 0;
                if ((!verdict.closes && to - from > 1) || verdict.margin < leastMargin)
                    continue; // a piece that fails is never longer than one route
                const std::size_t failing = best[from].failing + (verdict.closes ? 0 : 1);
                const double worstMargin = byIds ? leastMargin : std::min(best[from].worstMargin, verdict.margin);
                const int order = best[to].stops.empty() ? -1 : compare(failing, best[from].stops.size() + 1, worstMargin, best[to]);
                if (order > 0)
                    continue;
                std::vector<std::size_t> stops = best[from].stops;
                stops.push_back(to);
                if (order < 0 || idsOf(stops) < idsOf(best[to].stops))
                    best[to] = {failing, worstMargin, std::move(stops)};
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
    for (const std::size_t stop : best.stops) {
        pieces.push_back({from, stop, judge(from, stop)});
        from = stop;
    }
    return pieces;
}

} // namespace core
