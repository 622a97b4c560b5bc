#include "core/graph/PathSearch.h"

namespace core {

std::vector<double> latenciesFrom(const LinkGraph &graph, std::size_t site, const Outage &out)
{
    std::vector<double> us;
    PathSearch(graph, out).latencies(site, us);
    return us;
}

std::optional<LinkPath> leastLatencyPath(const LinkGraph &graph, std::size_t from, std::size_t to, const Outage &out)
{
    const bool forward = readsForward(graph, from, to);
    LinkPath path;
    if (!PathSearch(graph, out).leastLatency(forward ? from : to, forward ? to : from, path))
        return std::nullopt;
    if (!forward)
        reverse(path);
    return path;
}

} // namespace core
