#include "ui/canvas/CanvasEdits.h"

#include "core/base/Number.h"
#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/Mercator.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct Canvas {
    Q_DECLARE_TR_FUNCTIONS(ui::Canvas)
};

constexpr double leastSpanKm = 0.1;

core::CanvasPosition onSchematic(QPointF at)
{
    return {std::clamp(std::round(at.x()), -1e6, 1e6), std::clamp(std::round(at.y()), -1e6, 1e6)};
}

/// To 10 m: nobody surveys with the mouse.
core::GeoPosition onMap(QPointF at)
{
    const core::GeoPosition exact = mercator::unproject(at);
    return {std::round(exact.latitudeDeg * 1e4) / 1e4, std::round(exact.longitudeDeg * 1e4) / 1e4};
}

bool hasAutomaticPlaces(const core::Scenario &scenario)
{
    return std::ranges::any_of(scenario->sites, [](const core::Site &site) { return !site.canvas; });
}

/// Stores the places that were automatic, which would change with the sites.
void keepPlaces(core::ScenarioParts &parts)
{
    const std::vector<core::CanvasPosition> places = schematicPlaces(parts.sites);
    for (std::size_t i = 0; i < parts.sites.size(); ++i)
        parts.sites[i].canvas = places[i];
}

/// The spans in force: listed, else equal ones as the sizing made them.
std::vector<core::Span> spansOf(const core::Route &route, const core::RouteSizing *sizing, double lengthKm)
{
    if (!route.spans.empty())
        return route.spans;
    const std::int64_t count = sizing != nullptr ? std::max<std::int64_t>(1, sizing->spans) : 1;
    std::vector<core::Span> spans(static_cast<std::size_t>(count));
    for (core::Span &span : spans)
        span.lengthKm = lengthKm / static_cast<double>(count);
    return spans;
}

} // namespace

std::string placeSite(Document &document, const CanvasScene &scene, core::SiteKind kind, QPointF at)
{
    if (scene.kind() == CanvasKind::Map)
        return addSite(document, kind, onMap(at), std::nullopt);
    if (!hasAutomaticPlaces(document.current()))
        return addSite(document, kind, std::nullopt, onSchematic(at));
    // lupdate takes the function for a member of std and needs the whole name of the context.
    const QString text = kind == core::SiteKind::Campus ? ui::Canvas::tr("Place campus") : ui::Canvas::tr("Place hub");
    document.undoStack().beginMacro(text);
    const core::Result<void> kept = document.edit(text, keepPlaces);
    Q_ASSERT(kept);
    std::string id = addSite(document, kind, std::nullopt, onSchematic(at));
    document.undoStack().endMacro();
    return id;
}

void moveOnCanvas(Document &document, const CanvasScene &scene, const std::map<std::string, QPointF> &targets, const QString &mergeKey)
{
    const QString text = Canvas::tr("Move %n site(s)", nullptr, static_cast<int>(targets.size()));
    const core::Result<void> done = document.edit(
        text,
        [&](core::ScenarioParts &parts) {
            if (scene.kind() == CanvasKind::Schematic)
                keepPlaces(parts);
            for (core::Site &site : parts.sites) {
                const auto target = targets.find(site.id);
                if (target == targets.end())
                    continue;
                if (scene.kind() == CanvasKind::Schematic)
                    site.canvas = onSchematic(target->second);
                else
                    site.geo = onMap(target->second);
            }
        },
        mergeKey);
    Q_ASSERT(done);  // positions are held inside their limits
}

void nudgeSelection(Document &document, const CanvasScene &scene, QPointF step)
{
    const std::vector<std::string> ids = document.selectedSites();
    const QString key = QStringLiteral("nudge");
    if (scene.kind() == CanvasKind::Map) {
        std::map<std::string, core::GeoPosition> targets;
        for (const std::string &id : ids) {
            if (const core::Site *site = document.current().site(id); site != nullptr && site->geo)
                targets.emplace(id, mercator::moved(*site->geo, step.x(), step.y()));
        }
        if (!targets.empty())
            (void)moveSites(document, targets, key);
        return;
    }
    std::map<std::string, QPointF> targets;
    for (const std::string &id : ids) {
        if (const auto index = document.current().siteIndex(id); index && *index < scene.sites().size() && scene.sites()[*index].at)
            targets.emplace(id, *scene.sites()[*index].at + step);
    }
    if (!targets.empty())
        moveOnCanvas(document, scene, targets, key);
}

core::Result<void> addHut(Document &document, const CanvasScene &scene, const std::string &routeId, double km)
{
    const core::Route *route = document.current().route(routeId);
    const auto index = document.current().routeIndex(routeId);
    const auto length = route == nullptr ? std::nullopt : core::routeLength(*route, document.current());
    if (!length)
        return core::Error{core::ErrorCode::InvalidValue, CORE_TEXT("This route has no length yet. Give its length, then put huts on it."), {}, {}};

    const core::RouteSizing *sizing = *index < scene.routes().size() ? scene.routes()[*index].sizing : nullptr;
    std::vector<core::Span> spans = spansOf(*route, sizing, length->km);
    double start = 0;
    std::size_t at = 0;
    while (at + 1 < spans.size() && km > start + spans[at].lengthKm)
        start += spans[at++].lengthKm;
    const double near = km - start, far = spans[at].lengthKm - near;
    if (near < leastSpanKm || far < leastSpanKm)
        return core::Error{core::ErrorCode::InvalidValue, CORE_TEXT("A hut stands at least 100 m from the route's ends and from other huts."), {}, {}};

    core::Span second = spans[at];  // its far end, and the hut there, stay
    if (second.lossDb) {
        spans[at].lossDb = *second.lossDb * near / second.lengthKm;
        second.lossDb = *second.lossDb * far / second.lengthKm;
    }
    second.lengthKm = far;
    spans[at].lengthKm = near;
    spans[at].hut.clear();
    spans[at].extra.clear();
    spans.insert(spans.begin() + static_cast<std::ptrdiff_t>(at) + 1, second);

    const QString text = Canvas::tr("Put a hut on “%1”").arg(nameOf(document, ObjectRef{ObjectRef::Kind::Route, routeId}));
    return document.edit(text, [&](core::ScenarioParts &parts) {
        const auto found = std::ranges::find(parts.routes, routeId, &core::Route::id);
        found->spans = spans;
    });
}

} // namespace ui
