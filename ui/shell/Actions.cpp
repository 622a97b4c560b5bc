#include "ui/shell/Actions.h"

#include "ui/shell/Icons.h"

#include <QCoreApplication>
#include <QMenu>

namespace ui {

namespace {

#define ACTION_TEXT(text) QT_TRANSLATE_NOOP("ui::Actions", text)

QString inLanguage(const char *text)
{
    return QCoreApplication::translate("ui::Actions", text);
}

std::vector<QKeySequence> keys(std::initializer_list<const char *> sequences)
{
    std::vector<QKeySequence> list;
    for (const char *sequence : sequences)
        list.emplace_back(QLatin1String(sequence));
    return list;
}

} // namespace

const std::vector<ActionInfo> &actionTable()
{
    using enum Act;
    using enum MenuId;
    static const std::vector<ActionInfo> table{
        {NewDesign, File, 0, ACTION_TEXT("&New design"), ACTION_TEXT("Start an empty design with one scenario."), "new", keys({"Ctrl+N"})},
        {Open, File, 0, ACTION_TEXT("&Open…"), ACTION_TEXT("Open a design, or the JSON form of one."), "open", keys({"Ctrl+O"})},
        {Save, File, 1, ACTION_TEXT("&Save"), ACTION_TEXT("Write the design to its file; the version before stays beside it."), "save", keys({"Ctrl+S"})},
        {SaveAs, File, 1, ACTION_TEXT("Save &As…"), ACTION_TEXT("Write the design to a new file and go on with that one."), "", keys({"Ctrl+Shift+S"})},
        {Export, File, 2, ACTION_TEXT("&Export report…"), ACTION_TEXT("Write a report of the scenario in front as a spreadsheet, CSV or JSON."), "export",
         keys({"Ctrl+E"})},
        {CloseDesign, File, 3, ACTION_TEXT("&Close design"), ACTION_TEXT("Close the design and go back to the start page."), "close", keys({"Ctrl+W"})},
        {Quit, File, 3, ACTION_TEXT("&Quit"), ACTION_TEXT("Leave the program; unsaved changes are asked about first."), "", keys({"Ctrl+Q"})},

        {Undo, Edit, 0, ACTION_TEXT("&Undo"), ACTION_TEXT("Take the last step back. There is no limit."), "undo", keys({"Ctrl+Z"})},
        {Redo, Edit, 0, ACTION_TEXT("&Redo"), ACTION_TEXT("Do again what was taken back."), "redo", keys({"Ctrl+Shift+Z", "Ctrl+Y"})},
        {Delete, Edit, 1, ACTION_TEXT("&Delete"), ACTION_TEXT("Delete the selected sites and routes; a site takes its routes along."), "delete", keys({"Del"})},
        {Rename, Edit, 1, ACTION_TEXT("Re&name"), ACTION_TEXT("Give the selected site or route another name."), "rename", keys({"F2"})},
        {SelectAll, Edit, 2, ACTION_TEXT("Select &all"), ACTION_TEXT("Select all sites, to edit what they share; again: the routes too."), "",
         keys({"Ctrl+A"})},
        {SelectNothing, Edit, 2, ACTION_TEXT("Select n&othing"), ACTION_TEXT("Deselect; the inspector then shows the assumptions."), "",
         keys({"Ctrl+Shift+A"})},
        {Settings, Edit, 3, ACTION_TEXT("&Settings…"), ACTION_TEXT("Choose language and theme."), "settings", keys({"Ctrl+,"})},

        {ViewMap, View, 0, ACTION_TEXT("&Map"), ACTION_TEXT("Show sites where they are on earth."), "map", {}, true},
        {ViewSchematic, View, 0, ACTION_TEXT("&Schematic"), ACTION_TEXT("Show sites as cards, where you put them."), "schematic", {}, true},
        {SwitchView, View, 0, ACTION_TEXT("S&witch map and schematic"), ACTION_TEXT("Go from the map to the schematic and back."), "layers", keys({"M"})},
        {ZoomIn, View, 1, ACTION_TEXT("Zoom &in"), ACTION_TEXT("Come closer. The wheel zooms at the pointer."), "zoom-in", keys({"+", "=", "Ctrl++"})},
        {ZoomOut, View, 1, ACTION_TEXT("Zoom &out"), ACTION_TEXT("See more of the design."), "zoom-out", keys({"-", "Ctrl+-"})},
        {ZoomFit, View, 1, ACTION_TEXT("&Fit all"), ACTION_TEXT("Bring all sites into view."), "zoom-fit", keys({"F"})},
        {ZoomSelection, View, 1, ACTION_TEXT("Fit se&lection"), ACTION_TEXT("Bring the selected sites and routes into view."), "", keys({"Shift+F"})},
        {ShowOutline, View, 2, ACTION_TEXT("O&utline"), ACTION_TEXT("Show or hide the tree of sites and routes."), "outline", keys({"Ctrl+Shift+O"}), true},
        {ShowInspector, View, 2, ACTION_TEXT("Ins&pector"), ACTION_TEXT("Show or hide the fields of what is selected."), "inspector", keys({"Ctrl+Shift+I"}),
         true},
        {ShowResults, View, 2, ACTION_TEXT("&Results"), ACTION_TEXT("Show or hide the tables, findings and derivations at the bottom."), "panel-bottom",
         keys({"Ctrl+J"}), true},
        {ShowCharts, View, 2, ACTION_TEXT("&Charts"), ACTION_TEXT("Show in charts what carries the selected route, else the weakest one."), "chart",
         keys({"C"})},
        {SidePanels, View, 2, ACTION_TEXT("Si&de panels"), ACTION_TEXT("Hide outline and inspector together, and bring them back."), "", keys({"F9"})},
        {FullScreen, View, 3, ACTION_TEXT("F&ull screen"), ACTION_TEXT("Give the window the whole screen."), "", keys({"F11"}), true},
        {NextTheme, View, 3, ACTION_TEXT("&Light or dark"), ACTION_TEXT("Change between the light and the dark theme."), "theme", keys({"Ctrl+Shift+L"})},
        {NextArea, View, 3, ACTION_TEXT("Next area"), ACTION_TEXT("Move the focus on: tabs, figures, outline, canvas, inspector, results."), "", keys({"F6"}),
         false, false},
        {PreviousArea, View, 3, ACTION_TEXT("Previous area"), ACTION_TEXT("Move the focus back to the area before."), "", keys({"Shift+F6"}), false, false},

        {SelectTool, Insert, 0, ACTION_TEXT("&Select"), ACTION_TEXT("Click selects, drag moves or draws a rubber band."), "select", keys({"V"})},
        {PanTool, Insert, 0, ACTION_TEXT("&Pan"), ACTION_TEXT("Drag moves the view. With any tool: hold the space bar."), "pan", keys({"H"})},
        {PlaceCampus, Insert, 1, ACTION_TEXT("&Campus"), ACTION_TEXT("Click to place a campus with accelerators."), "site-campus", keys({"S"})},
        {PlaceHub, Insert, 1, ACTION_TEXT("&Hub"), ACTION_TEXT("Click to place a hub, where routes meet."), "site-hub", keys({"B"})},
        {PlaceHut, Insert, 1, ACTION_TEXT("H&ut"), ACTION_TEXT("Click a route to stand a hut on it, between two spans."), "site-hut", keys({"T"})},
        {DrawRoute, Insert, 1, ACTION_TEXT("&Route"), ACTION_TEXT("Drag from one site to another."), "route", keys({"R"})},
        {AddRisk, Insert, 2, ACTION_TEXT("Shared r&isk"), ACTION_TEXT("What fails as one: a duct, a cable, an entrance. Of the selected routes."), "srlg", {}},

        {DuplicateScenario, Design, 0, ACTION_TEXT("&Duplicate scenario"), ACTION_TEXT("Copy the scenario to a new tab, to change one thing and compare."),
         "duplicate", keys({"Ctrl+Shift+D"})},
        {RenameScenario, Design, 0, ACTION_TEXT("&Rename scenario"), ACTION_TEXT("Give the tab another name, in place."), "rename", keys({"Ctrl+Shift+R"})},
        {SetBaseline, Design, 0, ACTION_TEXT("Set as &baseline"), ACTION_TEXT("Other scenarios show their difference to this one."), "baseline",
         keys({"Ctrl+Shift+B"})},
        {DeleteScenario, Design, 0, ACTION_TEXT("D&elete scenario"), ACTION_TEXT("Delete the tab in front. Undo brings it back."), "delete",
         keys({"Ctrl+Shift+W"})},
        {NextScenario, Design, 1, ACTION_TEXT("&Next scenario"), ACTION_TEXT("Go to the tab at the right."), "", keys({"Ctrl+Tab", "Ctrl+PgDown"})},
        {PreviousScenario, Design, 1, ACTION_TEXT("&Previous scenario"), ACTION_TEXT("Go to the tab at the left."), "", keys({"Ctrl+Shift+Tab", "Ctrl+PgUp"})},
        {Assumptions, Design, 2, ACTION_TEXT("&Assumptions"), ACTION_TEXT("Show what the sizing of this scenario rests on, in the inspector."), "filter",
         keys({"Ctrl+Shift+P"})},

        {ShowFailures, Analyse, 0, ACTION_TEXT("&Failures"),
         ACTION_TEXT("List what each failure leaves, worst first, and what it takes to survive it. Choosing one previews it on the canvas."), "srlg",
         keys({"Shift+X"})},
        {ShowCut, Analyse, 0, ACTION_TEXT("Show the smallest &cut"),
         ACTION_TEXT("Mark the lit routes that part the two selected sites with the least capacity. As much as they carry can flow between the sites, whatever "
                     "the paths; to carry more, one of these routes must grow."),
         "cut", keys({"X"})},

        {Palette, Help, 0, ACTION_TEXT("&Search or run a command"), ACTION_TEXT("Find a command, a site, a route or an assumption by name."), "search",
         keys({"Ctrl+K"})},
        {Explain, Help, 0, ACTION_TEXT("&Explain the figure"), ACTION_TEXT("Show where the figure that has the focus comes from."), "explain", keys({"E"})},
        {Keys, Help, 0, ACTION_TEXT("&Keys"), ACTION_TEXT("List all keys."), "command", keys({"F1"})},
        {About, Help, 1, ACTION_TEXT("&About Spanwright"), ACTION_TEXT("Version, licence, libraries and where the data comes from."), "info", {}},
        {AboutQt, Help, 1, ACTION_TEXT("About &Qt"), ACTION_TEXT("Version and licence of the toolkit."), "", {}},
    };
    return table;
}

QString menuTitle(MenuId menu)
{
    static constexpr const char *titles[] = {ACTION_TEXT("&File"),   ACTION_TEXT("&Edit"),   ACTION_TEXT("&View"),
                                             ACTION_TEXT("&Insert"), ACTION_TEXT("&Design"), ACTION_TEXT("&Analyse"),
                                             ACTION_TEXT("&Help")};
    return inLanguage(titles[static_cast<int>(menu)]);
}

QString actionName(const ActionInfo &info)
{
    return inLanguage(info.text).remove(QLatin1Char('&'));
}

Actions::Actions(QObject *parent) : QObject(parent)
{
    for (const ActionInfo &info : actionTable()) {
        auto *action = new QAction(this);
        if (*info.icon != '\0')
            action->setIcon(icon(info.icon));
        action->setShortcuts(QList<QKeySequence>(info.keys.begin(), info.keys.end()));
        action->setCheckable(info.checkable);
        m_actions.emplace(info.act, action);
    }
    m_actions.at(Act::Quit)->setMenuRole(QAction::QuitRole);
    m_actions.at(Act::Settings)->setMenuRole(QAction::PreferencesRole);
    m_actions.at(Act::About)->setMenuRole(QAction::AboutRole);
    m_actions.at(Act::AboutQt)->setMenuRole(QAction::AboutQtRole);
    retranslate();
}

void Actions::retranslate()
{
    for (const ActionInfo &info : actionTable()) {
        QAction *action = m_actions.at(info.act);
        const QString hint = inLanguage(info.hint), name = actionName(info);
        const QString title = info.keys.empty() ? name : tr("%1 (%2)").arg(name, info.keys.front().toString(QKeySequence::NativeText));
        const QString obstacle = m_obstacles.contains(info.act) ? m_obstacles.at(info.act) : QString();
        action->setText(inLanguage(info.text));
        action->setToolTip(QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), (obstacle.isEmpty() ? hint : obstacle).toHtmlEscaped()));
        action->setStatusTip(obstacle.isEmpty() ? hint : obstacle);
    }
}

void Actions::fill(QMenu &menu, MenuId id) const
{
    menu.setToolTipsVisible(true);
    int group = 0;
    for (const ActionInfo &info : actionTable()) {
        if (info.menu != id || !info.inMenu)
            continue;
        if (info.group != std::exchange(group, info.group))
            menu.addSeparator();
        menu.addAction(m_actions.at(info.act));
    }
}

void Actions::setObstacle(Act act, const QString &reason)
{
    m_actions.at(act)->setEnabled(reason.isEmpty());
    QString &obstacle = m_obstacles[act];
    if (std::exchange(obstacle, reason) != reason)
        retranslate();
}

} // namespace ui
