#include "core/failures/Alternatives.h"

#include "core/failures/Survive.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::size_t unmetShown = 10;

void takeFigures(Alternative &row, const Sizing &sizing)
{
    const Totals &totals = sizing.totals;
    row.coherentPorts = totals.coherentPorts;
    row.fibrePairs = totals.fibrePairs;
    row.pairKm = totals.pairKm;
    row.transportPowerW = totals.transportPowerW;
    row.transportPowerMaxW = totals.transportPowerMaxW;
    row.firstCostUsd = totals.firstCost.typicalUsd;
    row.unpriced = totals.firstCost.unpriced;
    row.interSiteGbps = totals.interSiteGbps;
    for (const DemandSizing &demand : sizing.demands)
        row.longestOneWayUs = std::max(row.longestOneWayUs, demand.oneWayUs.value_or(0));
}

/// @param failuresOf  says what is to be survived; may be the scenario itself.
Result<void> takeFailures(Alternative &row, const Scenario &failuresOf, const Catalogue &catalogue, const Sizing &sizing, const std::stop_token &stop)
{
    const Result<Resolved> resolved = resolve(row.scenario, catalogue);
    if (!resolved)
        return resolved.error();
    const std::vector<Failure> failures = failuresToSurvive(failuresOf, *resolved, routesWithLight(sizing));
    if (failures.empty() || sizing.totals.interSiteGbps <= 0)
        return {};
    const Result<SurvivalCheck> check = checkSurvival(failures, row.scenario, catalogue, *resolved, sizing, stop);
    if (!check)
        return check.error();
    row.worstKept = check->worstKept;
    row.worstName = failureName(failures[check->worst], row.scenario);
    for (std::size_t i = 0; i < std::min(unmetShown, check->unmet.size()); ++i)
        row.unmet.push_back(failureName(failures[check->unmet[i]], row.scenario));
    return {};
}

Scenario with(const Scenario &scenario, const std::vector<std::pair<const char *, std::string>> &words)
{
    ScenarioParts parts = *scenario;
    for (const auto &[id, word] : words) {
        if (parts.assumptions.word(id) != word) // what holds already is not written down
            parts.assumptions.set(id, word);
    }
    return *Scenario::make(std::move(parts)); // a known choice on a valid scenario
}

/// One row for every choice of an assumption.
Result<std::vector<Alternative>> rowsOf(const char *assumption, const Scenario &base, const std::string &survive, const Scenario &scenario,
                                        const Catalogue &catalogue, const std::stop_token &stop)
{
    std::vector<Alternative> rows;
    for (const AssumptionChoice &choice : findAssumption(assumption)->choices) {
        Alternative row{.id = choice.id, .label = {choice.label, {}}, .scenario = with(base, {{assumption, choice.id}})};
        row.current = row.scenario == scenario;
        const Result<Sizing> sizing = size(row.scenario, catalogue, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
        if (sizing) {
            takeFigures(row, *sizing);
            if (const Result<void> taken = takeFailures(row, with(row.scenario, {{"survive", survive}}), catalogue, *sizing, stop); !taken)
                return taken.error();
        } else {
            row.error = sizing.error();
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string failuresAsked(const Scenario &scenario)
{
    const std::string &survive = scenario->assumptions.word("survive");
    return survive == "none" ? "route" : survive;
}

} // namespace

Result<std::vector<Alternative>> patternAlternatives(const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop)
{
    return rowsOf("pattern", scenario, failuresAsked(scenario), scenario, catalogue, stop);
}

Result<std::vector<Alternative>> protectionAlternatives(const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop)
{
    const std::string survive = failuresAsked(scenario);
    return rowsOf("protection", with(scenario, {{"survive", survive}}), survive, scenario, catalogue, stop);
}

} // namespace core
