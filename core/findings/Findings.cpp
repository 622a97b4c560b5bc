#include "core/findings/Findings.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace core {

const std::vector<FindingCheck> &findingChecks()
{
    static const std::vector<FindingCheck> all = [] {
        std::vector<FindingCheck> checks;
        for (const auto &theme :
             {trafficChecks(), lightChecks(), siteChecks(), fibreChecks(), hutChecks(), diversityChecks(), networkChecks(), failureChecks()})
            checks.insert(checks.end(), theme.begin(), theme.end());
        return checks;
    }();
    return all;
}

std::vector<Finding> findingsOf(const FindingContext &context)
{
    std::vector<Finding> found;
    for (const FindingCheck &check : findingChecks()) {
        const std::size_t first = found.size();
        check.check(context, found);
        for (std::size_t i = first; i < found.size(); ++i)
            found[i].code = check.code;
    }
    for (Finding &finding : found) {
        const auto accepted = std::ranges::find_if(context.scenario->accepted,
                                                   [&](const Accepted &entry) { return entry.code == finding.code && entry.subject == finding.subject.id; });
        if (accepted != context.scenario->accepted.end())
            finding.accepted = accepted->reason;
    }
    const auto rank = [](const Finding &finding) {
        return std::tuple<int, Scope, const std::string &, const std::string &>(-static_cast<int>(finding.severity), finding.subject.scope, finding.subject.id,
                                                                                finding.code);
    };
    std::ranges::stable_sort(found, [&](const Finding &x, const Finding &y) { return rank(x) < rank(y); });
    return found;
}

namespace {

std::optional<double> more(const std::optional<double> &after, const std::optional<double> &before)
{
    return after && before ? std::optional(*after - *before) : std::nullopt;
}

/// What a change takes: huts, fibre pairs, ports, and optics that ship later than now.
std::vector<Text> needsOf(const Sizing &before, const Sizing &after, const Catalogue &catalogue)
{
    std::vector<Text> needs;
    const auto count = [&](std::int64_t was, std::int64_t is, const char *more, const char *fewer) {
        if (is != was)
            needs.push_back({is > was ? more : fewer, {is > was ? is - was : was - is}});
    };
    const auto huts = [](const Sizing &sizing) {
        std::int64_t sum = 0;
        for (const RouteSizing &route : sizing.routes)
            sum += route.amplified && route.channels > 0 ? std::max<std::int64_t>(0, route.spans - 1) : 0;
        return sum;
    };
    count(huts(before), huts(after), CORE_TEXT("Huts: +%1"), CORE_TEXT("Huts: −%1"));
    count(before.totals.fibrePairs, after.totals.fibrePairs, CORE_TEXT("Fibre pairs: +%1"), CORE_TEXT("Fibre pairs: −%1"));
    count(before.totals.coherentPorts, after.totals.coherentPorts, CORE_TEXT("Coherent ports, both ends: +%1"), CORE_TEXT("Coherent ports, both ends: −%1"));
    std::set<std::string> had;
    for (const SegmentSizing &segment : before.segments)
        had.insert(segment.pluggableId);
    for (const SegmentSizing &segment : after.segments) {
        const PluggableRow *optic = had.insert(segment.pluggableId).second ? catalogue.pluggable(segment.pluggableId) : nullptr;
        if (optic != nullptr && optic->year)
            needs.push_back({CORE_TEXT("%1, shipping since %2"), {optic->name, std::to_string(*optic->year)}});
    }
    return needs;
}

Mend mendOf(const Text &label, Scenario changed, const Sizing &before, const Sizing &after, const Catalogue &catalogue)
{
    const Totals &was = before.totals, &is = after.totals;
    const bool priced = was.firstCost.unpriced == 0 && is.firstCost.unpriced == 0;
    return {label, std::move(changed), priced ? more(is.firstCost.typicalUsd, was.firstCost.typicalUsd) : std::nullopt,
            priced ? more(is.annualUsd, was.annualUsd) : std::nullopt, needsOf(before, after, catalogue)};
}

} // namespace

std::vector<Mend> mendsOf(const Finding &finding, const Scenario &scenario, const Catalogue &catalogue, const std::stop_token &stop)
{
    const auto check = std::ranges::find_if(findingChecks(), [&](const FindingCheck &entry) { return entry.code == finding.code; });
    if (check == findingChecks().end() || check->mends == nullptr)
        return {};
    const Result<Resolved> resolved = resolve(scenario, catalogue);
    const Result<Sizing> before = size(scenario, catalogue, stop);
    if (!resolved || !before)
        return {};
    const auto errors = [](const Sizing &sizing) {
        return std::ranges::count_if(sizing.findings, [](const Finding &entry) { return entry.severity == Severity::Error; });
    };
    const auto same = [&](const Finding &entry) { return entry.code == finding.code && entry.subject == finding.subject; };

    std::vector<Mend> mends;
    for (const MendIdea &idea : check->mends(finding, {scenario, catalogue, *resolved, *before})) {
        ScenarioParts parts = *scenario;
        idea.change(parts);
        Result<Scenario> changed = Scenario::make(std::move(parts));
        if (!changed)
            continue;
        const Result<Sizing> after = size(*changed, catalogue, stop);
        if (!after || std::ranges::any_of(after->findings, same))
            continue;
        const auto allowedErrors = errors(*before) - (finding.severity == Severity::Error ? 1 : 0);
        if (errors(*after) <= allowedErrors)
            mends.push_back(mendOf(idea.label, *std::move(changed), *before, *after, catalogue));
    }
    return mends;
}

} // namespace core
