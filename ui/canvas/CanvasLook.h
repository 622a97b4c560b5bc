#pragma once

#include "ui/canvas/CanvasScene.h"

#include <QFont>
#include <QPainter>
#include <QString>

#include <optional>

namespace ui {

/// How the canvas is to be painted: on the screen or on paper, by the same code.
struct CanvasLook {
    const Theme *theme = nullptr;
    const core::Catalogue *catalogue = nullptr;
    ColourBy colourBy = ColourBy::Verdict;
    Selection selection = {};
    std::optional<ObjectRef> hover = {};
    std::optional<ObjectRef> focus = {};  ///< with a dashed ring: reached by the keyboard
    std::optional<ObjectRef> source = {}; ///< where a route being drawn starts: the other sites get a ring
    std::optional<ObjectRef> target = {}; ///< where it would end
    std::optional<ObjectRef> edited = {}; ///< whose label gives way to the field that edits it
    bool onMap = false;
    bool cached = true; ///< texts and icons from pictures; off for vectors

    bool isSelected(ObjectRef::Kind kind, const std::string &id) const { return selection.contains({kind, id}); }
    QColor ground() const { return onMap ? theme->colours.land : theme->colours.canvas; }
};

/// The colour and pattern of a route, by the legend's choice.
const RampStep &stepOf(const CanvasScene::RouteItem &route, const CanvasLook &look);

/// The sign that says the same as the colour, 12 × 12 at `at`.
void paintVerdictGlyph(QPainter &painter, QPointF at, VerdictClass verdict, const QColor &colour);
void paintUtilisationGlyph(QPainter &painter, QPointF at, UtilisationClass fill, const QColor &colour, const QColor &ground);
void paintRouteGlyph(QPainter &painter, QPointF at, const CanvasScene::RouteItem &route, const CanvasLook &look);

/// A disc with "!" for the worst finding; 16 px.
void paintBadge(QPainter &painter, QPointF centre, core::Severity severity, const Theme &theme, const QColor &ring);

enum class TextSide { Centre, Right, Left }; ///< where the text lies from its anchor
/// One line with a halo of the ground, its middle at the anchor's height. Returns its rectangle.
QRectF haloTextRect(QPointF anchor, TextSide side, const QString &text, const QFont &font);
void paintHaloText(QPainter &painter, QPointF anchor, TextSide side, const QString &text, const QFont &font, const QColor &colour, const CanvasLook &look);

/// A symbol of resources/icons.
void paintSymbol(QPainter &painter, const QRectF &rect, const char *name, const QColor &colour, bool cached);

const char *iconNameOf(core::SiteKind kind);

/// The rows that explain colours and widths, from the top left; returns what they took. `classes` in sight only.
QSizeF paintLegendRows(QPainter *painter, QPointF at, const CanvasScene &scene, const CanvasLook &look);

} // namespace ui
