#pragma once

#include <cstdint>

namespace core {

/// Inputs of reference/buffers/pfc_headroom.csv; the standard values are those of its first row.
struct PfcHeadroomInput {
    double rateGbps = 400;
    double distanceKm = 0;
    double groupIndex = 1.4682;
    double extraLineUs = 0;
    double interfaceUs = 4;
    double responseQuanta = 905;
    double mtuPortBytes = 9216;
    double mtuLosslessBytes = 4200;
    double packing = 1;
    double cellBytes = 256;
    double ports = 64;
    double classes = 1;
    double poolShare = 1;
    double onChipBytes = 165'000'000;
    double deepBytes = 16'000'000'000;
};

struct PfcHeadroomResult {
    double propagationBytes = 0, interfaceBytes = 0, responseBytes = 0, frameBytes = 0, wireBytes = 0, headroomBytes = 0, fullRateBytes = 0,
           routerHeadroomBytes = 0;
    bool fitsOnChip = false, fitsDeep = false;
    double reachOnChipKm = 0, reachDeepKm = 0, loopUs = 0, maxPauseUs = 0;
    std::int64_t pausesPerLoop = 0;
};

/// Bytes that may still arrive at a port, for one lossless class, after it decides to send XOFF.
/// Source: reference/buffers/README.md, pfc_headroom.csv; IEEE 802.3 annex 31B.
PfcHeadroomResult pfcHeadroom(const PfcHeadroomInput &input);

} // namespace core
