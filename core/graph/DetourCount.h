#pragma once

#include "core/graph/ShortestTrees.h"

#include <utility>

namespace core {

/// Enters what a loss does to one pair. Latencies come from gridLatencies: differences are exact.
inline void countPair(DetourSummary &summary, std::size_t i, std::size_t j, double before, double after)
{
    if (!(after > before * (1 + 1e-9)))
        return;
    if (after == noWayUs) {
        ++summary.pairsCut;
        return;
    }
    ++summary.pairsLonger;
    const double detour = after - before;
    summary.summedDetourUs += detour;
    if (detour < summary.longestDetourUs)
        return;
    const auto [from, to] = std::minmax(i, j);
    if (detour > summary.longestDetourUs || std::pair(from, to) < std::pair(summary.from, summary.to)) {
        summary.longestDetourUs = detour;
        summary.from = from;
        summary.to = to;
    }
}

/// Adds what the same loss does to other pairs.
inline void add(DetourSummary &sum, const DetourSummary &more)
{
    sum.pairsCut += more.pairsCut;
    if (more.pairsLonger == 0)
        return;
    sum.pairsLonger += more.pairsLonger;
    sum.summedDetourUs += more.summedDetourUs;
    if (more.longestDetourUs > sum.longestDetourUs ||
        (more.longestDetourUs == sum.longestDetourUs && std::pair(more.from, more.to) < std::pair(sum.from, sum.to))) {
        sum.longestDetourUs = more.longestDetourUs;
        sum.from = more.from;
        sum.to = more.to;
    }
}

} // namespace core
