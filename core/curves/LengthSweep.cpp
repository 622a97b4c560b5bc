#include "core/curves/LengthSweep.h"

#include <algorithm>

namespace core::curve {

namespace {

constexpr double farthestKm = 12'000, mostSpans = 380; // a line model refuses more than 400 spans
constexpr double ratio = 1.06;                         // of neighbouring lengths
constexpr double lostDb = -5;                          // below it and not closing: of no more interest
constexpr int lostInARow = 8;                          // over a span or two, whose ends may lift the margin again
constexpr std::int64_t fewSpans = 12;                  // more make no jump that is seen

std::optional<LengthSample> sample(const BudgetAt &budget, double km)
{
    const LightBudget light = budget(km);
    if (!light.marginDb)
        return std::nullopt;
    return LengthSample{km, *light.marginDb, light.closes, light.closesWithoutDesignMargin, light.lineClass, light.spans};
}

bool sameLine(const LengthSample &a, const LengthSample &b)
{
    return a.lineClass == b.lineClass && (a.spans == b.spans || std::min(a.spans, b.spans) > fewSpans);
}

/// The samples just before and just behind the first change between `low` and `high`.
void addJump(std::vector<LengthSample> &samples, const BudgetAt &budget, LengthSample low, LengthSample high)
{
    while (high.km - low.km > 1e-4 * high.km) {
        const std::optional<LengthSample> middle = sample(budget, (low.km + high.km) / 2);
        if (!middle)
            return;
        (sameLine(low, *middle) ? low : high) = *middle;
    }
    if (low.km > samples.back().km)
        samples.push_back(low);
    samples.push_back(high);
}

} // namespace

Result<std::vector<LengthSample>> sweepLengths(const BudgetAt &budget, double fromKm, double maxSpanKm, const std::stop_token &stop)
{
    const double toKm = std::max(2 * fromKm, std::min(farthestKm, mostSpans * maxSpanKm));
    std::vector<LengthSample> samples;
    int lost = 0;
    for (double km = fromKm; km < toKm && lost < lostInARow; km *= ratio) {
        if (stop.stop_requested())
            return stopped();
        const std::optional<LengthSample> next = sample(budget, km);
        if (!next)
            return std::vector<LengthSample>();
        if (!samples.empty() && !sameLine(samples.back(), *next))
            addJump(samples, budget, samples.back(), *next);
        if (samples.empty() || next->km > samples.back().km)
            samples.push_back(*next);
        lost = next->marginDb < lostDb ? lost + 1 : 0;
    }
    return samples;
}

std::optional<Reach> reachOf(const std::vector<LengthSample> &samples, const BudgetAt &budget, bool designMargin)
{
    const auto closes = [designMargin](const LengthSample &each) { return designMargin ? each.closes : each.closesWithoutDesignMargin; };
    const auto last = std::find_if(samples.rbegin(), samples.rend(), closes);
    if (last == samples.rend())
        return std::nullopt;
    if (last == samples.rbegin())
        return Reach{last->km, true};
    double lowKm = last->km, highKm = std::prev(last)->km;
    while (highKm - lowKm > 1e-4 * highKm) {
        const double km = (lowKm + highKm) / 2;
        const std::optional<LengthSample> middle = sample(budget, km);
        (middle && closes(*middle) ? lowKm : highKm) = km;
    }
    return Reach{lowKm, false};
}

} // namespace core::curve
