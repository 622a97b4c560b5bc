#include "core/graph/LinkGraph.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>

#include <algorithm>
#include <map>

namespace core {

namespace {

struct Joint {
    std::size_t part = 0;      ///< biconnected component
    std::size_t link = 0;      ///< one of the links here
    std::size_t parallels = 0; ///< links between the two sites
};

using SimpleGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, Joint>;

using Joints = std::map<std::pair<std::size_t, std::size_t>, SimpleGraph::edge_descriptor>;

bool isUp(const GraphLink &link, std::size_t index, const Outage &out)
{
    return out.hasLink(index) && out.hasSite(link.a) && out.hasSite(link.b);
}

/// Sites and which of them are neighbours. Boost takes a second link to where a search came from for the first one, so that
/// parallel links would be bridges: they are one edge here, which knows how many it stands for.
SimpleGraph neighbours(const LinkGraph &graph, const Outage &out, Joints &known)
{
    SimpleGraph simple(graph.siteCount());
    for (std::size_t i = 0; i < graph.links().size(); ++i) {
        const GraphLink &link = graph.links()[i];
        if (!isUp(link, i, out))
            continue;
        const auto [entry, fresh] = known.try_emplace(std::minmax(link.a, link.b));
        if (fresh)
            entry->second = boost::add_edge(link.a, link.b, Joint{0, i, 0}, simple).first;
        ++simple[entry->second].parallels;
    }
    return simple;
}

} // namespace

Structure structureOf(const LinkGraph &graph, const Outage &out)
{
    Joints joints;
    SimpleGraph simple = neighbours(graph, out, joints);
    Structure structure;
    structure.component.assign(graph.siteCount(), Structure::nowhere);
    std::vector<std::size_t> colour(graph.siteCount());
    boost::connected_components(simple, colour.data());
    std::vector<std::size_t> number(graph.siteCount(), Structure::nowhere);
    for (std::size_t site = 0; site < graph.siteCount(); ++site) {
        if (!out.hasSite(site))
            continue;
        std::size_t &known = number[colour[site]];
        if (known == Structure::nowhere)
            known = structure.components++;
        structure.component[site] = known;
    }

    boost::biconnected_components(simple, boost::get(&Joint::part, simple), std::back_inserter(structure.articulations));
    std::ranges::sort(structure.articulations);
    std::vector<std::size_t> edgesOfPart(boost::num_edges(simple), 0);
    for (const auto edge : boost::make_iterator_range(boost::edges(simple)))
        ++edgesOfPart[simple[edge].part];
    for (const auto edge : boost::make_iterator_range(boost::edges(simple))) {
        if (edgesOfPart[simple[edge].part] == 1 && simple[edge].parallels == 1)
            structure.bridges.push_back(simple[edge].link);
    }
    std::ranges::sort(structure.bridges);
    structure.block.assign(graph.links().size(), Structure::nowhere);
    for (std::size_t i = 0; i < graph.links().size(); ++i) {
        const GraphLink &link = graph.links()[i];
        if (isUp(link, i, out))
            structure.block[i] = simple[joints.at(std::minmax(link.a, link.b))].part;
    }
    return structure;
}

} // namespace core
