// The keys of a design (DESIGN.md section 3), in the order they are written.
#include "core/exchange/DesignFields.h"

namespace core {

namespace {

const PairedNumber<Site> latitude{[](const Site &site) { return site.geo ? std::optional(site.geo->latitudeDeg) : std::nullopt; },
                                  [](Site &site, double value) { (site.geo ? *site.geo : site.geo.emplace()).latitudeDeg = value; }, "longitude"};
const PairedNumber<Site> longitude{[](const Site &site) { return site.geo ? std::optional(site.geo->longitudeDeg) : std::nullopt; },
                                   [](Site &site, double value) { (site.geo ? *site.geo : site.geo.emplace()).longitudeDeg = value; }, "latitude"};
const PairedNumber<Site> x{[](const Site &site) { return site.canvas ? std::optional(site.canvas->x) : std::nullopt; },
                           [](Site &site, double value) { (site.canvas ? *site.canvas : site.canvas.emplace()).x = value; }, "y"};
const PairedNumber<Site> y{[](const Site &site) { return site.canvas ? std::optional(site.canvas->y) : std::nullopt; },
                           [](Site &site, double value) { (site.canvas ? *site.canvas : site.canvas.emplace()).y = value; }, "x"};

} // namespace

template <>
const std::vector<Field<ScenarioParts>> &fieldsOf()
{
    static const std::vector<Field<ScenarioParts>> fields{
        {"id", &ScenarioParts::id},       {"name", &ScenarioParts::name}, {"colour", &ScenarioParts::colour}, {"baseline", &ScenarioParts::baseline},
        {"notes", &ScenarioParts::notes},
    };
    return fields;
}

template <>
const std::vector<Field<Site>> &fieldsOf()
{
    static const std::vector<Field<Site>> fields{
        {"id", &Site::id},
        {"name", &Site::name},
        {"kind", &Site::kind},
        {"latitude", latitude},
        {"longitude", longitude},
        {"x", x},
        {"y", y},
        {"power_mw", &Site::powerMw},
        {"pue", &Site::pue},
        {"accelerator", &Site::accelerator},
        {"accelerator_count", &Site::acceleratorCount},
        {"router", &Site::router},
        {"rack_count", &Site::rackCount},
        {"rack_kw", &Site::rackKw},
        {"transport_kw", &Site::transportKw},
        {"ready", &Site::ready},
        {"notes", &Site::notes},
    };
    return fields;
}

template <>
const std::vector<Field<Route>> &fieldsOf()
{
    static const std::vector<Field<Route>> fields{
        {"id", &Route::id},
        {"name", &Route::name},
        {"a", &Route::a, true},
        {"b", &Route::b, true},
        {"length_km", &Route::lengthKm},
        {"fibre", &Route::fibre},
        {"band", &Route::band},
        {"spans", &Route::spans},
        {"max_span_km", &Route::maxSpanKm},
        {"amplifier", &Route::amplifier},
        {"pluggable", &Route::pluggable},
        {"fibre_pairs_available", &Route::fibrePairsAvailable},
        {"srlgs", &Route::srlgs},
        {"planes", &Route::planes, false, 2},
        {"acquisition", &Route::acquisition},
        {"cable", &Route::cable},
        {"ready", &Route::ready},
        {"notes", &Route::notes},
    };
    return fields;
}

template <>
const std::vector<Field<Span>> &fieldsOf()
{
    static const std::vector<Field<Span>> fields{{"length_km", &Span::lengthKm, true}, {"loss_db", &Span::lossDb}, {"hut", &Span::hut}};
    return fields;
}

template <>
const std::vector<Field<Demand>> &fieldsOf()
{
    static const std::vector<Field<Demand>> fields{
        {"from", &Demand::from, true}, {"to", &Demand::to, true}, {"gbps", &Demand::gbps, true}, {"class", &Demand::trafficClass}};
    return fields;
}

template <>
const std::vector<Field<Job>> &fieldsOf()
{
    static const std::vector<Field<Job>> fields{{"id", &Job::id}, {"name", &Job::name}, {"scheme", &Job::scheme}};
    return fields;
}

template <>
const std::vector<Field<Srlg>> &fieldsOf()
{
    static const std::vector<Field<Srlg>> fields{
        {"id", &Srlg::id},
        {"name", &Srlg::name},
        {"kind", &Srlg::kind, false, 2},
        {"site", &Srlg::site, false, 2},
        {"planes", &Srlg::planes, false, 2},
        {"mttr_h", &Srlg::mttrH},
        {"cuts_per_year", &Srlg::cutsPerYear},
    };
    return fields;
}

template <>
const std::vector<Field<Accepted>> &fieldsOf()
{
    static const std::vector<Field<Accepted>> fields{{"code", &Accepted::code, true}, {"subject", &Accepted::subject}, {"reason", &Accepted::reason}};
    return fields;
}

std::string standardScenarioId(std::size_t position)
{
    return "scenario" + std::to_string(position + 1);
}

} // namespace core
