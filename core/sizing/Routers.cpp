#include "core/sizing/Routers.h"

#include "core/base/Number.h"
#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

std::vector<PortGroup> shareOf(const std::vector<PortGroup> &groups, std::int64_t planes, std::int64_t boxes)
{
    std::vector<PortGroup> share = groups;
    for (PortGroup &group : share)
        group.ports = ceilCount(static_cast<double>(group.ports) / static_cast<double>(planes) / static_cast<double>(boxes));
    return share;
}

} // namespace

bool boxHolds(const RouterRow &router, const std::vector<PortGroup> &share, std::int64_t linePortsMax)
{
    std::int64_t cages = 0, coherent = 0, fast = 0;
    double gbps = 0;
    for (const PortGroup &group : share) {
        cages += group.ports;
        gbps += static_cast<double>(group.ports) * group.rateGbps;
        coherent += group.coherent ? group.ports : 0;
        fast += group.coherent && group.rateGbps > 400 ? group.ports : 0;
    }
    const std::int64_t slow = coherent - fast;
    const auto within = [](std::int64_t ports, const std::optional<std::int64_t> &limit) { return ports == 0 || !limit || ports <= *limit; };
    return cages <= *router.portsMax && gbps <= *router.throughputTbps * 1e3 * (1 + 1e-9) && within(slow, router.coherent400gPortsMax) &&
           within(fast, router.coherent800gPortsMax) && (linePortsMax <= 0 || coherent <= linePortsMax);
}

std::optional<RouterCount> routersOf(const RouterRow &router, const std::vector<PortGroup> &groups, std::int64_t planes, std::int64_t spares,
                                     std::int64_t linePortsMax)
{
    std::int64_t ports = 0, most = 0;
    for (const PortGroup &group : groups) {
        ports += group.ports;
        most = std::max(most, ceilCount(static_cast<double>(group.ports) / static_cast<double>(planes)));
    }
    if (ports == 0)
        return RouterCount{};
    if (!router.portsMax || *router.portsMax < 1 || !router.throughputTbps)
        return std::nullopt;
    if (!boxHolds(router, shareOf(groups, planes, std::max<std::int64_t>(1, most)), linePortsMax))
        return std::nullopt; // not even one port of each kind

    // A share never grows with the number of boxes, so what holds goes on holding and the least number is found by halving.
    std::int64_t fails = 0, holds = std::max<std::int64_t>(1, most);
    while (holds - fails > 1) {
        const std::int64_t middle = fails + (holds - fails) / 2;
        (boxHolds(router, shareOf(groups, planes, middle), linePortsMax) ? holds : fails) = middle;
    }
    // Cages of spares are kept free on purpose, so they do not count as stranded.
    return RouterCount{planes * (holds + spares), rules::strandedCages(planes * holds, *router.portsMax, ports)};
}

} // namespace core
