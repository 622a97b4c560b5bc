#pragma once

#include "ui/shell/Actions.h"
#include "ui/shell/CommandPalette.h"

#include <QMainWindow>
#include <QPointer>

class QLabel;
class QStackedWidget;

namespace ui {

class DesignPage;
class Document;
class FileController;
class MenuCorner;
class WelcomePage;

/// The window: menu row, then the start page or the page of the open design, then the status bar.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    FileController &files() { return *m_files; }
    Actions &actions() { return *m_actions; }
    DesignPage *page() const { return m_page; } ///< nullptr on the start page
    WelcomePage *welcome() const { return m_welcome; }
    CommandPalette *commandPalette() const { return m_palette; }
    QAction *menuAction(Act act) const { return (*m_actions)[act]; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeMenus();
    void makeStatusBar();
    void connectFileActions();
    void connectDesignActions();
    void connectViewActions();
    void connectHelpActions();
    void fillRecentMenu(QMenu &menu);
    void fillExampleMenu(QMenu &menu);
    void makePage();
    void connectPage();
    void showFindings();
    void dropPage();
    void retranslate();
    void renewActions();
    void renewUndo();
    void renewTitle();
    void renewStatus();
    void rename();
    void explain();
    void moveFocus(int by);
    void openExport();
    void openPalette();
    QList<PaletteEntry> paletteEntries();

    Actions *m_actions;
    FileController *m_files;
    QStackedWidget *m_stack;
    WelcomePage *m_welcome = nullptr;
    DesignPage *m_page = nullptr;
    MenuCorner *m_corner = nullptr;
    QPointer<CommandPalette> m_palette;
    QLabel *m_selectionLabel = nullptr, *m_sizedLabel = nullptr, *m_placeLabel = nullptr, *m_saveLabel = nullptr, *m_themeLabel = nullptr;
    bool m_closing = false;
};

} // namespace ui
