#pragma once

#include "core/buffers/Latency.h"
#include "core/buffers/PfcHeadroom.h"
#include "core/catalogue/Rows.h"

#include <cstdint>

namespace core {

/// The latency model of one segment over a route with an optic (nullptr: the first row's values of latency.csv).
LatencyInput segmentLatencyInput(const PluggableRow *optic);

/// Amplifiers a signal passes on a route: spans + 1 when amplified, else none.
std::int64_t amplifiersPassed(std::int64_t spans, bool amplified);

/// Bytes that may arrive out of order on a line port when paths differ by a skew: rate × skew ÷ 8.
double reorderBytes(double skewUs, double rateGbps);

/// The headroom model of a line port on a route (first row of pfc_headroom.csv, the optic's rate and latency, packing 1.36).
PfcHeadroomInput linePortHeadroomInput(const PluggableRow *optic, double lengthKm, double groupIndex);

} // namespace core
