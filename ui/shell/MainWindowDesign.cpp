// What the window does with the page of the open design: edits, views, scenarios, the palette.
#include "ui/canvas/CanvasView.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"
#include "ui/inspector/Outline.h"
#include "ui/results/ResultsDock.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/DesignPage.h"
#include "ui/shell/FileController.h"
#include "ui/shell/HeadlineStrip.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/ScenarioTabs.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"

#include <QApplication>
#include <QLabel>
#include <QStatusBar>

#include <algorithm>

namespace ui {

namespace {

bool hasFocusWithin(const QWidget &area)
{
    const QWidget *focused = QApplication::focusWidget();
    return focused && (focused == &area || area.isAncestorOf(focused));
}

} // namespace

void MainWindow::connectDesignActions()
{
    const auto on = [this](Act act, auto function) {
        connect(menuAction(act), &QAction::triggered, this, [this, function] {
            if (m_page)
                function(*m_page);
        });
    };
    on(Act::Undo, [](DesignPage &page) { page.document().undoStack().undo(); });
    on(Act::Redo, [](DesignPage &page) { page.document().undoStack().redo(); });
    on(Act::Delete, [](DesignPage &page) { removeObjects(page.document(), page.document().selection()); });
    on(Act::SelectAll, [](DesignPage &page) { page.canvas()->selectAll(); });
    on(Act::SelectNothing, [](DesignPage &page) { page.document().clearSelection(); });
    on(Act::Rename, [this](DesignPage &) { rename(); });
    on(Act::Explain, [this](DesignPage &) { explain(); });

    using Tool = CanvasView::Tool;
    for (const auto &[act, tool] : {std::pair{Act::SelectTool, Tool::Select}, {Act::PanTool, Tool::Pan}, {Act::PlaceCampus, Tool::Campus}, {Act::PlaceHub, Tool::Hub}, {Act::PlaceHut, Tool::Hut}, {Act::DrawRoute, Tool::Route}}) {
        on(act, [tool = tool](DesignPage &page) {
            page.canvas()->setTool(tool);
            page.canvas()->setFocus(Qt::OtherFocusReason);
        });
    }

    on(Act::AddRisk, [](DesignPage &page) {
        Document &document = page.document();
        if (const std::string id = addSharedRisk(document, document.selectedRoutes()); !id.empty())
            document.select({ObjectRef::Kind::Srlg, id});
    });

    on(Act::DuplicateScenario, [](DesignPage &page) { page.tabs()->duplicateCurrent(); });
    on(Act::RenameScenario, [](DesignPage &page) { page.tabs()->renameCurrent(); });
    on(Act::SetBaseline, [](DesignPage &page) { page.document().setBaseline(page.document().currentId()); });
    on(Act::DeleteScenario, [](DesignPage &page) { page.document().removeScenario(page.document().currentId()); });
    on(Act::NextScenario, [](DesignPage &page) { page.tabs()->step(1); });
    on(Act::PreviousScenario, [](DesignPage &page) { page.tabs()->step(-1); });
    on(Act::Assumptions, [](DesignPage &page) { page.editAssumption({}); });
}

void MainWindow::connectViewActions()
{
    const auto on = [this](Act act, auto function) {
        connect(menuAction(act), &QAction::triggered, this, [this, function] {
            if (m_page)
                function(*m_page);
        });
    };
    using View = CanvasView::View;
    using Panel = DesignPage::Panel;
    on(Act::ViewMap, [](DesignPage &page) { page.canvas()->setView(View::Map); });
    on(Act::ViewSchematic, [](DesignPage &page) { page.canvas()->setView(View::Schematic); });
    on(Act::SwitchView, [](DesignPage &page) { page.canvas()->setView(page.canvas()->view() == View::Map ? View::Schematic : View::Map); });
    on(Act::ZoomIn, [](DesignPage &page) { page.canvas()->zoomIn(); });
    on(Act::ZoomOut, [](DesignPage &page) { page.canvas()->zoomOut(); });
    on(Act::ZoomFit, [](DesignPage &page) { page.canvas()->fitAll(); });
    on(Act::ZoomSelection, [](DesignPage &page) { page.canvas()->fitSelection(); });
    on(Act::SidePanels, [](DesignPage &page) { page.toggleSides(); });
    for (const auto &[act, panel] : {std::pair{Act::ShowOutline, Panel::Outline}, {Act::ShowInspector, Panel::Inspector}, {Act::ShowResults, Panel::Results}})
        on(act, [panel = panel](DesignPage &page) { page.setShown(panel, !page.isShown(panel)); });
    on(Act::ShowCharts, [](DesignPage &page) {
        page.setShown(Panel::Results, true);
        page.results()->showCharts();
    });
    on(Act::ShowFailures, [](DesignPage &page) {
        page.setShown(Panel::Results, true);
        page.results()->showFailures();
    });
    on(Act::ShowCut, [](DesignPage &page) { page.showCut(); });
    on(Act::NextArea, [this](DesignPage &) { moveFocus(1); });
    on(Act::PreviousArea, [this](DesignPage &) { moveFocus(-1); });
    connect(menuAction(Act::FullScreen), &QAction::triggered, this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(menuAction(Act::NextTheme), &QAction::triggered, this, [] {
        const ThemeMode mode = theme().dark ? ThemeMode::Light : ThemeMode::Dark;
        Settings::setThemeMode(mode);
        themeSource().setMode(mode);
    });
}

void MainWindow::connectPage()
{
    CanvasView *canvas = m_page->canvas();
    connect(m_page, &DesignPage::statusMessage, this, [this](const QString &text, int ms) { statusBar()->showMessage(text, ms); });
    connect(m_page, &DesignPage::exportRequested, menuAction(Act::Export), &QAction::trigger);
    connect(m_page, &DesignPage::placeMoved, m_placeLabel, &QLabel::setText);
    const auto renewChecks = [this, canvas] {
        menuAction(Act::ViewMap)->setChecked(canvas->view() == CanvasView::View::Map);
        menuAction(Act::ViewSchematic)->setChecked(canvas->view() == CanvasView::View::Schematic);
        menuAction(Act::ShowOutline)->setChecked(m_page->isShown(DesignPage::Panel::Outline));
        menuAction(Act::ShowInspector)->setChecked(m_page->isShown(DesignPage::Panel::Inspector));
        menuAction(Act::ShowResults)->setChecked(m_page->isShown(DesignPage::Panel::Results));
    };
    connect(canvas, &CanvasView::viewChanged, this, renewChecks);
    connect(m_page, &DesignPage::panelsChanged, canvas, renewChecks);
    renewChecks();
    canvas->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showFindings()
{
    if (!m_page)
        return;
    m_page->setShown(DesignPage::Panel::Results, true);
    m_page->results()->showTab(ResultsDock::Tab::Findings);
}

void MainWindow::rename()
{
    if (hasFocusWithin(*m_page->outline()))
        return m_page->outline()->renameCurrent();
    const Selection &selection = m_page->document().selection();
    if (selection.empty())
        return m_page->tabs()->renameCurrent();
    m_page->canvas()->rename(*selection.begin());
}

void MainWindow::explain()
{
    Document &document = m_page->document();
    const Selection &selection = document.selection();
    if (hasFocusWithin(*m_page->results()))
        return m_page->results()->explainCurrent();
    if (m_page->strip()->hasFocus() || selection.empty())
        return m_page->strip()->explainCurrent();
    const ObjectRef &object = *selection.begin();
    if (object.kind == ObjectRef::Kind::Site)
        document.requestExplain("coherent_ports", {core::Scope::Site, object.id});
    else if (object.kind == ObjectRef::Kind::Route)
        document.requestExplain("fibre_pairs", {core::Scope::Route, object.id});
    else if (object.kind == ObjectRef::Kind::Demand)
        document.requestExplain("gbps", {core::Scope::Demand, object.id});
}

void MainWindow::moveFocus(int by)
{
    std::vector<QWidget *> areas = m_page->areas();
    std::erase_if(areas, [](const QWidget *area) { return !area->isVisible(); });
    const auto here = std::ranges::find_if(areas, [](const QWidget *area) { return hasFocusWithin(*area); });
    const auto count = static_cast<int>(areas.size());
    const int from = here == areas.end() ? (by > 0 ? -1 : 0) : static_cast<int>(here - areas.begin());
    QWidget *next = areas[static_cast<std::size_t>((from + by + count) % count)];
    if (next->focusPolicy() != Qt::NoFocus || next->focusProxy())
        return next->setFocus(Qt::ShortcutFocusReason);
    // A panel that takes no focus itself passes it to the first of its fields that does.
    for (QWidget *candidate = next->nextInFocusChain(); candidate != next; candidate = candidate->nextInFocusChain()) {
        if (next->isAncestorOf(candidate) && candidate->isVisible() && candidate->isEnabled() && (candidate->focusPolicy() & Qt::TabFocus))
            return candidate->setFocus(Qt::ShortcutFocusReason);
    }
}

QList<PaletteEntry> MainWindow::paletteEntries()
{
    using Kind = PaletteEntry::Kind;
    QList<PaletteEntry> entries;
    for (const ActionInfo &info : actionTable()) {
        QAction *action = menuAction(info.act);
        if (!action->isEnabled() || info.act == Act::Palette)
            continue;
        entries << PaletteEntry{Kind::Action, info.icon, actionName(info), menuTitle(info.menu).remove(QLatin1Char('&')), action->shortcut().toString(QKeySequence::NativeText), [action] { action->trigger(); }};
    }
    if (!m_page)
        return entries;
    Document *document = &m_page->document();
    const auto show = [this, document](const ObjectRef &object) {
        return [this, document, object] {
            document->select(object);
            document->requestReveal(object);
            m_page->canvas()->setFocus(Qt::OtherFocusReason);
        };
    };
    const core::Scenario &scenario = document->current();
    for (const core::Site &site : scenario->sites) {
        const char *symbol = site.kind == core::SiteKind::Hub ? "site-hub" : "site-campus";
        entries << PaletteEntry{Kind::Object, symbol, fromCore(core::displayName(site)), tr("Sites"), {}, show({ObjectRef::Kind::Site, site.id})};
    }
    for (const core::Route &route : scenario->routes)
        entries << PaletteEntry{Kind::Object, "route", fromCore(core::displayName(route, scenario)), tr("Routes"), {}, show({ObjectRef::Kind::Route, route.id})};
    for (const core::Scenario &each : document->design().scenarios)
        entries << PaletteEntry{Kind::Object, "duplicate", fromCore(each->name), tr("Scenarios"), {}, [document, id = each->id] { document->setCurrent(id); }};
    for (const core::Assumption &assumption : core::assumptions()) {
        entries << PaletteEntry{Kind::Assumption, "filter", translated(assumption.label), tr("Assumptions, %1").arg(translated(assumption.group)), {}, [this, id = std::string(assumption.id)] {
            m_page->editAssumption(id);
        }};
    }
    return entries;
}

void MainWindow::openPalette()
{
    if (m_palette)
        return m_palette->close(), void();
    m_palette = new CommandPalette(paletteEntries(), this);
    m_palette->openOver(this);
}

} // namespace ui
