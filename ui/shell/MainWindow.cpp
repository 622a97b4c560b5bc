#include "ui/shell/MainWindow.h"

#include "core/exchange/Examples.h"
#include "ui/document/Document.h"
#include "ui/document/Preview.h"
#include "ui/document/Text.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/DesignPage.h"
#include "ui/shell/Dialogs.h"
#include "ui/shell/ExportDialog.h"
#include "ui/shell/FileController.h"
#include "ui/shell/Icons.h"
#include "ui/shell/MenuCorner.h"
#include "ui/shell/ScenarioTabs.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"
#include "ui/shell/Translations.h"
#include "ui/shell/WelcomePage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace ui {

MainWindow::MainWindow() : m_actions(new Actions(this)), m_files(new FileController(this)), m_stack(new QStackedWidget(this))
{
    const ThemeMetrics &m = theme().metrics;
    setAcceptDrops(true);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line);
    column->addWidget(m_stack, 1);
    setCentralWidget(central);
    setMinimumSize(m.scaled(800), m.scaled(500));
    m_welcome = new WelcomePage(*m_files, *m_actions, m_stack);
    m_stack->addWidget(m_welcome);
    makeMenus();
    makeStatusBar();
    connectFileActions();
    connectDesignActions();
    connectViewActions();
    connectHelpActions();
    QCoreApplication::instance()->installEventFilter(this);
    for (const auto &[act, action] : m_actions->all())
        addAction(action); // keys work although not every action is in a menu
    for (int i = 0; i < 9; ++i) {
        auto *go = new QShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1)), this);
        connect(go, &QShortcut::activated, this, [this, i] {
            if (m_page)
                m_page->tabs()->showIndex(i);
        });
    }

    connect(m_files, &FileController::documentAboutToChange, this, &MainWindow::dropPage);
    connect(m_files, &FileController::documentChanged, this, &MainWindow::makePage);
    connect(m_files, &FileController::stateChanged, this, &MainWindow::renewTitle);
    connect(m_files, &FileController::notified, this, [this](const QString &text) { statusBar()->showMessage(text, 8'000); });
    connect(&themeSource(), &ThemeSource::changed, this, &MainWindow::renewStatus);

    if (const QByteArray geometry = Settings::bytes(QStringLiteral("windowGeometry")); geometry.isEmpty() || !restoreGeometry(geometry))
        resize(1600, 1000);
    renewActions();
    renewTitle();
    renewStatus();
}

MainWindow::~MainWindow()
{
    dropPage();
}

void MainWindow::makeMenus()
{
    QMenuBar *bar = menuBar();
    bar->clear();
    bar->setNativeMenuBar(false); // its corner holds file name, search and tools
    for (const MenuId id : {MenuId::File, MenuId::Edit, MenuId::View, MenuId::Insert, MenuId::Design, MenuId::Analyse, MenuId::Help}) {
        QMenu *menu = bar->addMenu(menuTitle(id));
        m_actions->fill(*menu, id);
        if (id != MenuId::File)
            continue;
        auto *recent = new QMenu(tr("Open &recent"), menu), *examples = new QMenu(tr("Open e&xample"), menu);
        connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(*recent); });
        connect(menu, &QMenu::aboutToShow, recent, [recent] { recent->menuAction()->setEnabled(!Settings::recentFiles().isEmpty()); });
        fillExampleMenu(*examples);
        const QList<QAction *> entries = menu->actions();
        QAction *after = entries.value(entries.indexOf(menuAction(Act::Open)) + 1);
        menu->insertMenu(after, recent);
        menu->insertMenu(after, examples);
    }

    auto *symbol = new QLabel(bar);
    const int side = theme().metrics.scaled(20);
    symbol->setPixmap(iconPixmap(QStringLiteral("spanwright"), side, theme().colours.text, devicePixelRatioF()));
    symbol->setContentsMargins(12, 0, 6, 0);
    bar->setCornerWidget(symbol, Qt::TopLeftCorner);
    m_corner = new MenuCorner(*m_actions, bar);
    bar->setCornerWidget(m_corner, Qt::TopRightCorner);
    symbol->show();
    m_corner->show();
}

void MainWindow::makeStatusBar()
{
    QStatusBar *bar = statusBar();
    bar->setSizeGripEnabled(false);
    bar->setMinimumHeight(theme().metrics.statusBar);
    bar->setContentsMargins(8, 0, 8, 0);
    const auto label = [&](bool right) {
        auto *made = new QLabel(bar);
        made->setFont(theme().fonts.small);
        made->setContentsMargins(4, 0, 10, 0);
        right ? bar->addPermanentWidget(made) : bar->addWidget(made);
        return made;
    };
    m_selectionLabel = label(false);
    m_sizedLabel = label(false);
    m_placeLabel = label(true);
    m_saveLabel = label(true);
    m_themeLabel = label(true);
}

void MainWindow::connectFileActions()
{
    const auto on = [this](Act act, auto function) { connect(menuAction(act), &QAction::triggered, this, function); };
    on(Act::NewDesign, [this] { m_files->newDesign(); });
    on(Act::Open, [this] { m_files->openWithDialog(); });
    on(Act::Save, [this] { m_files->save(); });
    on(Act::SaveAs, [this] { m_files->saveWithDialog(); });
    on(Act::Export, [this] { openExport(); });
    on(Act::CloseDesign, [this] { m_files->closeDesign(); });
    on(Act::Quit, [this] { close(); });
}

void MainWindow::connectHelpActions()
{
    const auto on = [this](Act act, auto function) { connect(menuAction(act), &QAction::triggered, this, function); };
    on(Act::Palette, [this] { openPalette(); });
    on(Act::Keys, [this] { KeysDialog(this).exec(); });
    on(Act::About, [this] { AboutDialog(this).exec(); });
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
    on(Act::Settings, [this] {
        SettingsDialog dialog(this);
        connect(&dialog, &SettingsDialog::languageChosen, this, [this, &dialog] {
            dialog.accept();
            retranslate();
        });
        dialog.exec();
    });
}

void MainWindow::fillRecentMenu(QMenu &menu)
{
    menu.clear();
    for (const QString &path : Settings::recentFiles()) {
        const QFileInfo info(path);
        QAction *entry = menu.addAction(info.fileName().replace(QLatin1Char('&'), QLatin1String("&&")), this, [this, path] { m_files->open(path); });
        entry->setStatusTip(QDir::toNativeSeparators(path));
        entry->setToolTip(entry->statusTip());
    }
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    menu.addAction(tr("&Clear list"), this, [this] {
        Settings::clearRecentFiles();
        m_welcome->renew();
    });
}

void MainWindow::fillExampleMenu(QMenu &menu)
{
    for (const core::Example &example : core::examples()) {
        QAction *entry = menu.addAction(translated(example.name), this, [this, id = QString::fromLatin1(example.id)] { m_files->openExample(id); });
        entry->setStatusTip(translated(example.description));
    }
}

void MainWindow::dropPage()
{
    if (m_palette)
        m_palette->close();
    if (!m_page)
        return;
    m_page->saveLayout();
    if (Document *document = m_files->document()) {
        document->disconnect(this);
        document->undoStack().disconnect(this);
        Preview::of(*document).disconnect(this);
    }
    m_stack->setCurrentWidget(m_welcome);
    delete std::exchange(m_page, nullptr);
}

void MainWindow::makePage()
{
    Document *document = m_files->document();
    if (document) {
        m_page = new DesignPage(*document, m_stack);
        m_stack->addWidget(m_page);
        m_stack->setCurrentWidget(m_page);
        connectPage();
        connect(document, &Document::selectionChanged, this, &MainWindow::renewActions);
        connect(document, &Document::scenarioChanged, this, &MainWindow::renewActions);
        connect(document, &Document::scenarioListChanged, this, &MainWindow::renewActions);
        connect(document, &Document::currentChanged, this, &MainWindow::renewActions);
        connect(document, &Document::sizingChanged, this, &MainWindow::renewStatus);
        connect(&Preview::of(*document), &Preview::changed, this, &MainWindow::renewStatus);
        connect(&document->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::renewUndo);
        connect(&document->undoStack(), &QUndoStack::undoTextChanged, this, &MainWindow::renewUndo);
        connect(&document->undoStack(), &QUndoStack::redoTextChanged, this, &MainWindow::renewUndo);
    } else {
        m_welcome->renew();
        m_placeLabel->clear();
    }
    renewActions();
    renewTitle();
}

void MainWindow::retranslate()
{
    const bool hadPage = m_page != nullptr;
    dropPage();
    installLanguage(*qApp);
    m_actions->retranslate();
    makeMenus();
    m_stack->removeWidget(m_welcome);
    delete m_welcome;
    m_welcome = new WelcomePage(*m_files, *m_actions, m_stack);
    m_stack->addWidget(m_welcome);
    if (hadPage)
        makePage();
    renewActions();
    renewTitle();
}

void MainWindow::renewTitle()
{
    const QString name = m_files->displayName();
    const bool modified = m_files->isModified();
    setWindowTitle(name.isEmpty() ? tr("Spanwright") : tr("%1[*] – Spanwright").arg(name));
    setWindowModified(modified);
    setWindowFilePath(QString());
    m_corner->setFile(name, modified, QDir::toNativeSeparators(m_files->path()));
    menuBar()->setCornerWidget(m_corner, Qt::TopRightCorner); // a menu bar makes room for another width only when told
    menuAction(Act::Save)->setEnabled(m_files->document() && !m_files->isBusy() && (modified || m_files->path().isEmpty()));
    renewStatus();
}

void MainWindow::renewStatus()
{
    const ThemeSource &source = themeSource();
    m_themeLabel->setText(source.mode() == ThemeMode::System ? tr("System theme") : source.mode() == ThemeMode::Dark ? tr("Dark") : tr("Light"));
    m_saveLabel->setText(m_files->isBusy() ? tr("Working with the file…") : m_files->stateText());
    QPalette ink = theme().palette();
    ink.setColor(QPalette::WindowText, theme().colours.textSecondary);
    for (QLabel *label : {m_selectionLabel, m_sizedLabel, m_placeLabel, m_saveLabel, m_themeLabel})
        label->setPalette(ink);
    const Document *document = m_files->document();
    if (!document) {
        m_selectionLabel->setText(tr("No design open"));
        m_sizedLabel->clear();
        return;
    }
    const auto sites = int(document->selectedSites().size()), routes = int(document->selectedRoutes().size());
    const auto risks = int(document->selectedRisks().size());
    const Preview &preview = Preview::of(*m_files->document());
    m_selectionLabel->setText(preview.failure() != nullptr ? tr("Previewing a failure: nothing in the design changes")
                              : preview.cut() != nullptr   ? tr("Showing a cut: nothing in the design changes")
                              : risks > 0 && sites + routes == 0 ? tr("%n shared risk(s) selected", nullptr, risks)
                              : sites == 0 && routes == 0 ? tr("Nothing selected")
                              : routes == 0             ? tr("%n site(s) selected", nullptr, sites)
                              : sites == 0              ? tr("%n route(s) selected", nullptr, routes)
                                                        : tr("%n object(s) selected", nullptr, sites + routes));
    if (const std::optional<core::Error> error = document->sizingError(document->currentId()))
        m_sizedLabel->setText(tr("Not sized: %1").arg(translated(*error)));
    else if (document->currentSizing()) {
        const double ms = document->sizingMs(document->currentId());
        m_sizedLabel->setText(tr("Sized in %1 ms").arg(QLocale().toString(ms, 'f', ms < 10 ? 1 : 0)));
    } else
        m_sizedLabel->clear();
}

void MainWindow::renewUndo()
{
    const Document *document = m_files->document();
    QUndoStack *stack = document ? &m_files->document()->undoStack() : nullptr;
    const auto show = [this](Act act, bool possible, const QString &text, const QString &step) {
        QAction *action = menuAction(act);
        action->setEnabled(possible);
        action->setText(text);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(tr("%1 (%2)").arg(step, keys));
        action->setStatusTip(step);
    };
    const bool undo = stack && stack->canUndo(), redo = stack && stack->canRedo();
    show(Act::Undo, undo, undo ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"), undo ? tr("Undo: %1").arg(stack->undoText()) : tr("Nothing to undo"));
    show(Act::Redo, redo, redo ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"), redo ? tr("Redo: %1").arg(stack->redoText()) : tr("Nothing to redo"));
    renewTitle();
}

void MainWindow::renewActions()
{
    const Document *document = m_files->document();
    for (const ActionInfo &info : actionTable()) {
        const bool always = info.menu == MenuId::Help || info.act == Act::NewDesign || info.act == Act::Open || info.act == Act::Quit ||
                            info.act == Act::Settings || info.act == Act::FullScreen || info.act == Act::NextTheme;
        if (!always || info.act == Act::Explain)
            m_actions->setObstacle(info.act, document ? QString() : tr("Open a design or start a new one first."));
    }
    if (document) {
        const bool selected = !document->selection().empty(), several = document->design().scenarios.size() > 1;
        const core::Scenario &current = document->current();
        const auto unless = [this](Act act, bool possible, const QString &reason) { m_actions->setObstacle(act, possible ? QString() : reason); };
        unless(Act::Delete, selected, tr("Select a site or route first."));
        unless(Act::SelectNothing, selected, tr("Nothing is selected."));
        unless(Act::ZoomSelection, selected, tr("Select a site or route first."));
        unless(Act::Export, !current->sites.empty(), tr("Place a site first."));
        unless(Act::SelectAll, !current->sites.empty(), tr("Place a site first."));
        unless(Act::DrawRoute, current->sites.size() > 1, tr("Place two sites first."));
        unless(Act::ShowCut, document->selectedSites().size() == 2, tr("Select two sites first."));
        unless(Act::PlaceHut, !current->routes.empty(), tr("Draw a route first."));
        unless(Act::SetBaseline, !current->baseline, tr("This scenario is the baseline."));
        unless(Act::DeleteScenario, several, tr("A design keeps at least one scenario."));
        unless(Act::NextScenario, several, tr("There is one scenario only."));
        unless(Act::PreviousScenario, several, tr("There is one scenario only."));
    }
    renewUndo();
}

void MainWindow::openExport()
{
    if (!m_page)
        return;
    ExportDialog dialog(m_page->document(), m_files->path(), this);
    connect(&dialog, &ExportDialog::exported, this,
            [this](const QString &path) { statusBar()->showMessage(tr("Exported to %1").arg(QDir::toNativeSeparators(path)), 8'000); });
    connect(&dialog, &ExportDialog::findingsWanted, this, &MainWindow::showFindings);
    dialog.exec();
}

/// On X11 a line edit takes Ctrl+E for “end of line”, so the window's export would be dead while the cursor stands in a field.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isActiveWindow()) {
        const auto *pressed = static_cast<QKeyEvent *>(event);
        if (menuAction(Act::Export)->shortcuts().contains(QKeySequence(pressed->keyCombination()))) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        menuAction(Act::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_closing && m_files->document()) {
        event->ignore();
        m_files->closeDesign([this] {
            m_closing = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); // a window that is closing does not close again
        });
        return;
    }
    Settings::setBytes(QStringLiteral("windowGeometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().size() == 1 && event->mimeData()->urls().constFirst().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = event->mimeData()->urls().constFirst().toLocalFile();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { m_files->open(path); }, Qt::QueuedConnection); // a question must not hold up the drag's source
}

} // namespace ui
