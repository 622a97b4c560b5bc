#include "core/graph/MaximumFlow.h"

#include <algorithm>

namespace core {

// Source: D. Gusfield, "Very simple methods for all pairs network flow analysis", SIAM Journal on Computing 19 (1990).
CutTree cutTree(const LinkGraph &graph, std::span<const double> capacityGbps)
{
    const std::size_t count = graph.siteCount();
    CutTree tree{std::vector<std::size_t>(count, 0), std::vector<double>(count, std::numeric_limits<double>::infinity())};
    MaximumFlow flow(graph, capacityGbps);
    for (std::size_t site = 1; site < count; ++site) {
        flow.send(site, tree.parent[site]);
        const std::vector<std::uint8_t> &side = flow.side();
        tree.gbps[site] = 0;
        for (std::size_t i = 0; i < graph.links().size(); ++i) {
            if (side[graph.links()[i].a] != side[graph.links()[i].b])
                tree.gbps[site] += capacityGbps[i];
        }
        for (std::size_t other = site + 1; other < count; ++other) {
            if (side[other] != 0 && tree.parent[other] == tree.parent[site])
                tree.parent[other] = site;
        }
    }
    return tree;
}

/// Parents have smaller numbers, so the larger of the two climbs until they meet.
double CutTree::between(std::size_t i, std::size_t j) const
{
    double least = std::numeric_limits<double>::infinity();
    while (i != j) {
        std::size_t &lower = i > j ? i : j;
        least = std::min(least, gbps[lower]);
        lower = parent[lower];
    }
    return least;
}

} // namespace core
