// The 754 sites of tests/data/topologies/kdl.json as a graph.
#pragma once

#include "core/exchange/DesignJson.h"
#include "core/graph/LinkGraph.h"
#include "core/sizing/Resolved.h"

#include <fstream>
#include <iterator>
#include <string>

namespace kdl {

/// @param testData  the folder tests/data; without the file there: an empty graph.
inline core::LinkGraph graph(const std::string &testData)
{
    std::ifstream file(testData + "/topologies/kdl.json");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto read = core::designFromJson(text, "kdl.json");
    if (!read)
        return {};
    const core::Scenario &scenario = read->design.scenarios.front();
    const auto resolved = core::resolve(scenario, core::Catalogue::shipped());
    std::vector<std::string> ids;
    std::vector<core::GraphLink> links;
    for (const core::ResolvedSite &site : resolved->sites)
        ids.push_back(site.site->id);
    for (const core::ResolvedRoute &route : resolved->routes) {
        core::GraphLink link;
        link.a = route.a;
        link.b = route.b;
        link.us = route.fibreUs.value_or(0);
        link.id = route.route->id;
        links.push_back(std::move(link));
    }
    return {std::move(ids), std::move(links)};
}

} // namespace kdl
