#include "core/traffic/Traffic.h"

#include "core/sizing/Rules.h"
#include "core/traffic/Pattern.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace core {

namespace {

Error lacking(const AcceleratorRow &row, const char *column)
{
    return {ErrorCode::InvalidValue,
            CORE_TEXT("The accelerator “%1” has no figure in column “%2” of the catalogue, so its traffic cannot be sized. Give the figure in the design's "
                      "catalogue or choose another accelerator."),
            {row.id, std::string(column)},
            {}};
}

/// Egress of every site under a basis; 0 for hubs and sites without accelerators.
Result<std::vector<double>> egress(const std::string &basis, const Scenario &scenario, const Resolved &resolved, const std::vector<SiteTraffic> &sites)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    std::vector<double> rates(sites.size(), 0.0);
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const AcceleratorRow *row = resolved.sites[i].accelerator;
        if (row == nullptr || sites[i].accelerators == 0 || !resolved.sites[i].isCampus())
            continue;
        if (basis == "dci") {
            if (row->accelPerNode.value_or(0) <= 0)
                return lacking(*row, "accel_per_node");
            if (!row->frontendGbpsPerNode)
                return lacking(*row, "frontend_gbps_per_node");
            rates[i] =
                rules::egressGbps(rules::frontendGbps(sites[i].accelerators, *row->accelPerNode, *row->frontendGbpsPerNode), assumptions.number("dci_taper"));
        } else {
            rates[i] = rules::egressGbps(sites[i].backendGbps, assumptions.number("taper"));
        }
    }
    return rates;
}

bool generates(const std::string &basis)
{
    return basis == "taper" || basis == "dci";
}

using Key = std::tuple<std::size_t, std::size_t, DemandClass>;

/// Generated demands of a basis plus the given ones; both directions of a pair fold into one at the larger rate.
std::vector<TrafficDemand> demandsOf(const std::vector<PairRate> &generated, DemandClass generatedClass, const Scenario &scenario)
{
    struct Sum {
        std::optional<double> generated, forward, backward;
    };
    std::map<Key, Sum> sums;
    for (const PairRate &pair : generated) {
        if (pair.gbps > 0)
            sums[{std::min(pair.i, pair.j), std::max(pair.i, pair.j), generatedClass}].generated = pair.gbps;
    }
    for (const Demand &demand : scenario->demands) {
        const std::size_t from = *scenario.siteIndex(demand.from), to = *scenario.siteIndex(demand.to);
        Sum &sum = sums[{std::min(from, to), std::max(from, to), demand.trafficClass}];
        std::optional<double> &direction = from < to ? sum.forward : sum.backward;
        direction = direction.value_or(0) + demand.gbps;
    }
    std::vector<TrafficDemand> demands;
    demands.reserve(sums.size());
    for (const auto &[key, sum] : sums) {
        TrafficDemand demand;
        std::tie(demand.from, demand.to, demand.trafficClass) = key;
        demand.generatedGbps = sum.generated;
        if (sum.forward || sum.backward)
            demand.explicitGbps = std::max(sum.forward.value_or(0), sum.backward.value_or(0));
        demand.gbps = demand.generatedGbps.value_or(0) + demand.explicitGbps.value_or(0);
        demands.push_back(demand);
    }
    return demands;
}

double sumOf(const std::vector<TrafficDemand> &demands)
{
    return std::accumulate(demands.begin(), demands.end(), 0.0, [](double sum, const TrafficDemand &demand) { return sum + demand.gbps; });
}

} // namespace

std::vector<std::size_t> campusesOf(const Resolved &resolved)
{
    std::vector<std::size_t> campuses;
    for (std::size_t i = 0; i < resolved.sites.size(); ++i) {
        if (resolved.sites[i].isCampus())
            campuses.push_back(i);
    }
    return campuses;
}

Result<std::int64_t> acceleratorsOf(const ResolvedSite &site, double borderItW)
{
    if (site.site->acceleratorCount)
        return site.accelerator == nullptr ? std::int64_t{0} : *site.site->acceleratorCount;
    if (site.accelerator == nullptr || !site.powerMw)
        return std::int64_t{0};
    if (site.accelerator->allinItW.value_or(0) <= 0)
        return lacking(*site.accelerator, "accel_allin_it_w");
    return rules::accelerators(*site.powerMw, site.pue, *site.accelerator->allinItW, borderItW);
}

Result<Traffic> traffic(const Scenario &scenario, const Resolved &resolved, const RouteGraph &graph, const std::vector<double> &borderItW)
{
    Traffic out;
    out.sites.resize(resolved.sites.size());
    for (std::size_t i = 0; i < out.sites.size(); ++i) {
        const ResolvedSite &site = resolved.sites[i];
        const auto count = acceleratorsOf(site, borderItW.empty() ? 0 : borderItW[i]);
        if (!count)
            return count.error();
        out.sites[i].accelerators = *count;
        if (*count > 0) {
            if (!site.accelerator->nicGbps)
                return lacking(*site.accelerator, "nic_scaleout_gbps_per_accel");
            out.sites[i].backendGbps = rules::backendGbps(*count, *site.accelerator->nicGbps);
        }
    }

    const std::size_t campuses = campusesOf(resolved).size();
    const std::string &pattern = scenario->assumptions.word("pattern");
    if (pattern == "all_to_all" && campuses > 1 && campuses * (campuses - 1) / 2 > maximumGeneratedDemands) {
        return Error{
            ErrorCode::TooLarge,
            CORE_TEXT("All to all between %1 campuses makes more than %2 demands. Choose the pattern “ring” or “hub”, or make some of the campuses hubs."),
            {static_cast<std::int64_t>(campuses), static_cast<std::int64_t>(maximumGeneratedDemands)},
            {}};
    }
    out.hub = hubOf(scenario, resolved, graph);

    std::optional<PatternHub> hub;
    if (out.hub)
        hub = {*out.hub, out.sites[*out.hub].accelerators > 0};

    const std::string &inForce = scenario->assumptions.word("basis");
    std::map<Key, double> taperRates;
    for (const Assumption &assumption = *findAssumption("basis"); const AssumptionChoice &choice : assumption.choices) {
        const std::string basis = choice.id;
        if (!generates(basis) && basis != "matrix") {
            out.bases.push_back({basis, std::nullopt});
            continue;
        }
        auto rates = egress(basis, scenario, resolved, out.sites);
        if (!rates && basis == inForce)
            return rates.error();
        if (!rates) {
            out.bases.push_back({basis, std::nullopt});
            continue;
        }
        Pattern made;
        if (generates(basis))
            made = pairRates(pattern, *rates, resolved, graph, hub);
        std::vector<TrafficDemand> demands = demandsOf(made.pairs, basis == "dci" ? DemandClass::Dci : DemandClass::Training, scenario);
        out.bases.push_back({basis, sumOf(demands)});
        if (basis == "taper") {
            for (const PairRate &pair : made.pairs)
                taperRates[{std::min(pair.i, pair.j), std::max(pair.i, pair.j), DemandClass::Training}] = pair.gbps;
        }
        if (basis == inForce) {
            out.ringExact = made.ringExact;
            out.demands = std::move(demands);
        }
        if (basis == inForce || (basis == "taper" && !generates(inForce))) {
            for (std::size_t i = 0; i < out.sites.size(); ++i)
                out.sites[i].egressGbps = (*rates)[i];
        }
    }
    for (TrafficDemand &demand : out.demands) {
        if (const auto rate = taperRates.find({demand.from, demand.to, DemandClass::Training}); rate != taperRates.end())
            demand.taperGbps = rate->second;
    }
    return out;
}

} // namespace core
