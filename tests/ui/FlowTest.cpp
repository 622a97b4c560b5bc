// FLOWS.md 1 and 2 through the whole window with real mouse and keys, then export, undo all, redo all, save, reopen: the same
// numbers in the window, on the command line and in the files, to the digit.
#include "core/base/Csv.h"
#include "core/exchange/SizingJson.h"
#include "core/quantities/Quantities.h"
#include "core/store/DesignStore.h"
#include "ui/canvas/CanvasView.h"
#include "ui/document/Document.h"
#include "ui/inspector/Inspector.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/shell/DesignPage.h"
#include "ui/shell/ExportDialog.h"
#include "ui/shell/FileController.h"
#include "ui/shell/HeadlineStrip.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/ScenarioTabs.h"
#include "ui/shell/Theme.h"
#include "ui/shell/Translations.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

class FlowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        ui::installLanguage(*static_cast<QApplication *>(qApp));
        ui::installTheme(*qApp, ui::ThemeMode::Light);
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
        m_window = std::make_unique<ui::MainWindow>();
        m_window->resize(1600, 1000);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        if (m_window->files().document() != nullptr)
            m_window->files().document()->undoStack().setClean();
        m_window->close();
        m_window.reset();
        m_folder.reset();
    }

    void drawAPairCompareSaveExportAndReopen()
    {
        drawThePair();
        giveThePublishedValues();
        compareInADuplicatedTab();
        if (QTest::currentTestFailed())
            return;
        const core::Design drawn = document().design();

        // Undo all, redo all.
        const int steps = document().undoStack().count();
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().undoStack().index(), 0);
        QCOMPARE(document().design().scenarios.size(), 1U);
        QVERIFY(document().current()->sites.empty());
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(document().design() == drawn);

        // Save, close, reopen.
        const QString path = m_folder->filePath(QStringLiteral("pair.spanwright"));
        bool saved = false;
        m_window->files().saveTo(path, core::Overwrite::Always, [&] { saved = true; });
        QTRY_VERIFY(saved);
        m_window->files().closeDesign();
        QTRY_VERIFY(m_window->files().document() == nullptr);
        m_window->files().open(path);
        QTRY_VERIFY(m_window->files().document() != nullptr);
        document().waitForSizing();
        QVERIFY(document().design() == drawn);

        sameNumbersOnTheCommandLine(path);
        sameNumbersInTheExport(path);
    }

private:
    ui::Document &document() { return *m_window->files().document(); }
    ui::DesignPage &page() { return *m_window->page(); }
    ui::CanvasView &canvas() { return *page().canvas(); }
    double total(const char *id)
    {
        document().waitForSizing();
        return core::findQuantity(core::Scope::Total, id)->read(*document().currentSizing(), {}).value_or(-1);
    }

    QLineEdit *canvasEditor()
    {
        for (QLineEdit *edit : canvas().viewport()->findChildren<QLineEdit *>()) {
            if (edit->isVisible())
                return edit;
        }
        return nullptr;
    }

    void typeOnCanvas(const QString &text)
    {
        QTRY_VERIFY(canvasEditor() != nullptr);
        QTest::keyClicks(canvasEditor(), text);
        QTest::keyClick(canvasEditor(), Qt::Key_Return);
    }

    /// Types into a field of the inspector and commits with Enter.
    void typeInField(const char *key, const QString &text)
    {
        QVERIFY(page().inspector()->focusField(key));
        ui::PropertyRow *row = page().inspector()->row(key);
        QVERIFY(row != nullptr);
        QWidget *field = row->field();
        if (auto *combo = qobject_cast<QComboBox *>(field))
            field = combo->lineEdit();
        QVERIFY2(field != nullptr, key);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    // FLOWS.md flow 1
    void drawThePair()
    {
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_window->page() != nullptr);
        canvas().setView(ui::CanvasView::View::Schematic);
        canvas().setFocus();
        const QPoint middle = canvas().viewport()->rect().center();
        QTest::keyClick(&canvas(), Qt::Key_S);
        QCOMPARE(canvas().tool(), ui::CanvasView::Tool::Campus);
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, middle - QPoint(300, 0));
        typeOnCanvas(QStringLiteral("North"));
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, middle + QPoint(300, 0));
        typeOnCanvas(QStringLiteral("South"));
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        QCOMPARE(document().current()->sites.size(), 2U);
        QCOMPARE(document().current()->sites[0].name, std::string("North"));
        QCOMPARE(document().current()->sites[1].name, std::string("South"));

        const auto at = [&](std::size_t site) {
            return canvas().viewPosition({ui::ObjectRef::Kind::Site, document().current()->sites[site].id}).value_or(QPoint(-1, -1));
        };
        QTest::keyClick(&canvas(), Qt::Key_R);
        QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(0));
        for (int step = 1; step <= 5; ++step)
            QTest::mouseMove(canvas().viewport(), at(0) + (at(1) - at(0)) * step / 5);
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(1));
        QCOMPARE(document().current()->routes.size(), 1U);
        typeOnCanvas(QStringLiteral("100"));
        QCOMPARE(document().current()->routes[0].lengthKm.value_or(0), 100.0);
        QVERIFY(total("coherent_ports") > 0);

        // Several at once: 0.12 GW for both is one step; 0 is refused beside the field and the good value stays.
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(page().inspector()->title(), QStringLiteral("2 sites"));
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at(0));
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::ControlModifier, at(1));
        QCOMPARE(page().inspector()->title(), QStringLiteral("2 sites"));
        const int before = document().undoStack().count();
        typeInField("power_mw", QStringLiteral("0.12 GW"));
        QCOMPARE(document().undoStack().count(), before + 1);
        for (const core::Site &site : document().current()->sites)
            QCOMPARE(site.powerMw.value_or(0), 120.0);
        QVERIFY(page().inspector()->focusField("power_mw"));
        QWidget *power = page().inspector()->row("power_mw")->field();
        QTest::keyClick(power, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(power, QStringLiteral("0"));
        QVERIFY(!page().inspector()->row("power_mw")->problem().isEmpty());
        QCOMPARE(document().current()->sites[0].powerMw.value_or(0), 120.0);
        QTest::keyClick(power, Qt::Key_Escape);
        typeInField("power_mw", QStringLiteral("100"));
        QCOMPARE(document().current()->sites[1].powerMw.value_or(0), 100.0);
    }

    /// H100, 400ZR, taper 4, fill 1: the published example.
    void giveThePublishedValues()
    {
        document().clearSelection();
        typeInField("accelerator", QStringLiteral("H100 SXM"));
        typeInField("pluggable", QStringLiteral("400ZR"));
        typeInField("taper", QStringLiteral("4"));
        typeInField("max_fill", QStringLiteral("1"));
        QCOMPARE(document().current()->assumptions.word("accelerator"), std::string("nv_h100_dgx"));
        QCOMPARE(document().current()->assumptions.word("pluggable"), std::string("400zr"));
        QCOMPARE(total("coherent_ports"), 32052.0);
        QCOMPARE(page().strip()->cards().front().value, QStringLiteral("32,052"));
    }

    // FLOWS.md flow 2
    void compareInADuplicatedTab()
    {
        canvas().setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(page().tabs()->editor() != nullptr);
        QTest::keyClicks(page().tabs()->editor(), QStringLiteral("Taper 10.6"));
        QTest::keyClick(page().tabs()->editor(), Qt::Key_Return);
        QCOMPARE(document().design().scenarios.size(), 2U);
        QCOMPARE(document().current()->name, std::string("Taper 10.6"));
        QVERIFY(document().design().scenarios[0]->baseline);
        typeInField("taper", QStringLiteral("10.6"));
        QCOMPARE(total("coherent_ports"), 12096.0);
        const ui::HeadlineCard &card = page().strip()->cards().front();
        QCOMPARE(card.value, QStringLiteral("12,096"));
        QVERIFY2(card.note.contains(QStringLiteral("19,956")), qPrintable(card.note));
        QVERIFY2(card.note.contains(QStringLiteral("62")), qPrintable(card.note));

        // Up and Down step by the last digit; the visit is one step of the undo stack.
        const int before = document().undoStack().count();
        QVERIFY(page().inspector()->focusField("taper"));
        QWidget *taper = page().inspector()->row("taper")->field();
        QTest::keyClick(taper, Qt::Key_Up);
        QTest::keyClick(taper, Qt::Key_Up);
        QTest::keyClick(taper, Qt::Key_Down);
        QCOMPARE(document().current()->assumptions.number("taper"), 10.7);
        QTest::keyClick(taper, Qt::Key_Return);
        QCOMPARE(document().undoStack().count(), before + 1);
        typeInField("taper", QStringLiteral("10.6"));
        QCOMPARE(total("coherent_ports"), 12096.0);
    }

    void sameNumbersOnTheCommandLine(const QString &path)
    {
        QProcess cli;
        cli.start(QStringLiteral(SPANWRIGHT_CLI), {QStringLiteral("size"), path, QStringLiteral("--all"), QStringLiteral("--json")});
        QVERIFY(cli.waitForFinished());
        std::vector<core::SizedScenario> sized;
        for (const core::Scenario &scenario : document().design().scenarios)
            sized.push_back({scenario, *document().sizing(scenario->id)});
        const QByteArray printed = cli.readAllStandardOutput().trimmed();
        const QByteArray window = QByteArray::fromStdString(core::sizingToJson(document().design(), sized, document().catalogue())).trimmed();
        QVERIFY(!printed.isEmpty());
        QCOMPARE(printed, window);
    }

    void sameNumbersInTheExport(const QString &path)
    {
        document().setCurrent(document().design().scenarios[0]->id);
        const QString csv = m_folder->filePath(QStringLiteral("ports.csv"));
        ui::ExportDialog dialog(document(), path, m_window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        choose(dialog, QStringLiteral("CSV"));
        QSignalSpy exported(&dialog, &ui::ExportDialog::exported);
        dialog.pathField()->setFocus();
        QTest::keyClick(dialog.pathField(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(dialog.pathField(), csv);
        QTest::mouseClick(dialog.exportButton(), Qt::LeftButton);
        QTRY_VERIFY2(exported.count() == 1, qPrintable(dialog.messageText()));

        // The command that the dialog shows writes the same bytes.
        const QStringList files = QDir(m_folder->path()).entryList({QStringLiteral("ports*.csv")}, QDir::Files);
        QVERIFY(!files.isEmpty());
        QTemporaryDir again;
        QProcess cli;
        cli.start(QStringLiteral(SPANWRIGHT_CLI), {QStringLiteral("report"), path, QStringLiteral("ports"), QStringLiteral("--format"), QStringLiteral("csv"),
                                                   QStringLiteral("--out"), again.filePath(QStringLiteral("ports.csv"))});
        QVERIFY(cli.waitForFinished());
        QCOMPARE(cli.exitCode(), 0);
        bool found = false;
        for (const QString &name : files) {
            QFile one(m_folder->filePath(name)), two(again.filePath(name));
            QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
            const QByteArray bytes = one.readAll();
            QCOMPARE(bytes, two.readAll());
            found = found || bytes.contains("32052");
        }
        QVERIFY(found);
    }

    static void choose(ui::ExportDialog &dialog, const QString &format)
    {
        const auto lists = dialog.findChildren<QListWidget *>();
        QVERIFY(!lists.isEmpty());
        const auto items = lists.front()->findItems(format, Qt::MatchContains);
        QVERIFY(!items.isEmpty());
        lists.front()->setCurrentItem(items.front());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::MainWindow> m_window;
};

QTEST_MAIN(FlowTest)
#include "FlowTest.moc"
