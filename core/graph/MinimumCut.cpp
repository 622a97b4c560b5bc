#include "core/graph/MaximumFlow.h"

namespace core {

MinimumCut minimumCut(const LinkGraph &graph, std::span<const double> capacityGbps, std::size_t from, std::size_t to, const Outage &out)
{
    if (from == to)
        return {std::numeric_limits<double>::infinity(), {}, std::vector<bool>(graph.siteCount(), true)};
    MinimumCut cut{0, {}, std::vector<bool>(graph.siteCount(), false)};
    cut.sideOfFrom[from] = true;
    if (!out.hasSite(from) || !out.hasSite(to))
        return cut;

    MaximumFlow flow(graph, capacityGbps, out);
    flow.send(from, to);
    cut.sideOfFrom.assign(flow.side().begin(), flow.side().end());
    for (std::size_t i = 0; i < graph.links().size(); ++i) {
        const GraphLink &link = graph.links()[i];
        if (cut.sideOfFrom[link.a] == cut.sideOfFrom[link.b] || !out.hasLink(i) || !out.hasSite(link.a) || !out.hasSite(link.b))
            continue;
        cut.links.push_back(i);
        cut.gbps += capacityGbps[i];
    }
    return cut;
}

} // namespace core
