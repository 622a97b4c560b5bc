#include "core/calculators/LineInputs.h"

namespace core {

namespace {

/// Places of the inputs after those of the line.
enum Place : std::size_t { Frequency = lineInputCount, Slot, Baud, RollOff, Launch };

Result<std::vector<OutputValues>> run(std::span<const InputValues> rows)
{
    const auto line = lineFromInputs(rows.front());
    if (!line)
        return line.error();
    const auto model = lineModelFromInputs(rows.front());
    if (!model)
        return model.error();
    std::vector<LineChannel> comb;
    for (const InputValues &row : rows)
        comb.push_back({*row[Frequency] * 1e12, *row[Baud] * 1e9, *row[Slot] * 1e9, *row[Launch], *row[RollOff]});
    const auto light = (*model)->solve(*line, comb);
    if (!light)
        return light.error();
    std::vector<OutputValues> out;
    for (std::size_t i = 0; i < comb.size(); ++i) {
        const ChannelLight &channel = light->channels[i];
        const auto in01nm = [&](double db) { return inReferenceBandwidthDb(db, comb[i].baudHz); };
        out.push_back({in01nm(channel.osnrDbSignalBw), channel.osnrDbSignalBw, in01nm(channel.snrNliDbSignalBw), channel.snrNliDbSignalBw,
                       in01nm(channel.gsnrDbSignalBw), channel.gsnrDbSignalBw, channel.powerOutDbm});
    }
    return out;
}

std::vector<CalculatorInput> inputs()
{
    std::vector<CalculatorInput> all = lineInputs();
    const std::vector<CalculatorInput> channel{
        {.id = "f_thz", .label = CORE_TEXT("Frequency of the carrier"), .unit = "thz", .standard = 193.4, .minimum = 180, .maximum = 210},
        {.id = "slot_ghz", .label = CORE_TEXT("Slot of the channel"), .unit = "ghz", .standard = 75, .minimum = 0.1, .maximum = 5000},
        {.id = "baud_gbd", .label = CORE_TEXT("Symbol rate"), .unit = "gbd", .standard = 64, .minimum = 0.1, .maximum = 5000},
        {.id = "roll_off", .label = CORE_TEXT("Roll-off"), .unit = "", .standard = 0, .minimum = 0, .maximum = 1},
        {.id = "launch_dbm", .label = CORE_TEXT("Launch power per channel"), .unit = "dBm", .standard = 0, .minimum = -100, .maximum = 50},
    };
    all.insert(all.end(), channel.begin(), channel.end());
    return all;
}

} // namespace

Calculator combCalculator()
{
    return {
        .id = "comb",
        .label = CORE_TEXT("Comb of mixed channels"),
        .help =
            CORE_TEXT("What noise each channel of a comb gathers: one row a channel, in rising frequency. The rows of one case_id make a comb; a second table "
                      "may give the line of each."),
        .inputs = inputs(),
        .outputs =
            {
                {.id = "osnr_01nm_db", .label = CORE_TEXT("OSNR of the line, 0.1 nm"), .unit = "dB"},
                {.id = "osnr_bw_db", .label = CORE_TEXT("OSNR of the line, signal bandwidth"), .unit = "dB"},
                {.id = "snr_nli_01nm_db", .label = CORE_TEXT("Signal over interference, 0.1 nm"), .unit = "dB"},
                {.id = "snr_nli_bw_db", .label = CORE_TEXT("Signal over interference, signal bandwidth"), .unit = "dB"},
                {.id = "gsnr_01nm_db", .label = CORE_TEXT("GSNR of the line, 0.1 nm"), .unit = "dB"},
                {.id = "gsnr_bw_db", .label = CORE_TEXT("GSNR of the line, signal bandwidth"), .unit = "dB"},
                {.id = "pch_out_dbm", .label = CORE_TEXT("Channel power at the receiver"), .unit = "dBm"},
            },
        .runGroup = &run,
        .groupColumn = "case_id",
    };
}

} // namespace core
