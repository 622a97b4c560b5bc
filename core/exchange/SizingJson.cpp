#include "core/exchange/SizingJson.h"

#include "core/base/Number.h"
#include "core/quantities/Quantities.h"

#include <nlohmann/json.hpp>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

/// Shortest form, so that 25100 is not written 25100.0; not known = null.
Json number(const std::optional<double> &value)
{
    if (!value)
        return nullptr;
    const auto whole = parseInteger(formatNumber(*value));
    return whole ? Json(*whole) : Json(*value);
}

Json word(const std::string &text)
{
    return text.empty() ? Json() : Json(text);
}

/// All quantities of a subject under their ids.
void addQuantities(Json &object, const Sizing &sizing, const Subject &subject)
{
    for (const Quantity &quantity : quantities())
        if (quantity.scope == subject.scope)
            object[quantity.id] = number(quantity.read(sizing, subject));
}

/// Keys that the contract promises and no quantity has filled yet are not known.
void promise(Json &object, std::initializer_list<const char *> keys)
{
    for (const char *key : keys)
        if (!object.contains(key))
            object[key] = nullptr;
}

Json totalsOf(const Sizing &sizing)
{
    const Totals &totals = sizing.totals;
    Json object = Json::object();
    addQuantities(object, sizing, {});
    object["cost_usd"] = number(totals.firstCost.typicalUsd);
    object["cost_low_usd"] = number(totals.firstCost.lowUsd);
    object["cost_high_usd"] = number(totals.firstCost.highUsd);
    object["unpriced_items"] = totals.firstCost.unpriced;
    promise(object, {"accelerators", "inter_site_gbps", "coherent_ports", "client_ports", "regenerator_ports", "fibre_pairs", "pair_km", "routers",
                     "amplifiers", "transport_power_w", "transport_power_max_w", "hut_power_w", "rack_units", "annual_usd"});
    return object;
}

Json siteOf(const Sizing &sizing, const SiteSizing &site)
{
    Json object = {{"id", site.id}};
    addQuantities(object, sizing, {Scope::Site, site.id});
    object["router_id"] = word(site.routerId);
    promise(object, {"accelerators", "backend_gbps", "egress_gbps", "coherent_ports", "client_ports", "client_optics", "routers", "stranded_cages",
                     "transport_power_w", "transport_power_max_w", "transport_power_share", "accelerators_displaced", "rack_units", "racks",
                     "buffer_need_bytes", "buffer_have_bytes", "buffer_verdict"});
    return object;
}

Json routeOf(const Sizing &sizing, const RouteSizing &route)
{
    Json object = {{"id", route.id}};
    addQuantities(object, sizing, {Scope::Route, route.id});
    object["length_given"] = route.lengthGiven;
    object["amplified"] = route.amplified;
    object["pluggable_id"] = word(route.pluggableId);
    object["cable_id"] = word(route.cableId);
    object["amplifier_id"] = word(route.amplifierId);
    object["terminal_id"] = word(route.terminalId);
    object["raman_id"] = word(route.ramanId);
    object["line_class"] = toWord(route.lineClass);
    object["limit"] = toWord(route.limit);
    object["worst_failures"] = Json::array();
    for (const FailureLoad &load : route.worstFailures)
        object["worst_failures"].push_back({{"kind", load.kind}, {"ids", load.ids}, {"gbps", number(load.gbps)}});
    object["restoration_pairs"] = route.restoration ? Json(route.restoration->pairs) : Json();
    object["closes"] = route.closes;
    object["closes_without_design_margin"] = route.closesWithoutDesignMargin;
    promise(object, {"length_km", "spans", "one_way_us", "rtt_us", "fibre_one_way_us", "rate_gbps", "channels", "fibre_pairs", "pair_km", "amplifiers",
                     "gsnr_db_0p1nm", "margin_db", "carried_gbps", "capacity_gbps", "bdp_bytes", "pfc_headroom_bytes"});
    return object;
}

Json demandOf(const Sizing &sizing, const DemandSizing &demand)
{
    Json object = {{"from", demand.from}, {"to", demand.to}, {"class", toWord(demand.trafficClass)}};
    addQuantities(object, sizing, {Scope::Demand, demand.id()});
    object["gbps"] = number(demand.gbps);
    object["taper_gbps"] = number(demand.taperGbps);
    object["job_gbps"] = number(demand.jobGbps);
    object["full_rate_on_each"] = demand.fullRateOnEach;
    object["paths_complete"] = demand.pathsComplete;
    object["shared_routes"] = demand.sharedRoutes;
    object["shared_risks"] = demand.sharedRisks;
    object["shared_sites"] = demand.sharedSites;
    object["planes_without_path"] = demand.planesWithoutPath;
    object["paths"] = Json::array();
    for (const PathSizing &path : demand.paths)
        object["paths"].push_back({{"routes", path.routes},
                                   {"sites", path.sites},
                                   {"planes", path.planes},
                                   {"gbps", number(path.gbps)},
                                   {"one_way_us", number(path.oneWayUs)},
                                   {"fibre_one_way_us", number(path.fibreOneWayUs)}});
    return object;
}

Json trainingOf(const Job &job)
{
    Json object = {{"job", job.id}};
    promise(object, {"step_s", "ideal_step_s", "slowdown_pct", "exposed_s", "need_gbps"});
    return object;
}

Json findingOf(const Finding &finding, const Scenario &scenario, const Catalogue &catalogue)
{
    Json object = {{"code", finding.code},
                   {"severity", toWord(finding.severity)},
                   {"subject", finding.subject.id},
                   {"scope", toWord(finding.subject.scope)},
                   {"text", inEnglish(finding.title)},
                   {"detail", inEnglish(finding.detail)},
                   {"mends", Json::array()}};
    if (finding.accepted)
        object["accepted"] = *finding.accepted;
    for (const Mend &mend : mendsOf(finding, scenario, catalogue))
        object["mends"].push_back(inEnglish(mend.label));
    return object;
}

Json scenarioOf(const SizedScenario &sized, const Catalogue &catalogue)
{
    const Sizing &sizing = sized.sizing;
    Json object = {{"name", sized.scenario->name}, {"id", sized.scenario->id}, {"totals", totalsOf(sizing)}};
    for (const char *list : {"sites", "routes", "demands", "segments", "bases", "training", "findings"})
        object[list] = Json::array();
    for (const SiteSizing &site : sizing.sites)
        object["sites"].push_back(siteOf(sizing, site));
    for (const RouteSizing &route : sizing.routes)
        object["routes"].push_back(routeOf(sizing, route));
    for (const DemandSizing &demand : sizing.demands)
        object["demands"].push_back(demandOf(sizing, demand));
    for (const SegmentSizing &segment : sizing.segments)
        object["segments"].push_back({{"a", segment.a},
                                      {"b", segment.b},
                                      {"routes", segment.routes},
                                      {"pluggable_id", word(segment.pluggableId)},
                                      {"rate_gbps", number(segment.rateGbps)},
                                      {"gbps", number(segment.gbps)},
                                      {"channels", segment.channels},
                                      {"length_km", number(segment.lengthKm)},
                                      {"closes", segment.closes},
                                      {"transponder_gbps", segment.transponderGbps > 0 ? number(segment.transponderGbps) : Json()},
                                      {"transponders_at_a", segment.transpondersAtA},
                                      {"transponders_at_b", segment.transpondersAtB}});
    for (const BasisAnswer &basis : sizing.bases)
        object["bases"].push_back({{"basis", basis.basis}, {"inter_site_gbps", number(basis.interSiteGbps)}});
    for (const Job &job : sized.scenario->jobs)
        object["training"].push_back(trainingOf(job));
    for (const Finding &finding : sizing.findings)
        object["findings"].push_back(findingOf(finding, sized.scenario, catalogue));
    return object;
}

} // namespace

std::string totalsToJson(const Sizing &sizing)
{
    return totalsOf(sizing).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string sizingToJson(const Design &design, const std::vector<SizedScenario> &sized, const Catalogue &catalogue)
{
    Json document = {{"design", design.name}, {"scenarios", Json::array()}};
    for (const SizedScenario &scenario : sized)
        document["scenarios"].push_back(scenarioOf(scenario, catalogue));
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core
