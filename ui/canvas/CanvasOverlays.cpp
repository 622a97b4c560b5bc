#include "ui/canvas/CanvasOverlays.h"

#include "ui/canvas/PreviewBanner.h"
#include "ui/shell/Icons.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

namespace {

constexpr int edge = 12;  ///< from the edges of the canvas

/// Sets a label's colour without a style sheet.
void tint(QLabel *label, const QFont &font, const QColor &colour)
{
    QPalette palette = theme().palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
    label->setFont(font);
}

QFrame *separator(QWidget *parent, bool across)
{
    class Line final : public QFrame {
    public:
        using QFrame::QFrame;
        void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), theme().colours.hairline); }
    };
    auto *line = new Line(parent);
    across ? line->setFixedHeight(1) : line->setFixedWidth(1);
    return line;
}

} // namespace

OverlayPanel::OverlayPanel(QWidget *parent) : QWidget(parent)
{
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_NoMousePropagation);
}

void OverlayPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().colours.hairline, 1));
    painter.setBrush(theme().colours.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

LegendPanel::LegendPanel(CanvasView &view) : OverlayPanel(view.viewport()), m_view(view)
{
    m_choice = new QToolButton(this);
    m_choice->setAutoRaise(true);
    m_choice->setPopupMode(QToolButton::InstantPopup);
    m_choice->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_choice->setLayoutDirection(Qt::RightToLeft);  // the arrow stands after the words
    auto *menu = new QMenu(m_choice);
    auto *group = new QActionGroup(menu);
    for (const auto &[colourBy, text] : {std::pair(ColourBy::Verdict, tr("Margin")), std::pair(ColourBy::Utilisation, tr("Utilisation"))}) {
        QAction *action = menu->addAction(text, this, [this, colourBy = colourBy] { m_view.setColourBy(colourBy); });
        action->setCheckable(true);
        action->setChecked(colourBy == view.colourBy());
        group->addAction(action);
    }
    m_choice->setMenu(menu);
    setAccessibleName(tr("Legend"));
    connect(&view, &CanvasView::colourByChanged, this, &LegendPanel::renew);
    connect(&view, &CanvasView::contentChanged, this, &LegendPanel::renew);
    connect(&themeSource(), &ThemeSource::changed, this, &LegendPanel::renew);
    renew();
}

void LegendPanel::renew()
{
    const QString what = m_view.colourBy() == ColourBy::Utilisation ? tr("Utilisation") : tr("Margin");
    m_choice->setText(tr("Colour by %1").arg(what));
    m_choice->setIcon(icon("chevron-down"));
    m_choice->setIconSize({13, 13});
    m_choice->setFont(theme().fonts.small);
    const bool previews = m_view.scene().showsFailure();
    m_choice->setEnabled(!previews);
    m_choice->setToolTip(previews ? tr("While a failure is previewed, colours tell how full routes are") : tr("What the colours of routes mean"));
    m_choice->adjustSize();
    m_choice->move(6, 4);
    setVisible(!m_view.scene().routes().empty());
    if (const QSize size = sizeHint(); size != this->size())
        resize(size);
    move(edge, m_view.viewport()->height() - height() - edge);
    update();
}

QSize LegendPanel::sizeHint() const
{
    const QSizeF rows = paintLegendRows(nullptr, {}, m_view.scene(), m_view.look());
    const double width = std::max<double>(rows.width() + 24, m_choice->width() + 12);
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(rows.height())) + m_choice->height() + 12};
}

void LegendPanel::paintEvent(QPaintEvent *event)
{
    OverlayPanel::paintEvent(event);
    QPainter painter(this);
    paintLegendRows(&painter, QPointF(12, m_choice->geometry().bottom() + 3), m_view.scene(), m_view.look());
}

CanvasOverlays::CanvasOverlays(CanvasView &view)
    : m_view(view), m_tools(new OverlayPanel(view.viewport())), m_switch(new OverlayPanel(view.viewport())), m_zoom(new OverlayPanel(view.viewport())),
      m_note(new OverlayPanel(view.viewport())), m_empty(new OverlayPanel(view.viewport())), m_legend(new LegendPanel(view)),
      m_banner(new PreviewBanner(view.document(), view.viewport()))
{
    makeTools();
    makeSwitch();
    makeZoom();
    makeEmptyState();
    m_noteText = new QLabel(m_note);
    auto *noteLayout = new QHBoxLayout(m_note);
    noteLayout->setContentsMargins(10, 5, 10, 5);
    noteLayout->addWidget(m_noteText);
    connect(m_banner, &PreviewBanner::changed, this, &CanvasOverlays::layOut);
    connect(m_banner, &PreviewBanner::left, &view, [&view] { view.setFocus(Qt::OtherFocusReason); });
    connect(&view, &CanvasView::toolChanged, this, &CanvasOverlays::renew);
    connect(&view, &CanvasView::viewChanged, this, &CanvasOverlays::renew);
    connect(&view, &CanvasView::contentChanged, this, &CanvasOverlays::renew);
    connect(&view, &CanvasView::zoomChanged, this, [this](int percent) { m_percent->setText(tr("%1 %").arg(percent)); });
    connect(&themeSource(), &ThemeSource::changed, this, &CanvasOverlays::renew);
    renew();
}

QToolButton *CanvasOverlays::button(QWidget *parent, const char *symbol, const QString &name, const QString &keys)
{
    auto *made = new QToolButton(parent);
    made->setIcon(icon(symbol));
    made->setIconSize({18, 18});
    made->setFixedSize(theme().metrics.toolButton, theme().metrics.toolButton);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    made->setToolTip(tr("%1 (%2)", "tool and key").arg(name, keys));
    made->setAccessibleName(name);
    return made;
}

void CanvasOverlays::makeTools()
{
    struct Entry {
        CanvasView::Tool tool;
        const char *symbol;
        QString name, keys;
    };
    const Entry entries[] = {{CanvasView::Tool::Select, "select", tr("Select"), tr("V")}, {CanvasView::Tool::Pan, "pan", tr("Pan"), tr("H")},
                             {CanvasView::Tool::Campus, "site-campus", tr("Place campus"), tr("S")}, {CanvasView::Tool::Hub, "site-hub", tr("Place hub"), tr("B")},
                             {CanvasView::Tool::Hut, "site-hut", tr("Put hut on a route"), tr("T")}, {CanvasView::Tool::Route, "route", tr("Draw route"), tr("R")}};
    auto *layout = new QVBoxLayout(m_tools);
    layout->setContentsMargins(3, 3, 3, 3);
    layout->setSpacing(3);
    for (const Entry &entry : entries) {
        if (entry.tool == CanvasView::Tool::Campus || entry.tool == CanvasView::Tool::Route)
            layout->addWidget(separator(m_tools, true));
        QToolButton *made = button(m_tools, entry.symbol, entry.name, entry.keys);
        made->setCheckable(true);
        made->setObjectName(QString::fromLatin1("tool-%1").arg(QString::fromLatin1(entry.symbol)));
        layout->addWidget(made);
        m_toolButtons.emplace_back(entry.tool, made);
        connect(made, &QToolButton::clicked, this, [this, tool = entry.tool] {
            m_view.setTool(tool);
            m_view.setFocus(Qt::OtherFocusReason);
            renew();
        });
    }
    m_tools->setAccessibleName(tr("Tools"));
}

void CanvasOverlays::makeSwitch()
{
    auto *layout = new QHBoxLayout(m_switch);
    layout->setContentsMargins(3, 3, 3, 3);
    layout->setSpacing(3);
    m_map = button(m_switch, "map", tr("Map"), tr("M"));
    m_schematic = button(m_switch, "schematic", tr("Schematic"), tr("M"));
    for (const auto &[made, view] : {std::pair(m_map, CanvasView::View::Map), std::pair(m_schematic, CanvasView::View::Schematic)}) {
        made->setCheckable(true);
        layout->addWidget(made);
        connect(made, &QToolButton::clicked, this, [this, view = view] {
            m_view.setView(view);
            renew();
        });
    }
    m_switch->setAccessibleName(tr("View"));
}

void CanvasOverlays::makeZoom()
{
    auto *layout = new QHBoxLayout(m_zoom);
    layout->setContentsMargins(3, 3, 3, 3);
    layout->setSpacing(3);
    QToolButton *out = button(m_zoom, "zoom-out", tr("Zoom out"), tr("−"));
    QToolButton *in = button(m_zoom, "zoom-in", tr("Zoom in"), tr("+"));
    QToolButton *fit = button(m_zoom, "zoom-fit", tr("Fit all"), tr("F"));
    m_percent = new QLabel(m_zoom);
    m_percent->setAlignment(Qt::AlignCenter);
    layout->addWidget(out);
    layout->addWidget(m_percent);
    layout->addWidget(in);
    layout->addWidget(separator(m_zoom, false));
    layout->addWidget(fit);
    connect(out, &QToolButton::clicked, &m_view, &CanvasView::zoomOut);
    connect(in, &QToolButton::clicked, &m_view, &CanvasView::zoomIn);
    connect(fit, &QToolButton::clicked, &m_view, &CanvasView::fitAll);
    m_zoom->setAccessibleName(tr("Zoom"));
}

void CanvasOverlays::makeEmptyState()
{
    auto *layout = new QVBoxLayout(m_empty);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(8);
    m_emptyIcon = new QLabel(m_empty);
    m_emptyTitle = new QLabel(tr("Place the first site"), m_empty);
    m_emptyText = new QLabel(tr("Press S and click, or open an example."), m_empty);
    auto *place = new QPushButton(tr("Place a site"), m_empty);
    place->setObjectName(QStringLiteral("place-first-site"));
    place->setAutoDefault(false);
    for (QLabel *label : {m_emptyIcon, m_emptyTitle, m_emptyText}) {
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    layout->addSpacing(4);
    layout->addWidget(place, 0, Qt::AlignCenter);
    connect(place, &QPushButton::clicked, this, [this] {
        m_view.setTool(CanvasView::Tool::Campus);
        m_view.setFocus(Qt::OtherFocusReason);
    });
}

void CanvasOverlays::renew()
{
    const Theme &look = theme();
    for (const auto &[tool, made] : m_toolButtons)
        made->setChecked(tool == m_view.tool());
    m_map->setChecked(m_view.view() == CanvasView::View::Map);
    m_schematic->setChecked(m_view.view() == CanvasView::View::Schematic);
    tint(m_percent, look.fonts.small, look.colours.textSecondary);
    m_percent->setText(tr("%1 %").arg(m_view.zoomPercent()));
    m_percent->setFixedWidth(QFontMetrics(look.fonts.small).horizontalAdvance(QStringLiteral("32,654 %")));

    const CanvasScene &scene = m_view.scene();
    const bool placing = m_view.tool() == CanvasView::Tool::Campus || m_view.tool() == CanvasView::Tool::Hub;
    m_empty->setVisible(scene.scenario()->sites.empty() && !placing);
    m_emptyIcon->setPixmap(iconPixmap(QStringLiteral("site-campus"), 28, look.colours.textTertiary, m_view.devicePixelRatioF()));
    tint(m_emptyTitle, look.fonts.bodyMedium, look.colours.text);
    tint(m_emptyText, look.fonts.small, look.colours.textSecondary);

    const int without = scene.withoutPlace();
    m_note->setVisible(without > 0);
    m_noteText->setText(tr("%n site(s) have no coordinates: shown in the schematic", nullptr, without));
    tint(m_noteText, look.fonts.small, look.colours.textSecondary);
    layOut();
}

void CanvasOverlays::layOut()
{
    const QSize view = m_view.viewport()->size();
    for (QWidget *panel : std::initializer_list<QWidget *>{m_tools, m_switch, m_zoom, m_note, m_empty})
        panel->resize(panel->sizeHint());
    m_tools->move(edge, edge);
    m_switch->move(view.width() - m_switch->width() - edge, edge);
    m_zoom->move(view.width() - m_zoom->width() - edge, view.height() - m_zoom->height() - edge);
    const int left = m_tools->geometry().right() + edge, right = m_switch->x() - edge;
    m_banner->fit(right - left);
    m_banner->move(std::clamp((view.width() - m_banner->width()) / 2, left, std::max(left, right - m_banner->width())), edge);
    m_note->move((view.width() - m_note->width()) / 2, m_banner->isHidden() ? edge : m_banner->geometry().bottom() + edge);
    m_legend->move(edge, view.height() - m_legend->height() - edge);
    m_empty->move((view.width() - m_empty->width()) / 2, (view.height() - m_empty->height()) / 2);
}

QPointF CanvasOverlays::scaleBarCorner() const
{
    return {m_zoom->x() - 16.0, m_zoom->geometry().center().y() + 0.5};
}

} // namespace ui
