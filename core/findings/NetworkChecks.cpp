// What may be wrong with the network as a whole: parts without a way between them, routes and sites that nothing leads around,
// sites in the same place.
#include "core/findings/Findings.h"

#include "core/graph/PathChoice.h"
#include "core/graph/RouteGraph.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

constexpr std::size_t mostNames = 6; ///< of sites in a sentence
constexpr std::size_t mostAlike = 8; ///< findings of a kind; more are told in one

std::string siteName(const FindingContext &context, std::size_t site)
{
    return displayName(*context.resolved.sites[site].site);
}

std::string joined(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(mostNames, names.size()); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    return text;
}

std::int64_t beyond(const std::vector<std::string> &names)
{
    return static_cast<std::int64_t>(names.size() - std::min(mostNames, names.size()));
}

/// Demands that have something in common.
struct Hit {
    const DemandSizing *first = nullptr;
    std::int64_t demands = 0;
    double gbps = 0;
    void add(const DemandSizing &demand)
    {
        first = demands++ == 0 ? &demand : first;
        gbps += demand.gbps;
    }
};

// Parts

Hit demandsWithoutWay(const FindingContext &context)
{
    Hit hit;
    for (const DemandSizing &demand : context.sizing.demands) {
        if (demand.gbps > 0 && demand.paths.empty())
            hit.add(demand);
    }
    return hit;
}

/// Names of the sites that are not in the part with most sites; of equal parts the first one.
std::vector<std::string> sitesApart(const Structure &structure, const FindingContext &context)
{
    std::vector<std::size_t> sizes(structure.components, 0);
    for (const std::size_t part : structure.component)
        ++sizes[part];
    const auto largest = static_cast<std::size_t>(std::ranges::max_element(sizes) - sizes.begin());
    std::vector<std::string> names;
    for (std::size_t site = 0; site < structure.component.size(); ++site) {
        if (structure.component[site] != largest)
            names.push_back(siteName(context, site));
    }
    return names;
}

/// A single demand without a way says so itself.
void checkParts(const FindingContext &context, std::vector<Finding> &found)
{
    const Structure structure = structureOf(RouteGraph(context.resolved).links());
    const Hit crossing = demandsWithoutWay(context);
    if (structure.components < 2 || crossing.demands == 1)
        return;
    const std::vector<std::string> apart = sitesApart(structure, context);
    Finding finding;
    finding.severity = crossing.demands > 0 ? Severity::Error : Severity::Note;
    finding.title = {CORE_TEXT("The network falls into %1 parts"), {static_cast<std::int64_t>(structure.components)}};
    const std::string names = joined(apart);
    const std::int64_t others = beyond(apart);
    if (crossing.demands > 0 && others > 0)
        finding.detail = {CORE_TEXT("%1 demands (%2 Gb/s) have no way between them. Not joined to the largest part: %3 and %4 more."),
                          {crossing.demands, crossing.gbps, names, others}};
    else if (crossing.demands > 0)
        finding.detail = {CORE_TEXT("%1 demands (%2 Gb/s) have no way between them. Not joined to the largest part: %3."),
                          {crossing.demands, crossing.gbps, names}};
    else if (others > 0)
        finding.detail = {CORE_TEXT("No demand goes between them. Not joined to the largest part: %1 and %2 more."), {names, others}};
    else
        finding.detail = {CORE_TEXT("No demand goes between them. Not joined to the largest part: %1."), {names}};
    found.push_back(std::move(finding));
}

// Routes and sites that nothing leads around

/// Something that demands cannot do without.
struct Neck {
    std::size_t index = 0;
    Hit hit;
};

/// Most traffic first.
std::vector<Neck> necksOf(const std::map<std::size_t, Hit> &hits)
{
    std::vector<Neck> necks;
    for (const auto &[index, hit] : hits)
        necks.push_back({index, hit});
    std::ranges::stable_sort(necks, std::greater(), [](const Neck &neck) { return neck.hit.gbps; });
    return necks;
}

/// Calls `visit(demand, links, sites)` for the best path of every demand that has one. What nothing leads around is on every path.
template <class Visit>
void forPaths(const FindingContext &context, const RouteGraph &graph, Visit visit)
{
    std::vector<std::size_t> links, sites;
    for (const DemandSizing &demand : context.sizing.demands) {
        if (demand.gbps <= 0 || demand.paths.empty())
            continue;
        links.clear();
        sites.clear();
        for (const std::string &id : demand.paths.front().routes)
            links.push_back(*graph.linkOf(*context.scenario.routeIndex(id)));
        for (const std::string &id : demand.paths.front().sites)
            sites.push_back(*context.scenario.siteIndex(id));
        visit(demand, links, sites);
    }
}

std::vector<Neck> onlyRoutes(const FindingContext &context)
{
    const RouteGraph graph(context.resolved);
    const Structure structure = structureOf(graph.links());
    std::map<std::size_t, Hit> hits;
    if (structure.bridges.empty())
        return {};
    forPaths(context, graph, [&](const DemandSizing &demand, const std::vector<std::size_t> &links, const std::vector<std::size_t> &) {
        for (const std::size_t link : links) {
            if (std::ranges::binary_search(structure.bridges, link))
                hits[graph.routeOf(link)].add(demand);
        }
    });
    return necksOf(hits);
}

std::vector<Neck> onlySites(const FindingContext &context)
{
    const RouteGraph graph(context.resolved);
    const Structure structure = structureOf(graph.links());
    std::map<std::size_t, Hit> hits;
    if (structure.articulations.empty())
        return {};
    forPaths(context, graph, [&](const DemandSizing &demand, const std::vector<std::size_t> &links, const std::vector<std::size_t> &sites) {
        for (std::size_t i = 1; i < links.size(); ++i) {
            if (structure.block[links[i - 1]] != structure.block[links[i]])
                hits[sites[i]].add(demand);
        }
    });
    return necksOf(hits);
}

/// An end of the route hangs on one cable or entrance, which says that a cut ends its demands.
bool hangsOnOne(const std::string &site, const std::vector<Finding> &found)
{
    return std::ranges::any_of(found, [&](const Finding &finding) {
        return finding.subject == Subject{Scope::Site, site} && (finding.code == "one_cable" || finding.code == "one_entrance");
    });
}

std::string nameOf(const FindingContext &context, const std::string &site)
{
    return displayName(*context.scenario.site(site));
}

/// Many of a kind in one finding.
Finding summary(const char *title, const char *detail, const std::vector<std::string> &names)
{
    Finding finding;
    finding.title = {title, {static_cast<std::int64_t>(names.size())}};
    finding.detail = {detail, {joined(names)}};
    return finding;
}

Finding onlyRoute(const FindingContext &context, const Neck &neck)
{
    const Route &route = *context.resolved.routes[neck.index].route;
    const std::string name = displayName(route, context.scenario), from = nameOf(context, neck.hit.first->from), to = nameOf(context, neck.hit.first->to);
    Finding finding;
    finding.subject = {Scope::Route, route.id};
    if (neck.hit.demands == 1) {
        finding.title = {CORE_TEXT("%1 is the only way between %2 and %3"), {name, from, to}};
        finding.detail = {CORE_TEXT("One cut ends all of their %1 Gb/s. Draw a route that leads another way."), {neck.hit.gbps}};
    } else {
        finding.title = {CORE_TEXT("%1 is the only way for %2 demands"), {name, neck.hit.demands}};
        finding.detail = {CORE_TEXT("One cut ends %1 Gb/s, those between %2 and %3 among them. Draw a route that leads another way."),
                          {neck.hit.gbps, from, to}};
    }
    return finding;
}

/// A route whose cut ends demands, where no other check speaks of it: that an end of it hangs on one cable or entrance, or that it is
/// on both paths of a pair.
void checkOnlyRoutes(const FindingContext &context, std::vector<Finding> &found)
{
    if ((context.resolved.sites.size() == 2 && context.resolved.routes.size() == 1) ||
        pathChoice(context.scenario->assumptions).kind == PathChoice::Kind::DisjointPair)
        return;
    std::vector<Neck> necks = onlyRoutes(context);
    std::erase_if(necks, [&](const Neck &neck) {
        const Route &route = *context.resolved.routes[neck.index].route;
        return hangsOnOne(route.a, found) || hangsOnOne(route.b, found);
    });
    if (necks.size() <= mostAlike) {
        for (const Neck &neck : necks)
            found.push_back(onlyRoute(context, neck));
        return;
    }
    std::vector<std::string> names;
    for (const Neck &neck : necks)
        names.push_back(displayName(*context.resolved.routes[neck.index].route, context.scenario));
    found.push_back(summary(CORE_TEXT("%1 routes are the only way for some demand"),
                            CORE_TEXT("One cut of any of them ends traffic. Most of it goes over %1. Draw routes that lead other ways."), names));
}

Finding onlySite(const FindingContext &context, const Neck &neck)
{
    const std::string from = nameOf(context, neck.hit.first->from), to = nameOf(context, neck.hit.first->to);
    Finding finding;
    finding.subject = {Scope::Site, context.resolved.sites[neck.index].site->id};
    finding.title = {CORE_TEXT("Nothing leads around %1"), {siteName(context, neck.index)}};
    if (neck.hit.demands == 1)
        finding.detail = {CORE_TEXT("%1 Gb/s between %2 and %3 pass it and have no way when the site fails."), {neck.hit.gbps, from, to}};
    else
        finding.detail = {
            CORE_TEXT("%1 demands between other sites (%2 Gb/s) pass it and have no way when the site fails, those between %3 and %4 among them."),
            {neck.hit.demands, neck.hit.gbps, from, to}};
    return finding;
}

/// A site whose failure ends demands of others, but where both paths of every pair are said to pass it.
void checkOnlySites(const FindingContext &context, std::vector<Finding> &found)
{
    const PathChoice choice = pathChoice(context.scenario->assumptions);
    if (choice.kind == PathChoice::Kind::DisjointPair && choice.diversity.sites)
        return;
    const std::vector<Neck> necks = onlySites(context);
    if (necks.size() <= mostAlike) {
        for (const Neck &neck : necks)
            found.push_back(onlySite(context, neck));
        return;
    }
    std::vector<std::string> names;
    for (const Neck &neck : necks)
        names.push_back(siteName(context, neck.index));
    found.push_back(
        summary(CORE_TEXT("Nothing leads around %1 sites"), CORE_TEXT("The failure of any of them ends traffic between others. Most of it passes %1."), names));
}

// Places

/// A length that is worked out to nothing makes fibre, loss and latency nothing.
void checkPlaces(const FindingContext &context, std::vector<Finding> &found)
{
    constexpr double shortestKm = 0.001; // that a planner may give
    for (const ResolvedRoute &route : context.resolved.routes) {
        if (route.lengthGiven || !route.lengthKm || *route.lengthKm >= shortestKm)
            continue;
        found.push_back({{},
                         Severity::Warning,
                         {Scope::Route, route.route->id},
                         {CORE_TEXT("%1 has no length"), {displayName(*route.route, context.scenario)}},
                         {CORE_TEXT("%1 and %2 stand in the same place, so that the route costs no fibre and no time. Give its length or move a site."),
                          {siteName(context, route.a), siteName(context, route.b)}},
                         {}});
    }
}

} // namespace

std::vector<FindingCheck> networkChecks()
{
    return {
        {"network_in_parts", CORE_TEXT("The network is in one piece"), &checkParts},
        {"only_route", CORE_TEXT("A way leads around every route"), &checkOnlyRoutes},
        {"only_site", CORE_TEXT("A way leads around every site"), &checkOnlySites},
        {"same_place", CORE_TEXT("No two joined sites stand in the same place"), &checkPlaces},
    };
}

} // namespace core
