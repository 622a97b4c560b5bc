#pragma once

#include "core/graph/LinkGraph.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace core {

/// All-pairs latencies of a graph, made for networks of some hundred sites that are recomputed with every drag: trees of
/// degree 1 and chains of degree 2 are taken out first and filled in at the end. Symmetric.
class AllPairs {
public:
    explicit AllPairs(const LinkGraph &graph);
    double us(std::size_t i, std::size_t j) const { return m_us[i * m_sites + j]; } ///< noWayUs without a way
    std::size_t siteCount() const { return m_sites; }

private:
    std::size_t m_sites = 0;
    std::vector<double> m_us;
};

/// What the loss of links does to the latencies of all pairs of sites that keep both ends.
struct DetourSummary {
    std::int64_t pairsLonger = 0; ///< unordered pairs with a longer way
    std::int64_t pairsCut = 0;    ///< unordered pairs without a way that had one
    double longestDetourUs = 0;   ///< among those that still have a way
    double summedDetourUs = 0;
    std::size_t from = 0, to = 0; ///< the pair with the longest detour, from < to; the first one of equals
};

// Sums of latencies are exact here: links are put on a grid of about 1e-15 of all links' sum. Memory grows with the square of the sites (and of the links, for
// dual losses).

/// Every single link out, in the order of links. Only what hangs below a lost link is worked out again, and once for a chain.
/// Empty when stopped, as below.
std::vector<DetourSummary> singleLinkDetours(const LinkGraph &graph, const std::stop_token &stop = {});

/// Every single site out (pairs that end there do not count), in the order of sites.
std::vector<DetourSummary> singleSiteDetours(const LinkGraph &graph, const std::stop_token &stop = {});

/// Every two links out, first < second, handed over in that order of pairs, one row of firsts at a time, on all cores (or as many
/// threads as given; the caller's is one). Rows come from any of them, never two at once. False: stopped.
bool dualLinkDetours(const LinkGraph &graph, const std::function<void(std::size_t first, std::size_t firstSecond, std::span<const DetourSummary>)> &row,
                     const std::stop_token &stop = {}, unsigned threads = 0);

} // namespace core
