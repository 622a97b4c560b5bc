#include "core/optics/line/Arriving.h"

#include "core/optics/line/Glass.h"

#include <algorithm>
#include <cmath>

namespace core {

double arrivingRatioDb(double signal, double noise)
{
    if (!(signal > 0))
        return -noiseFreeDb;
    return noise > 0 ? std::clamp(toDb(signal / noise), -noiseFreeDb, noiseFreeDb) : noiseFreeDb;
}

LineLight passiveFigures(const Line &line, std::span<const LineChannel> channels)
{
    LineLight out;
    out.dispersionPsPerNm.assign(channels.size(), 0);
    double pmdSquared = 0, seconds = 0;
    for (const LineSpan &span : line.spans) {
        for (std::size_t i = 0; i < channels.size(); ++i)
            out.dispersionPsPerNm[i] += dispersionPsPerNmKm(span.fibre, channels[i].frequencyHz) * span.lengthKm;
        pmdSquared += span.fibre.pmdSPerSqrtM * span.fibre.pmdSPerSqrtM * span.lengthKm * 1e3;
        seconds += fibreLatencyUs(span.lengthKm, span.fibre.groupIndex) * 1e-6;
    }
    out.pmdPs = std::sqrt(pmdSquared) * 1e12;
    out.latencyMs = seconds * 1e3;
    return out;
}

} // namespace core
