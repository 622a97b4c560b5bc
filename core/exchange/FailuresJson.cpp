// `failures --json` of DESIGN.md section 5.
#include "core/exchange/JsonTree.h"
#include "core/failures/FailureStudy.h"

namespace core {

namespace {

JsonTree words(const std::vector<std::string> &texts)
{
    JsonTree list = JsonTree::list();
    for (const std::string &text : texts)
        list.add(JsonTree::text(text));
    return list;
}

JsonTree number(const std::optional<double> &value)
{
    return value ? JsonTree::number(*value) : JsonTree::null();
}

JsonTree count(const std::optional<std::int64_t> &value)
{
    return value ? JsonTree::count(*value) : JsonTree::null();
}

JsonTree treeOf(const FailureOutcome &outcome, const Scenario &scenario)
{
    JsonTree object = JsonTree::object();
    object.add("kind", JsonTree::text(toWord(outcome.failure.kind)));
    object.add("ids", words(outcome.failure.ids));
    object.add("name", JsonTree::text(inEnglish(failureName(outcome.failure, scenario))));
    object.add("alike", JsonTree::count(outcome.failure.alike));
    object.add("kept_fraction", JsonTree::number(outcome.keptFraction));
    object.add("lost_gbps", JsonTree::number(outcome.lostGbps));
    object.add("cut_off", words(outcome.cutOff));
    object.add("worst_route", outcome.worstRoute.empty() ? JsonTree::null() : JsonTree::text(outcome.worstRoute));
    object.add("worst_load", number(outcome.worstLoad));
    object.add("routes_over", words(outcome.routesOver));
    object.add("detour_us", JsonTree::number(outcome.detourUs));
    object.add("buffers_flipped", words(outcome.buffersFlipped));
    object.add("ports_to_survive", count(outcome.portsToSurvive));
    object.add("pairs_to_survive", count(outcome.pairsToSurvive));
    object.add("step_s", number(outcome.stepS));
    object.add("per_year", JsonTree::number(outcome.perYear));
    object.add("hours", JsonTree::number(outcome.hours));
    return object;
}

} // namespace

std::string failuresToJson(const Scenario &scenario, const std::vector<FailureOutcome> &outcomes)
{
    // A line each, put together as text: two routes at once make hundreds of thousands.
    std::string text = "{\"scenario\": " + JsonTree::text(scenario->name).compact() + ",\n \"failures\": [";
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        text += (i == 0 ? "\n  " : ",\n  ") + treeOf(outcomes[i], scenario).compact();
    return text + (outcomes.empty() ? "]}\n" : "\n ]}\n");
}

} // namespace core
