#include "core/optics/line/Glass.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

double noiseFigure(const FixedNoise &noise, double, double)
{
    return noise.noiseFigureDb;
}

double noiseFigure(const TwoStageNoise &noise, double gainDb, double)
{
    const double paddingDb = std::max(noise.gainMinDb - gainDb, 0.0), usedDb = gainDb + paddingDb;
    const double firstGainDb = usedDb - noise.deltaPDb - std::max(noise.gainMaxDb - usedDb, 0.0);
    return toDb(fromDb(noise.firstStageDb) + fromDb(noise.secondStageDb - firstGainDb)) + paddingDb;
}

double noiseFigure(OpenRoadmNoise noise, double, double inputDbm)
{
    const double p = std::clamp(inputDbm, -40.0, 10.0); // the polynomials mean nothing further out
    double osnrDb = 0;
    switch (noise) {
    case OpenRoadmNoise::LowNoiseInline:
        osnrDb = 37.62 + p * (-0.5889 + p * (-6.221e-2 + p * -8.104e-4));
        break;
    case OpenRoadmNoise::StandardInline:
        osnrDb = 28.99 + p * (-1.071 + p * (-6.250e-2 + p * -5.952e-4));
        break;
    case OpenRoadmNoise::Preamplifier:
        osnrDb = std::min((4 * p + 275) / 7, 33.0);
        break;
    }
    return p - osnrDb + 58; // -58 dBm: h f in 0.1 nm
}

} // namespace

double inReferenceBandwidthDb(double signalBwDb, double baudHz)
{
    constexpr double referenceBandwidthHz = 12.5e9;
    return signalBwDb + toDb(baudHz / referenceBandwidthHz);
}

double noiseFigureDb(const AmplifierNoise &noise, double gainDb, double inputDbmPer50Ghz)
{
    return std::visit([&](const auto &each) { return noiseFigure(each, gainDb, inputDbmPer50Ghz); }, noise);
}

} // namespace core
