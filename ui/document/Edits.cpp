#include "ui/document/Edits.h"

#include "core/base/Id.h"
#include "ui/document/Text.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// "Site 1", or the first number that no site of the scenario is called by.
QString freshSiteName(const core::Scenario &scenario)
{
    std::set<std::string> names;
    for (const core::Site &site : scenario->sites)
        names.insert(site.name);
    for (qsizetype number = 1;; ++number) {
        QString name = Document::tr("Site %1").arg(number);
        if (!names.contains(toCore(name)))
            return name;
    }
}

std::string demandId(const std::string &from, const std::string &to, core::DemandClass trafficClass)
{
    core::DemandSizing demand;
    demand.from = from;
    demand.to = to;
    demand.trafficClass = trafficClass;
    return demand.id();
}

/// Every id that a demand between two sites can have: the sizing writes it with either site first.
std::array<std::string, 2> demandIds(const core::Demand &demand)
{
    return {demandId(demand.from, demand.to, demand.trafficClass), demandId(demand.to, demand.from, demand.trafficClass)};
}

/// Whether an accepted finding is about a demand that ends at one of the sites.
bool endsAt(const std::string &subject, const std::set<std::string> &gone, const std::vector<core::Site> &sites)
{
    return std::ranges::any_of(gone, [&](const std::string &id) {
        return std::ranges::any_of(sites, [&](const core::Site &other) {
            for (const auto trafficClass : {core::DemandClass::Training, core::DemandClass::Dci}) {
                if (subject == demandId(id, other.id, trafficClass) || subject == demandId(other.id, id, trafficClass))
                    return true;
            }
            return false;
        });
    });
}

/// A shared risk loses its site; whether routes that name it are left.
bool leavesIts(core::Srlg &srlg, const std::vector<core::Route> &routes)
{
    srlg.site.clear();
    return std::ranges::any_of(routes, [&](const core::Route &route) { return std::ranges::find(route.srlgs, srlg.id) != route.srlgs.end(); });
}

template <class Position>
core::Result<void> move(Document &document, const std::map<std::string, Position> &targets, std::optional<Position> core::Site::*place, const QString &mergeKey)
{
    return document.edit(
        Document::tr("Move %n site(s)", nullptr, static_cast<int>(targets.size())),
        [&](core::ScenarioParts &parts) {
            for (core::Site &site : parts.sites) {
                if (const auto target = targets.find(site.id); target != targets.end())
                    site.*place = target->second;
            }
        },
        mergeKey);
}

QString removeText(const Document &document, int sites, int routes, int demands, int risks, const Selection &objects)
{
    if (objects.size() == 1 && demands == 0)
        return Document::tr("Delete “%1”").arg(nameOf(document, *objects.begin()));
    if (routes == 0 && demands == 0 && risks == 0)
        return Document::tr("Delete %n site(s)", nullptr, sites);
    if (sites == 0 && demands == 0 && risks == 0)
        return Document::tr("Delete %n route(s)", nullptr, routes);
    if (sites == 0 && routes == 0 && risks == 0)
        return Document::tr("Delete %n demand(s)", nullptr, demands);
    if (sites == 0 && routes == 0 && demands == 0)
        return Document::tr("Delete %n shared risk(s)", nullptr, risks);
    return Document::tr("Delete %n object(s)", nullptr, sites + routes + demands + risks);
}

} // namespace

std::string addSite(Document &document, core::SiteKind kind, std::optional<core::GeoPosition> geo, std::optional<core::CanvasPosition> canvas)
{
    core::Site site;
    site.id = core::freshId("s", [&](const std::string &id) { return document.current().isTaken(id); });
    site.name = toCore(freshSiteName(document.current()));
    site.kind = kind;
    site.geo = geo;
    site.canvas = canvas;
    // lupdate takes the function for a member of std and needs the whole name of the context.
    const QString text = kind == core::SiteKind::Campus ? ui::Document::tr("Place campus “%1”") : ui::Document::tr("Place hub “%1”");
    const std::string id = site.id;
    const core::Result<void> done = document.edit(text.arg(fromCore(site.name)), [&](core::ScenarioParts &parts) { parts.sites.push_back(std::move(site)); });
    return done ? id : std::string();
}

core::CanvasPosition freePlace(const core::Scenario &scenario)
{
    constexpr double gap = 420; // a card of 232 and room for a route with its label
    std::optional<core::CanvasPosition> rightmost;
    for (const core::Site &site : scenario->sites) {
        if (site.canvas && (!rightmost || site.canvas->x > rightmost->x))
            rightmost = site.canvas;
    }
    return rightmost ? core::CanvasPosition{rightmost->x + gap, rightmost->y} : core::CanvasPosition{0, 0};
}

core::Result<std::string> addRoute(Document &document, const std::string &a, const std::string &b)
{
    core::Route route;
    route.id = core::freshId("r", [&](const std::string &id) { return document.current().isTaken(id); });
    route.a = a;
    route.b = b;
    const std::string id = route.id;
    const QString text = Document::tr("Draw route “%1”").arg(fromCore(core::displayName(route, document.current())));
    if (core::Result<void> done = document.edit(text, [&](core::ScenarioParts &parts) { parts.routes.push_back(std::move(route)); }); !done)
        return done.error();
    return id;
}

std::string addSharedRisk(Document &document, const std::vector<std::string> &routes)
{
    core::Srlg risk;
    risk.id = core::freshId("g", [&](const std::string &id) { return document.current().isTaken(id); });
    std::set<std::string> names;
    for (const core::Srlg &each : document.current()->srlgs)
        names.insert(each.name);
    for (qsizetype number = 1; risk.name.empty() || names.contains(risk.name); ++number)
        risk.name = toCore(ui::Document::tr("Shared risk %1").arg(number));
    const std::string id = risk.id;
    const core::Result<void> done = document.edit(ui::Document::tr("Add “%1”").arg(fromCore(risk.name)), [&](core::ScenarioParts &parts) {
        for (core::Route &route : parts.routes) {
            if (std::ranges::find(routes, route.id) != routes.end())
                route.srlgs.push_back(id);
        }
        parts.srlgs.push_back(std::move(risk));
    });
    return done ? id : std::string();
}

bool canConnectSelection(const Document &document)
{
    return document.selectedSites().size() == 2;
}

core::Result<std::string> connectSelection(Document &document)
{
    Q_ASSERT(canConnectSelection(document));
    const std::vector<std::string> ends = document.selectedSites();
    return addRoute(document, ends.front(), ends.back());
}

void removeObjects(Document &document, const Selection &objects)
{
    std::set<std::string> sites, routes, demands, risks;
    for (const ObjectRef &object : objects) {
        switch (object.kind) {
        case ObjectRef::Kind::Site:
            sites.insert(object.id);
            break;
        case ObjectRef::Kind::Route:
            routes.insert(object.id);
            break;
        case ObjectRef::Kind::Demand:
            demands.insert(object.id);
            break;
        case ObjectRef::Kind::Srlg:
            risks.insert(object.id);
            break;
        }
    }
    const QString text = removeText(document, static_cast<int>(sites.size()), static_cast<int>(routes.size()), static_cast<int>(demands.size()),
                                    static_cast<int>(risks.size()), objects);
    const core::Result<void> done = document.edit(text, [&](core::ScenarioParts &parts) {
        for (const core::Route &route : parts.routes) {
            if (sites.contains(route.a) || sites.contains(route.b))
                routes.insert(route.id);
        }
        const auto goes = [&](const core::Demand &demand) {
            const auto ids = demandIds(demand);
            return sites.contains(demand.from) || sites.contains(demand.to) || demands.contains(ids[0]) || demands.contains(ids[1]);
        };
        std::erase_if(parts.accepted, [&](const core::Accepted &accepted) {
            return sites.contains(accepted.subject) || routes.contains(accepted.subject) || risks.contains(accepted.subject) || endsAt(accepted.subject, sites, parts.sites);
        });
        std::erase_if(parts.demands, goes);
        std::erase_if(parts.routes, [&](const core::Route &route) { return routes.contains(route.id); });
        std::erase_if(parts.sites, [&](const core::Site &site) { return sites.contains(site.id); });
        for (core::Route &route : parts.routes)
            std::erase_if(route.srlgs, [&](const std::string &id) { return risks.contains(id); });
        std::erase_if(parts.srlgs, [&](const core::Srlg &srlg) { return risks.contains(srlg.id); });
        std::erase_if(parts.srlgs, [&](core::Srlg &srlg) { return sites.contains(srlg.site) && !leavesIts(srlg, parts.routes); });
        if (sites.contains(parts.assumptions.word("hub_site")))
            parts.assumptions.reset("hub_site");
    });
    Q_ASSERT(done); // what is left stays valid in form
}

core::Result<void> rename(Document &document, const ObjectRef &object, const QString &name)
{
    const std::string text = toCore(name.trimmed());
    return document.edit(Document::tr("Rename “%1” to “%2”").arg(nameOf(document, object), name.trimmed()), [&](core::ScenarioParts &parts) {
        for (core::Site &site : parts.sites) {
            if (object == ObjectRef{ObjectRef::Kind::Site, site.id})
                site.name = text;
        }
        for (core::Route &route : parts.routes) {
            if (object == ObjectRef{ObjectRef::Kind::Route, route.id})
                route.name = text;
        }
        for (core::Srlg &risk : parts.srlgs) {
            if (object == ObjectRef{ObjectRef::Kind::Srlg, risk.id})
                risk.name = text;
        }
    });
}

core::Result<void> setRouteLength(Document &document, const std::string &routeId, std::optional<double> km)
{
    const QString name = nameOf(document, {ObjectRef::Kind::Route, routeId});
    const QString text = km ? Document::tr("Length of “%1”").arg(name) : Document::tr("Compute the length of “%1”").arg(name);
    return document.edit(text, [&](core::ScenarioParts &parts) {
        for (core::Route &route : parts.routes) {
            if (route.id == routeId)
                route.lengthKm = km;
        }
    });
}

core::Result<void> moveSites(Document &document, const std::map<std::string, core::CanvasPosition> &targets, const QString &mergeKey)
{
    return move(document, targets, &core::Site::canvas, mergeKey);
}

core::Result<void> moveSites(Document &document, const std::map<std::string, core::GeoPosition> &targets, const QString &mergeKey)
{
    return move(document, targets, &core::Site::geo, mergeKey);
}

QString nameOf(const Document &document, const ObjectRef &object)
{
    const core::Scenario &scenario = document.current();
    if (object.kind == ObjectRef::Kind::Site) {
        const core::Site *site = scenario.site(object.id);
        return site == nullptr ? QString() : fromCore(core::displayName(*site));
    }
    if (object.kind == ObjectRef::Kind::Route) {
        const core::Route *route = scenario.route(object.id);
        return route == nullptr ? QString() : fromCore(core::displayName(*route, scenario));
    }
    if (object.kind == ObjectRef::Kind::Srlg) {
        const core::Srlg *risk = scenario.srlg(object.id);
        return risk == nullptr ? QString() : fromCore(core::displayName(*risk));
    }
    return {};
}

} // namespace ui
