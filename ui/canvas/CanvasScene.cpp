#include "ui/canvas/CanvasScene.h"

#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/Mercator.h"
#include "ui/document/Text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <unordered_map>

namespace ui {

namespace {

bool sameEnds(const core::Scenario &a, const core::Scenario &b)
{
    return a->sites.size() == b->sites.size() && a->routes.size() == b->routes.size() &&
           std::ranges::equal(a->sites, b->sites, {}, &core::Site::id, &core::Site::id) &&
           std::ranges::equal(a->routes, b->routes, [](const core::Route &x, const core::Route &y) { return x.id == y.id && x.a == y.a && x.b == y.b; });
}

/// Results by id; those of a stale sizing still fit what has not been added since.
template <class Row>
std::unordered_map<std::string_view, const Row *> byId(const std::vector<Row> &rows)
{
    std::unordered_map<std::string_view, const Row *> found;
    found.reserve(rows.size());
    for (const Row &row : rows)
        found.emplace(row.id, &row);
    return found;
}

VerdictClass verdictOf(const core::RouteSizing &sizing)
{
    if (sizing.channels == 0)
        return VerdictClass::Unknown;
    if (!sizing.marginDb)
        return sizing.closes ? VerdictClass::Ample : VerdictClass::Fails;
    if (*sizing.marginDb < 0)
        return VerdictClass::Fails;
    return *sizing.marginDb < 1 ? VerdictClass::Thin : *sizing.marginDb < 2 ? VerdictClass::Fair : VerdictClass::Ample;
}

template <class Item>
void blame(Item &item, const core::Finding &finding)
{
    if (!item.worst || finding.severity > *item.worst) {
        item.worst = finding.severity;
        item.worstTitle = translated(finding.title);
    }
}

} // namespace

void CanvasScene::setKind(CanvasKind kind)
{
    if (std::exchange(m_kind, kind) == kind)
        return;
    m_stale = true;
    update(m_scenario, m_sizing);
}

void CanvasScene::update(const core::Scenario &scenario, SizingPtr sizing)
{
    const bool sameShape = !m_stale && sameEnds(m_scenario, scenario);
    const bool sameContent = !m_stale && &*m_scenario == &*scenario;
    m_stale = false;
    m_scenario = scenario;
    m_sizing = std::move(sizing);
    if (!sameContent) {
        const std::vector<SiteItem> before = std::exchange(m_sites, std::vector<SiteItem>(scenario->sites.size()));
        if (!sameShape && m_kind == CanvasKind::Map) {
            std::vector<core::GeoPosition> places;
            for (const core::Site &site : scenario->sites) {
                if (site.geo)
                    places.push_back(*site.geo);
            }
            m_middleX = mercator::middleOf(places);
        }
        placeSites();
        layRoutes(before, sameShape);
        if (!sameShape)
            m_spacing = typicalSpacing();
    }
    dress();
}

void CanvasScene::placeSites()
{
    const std::vector<core::Site> &sites = m_scenario->sites;
    m_withoutPlace = 0;
    if (m_kind == CanvasKind::Schematic) {
        const std::vector<core::CanvasPosition> places = schematicPlaces(sites);
        for (std::size_t i = 0; i < sites.size(); ++i)
            m_sites[i].at = QPointF(places[i].x, places[i].y);
        return;
    }
    for (std::size_t i = 0; i < sites.size(); ++i) {
        if (sites[i].geo)
            m_sites[i].at = mercator::project(*sites[i].geo, m_middleX);
        else
            ++m_withoutPlace;
    }
}

void CanvasScene::layRoutes(const std::vector<SiteItem> &before, bool sameShape)
{
    const std::vector<core::Route> &routes = m_scenario->routes;
    if (!sameShape) {
        m_routes.assign(routes.size(), {});
        m_routesOf.assign(m_sites.size(), {});
        std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> lanes;
        for (std::size_t i = 0; i < routes.size(); ++i) {
            RouteItem &item = m_routes[i];
            item.a = *m_scenario.siteIndex(routes[i].a);
            item.b = *m_scenario.siteIndex(routes[i].b);
            m_routesOf[item.a].push_back(i);
            m_routesOf[item.b].push_back(i);
            lanes[std::minmax(item.a, item.b)].push_back(i);
        }
        for (const auto &[ends, parallel] : lanes) {
            for (std::size_t lane = 0; lane < parallel.size(); ++lane) {
                m_routes[parallel[lane]].lane = static_cast<int>(lane);
                m_routes[parallel[lane]].lanes = static_cast<int>(parallel.size());
            }
        }
    }
    for (RouteItem &item : m_routes) {
        const std::optional<QPointF> &a = m_sites[item.a].at, &b = m_sites[item.b].at;
        if (sameShape && before[item.a].at == a && before[item.b].at == b)
            continue;
        if (!a || !b)
            item.line.clear();
        else if (m_kind == CanvasKind::Schematic)
            item.line = QPolygonF{*a, *b};
        else
            item.line = mercator::greatCircle(*m_scenario->sites[item.a].geo, *m_scenario->sites[item.b].geo, m_middleX);
        item.box = item.line.boundingRect().adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
    }
}

void CanvasScene::dress()
{
    for (SiteItem &site : m_sites) {
        site.sizing = nullptr;
        site.worst.reset();
        site.connected = site.out = site.hit = false;
        site.side = 0;
    }
    for (RouteItem &route : m_routes) {
        RouteItem bare;
        std::swap(bare.line, route.line);
        bare.box = route.box;
        bare.a = route.a;
        bare.b = route.b;
        bare.lane = route.lane;
        bare.lanes = route.lanes;
        route = std::move(bare);
        m_sites[route.a].connected = m_sites[route.b].connected = true;
    }
    m_knowsMargins = false;
    if (!m_sizing)
        return applyMarks();

    const auto sites = byId(m_sizing->sites);
    for (std::size_t i = 0; i < m_sites.size(); ++i) {
        if (const auto found = sites.find(m_scenario->sites[i].id); found != sites.end())
            m_sites[i].sizing = found->second;
    }
    const auto routes = byId(m_sizing->routes);
    double most = 0;
    for (const core::RouteSizing &route : m_sizing->routes)
        most = std::max(most, route.capacityGbps);
    for (std::size_t i = 0; i < m_routes.size(); ++i) {
        const auto found = routes.find(m_scenario->routes[i].id);
        if (found == routes.end())
            continue;
        RouteItem &item = m_routes[i];
        const core::RouteSizing &sizing = *found->second;
        item.sizing = &sizing;
        item.verdict = verdictOf(sizing);
        m_knowsMargins = m_knowsMargins || (sizing.channels > 0 && sizing.marginDb);
        if (sizing.capacityGbps > 0) {
            item.utilisation = utilisationClass(sizing.carriedGbps / sizing.capacityGbps);
            item.width = 2.5 + 4.5 * std::sqrt(sizing.capacityGbps / most);
        }
    }
    // A channel of a segment is one port where the segment starts and one where it ends.
    for (const core::SegmentSizing &segment : m_sizing->segments) {
        for (const auto &[site, route] : {std::pair(&segment.a, segment.routes.empty() ? nullptr : &segment.routes.front()),
                                          std::pair(&segment.b, segment.routes.empty() ? nullptr : &segment.routes.back())}) {
            const auto index = route == nullptr ? std::nullopt : m_scenario.routeIndex(*route);
            if (!index)
                continue;
            RouteItem &item = m_routes[*index];
            (m_scenario->routes[*index].a == *site ? item.portsA : item.portsB) += segment.channels;
        }
    }
    blameFindings();
    applyMarks();
}

void CanvasScene::blameFindings()
{
    for (const core::Finding &finding : m_sizing->findings) {
        if (finding.accepted || finding.severity == core::Severity::Note)
            continue;
        if (finding.subject.scope == core::Scope::Site) {
            if (const auto index = m_scenario.siteIndex(finding.subject.id))
                blame(m_sites[*index], finding);
        } else if (finding.subject.scope == core::Scope::Route) {
            if (const auto index = m_scenario.routeIndex(finding.subject.id))
                blame(m_routes[*index], finding);
        }
    }
}

void CanvasScene::setMarks(std::optional<NetworkMarks> marks)
{
    const bool fits = marks && marks->outRoutes.size() == m_routes.size() && marks->outSites.size() == m_sites.size();
    m_marks = fits ? std::move(marks) : std::nullopt;
    dress();
}

void CanvasScene::applyMarks()
{
    if (m_marks && (m_marks->outRoutes.size() != m_routes.size() || m_marks->outSites.size() != m_sites.size()))
        m_marks.reset();
    if (!m_marks)
        return;
    const auto at = [](const std::vector<bool> &list, std::size_t i) { return i < list.size() && list[i]; };
    for (std::size_t i = 0; i < m_sites.size(); ++i) {
        m_sites[i].out = m_marks->outSites[i];
        m_sites[i].hit = at(m_marks->hitSites, i);
        m_sites[i].side = !showsCut() ? 0 : at(m_marks->sideOfFrom, i) ? 1 : 2;
    }
    for (std::size_t i = 0; i < m_routes.size(); ++i) {
        RouteItem &route = m_routes[i];
        route.out = m_marks->outRoutes[i];
        route.hit = at(m_marks->hitRoutes, i);
        if (!showsFailure())
            continue;
        route.load = i < m_marks->loads.size() ? m_marks->loads[i] : std::nullopt;
        route.utilisation = route.load ? std::optional(utilisationClass(*route.load)) : std::nullopt;
        route.fullest = m_scenario->routes[i].id == m_marks->worstRoute;
    }
}

std::optional<std::size_t> CanvasScene::indexOf(const ObjectRef &object) const
{
    switch (object.kind) {
    case ObjectRef::Kind::Site:
        return m_scenario.siteIndex(object.id);
    case ObjectRef::Kind::Route:
        return m_scenario.routeIndex(object.id);
    case ObjectRef::Kind::Demand:
    case ObjectRef::Kind::Srlg:
        break;
    }
    return std::nullopt;
}

QRectF CanvasScene::bounds() const
{
    QPolygonF all;
    for (const SiteItem &site : m_sites) {
        if (site.at)
            all.append(*site.at);
    }
    for (const RouteItem &route : m_routes) {
        if (!route.line.isEmpty()) {
            const QRectF box = route.line.boundingRect();  // exact: pictures are sized by it
            all << box.topLeft() << box.bottomRight();
        }
    }
    return all.boundingRect();
}

QRectF CanvasScene::bounds(const Selection &objects) const
{
    QPolygonF all;
    for (const ObjectRef &object : objects) {
        const auto index = indexOf(object);
        if (index && object.kind == ObjectRef::Kind::Site && m_sites[*index].at)
            all.append(*m_sites[*index].at);
        else if (index && object.kind == ObjectRef::Kind::Route)
            all.append(m_routes[*index].line);
    }
    return all.boundingRect();
}

double CanvasScene::typicalSpacing() const
{
    constexpr std::size_t most = 1'500;  // above that a sample tells as much
    std::vector<QPointF> points;
    for (const SiteItem &site : m_sites) {
        if (site.at && points.size() < most)
            points.push_back(*site.at);
    }
    if (points.size() < 2)
        return std::numeric_limits<double>::infinity();
    std::vector<double> nearest(points.size(), std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const QPointF d = points[i] - points[j];
            const double squared = QPointF::dotProduct(d, d);
            nearest[i] = std::min(nearest[i], squared);
            nearest[j] = std::min(nearest[j], squared);
        }
    }
    const auto middle = nearest.begin() + static_cast<std::ptrdiff_t>(nearest.size() / 2);
    std::ranges::nth_element(nearest, middle);
    // Clusters have little room inside and much around them: labels find some of it.
    const QRectF box = QPolygonF(QList<QPointF>(points.begin(), points.end())).boundingRect();
    const double spread = 0.75 * std::sqrt(box.width() * box.height() / static_cast<double>(points.size()));
    return std::max(std::sqrt(*middle), (std::sqrt(*middle) + spread) / 2);
}

std::vector<double> CanvasScene::huts(std::size_t route) const
{
    const core::Route &given = m_scenario->routes[route];
    std::vector<double> fractions;
    if (!given.spans.empty()) {
        double total = 0, at = 0;
        for (const core::Span &span : given.spans)
            total += span.lengthKm;
        for (std::size_t i = 0; i + 1 < given.spans.size(); ++i) {
            at += given.spans[i].lengthKm;
            fractions.push_back(at / total);
        }
    } else if (const core::RouteSizing *sizing = m_routes[route].sizing) {
        for (std::int64_t i = 1; i < sizing->spans; ++i)
            fractions.push_back(static_cast<double>(i) / static_cast<double>(sizing->spans));
    }
    return fractions;
}

} // namespace ui
