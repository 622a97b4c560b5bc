#include "core/optics/line/Glass.h"

#include <cmath>
#include <numbers>

namespace core {

double fromDb(double db)
{
    return std::exp(db * (std::numbers::ln10 / 10));
}

double toDb(double ratio)
{
    return 10 * std::log10(ratio);
}

double alphaPerM(const FibreGlass &glass)
{
    return glass.lossDbPerKm * 1e-3 * (std::numbers::ln10 / 10);
}

double effectiveLengthM(const FibreGlass &glass, double lengthKm)
{
    const double alpha = alphaPerM(glass);
    return -std::expm1(-alpha * lengthKm * 1e3) / alpha;
}

double dispersionPsPerNmKm(const FibreGlass &glass, double frequencyHz)
{
    if (!glass.slopePsPerNm2Km)
        return glass.dispersionPsPerNmKm;
    return glass.dispersionPsPerNmKm + *glass.slopePsPerNm2Km * (lightSpeedMPerS / frequencyHz - referenceWavelengthM) * 1e9;
}

double beta2S2PerM(const FibreGlass &glass, double frequencyHz)
{
    const double wavelengthM = glass.slopePsPerNm2Km ? lightSpeedMPerS / frequencyHz : referenceWavelengthM;
    return dispersionPsPerNmKm(glass, frequencyHz) * 1e-6 * wavelengthM * wavelengthM / (2 * std::numbers::pi * lightSpeedMPerS);
}

double effectiveAreaM2(const FibreGlass &glass, double frequencyHz)
{
    constexpr double coreAreaM2 = std::numbers::pi * 4.2e-6 * 4.2e-6;
    const double areaM2 = glass.effectiveAreaUm2 * 1e-12;
    return areaM2 / (1 + areaM2 / coreAreaM2 * std::log(frequencyHz / referenceFrequencyHz));
}

double gammaPerWM(const FibreGlass &glass, double frequencyHz)
{
    return 2 * std::numbers::pi * glass.n2M2PerW * frequencyHz / (lightSpeedMPerS * effectiveAreaM2(glass, frequencyHz));
}

} // namespace core
