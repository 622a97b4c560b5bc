#include "ui/shell/DesignPage.h"

#include "ui/canvas/CanvasView.h"
#include "ui/document/Preview.h"
#include "ui/inspector/Inspector.h"
#include "ui/inspector/Outline.h"
#include "ui/results/ResultsDock.h"
#include "ui/shell/HeadlineStrip.h"
#include "ui/shell/ScenarioTabs.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

const QString layoutKey = QStringLiteral("workspace"), viewKey = QStringLiteral("canvasView");
constexpr int layoutVersion = 1, refusalMs = 4'000;

} // namespace

DesignPage::DesignPage(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_tabs(new ScenarioTabs(document, this)), m_strip(new HeadlineStrip(document, this)),
      // A window within the window, so that tabs and strip reach over the docks.
      m_workspace(new QMainWindow(this, Qt::Widget)), m_canvas(new CanvasView(document, m_workspace)), m_outline(new Outline(document, m_workspace)),
      m_inspector(new Inspector(document, m_workspace)), m_results(new ResultsDock(document, m_workspace))
{
    const ThemeMetrics &m = theme().metrics;
    m_workspace->setWindowFlags(Qt::Widget);
    m_workspace->setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    m_workspace->setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_workspace->setDockOptions(QMainWindow::AnimatedDocks);
    m_workspace->setContextMenuPolicy(Qt::NoContextMenu);
    m_workspace->setCentralWidget(m_canvas);
    m_outlineDock = addDock("outline", tr("Outline"), m_outline, Qt::LeftDockWidgetArea);
    m_inspectorDock = addDock("inspector", tr("Inspector"), m_inspector, Qt::RightDockWidgetArea);
    m_resultsDock = addDock("results", tr("Results"), m_results, Qt::BottomDockWidgetArea);
    m_outline->setMinimumWidth(m.scaled(180));
    m_inspector->setMinimumWidth(m.scaled(280));
    m_workspace->resizeDocks({m_outlineDock, m_inspectorDock}, {m.outlineWidth, m.inspectorWidth}, Qt::Horizontal);
    m_workspace->resizeDocks({m_resultsDock}, {m.scaled(340)}, Qt::Vertical);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_strip);
    column->addWidget(m_workspace, 1);
    restoreLayout();

    const auto paintGround = [this] {
        QPalette ground = theme().palette();
        ground.setColor(QPalette::Window, theme().colours.panel);
        m_workspace->setPalette(ground);
    };
    m_workspace->setAutoFillBackground(true);
    paintGround();
    connect(&themeSource(), &ThemeSource::changed, this, paintGround);
    connectPanels();
}

DesignPage::~DesignPage() = default;

void DesignPage::connectPanels()
{
    const auto refuse = [this](const QString &message) { emit statusMessage(message, refusalMs); };
    connect(m_canvas, &CanvasView::statusMessage, this, &DesignPage::statusMessage);
    connect(m_canvas, &CanvasView::pointerMoved, this, &DesignPage::placeMoved);
    connect(m_canvas, &CanvasView::editRequested, this, [this](const ObjectRef &object) {
        m_document.select(object);
        editSelection();
    });
    connect(m_outline, &Outline::editRequested, this, &DesignPage::editSelection);
    connect(m_outline, &Outline::assumptionRequested, this, &DesignPage::editAssumption);
    connect(m_outline, &Outline::refused, this, refuse);
    connect(m_results, &ResultsDock::refused, this, refuse);
    connect(m_results, &ResultsDock::exportRequested, this, &DesignPage::exportRequested);
    connect(m_results, &ResultsDock::hideRequested, this, [this] { setShown(Panel::Results, false); });
    connect(m_results, &ResultsDock::maximiseRequested, this, &DesignPage::toggleMaximised);
    connect(m_results, &ResultsDock::linkActivated, this, [this](const core::DerivationLink &link) {
        setShown(Panel::Inspector, true);
        m_inspector->follow(link);
    });
    auto *escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    Preview &preview = Preview::of(m_document);
    connect(escape, &QShortcut::activated, &preview, &Preview::end);
    connect(&preview, &Preview::changed, escape, [escape, &preview] { escape->setEnabled(preview.isOn()); });
    escape->setEnabled(preview.isOn());
    connect(&m_document, &Document::explainRequested, this, [this] { setShown(Panel::Results, true); });
}

void DesignPage::editSelection()
{
    setShown(Panel::Inspector, true);
    m_inspector->focusField("name");
}

void DesignPage::editAssumption(const std::string &id)
{
    setShown(Panel::Inspector, true);
    m_document.clearSelection();
    if (id.empty())
        m_inspector->focusSearch();
    else
        m_inspector->focusField(id);
}

void DesignPage::showCut()
{
    const std::vector<std::string> sites = m_document.selectedSites();
    if (sites.size() == 2 && !Preview::of(m_document).showCut(sites[0], sites[1]))
        emit statusMessage(tr("The cut is told once the scenario is sized."), refusalMs);
}

void DesignPage::toggleMaximised()
{
    const int whole = m_workspace->height(), now = m_resultsDock->height();
    const bool maximised = m_heightBefore > 0 && now > whole * 3 / 4;
    const int height = maximised ? std::exchange(m_heightBefore, 0) : whole;
    if (!maximised)
        m_heightBefore = now;
    leaveRoomForCanvas();
    m_workspace->resizeDocks({m_resultsDock}, {height}, Qt::Vertical);
}

void DesignPage::leaveRoomForCanvas()
{
    // Tools and legend stand over each other on a lower canvas; a maximised dock may have it all.
    m_canvas->setMinimumHeight(m_heightBefore > 0 ? 0 : std::min(theme().metrics.scaled(300), m_workspace->height() * 3 / 5));
}

void DesignPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    leaveRoomForCanvas();
}

QDockWidget *DesignPage::addDock(const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area)
{
    auto *made = new QDockWidget(title, m_workspace);
    made->setObjectName(QLatin1String(name));
    made->setFeatures(QDockWidget::DockWidgetClosable);
    made->setTitleBarWidget(new QWidget(made)); // the panels bring their own heads
    made->setWidget(content);
    m_workspace->addDockWidget(area, made);
    connect(made, &QDockWidget::visibilityChanged, this, &DesignPage::panelsChanged);
    return made;
}

QDockWidget *DesignPage::dock(Panel panel) const
{
    return panel == Panel::Outline ? m_outlineDock : panel == Panel::Inspector ? m_inspectorDock : m_resultsDock;
}

bool DesignPage::isShown(Panel panel) const
{
    return !dock(panel)->isHidden();
}

void DesignPage::setShown(Panel panel, bool shown)
{
    dock(panel)->setVisible(shown);
}

void DesignPage::toggleSides()
{
    const bool show = !isShown(Panel::Outline) && !isShown(Panel::Inspector);
    setShown(Panel::Outline, show);
    setShown(Panel::Inspector, show);
}

std::vector<QWidget *> DesignPage::areas() const
{
    return {m_tabs->bar(), m_strip, m_outline, m_canvas, m_inspector, m_results};
}

void DesignPage::saveLayout() const
{
    Settings::setBytes(layoutKey, m_workspace->saveState(layoutVersion));
    Settings::setWord(viewKey, m_canvas->view() == CanvasView::View::Map ? QStringLiteral("map") : QStringLiteral("schematic"));
}

void DesignPage::restoreLayout()
{
    if (const QByteArray state = Settings::bytes(layoutKey); !state.isEmpty())
        m_workspace->restoreState(state, layoutVersion);
}

} // namespace ui
