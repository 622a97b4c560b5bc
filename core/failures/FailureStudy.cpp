#include "core/failures/FailureStudy.h"

#include "core/base/OrderedRun.h"
#include "core/failures/Effect.h"
#include "core/failures/FailureRates.h"
#include "core/failures/LitNetwork.h"
#include "core/failures/RoundTripBuffers.h"
#include "core/failures/SurvivalNeeds.h"

#include <algorithm>
#include <iterator>

namespace core {

struct FailureStudy::Data {
    Data(const Scenario &of, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sized)
        : scenario(of), sizing(sized), network(litNetwork(of, catalogue, resolved, sized)), needs(of, catalogue, resolved, sized, network),
          buffers(catalogue, resolved, sized, network), rates(of, catalogue, sized)
    {
        for (const LitDemand &demand : network.demands())
            allGbps += demand.gbps;
    }

    const Scenario &scenario;
    const Sizing &sizing;
    LitNetwork network;
    SurvivalNeeds needs;
    RoundTripBuffers buffers;
    FailureRates rates;
    double allGbps = 0;
};

namespace {

bool isOut(std::size_t index, const std::vector<std::size_t> &out)
{
    return std::ranges::binary_search(out, index);
}

/// Sites that still stand, ask for something and have no way to any site they asked it from.
std::vector<std::string> cutOff(const LitNetwork &network, const Aftermath &after, const Failure &failure, const Sizing &sizing)
{
    std::vector<bool> asks(sizing.sites.size(), false), reaches(sizing.sites.size(), false);
    const auto paths = pathsAfter(network, after);
    for (std::size_t i = 0; i < network.demands().size(); ++i) {
        const LitDemand &demand = network.demands()[i];
        if (demand.gbps <= 0)
            continue;
        for (const std::size_t end : {demand.from, demand.to}) {
            asks[end] = true;
            reaches[end] = reaches[end] || !paths[i]->empty();
        }
    }
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < asks.size(); ++i) {
        if (asks[i] && !reaches[i] && !isOut(i, failure.sites))
            ids.push_back(sizing.sites[i].id);
    }
    return ids;
}

/// The fullest light over every route, and the routes that carry more than they hold.
void takeLoads(FailureOutcome &outcome, const LitNetwork &network, const Aftermath &after, const Sizing &sizing)
{
    outcome.loads.assign(sizing.routes.size(), std::nullopt);
    std::vector<bool> over(sizing.routes.size(), false);
    for (std::size_t i = 0; i < network.links().size(); ++i) {
        const double load = after.loadGbps[i], capacity = after.capacityGbps[i];
        for (const std::size_t route : network.links()[i].routes) {
            if (isOut(route, outcome.failure.routes))
                continue;
            over[route] = over[route] || isOver(load, capacity);
            if (capacity > 0)
                outcome.loads[route] = std::max(outcome.loads[route].value_or(0), load / capacity);
        }
    }
    for (std::size_t i = 0; i < over.size(); ++i) {
        if (over[i])
            outcome.routesOver.push_back(sizing.routes[i].id);
    }
}

void takeWorst(FailureOutcome &outcome, const LitNetwork &network, const Aftermath &after, const Sizing &sizing)
{
    const std::optional<FullestLink> fullest = fullestLink(after);
    if (!fullest) {
        outcome.worstLoad = 0.0;
        return;
    }
    const std::vector<std::size_t> &routes = network.links()[fullest->link].routes;
    const auto standing = std::ranges::find_if(routes, [&](std::size_t route) { return !isOut(route, outcome.failure.routes); });
    outcome.worstRoute = sizing.routes[standing != routes.end() ? *standing : routes.front()].id;
    outcome.worstLoad = fullest->load;
}

} // namespace

FailureStudy::FailureStudy(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
    : m_data(std::make_unique<Data>(scenario, catalogue, resolved, sizing))
{
}

FailureStudy::~FailureStudy() = default;

FailureOutcome FailureStudy::outcome(const Failure &failure) const
{
    const Data &data = *m_data;
    const Aftermath after = data.network.after(failure);
    FailureOutcome outcome;
    outcome.failure = failure;
    const double kept = keptGbps(data.network, after);
    outcome.keptFraction = data.allGbps > 0 ? kept / data.allGbps : 1;
    outcome.lostGbps = std::max(0.0, data.allGbps - kept);
    outcome.cutOff = cutOff(data.network, after, failure, data.sizing);
    takeLoads(outcome, data.network, after, data.sizing);
    takeWorst(outcome, data.network, after, data.sizing);
    outcome.detourUs = longestDetourUs(data.network, after);
    if (const auto need = data.needs.of(failure, after)) {
        outcome.portsToSurvive = need->ports;
        outcome.pairsToSurvive = need->pairs;
    }
    outcome.buffersFlipped = data.buffers.flipped(after);
    const FailureRate rate = data.rates.of(failure);
    outcome.perYear = rate.perYear;
    outcome.hours = rate.hours;
    return outcome;
}

namespace {

/// The failures of a study one by one, so that those of two routes need no room.
class FailureList {
public:
    FailureList(const Scenario &scenario, const Resolved &resolved, const Sizing &sizing, bool dual) : m_sizing(sizing)
    {
        if (!dual) {
            m_singles = singleFailures(scenario, resolved, sizing);
            m_size = m_singles.size();
            return;
        }
        m_lit = litRoutes(sizing);
        for (std::size_t first = 0; first + 1 < m_lit.size(); ++first) {
            m_rows.push_back(m_size);
            m_size += m_lit.size() - first - 1;
        }
    }

    std::size_t size() const { return m_size; }
    Failure at(std::size_t index) const
    {
        if (m_rows.empty())
            return m_singles[index];
        const auto row = std::prev(std::ranges::upper_bound(m_rows, index));
        const auto first = static_cast<std::size_t>(row - m_rows.begin());
        return dualFailure(m_lit[first], m_lit[first + 1 + (index - *row)], m_sizing);
    }

private:
    const Sizing &m_sizing;
    std::vector<Failure> m_singles;
    std::vector<std::size_t> m_lit, m_rows; ///< m_rows: index of the first pair of each first route
    std::size_t m_size = 0;
};

} // namespace

Result<std::vector<FailureOutcome>> studyFailures(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const StudyOptions &options,
                                                  const std::function<void(const StudyBatch &)> &progress, const std::stop_token &stop)
{
    const Result<Resolved> resolved = resolve(scenario, catalogue);
    if (!resolved)
        return resolved.error();
    const FailureStudy study(scenario, catalogue, *resolved, sizing);
    const FailureList list(scenario, *resolved, sizing, options.dual);
    const auto work = [&](std::size_t index) {
        FailureOutcome outcome = study.outcome(list.at(index));
        if (options.dual)
            outcome.loads = {}; // by route and pair of routes there are too many of them
        return outcome;
    };
    std::vector<FailureOutcome> all;
    std::size_t done = 0;
    const auto deliver = [&](std::vector<FailureOutcome> ready) {
        done += ready.size();
        StudyBatch batch{std::move(ready), done, list.size()};
        if (progress)
            progress(batch);
        if (options.keep)
            std::ranges::move(batch.outcomes, std::back_inserter(all));
    };
    if (!runOrdered<FailureOutcome>(list.size(), options.threads, stop, work, deliver))
        return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
    return all;
}

} // namespace core
