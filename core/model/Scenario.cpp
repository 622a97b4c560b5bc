#include "core/model/Scenario.h"

#include "core/base/Id.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <unordered_map>

namespace core {

namespace {

/// An object as messages name it: the marked word for its kind and what tells it from its neighbours.
struct Subject {
    const char *kind;
    std::string id;
};

/// Messages about one field, with the object they are about and without it (for a reader who looks at the field).
struct FieldMessage {
    const char *full, *plain;
};
constexpr FieldMessage isNot{CORE_TEXT("%1 “%2”: %3 %4"), CORE_TEXT("%3 %4")};
constexpr FieldMessage liesBetween{CORE_TEXT("%1 “%2”: %3 lies between %4 and %5 %6."), CORE_TEXT("%3 lies between %4 and %5 %6.")};
constexpr FieldMessage liesBetweenBare{CORE_TEXT("%1 “%2”: %3 lies between %4 and %5."), CORE_TEXT("%3 lies between %4 and %5.")};
constexpr FieldMessage isWhole{CORE_TEXT("%1 “%2”: %3 is a whole number from 0 to %4."), CORE_TEXT("%3 is a whole number from 0 to %4.")};
constexpr FieldMessage isPlain{CORE_TEXT("%1 “%2”: %3 is not plain text of at most %4 bytes."), CORE_TEXT("%3 is not plain text of at most %4 bytes.")};
constexpr std::array fieldMessages{isNot, liesBetween, liesBetweenBare, isWhole, isPlain};

Error invalid(const Subject &subject, const char *field, const char *allowed)
{
    return {ErrorCode::InvalidValue, isNot.full, {Marked{subject.kind}, subject.id, Marked{field}, Marked{allowed}}, {}};
}

/// Inclusive limits of a number, told in the message.
Result<void> inRange(const Subject &subject, const char *field, double value, double low, double high, const char *unit)
{
    if (std::isfinite(value) && value >= low && value <= high)
        return {};
    if (*unit == '\0')
        return Error{ErrorCode::InvalidValue, liesBetweenBare.full, {Marked{subject.kind}, subject.id, Marked{field}, low, high}, {}};
    return Error{ErrorCode::InvalidValue, liesBetween.full, {Marked{subject.kind}, subject.id, Marked{field}, low, high, std::string(unit)}, {}};
}

Result<void> inRange(const Subject &subject, const char *field, const std::optional<double> &value, double low, double high, const char *unit)
{
    return value ? inRange(subject, field, *value, low, high, unit) : Result<void>();
}

Result<void> countInRange(const Subject &subject, const char *field, const std::optional<std::int64_t> &value, std::int64_t high)
{
    if (!value || (*value >= 0 && *value <= high))
        return {};
    return Error{ErrorCode::InvalidValue, isWhole.full, {Marked{subject.kind}, subject.id, Marked{field}, high}, {}};
}

Result<void> plain(const Subject &subject, const char *field, const std::string &text, std::size_t longest)
{
    if (text.size() <= longest && isCleanText(text))
        return {};
    return Error{ErrorCode::InvalidValue, isPlain.full, {Marked{subject.kind}, subject.id, Marked{field}, static_cast<std::int64_t>(longest)}, {}};
}

Result<void> idOrEmpty(const Subject &subject, const char *field, const std::string &id)
{
    return id.empty() || isValidId(id) ? Result<void>() : invalid(subject, field, CORE_TEXT("is not an id of 1 to 128 bytes of plain text."));
}

Result<void> idOrEmpty(const Subject &subject, const char *field, const std::optional<std::string> &id)
{
    return id ? idOrEmpty(subject, field, *id) : Result<void>();
}

/// Plane numbers of a route or a shared risk.
Result<void> checkPlanes(const Subject &subject, const std::vector<int> &planes)
{
    std::set<int> seen;
    for (const int plane : planes) {
        if (Result<void> fits = inRange(subject, CORE_TEXT("the number of a plane"), plane, 1, maximumPlane, ""); !fits)
            return fits;
        if (!seen.insert(plane).second)
            return Error{ErrorCode::Duplicate,
                         CORE_TEXT("%1 “%2” lists plane %3 twice. Take one of them out."),
                         {Marked{subject.kind}, subject.id, static_cast<std::int64_t>(plane)},
                         {}};
    }
    return {};
}

/// The first failure among several checks.
Result<void> all(std::initializer_list<Result<void>> checks)
{
    for (const Result<void> &check : checks) {
        if (!check)
            return check.error();
    }
    return {};
}

constexpr std::size_t longestName = 1000, longestNotes = 1'000'000;
constexpr const char *siteKind = CORE_TEXT("Site"), *routeKind = CORE_TEXT("Route"), *demandKind = CORE_TEXT("Demand"), *scenarioKind = CORE_TEXT("Scenario"),
                     *srlgKind = CORE_TEXT("Shared-risk group"), *jobKind = CORE_TEXT("Job");

Result<void> checkSite(const Site &site)
{
    const Subject subject{siteKind, site.id};
    Result<void> result =
        all({plain(subject, CORE_TEXT("the name"), site.name, longestName), plain(subject, CORE_TEXT("the notes"), site.notes, longestNotes),
             plain(subject, CORE_TEXT("the ready date"), site.ready, longestName), inRange(subject, CORE_TEXT("power"), site.powerMw, 0.1, 5'000, "MW"),
             inRange(subject, "PUE", site.pue, 1, 3, ""), countInRange(subject, CORE_TEXT("the number of accelerators"), site.acceleratorCount, 100'000'000),
             countInRange(subject, CORE_TEXT("the number of racks"), site.rackCount, 1'000'000),
             inRange(subject, CORE_TEXT("rack power"), site.rackKw, 1, 1'000, "kW"),
             inRange(subject, CORE_TEXT("the transport limit"), site.transportKw, 0, 5'000'000, "kW"),
             idOrEmpty(subject, CORE_TEXT("the accelerator"), site.accelerator), idOrEmpty(subject, CORE_TEXT("the router"), site.router)});
    if (!result)
        return result;
    if (site.geo)
        result = all({inRange(subject, CORE_TEXT("latitude"), site.geo->latitudeDeg, -90, 90, "°"),
                      inRange(subject, CORE_TEXT("longitude"), site.geo->longitudeDeg, -180, 180, "°")});
    if (result && site.canvas)
        result = all({inRange(subject, "x", site.canvas->x, -1e6, 1e6, "px"), inRange(subject, "y", site.canvas->y, -1e6, 1e6, "px")});
    return result;
}

Result<void> checkSpans(const Route &route)
{
    const Subject subject{routeKind, route.id};
    if (route.spans.size() > 10'000)
        return Error{ErrorCode::TooLarge, CORE_TEXT("Route “%1” lists more than 10,000 spans."), {route.id}, {}};
    double sumKm = 0;
    for (const Span &span : route.spans) {
        Result<void> result = all({inRange(subject, CORE_TEXT("the length of a span"), span.lengthKm, 0.001, 1'000, "km"),
                                   inRange(subject, CORE_TEXT("the loss of a span"), span.lossDb, 0, 200, "dB"),
                                   plain(subject, CORE_TEXT("the name of a hut"), span.hut, longestName)});
        if (!result)
            return result;
        sumKm += span.lengthKm;
    }
    if (!route.spans.empty() && route.lengthKm && std::fabs(sumKm - *route.lengthKm) > 0.001 * *route.lengthKm) {
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("Route “%1”: the listed spans add up to %2 km, but the length is %3 km. Mend one of them: they may differ by 0.1 %."),
                     {route.id, sumKm, *route.lengthKm},
                     {}};
    }
    return {};
}

Result<void> checkRoute(const Route &route)
{
    static constexpr std::array acquisitions{"", "build", "iru", "lease", "owned"};
    const Subject subject{routeKind, route.id};
    if (std::ranges::find(acquisitions, route.acquisition) == acquisitions.end())
        return invalid(subject, CORE_TEXT("acquisition"), CORE_TEXT("is one of build, iru, lease, owned."));
    if (route.a == route.b)
        return Error{
            ErrorCode::InvalidValue, CORE_TEXT("Route “%1” starts and ends at site “%2”. A route joins two different sites."), {route.id, route.a}, {}};
    return all({plain(subject, CORE_TEXT("the name"), route.name, longestName), plain(subject, CORE_TEXT("the notes"), route.notes, longestNotes),
                plain(subject, CORE_TEXT("the ready date"), route.ready, longestName),
                inRange(subject, CORE_TEXT("length"), route.lengthKm, 0.001, 40'000, "km"),
                inRange(subject, CORE_TEXT("the longest span"), route.maxSpanKm, 1, 1'000, "km"),
                countInRange(subject, CORE_TEXT("the number of fibre pairs"), route.fibrePairsAvailable, 100'000'000),
                idOrEmpty(subject, CORE_TEXT("the fibre"), route.fibre), idOrEmpty(subject, CORE_TEXT("the amplifier"), route.amplifier),
                idOrEmpty(subject, CORE_TEXT("the pluggable"), route.pluggable), idOrEmpty(subject, CORE_TEXT("the cable"), route.cable),
                checkPlanes(subject, route.planes), checkSpans(route)});
}

Result<void> checkSrlg(const Srlg &srlg)
{
    const Subject subject{srlgKind, srlg.id};
    return all({plain(subject, CORE_TEXT("the name"), srlg.name, longestName), checkPlanes(subject, srlg.planes),
                inRange(subject, CORE_TEXT("the repair time"), srlg.mttrH, 0, 1e6, "h"),
                inRange(subject, CORE_TEXT("the cuts a year"), srlg.cutsPerYear, 0, 1e6, "")});
}

Result<void> checkAssumptions(const AssumptionSet &set)
{
    for (const auto &[id, value] : set.given()) {
        const Assumption *assumption = findAssumption(id);
        if (assumption == nullptr)
            return Error{ErrorCode::InvalidValue, CORE_TEXT("There is no assumption “%1”."), {id}, {}};
        if (Result<void> result = checkAssumption(*assumption, value); !result)
            return result;
    }
    return {};
}

} // namespace

Text fieldText(const Error &error)
{
    const auto message = std::ranges::find(fieldMessages, std::string_view(error.text), [](const FieldMessage &each) { return std::string_view(each.full); });
    return {message == fieldMessages.end() ? error.text : message->plain, error.args};
}

struct Scenario::Index {
    std::unordered_map<std::string_view, std::size_t> sites, routes, srlgs;
    std::unordered_map<std::string_view, const char *> taken; ///< id → marked word of its kind
};

Scenario::Scenario(std::shared_ptr<const ScenarioParts> parts, std::shared_ptr<const Index> index) : m_parts(std::move(parts)), m_index(std::move(index)) {}

Result<Scenario> Scenario::make(ScenarioParts given)
{
    auto parts = std::make_shared<ScenarioParts>(std::move(given));
    auto index = std::make_shared<Index>();
    const Subject self{scenarioKind, parts->name.empty() ? parts->id : parts->name};

    if (!isValidId(parts->id))
        return invalid(self, CORE_TEXT("the id"), CORE_TEXT("is not an id of 1 to 128 bytes of plain text."));
    const Result<void> own = all({plain(self, CORE_TEXT("the name"), parts->name, longestName), plain(self, CORE_TEXT("the notes"), parts->notes, longestNotes),
                                  plain(self, CORE_TEXT("the colour"), parts->colour, 64), checkAssumptions(parts->assumptions)});
    if (!own)
        return own.error();
    if (parts->sites.size() > maximumSites)
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("Scenario “%1” has %2 sites; at most %3 are possible."),
                     {self.id, static_cast<std::int64_t>(parts->sites.size()), static_cast<std::int64_t>(maximumSites)},
                     {}};
    if (parts->routes.size() > maximumRoutes)
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("Scenario “%1” has %2 routes; at most %3 are possible."),
                     {self.id, static_cast<std::int64_t>(parts->routes.size()), static_cast<std::int64_t>(maximumRoutes)},
                     {}};
    if (parts->demands.size() > maximumDemands)
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("Scenario “%1” has %2 demands; at most %3 are possible."),
                     {self.id, static_cast<std::int64_t>(parts->demands.size()), static_cast<std::int64_t>(maximumDemands)},
                     {}};

    const auto take = [&](const char *kind, const std::string &id) -> Result<void> {
        if (!isValidId(id))
            return invalid({kind, id}, CORE_TEXT("the id"), CORE_TEXT("is not an id of 1 to 128 bytes of plain text."));
        const auto [at, fresh] = index->taken.emplace(id, kind);
        if (!fresh)
            return Error{
                ErrorCode::Duplicate, CORE_TEXT("%1 and %2 share the id “%3”. Give one of them another id."), {Marked{at->second}, Marked{kind}, id}, {}};
        return {};
    };
    for (std::size_t i = 0; i < parts->sites.size(); ++i) {
        const Site &site = parts->sites[i];
        if (const Result<void> result = all({take(siteKind, site.id), checkSite(site)}); !result)
            return result.error();
        index->sites.emplace(site.id, i);
    }
    for (std::size_t i = 0; i < parts->srlgs.size(); ++i) {
        const Srlg &srlg = parts->srlgs[i];
        if (const Result<void> result = all({take(srlgKind, srlg.id), checkSrlg(srlg)}); !result)
            return result.error();
        if (!srlg.site.empty() && !index->sites.contains(srlg.site))
            return Error{ErrorCode::NotFound, CORE_TEXT("Shared-risk group “%1” stands at “%2”, but there is no such site."), {srlg.id, srlg.site}, {}};
        index->srlgs.emplace(srlg.id, i);
    }
    for (std::size_t i = 0; i < parts->routes.size(); ++i) {
        const Route &route = parts->routes[i];
        if (const Result<void> result = all({take(routeKind, route.id), checkRoute(route)}); !result)
            return result.error();
        for (const std::string *end : {&route.a, &route.b}) {
            if (!index->sites.contains(*end))
                return Error{ErrorCode::NotFound, CORE_TEXT("Route “%1” ends at “%2”, but there is no such site."), {route.id, *end}, {}};
        }
        for (const std::string &srlg : route.srlgs) {
            if (!index->srlgs.contains(srlg))
                return Error{
                    ErrorCode::NotFound, CORE_TEXT("Route “%1” names the shared-risk group “%2”, but there is none of that id."), {route.id, srlg}, {}};
        }
        index->routes.emplace(route.id, i);
    }
    for (const Job &job : parts->jobs) {
        if (const Result<void> result = all({take(jobKind, job.id), plain({jobKind, job.id}, CORE_TEXT("the name"), job.name, longestName)}); !result)
            return result.error();
    }
    for (const Demand &demand : parts->demands) {
        const Subject subject{demandKind, demand.from + " → " + demand.to};
        if (const Result<void> result = inRange(subject, CORE_TEXT("the rate"), demand.gbps, 0, 1e12, "Gb/s"); !result)
            return result.error();
        for (const std::string *end : {&demand.from, &demand.to}) {
            if (!index->sites.contains(*end))
                return Error{ErrorCode::NotFound, CORE_TEXT("A demand ends at “%1”, but there is no such site."), {*end}, {}};
        }
        if (demand.from == demand.to)
            return Error{ErrorCode::InvalidValue, CORE_TEXT("A demand starts and ends at site “%1”. A demand joins two different sites."), {demand.from}, {}};
    }
    return Scenario(std::move(parts), std::move(index));
}

Scenario Scenario::empty(std::string id, std::string name)
{
    ScenarioParts parts;
    parts.id = std::move(id);
    parts.name = std::move(name);
    Result<Scenario> made = make(std::move(parts));
    assert(made);
    return std::move(*made);
}

std::optional<std::size_t> Scenario::siteIndex(std::string_view id) const
{
    const auto found = m_index->sites.find(id);
    return found == m_index->sites.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::size_t> Scenario::routeIndex(std::string_view id) const
{
    const auto found = m_index->routes.find(id);
    return found == m_index->routes.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::size_t> Scenario::srlgIndex(std::string_view id) const
{
    const auto found = m_index->srlgs.find(id);
    return found == m_index->srlgs.end() ? std::nullopt : std::optional(found->second);
}

const Site *Scenario::site(std::string_view id) const
{
    const auto index = siteIndex(id);
    return index ? &m_parts->sites[*index] : nullptr;
}

const Route *Scenario::route(std::string_view id) const
{
    const auto index = routeIndex(id);
    return index ? &m_parts->routes[*index] : nullptr;
}

const Srlg *Scenario::srlg(std::string_view id) const
{
    const auto index = srlgIndex(id);
    return index ? &m_parts->srlgs[*index] : nullptr;
}

bool Scenario::isTaken(std::string_view id) const
{
    return m_index->taken.contains(id);
}

std::string displayName(const Site &site)
{
    return site.name.empty() ? site.id : site.name;
}

std::string displayName(const Route &route, const Scenario &scenario)
{
    if (!route.name.empty())
        return route.name;
    const Site *a = scenario.site(route.a), *b = scenario.site(route.b);
    return a == nullptr || b == nullptr ? route.id : displayName(*a) + " – " + displayName(*b);
}

std::string displayName(const Srlg &srlg)
{
    return srlg.name.empty() ? srlg.id : srlg.name;
}

namespace {

template <class Enum>
struct Word {
    Enum value;
    const char *word;
};

constexpr std::array siteKinds{Word<SiteKind>{SiteKind::Campus, "campus"}, Word<SiteKind>{SiteKind::Hub, "hub"}};
constexpr std::array bands{Word<Band>{Band::C, "c"}, Word<Band>{Band::CL, "c_l"}, Word<Band>{Band::SuperC, "super_c"}, Word<Band>{Band::SuperCL, "super_c_l"}};
constexpr std::array demandClasses{Word<DemandClass>{DemandClass::Training, "training"}, Word<DemandClass>{DemandClass::Dci, "dci"}};
constexpr std::array srlgKinds{Word<SrlgKind>{SrlgKind::Other, "other"}, Word<SrlgKind>{SrlgKind::Duct, "duct"}, Word<SrlgKind>{SrlgKind::Cable, "cable"},
                               Word<SrlgKind>{SrlgKind::Entrance, "entrance"}, Word<SrlgKind>{SrlgKind::Power, "power"}};

template <class Enum, std::size_t count>
const char *wordOf(const std::array<Word<Enum>, count> &words, Enum value)
{
    return std::ranges::find(words, value, &Word<Enum>::value)->word;
}

template <class Enum, std::size_t count>
std::optional<Enum> valueOf(const std::array<Word<Enum>, count> &words, std::string_view word)
{
    const auto found = std::ranges::find_if(words, [&](const Word<Enum> &entry) { return word == entry.word; });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

} // namespace

const char *toWord(SiteKind kind)
{
    return wordOf(siteKinds, kind);
}
const char *toWord(Band band)
{
    return wordOf(bands, band);
}
const char *toWord(DemandClass trafficClass)
{
    return wordOf(demandClasses, trafficClass);
}
const char *toWord(SrlgKind kind)
{
    return wordOf(srlgKinds, kind);
}
std::optional<SiteKind> siteKindFromWord(std::string_view word)
{
    return valueOf(siteKinds, word);
}
std::optional<Band> bandFromWord(std::string_view word)
{
    return valueOf(bands, word);
}
std::optional<DemandClass> demandClassFromWord(std::string_view word)
{
    return valueOf(demandClasses, word);
}
std::optional<SrlgKind> srlgKindFromWord(std::string_view word)
{
    return word.empty() ? std::optional(SrlgKind::Other) : valueOf(srlgKinds, word);
}

double greatCircleKm(GeoPosition a, GeoPosition b)
{
    constexpr double radiusKm = 6'371.0088, degree = std::numbers::pi / 180;
    const double latitudeA = a.latitudeDeg * degree, latitudeB = b.latitudeDeg * degree;
    const double sinLatitude = std::sin((latitudeB - latitudeA) / 2), sinLongitude = std::sin((b.longitudeDeg - a.longitudeDeg) * degree / 2);
    const double h = sinLatitude * sinLatitude + std::cos(latitudeA) * std::cos(latitudeB) * sinLongitude * sinLongitude;
    return 2 * radiusKm * std::asin(std::sqrt(std::min(1.0, h)));
}

double estimatedFibreKm(GeoPosition a, GeoPosition b, const AssumptionSet &assumptions)
{
    return greatCircleKm(a, b) * assumptions.number("route_factor");
}

std::optional<RouteLength> routeLength(const Route &route, const Scenario &scenario)
{
    if (route.lengthKm)
        return RouteLength{*route.lengthKm, true};
    if (!route.spans.empty()) {
        double sumKm = 0;
        for (const Span &span : route.spans)
            sumKm += span.lengthKm;
        return RouteLength{sumKm, true};
    }
    const Site *a = scenario.site(route.a), *b = scenario.site(route.b);
    if (a == nullptr || b == nullptr || !a->geo || !b->geo)
        return std::nullopt;
    return RouteLength{estimatedFibreKm(*a->geo, *b->geo, scenario->assumptions), false};
}

} // namespace core
