#include "core/sizing/LineSystem.h"

#include "core/base/Number.h"
#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::int64_t multirailAbovePairs = 8; // DESIGN.md section 4, Defaults

const LineElementRow *amplifierOf(const ResolvedRoute &route, std::int64_t pairs, const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    const std::string &given = route.route->amplifier && !route.route->amplifier->empty() ? *route.route->amplifier : assumptions.word("amplifier");
    if (given != "auto")
        return catalogue.lineElement(given);
    const bool wide = route.band == Band::CL || route.band == Band::SuperCL;
    return catalogue.lineElement(!wide ? "ila_c_single" : pairs > multirailAbovePairs ? "ila_cl_multirail" : "ila_cl_single");
}

/// Band `c` by slot, everything else the C+L terminal with wavelength-selective switch.
const LineElementRow *terminalOf(const ResolvedRoute &route, const std::vector<ChannelGroup> &groups, const Catalogue &catalogue)
{
    struct Fixed {
        double slotGhz;
        const char *id;
    };
    static constexpr Fixed fixed[] = {{75, "terminal_c_fixed64"}, {150, "terminal_c_fixed32"}, {300, "terminal_c_fixed16"}};
    if (route.band == Band::C) {
        for (const Fixed &terminal : fixed) {
            const auto fits = [&](const ChannelGroup &group) {
                return group.optic->channelSpacingGhz && nearlyEqual(*group.optic->channelSpacingGhz, terminal.slotGhz);
            };
            if (std::ranges::all_of(groups, fits))
                return catalogue.lineElement(terminal.id);
        }
    }
    return catalogue.lineElement("terminal_cl_wss66");
}

bool unamplified(const ResolvedRoute &route, const std::vector<ChannelGroup> &groups, std::int64_t spans, std::int64_t planes)
{
    // With more than one channel in a pair, multiplexers stand in the way of the light.
    std::int64_t slotted = 0;
    for (const ChannelGroup &group : groups) {
        if (route.lengthKm.value_or(0) > group.optic->reachUnamplifiedKm.value_or(0))
            return false;
        slotted += group.optic->channelSpacingGhz ? group.channels / planes : 0;
    }
    return spans == 1 && slotted <= 1;
}

} // namespace

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

LineSizing lineSystem(const ResolvedRoute &route, const std::vector<ChannelGroup> &groups, std::int64_t spans, std::int64_t planes,
                      const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    LineSizing line;
    line.spans = spans;
    line.amplified = spans > 1;
    if (groups.empty())
        return line;
    std::vector<ChannelGroup> onePlane = groups;
    for (ChannelGroup &group : onePlane)
        group.channels /= planes;
    line.fibrePairs = planes * pairsOfPlane(std::move(onePlane), route.spectrumGhz);
    line.amplified = !unamplified(route, groups, spans, planes);
    if (line.amplified)
        line.terminal = terminalOf(route, groups, catalogue);
    if (spans > 1) {
        line.amplifier = amplifierOf(route, line.fibrePairs, assumptions, catalogue);
        if (line.amplifier != nullptr)
            line.amplifiers = rules::inlineAmplifiers(spans, line.fibrePairs, line.amplifier->fibrePairsServed.value_or(1));
    }
    const CableChoice cable = chooseCable(line.fibrePairs, route.route->cable, catalogue);
    line.cable = cable.cable;
    line.cables = cable.count;
    return line;
}

} // namespace core
