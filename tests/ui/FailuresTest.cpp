// The Failures tab, the preview on the canvas and the smallest cut, through the whole window with real mouse and keys.
#include "core/failures/FailureStudy.h"
#include "core/store/DesignStore.h"
#include "ui/canvas/CanvasView.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/FailureText.h"
#include "ui/document/Preview.h"
#include "ui/failures/AlternativesDelegate.h"
#include "ui/failures/AlternativesModel.h"
#include "ui/failures/AlternativesPage.h"
#include "ui/failures/CriticalPage.h"
#include "ui/failures/FailureRun.h"
#include "ui/failures/FailureTable.h"
#include "ui/failures/FailureTableModel.h"
#include "ui/failures/FailuresPanel.h"
#include "ui/inspector/Inspector.h"
#include "ui/inspector/InspectorParts.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/inspector/WorstFailures.h"
#include "ui/results/QuantityTableModel.h"
#include "ui/results/ResultsDock.h"
#include "ui/shell/DesignPage.h"
#include "ui/shell/FileController.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/ScenarioTabs.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using Table = ui::FailureTableModel;
using ui::ObjectRef;

namespace {

core::Route route(const std::string &id, const std::string &a, const std::string &b, double km)
{
    core::Route made;
    made.id = id;
    made.a = a;
    made.b = b;
    made.lengthKm = km;
    return made;
}

/// Three campuses of 100 MW in a ring of 60, 80 and 110 km; a fourth of 50 MW hangs on one of them by a single route.
core::Design ringWithTail()
{
    core::Design design = core::newDesign("Ring");
    core::ScenarioParts parts = *design.scenarios.front();
    const struct {
        const char *id, *name;
        double x, y;
    } sites[] = {{"a", "North", 0, 0}, {"b", "East", 500, 300}, {"c", "West", -500, 300}, {"d", "Tail", -500, 900}};
    for (const auto &each : sites) {
        core::Site site;
        site.id = each.id;
        site.name = each.name;
        site.canvas = core::CanvasPosition{each.x, each.y};
        parts.sites.push_back(std::move(site));
    }
    parts.sites.back().powerMw = 50;
    parts.routes = {route("ab", "a", "b", 60), route("bc", "b", "c", 80), route("ca", "c", "a", 110), route("cd", "c", "d", 70)};
    parts.assumptions.set("transit", std::string("router"));
    design.scenarios.front() = *core::Scenario::make(std::move(parts));
    return design;
}

/// So many sites in a circle, each joined to the next three: no failure parts them, and there are many dual ones.
core::Design wheel(int sites)
{
    core::Design design = core::newDesign("Wheel");
    core::ScenarioParts parts = *design.scenarios.front();
    for (int i = 0; i < sites; ++i) {
        core::Site site;
        site.id = "s" + std::to_string(i);
        site.name = "Site " + std::to_string(i);
        site.canvas = core::CanvasPosition{300.0 * i, 40.0 * (i % 7)};
        parts.sites.push_back(std::move(site));
    }
    for (int i = 0; i < sites; ++i) {
        for (int step = 1; step <= 3; ++step)
            parts.routes.push_back(
                route("r" + std::to_string(i) + "_" + std::to_string(step), "s" + std::to_string(i), "s" + std::to_string((i + step) % sites), 40 + i % 5));
    }
    parts.assumptions.set("transit", std::string("router"));
    design.scenarios.front() = *core::Scenario::make(std::move(parts));
    return design;
}

core::FailureOutcome outcome(const std::string &routeId, std::size_t index, double kept)
{
    core::FailureOutcome made;
    made.failure.ids = {routeId};
    made.failure.routes = {index};
    made.keptFraction = kept;
    made.worstRoute = routeId;
    made.worstLoad = 2 - kept;
    return made;
}

} // namespace

class FailuresTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyFailureIsListedWorstFirst();
    void aClickOnAHeadSortsAndTheUnknownComesLast();
    void batchesKeepTheChosenRowAndTheOrder();
    void theFilterShowsWhatFits();
    void choosingARowPreviewsIt();
    void keysTakeThePreviewAwayAndBringItBack();
    void escapeEndsThePreviewFromAnywhere();
    void anEditEndsThePreviewAndKeepsTheRow();
    void otherTabsEndThePreview();
    void sizeForItIsOneUndoStep();
    void dualFailuresComeOnRequestAndCanBeStopped();
    void withoutRoutesTheTabSaysWhatToDo();
    void theSmallestCutIsMarkedByKey();
    void theCutNeedsTwoSites();
    void aProtectionSchemeIsTakenOverInOneStep();
    void whatIsToSurviveIsSetAboveTheTable();
    void aPatternIsTakenOverWithTheMouse();
    void criticalRoutesStartWithTheOnlyWay();
    void theInspectorNamesTheFailuresThatLoadARoute();

private:
    void open(const core::Design &design);
    ui::Document &document() { return *m_window->files().document(); }
    ui::DesignPage &page() { return *m_window->page(); }
    ui::CanvasView &canvas() { return *page().canvas(); }
    ui::FailuresPanel &panel() { return *page().results()->failures(); }
    ui::Preview &preview() { return ui::Preview::of(document()); }
    QTableView &table() { return *panel().table()->view(); }
    Table &model() { return *panel().table()->model(); }
    /// The Failures tab in front, with its results.
    void showFailures();
    int rowOf(const std::string &id);
    void click(int row, int column = 0);
    QPushButton *button(const char *name) { return m_window->findChild<QPushButton *>(QString::fromLatin1(name)); }
    QString bannerText() { return ui::plainText(m_window->findChild<QLabel *>(QStringLiteral("preview-text"))->text()); }
    const ui::CanvasScene::RouteItem &drawn(const std::string &id) { return canvas().scene().routes()[*document().current().routeIndex(id)]; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::MainWindow> m_window;
};

void FailuresTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    ui::installTheme(*qApp, ui::ThemeMode::Light);
}

void FailuresTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_window = std::make_unique<ui::MainWindow>();
    m_window->resize(1600, 1000);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void FailuresTest::cleanup()
{
    if (m_window->files().document() != nullptr)
        document().undoStack().setClean();
    m_window->close();
    m_window.reset();
    m_folder.reset();
}

void FailuresTest::open(const core::Design &design)
{
    const QString path = m_folder->filePath(QStringLiteral("plan.spanwright"));
    QVERIFY(core::saveDesign(design, path.toStdString(), {}, core::Overwrite::Always));
    m_window->files().open(path);
    QTRY_VERIFY(m_window->page() != nullptr);
    QTRY_VERIFY(!m_window->files().isBusy());
    document().waitForSizing();
}

void FailuresTest::showFailures()
{
    QTest::keyClick(m_window.get(), Qt::Key_X, Qt::ShiftModifier);
    QCOMPARE(page().results()->currentTab(), ui::ResultsDock::Tab::Failures);
    panel().run().waitForRun();
    QCOMPARE(panel().run().state(), ui::FailureRun::State::Done);
}

int FailuresTest::rowOf(const std::string &id)
{
    for (int row = 0; row < model().rowCount(); ++row) {
        if (model().outcome(row).failure.ids == std::vector{id})
            return row;
    }
    return -1;
}

void FailuresTest::click(int row, int column)
{
    const QModelIndex index = model().index(row, column);
    table().scrollTo(index);
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(index).center());
}

void FailuresTest::everyFailureIsListedWorstFirst()
{
    open(ringWithTail());
    showFailures();
    const auto resolved = core::resolve(document().current(), document().catalogue());
    QVERIFY(resolved);
    const auto all = core::singleFailures(document().current(), *resolved, *document().currentSizing());
    QCOMPARE(model().rowCount(), static_cast<int>(all.size()));
    for (const core::Failure &failure : all)
        QVERIFY(model().rowOf(failure) >= 0);
    for (int row = 1; row < model().rowCount(); ++row)
        QVERIFY(model().outcome(row - 1).keptFraction <= model().outcome(row).keptFraction);
    const int cut = rowOf("cd");
    QCOMPARE(model().index(cut, Table::Failed).data().toString(), QStringLiteral("West – Tail"));
    QCOMPARE(model().index(cut, Table::Kind).data().toString(), QStringLiteral("route"));
    QVERIFY(model().index(cut, Table::Kept).data(ui::QuantityTableModel::BarRole).toDouble() < 1);
    QVERIFY(panel().findChild<QLabel *>(QStringLiteral("failure-progress"))->text().contains(QString::number(model().rowCount())));
    QVERIFY(!model().index(0, 0).data(ui::QuantityTableModel::StaleRole).toBool());
}

void FailuresTest::aClickOnAHeadSortsAndTheUnknownComesLast()
{
    open(ringWithTail());
    showFailures();
    QHeaderView *head = table().horizontalHeader();
    const auto press = [&](int column) {
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                          QPoint(head->sectionViewportPosition(column) + head->sectionSize(column) / 2, head->height() / 2));
    };
    press(Table::Failed);
    for (int row = 1; row < model().rowCount(); ++row)
        QVERIFY(QString::compare(model().index(row - 1, 0).data().toString(), model().index(row, 0).data().toString(), Qt::CaseInsensitive) <= 0);
    press(Table::OneWay);
    press(Table::OneWay);
    QCOMPARE(model().sortOrder(), Qt::DescendingOrder);
    for (int row = 1; row < model().rowCount(); ++row)
        QVERIFY(model().outcome(row - 1).detourUs >= model().outcome(row).detourUs);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        model().sort(Table::Ports, order);
        bool unknown = false;
        for (int row = 0; row < model().rowCount(); ++row) {
            QVERIFY(!unknown || !model().outcome(row).portsToSurvive);
            unknown = unknown || !model().outcome(row).portsToSurvive;
        }
    }
}

void FailuresTest::batchesKeepTheChosenRowAndTheOrder()
{
    open(ringWithTail());
    Table streamed(document());
    QAbstractItemModelTester tester(&streamed, QAbstractItemModelTester::FailureReportingMode::QtTest);
    streamed.begin();
    streamed.add({outcome("ab", 0, 0.9), outcome("bc", 1, 0.5)});
    QCOMPARE(QString::fromStdString(streamed.outcome(0).failure.ids.front()), QStringLiteral("bc"));
    const QPersistentModelIndex chosen = streamed.index(1, 0);
    streamed.add({outcome("ca", 2, 0.2), outcome("cd", 3, 0.7)});
    streamed.end(true);
    QStringList order;
    for (int row = 0; row < streamed.rowCount(); ++row)
        order << QString::fromStdString(streamed.outcome(row).failure.ids.front());
    QCOMPARE(order, QStringList({"ca", "bc", "cd", "ab"}));
    QCOMPARE(chosen.row(), 3);

    // A new run replaces the rows once it has something to show; one that is given up leaves them alone.
    streamed.setStale(true);
    streamed.begin();
    streamed.add({outcome("ab", 0, 0.1)});
    QCOMPARE(streamed.rowCount(), 4);
    streamed.end(false);
    QCOMPARE(streamed.rowCount(), 4);
    QVERIFY(streamed.index(0, 0).data(ui::QuantityTableModel::StaleRole).toBool());
    streamed.begin();
    streamed.add({outcome("ab", 0, 0.1)});
    streamed.end(true);
    QCOMPARE(streamed.rowCount(), 1);
    QVERIFY(!streamed.index(0, 0).data(ui::QuantityTableModel::StaleRole).toBool());
}

void FailuresTest::theFilterShowsWhatFits()
{
    open(ringWithTail());
    showFailures();
    const int all = model().rowCount();
    QTest::keyClick(&table(), Qt::Key_F, Qt::ControlModifier);
    QLineEdit *field = panel().table()->filterField();
    QTRY_VERIFY(field->hasFocus());
    field->setText(QString::fromUtf8("west – tail"));
    QVERIFY(model().rowCount() >= 1 && model().rowCount() < all);
    QVERIFY(rowOf("cd") >= 0);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(model().rowCount(), all);
    QVERIFY(!field->isVisible());
}

void FailuresTest::choosingARowPreviewsIt()
{
    open(ringWithTail());
    showFailures();
    QCOMPARE(canvas().colourBy(), ui::ColourBy::Verdict);
    click(rowOf("ab"));
    QVERIFY(preview().failure() != nullptr);
    QVERIFY(bannerText().startsWith(QStringLiteral("North – East is cut.")));
    QCOMPARE(canvas().colourBy(), ui::ColourBy::Utilisation);
    QVERIFY(drawn("ab").out && drawn("ab").hit && !drawn("ab").load);
    QVERIFY(!drawn("bc").out && drawn("bc").load);
    QVERIFY(*drawn("bc").load > document().currentSizing()->route("bc")->carriedGbps / document().currentSizing()->route("bc")->capacityGbps);
    QVERIFY(m_window->statusBar()->findChildren<QLabel *>().front()->text().startsWith(QStringLiteral("Previewing a failure")));
    QCOMPARE(document().undoStack().count(), 0);

    click(rowOf("c")); // a site: what ends there is out with it
    QVERIFY(bannerText().startsWith(QStringLiteral("West is lost.")));
    QVERIFY(canvas().scene().sites()[2].out);
    QVERIFY(drawn("bc").out && !drawn("bc").hit && drawn("cd").out && !drawn("ab").out);
    QTest::mouseClick(button("preview-end"), Qt::LeftButton);
    QVERIFY(!preview().isOn());
    QCOMPARE(canvas().colourBy(), ui::ColourBy::Verdict);
    QVERIFY(!drawn("bc").out);
}

void FailuresTest::keysTakeThePreviewAwayAndBringItBack()
{
    open(ringWithTail());
    showFailures();
    QVERIFY(table().hasFocus());
    QVERIFY(!preview().isOn()); // the focus alone previews nothing
    QTest::keyClick(&table(), Qt::Key_Down);
    QVERIFY(preview().isOn());
    const auto first = preview().failure()->failure.ids;
    QTest::keyClick(&table(), Qt::Key_Down);
    QVERIFY(preview().failure()->failure.ids != first);
    const auto second = preview().failure()->failure.ids;
    QTest::keyClick(&table(), Qt::Key_Return);
    QVERIFY(!preview().isOn());
    QTest::keyClick(&table(), Qt::Key_Space);
    QVERIFY(preview().isOn());
    QCOMPARE(preview().failure()->failure.ids, second);
}

void FailuresTest::escapeEndsThePreviewFromAnywhere()
{
    open(ringWithTail());
    showFailures();
    click(rowOf("ab"));
    QTest::keyClick(&table(), Qt::Key_Escape);
    QVERIFY(!preview().isOn());
    click(rowOf("ab"));
    QVERIFY(preview().isOn());
    canvas().setFocus();
    document().select({ObjectRef::Kind::Site, "a"});
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QVERIFY(!preview().isOn());
    QCOMPARE(document().selection().size(), std::size_t(1)); // one step back at a time
}

void FailuresTest::anEditEndsThePreviewAndKeepsTheRow()
{
    open(ringWithTail());
    showFailures();
    click(rowOf("ab"));
    QVERIFY(ui::setRouteLength(document(), "bc", 90.0));
    QVERIFY(!preview().isOn());
    QVERIFY(model().index(0, 0).data(ui::QuantityTableModel::StaleRole).toBool());
    QVERIFY(!panel().run().isFresh());
    panel().run().waitForRun();
    QVERIFY(panel().run().isFresh());
    QVERIFY(!model().index(0, 0).data(ui::QuantityTableModel::StaleRole).toBool());
    QCOMPARE(table().currentIndex().row(), rowOf("ab"));
    QVERIFY(table().selectionModel()->isRowSelected(rowOf("ab")));
    QVERIFY(!preview().isOn());
}

void FailuresTest::otherTabsEndThePreview()
{
    open(ringWithTail());
    const std::string first = document().currentId();
    document().duplicateScenario(first);
    document().setCurrent(first);
    document().waitForSizing();
    showFailures();
    click(rowOf("ab"));
    page().results()->showTab(ui::ResultsDock::Tab::Sites);
    QVERIFY(!preview().isOn());
    showFailures();
    click(rowOf("ab"));
    QVERIFY(preview().isOn());
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(document().currentId() != first);
    QVERIFY(!preview().isOn());
    panel().run().waitForRun();
    QVERIFY(model().rowCount() > 0);
    click(rowOf("ab"));
    QTest::mouseClick(m_window->findChild<QWidget *>(QStringLiteral("failure-views"))->findChildren<QAbstractButton *>().at(1), Qt::LeftButton);
    QCOMPARE(panel().view(), ui::FailuresPanel::View::Protection);
    QVERIFY(!preview().isOn());
}

void FailuresTest::sizeForItIsOneUndoStep()
{
    open(ringWithTail());
    showFailures();
    click(rowOf("ab"));
    const std::int64_t before = document().currentSizing()->totals.coherentPorts, more = preview().failure()->portsToSurvive.value_or(0);
    QVERIFY(more > 0);
    QPushButton *size = button("preview-size");
    QVERIFY(size->isVisible());
    QTest::mouseClick(size, Qt::LeftButton);
    QVERIFY(!preview().isOn());
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Size for North – East"));
    panel().run().waitForRun();
    QVERIFY(document().currentSizing()->totals.coherentPorts >= before + more);
    QCOMPARE(model().outcome(rowOf("ab")).keptFraction, 1.0);
    document().undoStack().undo();
    document().waitForSizing();
    QCOMPARE(document().currentSizing()->totals.coherentPorts, before);
}

void FailuresTest::dualFailuresComeOnRequestAndCanBeStopped()
{
    open(wheel(24));
    showFailures();
    const auto lit = std::ranges::count_if(document().currentSizing()->routes, [](const core::RouteSizing &each) { return each.channels > 0; });
    const int pairs = static_cast<int>(lit * (lit - 1) / 2);
    QVERIFY(pairs > 1'000);
    QWidget *dual = m_window->findChild<QWidget *>(QStringLiteral("failure-dual"));
    QTest::mouseClick(dual->findChildren<QAbstractButton *>().at(1), Qt::LeftButton);
    QVERIFY(panel().run().isDual());
    QCOMPARE(model().rowCount(), 0);
    QCOMPARE(panel().run().state(), ui::FailureRun::State::Running);
    QTest::mouseClick(button("failure-stop"), Qt::LeftButton);
    QTRY_COMPARE(panel().run().state(), ui::FailureRun::State::Stopped);
    QVERIFY(model().rowCount() < pairs);
    QVERIFY(button("failure-stop")->isVisible());
    QCOMPARE(button("failure-stop")->text(), QStringLiteral("Run again"));
    QTest::mouseClick(button("failure-stop"), Qt::LeftButton);
    panel().run().waitForRun();
    QCOMPARE(panel().run().state(), ui::FailureRun::State::Done);
    QCOMPARE(model().rowCount(), pairs);
    QVERIFY(!button("failure-stop")->isVisible());
    click(0);
    QVERIFY(preview().failure() != nullptr);
    QVERIFY(!preview().failure()->loads.empty()); // worked out anew, as they are not kept for so many
    QTest::mouseClick(dual->findChildren<QAbstractButton *>().at(0), Qt::LeftButton);
    panel().run().waitForRun();
    QVERIFY(model().rowCount() < pairs);
}

void FailuresTest::withoutRoutesTheTabSaysWhatToDo()
{
    open(core::newDesign("Empty"));
    QTest::keyClick(m_window.get(), Qt::Key_X, Qt::ShiftModifier);
    panel().run().waitForRun();
    QVERIFY(!table().isVisible());
    const QList<QLabel *> labels = panel().table()->findChildren<QLabel *>();
    QVERIFY(
        std::ranges::any_of(labels, [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("Nothing can fail yet")); }));
    QVERIFY(ui::addRoute(document(), ui::addSite(document(), core::SiteKind::Campus, {}, core::CanvasPosition{0, 0}),
                         ui::addSite(document(), core::SiteKind::Campus, {}, core::CanvasPosition{600, 0})));
    QVERIFY(ui::setRouteLength(document(), document().current()->routes.front().id, 50.0));
    panel().run().waitForRun();
    QVERIFY(table().isVisible());
    QVERIFY(model().rowCount() > 0);
}

void FailuresTest::theSmallestCutIsMarkedByKey()
{
    open(ringWithTail());
    canvas().setView(ui::CanvasView::View::Schematic);
    canvas().fitAll();
    canvas().setFocus();
    const auto at = [&](const char *id) { return canvas().viewPosition({ObjectRef::Kind::Site, id}).value_or(QPoint()); };
    QTRY_VERIFY(!at("d").isNull());
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at("a"));
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::ControlModifier, at("d"));
    QCOMPARE(document().selectedSites().size(), std::size_t(2));
    QTest::keyClick(m_window.get(), Qt::Key_X);
    QVERIFY(preview().cut() != nullptr);
    // The tail hangs on one route: that is the cut, and all it lights can flow.
    QCOMPARE(preview().cut()->found.gbps, document().currentSizing()->route("cd")->capacityGbps);
    QCOMPARE(preview().cut()->found.routes, std::vector<std::size_t>{3});
    QVERIFY(drawn("cd").hit && !drawn("ab").hit);
    QVERIFY(canvas().scene().sites()[3].side != canvas().scene().sites()[0].side);
    QCOMPARE(canvas().scene().sites()[1].side, canvas().scene().sites()[0].side);
    QVERIFY(bannerText().contains(QStringLiteral("West – Tail")));
    QCOMPARE(canvas().colourBy(), ui::ColourBy::Verdict);
    QVERIFY(!button("preview-size")->isVisible());
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QVERIFY(!preview().isOn());
    QVERIFY(!drawn("cd").hit);
    QCOMPARE(document().undoStack().count(), 0);
}

void FailuresTest::theCutNeedsTwoSites()
{
    open(ringWithTail());
    QAction *action = m_window->menuAction(ui::Act::ShowCut);
    document().select({ObjectRef::Kind::Site, "a"});
    QVERIFY(!action->isEnabled());
    QVERIFY(action->toolTip().contains(QStringLiteral("Select two sites first.")));
    document().setSelection({{ObjectRef::Kind::Site, "a"}, {ObjectRef::Kind::Site, "b"}});
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(preview().cut() != nullptr);
    const auto cut = preview().cut()->found.routes; // a ring of three: two routes part any two of its sites
    QCOMPARE(cut.size(), std::size_t(2));
}

void FailuresTest::aProtectionSchemeIsTakenOverInOneStep()
{
    open(ringWithTail());
    showFailures();
    panel().showView(ui::FailuresPanel::View::Protection);
    ui::AlternativesPage &protection = *panel().protection();
    protection.run().waitForRun();
    QCOMPARE(protection.model()->rowCount(), 4);
    int row = 0;
    while (protection.model()->alternative(row).id != "one_plus_one")
        ++row;
    protection.view()->setFocus();
    protection.view()->setCurrentIndex(protection.model()->index(row, 0));
    QTest::keyClick(protection.view(), Qt::Key_Return);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().current()->assumptions.word("protection"), std::string("one_plus_one"));
    QCOMPARE(document().current()->assumptions.word("survive"), std::string("route"));
    protection.run().waitForRun();
    QVERIFY(protection.model()->isCurrent(row));
    QTest::keyClick(protection.view(), Qt::Key_Return); // in use already
    QCOMPARE(document().undoStack().count(), 1);
    document().undoStack().undo();
    QCOMPARE(document().current()->assumptions.word("survive"), std::string("none"));
}

void FailuresTest::whatIsToSurviveIsSetAboveTheTable()
{
    open(ringWithTail());
    showFailures();
    panel().showView(ui::FailuresPanel::View::Protection);
    ui::AlternativesPage &protection = *panel().protection();
    protection.run().waitForRun();
    auto *choice = qobject_cast<QComboBox *>(protection.field("survive")->field());
    QVERIFY(choice != nullptr);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_End);
    QCOMPARE(document().current()->assumptions.word("survive"), std::string("two_routes"));
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(!protection.run().isFresh());
    protection.run().waitForRun();
    QVERIFY(protection.run().isFresh());
    for (const core::Alternative &each : protection.run().answer<ui::Alternatives>())
        QCOMPARE(each.scenario->assumptions.word("survive"), std::string("two_routes"));
}

void FailuresTest::aPatternIsTakenOverWithTheMouse()
{
    open(ringWithTail());
    showFailures();
    panel().showView(ui::FailuresPanel::View::Patterns);
    ui::AlternativesPage &patterns = *panel().patterns();
    patterns.run().waitForRun();
    QCOMPARE(patterns.model()->rowCount(), 3);
    int ring = 0;
    while (patterns.model()->alternative(ring).id != "ring")
        ++ring;
    QVERIFY(!patterns.model()->isCurrent(ring));
    const QModelIndex cell = patterns.model()->index(ring, ui::AlternativesModel::Use);
    patterns.view()->scrollTo(cell);
    const QRect use = ui::AlternativesDelegate::buttonRect(patterns.view()->visualRect(cell), cell.data().toString());
    QTest::mouseClick(patterns.view()->viewport(), Qt::LeftButton, {}, use.center());
    QCOMPARE(document().current()->assumptions.word("pattern"), std::string("ring"));
    QCOMPARE(document().undoStack().count(), 1);
    // The sizing of the scenario and the row that told of it are the same.
    patterns.run().waitForRun();
    QCOMPARE(patterns.model()->alternative(ring).coherentPorts, document().currentSizing()->totals.coherentPorts);
}

void FailuresTest::criticalRoutesStartWithTheOnlyWay()
{
    open(ringWithTail());
    showFailures();
    panel().showView(ui::FailuresPanel::View::Critical);
    ui::CriticalPage &critical = *panel().critical();
    critical.run().waitForRun();
    const ui::CriticalModel &ranked = *critical.model();
    QCOMPARE(ranked.rowCount(), 4);
    // Without its single route the tail is parted from the three others; the ring loses nobody.
    QCOMPARE(ranked.routeId(0), std::string("cd"));
    QCOMPARE(ranked.index(0, ui::CriticalModel::Bridge).data().toString(), QStringLiteral("yes"));
    QCOMPARE(ranked.index(0, ui::CriticalModel::PairsCut).data().toString(), QStringLiteral("3"));
    QCOMPARE(ranked.index(1, ui::CriticalModel::PairsCut).data().toString(), QStringLiteral("0"));
    QCOMPARE(ranked.index(0, ui::CriticalModel::PairsUsing).data().toString(), QStringLiteral("3"));
    critical.view()->setFocus();
    critical.view()->setCurrentIndex(critical.view()->model()->index(0, 0));
    QCOMPARE(document().selectedRoutes(), std::vector<std::string>{"cd"});
}

void FailuresTest::theInspectorNamesTheFailuresThatLoadARoute()
{
    open(ringWithTail());
    document().select({ObjectRef::Kind::Route, "bc"});
    auto *worst = page().inspector()->findChild<ui::WorstFailures *>();
    QVERIFY(worst != nullptr);
    QVERIFY(!worst->isVisible()); // nothing is to be survived
    QVERIFY(document().edit(QStringLiteral("survive"), [](core::ScenarioParts &parts) { parts.assumptions.set("survive", std::string("route")); }));
    document().waitForSizing();
    worst = page().inspector()->findChild<ui::WorstFailures *>();
    QVERIFY(worst != nullptr);
    const auto &loads = document().currentSizing()->route("bc")->worstFailures;
    QVERIFY(!loads.empty());
    QCOMPARE(worst->rows().size(), loads.size());
    // What loads B – C most is the loss of another side of the ring.
    QVERIFY(loads.front().ids == std::vector<std::string>{"ab"} || loads.front().ids == std::vector<std::string>{"ca"});
    const QString name = loads.front().ids.front() == "ab" ? QStringLiteral("North – East") : QStringLiteral("West – North");
    QVERIFY(worst->rows().front()->accessibleName().startsWith(name) || worst->rows().front()->accessibleName().startsWith(QStringLiteral("North – West")));
    worst->rows().front()->click();
    QVERIFY(preview().failure() != nullptr);
    QCOMPARE(preview().failure()->failure.ids, loads.front().ids);
}

QTEST_MAIN(FailuresTest)
#include "FailuresTest.moc"
