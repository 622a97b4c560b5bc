#pragma once

#include "ui/canvas/CanvasLook.h"

#include <QCursor>
#include <QMouseEvent>
#include <QPainter>

#include <map>
#include <optional>
#include <string>

namespace ui {

class CanvasView;

/// Where an arrow key leads, in pixels of the view; nothing for other keys.
std::optional<QPointF> arrowStep(int key, double step);

/// What mouse and keys do on the canvas while a tool is chosen. One class each; CanvasTools.cpp makes them.
class CanvasTool {
public:
    explicit CanvasTool(CanvasView &view) : m_view(view) {}
    virtual ~CanvasTool() = default;
    CanvasTool(const CanvasTool &) = delete;
    CanvasTool &operator=(const CanvasTool &) = delete;

    virtual void press(QMouseEvent &) {}
    virtual void move(QMouseEvent &) {}
    virtual void release(QMouseEvent &) {}
    virtual void leave() {}
    /// True when the key was meant for this tool.
    virtual bool key(QKeyEvent &) { return false; }
    /// Takes back what is half done; false when there is nothing: then the tool itself ends.
    virtual bool stepBack() { return false; }
    /// What Tab goes through while this tool is on.
    virtual bool focusesRoutes() const { return true; }
    virtual void decorate(CanvasLook &) const {}
    virtual void paint(QPainter &) const {}
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

protected:
    CanvasView &m_view;
};

/// Selects, moves and picks with a rubber band.
class SelectTool final : public CanvasTool {
public:
    using CanvasTool::CanvasTool;
    void press(QMouseEvent &event) override;
    void move(QMouseEvent &event) override;
    void release(QMouseEvent &event) override;
    bool stepBack() override;
    void paint(QPainter &painter) const override;

private:
    enum class Doing { Nothing, Pressed, Moving, Band } m_doing = Doing::Nothing;
    void startMoving();
    void moveTo(QPointF point);

    QPointF m_from, m_now;
    bool m_adds = false;                       ///< Ctrl or Shift: the band adds to what was selected
    std::optional<ObjectRef> m_pressed;
    bool m_collapse = false;                   ///< a click on one of several selected ones selects it alone
    Selection m_before;
    std::map<std::string, QPointF> m_starts;   ///< scene points of the sites being moved
};

/// Drags the view.
class PanTool final : public CanvasTool {
public:
    using CanvasTool::CanvasTool;
    void press(QMouseEvent &event) override;
    void move(QMouseEvent &event) override;
    void release(QMouseEvent &event) override;
    QCursor cursor() const override { return m_dragging ? Qt::ClosedHandCursor : Qt::OpenHandCursor; }

private:
    bool m_dragging = false;
    QPointF m_last;
};

/// Places campuses or hubs, by click or by a cross that arrows move.
class PlaceTool final : public CanvasTool {
public:
    PlaceTool(CanvasView &view, core::SiteKind kind) : CanvasTool(view), m_kind(kind) {}
    void press(QMouseEvent &event) override;
    void move(QMouseEvent &event) override;
    void leave() override;
    bool key(QKeyEvent &event) override;
    bool focusesRoutes() const override { return false; }
    void paint(QPainter &painter) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    void place(QPointF point);
    core::SiteKind m_kind;
    std::optional<QPointF> m_pointer, m_cross;
    std::string m_last;                        ///< the site placed before: guides start there
};

/// Draws routes from site to site.
class RouteTool final : public CanvasTool {
public:
    explicit RouteTool(CanvasView &view);
    void press(QMouseEvent &event) override;
    void move(QMouseEvent &event) override;
    void release(QMouseEvent &event) override;
    bool key(QKeyEvent &event) override;
    bool stepBack() override;
    bool focusesRoutes() const override { return false; }
    void decorate(CanvasLook &look) const override;
    void paint(QPainter &painter) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    void connect(const std::string &a, const std::string &b);
    std::string m_source, m_target;
    bool m_byMouse = false;
    QPointF m_pointer;
};

/// Puts huts on routes.
class HutTool final : public CanvasTool {
public:
    using CanvasTool::CanvasTool;
    void press(QMouseEvent &event) override;
    void move(QMouseEvent &event) override;
    void leave() override;
    bool key(QKeyEvent &event) override;
    void paint(QPainter &painter) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    struct Spot {
        std::size_t route;
        double fraction;
    };
    std::optional<Spot> spotAt(QPointF point) const;
    void put(const Spot &spot);
    std::optional<Spot> m_spot;
};

/// The dashed line between two points of the scene with its length: "71 km, about 100 km of fibre".
void paintGuide(QPainter &painter, const CanvasView &view, QPointF from, QPointF to);

} // namespace ui
