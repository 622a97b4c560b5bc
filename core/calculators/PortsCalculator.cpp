#include "core/base/Number.h"
#include "core/calculators/Calculator.h"

namespace core {

namespace {

/// Power → accelerators → bandwidth of the network → bandwidth between the sites → ports. Source: catalogue README,
/// "Worked port counts"; derivation_cases.csv.
Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const double siteMw = *in[0], pue = *in[1], allinItW = *in[2], taper = *in[6], portGbps = *in[7];
    const std::optional<double> nicGbps = in[3], accelPerNode = in[4], frontendGbpsPerNode = in[5];
    if (accelPerNode.has_value() != frontendGbpsPerNode.has_value())
        return Error{
            ErrorCode::InvalidValue, CORE_TEXT("The front end needs both accelerators per node and front-end rate per node. Give both or neither."), {}, {}};

    const auto accelerators = static_cast<double>(floorCount(siteMw * 1e6 / pue / allinItW));
    const double networkGbps =
        frontendGbpsPerNode ? static_cast<double>(floorCount(accelerators / *accelPerNode)) * *frontendGbpsPerNode : accelerators * *nicGbps;
    const double interSiteGbps = networkGbps / taper;
    const auto portsPerEnd = static_cast<double>(ceilCount(interSiteGbps / portGbps));
    return OutputValues{accelerators, networkGbps / 1000, interSiteGbps / 1000, portsPerEnd, 2 * portsPerEnd};
}

} // namespace

Calculator portsCalculator()
{
    return {
        .id = "ports",
        .label = CORE_TEXT("Coherent ports of a campus pair"),
        .help = CORE_TEXT("From the power of two equal sites to the coherent ports between them. With accelerators per node and front-end rate per node the "
                          "front-end network is "
                          "what leaves the site, as in conventional interconnect; without them it is the back-end network of the accelerators' own NICs."),
        .inputs =
            {
                {.id = "site_mw", .label = CORE_TEXT("Power of a site at the meter"), .unit = "MW", .standard = 100, .minimum = 0, .maximum = 100'000},
                {.id = "pue", .label = CORE_TEXT("PUE"), .unit = "", .standard = 1.2, .minimum = 1, .maximum = 10},
                {.id = "accel_allin_it_w", .label = CORE_TEXT("IT power per accelerator, all-in"), .unit = "W", .standard = 2150, .minimum = 1, .maximum = 1e6},
                {.id = "nic_gbps_per_accel", .label = CORE_TEXT("NIC rate per accelerator"), .unit = "gbps", .standard = 800, .minimum = 0, .maximum = 1e6},
                {.id = "accel_per_node", .label = CORE_TEXT("Accelerators per node"), .unit = "accelerators", .minimum = 1, .maximum = 1e6},
                {.id = "frontend_gbps_per_node", .label = CORE_TEXT("Front-end rate per node"), .unit = "gbps", .minimum = 0, .maximum = 1e6},
                {.id = "taper", .label = CORE_TEXT("Taper"), .unit = "", .standard = 10, .minimum = 1, .maximum = 10'000},
                {.id = "port_gbps", .label = CORE_TEXT("Rate of a coherent port"), .unit = "gbps", .standard = 800, .minimum = 1, .maximum = 1e6},
            },
        .outputs =
            {
                {.id = "accelerators_per_site", .label = CORE_TEXT("Accelerators per site"), .unit = "accelerators", .whole = true},
                {.id = "network_tbps", .label = CORE_TEXT("Bandwidth of a site's network"), .unit = "tbps"},
                {.id = "inter_site_tbps", .label = CORE_TEXT("Bandwidth between the sites, one direction"), .unit = "tbps"},
                {.id = "ports_per_end", .label = CORE_TEXT("Coherent ports per end"), .unit = "ports", .whole = true},
                {.id = "ports_both_ends", .label = CORE_TEXT("Coherent ports, both ends"), .unit = "ports", .whole = true},
            },
        .run = &run,
    };
}

} // namespace core
