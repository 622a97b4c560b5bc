#include "core/buffers/Latency.h"
#include "core/calculators/Calculator.h"

namespace core {

namespace {

Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const LatencyResult out = latency({.lengthKm = *in[0],
                                       .groupIndex = *in[1],
                                       .spanKm = *in[2],
                                       .ampUs = *in[3],
                                       .modemPairs = *in[4],
                                       .modemUs = *in[5],
                                       .hops = *in[6],
                                       .hopUs = *in[7],
                                       .frameBytes = *in[8],
                                       .rateGbps = *in[9],
                                       .storeForwardHops = *in[10],
                                       .hostTurnUs = *in[11]});
    return OutputValues{out.fibreUs, static_cast<double>(out.amplifiers), out.ampTotalUs, out.serialUs, out.oneWayUs, out.rttUs};
}

} // namespace

Calculator latencyCalculator()
{
    const LatencyInput usual;
    return {
        .id = "latency",
        .label = CORE_TEXT("Latency of a link"),
        .help = CORE_TEXT("One-way time and round trip over fibre, amplifiers, modems and routers. Queueing is not included."),
        .inputs =
            {
                {.id = "length_km", .label = CORE_TEXT("Fibre length"), .unit = "km", .required = true, .minimum = 0, .maximum = 100'000},
                {.id = "group_index", .label = CORE_TEXT("Group index of the fibre"), .unit = "", .standard = usual.groupIndex, .minimum = 1, .maximum = 2},
                {.id = "span_km",
                 .label = CORE_TEXT("Span length, 0 for no amplifiers"),
                 .unit = "km",
                 .standard = usual.spanKm,
                 .minimum = 0,
                 .maximum = 100'000},
                {.id = "amp_us", .label = CORE_TEXT("Delay of an amplifier"), .unit = "us", .standard = usual.ampUs, .minimum = 0, .maximum = 1e6},
                {.id = "modem_pairs",
                 .label = CORE_TEXT("Modem pairs on the way"),
                 .unit = "count",
                 .standard = usual.modemPairs,
                 .minimum = 0,
                 .maximum = 10'000,
                 .whole = true},
                {.id = "modem_us", .label = CORE_TEXT("Delay of a modem pair"), .unit = "us", .standard = usual.modemUs, .minimum = 0, .maximum = 1e6},
                {.id = "hops", .label = CORE_TEXT("Router hops"), .unit = "count", .standard = usual.hops, .minimum = 0, .maximum = 10'000, .whole = true},
                {.id = "hop_us", .label = CORE_TEXT("Delay of a hop"), .unit = "us", .standard = usual.hopUs, .minimum = 0, .maximum = 1e6},
                {.id = "frame_bytes", .label = CORE_TEXT("Frame size"), .unit = "bytes", .standard = usual.frameBytes, .minimum = 0, .maximum = 1e9},
                {.id = "rate_gbps", .label = CORE_TEXT("Line rate"), .unit = "gbps", .standard = usual.rateGbps, .minimum = 0.001, .maximum = 1e6},
                {.id = "store_forward_hops",
                 .label = CORE_TEXT("Hops that store and forward"),
                 .unit = "count",
                 .standard = usual.storeForwardHops,
                 .minimum = 0,
                 .maximum = 10'000,
                 .whole = true},
                {.id = "host_turn_us", .label = CORE_TEXT("Turn-round of the host"), .unit = "us", .standard = usual.hostTurnUs, .minimum = 0, .maximum = 1e9},
            },
        .outputs =
            {
                {.id = "fibre_us", .label = CORE_TEXT("Time in the fibre, one way"), .unit = "us"},
                {.id = "amplifiers", .label = CORE_TEXT("Amplifiers"), .unit = "amplifiers", .whole = true},
                {.id = "amp_total_us", .label = CORE_TEXT("Time in amplifiers, one way"), .unit = "us"},
                {.id = "serial_us", .label = CORE_TEXT("Serialisation, one way"), .unit = "us"},
                {.id = "one_way_us", .label = CORE_TEXT("One-way latency"), .unit = "us"},
                {.id = "rtt_us", .label = CORE_TEXT("Round trip"), .unit = "us"},
            },
        .run = &run,
    };
}

} // namespace core
