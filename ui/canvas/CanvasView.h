#pragma once

#include "ui/canvas/Backdrop.h"
#include "ui/canvas/CanvasFrame.h"
#include "ui/canvas/CanvasLook.h"

#include <QAbstractScrollArea>
#include <QTimer>
#include <QVariantAnimation>

#include <array>
#include <memory>

class QMenu;

namespace ui {

class CanvasOverlays;
class CanvasTool;
class InlineEditor;
class Preview;

/// The drawing of the current scenario, as a schematic or on a map. A projection of the document: it holds no content of
/// its own, edits only through the document, and repaints what a signal tells is new.
///
/// Painted by hand in one widget: at 1,000 sites and 3,000 routes a frame takes a few milliseconds, as only what is in
/// sight is worked out and texts come from pictures. The outline is its full accessible twin; the focused object is told
/// through the accessible name.
class CanvasView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    enum class View { Schematic, Map };
    Q_ENUM(View)
    enum class Tool { Select, Pan, Campus, Hub, Hut, Route };
    Q_ENUM(Tool)

    explicit CanvasView(Document &document, QWidget *parent = nullptr);
    ~CanvasView() override;

    View view() const { return m_scene.kind() == CanvasKind::Map ? View::Map : View::Schematic; }
    void setView(View view);
    Tool tool() const { return m_toolId; }
    void setTool(Tool tool);
    /// What the legend says; utilisation while a failure is previewed, whatever is chosen.
    ColourBy colourBy() const { return m_scene.showsFailure() ? ColourBy::Utilisation : m_colourBy; }
    void setColourBy(ColourBy colourBy);

    void fitAll();
    void fitSelection();
    void zoomIn();
    void zoomOut();
    /// Brings an object into view; the zoom stays unless it does not fit.
    void reveal(const ObjectRef &object);
    int zoomPercent() const;

    /// Opens the editor of a name on the canvas. Of a route it edits the route's name.
    void rename(const ObjectRef &object);
    void editLength(const std::string &routeId);
    void deleteSelection();
    void selectAll();

    // For tools, overlays and tests.
    Document &document() const { return m_document; }
    const CanvasScene &scene() const { return m_scene; }
    const Camera &camera() const { return m_cameras[static_cast<std::size_t>(m_scene.kind())]; }
    const CanvasFrame &frame() const;
    CanvasLook look() const;
    /// Where a site or the middle of a route is on the viewport; nothing when it is out of sight.
    std::optional<QPoint> viewPosition(const ObjectRef &object) const;
    const std::optional<ObjectRef> &focusObject() const { return m_focus; }
    void setFocusObject(std::optional<ObjectRef> object);
    void setHover(std::optional<ObjectRef> object);
    std::optional<ObjectRef> objectAt(QPointF point) const;
    void moveCamera(QPointF byPixels);
    void say(const QString &text) { emit statusMessage(text, 4'000); }
    QString tell(const core::Error &error) const;

signals:
    void toolChanged(ui::CanvasView::Tool tool);
    void viewChanged(ui::CanvasView::View view);
    void zoomChanged(int percent);
    void colourByChanged();
    void contentChanged();
    void statusMessage(const QString &text, int ms);
    /// Enter or a double click: the inspector should take the focus.
    void editRequested(const ui::ObjectRef &object);
    /// Degrees under the pointer on the map, for the status bar; empty off the map.
    void pointerMoved(const QString &place);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    Camera &cameraRef() { return m_cameras[static_cast<std::size_t>(m_scene.kind())]; }
    std::pair<double, double> zoomLimits() const;
    void refresh();
    void cameraMoved();
    void flyTo(const Camera &target);
    void zoomBy(double factor, QPointF at);
    Camera fitted(const QRectF &content) const;
    void updateCursor();
    std::optional<ObjectRef> subject() const;  ///< what keys and menus act on
    bool commandKey(QKeyEvent &event);
    bool toolKey(const QKeyEvent &event);
    bool arrowKey(QKeyEvent &event);
    std::vector<ObjectRef> focusOrder() const;
    void fillMenu(QMenu &menu, const std::optional<ObjectRef> &object, QPointF at);
    void closeEditor(bool commit);
    void placeEditor();
    void showPreview();

    Document &m_document;
    Preview &m_preview;
    CanvasScene m_scene;
    std::array<Camera, 2> m_cameras;
    std::array<bool, 2> m_untouched{true, true};  ///< the camera still fits the content by itself
    mutable CanvasFrame m_frame;
    mutable bool m_frameStale = true;
    Backdrop m_backdrop;
    QTimer m_rest;
    QVariantAnimation m_flight;
    ColourBy m_colourBy = ColourBy::Verdict;
    Tool m_toolId = Tool::Select;
    std::unique_ptr<CanvasTool> m_tool;
    std::unique_ptr<CanvasTool> m_borrowed;       ///< panning with Space or the middle button, whatever the tool
    bool m_spaceHeld = false;
    std::optional<ObjectRef> m_hover, m_focus;
    bool m_showsFocus = false;                    ///< reached by the keyboard
    std::unique_ptr<CanvasOverlays> m_overlays;
    InlineEditor *m_editor = nullptr;
    std::optional<ObjectRef> m_edited;
    bool m_editsLength = false;
};

} // namespace ui
