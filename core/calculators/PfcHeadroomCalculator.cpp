#include "core/buffers/PfcHeadroom.h"
#include "core/calculators/Calculator.h"

namespace core {

namespace {

Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const PfcHeadroomResult out = pfcHeadroom({.rateGbps = *in[0],
                                               .distanceKm = *in[1],
                                               .groupIndex = *in[2],
                                               .extraLineUs = *in[3],
                                               .interfaceUs = *in[4],
                                               .responseQuanta = *in[5],
                                               .mtuPortBytes = *in[6],
                                               .mtuLosslessBytes = *in[7],
                                               .packing = *in[8],
                                               .cellBytes = *in[9],
                                               .ports = *in[10],
                                               .classes = *in[11],
                                               .poolShare = *in[12],
                                               .onChipBytes = *in[13],
                                               .deepBytes = *in[14]});
    return OutputValues{out.propagationBytes,
                        out.interfaceBytes,
                        out.responseBytes,
                        out.frameBytes,
                        out.wireBytes,
                        out.headroomBytes,
                        out.fullRateBytes,
                        out.routerHeadroomBytes,
                        out.fitsOnChip ? 1.0 : 0.0,
                        out.fitsDeep ? 1.0 : 0.0,
                        out.reachOnChipKm,
                        out.reachDeepKm,
                        out.loopUs,
                        out.maxPauseUs,
                        static_cast<double>(out.pausesPerLoop)};
}

} // namespace

Calculator pfcHeadroomCalculator()
{
    const PfcHeadroomInput usual;
    return {
        .id = "pfc_headroom",
        .label = CORE_TEXT("PFC headroom"),
        .help = CORE_TEXT("Memory that a port must keep free, for one lossless class, for what still arrives after it asks its peer to pause; and the distance "
                          "at which a router's memory "
                          "no longer holds it. IEEE 802.3 annex 31B."),
        .inputs =
            {
                {.id = "rate_gbps", .label = CORE_TEXT("Port rate"), .unit = "gbps", .standard = usual.rateGbps, .minimum = 0.001, .maximum = 1e6},
                {.id = "distance_km", .label = CORE_TEXT("Fibre length"), .unit = "km", .required = true, .minimum = 0, .maximum = 100'000},
                {.id = "group_index", .label = CORE_TEXT("Group index of the fibre"), .unit = "", .standard = usual.groupIndex, .minimum = 1, .maximum = 2},
                {.id = "extra_line_us",
                 .label = CORE_TEXT("Other delay of the line, one way"),
                 .unit = "us",
                 .standard = usual.extraLineUs,
                 .minimum = 0,
                 .maximum = 1e6},
                {.id = "interface_us",
                 .label = CORE_TEXT("Delay of both interfaces, one way"),
                 .unit = "us",
                 .standard = usual.interfaceUs,
                 .minimum = 0,
                 .maximum = 1e6},
                {.id = "response_quanta",
                 .label = CORE_TEXT("Time the peer may take to stop"),
                 .unit = "quanta",
                 .standard = usual.responseQuanta,
                 .minimum = 0,
                 .maximum = 1e6},
                {.id = "mtu_port_bytes",
                 .label = CORE_TEXT("Largest frame of the port"),
                 .unit = "bytes",
                 .standard = usual.mtuPortBytes,
                 .minimum = 0,
                 .maximum = 1e6},
                {.id = "mtu_lossless_bytes",
                 .label = CORE_TEXT("Largest frame of the lossless class"),
                 .unit = "bytes",
                 .standard = usual.mtuLosslessBytes,
                 .minimum = 0,
                 .maximum = 1e6},
                {.id = "packing", .label = CORE_TEXT("Memory bytes per wire byte"), .unit = "", .standard = usual.packing, .minimum = 1, .maximum = 100},
                {.id = "cell_bytes", .label = CORE_TEXT("Memory cell"), .unit = "bytes", .standard = usual.cellBytes, .minimum = 1, .maximum = 1e6},
                {.id = "ports",
                 .label = CORE_TEXT("Ports of the router"),
                 .unit = "ports",
                 .standard = usual.ports,
                 .minimum = 1,
                 .maximum = 1e6,
                 .whole = true},
                {.id = "classes",
                 .label = CORE_TEXT("Lossless classes per port"),
                 .unit = "count",
                 .standard = usual.classes,
                 .minimum = 1,
                 .maximum = 8,
                 .whole = true},
                {.id = "pool_share",
                 .label = CORE_TEXT("Sharing of the headroom pool, 1 for none"),
                 .unit = "",
                 .standard = usual.poolShare,
                 .minimum = 1,
                 .maximum = 1e6},
                {.id = "onchip_bytes", .label = CORE_TEXT("Memory on the chip"), .unit = "bytes", .standard = usual.onChipBytes, .minimum = 0, .maximum = 1e15},
                {.id = "deep_bytes", .label = CORE_TEXT("Deep memory"), .unit = "bytes", .standard = usual.deepBytes, .minimum = 0, .maximum = 1e15},
            },
        .outputs =
            {
                {.id = "propagation_bytes", .label = CORE_TEXT("Part of the line"), .unit = "bytes"},
                {.id = "interface_bytes", .label = CORE_TEXT("Part of the interfaces"), .unit = "bytes"},
                {.id = "response_bytes", .label = CORE_TEXT("Part of the peer's response"), .unit = "bytes"},
                {.id = "frame_bytes", .label = CORE_TEXT("Part of frames just begun"), .unit = "bytes"},
                {.id = "wire_bytes", .label = CORE_TEXT("Bytes that may still arrive"), .unit = "bytes"},
                {.id = "headroom_bytes", .label = CORE_TEXT("Headroom per port and class"), .unit = "bytes"},
                {.id = "full_rate_bytes", .label = CORE_TEXT("Memory per port and class at full rate"), .unit = "bytes"},
                {.id = "router_headroom_bytes", .label = CORE_TEXT("Headroom of the router"), .unit = "bytes"},
                {.id = "fits_onchip", .label = CORE_TEXT("Fits the memory on the chip (1 or 0)"), .unit = "", .whole = true},
                {.id = "fits_deep", .label = CORE_TEXT("Fits the deep memory (1 or 0)"), .unit = "", .whole = true},
                {.id = "reach_onchip_km", .label = CORE_TEXT("Reach with the memory on the chip"), .unit = "km"},
                {.id = "reach_deep_km", .label = CORE_TEXT("Reach with the deep memory"), .unit = "km"},
                {.id = "loop_us", .label = CORE_TEXT("Time until the flow has stopped"), .unit = "us"},
                {.id = "max_pause_us", .label = CORE_TEXT("Longest pause of one frame"), .unit = "us"},
                {.id = "pauses_per_loop", .label = CORE_TEXT("Pause frames per loop"), .unit = "count", .whole = true},
            },
        .run = &run,
    };
}

} // namespace core
