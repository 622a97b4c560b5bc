#pragma once

#include "ui/canvas/CanvasView.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace ui {

class PreviewBanner;

/// A quiet ground for buttons and words in a corner of the canvas: panel colour, hairline, radius 6.
class OverlayPanel : public QWidget {
public:
    explicit OverlayPanel(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// What the colours and widths of the routes mean, and the choice of it.
class LegendPanel final : public OverlayPanel {
    Q_OBJECT

public:
    explicit LegendPanel(CanvasView &view);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void renew();
    CanvasView &m_view;
    QToolButton *m_choice = nullptr;
};

/// Tools, view switch, legend, zoom, empty state and the note about sites without coordinates, laid out over the canvas.
class CanvasOverlays final : public QObject {
    Q_OBJECT

public:
    explicit CanvasOverlays(CanvasView &view);
    void layOut();
    /// Right end of the scale bar's words.
    QPointF scaleBarCorner() const;

private:
    QToolButton *button(QWidget *parent, const char *symbol, const QString &name, const QString &keys);
    void makeTools();
    void makeSwitch();
    void makeZoom();
    void makeEmptyState();
    void renew();

    CanvasView &m_view;
    OverlayPanel *m_tools, *m_switch, *m_zoom, *m_note, *m_empty;
    LegendPanel *m_legend;
    PreviewBanner *m_banner;
    QLabel *m_emptyIcon = nullptr, *m_emptyTitle = nullptr, *m_emptyText = nullptr, *m_noteText = nullptr, *m_percent = nullptr;
    std::vector<std::pair<CanvasView::Tool, QToolButton *>> m_toolButtons;
    QToolButton *m_map = nullptr, *m_schematic = nullptr;
};

} // namespace ui
