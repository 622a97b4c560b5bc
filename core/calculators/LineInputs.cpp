#include "core/calculators/LineInputs.h"

#include <algorithm>

namespace core {

namespace {

/// Places in the list of lineInputs().
enum Place : std::size_t {
    SpanCount,
    Lengths,
    Losses,
    Dispersions,
    Slopes,
    Areas,
    NonlinearIndex,
    ConnectorIn,
    ConnectorOut,
    AttenuatorIn,
    Lumped,
    AmplifierNoiseFigure,
    AmplifierGains,
    BoosterGain,
    BoosterNoiseFigure,
    Srs,
    NliModel,
    Format,
    Pmd,
};
static_assert(Pmd + 1 == lineInputCount);

constexpr const char *closedForm = "closed_form";

} // namespace

std::vector<CalculatorInput> lineInputs()
{
    const FibreGlass usual;
    const auto perSpan = InputKind::PerSpan;
    const auto choice = InputKind::Choice;
    // clang-format off
    return {
        {.id = "n_spans", .label = CORE_TEXT("Spans"), .unit = "spans", .standard = 1, .minimum = 1, .maximum = 400, .whole = true},
        {.id = "span_lengths_km", .label = CORE_TEXT("Length of each span"), .unit = "km", .standard = 80, .minimum = 1e-6, .maximum = 1000, .kind = perSpan},
        {.id = "fibre_loss_db_per_km", .label = CORE_TEXT("Loss of the fibre"), .unit = "db_per_km", .standard = usual.lossDbPerKm, .minimum = 1e-6, .maximum = 100, .kind = perSpan},
        {.id = "dispersion_ps_per_nm_km", .label = CORE_TEXT("Dispersion at 1550 nm"), .unit = "ps_nm_km", .standard = usual.dispersionPsPerNmKm, .minimum = -1000, .maximum = 1000, .kind = perSpan},
        {.id = "dispersion_slope_ps_per_nm2_km", .label = CORE_TEXT("Dispersion slope; empty: beta2 the same everywhere"), .unit = "ps_nm2_km", .minimum = -10, .maximum = 10, .kind = perSpan},
        {.id = "eff_area_um2", .label = CORE_TEXT("Effective area at 1550 nm"), .unit = "um2", .standard = usual.effectiveAreaUm2, .minimum = 1, .maximum = 700, .kind = perSpan},
        {.id = "n2_m2_per_w", .label = CORE_TEXT("Nonlinear index"), .unit = "m2_per_w", .standard = usual.n2M2PerW, .minimum = 0, .maximum = 1e-18, .kind = perSpan},
        {.id = "con_in_db", .label = CORE_TEXT("Connector before the fibre"), .unit = "dB", .standard = 0, .minimum = 0, .maximum = 100, .kind = perSpan},
        {.id = "con_out_db", .label = CORE_TEXT("Connector after the fibre"), .unit = "dB", .standard = 0, .minimum = 0, .maximum = 100, .kind = perSpan},
        {.id = "att_in_db", .label = CORE_TEXT("Attenuator before the fibre"), .unit = "dB", .standard = 0, .minimum = 0, .maximum = 100, .kind = perSpan},
        {.id = "lumped_db", .label = CORE_TEXT("Other loss, at the end of the fibre"), .unit = "dB", .standard = 0, .minimum = 0, .maximum = 300, .kind = perSpan},
        {.id = "amp_nf_db", .label = CORE_TEXT("Noise figure of the amplifiers"), .unit = "dB", .standard = 5, .minimum = -20, .maximum = 60, .kind = perSpan},
        {.id = "amp_gain_db", .label = CORE_TEXT("Gain of the amplifiers; empty: the loss of the span"), .unit = "dB", .minimum = 0, .maximum = 300, .kind = perSpan},
        {.id = "booster_gain_db", .label = CORE_TEXT("Gain of the booster; empty: none"), .unit = "dB", .minimum = 0, .maximum = 300},
        {.id = "booster_nf_db", .label = CORE_TEXT("Noise figure of the booster"), .unit = "dB", .minimum = -20, .maximum = 60},
        {.id = "srs", .label = CORE_TEXT("Raman scattering between the channels (1 or 0)"), .unit = "", .standard = 0, .minimum = 0, .maximum = 1, .whole = true},
        {.id = "nli_model", .label = CORE_TEXT("Model of the interference"), .unit = "", .kind = choice, .choices = {"integral", closedForm}},
        {.id = "format", .label = CORE_TEXT("Signal format"), .unit = "", .kind = choice, .choices = {"gaussian", "qpsk", "16qam", "64qam"}},
        {.id = "pmd_s_per_sqrt_m", .label = CORE_TEXT("Polarisation mode dispersion"), .unit = "s_per_sqrt_m", .standard = usual.pmdSPerSqrtM, .minimum = 0, .maximum = 1e-9, .kind = perSpan},
    };
    // clang-format on
}

namespace {

/// @error InvalidValue naming the input whose list does not fit the spans.
Result<void> checkLists(std::span<const CalculatorValue> in, std::size_t spans)
{
    static const std::vector<CalculatorInput> inputs = lineInputs();
    for (std::size_t i = 0; i < lineInputCount; ++i) {
        const std::size_t given = in[i].numbers().size();
        if (inputs[i].kind == InputKind::PerSpan && given > 1 && given != spans)
            return Error{ErrorCode::InvalidValue,
                         CORE_TEXT("%1 (%2) has %3 figures for %4 spans. Give one for all, or one for each."),
                         {Marked{inputs[i].label}, std::string(inputs[i].id), static_cast<std::int64_t>(given), static_cast<std::int64_t>(spans)},
                         {}};
    }
    return {};
}

LineSpan spanFromInputs(std::span<const CalculatorValue> in, std::size_t span)
{
    const auto at = [&](std::size_t place) {
        const std::vector<double> &numbers = in[place].numbers();
        return numbers.empty() ? std::nullopt : std::optional<double>(numbers[numbers.size() == 1 ? 0 : span]);
    };
    LineSpan out;
    out.lengthKm = *at(Lengths);
    out.fibre.lossDbPerKm = *at(Losses);
    out.fibre.dispersionPsPerNmKm = *at(Dispersions);
    out.fibre.slopePsPerNm2Km = at(Slopes);
    out.fibre.effectiveAreaUm2 = *at(Areas);
    out.fibre.n2M2PerW = *at(NonlinearIndex);
    out.fibre.pmdSPerSqrtM = *at(Pmd);
    out.connectorInDb = *at(ConnectorIn);
    out.connectorOutDb = *at(ConnectorOut);
    out.attenuatorInDb = *at(AttenuatorIn);
    out.lumpedDb = *at(Lumped);
    out.amplifier = {FixedNoise{*at(AmplifierNoiseFigure)}, at(AmplifierGains).value_or(out.lossDb())};
    return out;
}

} // namespace

Result<Line> lineFromInputs(std::span<const CalculatorValue> in)
{
    const auto spans = static_cast<std::size_t>(*in[SpanCount]);
    if (auto fit = checkLists(in, spans); !fit)
        return fit.error();
    Line line;
    for (std::size_t i = 0; i < spans; ++i)
        line.spans.push_back(spanFromInputs(in, i));
    if (static_cast<bool>(in[BoosterGain]) != static_cast<bool>(in[BoosterNoiseFigure]))
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The booster needs both its gain and its noise figure. Give both or neither."), {}, {}};
    if (in[BoosterGain])
        line.booster = LineAmplifier{FixedNoise{*in[BoosterNoiseFigure]}, *in[BoosterGain]};
    line.srs = *in[Srs] > 0;
    const std::string &format = in[Format].text();
    line.format = format == "qpsk"    ? SignalFormat::Qpsk
                  : format == "16qam" ? SignalFormat::Qam16
                  : format == "64qam" ? SignalFormat::Qam64
                                      : SignalFormat::Gaussian;
    return line;
}

Result<const LineModel *> lineModelFromInputs(std::span<const CalculatorValue> in)
{
    static const std::unique_ptr<LineModel> closed = closedFormModel(), integral = integralModel();
    if (in[NliModel].text() != closedForm)
        return integral.get();
    if (in[Format].text() != "gaussian")
        return Error{
            ErrorCode::InvalidValue, CORE_TEXT("The closed form knows no signal format. Take the model “integral”, or the format “gaussian”."), {}, {}};
    return closed.get();
}

} // namespace core
