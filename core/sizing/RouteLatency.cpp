#include "core/sizing/RouteLatency.h"

#include "core/buffers/Bdp.h"

namespace core {

LatencyInput segmentLatencyInput(const PluggableRow *optic)
{
    LatencyInput input;
    if (optic != nullptr && optic->addedLatencyPerEndUs)
        input.modemUs = 2 * *optic->addedLatencyPerEndUs;
    if (optic != nullptr && optic->clientRateGbps)
        input.rateGbps = *optic->clientRateGbps;
    return input;
}

std::int64_t amplifiersPassed(std::int64_t spans, bool amplified)
{
    return amplified ? spans + 1 : 0;
}

PfcHeadroomInput linePortHeadroomInput(const PluggableRow *optic, double lengthKm, double groupIndex)
{
    constexpr double packing = 1.36; // memory per wire byte, DESIGN.md section 4, Definitions
    PfcHeadroomInput input;
    if (optic != nullptr && optic->clientRateGbps)
        input.rateGbps = *optic->clientRateGbps;
    if (optic != nullptr && optic->addedLatencyPerEndUs)
        input.interfaceUs = 2 * *optic->addedLatencyPerEndUs;
    input.distanceKm = lengthKm;
    input.groupIndex = groupIndex;
    input.packing = packing;
    return input;
}

double reorderBytes(double skewUs, double rateGbps)
{
    BdpInput input;
    input.rateGbps = rateGbps;
    input.rttUs = skewUs;
    return bandwidthDelayProduct(input).linkBytes;
}

} // namespace core
