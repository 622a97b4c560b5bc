#pragma once

#include "core/failures/LitNetwork.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// What an aftermath comes to, figure by figure (DESIGN.md section 4, Failure).

/// Traffic of all demands that is still carried, Gb/s.
double keptGbps(const LitNetwork &network, const Aftermath &after);

/// The link with the largest load ÷ capacity.
struct FullestLink {
    std::size_t link = 0;
    std::optional<double> load; ///< none: traffic where nothing is lit
};
std::optional<FullestLink> fullestLink(const Aftermath &after); ///< nothing when no link carries anything

/// More load than capacity, beyond rounding.
bool isOver(double loadGbps, double capacityGbps);

/// One-way latency of a demand: of its longest path, of the better one where both carry everything. 0 without a path.
template <class Us>
double demandUs(const std::vector<LitPath> &paths, bool fullRateOnEach, const Us &us)
{
    double all = 0;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const double path = us(paths[i]);
        all = i == 0 ? path : fullRateOnEach ? std::min(all, path) : std::max(all, path);
    }
    return all;
}

/// The paths of every demand after a failure.
std::vector<const std::vector<LitPath> *> pathsAfter(const LitNetwork &network, const Aftermath &after);

/// Largest growth of one-way latency in glass among demands that still have a path, us.
double longestDetourUs(const LitNetwork &network, const Aftermath &after);

} // namespace core
