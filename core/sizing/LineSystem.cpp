#include "core/sizing/LineSystem.h"

#include "core/base/Number.h"
#include "core/sizing/PlaneGroups.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

constexpr std::int64_t multirailAbovePairs = 8; // DESIGN.md section 4, Defaults

} // namespace

const LineElementRow *amplifierFor(const ResolvedRoute &route, std::int64_t pairs, const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    const std::string &given = route.route->amplifier && !route.route->amplifier->empty() ? *route.route->amplifier : assumptions.word("amplifier");
    if (given != "auto")
        return catalogue.lineElement(given);
    const bool wide = route.band == Band::CL || route.band == Band::SuperCL;
    return catalogue.lineElement(!wide ? "ila_c_single" : pairs > multirailAbovePairs ? "ila_cl_multirail" : "ila_cl_single");
}

const LineElementRow *terminalFor(const ResolvedRoute &route, std::span<const std::optional<double>> slotsGhz, const Catalogue &catalogue)
{
    struct Fixed {
        double slotGhz;
        const char *id;
    };
    static constexpr Fixed fixed[] = {{75, "terminal_c_fixed64"}, {150, "terminal_c_fixed32"}, {300, "terminal_c_fixed16"}};
    if (route.band == Band::C) {
        for (const Fixed &terminal : fixed) {
            if (std::ranges::all_of(slotsGhz, [&](const std::optional<double> &slotGhz) { return slotGhz && nearlyEqual(*slotGhz, terminal.slotGhz); }))
                return catalogue.lineElement(terminal.id);
        }
    }
    return catalogue.lineElement("terminal_cl_wss66");
}

const LineElementRow *multiplexerFor(const Catalogue &catalogue)
{
    return catalogue.lineElement("mux_passive_64");
}

std::int64_t pairsOfPlane(std::vector<ChannelGroup> groups, double spectrumGhz)
{
    std::ranges::stable_sort(
        groups, [](const ChannelGroup &x, const ChannelGroup &y) { return x.optic->channelSpacingGhz.value_or(0) > y.optic->channelSpacingGhz.value_or(0); });
    struct Bins {
        double leftGhz;
        std::int64_t count;
    };
    std::vector<Bins> open;
    std::int64_t pairs = 0;
    for (const ChannelGroup &group : groups) {
        std::int64_t left = group.channels;
        const double slotGhz = group.optic->channelSpacingGhz.value_or(0);
        const std::int64_t perPair = slotGhz > 0 ? rules::channelsPerPair(spectrumGhz, slotGhz) : 0;
        if (perPair < 1) { // no slot, or wider than the band: a pair each
            pairs += left;
            continue;
        }
        std::vector<Bins> now;
        for (const Bins &bins : open) { // what wider channels left over first
            const std::int64_t fit = floorCount(bins.leftGhz / slotGhz);
            const std::int64_t full = fit > 0 ? std::min(bins.count, left / fit) : 0;
            left -= full * fit;
            const std::int64_t part = fit > 0 && full < bins.count && left > 0 && left < fit ? left : 0;
            left -= part;
            now.push_back({bins.leftGhz - static_cast<double>(fit) * slotGhz, full});
            if (part > 0)
                now.push_back({bins.leftGhz - static_cast<double>(part) * slotGhz, 1});
            now.push_back({bins.leftGhz, bins.count - full - (part > 0 ? 1 : 0)});
        }
        const std::int64_t full = left / perPair, part = left % perPair;
        pairs += full + (part > 0 ? 1 : 0);
        now.push_back({spectrumGhz - static_cast<double>(perPair) * slotGhz, full});
        if (part > 0)
            now.push_back({spectrumGhz - static_cast<double>(part) * slotGhz, 1});
        std::erase_if(now, [](const Bins &bins) { return bins.count <= 0 || bins.leftGhz <= 0; });
        open = std::move(now);
    }
    return pairs;
}

CableChoice chooseCable(std::int64_t pairs, const std::string &given, const Catalogue &catalogue)
{
    if (pairs <= 0)
        return {};
    const auto several = [&](const FibreCableRow *cable) {
        return CableChoice{cable, cable->fibrePairs.value_or(0) > 0 ? ceilCount(static_cast<double>(pairs) / static_cast<double>(*cable->fibrePairs)) : 0};
    };
    if (const FibreCableRow *cable = given.empty() ? nullptr : catalogue.fibreCable(given))
        return several(cable);
    const FibreCableRow *smallest = nullptr, *largest = nullptr;
    for (const FibreCableRow &cable : catalogue.fibreCables()) {
        const std::int64_t holds = cable.fibrePairs.value_or(0);
        if (holds >= pairs && (smallest == nullptr || holds < *smallest->fibrePairs))
            smallest = &cable;
        if (holds > 0 && (largest == nullptr || holds > *largest->fibrePairs))
            largest = &cable;
    }
    if (smallest != nullptr)
        return {smallest, 1};
    return largest != nullptr ? several(largest) : CableChoice{};
}

std::int64_t pairsOf(std::vector<ChannelGroup> groups, double spectrumGhz, std::int64_t planes)
{
    const auto ofPlanes = [&](std::vector<ChannelGroup> own) {
        const std::int64_t count = own.empty() ? 1 : planeCount(own.front().planes, planes);
        for (ChannelGroup &group : own)
            group.channels = (group.channels + count - 1) / count; // no remainder but where light is restored across planes
        return count * pairsOfPlane(std::move(own), spectrumGhz);
    };
    if (std::ranges::all_of(groups, [](const ChannelGroup &group) { return group.planes.empty(); }))
        return ofPlanes(std::move(groups));
    std::map<int, std::vector<ChannelGroup>> byPlanes;
    for (ChannelGroup &group : groups)
        byPlanes[planeKey(group.planes)].push_back(std::move(group));
    std::int64_t pairs = 0;
    for (auto &[key, own] : byPlanes)
        pairs += ofPlanes(std::move(own));
    return pairs;
}

void addChannels(std::vector<ChannelGroup> &groups, const PluggableRow *optic, const std::vector<int> &planes, std::int64_t channels)
{
    const auto key = [](const PluggableRow &row, const std::vector<int> &list) { return std::pair<const std::string &, int>(row.id, planeKey(list)); };
    const auto at = std::ranges::lower_bound(groups, key(*optic, planes), {}, [&](const ChannelGroup &group) { return key(*group.optic, group.planes); });
    if (at != groups.end() && at->optic == optic && planeKey(at->planes) == planeKey(planes))
        at->channels += channels;
    else
        groups.insert(at, {optic, channels, planes});
}

LineSizing lineSystem(const ResolvedRoute &route, const std::vector<ChannelGroup> &groups, const std::vector<ChannelGroup> &restored, const RouteLine &lit,
                      std::int64_t planes, const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    LineSizing line;
    line.spans = lit.plan.spans;
    line.amplified = line.spans > 1;
    if (groups.empty() && restored.empty())
        return line;
    line.fibrePairs = std::max(pairsOf(groups, route.spectrumGhz, planes), pairsOf(restored, route.spectrumGhz, planes));
    std::vector<std::optional<double>> slotsGhz;
    for (const auto &kind : {std::span(groups), std::span(restored)}) {
        for (const ChannelGroup &group : kind)
            slotsGhz.push_back(group.optic->channelSpacingGhz);
    }
    line.amplified = lit.lineClass == LineClass::Amplified;
    if (line.amplified)
        line.terminal = terminalFor(route, slotsGhz, catalogue);
    else if (lit.lineClass == LineClass::Multiplexed)
        line.terminal = multiplexerFor(catalogue);
    if (line.spans > 1) {
        line.amplifier = amplifierFor(route, line.fibrePairs, assumptions, catalogue);
        if (line.amplifier != nullptr)
            line.amplifiers = rules::inlineAmplifiers(line.spans, line.fibrePairs, line.amplifier->fibrePairsServed.value_or(1));
    }
    if (lit.plan.raman && line.amplified) {
        line.raman = true;
        line.ramanPump = catalogue.lineElement("raman_counter");
        if (line.ramanPump != nullptr)
            line.ramanPumps = 2 * line.fibrePairs; // one at the far end of every fibre
    }
    const CableChoice cable = chooseCable(line.fibrePairs, route.route->cable, catalogue);
    line.cable = cable.cable;
    line.cables = cable.count;
    return line;
}

} // namespace core
