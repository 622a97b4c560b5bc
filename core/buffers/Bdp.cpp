#include "core/buffers/Bdp.h"

#include "core/base/Number.h"

namespace core {

BdpResult bandwidthDelayProduct(const BdpInput &in)
{
    BdpResult out;
    out.linkBytes = in.rateGbps * 1e3 * in.rttUs / 8;
    out.bundleBytes = in.links * out.linkBytes;
    out.onFibreOneWayBytes = out.linkBytes / 2;
    out.windowPerFlowBytes = out.bundleBytes / in.flows;
    out.messagesOutstanding = ceilCount(out.bundleBytes / in.messageBytes);
    return out;
}

} // namespace core
