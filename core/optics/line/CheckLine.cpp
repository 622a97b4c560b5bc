#include "core/optics/line/Glass.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr std::size_t channelsMax = 4'000, spansMax = 400;
/// Channels² × spans: what every model can answer in less than a second.
constexpr double pairsMax = 2e8;
constexpr double lowestHz = 180e12, highestHz = 210e12;

/// One figure and the limits it must keep.
struct Limit {
    const char *label; ///< CORE_TEXT
    const char *unit;  ///< as written after the figure
    double value, minimum, maximum;
    bool aboveMinimum = false; ///< the minimum itself is refused

    bool kept() const { return value <= maximum && (aboveMinimum ? value > minimum : value >= minimum); } // false for NaN
};

/// The first limit that is not kept as the error of an object counted from 1: "Span 3: …".
Result<void> keep(const char *open, const char *closed, std::size_t number, std::initializer_list<Limit> limits)
{
    for (const Limit &limit : limits) {
        if (!limit.kept())
            return Error{ErrorCode::InvalidValue,
                         limit.aboveMinimum ? open : closed,
                         {Marked{limit.label}, limit.minimum, limit.maximum, std::string(limit.unit), static_cast<std::int64_t>(number)},
                         {}};
    }
    return {};
}

Result<void> keepSpan(std::size_t number, std::initializer_list<Limit> limits)
{
    return keep(CORE_TEXT("Span %5: %1 must be above %2 and at most %3 %4."), CORE_TEXT("Span %5: %1 must lie between %2 and %3 %4."), number, limits);
}

Result<void> keepChannel(std::size_t number, std::initializer_list<Limit> limits)
{
    return keep(CORE_TEXT("Channel %5: %1 must be above %2 and at most %3 %4."), CORE_TEXT("Channel %5: %1 must lie between %2 and %3 %4."), number, limits);
}

Result<void> keepBooster(std::initializer_list<Limit> limits)
{
    return keep(CORE_TEXT("Booster: %1 must be above %2 and at most %3 %4."), CORE_TEXT("Booster: %1 must lie between %2 and %3 %4."), 0, limits);
}

/// `keepLimits` is called with what the amplifier must keep.
template <class Keep>
Result<void> checkAmplifier(const LineAmplifier &amplifier, Keep keepLimits)
{
    if (auto kept = keepLimits({{CORE_TEXT("the gain of the amplifier"), "dB", amplifier.gainDb, 0, 300}}); !kept)
        return kept;
    if (const auto *fixed = std::get_if<FixedNoise>(&amplifier.noise))
        return keepLimits({{CORE_TEXT("the noise figure of the amplifier"), "dB", fixed->noiseFigureDb, -20, 60}});
    if (const auto *stages = std::get_if<TwoStageNoise>(&amplifier.noise))
        return keepLimits({{CORE_TEXT("the noise figure of the first stage"), "dB", stages->firstStageDb, -20, 60},
                           {CORE_TEXT("the noise figure of the second stage"), "dB", stages->secondStageDb, -20, 60},
                           {CORE_TEXT("the gain of the second stage at the largest gain"), "dB", stages->deltaPDb, -60, 60},
                           {CORE_TEXT("the largest gain of the amplifier"), "dB", stages->gainMaxDb, 0, 300},
                           {CORE_TEXT("the least gain of the amplifier"), "dB", stages->gainMinDb, 0, stages->gainMaxDb}});
    return {};
}

Result<void> checkSpan(const LineSpan &span, std::size_t number)
{
    const FibreGlass &fibre = span.fibre;
    auto kept = keepSpan(number, {{CORE_TEXT("the length"), "km", span.lengthKm, 0, 1'000, true},
                                  {CORE_TEXT("the loss of the fibre"), "dB/km", fibre.lossDbPerKm, 0, 100, true},
                                  {CORE_TEXT("the dispersion"), "ps/nm/km", fibre.dispersionPsPerNmKm, -1'000, 1'000},
                                  {CORE_TEXT("the dispersion slope"), "ps/nm²/km", fibre.slopePsPerNm2Km.value_or(0), -10, 10},
                                  {CORE_TEXT("the effective area"), "µm²", fibre.effectiveAreaUm2, 0, 100'000, true},
                                  {CORE_TEXT("the nonlinear index"), "m²/W", fibre.n2M2PerW, 0, 1e-18},
                                  {CORE_TEXT("the polarisation mode dispersion"), "s/√m", fibre.pmdSPerSqrtM, 0, 1e-9},
                                  {CORE_TEXT("the group index"), "", fibre.groupIndex, 1, 5},
                                  {CORE_TEXT("the loss of the input connector"), "dB", span.connectorInDb, 0, 100},
                                  {CORE_TEXT("the loss of the attenuator"), "dB", span.attenuatorInDb, 0, 100},
                                  {CORE_TEXT("the lumped loss"), "dB", span.lumpedDb, 0, 300},
                                  {CORE_TEXT("the loss of the output connector"), "dB", span.connectorOutDb, 0, 100}});
    if (!kept)
        return kept;
    return checkAmplifier(span.amplifier, [number](std::initializer_list<Limit> limits) { return keepSpan(number, limits); });
}

/// Figures that depend on where the comb lies.
Result<void> checkGlass(const FibreGlass &fibre, std::size_t number, std::span<const LineChannel> channels)
{
    constexpr double leastDispersion = 1e-3, m2PerUm2 = 1e-12;
    const double low = channels.front().frequencyHz, high = channels.back().frequencyHz;
    const double atLow = dispersionPsPerNmKm(fibre, low), atHigh = dispersionPsPerNmKm(fibre, high);
    if (std::fabs(atLow) < leastDispersion && std::fabs(atHigh) < leastDispersion)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("Span %1: the dispersion is 0. No model of the interference holds there; give it in ps/nm/km, or take another fibre or band."),
                     {static_cast<std::int64_t>(number)},
                     {}};
    if (std::min(std::fabs(atLow), std::fabs(atHigh)) < leastDispersion || (atLow < 0) != (atHigh < 0))
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("Span %1: the dispersion passes through 0 between %2 and %3 THz. Use channels on one side of it, or another fibre."),
                     {static_cast<std::int64_t>(number), low * 1e-12, high * 1e-12},
                     {}};
    const double area = effectiveAreaM2(fibre, low);
    if (area <= 0 || area >= 20 * fibre.effectiveAreaUm2 * m2PerUm2)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("Span %1: an effective area of %2 µm² is too large for light at %3 THz. Give less than 700 µm²."),
                     {static_cast<std::int64_t>(number), fibre.effectiveAreaUm2, low * 1e-12},
                     {}};
    return {};
}

Result<void> checkChannel(const LineChannel &channel, std::size_t number)
{
    return keepChannel(number, {{CORE_TEXT("the frequency"), "THz", channel.frequencyHz * 1e-12, lowestHz * 1e-12, highestHz * 1e-12},
                                {CORE_TEXT("the slot"), "GHz", channel.slotHz * 1e-9, 0, 5'000, true},
                                {CORE_TEXT("the symbol rate"), "GBd", channel.baudHz * 1e-9, 0.1, channel.slotHz * 1e-9},
                                {CORE_TEXT("the launch power"), "dBm", channel.launchDbm, -100, 50},
                                {CORE_TEXT("the roll-off"), "", channel.rollOff, 0, 1}});
}

Result<void> checkNeighbours(const LineChannel &channel, const LineChannel &next, std::size_t number)
{
    constexpr double toleranceHz = 1e6; // frequencies come from tables in THz
    const double apartHz = next.frequencyHz - channel.frequencyHz, neededHz = (channel.slotHz + next.slotHz) / 2;
    const auto first = static_cast<std::int64_t>(number), second = first + 1;
    if (apartHz <= 0)
        return Error{
            ErrorCode::InvalidValue, CORE_TEXT("Channel %1 does not lie above channel %2. Give the channels in rising frequency."), {second, first}, {}};
    if (apartHz < neededHz - toleranceHz)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The slots of channels %1 and %2 overlap: they need %3 GHz between the carriers and have %4. Move them apart or narrow a slot."),
                     {first, second, neededHz * 1e-9, apartHz * 1e-9},
                     {}};
    return {};
}

Result<void> checkChannels(std::span<const LineChannel> channels)
{
    for (std::size_t i = 0; i < channels.size(); ++i) {
        if (auto kept = checkChannel(channels[i], i + 1); !kept)
            return kept;
        if (i == 0)
            continue;
        if (auto apart = checkNeighbours(channels[i - 1], channels[i], i); !apart)
            return apart;
    }
    return {};
}

Result<void> checkSizes(std::size_t spans, std::size_t channels)
{
    const auto spanCount = static_cast<std::int64_t>(spans), channelCount = static_cast<std::int64_t>(channels);
    if (spans == 0)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The line has no span. Give at least one length of fibre."), {}, {}};
    if (channels == 0)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The line has no channel. Give at least one carrier."), {}, {}};
    if (spans > spansMax)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The line has %1 spans; at most %2 can be worked out. Take longer spans, or split the line where the light is regenerated."),
                     {spanCount, static_cast<std::int64_t>(spansMax)},
                     {}};
    if (channels > channelsMax)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("The comb has %1 channels; at most %2 can be worked out. Take fewer or wider ones."),
                     {channelCount, static_cast<std::int64_t>(channelsMax)},
                     {}};
    const double pairs = static_cast<double>(channels) * static_cast<double>(channels) * static_cast<double>(spans);
    if (pairs > pairsMax)
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("%1 channels over %2 spans are too many to work out together. Take fewer channels, or split the line."),
                     {channelCount, spanCount},
                     {}};
    return {};
}

} // namespace

Result<void> checkLine(const Line &line, std::span<const LineChannel> channels)
{
    if (auto sizes = checkSizes(line.spans.size(), channels.size()); !sizes)
        return sizes;
    if (auto checked = checkChannels(channels); !checked)
        return checked;
    for (std::size_t i = 0; i < line.spans.size(); ++i) {
        if (auto checked = checkSpan(line.spans[i], i + 1); !checked)
            return checked;
        if (auto glass = checkGlass(line.spans[i].fibre, i + 1, channels); !glass)
            return glass;
    }
    if (line.booster)
        return checkAmplifier(*line.booster, keepBooster);
    return {};
}

} // namespace core
