#pragma once

#include "core/catalogue/Rows.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// Ports of one kind at a site, all planes.
struct PortGroup {
    std::int64_t ports = 0;
    double rateGbps = 0;
    bool coherent = false;
};

struct RouterCount {
    std::int64_t routers = 0;  ///< all planes, spares included
    std::int64_t stranded = 0; ///< cages without a port, spare routers left out
};

/// Routers of a site = P × (n + spares): the least n whose boxes hold an even share of every kind of port within their cages,
/// their throughput and their limits of coherent ports (DESIGN.md section 4, Routers). 0 without ports.
/// Nothing where no number of boxes does, or the box's cages or throughput are not known.
std::optional<RouterCount> routersOf(const RouterRow &router, const std::vector<PortGroup> &groups, std::int64_t planes, std::int64_t spares,
                                     std::int64_t linePortsMax);

/// Whether one box can hold this share of each kind.
bool boxHolds(const RouterRow &router, const std::vector<PortGroup> &share, std::int64_t linePortsMax);

} // namespace core
