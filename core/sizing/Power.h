#pragma once

#include "core/optics/Lightpaths.h"
#include "core/sizing/Resolved.h"
#include "core/sizing/Sizing.h"

#include <map>
#include <optional>
#include <vector>

namespace core {

/// Something that draws power at a site: how many, typical and maximum watts of one; unknown watts stay unknown.
struct PowerItem {
    double count = 0;
    std::optional<double> typicalW, maximumW;
};

/// Σ count × W; nothing where a counted item's watts are not known.
std::optional<double> sumW(const std::vector<PowerItem> &items, std::optional<double> PowerItem::*watts);

/// The border layer's consumers at a site, in the order Explain shows them: coherent optics by kind, client optics, routers, terminals by kind.
std::vector<PowerItem> powerItems(const SiteSizing &site, const std::vector<std::pair<const PluggableRow *, std::int64_t>> &optics,
                                  const GreyOpticRow &clientOptic, const RouterRow &router,
                                  const std::vector<std::pair<const LineElementRow *, std::int64_t>> &terminals);

/// A router's maximum without optics: its maximum with optics less every cage's maximum.
std::optional<double> routerMaxWithoutOpticsW(const RouterRow &router);

/// Fills in power, share, displaced accelerators, rack units and racks of a site whose counts are known.
void powerAndSpace(SiteSizing &site, const ResolvedSite &resolved, const std::vector<PowerItem> &items,
                   const std::vector<std::pair<const LineElementRow *, std::int64_t>> &terminals);

} // namespace core
