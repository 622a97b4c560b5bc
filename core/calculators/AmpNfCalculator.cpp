#include "core/calculators/Calculator.h"
#include "core/optics/line/Line.h"

#include <string_view>

namespace core {

namespace {

enum Place : std::size_t { Model, Name, GainMin, GainMax, FirstStage, SecondStage, DeltaP, Gain, Input };

constexpr const char *variableGain = "variable_gain", *openRoadm = "openroadm", *openRoadmPreamplifier = "openroadm_preamp";
constexpr std::string_view lowNoise = "openroadm_ila_low_noise", standard = "openroadm_ila_standard";

Result<AmplifierNoise> modelOf(std::span<const CalculatorValue> in)
{
    if (in[Model].text() == variableGain)
        return AmplifierNoise(TwoStageNoise{*in[FirstStage], *in[SecondStage], *in[DeltaP], *in[GainMin], *in[GainMax]});
    if (in[Model].text() == openRoadmPreamplifier)
        return AmplifierNoise(OpenRoadmNoise::Preamplifier);
    if (in[Name].text() == lowNoise)
        return AmplifierNoise(OpenRoadmNoise::LowNoiseInline);
    if (in[Name].text() == standard)
        return AmplifierNoise(OpenRoadmNoise::StandardInline);
    return Error{ErrorCode::InvalidValue,
                 CORE_TEXT("“%1” is no OpenROADM amplifier. Its name is one of: %2."),
                 {in[Name].text(), std::string(lowNoise) + ", " + std::string(standard)},
                 {}};
}

Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const auto noise = modelOf(in);
    if (!noise)
        return noise.error();
    return OutputValues{noiseFigureDb(*noise, *in[Gain], *in[Input])};
}

} // namespace

Calculator ampNfCalculator()
{
    return {
        .id = "amp_nf",
        .label = CORE_TEXT("Noise figure of an amplifier"),
        .help = CORE_TEXT("Noise figure at a gain (two stages with variable gain) or at an input power (OpenROADM). The standard values are those of an "
                          "amplifier of 15 to 26 dB."),
        .inputs =
            {
                {.id = "model",
                 .label = CORE_TEXT("Model of the amplifier"),
                 .unit = "",
                 .kind = InputKind::Choice,
                 .choices = {variableGain, openRoadm, openRoadmPreamplifier}},
                {.id = "name", .label = CORE_TEXT("Name of the amplifier"), .unit = "", .kind = InputKind::Words},
                {.id = "gain_min_db", .label = CORE_TEXT("Least gain"), .unit = "dB", .standard = 15, .minimum = 0, .maximum = 100},
                {.id = "gain_max_db", .label = CORE_TEXT("Largest gain"), .unit = "dB", .standard = 26, .minimum = 0, .maximum = 100},
                {.id = "nf1_db", .label = CORE_TEXT("Noise figure of the first stage"), .unit = "dB", .standard = 5.958107, .minimum = -20, .maximum = 60},
                {.id = "nf2_db", .label = CORE_TEXT("Noise figure of the second stage"), .unit = "dB", .standard = 6.822681, .minimum = -20, .maximum = 60},
                {.id = "delta_p_db", .label = CORE_TEXT("Gain of the second stage at the largest gain"), .unit = "dB", .standard = 5, .minimum = -60, .maximum = 60},
                {.id = "gain_db", .label = CORE_TEXT("Gain"), .unit = "dB", .standard = 20, .minimum = 0, .maximum = 100},
                {.id = "pin_dbm_per_50ghz", .label = CORE_TEXT("Input power in 50 GHz"), .unit = "dBm", .standard = -20, .minimum = -100, .maximum = 50},
            },
        .outputs =
            {
                {.id = "nf_db", .label = CORE_TEXT("Noise figure"), .unit = "dB"},
            },
        .run = &run,
    };
}

} // namespace core
