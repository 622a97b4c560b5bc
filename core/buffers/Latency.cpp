#include "core/buffers/Latency.h"

#include "core/base/Number.h"

namespace core {

double fibreLatencyUs(double lengthKm, double groupIndex)
{
    return lengthKm * 1e3 * groupIndex / lightSpeedMPerS * 1e6;
}

LatencyResult latencyOver(double fibreUs, std::int64_t amplifiers, const LatencyInput &in)
{
    LatencyResult out;
    out.fibreUs = fibreUs;
    out.amplifiers = amplifiers;
    out.ampTotalUs = static_cast<double>(amplifiers) * in.ampUs;
    out.serialUs = in.storeForwardHops * in.frameBytes * 8 / (in.rateGbps * 1e3);
    out.oneWayUs = out.fibreUs + out.ampTotalUs + in.modemPairs * in.modemUs + in.hops * in.hopUs + out.serialUs;
    out.rttUs = 2 * out.oneWayUs + in.hostTurnUs;
    return out;
}

LatencyResult latency(const LatencyInput &in)
{
    const bool amplified = in.lengthKm > 0 && in.spanKm > 0;
    return latencyOver(fibreLatencyUs(in.lengthKm, in.groupIndex), amplified ? ceilCount(in.lengthKm / in.spanKm) + 1 : 0, in);
}

} // namespace core
