#pragma once

#include <cstdint>

namespace core {

/// Inputs of reference/buffers/bdp.csv.
struct BdpInput {
    double rateGbps = 800;
    double links = 1;
    double rttUs = 0;
    double flows = 1;
    double messageBytes = 1'048'576;
};

struct BdpResult {
    double linkBytes = 0;
    double bundleBytes = 0;
    double onFibreOneWayBytes = 0;
    double windowPerFlowBytes = 0;
    std::int64_t messagesOutstanding = 0;
};

/// Bytes in flight over a round trip: rate × RTT / 8. Source: reference/buffers/README.md, bdp.csv.
BdpResult bandwidthDelayProduct(const BdpInput &input);

} // namespace core
