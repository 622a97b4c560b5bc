#include "core/calculators/LineInputs.h"

#include "core/optics/line/Glass.h"

#include <deque>

namespace core {

namespace {

/// Places of the inputs after those of the line.
enum Place : std::size_t { Channels = lineInputCount, FMin, Spacing, Baud, RollOff, Launch, TxOsnr, AddDropOsnr };

std::vector<LineChannel> uniformComb(std::span<const CalculatorValue> in)
{
    std::vector<LineChannel> comb;
    for (double i = 1; i <= *in[Channels]; ++i) // the first carrier is one spacing above the given frequency
        comb.push_back({*in[FMin] * 1e12 + i * *in[Spacing] * 1e9, *in[Baud] * 1e9, *in[Spacing] * 1e9, *in[Launch], *in[RollOff]});
    return comb;
}

/// Noise over signal in 0.1 nm of transmitter and add/drop.
double addedNoise(std::span<const CalculatorValue> in)
{
    double noise = 0;
    for (const Place place : {TxOsnr, AddDropOsnr})
        noise += in[place] ? fromDb(-*in[place]) : 0;
    return noise;
}

void appendChannel(OutputValues &out, const LineLight &light, const LineChannel &channel, std::size_t i, double added)
{
    const ChannelLight &at = light.channels[i];
    const double widthDb = inReferenceBandwidthDb(0, channel.baudHz);
    const double osnr = at.osnrDbSignalBw + widthDb, nli = at.snrNliDbSignalBw + widthDb, gsnr = at.gsnrDbSignalBw + widthDb;
    const auto withAdded = [added](double db) { return -toDb(fromDb(-db) + added); };
    for (const double figure : {static_cast<double>(i + 1), channel.frequencyHz * 1e-12, osnr, at.osnrDbSignalBw, nli, at.snrNliDbSignalBw, gsnr,
                                at.gsnrDbSignalBw, withAdded(gsnr), withAdded(gsnr) - widthDb, withAdded(osnr), at.powerOutDbm, light.dispersionPsPerNm[i]})
        out.emplace_back(figure);
}

Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const auto line = lineFromInputs(in);
    if (!line)
        return line.error();
    const auto model = lineModelFromInputs(in);
    if (!model)
        return model.error();
    const std::vector<LineChannel> comb = uniformComb(in);
    const auto light = (*model)->solve(*line, comb);
    if (!light)
        return light.error();
    OutputValues out;
    for (const std::size_t i : {std::size_t(0), comb.size() / 2, comb.size() - 1})
        appendChannel(out, *light, comb[i], i, addedNoise(in));
    out.emplace_back(light->pmdPs);
    out.emplace_back(light->latencyMs);
    return out;
}

std::vector<CalculatorInput> inputs()
{
    std::vector<CalculatorInput> all = lineInputs();
    const std::vector<CalculatorInput> comb{
        {.id = "n_ch", .label = CORE_TEXT("Channels"), .unit = "channels", .standard = 64, .minimum = 1, .maximum = 4000, .whole = true},
        {.id = "f_min_thz", .label = CORE_TEXT("One spacing below the first carrier"), .unit = "thz", .standard = 191.3, .minimum = 175, .maximum = 210},
        {.id = "spacing_ghz", .label = CORE_TEXT("Spacing of the carriers"), .unit = "ghz", .standard = 75, .minimum = 1, .maximum = 5000},
        {.id = "baud_gbd", .label = CORE_TEXT("Symbol rate"), .unit = "gbd", .standard = 64, .minimum = 0.1, .maximum = 5000},
        {.id = "roll_off", .label = CORE_TEXT("Roll-off"), .unit = "", .standard = 0, .minimum = 0, .maximum = 1},
        {.id = "launch_dbm", .label = CORE_TEXT("Launch power per channel"), .unit = "dBm", .standard = 0, .minimum = -100, .maximum = 50},
        {.id = "tx_osnr_db", .label = CORE_TEXT("OSNR of the transmitter, 0.1 nm; empty: none"), .unit = "dB", .minimum = -100, .maximum = 200},
        {.id = "add_drop_osnr_db", .label = CORE_TEXT("OSNR of add and drop together, 0.1 nm; empty: none"), .unit = "dB", .minimum = -100, .maximum = 200},
    };
    all.insert(all.end(), comb.begin(), comb.end());
    return all;
}

/// The outputs of one channel; `ids` keeps the names they point to.
void appendOutputs(std::vector<CalculatorOutput> &out, std::deque<std::string> &ids, const std::string &prefix, const char *of)
{
    const auto add = [&](const char *suffix, const char *label, const char *unit, bool whole = false) {
        out.push_back({ids.emplace_back(prefix + suffix).c_str(), label, unit, whole, of});
    };
    add("ch", CORE_TEXT("Number of the channel"), "", true);
    add("f_thz", CORE_TEXT("Frequency"), "thz");
    add("osnr_01nm_db", CORE_TEXT("OSNR of the line, 0.1 nm"), "dB");
    add("osnr_bw_db", CORE_TEXT("OSNR of the line, signal bandwidth"), "dB");
    add("snr_nli_01nm_db", CORE_TEXT("Signal over interference, 0.1 nm"), "dB");
    add("snr_nli_bw_db", CORE_TEXT("Signal over interference, signal bandwidth"), "dB");
    add("gsnr_01nm_db", CORE_TEXT("GSNR of the line, 0.1 nm"), "dB");
    add("gsnr_bw_db", CORE_TEXT("GSNR of the line, signal bandwidth"), "dB");
    add("gsnr_tot_01nm_db", CORE_TEXT("GSNR with transmitter and add/drop, 0.1 nm"), "dB");
    add("gsnr_tot_bw_db", CORE_TEXT("GSNR with transmitter and add/drop, signal bandwidth"), "dB");
    add("osnr_tot_01nm_db", CORE_TEXT("OSNR with transmitter and add/drop, 0.1 nm"), "dB");
    add("pch_out_dbm", CORE_TEXT("Channel power at the receiver"), "dBm");
    add("cd_ps_per_nm", CORE_TEXT("Accumulated dispersion"), "ps_nm");
}

std::vector<CalculatorOutput> outputs()
{
    static std::deque<std::string> ids;
    std::vector<CalculatorOutput> all;
    appendOutputs(all, ids, "first_", CORE_TEXT("First channel"));
    appendOutputs(all, ids, "centre_", CORE_TEXT("Centre channel"));
    appendOutputs(all, ids, "last_", CORE_TEXT("Last channel"));
    all.push_back({"pmd_ps", CORE_TEXT("Polarisation mode dispersion of the line"), "ps"});
    all.push_back({"latency_ms", CORE_TEXT("Latency of the line, one way"), "ms"});
    return all;
}

} // namespace

Calculator lineCalculator()
{
    return {
        .id = "line",
        .label = CORE_TEXT("Line of amplified spans"),
        .help = CORE_TEXT("What noise a comb of equal channels gathers over spans of fibre and their amplifiers: first, centre and last channel. GN model."),
        .inputs = inputs(),
        .outputs = outputs(),
        .run = &run,
    };
}

} // namespace core
