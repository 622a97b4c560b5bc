#include "core/failures/Effect.h"

#include <algorithm>

namespace core {

double keptGbps(const LitNetwork &network, const Aftermath &after)
{
    double sum = 0;
    for (std::size_t i = 0; i < network.demands().size(); ++i)
        sum += after.kept[i] * network.demands()[i].gbps;
    return sum;
}

std::optional<FullestLink> fullestLink(const Aftermath &after)
{
    std::optional<FullestLink> fullest;
    for (std::size_t i = 0; i < after.loadGbps.size(); ++i) {
        if (after.loadGbps[i] <= 0)
            continue;
        if (after.capacityGbps[i] <= 0)
            return FullestLink{i, std::nullopt}; // nothing is worse
        const double load = after.loadGbps[i] / after.capacityGbps[i];
        if (!fullest || load > *fullest->load)
            fullest = FullestLink{i, load};
    }
    return fullest;
}

bool isOver(double loadGbps, double capacityGbps)
{
    return loadGbps > capacityGbps * (1 + 1e-9);
}

std::vector<const std::vector<LitPath> *> pathsAfter(const LitNetwork &network, const Aftermath &after)
{
    std::vector<const std::vector<LitPath> *> paths;
    paths.reserve(network.demands().size());
    for (const LitDemand &demand : network.demands())
        paths.push_back(&demand.paths);
    for (const Aftermath::Moved &moved : after.moved)
        paths[moved.demand] = &moved.paths;
    return paths;
}

double longestDetourUs(const LitNetwork &network, const Aftermath &after)
{
    const auto glass = [](const LitPath &path) { return path.us; };
    double longest = 0;
    for (const Aftermath::Moved &moved : after.moved) {
        const LitDemand &demand = network.demands()[moved.demand];
        if (moved.paths.empty() || demand.paths.empty() || demand.gbps <= 0)
            continue;
        const double before = demandUs(demand.paths, demand.fullRateOnEach, glass);
        const double growth = demandUs(moved.paths, demand.fullRateOnEach, glass) - before;
        if (growth > 1e-9 * before) // ways of equal latency differ by rounding
            longest = std::max(longest, growth);
    }
    return longest;
}

} // namespace core
