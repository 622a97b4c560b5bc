#pragma once

#include "core/optics/line/Line.h"
#include "core/optics/nli/ChannelKernels.h"
#include "core/optics/nli/FieldTable.h"

namespace core {

/// How far a signal is from Gaussian noise: 0 and 0 for that.
struct FormatMoments {
    double fourth = 0; ///< <|a|⁴>/<|a|²>² - 2
    double sixth = 0;  ///< <|a|⁶>/<|a|²>³ - 9 <|a|⁴>/<|a|²>² + 12
};

FormatMoments momentsOf(SignalFormat format);

/// Factor on the self-phase modulation of Gaussian signals, whose kernel is `gaussian`.
/// Source: A. Carena et al., Opt. Express 22 (2014) 16335 (EGN model); resources/help/optics.md.
double selfFormatFactor(const FieldTable &field, double kappa, double scale, NliCarrier carrier, double gaussian, FormatMoments moments, Fineness fineness);

/// The same on the cross-phase modulation by a carrier `distanceThz` away.
double crossFormatFactor(const FieldTable &field, double kappa, double scale, NliCarrier own, NliCarrier other, double distanceThz, double gaussian,
                         FormatMoments moments, Fineness fineness);

} // namespace core
