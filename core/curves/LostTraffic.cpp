// How many hours a year how much of the traffic is lost to single failures.
#include "core/curves/Builders.h"
#include "core/failures/FailureStudy.h"

namespace core::curve {

Result<Curve> lostTraffic(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &, const std::stop_token &stop)
{
    const Result<std::vector<FailureOutcome>> outcomes = studyFailures(scenario, catalogue, sizing, {}, {}, stop);
    if (!outcomes)
        return outcomes.error();
    const std::vector<ExceedancePoint> points = exceedance(*outcomes);
    if (sizing.totals.interSiteGbps <= 0 || points.empty())
        return Error{ErrorCode::InvalidValue, CORE_TEXT("No single failure loses traffic here: there is none, or all of it is kept."), {}, {}};
    Curve curve{};
    curve.xLabel = CORE_TEXT("Share of the traffic that is lost");
    curve.xUnit = "share";
    curve.yLabel = CORE_TEXT("Hours a year with more than that lost");
    curve.yUnit = "h";
    CurveLine line{"lost", {CORE_TEXT("single failures"), {}}, {0}, {points.front().hoursPerYear}, true, false, {}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        line.x.push_back(points[i].lostFraction);
        line.y.push_back(i + 1 < points.size() ? points[i + 1].hoursPerYear : 0);
    }
    curve.lines.push_back(std::move(line));
    curve.notes.push_back(
        {CORE_TEXT("Single failures, one at a time; how often each comes and how long it lasts are assumptions, most of them estimates."), {}});
    return curve;
}

} // namespace core::curve
