#pragma once

#include "core/failures/Failure.h"
#include "core/failures/Restorer.h"
#include "core/graph/PathChoice.h"
#include "core/sizing/LineSystem.h"

#include <memory>
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
    std::vector<ChannelGroup> lights;  ///< that make it up, where they can be restored
    std::vector<std::size_t> segments; ///< indices into Sizing::segments
};

/// A share of a demand on its way.
struct LitPath {
    std::vector<std::size_t> links, sites; ///< sites: the ends of the links, one more than links
    double gbps = 0;
    double us = 0;  ///< one-way fibre latency
    int planes = 0; ///< key of the planes that take it; 0: all
};

struct LitDemand {
    std::size_t from = 0, to = 0;
    DemandClass trafficClass = DemandClass::Training;
    double gbps = 0;
    std::vector<LitPath> paths;  ///< as sized; empty: no path
    bool fullRateOnEach = false; ///< 1+1: every path carries all of it (of its planes), one is enough
};

/// What a network is made of. Demands refer to links by index.
struct LitParts {
    std::vector<LitLink> links;
    std::vector<LitDemand> demands;
    std::vector<double> clientGbps; ///< by site, capacity of its client ports; empty: they are not looked at

    /// Optical restoration: what finds other ways for failed light and the fibre pairs it may take there. No restorer: none.
    struct Restoration {
        std::shared_ptr<const Restorer> restorer;
        std::vector<std::int64_t> pairs; ///< by route, all planes
        std::vector<double> spectrumGhz; ///< by route, of a pair
        std::int64_t planes = 1;
        double failureFill = 1;
        double keepTraining = 1, keepDci = 1; ///< traffic that is restored first
    } restoration;
};

/// As a sizing has it. The arguments must outlive a network with optical restoration.
LitParts litParts(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing);

/// What a failure does to traffic.
struct Aftermath {
    struct Moved {
        std::size_t demand = 0;
        bool endFailed = false;     ///< lost with its site
        std::vector<LitPath> paths; ///< where it goes now; empty: nowhere
    };
    std::vector<Moved> moved;         ///< demands whose way failed, by index; the others stand as in the network
    std::vector<double> loadGbps;     ///< by link
    std::vector<double> capacityGbps; ///< by link, what is left of it
    std::vector<double> kept;         ///< by demand, 0 to 1

    /// Light that lives on another way, at the capacity that found room there.
    struct Restored {
        std::size_t link = 0;
        std::vector<std::size_t> routes;
        double us = 0;
    };
    std::vector<Restored> restored; ///< by link
};

/// A lit network under failures: links with capacity, demands with their paths. Immutable and thread-safe.
///
/// After a failure (DESIGN.md section 4, Failure): demands with a failed end are lost; those whose path failed look for another
/// over what is left. Between routes they do so by the scenario's choice of paths, between light that is terminated each failed
/// share goes by least latency; of a pair that carries everything twice the other path is enough. Demands whose paths stand stay.
/// Lit capacity stays as built. A demand keeps, over its paths, the least of min(1, capacity ÷ load). With optical restoration
/// failed light whose ends stand goes on over another way where it closes, first as many channels as the traffic to keep asks
/// for, then the others, as far as fibre pairs have room; what is not restored is rerouted as above.
class LitNetwork {
public:
    LitNetwork(const Scenario &scenario, const Resolved &resolved, LitParts parts);
    ~LitNetwork();
    LitNetwork(LitNetwork &&) noexcept;

    const std::vector<LitLink> &links() const;
    const std::vector<LitDemand> &demands() const;
    const LinkGraph &graph() const;              ///< its links are links()
    const std::vector<double> &loadGbps() const; ///< by link, nothing failed

    /// Links that a failure takes wholly: over a failed route, or by way of a failed site.
    Outage outageOf(const Failure &failure) const;

    /// What is at stake in a failure: traffic over the links that it takes wholly, added up, and so many demands on them.
    struct Stake {
        double gbps = 0;
        std::size_t demands = 0;
    };
    Stake stakeOf(const Failure &failure) const;

    Aftermath after(const Failure &failure) const;

private:
    struct Data;
    class Run;
    std::unique_ptr<const Data> m_data;
};

/// The network of a sizing. The arguments must outlive it.
LitNetwork litNetwork(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing);

} // namespace core
