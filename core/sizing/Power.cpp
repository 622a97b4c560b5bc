#include "core/sizing/Power.h"

#include "core/sizing/Rules.h"

namespace core {

std::optional<double> sumW(const std::vector<PowerItem> &items, std::optional<double> PowerItem::*watts)
{
    double sum = 0;
    for (const PowerItem &item : items) {
        if (item.count <= 0)
            continue;
        if (!(item.*watts))
            return std::nullopt;
        sum += item.count * *(item.*watts);
    }
    return sum;
}

std::optional<double> routerMaxWithoutOpticsW(const RouterRow &router)
{
    if (!router.powerMaxWithOpticsW || !router.portsMax || !router.cagePowerMaxW)
        return std::nullopt;
    return *router.powerMaxWithOpticsW - static_cast<double>(*router.portsMax) * *router.cagePowerMaxW;
}

std::vector<PowerItem> powerItems(const SiteSizing &site, const std::vector<std::pair<const PluggableRow *, std::int64_t>> &optics,
                                  const GreyOpticRow &clientOptic, const RouterRow &router,
                                  const std::vector<std::pair<const LineElementRow *, std::int64_t>> &terminals)
{
    std::vector<PowerItem> items;
    for (const auto &[optic, ports] : optics)
        items.push_back({static_cast<double>(ports), optic->powerTypW, optic->powerMaxW});
    items.push_back({static_cast<double>(site.clientOptics), clientOptic.powerTypW, clientOptic.powerMaxW});
    items.push_back({static_cast<double>(site.routers.value_or(0)), router.powerTypWithoutOpticsW, routerMaxWithoutOpticsW(router)});
    for (const auto &[terminal, count] : terminals)
        items.push_back({static_cast<double>(count), terminal->powerTypW, terminal->powerMaxW});
    return items;
}

void powerAndSpace(SiteSizing &site, const ResolvedSite &resolved, const std::vector<PowerItem> &items,
                   const std::vector<std::pair<const LineElementRow *, std::int64_t>> &terminals)
{
    if (!site.routers)
        return; // without the number of routers nothing below is known
    site.borderItW = sumW(items, &PowerItem::typicalW);
    site.borderItMaxW = sumW(items, &PowerItem::maximumW);
    if (site.borderItW)
        site.transportPowerW = rules::atTheMeterW(resolved.pue, *site.borderItW);
    if (site.borderItMaxW)
        site.transportPowerMaxW = rules::atTheMeterW(resolved.pue, *site.borderItMaxW);
    if (site.transportPowerW && resolved.powerMw)
        site.transportPowerShare = *site.transportPowerW / (*resolved.powerMw * 1e6);
    if (site.transportPowerW && resolved.accelerator != nullptr && resolved.accelerator->allinItW.value_or(0) > 0)
        site.acceleratorsDisplaced = rules::acceleratorsDisplaced(*site.transportPowerW, resolved.pue, *resolved.accelerator->allinItW);

    std::vector<PowerItem> units{{static_cast<double>(*site.routers), resolved.router->rackUnits, {}}};
    for (const auto &[terminal, count] : terminals)
        units.push_back({static_cast<double>(count), terminal->rackUnits, {}});
    site.rackUnits = sumW(units, &PowerItem::typicalW);
    if (site.rackUnits && site.borderItMaxW)
        site.racks = rules::racks(*site.rackUnits, *site.borderItMaxW, resolved.rackKw);
}

} // namespace core
