#include "core/optics/budget/Reach.h"

#include <cmath>
#include <functional>

namespace core {

namespace {

constexpr double farthestKm = 20'000, stepKm = 0.001;

/// The largest length in [lowKm, highKm] that works, where all below it do; lowKm works.
double halve(double lowKm, double highKm, const std::function<bool(double)> &works)
{
    if (works(highKm))
        return highKm;
    while (highKm - lowKm > stepKm) {
        const double middle = (lowKm + highKm) / 2;
        (works(middle) ? lowKm : highKm) = middle;
    }
    return std::floor((lowKm + stepKm) * 100) / 100;
}

} // namespace

ResolvedRoute atLength(const ResolvedRoute &route, double lengthKm)
{
    ResolvedRoute out = route;
    const double share = route.lengthKm.value_or(0) > 0 ? lengthKm / *route.lengthKm : 0;
    out.lengthKm = lengthKm;
    if (out.lossDb)
        out.lossDb = *route.lossDb * share;
    if (out.fibreUs)
        out.fibreUs = *route.fibreUs * share;
    return out;
}

Reach reachOf(const LightModel &model, const ResolvedRoute &route, const PluggableRow &optic, bool designMargin, double maxSingleSpanDb)
{
    const auto works = [&](double lengthKm, std::int64_t spans, LineClass lineClass, std::int64_t channels) {
        const ResolvedRoute line = atLength(route, lengthKm);
        const ResolvedRoute *only = &line;
        LightQuestion question;
        question.routes = {&only, 1};
        question.optic = &optic;
        question.channelsPerPlane = channels;
        question.lineClass = lineClass;
        question.spans = {&spans, 1};
        question.raman = false;
        const LightBudget budget = model.budget(question);
        return budget.lineClass == lineClass && (spans > 1 || budget.lossDb <= maxSingleSpanDb) &&
               (designMargin ? budget.closes : budget.closesWithoutDesignMargin);
    };
    const auto oneSpan = [&](LineClass lineClass, std::int64_t channels) {
        const auto reaches = [&](double km) { return works(km, 1, lineClass, channels); };
        return reaches(stepKm) ? halve(stepKm, farthestKm, reaches) : 0;
    };
    Reach reach;
    reach.bareKm = oneSpan(LineClass::BareFibre, 1);
    if (optic.channelSpacingGhz)
        reach.multiplexedKm = oneSpan(LineClass::Multiplexed, 2);
    if (!optic.channelSpacingGhz)
        return reach;
    reach.singleSpanKm = oneSpan(LineClass::Amplified, 2);
    // Full spans first, then what the next one may be shorter.
    const double spanKm = route.maxSpanKm;
    std::int64_t spans = 1;
    while (static_cast<double>(spans) * spanKm <= farthestKm && works(static_cast<double>(spans) * spanKm, spans, LineClass::Amplified, 2))
        ++spans;
    const double fullKm = static_cast<double>(spans - 1) * spanKm;
    reach.multiSpanKm = halve(fullKm, static_cast<double>(spans) * spanKm, [&](double km) { return km <= 0 || works(km, spans, LineClass::Amplified, 2); });
    return reach;
}

} // namespace core
