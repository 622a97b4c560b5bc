#pragma once

#include "core/failures/Failure.h"
#include "core/graph/LinkGraph.h"

#include <optional>
#include <vector>

namespace core {

/// What traffic goes over after a failure: a route under transit `router` (dark ones too), light with its ends under `optical`.
/// Segments with the same ends and routes are one link.
struct LitLink {
    std::vector<std::size_t> routes;   ///< in order from the first end
    std::vector<std::size_t> sites;    ///< passed on the way, both ends included
    double us = 0;                     ///< one-way fibre latency
    double capacityGbps = 0;           ///< as built
    std::vector<std::size_t> segments; ///< indices into Sizing::segments
};

/// A share of a demand on its way.
struct LitPath {
    std::vector<std::size_t> links, sites;
    double gbps = 0;
    double us = 0;
};

struct LitDemand {
    std::size_t from = 0, to = 0;
    DemandClass trafficClass = DemandClass::Training;
    double gbps = 0;
    std::vector<LitPath> paths;  ///< as sized; empty: no path
    bool fullRateOnEach = false; ///< 1+1: every path carries all of it, one is enough
};

/// How demands look for their way: the assumptions `paths`, `k`, `ecmp_tolerance_us`.
struct PathChoice {
    enum class Kind { Shortest, Ecmp, KPaths, DisjointPair } kind = Kind::Shortest;
    std::size_t k = 4;
    double toleranceUs = 0;
};
PathChoice pathChoice(const AssumptionSet &assumptions);

/// What a failure does to traffic. Only what changed is listed; everything else stands as in the network.
struct Aftermath {
    struct Moved {
        std::size_t demand = 0;
        bool endFailed = false;     ///< lost with its site
        std::vector<LitPath> paths; ///< where it goes now; empty: nowhere
    };
    std::vector<Moved> moved;
    std::vector<double> loadGbps;     ///< by link
    std::vector<double> capacityGbps; ///< by link, what is left of it
    std::vector<double> kept;         ///< by demand, 0 to 1
    std::vector<double> linkUs;       ///< by link: longer where light was restored another way
};

/// A sizing as failures see it: links with capacity, demands with their paths. Immutable and thread-safe.
///
/// After a failure (DESIGN.md section 4, Failure): demands with a failed end are lost; those whose path failed look for a new one
/// over what is left by the scenario's choice of paths; the others stay. Lit capacity stays as built. A demand keeps the least over
/// its path of min(1, capacity ÷ load). With optical restoration a failed link whose light reaches over another way lives on there,
/// as far as fibre pairs have room.
class LitNetwork {
public:
    LitNetwork(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing);
    ~LitNetwork();
    LitNetwork(LitNetwork &&) noexcept;

    const std::vector<LitLink> &links() const;
    const std::vector<LitDemand> &demands() const;
    const LinkGraph &graph() const;              ///< its links are links()
    const std::vector<double> &loadGbps() const; ///< by link, nothing failed

    Aftermath after(const Failure &failure) const;

private:
    struct Data;
    std::unique_ptr<const Data> m_data;
};

} // namespace core
