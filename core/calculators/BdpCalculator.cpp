#include "core/buffers/Bdp.h"
#include "core/calculators/Calculator.h"

namespace core {

namespace {

Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const BdpResult out = bandwidthDelayProduct({.rateGbps = *in[0], .links = *in[1], .rttUs = *in[2], .flows = *in[3], .messageBytes = *in[4]});
    return OutputValues{out.linkBytes, out.bundleBytes, out.onFibreOneWayBytes, out.windowPerFlowBytes, static_cast<double>(out.messagesOutstanding)};
}

} // namespace

Calculator bdpCalculator()
{
    const BdpInput usual;
    return {
        .id = "bdp",
        .label = CORE_TEXT("Bandwidth-delay product"),
        .help =
            CORE_TEXT("Bytes that are on the way while the first answer comes back: what a sender must keep outstanding to fill a link or a bundle of links."),
        .inputs =
            {
                {.id = "rate_gbps", .label = CORE_TEXT("Rate of a link"), .unit = "gbps", .standard = usual.rateGbps, .minimum = 0, .maximum = 1e6},
                {.id = "links",
                 .label = CORE_TEXT("Links in the bundle"),
                 .unit = "count",
                 .standard = usual.links,
                 .minimum = 1,
                 .maximum = 1e6,
                 .whole = true},
                {.id = "rtt_us", .label = CORE_TEXT("Round trip"), .unit = "us", .required = true, .minimum = 0, .maximum = 1e9},
                {.id = "flows",
                 .label = CORE_TEXT("Flows that share the bundle"),
                 .unit = "count",
                 .standard = usual.flows,
                 .minimum = 1,
                 .maximum = 1e9,
                 .whole = true},
                {.id = "message_bytes", .label = CORE_TEXT("Message size"), .unit = "bytes", .standard = usual.messageBytes, .minimum = 1, .maximum = 1e15},
            },
        .outputs =
            {
                {.id = "bdp_link_bytes", .label = CORE_TEXT("In flight per link, round trip"), .unit = "bytes"},
                {.id = "bdp_bundle_bytes", .label = CORE_TEXT("In flight in the bundle, round trip"), .unit = "bytes"},
                {.id = "on_fibre_one_way_bytes", .label = CORE_TEXT("In flight per link, one way"), .unit = "bytes"},
                {.id = "window_per_flow_bytes", .label = CORE_TEXT("Window per flow"), .unit = "bytes"},
                {.id = "messages_outstanding", .label = CORE_TEXT("Messages outstanding"), .unit = "count", .whole = true},
            },
        .run = &run,
    };
}

} // namespace core
