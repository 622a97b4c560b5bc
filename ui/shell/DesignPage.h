#pragma once

#include "ui/document/Document.h"

#include <QWidget>

class QDockWidget;
class QMainWindow;

namespace ui {

class CanvasView;
class HeadlineStrip;
class Inspector;
class Outline;
class ResultsDock;
class ScenarioTabs;

/// Everything that shows one open design: tabs, headline strip, canvas, and the docks around it. Made anew for another
/// document or another language.
class DesignPage final : public QWidget {
    Q_OBJECT

public:
    explicit DesignPage(Document &document, QWidget *parent = nullptr);
    ~DesignPage() override;

    Document &document() const { return m_document; }
    ScenarioTabs *tabs() const { return m_tabs; }
    HeadlineStrip *strip() const { return m_strip; }
    CanvasView *canvas() const { return m_canvas; }
    Outline *outline() const { return m_outline; }
    Inspector *inspector() const { return m_inspector; }
    ResultsDock *results() const { return m_results; }

    enum class Panel { Outline, Inspector, Results };
    bool isShown(Panel panel) const;
    void setShown(Panel panel, bool shown);
    void toggleSides();
    /// Shows the inspector with the cursor in the first field of the selection, or in an assumption ("" = their search).
    void editSelection();
    void editAssumption(const std::string &id);
    /// Marks the smallest cut between the two selected sites on the canvas.
    void showCut();
    /// Widgets that F6 goes through, from the top.
    std::vector<QWidget *> areas() const;
    void saveLayout() const;

signals:
    void statusMessage(const QString &text, int ms);
    void placeMoved(const QString &place);
    void panelsChanged();
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QDockWidget *dock(Panel panel) const;
    QDockWidget *addDock(const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area);
    void connectPanels();
    void toggleMaximised();
    void leaveRoomForCanvas();
    void restoreLayout();

    Document &m_document;
    ScenarioTabs *m_tabs;
    HeadlineStrip *m_strip;
    QMainWindow *m_workspace;
    CanvasView *m_canvas;
    Outline *m_outline;
    Inspector *m_inspector;
    ResultsDock *m_results;
    QDockWidget *m_outlineDock, *m_inspectorDock, *m_resultsDock;
    int m_heightBefore = 0; ///< of the bottom dock while it is maximised
};

} // namespace ui
