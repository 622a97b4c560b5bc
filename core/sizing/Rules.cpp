#include "core/sizing/Rules.h"

#include "core/base/Number.h"

#include <algorithm>

namespace core::rules {

std::int64_t accelerators(double powerMw, double pue, double allinW, double borderItW)
{
    return std::max<std::int64_t>(0, floorCount((powerMw * 1e6 / pue - borderItW) / allinW));
}

double backendGbps(std::int64_t count, double nicGbps)
{
    return static_cast<double>(count) * nicGbps;
}

double frontendGbps(std::int64_t count, double perNode, double gbpsPerNode)
{
    return static_cast<double>(floorCount(static_cast<double>(count) / perNode)) * gbpsPerNode;
}

double egressGbps(double networkGbps, double taper)
{
    return networkGbps / taper;
}

double allToAllGbps(double egressI, double egressJ, double sumWithoutI, double sumWithoutJ)
{
    if (egressI <= 0 || egressJ <= 0)
        return 0;
    return std::min(egressI * egressJ / sumWithoutI, egressJ * egressI / sumWithoutJ);
}

std::int64_t planePorts(double gbps, double portGbps, double maxFill, std::int64_t planes)
{
    return planes * ceilCount(gbps / (static_cast<double>(planes) * portGbps * maxFill));
}

std::int64_t spanCount(double lengthKm, double maxSpanKm)
{
    return std::max<std::int64_t>(1, ceilCount(lengthKm / maxSpanKm));
}

std::int64_t channelsPerPair(double spectrumGhz, double slotGhz)
{
    return floorCount(spectrumGhz / slotGhz);
}

std::int64_t inlineAmplifiers(std::int64_t spans, std::int64_t pairs, double pairsPerUnit)
{
    return (spans - 1) * ceilCount(static_cast<double>(pairs) / pairsPerUnit);
}

std::int64_t strandedCages(std::int64_t routers, std::int64_t cages, std::int64_t ports)
{
    return routers * cages - ports;
}

double atTheMeterW(double pue, double itW)
{
    return pue * itW;
}

std::int64_t acceleratorsDisplaced(double meterW, double pue, double allinW)
{
    return floorCount(meterW / (pue * allinW));
}

std::int64_t racks(double rackUnits, double provisionedItW, double rackKw)
{
    return std::max(ceilCount(rackUnits / usableRackUnits), ceilCount(provisionedItW / 1e3 / rackKw));
}

double protectionGbps(double keptGbps, double left, double othersGbps)
{
    return std::max(0.0, keptGbps / left - othersGbps);
}

double skewUs(double longestUs, double shortestUs)
{
    return longestUs - shortestUs;
}

} // namespace core::rules
