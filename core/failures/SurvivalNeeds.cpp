#include "core/failures/SurvivalNeeds.h"

#include "core/failures/Effect.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

void addChannels(std::vector<ChannelGroup> &groups, const PluggableRow *optic, std::int64_t channels)
{
    const auto found = std::ranges::find(groups, optic, &ChannelGroup::optic);
    if (found == groups.end())
        groups.push_back({optic, channels});
    else
        found->channels += channels;
}

/// The optic with most channels of the whole scenario; the lesser id of equals.
const PluggableRow *mostUsed(const Sizing &sizing, const Catalogue &catalogue)
{
    std::map<std::string, std::int64_t> channels;
    for (const SegmentSizing &segment : sizing.segments)
        channels[segment.pluggableId] += segment.channels;
    const auto most = std::ranges::max_element(channels, {}, [](const auto &entry) { return entry.second; });
    return most == channels.end() ? nullptr : catalogue.pluggable(most->first);
}

} // namespace

SurvivalNeeds::SurvivalNeeds(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing, const LitNetwork &network)
    : m_resolved(resolved), m_network(network), m_planes(scenario->assumptions.count("planes")), m_fill(scenario->assumptions.number("failure_fill")),
      m_onRoute(resolved.routes.size())
{
    const PluggableRow *usual = mostUsed(sizing, catalogue);
    m_links.reserve(network.links().size());
    for (const LitLink &link : network.links()) {
        Light light;
        std::int64_t most = 0;
        for (const std::size_t index : link.segments) {
            const SegmentSizing &segment = sizing.segments[index];
            const PluggableRow *optic = catalogue.pluggable(segment.pluggableId);
            if (optic == nullptr)
                continue;
            light.channels += segment.channels;
            if (segment.channels > most) {
                most = segment.channels;
                light.optic = optic;
            }
            for (const std::size_t route : link.routes)
                addChannels(m_onRoute[route], optic, segment.channels);
        }
        if (light.optic == nullptr) {
            const std::string &fixed = resolved.routes[link.routes.front()].pluggable;
            light.optic = fixed == "auto" ? usual : catalogue.pluggable(fixed);
        }
        m_links.push_back(light);
    }
}

std::int64_t SurvivalNeeds::pairsOf(std::size_t route, const std::vector<ChannelGroup> &groups) const
{
    std::vector<ChannelGroup> onePlane = groups;
    for (ChannelGroup &group : onePlane)
        group.channels /= m_planes;
    return m_planes * pairsOfPlane(std::move(onePlane), m_resolved.routes[route].spectrumGhz);
}

std::optional<std::int64_t> SurvivalNeeds::extraChannels(std::size_t link, const Failure &failure, const Aftermath &after) const
{
    const double load = after.loadGbps[link];
    if (!isOver(load, after.capacityGbps[link] * m_fill))
        return 0;
    const double built = m_network.links()[link].capacityGbps;
    const double left = built > 0 ? after.capacityGbps[link] / built : failure.planesLeft;
    const Light &light = m_links[link];
    const double rate = light.optic != nullptr ? light.optic->clientRateGbps.value_or(0) : 0;
    if (left <= 0 || rate <= 0)
        return std::nullopt;
    return std::max<std::int64_t>(0, rules::planePorts(load / left, rate, m_fill, m_planes) - light.channels);
}

std::optional<SurvivalNeeds::Need> SurvivalNeeds::of(const Failure &failure, const Aftermath &after) const
{
    for (const Aftermath::Moved &moved : after.moved) {
        const LitDemand &demand = m_network.demands()[moved.demand];
        if (!moved.endFailed && moved.paths.empty() && !demand.paths.empty() && demand.gbps > 0)
            return std::nullopt;
    }
    Need need;
    std::map<std::size_t, std::vector<ChannelGroup>> more; // by route
    for (std::size_t link = 0; link < m_links.size(); ++link) {
        const auto extra = extraChannels(link, failure, after);
        if (!extra)
            return std::nullopt;
        if (*extra == 0)
            continue;
        need.ports += 2 * *extra;
        for (const std::size_t route : m_network.links()[link].routes)
            addChannels(more.try_emplace(route, m_onRoute[route]).first->second, m_links[link].optic, *extra);
    }
    for (const auto &[route, groups] : more)
        need.pairs += std::max<std::int64_t>(0, pairsOf(route, groups) - pairsOf(route, m_onRoute[route]));
    return need;
}

} // namespace core
