#include "core/buffers/PfcHeadroom.h"

#include "core/base/Number.h"
#include "core/buffers/Latency.h"

#include <algorithm>

namespace core {

PfcHeadroomResult pfcHeadroom(const PfcHeadroomInput &in)
{
    constexpr double quantumBits = 512, longestPauseQuanta = 65'535;
    const double bytesPerUs = in.rateGbps * 1e3 / 8;
    const auto cells = [&](double bytes) { return in.cellBytes * static_cast<double>(ceilCount(bytes / in.cellBytes)); };

    PfcHeadroomResult out;
    out.propagationBytes = 2 * bytesPerUs * (fibreLatencyUs(in.distanceKm, in.groupIndex) + in.extraLineUs);
    out.interfaceBytes = 2 * bytesPerUs * in.interfaceUs;
    out.responseBytes = in.responseQuanta * quantumBits / 8;
    out.frameBytes = (in.mtuPortBytes + 20) + (64 + 20) + in.mtuLosslessBytes;
    out.wireBytes = out.propagationBytes + out.interfaceBytes + out.responseBytes + out.frameBytes;
    out.headroomBytes = cells(out.wireBytes * in.packing);
    out.fullRateBytes = out.headroomBytes + cells((out.propagationBytes + out.interfaceBytes + out.responseBytes) * in.packing);
    out.routerHeadroomBytes = out.headroomBytes * in.ports * in.classes / in.poolShare;

    const auto reachKm = [&](double memoryBytes) {
        const double perPort = memoryBytes * in.poolShare / (in.ports * in.classes) / in.packing;
        const double left = perPort - out.interfaceBytes - out.responseBytes - out.frameBytes - 2 * bytesPerUs * in.extraLineUs;
        return std::max(0.0, left / (2 * bytesPerUs * fibreLatencyUs(1, in.groupIndex)));
    };
    out.fitsOnChip = out.routerHeadroomBytes <= in.onChipBytes;
    out.fitsDeep = out.routerHeadroomBytes <= in.deepBytes;
    out.reachOnChipKm = reachKm(in.onChipBytes);
    out.reachDeepKm = reachKm(in.deepBytes);
    out.loopUs = out.wireBytes / bytesPerUs;
    out.maxPauseUs = longestPauseQuanta * quantumBits / (in.rateGbps * 1e3);
    out.pausesPerLoop = ceilCount(out.wireBytes * 8 / (longestPauseQuanta * quantumBits));
    return out;
}

} // namespace core
