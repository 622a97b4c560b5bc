#pragma once

#include "core/catalogue/Rows.h"
#include "core/optics/line/Line.h"

namespace core {

/// The noise of a catalogue row's amplifier. `two_stage` without all of its figures, and rows without a noise model, have their
/// noise figure at every gain; rows without a noise figure that of FixedNoise.
AmplifierNoise noiseOf(const LineElementRow &row);

} // namespace core
