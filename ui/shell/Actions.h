#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <map>
#include <vector>

class QMenu;

namespace ui {

/// Everything the program can be told to do. Menus, tool buttons, the command palette and Help, Keys read one table, in Actions.cpp.
enum class Act {
    NewDesign, Open, Save, SaveAs, Export, CloseDesign, Quit,
    Undo, Redo, Delete, SelectAll, SelectNothing, Rename, Settings,
    ViewMap, ViewSchematic, SwitchView, ZoomIn, ZoomOut, ZoomFit, ZoomSelection, ShowOutline, ShowInspector, ShowResults, ShowCharts, SidePanels, FullScreen, NextTheme, NextArea, PreviousArea,
    SelectTool, PanTool, PlaceCampus, PlaceHub, PlaceHut, DrawRoute, AddRisk,
    DuplicateScenario, RenameScenario, SetBaseline, DeleteScenario, NextScenario, PreviousScenario, Assumptions,
    ShowFailures, ShowCut,
    Palette, Explain, Keys, About, AboutQt,
};

enum class MenuId { File, Edit, View, Insert, Design, Analyse, Help };

/// One line of the table.
struct ActionInfo {
    Act act;
    MenuId menu;
    int group;                       ///< lines with another number stand behind a separator
    const char *text;                ///< with its mnemonic
    const char *hint;                ///< what it does, for tooltip, status bar and palette
    const char *icon;                ///< "" = none
    std::vector<QKeySequence> keys;  ///< the first one is shown
    bool checkable = false;
    bool inMenu = true;
};

const std::vector<ActionInfo> &actionTable();
/// The name of a menu with its mnemonic, in the language in force.
QString menuTitle(MenuId menu);
/// A text of the table without its mnemonic, in the language in force: "Save As…".
QString actionName(const ActionInfo &info);

/// The actions of one window, made from the table. The window connects them to what they do.
class Actions final : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject *parent);

    QAction *operator[](Act act) const { return m_actions.at(act); }
    const std::map<Act, QAction *> &all() const { return m_actions; }
    /// Renews texts and tooltips after a change of language.
    void retranslate();
    /// Adds the lines of one menu, with separators between groups.
    void fill(QMenu &menu, MenuId id) const;
    /// Says in the tooltip why an action cannot be taken now; empty = it can.
    void setObstacle(Act act, const QString &reason);

private:
    std::map<Act, QAction *> m_actions;
    std::map<Act, QString> m_obstacles;
};

} // namespace ui
