#include "core/findings/Findings.h"

#include <algorithm>
#include <tuple>

namespace core {

const std::vector<FindingCheck> &findingChecks()
{
    static const std::vector<FindingCheck> all = [] {
        std::vector<FindingCheck> checks;
        for (const auto &theme : {trafficChecks(), lightChecks(), siteChecks(), fibreChecks()})
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
            mends.push_back({idea.label, *std::move(changed)});
    }
    return mends;
}

} // namespace core
