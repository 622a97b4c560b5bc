#include "core/optics/budget/Penalties.h"

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace core::optics {

namespace {

constexpr double lightSpeedMPerS = 299'792'458, wavelengthM = 1'550e-9;

} // namespace

double noiseSumDb(std::optional<double> a, std::optional<double> b, std::optional<double> c, std::optional<double> d)
{
    double noise = 0;
    for (const std::optional<double> &ratioDb : {a, b, c, d})
        noise += ratioDb ? std::pow(10, -*ratioDb / 10) : 0;
    return noise > 0 ? -10 * std::log10(noise) : 200;
}

std::optional<double> eepnSnrDb(double dispersionPsPerNm, double linewidthHz, double baudHz, double carrierRecovery)
{
    const double dispersionSPerM = std::abs(dispersionPsPerNm) * 1e-3;
    const double noise = carrierRecovery * std::numbers::pi * wavelengthM * wavelengthM * dispersionSPerM * linewidthHz * baudHz / (2 * lightSpeedMPerS);
    return noise > 1e-20 ? std::optional(-10 * std::log10(noise)) : std::nullopt;
}

double proportionalPenaltyDb(double value, double tolerance, double penaltyAtToleranceDb)
{
    return tolerance > 0 ? penaltyAtToleranceDb * std::abs(value) / tolerance : 0;
}

double pdlBoundDb(double pdlDb)
{
    const double g = std::pow(10, pdlDb / 10);
    return -10 * std::log10(1 - (g - 1) / (g + 1));
}

double filteringPenaltyDb(double baudHz, double filterHz, std::int64_t filters)
{
    if (filters <= 0 || filterHz <= 0)
        return 0;
    // Gauss-Legendre on half of the signal band, 8 nodes: the integrand is smooth.
    static constexpr double nodes[] = {0.1834346424956498, 0.5255324099163290, 0.7966664774136267, 0.9602898564975363};
    static constexpr double weights[] = {0.3626837833783620, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763};
    double mean = 0;
    for (int i = 0; i < 4; ++i) {
        for (const double side : {-1.0, 1.0}) {
            const double halfBands = baudHz / filterHz * (1 + side * nodes[i]) / 2; // 1: the −3 dB point
            const double squared = halfBands * halfBands, tenth = squared * squared * squared * squared * squared;
            mean += weights[i] / 2 * std::exp(-std::numbers::ln2 * static_cast<double>(filters) * tenth);
        }
    }
    return -10 * std::log10(mean);
}

double osnrMarginDb(double gsnrDb, double requiredDb, double penaltiesDb, double designMarginDb)
{
    return gsnrDb - requiredDb - penaltiesDb - designMarginDb;
}

double powerMarginDb(double receivedDbm, double leastDbm, double designMarginDb)
{
    return receivedDbm - leastDbm - designMarginDb;
}

} // namespace core::optics
