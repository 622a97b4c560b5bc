#pragma once

#include "core/base/Result.h"
#include "core/model/AssumptionSet.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Keys of a file that this version does not know, with their JSON text, kept so that saving loses nothing.
using Extras = std::map<std::string, std::string>;

enum class SiteKind { Campus, Hub };
enum class Band { C, CL, SuperC, SuperCL };
enum class DemandClass { Training, Dci };
enum class SrlgKind { Other, Duct, Cable, Entrance, Power };

inline constexpr int maximumPlane = 1'000; ///< planes count from 1

struct GeoPosition {
    double latitudeDeg = 0;  ///< -90 to 90
    double longitudeDeg = 0; ///< -180 to 180
    friend bool operator==(const GeoPosition &, const GeoPosition &) = default;
};

/// Place on the schematic, in scene units (device-independent pixels at 100 %); y grows downwards.
struct CanvasPosition {
    double x = 0;
    double y = 0;
    friend bool operator==(const CanvasPosition &, const CanvasPosition &) = default;
};

/// A campus with accelerators, or a hub where routes meet. Empty optionals: the scenario's assumption holds.
struct Site {
    std::string id;
    std::string name;
    SiteKind kind = SiteKind::Campus;
    std::optional<GeoPosition> geo;
    std::optional<CanvasPosition> canvas;
    std::optional<double> powerMw; ///< at the meter
    std::optional<double> pue;
    std::optional<std::string> accelerator; ///< catalogue id; "" = none
    std::optional<std::int64_t> acceleratorCount;
    std::optional<std::string> router; ///< catalogue id
    std::optional<std::int64_t> rackCount;
    std::optional<double> rackKw;
    std::optional<double> transportKw; ///< limit of the border layer's power at the meter
    std::string ready;                 ///< date, free text
    std::string notes;
    Extras extra;
    friend bool operator==(const Site &, const Site &) = default;
};

/// One span of a route as surveyed.
struct Span {
    double lengthKm = 0;
    std::optional<double> lossDb;
    std::string hut; ///< name of the hut at the span's far end; "" = none given
    Extras extra;
    friend bool operator==(const Span &, const Span &) = default;
};

/// A fibre route between two sites. Parallel routes are normal.
struct Route {
    std::string id;
    std::string name;
    std::string a;                    ///< site id
    std::string b;                    ///< site id
    std::optional<double> lengthKm;   ///< given length; else great circle × route factor
    std::optional<std::string> fibre; ///< catalogue id
    std::optional<Band> band;
    std::vector<Span> spans; ///< empty = by the span rule
    std::optional<double> maxSpanKm;
    std::optional<std::string> amplifier; ///< catalogue id
    std::optional<std::string> pluggable; ///< catalogue id or "auto"
    std::optional<std::int64_t> fibrePairsAvailable;
    std::vector<std::string> srlgs;
    std::vector<int> planes; ///< that use it, from 1; empty = all
    std::string acquisition; ///< "", build, iru, lease, owned
    std::string cable;       ///< catalogue id; "" = chosen by size
    std::string ready;
    std::string notes;
    Extras extra;
    friend bool operator==(const Route &, const Route &) = default;
};

/// Traffic asked for by hand, from one site to another, one direction.
struct Demand {
    std::string from;
    std::string to;
    double gbps = 0;
    DemandClass trafficClass = DemandClass::Training;
    Extras extra;
    friend bool operator==(const Demand &, const Demand &) = default;
};

/// What fails together: the routes that name it, and where none does, everything that ends at its site.
struct Srlg {
    std::string id;
    std::string name;
    SrlgKind kind = SrlgKind::Other;
    std::string site;        ///< where an entrance or a power feed stands; "" = not given
    std::vector<int> planes; ///< that it takes along, from 1; empty = all
    std::optional<double> mttrH;
    std::optional<double> cutsPerYear;
    Extras extra;
    friend bool operator==(const Srlg &, const Srlg &) = default;
};

/// A training job. Its inputs are the columns of the collectives model that do not follow from the design.
struct Job {
    std::string id;
    std::string name;
    std::string scheme;
    Extras extra; ///< every further key, as JSON text
    friend bool operator==(const Job &, const Job &) = default;
};

/// A finding that the planner has looked at and accepts.
struct Accepted {
    std::string code;
    std::string subject; ///< id of the site, route or demand; "" = the scenario
    std::string reason;
    Extras extra;
    friend bool operator==(const Accepted &, const Accepted &) = default;
};

/// The parts of a scenario while they are put together. Anything may be wrong in here.
struct ScenarioParts {
    std::string id;
    std::string name;
    std::string colour; ///< "" or 0 … 7 of the categorical colours, as text
    bool baseline = false;
    std::string notes;
    AssumptionSet assumptions;
    std::vector<Site> sites;
    std::vector<Route> routes;
    std::vector<Demand> demands;
    std::vector<Job> jobs;
    std::vector<Srlg> srlgs;
    std::vector<Accepted> accepted;
    Extras extra; ///< shapes, import_report, phase and unknown keys
    friend bool operator==(const ScenarioParts &, const ScenarioParts &) = default;
};

inline constexpr std::size_t maximumSites = 20'000;
inline constexpr std::size_t maximumRoutes = 100'000;
inline constexpr std::size_t maximumDemands = 1'000'000;

/// A scenario that is valid in form: ids unique, ends exist, every value inside its hard limits. What is unwise is
/// a finding, not an error. Immutable and cheap to copy (one shared pointer), so every edit is a new value and a
/// background thread can size a snapshot.
class Scenario {
public:
    /// @error InvalidValue, Duplicate, NotFound or TooLarge; names the object and what is allowed.
    static Result<Scenario> make(ScenarioParts parts);

    /// An empty scenario of that name.
    static Scenario empty(std::string id, std::string name);

    const ScenarioParts &operator*() const { return *m_parts; }
    const ScenarioParts *operator->() const { return m_parts.get(); }

    const Site *site(std::string_view id) const; ///< nullptr when there is none; O(log n)
    const Route *route(std::string_view id) const;
    const Srlg *srlg(std::string_view id) const;
    std::optional<std::size_t> siteIndex(std::string_view id) const;
    std::optional<std::size_t> routeIndex(std::string_view id) const;
    std::optional<std::size_t> srlgIndex(std::string_view id) const;

    /// Whether an id is used by a site, route, job or SRLG.
    bool isTaken(std::string_view id) const;

    /// Same content (not the same object).
    friend bool operator==(const Scenario &a, const Scenario &b) { return a.m_parts == b.m_parts || *a.m_parts == *b.m_parts; }

private:
    struct Index;
    Scenario(std::shared_ptr<const ScenarioParts> parts, std::shared_ptr<const Index> index);
    std::shared_ptr<const ScenarioParts> m_parts;
    std::shared_ptr<const Index> m_index;
};

/// The message of an Error of Scenario::make as it stands beside the field it is about, without the object:
/// "power lies between 0.1 and 5,000 MW." Other messages stay whole.
Text fieldText(const Error &error);

/// What people call a site, a route or a shared risk: its name, else for a route "A – B" by its ends' names, else its id.
std::string displayName(const Site &site);
std::string displayName(const Route &route, const Scenario &scenario);
std::string displayName(const Srlg &srlg);

/// Words of the JSON contract.
const char *toWord(SiteKind kind);
const char *toWord(Band band);
const char *toWord(DemandClass trafficClass);
const char *toWord(SrlgKind kind);
std::optional<SiteKind> siteKindFromWord(std::string_view word);
std::optional<Band> bandFromWord(std::string_view word);
std::optional<DemandClass> demandClassFromWord(std::string_view word);
std::optional<SrlgKind> srlgKindFromWord(std::string_view word); ///< "" = other

/// Great-circle distance by the haversine formula, km, on a sphere of R = 6,371.0088 km (IUGG mean radius).
double greatCircleKm(GeoPosition a, GeoPosition b);

/// Length of fibre to expect between two places, km: great circle × route factor.
double estimatedFibreKm(GeoPosition a, GeoPosition b, const AssumptionSet &assumptions);

/// Length of a route, km: given, else the sum of its spans, else great circle × route factor. Nothing when none of these
/// is known. `given` tells the first two from the third.
struct RouteLength {
    double km = 0;
    bool given = false;
};
std::optional<RouteLength> routeLength(const Route &route, const Scenario &scenario);

} // namespace core
