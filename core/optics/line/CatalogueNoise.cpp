#include "core/optics/line/CatalogueNoise.h"

namespace core {

AmplifierNoise noiseOf(const LineElementRow &row)
{
    if (row.noiseModel == "openroadm_low_noise")
        return OpenRoadmNoise::LowNoiseInline;
    if (row.noiseModel == "openroadm_standard")
        return OpenRoadmNoise::StandardInline;
    if (row.noiseModel == "openroadm_preamp")
        return OpenRoadmNoise::Preamplifier;
    if (row.noiseModel == "two_stage" && row.firstStageNoiseDb && row.secondStageNoiseDb && row.deltaPDb && row.gainMinDb && row.gainMaxDb)
        return TwoStageNoise{*row.firstStageNoiseDb, *row.secondStageNoiseDb, *row.deltaPDb, *row.gainMinDb, *row.gainMaxDb};
    return FixedNoise{row.noiseFigureDb.value_or(FixedNoise().noiseFigureDb)};
}

} // namespace core
