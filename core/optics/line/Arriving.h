#pragma once

#include "core/optics/line/Line.h"

namespace core {

/// Dispersion, polarisation mode dispersion and latency of a line: what does not depend on powers. No channels yet.
LineLight passiveFigures(const Line &line, std::span<const LineChannel> channels);

/// Signal over noise in dB, within ±noiseFreeDb also where one of them is 0 or below.
double arrivingRatioDb(double signal, double noise);

} // namespace core
