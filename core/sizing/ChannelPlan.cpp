#include "core/sizing/ChannelPlan.h"

#include "core/base/Number.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <span>
#include <utility>

namespace core {

namespace {

constexpr double stepGhz = 6.25; // the flexible grid's central-frequency step, ITU-T G.694.1

/// Light of one piece that asks for a place, one plane.
struct Request {
    std::span<const std::size_t> routes;
    std::size_t segment = 0;
    const PluggableRow *optic = nullptr;
    std::size_t width = 0; ///< steps, later units; 0: a pair for itself
    std::int64_t channels = 0;
};

/// Channels of one piece at one frequency of a route.
struct Block {
    std::size_t begin = 0; ///< unit
    std::int64_t channels = 0;
    const Request *request = nullptr;
};

/// One plane of a route while it is filled.
struct Fibres {
    std::int64_t pairs = 0;         ///< that share their light
    std::vector<std::int64_t> used; ///< pairs lit on each unit
    std::vector<Block> alone;       ///< channels with a pair for themselves
    std::vector<Block> blocks;
};

/// Requests of the light that one group of planes shares.
std::vector<Request> requestsOf(const std::vector<Lightpath> &lightpaths, int key, std::int64_t planes)
{
    std::vector<Request> requests;
    std::size_t segment = 0;
    for (const Lightpath &path : lightpaths) {
        const std::size_t first = std::exchange(segment, segment + path.pieces.size());
        if (planeKey(path.planes) != key)
            continue;
        const std::int64_t steps = ceilCount(path.optic->channelSpacingGhz.value_or(0) / stepGhz);
        for (std::size_t n = 0; n < path.pieces.size(); ++n) {
            const LightPiece &piece = path.pieces[n];
            requests.push_back({std::span(path.routes).subspan(piece.firstSite, piece.lastSite - piece.firstSite), first + n, path.optic,
                                static_cast<std::size_t>(std::max<std::int64_t>(0, steps)), path.channels / planes});
        }
    }
    std::ranges::stable_sort(requests, std::ranges::greater{}, &Request::width);
    return requests;
}

/// Lights what a request finds free at a unit of all its routes. @return the first unit that is worth a try after it.
std::size_t placeAt(std::size_t at, const Request &request, std::int64_t &left, std::vector<Fibres> &fibres)
{
    std::int64_t free = left;
    std::size_t next = at + 1;
    for (const std::size_t route : request.routes) {
        for (std::size_t unit = at; unit < at + request.width; ++unit) {
            const std::int64_t here = fibres[route].pairs - fibres[route].used[unit];
            free = std::min(free, here);
            if (here <= 0)
                next = std::max(next, unit + 1);
        }
    }
    if (free <= 0)
        return next;
    for (const std::size_t route : request.routes) {
        for (std::size_t unit = at; unit < at + request.width; ++unit)
            fibres[route].used[unit] += free;
        fibres[route].blocks.push_back({at, free, &request});
    }
    left -= free;
    return at + 1; // now some pair is full there
}

/// @param raster  units between the places where a slot may start.
/// @return        channels without a place.
std::int64_t place(const Request &request, std::size_t raster, std::vector<Fibres> &fibres)
{
    std::size_t units = fibres[request.routes.front()].used.size();
    for (const std::size_t route : request.routes)
        units = std::min(units, fibres[route].used.size());
    std::int64_t left = request.channels;
    for (std::size_t at = 0; left > 0 && at + request.width <= units;)
        at = (placeAt(at, request, left, fibres) + raster - 1) / raster * raster;
    return left;
}

/// Whether every slot is a multiple of the narrower ones: side by side on multiples of their width they leave no gaps.
bool nested(const std::vector<Request> &widestFirst)
{
    for (std::size_t i = 1; i < widestFirst.size() && widestFirst[i].width > 0; ++i) {
        if (widestFirst[i - 1].width % widestFirst[i].width != 0)
            return false;
    }
    return true;
}

/// Shares the light of a route out over its pairs: never more pairs are lit at a frequency than there are, so the lowest slot
/// first always finds a pair that is dark from there on (colouring of an interval graph).
class PairPictures {
public:
    PairPictures(Fibres &fibres, double unitGhz) : m_fibres(fibres), m_unitGhz(unitGhz) {}

    std::vector<SpectrumPattern> draw(std::int64_t planes, double bandGhz)
    {
        if (m_fibres.pairs > 0)
            m_alike.push_back({m_fibres.pairs, none, 0, 0});
        std::ranges::stable_sort(m_fibres.blocks, {}, &Block::begin);
        for (std::size_t block = 0; block < m_fibres.blocks.size(); ++block)
            light(block);
        std::ranges::stable_sort(m_alike, std::ranges::greater{}, &Alike::pairs);
        std::vector<SpectrumPattern> patterns;
        patterns.reserve(m_alike.size() + m_fibres.alone.size());
        for (const Alike &alike : m_alike)
            patterns.push_back({alike.pairs * planes, slotsOf(alike)});
        for (const Block &block : m_fibres.alone)
            patterns.push_back({block.channels * planes, {{0, bandGhz, block.request->optic->id, block.request->segment}}});
        return patterns;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    /// A slot of a pair and the one below it: pairs that part later share what they have.
    struct Lit {
        std::size_t block = none, below = none;
    };
    /// Pairs with the same picture so far.
    struct Alike {
        std::int64_t pairs = 0;
        std::size_t top = none; ///< place in m_lit
        std::size_t end = 0;    ///< first dark unit
        std::size_t slots = 0;
    };

    void light(std::size_t index)
    {
        const Block &block = m_fibres.blocks[index];
        std::int64_t left = block.channels;
        for (const bool sameSegment : {true, false}) { // light of one piece keeps together: fewer pictures
            const std::size_t count = m_alike.size();
            for (std::size_t i = 0; left > 0 && i < count; ++i) {
                const std::size_t top = m_alike[i].top;
                const bool same = top != none && m_fibres.blocks[m_lit[top].block].request == block.request;
                if (m_alike[i].end > block.begin || (sameSegment && !same))
                    continue;
                const std::int64_t taken = std::min(left, m_alike[i].pairs);
                if (taken < m_alike[i].pairs) {
                    m_alike.push_back(m_alike[i]);
                    m_alike.back().pairs -= taken;
                }
                m_lit.push_back({index, top});
                m_alike[i] = {taken, m_lit.size() - 1, block.begin + block.request->width, m_alike[i].slots + 1};
                left -= taken;
            }
        }
    }

    std::vector<SpectrumSlot> slotsOf(const Alike &alike) const
    {
        std::vector<SpectrumSlot> slots(alike.slots);
        std::size_t place = alike.slots;
        for (std::size_t at = alike.top; at != none; at = m_lit[at].below) {
            const Block &block = m_fibres.blocks[m_lit[at].block];
            SpectrumSlot &slot = slots[--place];
            slot.lowGhz = static_cast<double>(block.begin) * m_unitGhz;
            slot.highGhz = static_cast<double>(block.begin + block.request->width) * m_unitGhz;
            slot.pluggableId = block.request->optic->id;
            slot.segment = block.request->segment;
        }
        return slots;
    }

    Fibres &m_fibres;
    double m_unitGhz;
    std::vector<Alike> m_alike;
    std::vector<Lit> m_lit;
};

/// @param pairs  of every route, of all of these planes.
ChannelPlan planOf(std::vector<Request> requests, const Resolved &resolved, const std::vector<std::int64_t> &pairs, std::int64_t planes)
{
    std::size_t unitSteps = 0; // all slots are multiples of it, and so are the places where they can stand
    for (const Request &request : requests)
        unitSteps = std::gcd(unitSteps, request.width);
    const double unitGhz = stepGhz * static_cast<double>(std::max<std::size_t>(unitSteps, 1));

    std::vector<Fibres> fibres(resolved.routes.size());
    for (std::size_t i = 0; i < fibres.size(); ++i) {
        fibres[i].pairs = pairs[i] / planes;
        if (fibres[i].pairs > 0)
            fibres[i].used.assign(static_cast<std::size_t>(floorCount(resolved.routes[i].spectrumGhz / unitGhz)), 0);
    }
    for (const Request &request : requests) {
        for (const std::size_t route : request.routes) {
            if (request.width > 0)
                continue;
            fibres[route].alone.push_back({0, request.channels, &request});
            fibres[route].pairs -= request.channels;
        }
    }

    const bool aligned = nested(requests);
    ChannelPlan plan;
    plan.unplaced.assign(fibres.size(), 0);
    for (Request &request : requests) {
        if (request.width == 0)
            continue;
        request.width /= unitSteps;
        const std::int64_t left = place(request, aligned ? request.width : 1, fibres);
        for (const std::size_t route : request.routes)
            plan.unplaced[route] += left;
    }
    plan.spectrum.reserve(fibres.size());
    for (std::size_t i = 0; i < fibres.size(); ++i)
        plan.spectrum.push_back(PairPictures(fibres[i], unitGhz).draw(planes, resolved.routes[i].spectrumGhz));
    return plan;
}

/// Pairs of every route that a group of planes lights.
std::vector<std::int64_t> pairsOfGroup(const std::vector<Lightpath> &lightpaths, int key, const Resolved &resolved, std::int64_t planes)
{
    std::vector<std::vector<ChannelGroup>> channels(resolved.routes.size());
    for (const Lightpath &path : lightpaths) {
        for (std::size_t hop = 0; planeKey(path.planes) == key && hop < path.routes.size(); ++hop)
            channels[path.routes[hop]].push_back({path.optic, path.channels, path.planes});
    }
    std::vector<std::int64_t> pairs;
    for (std::size_t i = 0; i < channels.size(); ++i)
        pairs.push_back(pairsOf(std::move(channels[i]), resolved.routes[i].spectrumGhz, planes));
    return pairs;
}

/// Groups of planes with light of their own, each over its own pairs; pairs that no group lights are dark.
ChannelPlan planByGroups(const std::vector<Lightpath> &lightpaths, const std::map<int, std::int64_t> &groups, const Resolved &resolved,
                         std::vector<std::int64_t> left, std::int64_t planes)
{
    ChannelPlan all;
    all.unplaced.assign(resolved.routes.size(), 0);
    all.spectrum.resize(resolved.routes.size());
    for (const auto &[key, count] : groups) {
        const std::vector<std::int64_t> own = pairsOfGroup(lightpaths, key, resolved, planes);
        ChannelPlan plan = planOf(requestsOf(lightpaths, key, count), resolved, own, count);
        for (std::size_t i = 0; i < own.size(); ++i) {
            left[i] -= own[i];
            all.unplaced[i] += plan.unplaced[i];
            std::ranges::move(plan.spectrum[i], std::back_inserter(all.spectrum[i]));
        }
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] > 0)
            all.spectrum[i].push_back({left[i], {}});
        std::ranges::stable_sort(all.spectrum[i], std::ranges::greater{}, &SpectrumPattern::pairs);
    }
    return all;
}

} // namespace

ChannelPlan planChannels(const std::vector<Lightpath> &lightpaths, const Resolved &resolved, const std::vector<std::int64_t> &pairs, std::int64_t planes)
{
    std::map<int, std::int64_t> groups; // planes in each
    for (const Lightpath &path : lightpaths)
        groups.emplace(planeKey(path.planes), planeCount(path.planes, planes));
    if (groups.empty() || (groups.size() == 1 && groups.contains(0)))
        return planOf(requestsOf(lightpaths, 0, planes), resolved, pairs, planes);
    return planByGroups(lightpaths, groups, resolved, pairs, planes);
}

} // namespace core
