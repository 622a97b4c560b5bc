#include "core/failures/RestoreLights.h"

#include "core/sizing/Rules.h"

#include <algorithm>

namespace core {

namespace {

/// Light of one link and optic on its other way.
struct Candidate {
    std::size_t link = 0;
    const PluggableRow *optic = nullptr;
    std::int64_t channels = 0, toKeep = 0, restored = 0; ///< all planes
    RestoredWay way;
};

class Restoring {
public:
    Restoring(const LitParts &parts, const Failure &failure, const Outage &out)
        : m_parts(parts), m_failure(failure), m_out(out), m_groups(parts.restoration.pairs.size()), m_kept(parts.links.size(), 0.0)
    {
    }

    RestoredLights run()
    {
        shareToKeep();
        for (std::size_t link = 0; link < m_parts.links.size(); ++link) {
            if (m_out.hasLink(link))
                occupy(link);
            else
                findWays(link);
        }
        for (Candidate &candidate : m_candidates)
            place(candidate, candidate.toKeep);
        for (Candidate &candidate : m_candidates)
            place(candidate, candidate.channels - candidate.restored);
        return result();
    }

private:
    /// Traffic to keep of every link: the fractions of the classes that go over it.
    void shareToKeep()
    {
        for (const LitDemand &demand : m_parts.demands) {
            const double keep = demand.trafficClass == DemandClass::Training ? m_parts.restoration.keepTraining : m_parts.restoration.keepDci;
            for (const LitPath &path : demand.paths) {
                for (const std::size_t link : path.links)
                    m_kept[link] += path.gbps * keep;
            }
        }
    }

    void add(std::size_t route, const PluggableRow *optic, std::int64_t channels)
    {
        std::vector<ChannelGroup> &groups = m_groups[route];
        const auto known = std::ranges::find(groups, optic, &ChannelGroup::optic);
        if (known != groups.end())
            known->channels += channels;
        else
            groups.push_back({optic, channels});
    }

    void occupy(std::size_t link)
    {
        for (const ChannelGroup &light : m_parts.links[link].lights) {
            for (const std::size_t route : m_parts.links[link].routes)
                add(route, light.optic, light.channels);
        }
    }

    void findWays(std::size_t link)
    {
        const LitLink &lit = m_parts.links[link];
        if (!m_out.hasSite(lit.sites.front()) || !m_out.hasSite(lit.sites.back()))
            return;
        double left = m_kept[link];
        for (const ChannelGroup &light : lit.lights) {
            if (light.channels <= 0)
                continue;
            const double rate = *light.optic->clientRateGbps;
            const std::int64_t planes = m_parts.restoration.planes;
            const std::int64_t toKeep = std::min(light.channels, rules::planePorts(left, rate, m_parts.restoration.failureFill, planes));
            left = std::max(0.0, left - static_cast<double>(toKeep) * rate * m_parts.restoration.failureFill);
            auto way =
                m_parts.restoration.restorer->way(lit.sites.front(), lit.sites.back(), *light.optic, std::max<std::int64_t>(1, toKeep / planes), m_failure);
            if (way)
                m_candidates.push_back({link, light.optic, light.channels, toKeep, 0, *std::move(way)});
        }
    }

    bool fits(const Candidate &candidate, std::int64_t channels) const
    {
        return std::ranges::all_of(candidate.way.routes, [&](std::size_t route) {
            std::vector<ChannelGroup> groups = m_groups[route];
            const auto known = std::ranges::find(groups, candidate.optic, &ChannelGroup::optic);
            if (known != groups.end())
                known->channels += channels;
            else
                groups.push_back({candidate.optic, channels});
            return pairsOf(std::move(groups), m_parts.restoration.spectrumGhz[route], m_parts.restoration.planes) <= m_parts.restoration.pairs[route];
        });
    }

    /// As many more channels, whole planes at a time, as the pairs of its way take.
    void place(Candidate &candidate, std::int64_t wanted)
    {
        const std::int64_t planes = m_parts.restoration.planes;
        std::int64_t least = 0, most = wanted / planes; // of one plane: least fits
        while (least < most) {
            const std::int64_t middle = (least + most + 1) / 2;
            if (fits(candidate, middle * planes))
                least = middle;
            else
                most = middle - 1;
        }
        candidate.restored += least * planes;
        for (const std::size_t route : candidate.way.routes)
            add(route, candidate.optic, least * planes);
    }

    RestoredLights result()
    {
        RestoredLights lights;
        lights.capacityGbps.assign(m_parts.links.size(), 0.0);
        for (Candidate &candidate : m_candidates) {
            if (candidate.restored <= 0)
                continue;
            lights.capacityGbps[candidate.link] += static_cast<double>(candidate.restored) * *candidate.optic->clientRateGbps;
            if (lights.ways.empty() || lights.ways.back().link != candidate.link)
                lights.ways.push_back({candidate.link, std::move(candidate.way.routes), candidate.way.us});
        }
        return lights;
    }

    const LitParts &m_parts;
    const Failure &m_failure;
    const Outage &m_out;
    std::vector<std::vector<ChannelGroup>> m_groups; ///< by route
    std::vector<double> m_kept;                      ///< by link
    std::vector<Candidate> m_candidates;
};

} // namespace

RestoredLights restoreLights(const LitParts &parts, const Failure &failure, const Outage &out)
{
    return Restoring(parts, failure, out).run();
}

} // namespace core
