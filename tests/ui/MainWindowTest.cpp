#include "ui/shell/MainWindow.h"
#include "core/store/DesignStore.h"
#include "ui/canvas/CanvasView.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/inspector/Inspector.h"
#include "ui/shell/CommandPalette.h"
#include "ui/shell/DesignPage.h"
#include "ui/shell/ExportDialog.h"
#include "ui/shell/FileController.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

/// The window as a whole: files, prompts, palette, theme, export.
class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void startsWithoutADesign();
    void closingAnUnchangedDesignQuits();
    void aLowWindowKeepsRoomForTheCanvas();
    void closingAChangedDesignAsks();
    void savingMakesItCleanRecentAndEqualOnDisk();
    void aFileChangedOnDiskIsNotOverwrittenUnasked();
    void aDesignOpenElsewhereOpensAsACopy();
    void aDamagedFileIsRefusedAndTheOpenDesignStays();
    void autosaveIsOfferedOnTheNextOpen();
    void recentFilesAreListedLatestFirst();
    void thePaletteRunsCommandsAndFindsObjects();
    void theThemeSwitchesLive();
    void exportNeedsASite();
    void exportWritesTheReportAndSaysWhyNot();
    void exportIsReachedFromAField();
    void singleKeysAreTypedInFields();

private:
    /// Clicks the button of that role in the next message that opens; remembers its text.
    void answer(QMessageBox::ButtonRole role);
    QString design(const QString &name);
    void openFile(const QString &path);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::MainWindow> m_window;
    QString m_asked;
};

void MainWindowTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void MainWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_asked.clear();
    m_window = std::make_unique<ui::MainWindow>();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MainWindowTest::cleanup()
{
    if (m_window->files().isModified())
        m_window->files().document()->undoStack().setClean();
    m_window->close();
    m_window.reset();
    m_folder.reset();
}

void MainWindowTest::answer(QMessageBox::ButtonRole role)
{
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, timer, role] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        m_asked = box->text();
        timer->deleteLater();
        timer->stop();
        for (QAbstractButton *button : box->buttons()) {
            if (box->buttonRole(button) == role)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        box->reject();
    });
    timer->start(5);
}

QString MainWindowTest::design(const QString &name)
{
    const QString path = m_folder->filePath(name);
    const auto saved = core::saveDesign(core::newDesign(name.toStdString()), path.toStdString(), {}, core::Overwrite::Always);
    return saved ? path : QString();
}

void MainWindowTest::openFile(const QString &path)
{
    m_window->files().open(path);
    QTRY_COMPARE(m_window->files().path(), path);
    QTRY_VERIFY(!m_window->files().isBusy());
}

void MainWindowTest::startsWithoutADesign()
{
    QVERIFY(!m_window->page());
    QVERIFY(!m_window->menuAction(ui::Act::Save)->isEnabled());
    QVERIFY(!m_window->menuAction(ui::Act::Export)->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_window->page());
    QVERIFY(!m_window->isWindowModified());
    m_window->menuAction(ui::Act::CloseDesign)->trigger();
    QVERIFY(!m_window->page());
}

void MainWindowTest::closingAnUnchangedDesignQuits()
{
    openFile(design(QStringLiteral("plan.spanwright")));
    QVERIFY(!m_window->isWindowModified());
    m_window->menuAction(ui::Act::Quit)->trigger();
    QTRY_VERIFY(!m_window->isVisible());
}

void MainWindowTest::aLowWindowKeepsRoomForTheCanvas()
{
    m_window->resize(1'120, 700);
    m_window->files().openExample(QStringLiteral("campus_pair"));
    QTRY_VERIFY(m_window->page() != nullptr);
    QTRY_VERIFY2(m_window->page()->canvas()->height() >= 300, qPrintable(QString::number(m_window->page()->canvas()->height())));
}

void MainWindowTest::closingAChangedDesignAsks()
{
    openFile(design(QStringLiteral("plan.spanwright")));
    ui::addSite(*m_window->files().document(), core::SiteKind::Campus, {}, core::CanvasPosition{0, 0});
    QVERIFY(m_window->isWindowModified());

    answer(QMessageBox::RejectRole);
    m_window->close();
    QVERIFY(m_asked.contains(QStringLiteral("plan.spanwright")));
    QVERIFY(m_window->isVisible());
    QVERIFY(m_window->page());

    answer(QMessageBox::AcceptRole);
    m_window->close();
    QTRY_VERIFY(!m_window->isVisible());
    const auto saved = core::openDesign(m_folder->filePath(QStringLiteral("plan.spanwright")).toStdString());
    QVERIFY(bool(saved));
    QCOMPARE(saved->design.scenarios.front()->sites.size(), std::size_t(1));
}

void MainWindowTest::savingMakesItCleanRecentAndEqualOnDisk()
{
    m_window->files().openExample(QStringLiteral("campus_pair"));
    QVERIFY(m_window->page());
    const QString path = m_folder->filePath(QStringLiteral("pair.json"));
    bool done = false;
    m_window->files().saveTo(path, core::Overwrite::Always, [&] { done = true; });
    QTRY_VERIFY(done);
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(ui::Settings::recentFiles(), QStringList{path});
    QVERIFY(m_window->files().stateText().startsWith(QStringLiteral("Saved")));
    const auto read = core::openDesign(path.toStdString());
    QVERIFY(bool(read));
    QVERIFY(read->design == m_window->files().document()->design());
}

void MainWindowTest::aFileChangedOnDiskIsNotOverwrittenUnasked()
{
    const QString path = design(QStringLiteral("shared.spanwright"));
    openFile(path);
    ui::addSite(*m_window->files().document(), core::SiteKind::Campus, {}, core::CanvasPosition{0, 0});
    core::Design other = core::newDesign("theirs");
    QVERIFY(bool(core::saveDesign(other, path.toStdString(), {}, core::Overwrite::Always)));

    answer(QMessageBox::RejectRole);
    m_window->files().save();
    QTRY_VERIFY(m_asked.contains(QStringLiteral("changed on disk")));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(core::openDesign(path.toStdString())->design.name, std::string("theirs"));

    m_asked.clear();
    answer(QMessageBox::DestructiveRole);
    m_window->files().save();
    QTRY_VERIFY(!m_window->isWindowModified());
    QVERIFY(core::openDesign(path.toStdString())->design == m_window->files().document()->design());
}

void MainWindowTest::aDesignOpenElsewhereOpensAsACopy()
{
    const QString path = design(QStringLiteral("busy.spanwright"));
    ui::MainWindow other;
    other.files().open(path);
    QTRY_COMPARE(other.files().path(), path);
    answer(QMessageBox::AcceptRole);
    m_window->files().open(path);
    QTRY_VERIFY(m_window->page());
    QVERIFY(m_asked.contains(QStringLiteral("busy.spanwright")));
    QVERIFY(m_window->files().path().isEmpty());
    other.files().closeDesign();
}

void MainWindowTest::aDamagedFileIsRefusedAndTheOpenDesignStays()
{
    const QString good = design(QStringLiteral("good.spanwright")), bad = m_folder->filePath(QStringLiteral("bad.spanwright"));
    openFile(good);
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no design at all");
    file.close();
    answer(QMessageBox::AcceptRole);
    m_window->files().open(bad);
    QTRY_VERIFY(m_asked.contains(QStringLiteral("bad.spanwright")));
    QTRY_VERIFY(!m_window->files().isBusy());
    QCOMPARE(m_window->files().path(), good);
    QVERIFY(m_window->page());
}

void MainWindowTest::autosaveIsOfferedOnTheNextOpen()
{
    const QString path = design(QStringLiteral("crash.spanwright"));
    openFile(path);
    ui::addSite(*m_window->files().document(), core::SiteKind::Hub, {}, core::CanvasPosition{0, 0});
    m_window->files().autosaveNow();
    QTRY_VERIFY(m_window->files().stateText().startsWith(QStringLiteral("Autosaved")));
    m_window->files().document()->undoStack().setClean(); // as if the program had ended here
    m_window->menuAction(ui::Act::CloseDesign)->trigger();

    answer(QMessageBox::AcceptRole);
    openFile(path);
    QVERIFY(m_asked.contains(QStringLiteral("not closed in order")));
    QCOMPARE(m_window->files().document()->current()->sites.size(), std::size_t(1));
    QVERIFY(m_window->isWindowModified());
    bool done = false;
    m_window->files().save([&] { done = true; });
    QTRY_VERIFY(done);
    QVERIFY(!QFile::exists(QString::fromStdString(core::autosavePath(path.toStdString()).string())));
}

void MainWindowTest::recentFilesAreListedLatestFirst()
{
    const QString first = design(QStringLiteral("one.spanwright")), second = design(QStringLiteral("two.spanwright"));
    openFile(first);
    openFile(second);
    QCOMPARE(ui::Settings::recentFiles(), (QStringList{second, first}));
    openFile(first);
    QCOMPARE(ui::Settings::recentFiles(), (QStringList{first, second}));
}

void MainWindowTest::thePaletteRunsCommandsAndFindsObjects()
{
    m_window->files().openExample(QStringLiteral("campus_pair"));
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(m_window->commandPalette());
    QTest::keyClicks(m_window->commandPalette()->field(), QStringLiteral("@south"));
    QTest::keyClick(m_window->commandPalette()->field(), Qt::Key_Return);
    ui::Document &document = *m_window->files().document();
    QTRY_COMPARE(document.selectedSites().size(), std::size_t(1));
    QCOMPARE(document.current().site(document.selectedSites().front())->name, std::string("South"));

    const auto tabs = document.design().scenarios.size();
    QTRY_VERIFY(!m_window->commandPalette());
    m_window->menuAction(ui::Act::Palette)->trigger();
    QTest::keyClicks(m_window->commandPalette()->field(), QStringLiteral(">dupl"));
    QTest::keyClick(m_window->commandPalette()->field(), Qt::Key_Return);
    QTRY_COMPARE(document.design().scenarios.size(), tabs + 1);

    QCOMPARE(ui::matchScore(QStringLiteral("xyz"), QStringLiteral("Taper")), 0);
    QVERIFY(ui::matchScore(QStringLiteral("sa"), QStringLiteral("Save As…")) > ui::matchScore(QStringLiteral("sa"), QStringLiteral("Displays a")));
}

void MainWindowTest::theThemeSwitchesLive()
{
    m_window->files().openExample(QStringLiteral("campus_pair"));
    m_window->files().document()->waitForSizing();
    const auto corner = [this] { return m_window->grab().toImage().pixelColor(400, 8); };
    QCOMPARE(corner(), QColor(0xEB, 0xEF, 0xF2));
    m_window->menuAction(ui::Act::NextTheme)->trigger();
    QCOMPARE(corner(), QColor(0x16, 0x1B, 0x20));
    QCOMPARE(ui::Settings::themeMode(), ui::ThemeMode::Dark);
    m_window->menuAction(ui::Act::NextTheme)->trigger();
    QCOMPARE(corner(), QColor(0xEB, 0xEF, 0xF2));
}

void MainWindowTest::exportNeedsASite()
{
    m_window->files().newDesign();
    QVERIFY(!m_window->menuAction(ui::Act::Export)->isEnabled());
    QVERIFY(m_window->menuAction(ui::Act::Export)->toolTip().contains(QStringLiteral("Place a site first.")));
    ui::addSite(*m_window->files().document(), core::SiteKind::Campus, {}, core::CanvasPosition{0, 0});
    QVERIFY(m_window->menuAction(ui::Act::Export)->isEnabled());
    m_window->files().document()->undoStack().undo();
    QVERIFY(!m_window->menuAction(ui::Act::Export)->isEnabled());
}

void MainWindowTest::exportWritesTheReportAndSaysWhyNot()
{
    m_window->files().openExample(QStringLiteral("campus_pair"));
    ui::Document &document = *m_window->files().document();
    document.waitForSizing();
    ui::ExportDialog dialog(document, {}, m_window.get());
    dialog.show();
    dialog.pathField()->setText(m_folder->filePath(QStringLiteral("missing/ports.csv")));
    QTest::mouseClick(dialog.exportButton(), Qt::LeftButton);
    QTRY_VERIFY(dialog.messageText().contains(QStringLiteral("was not written")));
    QVERIFY(dialog.isVisible());

    const QString path = m_folder->filePath(QStringLiteral("the ports.csv"));
    dialog.pathField()->setText(path);
    QVERIFY(dialog.command().contains(QStringLiteral("--out '%1'").arg(path)));
    QTest::mouseClick(dialog.exportButton(), Qt::LeftButton);
    QTRY_VERIFY(!dialog.isVisible());
    QVERIFY(QFile::exists(path));
    QCOMPARE(ui::shellQuoted(QStringLiteral("it's")), QStringLiteral("'it'\\''s'"));
}

void MainWindowTest::exportIsReachedFromAField()
{
    m_window->files().openExample(QStringLiteral("campus_pair"));
    QTRY_VERIFY(m_window->page() != nullptr);
    QVERIFY(m_window->page()->inspector()->focusField("taper"));
    QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_E, Qt::ControlModifier);
    QApplication::sendEvent(QApplication::focusWidget(), &asked);
    QVERIFY(!asked.isAccepted());
}

void MainWindowTest::singleKeysAreTypedInFields()
{
    m_window->files().openExample(QStringLiteral("campus_pair"));
    m_window->menuAction(ui::Act::RenameScenario)->trigger();
    QWidget *field = QApplication::focusWidget();
    QVERIFY(qobject_cast<QLineEdit *>(field));
    QTest::keyClicks(field, QStringLiteral("sbtrvhm"));
    QCOMPARE(qobject_cast<QLineEdit *>(field)->text(), QStringLiteral("sbtrvhm"));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("SpanwrightTest"));
    QCoreApplication::setApplicationName(QStringLiteral("spanwright-test"));
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    ui::installTheme(application, ui::ThemeMode::Light);
    MainWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "MainWindowTest.moc"
