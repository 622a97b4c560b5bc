#pragma once

#include "core/base/Result.h"
#include "core/catalogue/Catalogue.h"
#include "core/model/Scenario.h"
#include "core/optics/budget/LightBudget.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// What a quantity, a finding or a bill line is about.
enum class Scope { Total, Site, Route, Demand, Srlg };

struct Subject {
    Scope scope = Scope::Total;
    std::string id; ///< site, route or shared risk id; of a demand DemandSizing::id(); empty for the scenario
    friend bool operator==(const Subject &, const Subject &) = default;
};

struct SiteSizing {
    std::string id;
    std::int64_t accelerators = 0;
    double backendGbps = 0;            ///< accelerators × NIC rate
    double egressGbps = 0;             ///< E of DESIGN.md section 4, one direction
    std::int64_t coherentPorts = 0;    ///< at this end
    std::int64_t regeneratorPorts = 0; ///< part of coherentPorts that regenerates passing traffic
    std::int64_t clientPorts = 0;
    std::int64_t clientOptics = 0;
    std::string routerId;
    std::optional<std::int64_t> routers; ///< unknown when no number of these boxes holds the ports
    std::optional<std::int64_t> strandedCages;
    std::int64_t terminals = 0;                    ///< line terminals of all routes that end here
    std::optional<double> borderItW, borderItMaxW; ///< of the border layer: optics, routers, terminals; typical and provisioned
    std::optional<double> transportPowerW;         ///< typical, at the meter
    std::optional<double> transportPowerMaxW;      ///< provisioned, at the meter
    std::optional<double> transportPowerShare;     ///< typical over the site's power
    std::optional<std::int64_t> acceleratorsDisplaced;
    std::optional<double> rackUnits;
    std::optional<std::int64_t> racks;
};

/// A channel's place in the band, measured from the band's lower edge.
struct SpectrumSlot {
    double lowGhz = 0, highGhz = 0;
    std::string pluggableId;
    std::size_t segment = 0; ///< index into Sizing::segments
};

/// Fibre pairs that carry the same light.
struct SpectrumPattern {
    std::int64_t pairs = 0;             ///< all planes
    std::vector<SpectrumSlot> channels; ///< from low to high; none in a dark pair
};

/// External transponders in place of the coherent pluggables whose light ends on a route (or anywhere). IT power, typical.
struct TransponderSizing {
    std::optional<double> pluggableW, pluggableUsd; ///< what they would take the place of
    std::optional<std::int64_t> lines;              ///< of up to 800 Gb/s, every end counted; unknown: some light is too long for all modes
    std::optional<double> powerW, rackUnits, usd;   ///< two grey optics a line included
    std::optional<double> extraW, extraUsd;         ///< transponders less pluggables
    std::optional<double> flipPowerKm, flipUsdKm;   ///< beyond this length the answer is the other one; none: it never flips. Of routes
};

/// A failure that the design is to survive, and what a route or a segment carries then.
struct FailureLoad {
    std::string kind; ///< word of FailureKind
    std::vector<std::string> ids;
    double gbps = 0;
};

/// Channels over a route while light that failed elsewhere is restored over it.
struct RestorationSizing {
    FailureLoad failure;                                        ///< of those to survive, the one that asks for most pairs
    std::vector<std::pair<std::string, std::int64_t>> channels; ///< by optic id, all planes: what stays and what is restored
    std::int64_t pairs = 0;                                     ///< that they fill
};

struct RouteSizing {
    std::string id;
    std::optional<double> lengthKm;
    bool lengthGiven = false;
    std::int64_t spans = 0;
    bool amplified = false;
    std::optional<double> fibreOneWayUs;   ///< glass alone
    std::optional<double> oneWayUs, rttUs; ///< one segment over this route alone
    std::string pluggableId;               ///< the one with most channels; "" when nothing is lit
    std::optional<double> rateGbps;        ///< of that pluggable
    std::int64_t channels = 0;
    std::int64_t fibrePairs = 0;
    double pairKm = 0;
    std::string cableId; ///< smallest cable that fits; "" when none is needed or known
    std::int64_t cables = 0;
    std::string amplifierId;
    std::int64_t amplifiers = 0;
    std::string terminalId;                      ///< "" when no multiplexer is needed
    double hutPowerW = 0;                        ///< typical, overhead included
    std::optional<double> gsnrDb0p1nm, marginDb; ///< in 0.1 nm, of the light with the least margin; unknown where the catalogue's reach decides
    LineClass lineClass = LineClass::BareFibre;
    std::optional<double> launchDbm, rxPowerDbm; ///< per channel, of the light with the least margin
    LightLimit limit = LightLimit::Osnr;         ///< what decides that margin
    std::string ramanId;                         ///< "" when no pumps help
    std::int64_t ramanPumps = 0;
    bool closes = true; ///< every segment over this route closes
    bool closesWithoutDesignMargin = true;
    std::int64_t unplacedChannels = 0;     ///< of one plane, without a free frequency in a first-fit channel plan
    std::vector<SpectrumPattern> spectrum; ///< of all fibrePairs, by that plan; most pairs first, then optics with a pair for themselves
    double carriedGbps = 0;
    double capacityGbps = 0;
    std::optional<double> bdpBytes;         ///< per line port, round trip
    std::optional<double> pfcHeadroomBytes; ///< per line port
    TransponderSizing transponders;
    std::optional<RestorationSizing> restoration; ///< pairs for light that failed elsewhere
    std::vector<FailureLoad> worstFailures;       ///< that load it most, of those to survive; at most 10, worst first
};

/// What a segment carries in the worst failure that it is built to survive.
struct SegmentProtection {
    struct Share {
        std::size_t demand = 0;
        double share = 0; ///< of its traffic to keep
    };
    FailureLoad failure; ///< gbps: all that goes between these ends over these routes then
    std::vector<Share> shares;
    double left = 1;       ///< share of the segment that stays, with planes or cables lost
    double othersGbps = 0; ///< what regenerated light over the same routes takes of it
    double gbps = 0;       ///< Σ rate × share to keep × share ÷ left − others, not below 0
};

/// Light from one site to another without being terminated between them, groomed together.
struct SegmentSizing {
    std::string a, b;
    std::vector<std::string> routes; ///< in order from a to b
    std::vector<int> planes;         ///< that share it; empty = all
    std::string pluggableId;
    double rateGbps = 0;
    double gbps = 0;
    std::optional<SegmentProtection> protection;
    std::int64_t channels = 0; ///< for traffic and protection, whichever asks for more
    double lengthKm = 0;
    std::optional<double> gsnrDb0p1nm, marginDb;
    LightLimit limit = LightLimit::Osnr;
    bool closes = true;
    bool closesWithoutDesignMargin = true;
    bool regeneratedAtA = false, regeneratedAtB = false; ///< the light goes on from here, back to back in the routers
    double transponderGbps = 0;                          ///< of a transponder line in its place; 0: no mode reaches
    bool transpondersAtA = true, transpondersAtB = true; ///< false where light of transponders passes without regeneration
};

struct PathSizing {
    std::vector<std::string> routes;   ///< in order
    std::vector<std::string> sites;    ///< one more than routes
    std::vector<std::size_t> segments; ///< indices into Sizing::segments
    double gbps = 0;
    std::vector<int> planes; ///< that take it, from 1; empty = all
    double oneWayUs = 0;     ///< fibre, amplifiers, modems, routers
    double fibreOneWayUs = 0;
};

struct DemandSizing {
    std::string from, to;
    DemandClass trafficClass = DemandClass::Training;
    double gbps = 0;
    std::optional<double> generatedGbps; ///< by basis and pattern
    std::optional<double> explicitGbps;  ///< by the design's demands
    std::optional<double> taperGbps, jobGbps;
    std::vector<PathSizing> paths;                                   ///< best first; empty: no path
    bool fullRateOnEach = false;                                     ///< a pair of paths, each of them carries all
    bool pathsComplete = true;                                       ///< false: more equal ways than are listed, or a pair that may not be the best
    std::vector<std::string> sharedRoutes, sharedRisks, sharedSites; ///< what a pair of paths has in common: ids of routes, SRLGs, sites
    std::vector<int> planesWithoutPath;                              ///< where only the other planes have one: their share is not carried
    std::optional<double> oneWayUs, skewUs, reorderBytes; ///< longest path; longest less shortest; what arrives out of order meanwhile on a line port

    /// "a → b, training"; unique among the demands of a sizing.
    std::string id() const;
};

/// The bandwidth that a basis would ask for, whether it is in force or not.
struct BasisAnswer {
    std::string basis;
    std::optional<double> interSiteGbps; ///< Σ demands, one direction
};

/// One line of the bill: what is bought, where, how much, at which price.
struct BillLine {
    Subject subject;                ///< site or route
    const char *role = "";          ///< CORE_TEXT: "Coherent optics", "Routers", …
    std::string table, catalogueId; ///< where its figures stand; fibre has table "prices"
    double quantity = 0;
    std::string per;                                   ///< what one price buys: each, fibre_pair, pair_km, …
    std::string priceId;                               ///< row of prices.csv; "" = no price known
    std::optional<double> lowUsd, typicalUsd, highUsd; ///< unit prices
    bool fibre = false;                                ///< written off over years_fibre
    std::optional<double> extendedUsd() const;         ///< quantity × typical unit price
};

struct Money {
    std::optional<double> lowUsd, typicalUsd, highUsd; ///< sums of the lines with a price; none: lines, but no priced one
    std::size_t unpriced = 0;                          ///< lines without a price, sites whose routers nobody can count: the sums are "at least"
};

enum class Severity { Note, Warning, Error };

/// A single change that turns a finding's verdict, tried on a copy before it is offered.
struct Mend {
    Text label;
    Scenario result;
    std::optional<double> firstCostUsd;  ///< more than before, typical; unknown when something of either has no price
    std::optional<double> annualCostUsd; ///< more than before, a year
    std::vector<Text> needs;             ///< what it takes: huts, fibre, a later date
};

struct Finding {
    std::string code; ///< stable id of the check
    Severity severity = Severity::Warning;
    Subject subject;
    Text title;
    Text detail;                         ///< with the numbers
    std::optional<std::string> accepted; ///< the planner's reason
};

struct Totals {
    std::int64_t accelerators = 0;
    double interSiteGbps = 0;       ///< Σ demands, one direction
    std::int64_t coherentPorts = 0; ///< both ends
    std::int64_t clientPorts = 0;
    std::int64_t regeneratorPorts = 0;
    std::int64_t fibrePairs = 0;
    double pairKm = 0;
    std::optional<std::int64_t> routers;
    std::int64_t amplifiers = 0;
    std::optional<double> transportPowerW, transportPowerMaxW;
    double hutPowerW = 0;
    std::optional<double> rackUnits;
    Money firstCost;
    std::optional<double> annualUsd; ///< of the priced lines, energy and maintenance
    TransponderSizing transponders;
};

/// Everything that follows from a scenario. Sites and routes stand in the scenario's order.
struct Sizing {
    Totals totals;
    std::vector<SiteSizing> sites;
    std::vector<RouteSizing> routes;
    std::vector<DemandSizing> demands;
    std::vector<SegmentSizing> segments;
    std::vector<BasisAnswer> bases;
    std::vector<BillLine> bill;
    std::optional<std::string> hubSiteId; ///< centre of the pattern "hub"
    bool ringExact = true;                ///< false: the ring is a good one, not surely the shortest
    std::vector<Finding> findings;        ///< by severity, then subject

    const SiteSizing *site(std::string_view id) const; ///< nullptr when there is none
    const RouteSizing *route(std::string_view id) const;
    const DemandSizing *demand(std::string_view id) const;

    /// Makes the look-ups above fast; size() has done it.
    void index();

private:
    std::map<std::string, std::size_t, std::less<>> m_sites, m_routes, m_demands;
};

/// Sizes a scenario: pure, deterministic, thread-safe. The catalogue must already carry the design's rows.
/// @error Cancelled when `stop` was asked for; NotFound when a catalogue id of the scenario does not exist.
Result<Sizing> size(const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop = {});

/// Coherent ports at the end of a campus that sends its whole egress over the scenario's optic, as one of a pair does. None
/// without egress, or while the program chooses the optic by the route.
std::optional<std::int64_t> portsOnceConnected(const SiteSizing &site, const Scenario &scenario, const Catalogue &catalogue);

/// Changes that mend a finding, each tried: after it the finding is gone and no new error has come.
std::vector<Mend> mendsOf(const Finding &finding, const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop = {});

const char *toWord(Severity severity); ///< note, warning, error
const char *toWord(Scope scope);       ///< total, site, route, demand, srlg

} // namespace core
