#include "core/curves/Curves.h"

#include "core/curves/Builders.h"

#include <algorithm>

namespace core {

const std::vector<CurveKind> &curveKinds()
{
    static const std::vector<CurveKind> all{
        {"power_along_route", CORE_TEXT("Power and GSNR along the route"),
         CORE_TEXT("What fibre takes and amplifiers give back of one channel, and how noise gathers on the way."), Scope::Route, &curve::powerAlongRoute},
        {"margin_by_length", CORE_TEXT("Margin against length"),
         CORE_TEXT("What every pluggable would have left if this route were shorter or longer, and where the program would take another one."), Scope::Route,
         &curve::marginByLength},
        {"margin_by_launch", CORE_TEXT("Margin against launch power"),
         CORE_TEXT("Too little power drowns in the amplifiers' noise, too much bends the signal in the glass: the best lies between."), Scope::Route,
         &curve::marginByLaunch},
        {"reach_by_optic", CORE_TEXT("Reach of each pluggable"),
         CORE_TEXT("How far each pluggable goes over this fibre and its spans, with the design margin and without."), Scope::Route, &curve::reachByOptic},
        {"lost_traffic", CORE_TEXT("Traffic lost to failures"),
         CORE_TEXT("How many hours a year more than a share of the traffic is lost to single failures, as often and as long as the assumptions say."),
         Scope::Total, &curve::lostTraffic},
    };
    return all;
}

const CurveKind *findCurveKind(std::string_view id)
{
    const auto found = std::ranges::find(curveKinds(), id, [](const CurveKind &kind) { return std::string_view(kind.id); });
    return found == curveKinds().end() ? nullptr : &*found;
}

} // namespace core
