#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// A link of the network as a graph sees it: a route, or light that is terminated at both its ends.
struct GraphLink {
    std::size_t a = 0, b = 0;       ///< sites; never the same
    double us = 0;                  ///< one-way fibre latency; finite, ≥ 0
    std::size_t routes = 1;         ///< fibre routes in it, at least one
    std::string id;                 ///< bytewise order settles ties
    std::vector<std::size_t> risks; ///< SRLGs that it shares, sorted, each once
};

/// A way through a graph: a sequence of links, not of sites, as parallel links are different ways.
struct LinkPath {
    std::vector<std::size_t> links, sites; ///< indices; one site more than links
    double us = 0;
    friend bool operator==(const LinkPath &, const LinkPath &) = default;
};

/// What is out of a graph. An empty list: nothing is.
struct Outage {
    std::vector<bool> links, sites;
    bool hasLink(std::size_t link) const { return links.empty() || !links[link]; }
    bool hasSite(std::size_t site) const { return sites.empty() || !sites[site]; }
};

/// Sites and links as a multigraph, parallel links kept apart. Immutable and thread-safe.
class LinkGraph {
public:
    struct Incidence {
        std::size_t link = 0, site = 0; ///< and the site at its other end
        double us = 0;                  ///< of the link
    };

    LinkGraph() = default;
    /// @param siteIds  unique; their bytewise order settles from which end a tie is read.
    LinkGraph(std::vector<std::string> siteIds, std::vector<GraphLink> links);

    std::size_t siteCount() const { return m_siteIds.size(); }
    const std::string &siteId(std::size_t site) const { return m_siteIds[site]; }
    const std::vector<GraphLink> &links() const { return m_links; }
    /// Links of a site with their other ends, by link.
    std::span<const Incidence> incident(std::size_t site) const { return std::span(m_incidences).subspan(m_first[site], m_first[site + 1] - m_first[site]); }
    /// Place of a link in the bytewise order of ids (equal ids: by index), so that ties compare numbers.
    std::size_t rank(std::size_t link) const { return m_ranks[link]; }
    std::size_t otherEnd(std::size_t link, std::size_t site) const { return m_links[link].a == site ? m_links[link].b : m_links[link].a; }

private:
    std::vector<std::string> m_siteIds;
    std::vector<GraphLink> m_links;
    std::vector<std::size_t> m_first{0};
    std::vector<Incidence> m_incidences;
    std::vector<std::size_t> m_ranks;
};

// Latencies are equal within 1e-9 relative. Ties between paths: fewer routes, fewer links, then link ids bytewise, read from
// the end with the lesser site id (DESIGN.md section 4, Paths). Every list of paths below is in that order.

inline constexpr double noWayUs = std::numeric_limits<double>::infinity();

/// One-way latency from a site to every other, us; noWayUs without a way.
std::vector<double> latenciesFrom(const LinkGraph &graph, std::size_t site, const Outage &out = {});

/// The path of least latency; nothing without a way or where an end is out. From a site to itself: no links, 0 us.
std::optional<LinkPath> leastLatencyPath(const LinkGraph &graph, std::size_t from, std::size_t to, const Outage &out = {});

/// The k paths of least latency that visit no site twice (Yen), best first; fewer where there are no more.
std::vector<LinkPath> leastLatencyPaths(const LinkGraph &graph, std::size_t from, std::size_t to, std::size_t k, const Outage &out = {});

/// All loopless paths that are longer than the shortest by at most the tolerance, best first.
struct PathSet {
    std::vector<LinkPath> paths;
    bool complete = true; ///< false: there are more than the limit; the best ones are here
};
PathSet pathsWithin(const LinkGraph &graph, std::size_t from, std::size_t to, double toleranceUs, std::size_t limit, const Outage &out = {});

/// What two paths must not have in common, besides links.
struct Diversity {
    bool risks = true;  ///< SRLGs
    bool sites = false; ///< sites between the ends
};

/// Two ways between the same sites. Of all pairs the one that shares least (links count before risks, risks before sites;
/// each kind by number), of those the one of least summed latency, then the better first path, then the better second one.
struct DisjointPair {
    LinkPath first, second; ///< first is the better one; second is empty where there is only one way at all
    std::vector<std::size_t> sharedLinks, sharedRisks, sharedSites;
    bool diverse() const { return !second.links.empty() && sharedLinks.empty() && sharedRisks.empty() && sharedSites.empty(); }
    bool exact = true; ///< false: the search was cut short (the problem is NP-hard with risks); a good pair, perhaps not the best
};
/// Nothing without a way and from a site to itself. Suurballe/Bhandari where links and sites alone count; with risks a branch and bound around it.
std::optional<DisjointPair> disjointPair(const LinkGraph &graph, std::size_t from, std::size_t to, const Diversity &diversity, const Outage &out = {});

/// Largest flow between two sites and a smallest cut that explains it.
struct MinimumCut {
    double gbps = 0;                ///< sum over the links
    std::vector<std::size_t> links; ///< that the cut severs, by index; those without capacity, too
    std::vector<bool> sideOfFrom;   ///< by site; the smallest such side
};
/// From a site to itself: no cut, infinitely much. Where an end is out: 0 over no link.
/// @param capacityGbps  by link, finite, ≥ 0, both directions each.
MinimumCut minimumCut(const LinkGraph &graph, std::span<const double> capacityGbps, std::size_t from, std::size_t to, const Outage &out = {});

/// All-pairs minimum cuts as a tree (Gusfield): the least label on the tree's path is the cut of two sites.
struct CutTree {
    std::vector<std::size_t> parent;                    ///< of site i > 0; parent[0] = 0
    std::vector<double> gbps;                           ///< of the edge to the parent; infinite at 0
    double between(std::size_t i, std::size_t j) const; ///< infinite where i = j
};
CutTree cutTree(const LinkGraph &graph, std::span<const double> capacityGbps);

/// Where a graph comes apart.
struct Structure {
    static constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> component; ///< by site, numbered from 0 in order of the first site; nowhere: the site is out
    std::size_t components = 0;
    std::vector<std::size_t> block;         ///< by link, numbered: links on a common loop are in one block; nowhere: it or an end is out.
                                            ///< A path that changes blocks at a site has no way around that site.
    std::vector<std::size_t> bridges;       ///< links whose loss separates sites, by index
    std::vector<std::size_t> articulations; ///< sites whose loss separates others, by index
};
Structure structureOf(const LinkGraph &graph, const Outage &out = {});

} // namespace core
