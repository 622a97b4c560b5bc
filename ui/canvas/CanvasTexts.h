#pragma once

#include "ui/canvas/CanvasScene.h"

#include <QString>

#include <utility>
#include <vector>

namespace ui {

/// The words and figures that the canvas shows, in the user's language and locale.
namespace canvastext {

QString siteName(const CanvasScene &scene, std::size_t site);
QString routeName(const CanvasScene &scene, std::size_t route);

/// "100 MW"; empty for a hub without a given power.
QString sitePower(const CanvasScene &scene, std::size_t site);
/// "250 MW · 2,803 ports": the second line of a symbol.
QString siteLine(const CanvasScene &scene, std::size_t site);
/// Label and value of the rows of a card.
std::vector<std::pair<QString, QString>> cardRows(const CanvasScene &scene, std::size_t site, const core::Catalogue &catalogue);
/// What a campus without a route would send, for its card; empty when connected or not yet known.
QString onceConnected(const CanvasScene &scene, std::size_t site);
/// Filled part of the power bar: of the site's transport limit, else of its power.
std::optional<double> powerShare(const CanvasScene &scene, std::size_t site);

/// "877 km · 31 pairs · +2.5 dB", or with the round trip where the margin is not known.
QString routeLabel(const CanvasScene &scene, std::size_t route);
/// "256 %": how full a route is after a failure.
QString loadLabel(double load);
/// "410 Tb/s": what the light of a route can carry, for the mark of a cut.
QString litCapacity(const CanvasScene &scene, std::size_t route);
/// "98 MB in flight per 800G port, round trip"; empty when unknown.
QString inFlight(const CanvasScene &scene, std::size_t route);
/// "Hut, km 50" and "501 amplifiers, 45 kW"; for several huts their number and sums.
std::pair<QString, QString> huts(const CanvasScene &scene, std::size_t route);

QString verdictWord(VerdictClass verdict, bool inDb);
/// Of the routes of one class together: whether they work without the design margin where that is true of all of them.
QString legendWord(const CanvasScene &scene, VerdictClass verdict);
QString utilisationWord(UtilisationClass fill);
QString kilometres(double km);

/// One sentence for a screen reader: what it is, its figures, its verdict.
QString spoken(const CanvasScene &scene, const ObjectRef &object);

} // namespace canvastext
} // namespace ui
