// The one table of assumptions: what a planner might change for a whole scenario, with its standard value, hard limits,
// usual range and source (resources/catalogue/site.csv where a row of it is named).
#include "core/model/AssumptionSet.h"

namespace core {

namespace {

constexpr const char *traffic = CORE_TEXT("Traffic");
constexpr const char *light = CORE_TEXT("Light and fibre");
constexpr const char *ports = CORE_TEXT("Ports and routers");
constexpr const char *power = CORE_TEXT("Sites, power and space");
constexpr const char *money = CORE_TEXT("Money");

using Kind = AssumptionKind;

std::vector<Assumption> make()
{
    std::vector<Assumption> all;
    const auto add = [&](Assumption assumption) { all.push_back(std::move(assumption)); };

    add({.id = "basis", .label = CORE_TEXT("Demand basis"), .group = traffic, .kind = Kind::Choice, .standard = std::string("taper"),
         .choices = {{"taper", CORE_TEXT("as one fabric (taper)")}, {"dci", CORE_TEXT("as conventional interconnect")}, {"matrix", CORE_TEXT("only the demands I give")},
                     {"job", CORE_TEXT("for a job")}, {"larger", CORE_TEXT("larger of taper and job")}, {"fibre", CORE_TEXT("the fibre I can get")}, {"money", CORE_TEXT("least annual cost")}},
         .hint = CORE_TEXT("What decides how much bandwidth leaves a campus."), .source = "Spanwright sizing rules"});
    add({.id = "taper", .label = CORE_TEXT("Taper"), .group = traffic, .standard = 10.0, .minimum = 1, .maximum = 10'000, .low = 2, .typical = 4.5, .high = 16,
         .hint = CORE_TEXT("Back-end bandwidth of a campus over the bandwidth that leaves it. Meta publishes 4.5 towards its aggregation layer."),
         .source = "site.csv oversub_scale_across: Meta, Building Prometheus, 2026-02-09 (4.5:1 from L2 to BAG)", .estimate = true});
    add({.id = "dci_taper", .label = CORE_TEXT("Interconnect taper"), .group = traffic, .standard = 8.0, .minimum = 1, .maximum = 10'000, .low = 4, .typical = 8, .high = 16,
         .hint = CORE_TEXT("Front-end bandwidth of a campus over the bandwidth that leaves it, under the basis “conventional interconnect”."),
         .source = "derivation_cases.csv dci_low, dci_high", .estimate = true});
    add({.id = "slowdown_pct", .label = CORE_TEXT("Job slowdown"), .group = traffic, .unit = "%", .standard = 5.0, .minimum = 0, .maximum = 1'000, .low = 1, .typical = 5, .high = 10,
         .hint = CORE_TEXT("How much longer a training step may take than without distance, under the basis “for a job”."), .source = "planning value", .estimate = true});
    add({.id = "pattern", .label = CORE_TEXT("Traffic pattern"), .group = traffic, .kind = Kind::Choice, .standard = std::string("all_to_all"),
         .choices = {{"all_to_all", CORE_TEXT("all to all")}, {"ring", CORE_TEXT("ring")}, {"hub", CORE_TEXT("hub")}},
         .hint = CORE_TEXT("Who talks to whom with the bandwidth that leaves each campus."), .source = "Spanwright sizing rules"});
    add({.id = "hub_site", .label = CORE_TEXT("Hub site"), .group = traffic, .kind = Kind::SiteId, .standard = std::string(),
         .hint = CORE_TEXT("Centre of the pattern “hub”. Empty: the campus with the least sum of latencies to the others."), .source = "Spanwright sizing rules"});
    add({.id = "planes", .label = CORE_TEXT("Planes"), .group = traffic, .kind = Kind::Count, .standard = 1.0, .minimum = 1, .maximum = 64, .low = 1, .typical = 4, .high = 16,
         .hint = CORE_TEXT("Independent parallel networks that share the traffic equally."), .source = "Spanwright sizing rules"});
    add({.id = "paths", .label = CORE_TEXT("Paths"), .group = traffic, .kind = Kind::Choice, .standard = std::string("shortest"),
         .choices = {{"shortest", CORE_TEXT("shortest by latency")}, {"ecmp", CORE_TEXT("equal split over equal paths")}, {"k_paths", CORE_TEXT("equal split over k paths")}, {"disjoint_pair", CORE_TEXT("full rate on a disjoint pair")}},
         .hint = CORE_TEXT("How a demand finds its way."), .source = "Spanwright sizing rules"});
    add({.id = "k", .label = CORE_TEXT("Number of paths"), .group = traffic, .kind = Kind::Count, .standard = 4.0, .minimum = 1, .maximum = 64, .low = 2, .typical = 4, .high = 8,
         .hint = CORE_TEXT("Loopless paths a demand is split over under “k paths”."), .source = "Spanwright sizing rules"});
    add({.id = "ecmp_tolerance_us", .label = CORE_TEXT("Equal-path tolerance"), .group = traffic, .unit = "us", .standard = 0.0, .minimum = 0, .maximum = 1'000'000, .low = 0, .typical = 0, .high = 100,
         .hint = CORE_TEXT("Extra one-way latency at which a path still counts as equal."), .source = "Spanwright sizing rules"});

    add({.id = "transit", .label = CORE_TEXT("Transit"), .group = light, .kind = Kind::Choice, .standard = std::string("optical"),
         .choices = {{"optical", CORE_TEXT("in the light where it closes")}, {"router", CORE_TEXT("through the routers of every site")}},
         .hint = CORE_TEXT("Whether light passes through a site or ends in its routers."), .source = "Spanwright sizing rules"});
    add({.id = "pluggable", .label = CORE_TEXT("Coherent pluggable"), .group = light, .kind = Kind::CatalogueId, .standard = std::string("800g_zr_plus"),
         .choices = {{"auto", CORE_TEXT("chosen by the program")}}, .table = "pluggables",
         .hint = CORE_TEXT("The coherent optic of every route that does not name its own."), .source = "pluggables.csv"});
    add({.id = "allowed_pluggables", .label = CORE_TEXT("Allowed pluggables"), .group = light, .kind = Kind::CatalogueIds, .standard = std::vector<std::string>{}, .table = "pluggables",
         .hint = CORE_TEXT("What the program may choose from. Empty: all of the catalogue."), .source = "pluggables.csv"});
    add({.id = "plan_year", .label = CORE_TEXT("Plan year"), .group = light, .kind = Kind::Count, .standard = 2026.0, .minimum = 2015, .maximum = 2060, .low = 2025, .typical = 2026, .high = 2028,
         .hint = CORE_TEXT("Optics that ship later than this are not allowed."), .source = "pluggables.csv, column year"});
    add({.id = "design_margin_db", .label = CORE_TEXT("Design margin"), .group = light, .unit = "dB", .standard = 2.0, .minimum = 0, .maximum = 20, .low = 1.5, .typical = 2, .high = 3,
         .hint = CORE_TEXT("Kept back from the optical margin for ageing, repair and what the model does not know."), .source = "site.csv osnr_margin: GNPy default sys_margins 2 dB"});
    add({.id = "fibre", .label = CORE_TEXT("Fibre type"), .group = light, .kind = Kind::CatalogueId, .standard = std::string("g652d"), .table = "fibre",
         .hint = CORE_TEXT("Fibre of every route that does not name its own."), .source = "fibre.csv"});
    add({.id = "band", .label = CORE_TEXT("Band"), .group = light, .kind = Kind::Choice, .standard = std::string("c"),
         .choices = {{"c", CORE_TEXT("C, 4.8 THz")}, {"c_l", CORE_TEXT("C+L, 9.6 THz")}, {"super_c", CORE_TEXT("super C, 6 THz")}, {"super_c_l", CORE_TEXT("super C+L, 12 THz")}},
         .hint = CORE_TEXT("Spectrum lit on every route that does not name its own."), .source = "line_system.csv band_*"});
    add({.id = "amplifier", .label = CORE_TEXT("Amplifier"), .group = light, .kind = Kind::CatalogueId, .standard = std::string("auto"),
         .choices = {{"auto", CORE_TEXT("by band and pairs")}}, .table = "line_system",
         .hint = CORE_TEXT("By band and pairs: C single; C+L single, above 8 pairs multi-rail."), .source = "line_system.csv ila_*"});
    add({.id = "route_factor", .label = CORE_TEXT("Route factor"), .group = light, .standard = 1.4, .minimum = 1, .maximum = 10, .low = 1.2, .typical = 1.4, .high = 1.7,
         .hint = CORE_TEXT("Fibre length over great circle where no length is given."), .source = "site.csv route_factor", .estimate = true});
    add({.id = "max_span_km", .label = CORE_TEXT("Longest span"), .group = light, .unit = "km", .standard = 80.0, .minimum = 1, .maximum = 1'000, .low = 60, .typical = 80, .high = 120,
         .hint = CORE_TEXT("A route that needs amplifiers is cut into equal spans no longer than this."), .source = "line_system.csv hut_spacing"});
    add({.id = "single_span", .label = CORE_TEXT("One long span"), .group = light, .kind = Kind::Choice, .standard = std::string("auto"),
         .choices = {{"auto", CORE_TEXT("where the optic reaches")}, {"never", CORE_TEXT("never")}},
         .hint = CORE_TEXT("Whether a route is tried without huts first."), .source = "Spanwright sizing rules"});
    add({.id = "max_single_span_db", .label = CORE_TEXT("Long-span loss"), .group = light, .unit = "dB", .standard = 28.0, .minimum = 1, .maximum = 60, .low = 25, .typical = 28, .high = 33,
         .hint = CORE_TEXT("Typical fibre loss plus 1 dB above which a route gets huts. Raman pumping reaches 33 dB."), .source = "Spanwright sizing rules", .estimate = true});

    add({.id = "max_fill", .label = CORE_TEXT("Maximum fill"), .group = ports, .standard = 0.8, .minimum = 0.01, .maximum = 1, .low = 0.6, .typical = 0.8, .high = 1,
         .hint = CORE_TEXT("Share of a port's rate that traffic may use."), .source = "site.csv link_load", .estimate = true});
    add({.id = "router", .label = CORE_TEXT("Router"), .group = ports, .kind = Kind::CatalogueId, .standard = std::string("generic_deep_51t"), .table = "routers",
         .hint = CORE_TEXT("Border router of every site that does not name its own."), .source = "routers.csv"});
    add({.id = "spare_routers", .label = CORE_TEXT("Spare routers"), .group = ports, .kind = Kind::Count, .standard = 0.0, .minimum = 0, .maximum = 1'000, .low = 0, .typical = 1, .high = 2,
         .hint = CORE_TEXT("Routers of a site that traffic does not need, in every plane."), .source = "Spanwright sizing rules"});
    add({.id = "line_ports_per_router_max", .label = CORE_TEXT("Line ports a router"), .group = ports, .kind = Kind::Count, .standard = 0.0, .minimum = 0, .maximum = 10'000, .low = 0, .typical = 0, .high = 64,
         .hint = CORE_TEXT("Fewer coherent ports in a box leave more buffer for each. 0: no limit of your own."), .source = "Spanwright sizing rules"});
    add({.id = "client_optic", .label = CORE_TEXT("Client optic"), .group = ports, .kind = Kind::CatalogueId, .standard = std::string("800g_dr8"), .table = "grey_optics",
         .hint = CORE_TEXT("Grey optic between border router and spine."), .source = "grey_optics.csv"});
    add({.id = "client_optic_ends", .label = CORE_TEXT("Optics a client port"), .group = ports, .kind = Kind::Count, .standard = 2.0, .minimum = 0, .maximum = 2, .low = 1, .typical = 2, .high = 2,
         .hint = CORE_TEXT("2 counts the border and the spine end, 1 only the border's."), .source = "Spanwright sizing rules"});

    add({.id = "power_mw", .label = CORE_TEXT("Campus power"), .group = power, .unit = "MW", .standard = 100.0, .minimum = 0.1, .maximum = 5'000, .low = 50, .typical = 100, .high = 300,
         .hint = CORE_TEXT("At the meter, for every campus that does not give its own."), .source = "site.csv gpus_per_100mw_cisco"});
    add({.id = "pue", .label = CORE_TEXT("PUE"), .group = power, .standard = 1.2, .minimum = 1, .maximum = 3, .low = 1.08, .typical = 1.2, .high = 1.3,
         .hint = CORE_TEXT("Power at the meter over IT power, for every site that does not give its own."), .source = "site.csv pue_ai_new", .estimate = true});
    add({.id = "accelerator", .label = CORE_TEXT("Accelerator"), .group = power, .kind = Kind::CatalogueId, .standard = std::string("nv_gb300_nvl72"), .table = "accelerators",
         .hint = CORE_TEXT("Platform of every campus that does not name its own."), .source = "accelerators.csv"});
    add({.id = "border_inside_meter", .label = CORE_TEXT("Border inside meter"), .group = power, .kind = Kind::Flag, .standard = false,
         .hint = CORE_TEXT("Takes the border layer's typical IT power off what is left for accelerators."), .source = "Spanwright sizing rules"});
    add({.id = "rack_kw", .label = CORE_TEXT("Network rack power"), .group = power, .unit = "kW", .standard = 30.0, .minimum = 1, .maximum = 1'000, .low = 15, .typical = 30, .high = 50,
         .hint = CORE_TEXT("IT power that a rack of the border layer may take."), .source = "site.csv rack_kw_network", .estimate = true});
    add({.id = "hut_overhead", .label = CORE_TEXT("Hut overhead"), .group = power, .standard = 1.5, .minimum = 1, .maximum = 10, .low = 1.4, .typical = 1.5, .high = 3.3,
         .hint = CORE_TEXT("Total over equipment power in an amplifier hut."), .source = "site.csv hut_overhead"});

    add({.id = "acquisition", .label = CORE_TEXT("Fibre acquired by"), .group = money, .kind = Kind::Choice, .standard = std::string("iru"),
         .choices = {{"iru", CORE_TEXT("IRU, per pair and km")}, {"build", CORE_TEXT("building, per route km")}, {"lease", CORE_TEXT("lease")}, {"owned", CORE_TEXT("already owned")}},
         .hint = CORE_TEXT("For every route that does not say its own."), .source = "prices.csv"});
    add({.id = "years_equipment", .label = CORE_TEXT("Equipment life"), .group = money, .unit = "a", .standard = 5.0, .minimum = 1, .maximum = 50, .low = 4, .typical = 5, .high = 7,
         .hint = CORE_TEXT("Years over which equipment is written off, straight line."), .source = "planning value", .estimate = true});
    add({.id = "years_fibre", .label = CORE_TEXT("Fibre life"), .group = money, .unit = "a", .standard = 20.0, .minimum = 1, .maximum = 50, .low = 15, .typical = 20, .high = 25,
         .hint = CORE_TEXT("Years over which fibre is written off, straight line."), .source = "prices.csv p_dark_fibre_iru (20 years)"});
    add({.id = "usd_per_mwh", .label = CORE_TEXT("Electricity"), .group = money, .unit = "USD/MWh", .standard = 83.0, .minimum = 0, .maximum = 10'000, .low = 55, .typical = 83, .high = 120,
         .hint = CORE_TEXT("Price of energy at the meter."), .source = "site.csv elec_us_industrial"});
    add({.id = "maintenance_pct", .label = CORE_TEXT("Maintenance"), .group = money, .unit = "%", .standard = 5.0, .minimum = 0, .maximum = 100, .low = 3, .typical = 5, .high = 10,
         .hint = CORE_TEXT("Of the first cost of equipment."), .source = "planning value", .estimate = true});
    add({.id = "usd_per_accelerator_hour", .label = CORE_TEXT("Accelerator hour"), .group = money, .unit = "USD", .standard = 2.5, .minimum = 0, .maximum = 1'000, .low = 1.5, .typical = 2.5, .high = 4,
         .hint = CORE_TEXT("What an hour of one accelerator is worth."), .source = "planning value", .estimate = true});
    return all;
}

} // namespace

const std::vector<Assumption> &assumptions()
{
    static const std::vector<Assumption> all = make();
    return all;
}

} // namespace core
