#include "core/traffic/Pattern.h"

#include "core/sizing/Rules.h"
#include "core/traffic/Ring.h"
#include "core/traffic/Traffic.h"

#include <algorithm>

namespace core {

namespace {

std::vector<PairRate> allToAll(const std::vector<std::size_t> &campuses, const std::vector<double> &egress)
{
    // The sums leave one site out and are added up anew: taking a rate off a total would leave rounding behind.
    std::vector<double> sumWithout(egress.size(), 0.0);
    for (const std::size_t i : campuses) {
        for (const std::size_t k : campuses)
            sumWithout[i] += k == i ? 0.0 : egress[k];
    }
    std::vector<PairRate> pairs;
    pairs.reserve(campuses.size() * (campuses.size() - 1) / 2);
    for (std::size_t x = 0; x < campuses.size(); ++x) {
        for (std::size_t y = x + 1; y < campuses.size(); ++y) {
            const std::size_t i = campuses[x], j = campuses[y];
            pairs.push_back({i, j, rules::allToAllGbps(egress[i], egress[j], sumWithout[i], sumWithout[j])});
        }
    }
    return pairs;
}

void ring(Pattern &pattern, const std::vector<std::size_t> &campuses, const std::vector<double> &egress, const Resolved &resolved, const RouteGraph &graph)
{
    if (campuses.size() == 2) {
        pattern.ring = campuses;
        pattern.pairs = {{campuses[0], campuses[1], std::min(egress[campuses[0]], egress[campuses[1]])}};
        return;
    }
    std::vector<std::string> ids;
    std::vector<std::vector<double>> legs;
    for (const std::size_t i : campuses) {
        ids.push_back(resolved.sites[i].site->id);
        const std::vector<double> &from = graph.latenciesFrom(i);
        std::vector<double> row;
        for (const std::size_t j : campuses)
            row.push_back(from[j]);
        legs.push_back(std::move(row));
    }
    const Ring found = shortestRing(ids, legs);
    pattern.ringExact = found.exact;
    for (const std::size_t place : found.order)
        pattern.ring.push_back(campuses[place]);
    for (std::size_t n = 0; n < pattern.ring.size(); ++n) {
        const std::size_t i = pattern.ring[n], j = pattern.ring[(n + 1) % pattern.ring.size()];
        pattern.pairs.push_back({i, j, std::min(egress[i], egress[j]) / 2});
    }
}

std::vector<PairRate> hubPairs(const std::vector<std::size_t> &campuses, const std::vector<double> &egress, const PatternHub &hub)
{
    double others = 0;
    for (const std::size_t k : campuses)
        others += k == hub.site ? 0.0 : egress[k];
    std::vector<PairRate> pairs;
    for (const std::size_t i : campuses) {
        if (i == hub.site)
            continue;
        // A hub with too few accelerators to send anything asks for nothing; one without accelerators takes what comes.
        const double gbps = egress[i] <= 0 ? 0 : hub.hasAccelerators ? std::min(egress[i], egress[hub.site] * egress[i] / others) : egress[i];
        pairs.push_back({i, hub.site, gbps});
    }
    return pairs;
}

} // namespace

std::optional<std::size_t> hubOf(const Scenario &scenario, const Resolved &resolved, const RouteGraph &graph)
{
    if (scenario->assumptions.word("pattern") != "hub")
        return std::nullopt;
    if (const std::string &given = scenario->assumptions.word("hub_site"); !given.empty())
        return scenario.siteIndex(given);
    const std::vector<std::size_t> campuses = campusesOf(resolved);
    std::optional<std::size_t> best;
    double bestSum = 0;
    for (const std::size_t i : campuses) {
        double sum = 0;
        for (const std::size_t j : campuses)
            sum += graph.latenciesFrom(i)[j];
        const bool closer = !best || sum < bestSum * (1 - 1e-9);
        const bool tied = best && !closer && sum <= bestSum * (1 + 1e-9) && resolved.sites[i].site->id < resolved.sites[*best].site->id;
        if (closer || tied) {
            best = i;
            bestSum = sum;
        }
    }
    return best;
}

Pattern pairRates(const std::string &pattern, const std::vector<double> &egress, const Resolved &resolved, const RouteGraph &graph,
                  const std::optional<PatternHub> &hub)
{
    Pattern out;
    const std::vector<std::size_t> campuses = campusesOf(resolved);
    if (pattern == "hub") {
        const std::size_t others = campuses.size() - (hub && resolved.sites[hub->site].isCampus() ? 1 : 0);
        if (hub && campuses.size() >= 2 && others >= 1)
            out.pairs = hubPairs(campuses, egress, *hub);
        return out;
    }
    if (campuses.size() < 2)
        return out;
    if (pattern == "ring")
        ring(out, campuses, egress, resolved, graph);
    else
        out.pairs = allToAll(campuses, egress);
    return out;
}

} // namespace core
