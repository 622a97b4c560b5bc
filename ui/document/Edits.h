#pragma once

#include "ui/document/Document.h"

namespace ui {

/// The edits of objects that canvas, outline, tables and palette share. Each is one step of the undo stack of the current scenario.

/// A new site, "Site 1" or the next free number, with a fresh id, which is returned. 100 MW and the rest come from the assumptions.
std::string addSite(Document &document, core::SiteKind kind, std::optional<core::GeoPosition> geo, std::optional<core::CanvasPosition> canvas);

/// A place on the schematic beside all sites, for a site that is added without pointing at one.
core::CanvasPosition freePlace(const core::Scenario &scenario);

/// A new route between two sites, its length computed. @error as core::Scenario::make: a route joins two different sites that exist.
core::Result<std::string> addRoute(Document &document, const std::string &a, const std::string &b);

/// A new shared risk, "Shared risk 1" or the next free number, of these routes (none: for a site or for later). @return its id.
std::string addSharedRisk(Document &document, const std::vector<std::string> &routes);

/// Whether exactly two sites are selected, and the route between them. @error as addRoute.
bool canConnectSelection(const Document &document);
core::Result<std::string> connectSelection(Document &document);

/// Deletes the objects; routes forget a shared risk; sites take their routes, demands, accepted findings and their place as hub along. Of a demand only
/// the part given by hand can go. Nothing happens where nothing is left to delete.
void removeObjects(Document &document, const Selection &objects);

/// Renames a site, a route or a shared risk; an empty name gives a route its ends' names again. @error InvalidValue.
core::Result<void> rename(Document &document, const ObjectRef &object, const QString &name);

/// Gives a route a length, km, or none: then it is computed. @error InvalidValue, says what is allowed.
core::Result<void> setRouteLength(Document &document, const std::string &routeId, std::optional<double> km);

/// Moves sites on the schematic or on the map. Steps with the same non-empty `mergeKey` become one until Document::sealMerge().
core::Result<void> moveSites(Document &document, const std::map<std::string, core::CanvasPosition> &targets, const QString &mergeKey = {});
core::Result<void> moveSites(Document &document, const std::map<std::string, core::GeoPosition> &targets, const QString &mergeKey = {});

/// What the undo list and messages call a site, route or shared risk of the current scenario; empty when there is none.
QString nameOf(const Document &document, const ObjectRef &object);

} // namespace ui
