#pragma once

#include "core/graph/RouteGraph.h"
#include "core/sizing/Resolved.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The rate a pattern gives to a pair of sites, one direction; unordered pair.
struct PairRate {
    std::size_t i = 0, j = 0;
    double gbps = 0;
};

struct Pattern {
    std::vector<PairRate> pairs;
    std::vector<std::size_t> ring; ///< campuses in the order of the cycle, for "ring"
    bool ringExact = true;
};

/// The centre of the pattern "hub".
struct PatternHub {
    std::size_t site = 0;
    bool hasAccelerators = false;
};

/// The pairs of a pattern ("all_to_all", "ring", "hub") from the egress of every site. Fewer than two campuses: none.
Pattern pairRates(const std::string &pattern, const std::vector<double> &egressGbps, const Resolved &resolved, const RouteGraph &graph,
                  const std::optional<PatternHub> &hub);

} // namespace core
