#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace core {

struct Ring {
    std::vector<std::size_t> order; ///< places in the cycle, starting at the least id, second id below the last
    bool exact = true;              ///< false: nearest neighbour and 2-opt
};

/// The largest number of campuses whose ring is searched exhaustively.
inline constexpr std::size_t exactRingLimit = 10;

/// The cycle of least latency through all campuses. Latencies are equal within 1e-9 relative; ties: the bytewise first id
/// sequence, starting at the least id, second id below the last. Exact up to exactRingLimit campuses, above that nearest
/// neighbour and 2-opt.
///
/// @param ids        n ids, unique.
/// @param latencyUs  n × n, symmetric; infinite where there is no way (such a leg is taken only when it must be).
Ring shortestRing(const std::vector<std::string> &ids, const std::vector<std::vector<double>> &latencyUs);

} // namespace core
