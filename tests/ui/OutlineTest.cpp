#include "ui/inspector/Outline.h"
#include "core/exchange/Examples.h"
#include "ui/document/Edits.h"
#include "ui/inspector/OutlineModel.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using ui::ObjectRef;
using Kind = ui::OutlineModel::Kind;

namespace {

const ObjectRef north{ObjectRef::Kind::Site, "a"}, south{ObjectRef::Kind::Site, "b"}, route{ObjectRef::Kind::Route, "r1"};

core::Design pair()
{
    core::Result<core::Design> design = core::openExample("campus_pair");
    Q_ASSERT(design);
    return *std::move(design);
}

struct Bench {
    Bench() : document(pair()), outline(document), view(*outline.view())
    {
        document.waitForSizing();
        outline.resize(236, 600);
        outline.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&outline);
        view.setFocus();
    }

    /// The shown row of that name under its group, top level where `group` is empty.
    QModelIndex row(const QString &group, const QString &name) const
    {
        const QModelIndex parent = group.isEmpty() ? QModelIndex() : row({}, group);
        for (int i = 0; i < view.model()->rowCount(parent); ++i) {
            if (view.model()->index(i, 0, parent).data().toString() == name)
                return view.model()->index(i, 0, parent);
        }
        return {};
    }
    QString value(const QString &group, const QString &name) const { return row(group, name).data(ui::OutlineModel::ValueRole).toString(); }

    ui::Document document;
    ui::Outline outline;
    QTreeView &view;
};

} // namespace

class OutlineTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installTheme(*qApp, ui::ThemeMode::Light); }
    void theModelKeepsItsPromisesThroughEdits();
    void groupsTellTheirCounts();
    void selectionGoesBothWays();
    void renamingInPlaceIsOneUndoStep();
    void deletingASiteTakesItsRoutesAlong();
    void theFilterShowsWhatFitsAndKeepsTheSelection();
    void twoSelectedSitesAreConnected();
    void addingASiteOpensItsName();
    void hutsStandBelowTheirRoute();
    void whatIsUnfoldedStaysUnfolded();
    void changedAssumptionsAreListed();
};

void OutlineTest::theModelKeepsItsPromisesThroughEdits()
{
    ui::Document document(pair());
    ui::OutlineModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    document.waitForSizing();
    const std::string hub = ui::addSite(document, core::SiteKind::Hub, std::nullopt, std::nullopt);
    QVERIFY(ui::addRoute(document, "a", hub));
    QVERIFY(ui::addRoute(document, hub, "b"));
    document.waitForSizing();
    QCOMPARE(model.rowCount(model.group(Kind::Sites)), 3);
    QCOMPARE(model.rowCount(model.group(Kind::Routes)), 3);
    ui::removeObjects(document, {north});
    QCOMPARE(model.rowCount(model.group(Kind::Sites)), 2);
    QCOMPARE(model.rowCount(model.group(Kind::Routes)), 1);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    document.setCurrent(document.design().scenarios.back()->id);
    document.waitForSizing();
    QCOMPARE(model.rowCount(model.group(Kind::Sites)), 2);
    QVERIFY(model.indexOf(route).isValid());
}

void OutlineTest::groupsTellTheirCounts()
{
    Bench bench;
    QCOMPARE(bench.value({}, QStringLiteral("Sites")), QStringLiteral("2"));
    QCOMPARE(bench.value({}, QStringLiteral("Routes")), QStringLiteral("1"));
    QCOMPARE(bench.value({}, QStringLiteral("Demands")), QStringLiteral("1 made"));
    QCOMPARE(bench.value(QStringLiteral("Sites"), QStringLiteral("North")), QStringLiteral("100\u00A0MW"));
    QCOMPARE(bench.value(QStringLiteral("Routes"), QStringLiteral("North – South")), QStringLiteral("100\u00A0km"));
}

void OutlineTest::selectionGoesBothWays()
{
    Bench bench;
    const QModelIndex site = bench.row(QStringLiteral("Sites"), QStringLiteral("South"));
    QTest::mouseClick(bench.view.viewport(), Qt::LeftButton, {}, bench.view.visualRect(site).center());
    QCOMPARE(bench.document.selection(), ui::Selection{south});
    QTest::mouseClick(bench.view.viewport(), Qt::LeftButton, Qt::ControlModifier,
                      bench.view.visualRect(bench.row(QStringLiteral("Sites"), QStringLiteral("North"))).center());
    QCOMPARE(bench.document.selection(), (ui::Selection{north, south}));
    bench.document.select(route);
    QCOMPARE(bench.view.selectionModel()->selectedRows(), QModelIndexList{bench.row(QStringLiteral("Routes"), QStringLiteral("North – South"))});
    QTest::keyClick(&bench.view, Qt::Key_Up); // from the route to its group: nothing that can be selected
    QVERIFY(bench.document.selection().empty());
}

void OutlineTest::renamingInPlaceIsOneUndoStep()
{
    Bench bench;
    bench.document.select(north);
    bench.view.setCurrentIndex(bench.row(QStringLiteral("Sites"), QStringLiteral("North")));
    QTest::keyClick(&bench.view, Qt::Key_F2);
    auto *editor = bench.view.findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Severn"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(bench.document.current().site("a")->name, std::string("Severn"));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.row(QStringLiteral("Routes"), QStringLiteral("Severn – South")).isValid());
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.current().site("a")->name, std::string("North"));
}

void OutlineTest::deletingASiteTakesItsRoutesAlong()
{
    Bench bench;
    bench.document.select(north);
    QTest::keyClick(&bench.view, Qt::Key_Delete);
    QVERIFY(bench.document.current().site("a") == nullptr);
    QVERIFY(bench.document.current()->routes.empty());
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.value({}, QStringLiteral("Routes")), QStringLiteral("0"));
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.current()->routes.size(), std::size_t(1));
}

void OutlineTest::theFilterShowsWhatFitsAndKeepsTheSelection()
{
    Bench bench;
    bench.document.select(south);
    QTest::keyClicks(bench.outline.filterField(), QStringLiteral("nor"));
    QVERIFY(bench.row(QStringLiteral("Sites"), QStringLiteral("North")).isValid());
    QVERIFY(!bench.row(QStringLiteral("Sites"), QStringLiteral("South")).isValid());
    QVERIFY(bench.row(QStringLiteral("Routes"), QStringLiteral("North – South")).isValid());
    QCOMPARE(bench.document.selection(), ui::Selection{south});
    bench.outline.filterField()->clear();
    QVERIFY(bench.view.selectionModel()->isSelected(bench.row(QStringLiteral("Sites"), QStringLiteral("South"))));
}

void OutlineTest::twoSelectedSitesAreConnected()
{
    Bench bench;
    QSignalSpy refused(&bench.outline, &ui::Outline::refused);
    bench.document.select(north);
    bench.outline.connectSelected();
    QCOMPARE(refused.count(), 1);
    bench.document.setSelection({north, south});
    bench.outline.connectSelected();
    QCOMPARE(bench.document.current()->routes.size(), std::size_t(2));
    const core::Route &made = bench.document.current()->routes.back();
    QCOMPARE(made.a, std::string("a"));
    QCOMPARE(made.b, std::string("b"));
    QCOMPARE(bench.document.selection(), (ui::Selection{{ObjectRef::Kind::Route, made.id}}));
}

void OutlineTest::addingASiteOpensItsName()
{
    Bench bench;
    bench.outline.addSite(core::SiteKind::Hub);
    QCOMPARE(bench.document.current()->sites.size(), std::size_t(3));
    auto *editor = bench.view.findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), QStringLiteral("Site 1"));
    QTest::keyClicks(editor, QStringLiteral("Hub"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(bench.document.current()->sites.back().name, std::string("Hub"));
    QVERIFY(bench.document.current()->sites.back().canvas->x > bench.document.current().site("b")->canvas->x);
}

void OutlineTest::hutsStandBelowTheirRoute()
{
    Bench bench;
    QVERIFY(bench.document.edit(QStringLiteral("spans"), [](core::ScenarioParts &parts) {
        parts.routes.front().spans = {{60, std::nullopt, "Old mill", {}}, {40, std::nullopt, {}, {}}};
    }));
    bench.document.waitForSizing();
    const QModelIndex of = bench.row(QStringLiteral("Routes"), QStringLiteral("North – South"));
    QCOMPARE(bench.view.model()->rowCount(of), 1);
    const QModelIndex hut = bench.view.model()->index(0, 0, of);
    QCOMPARE(hut.data().toString(), QStringLiteral("Old mill"));
    bench.view.expand(of);
    QTest::mouseClick(bench.view.viewport(), Qt::LeftButton, {}, bench.view.visualRect(hut).center());
    QCOMPARE(bench.document.selection(), ui::Selection{route});
}

void OutlineTest::whatIsUnfoldedStaysUnfolded()
{
    Bench bench;
    const QModelIndex demands = bench.row({}, QStringLiteral("Demands"));
    bench.view.expand(demands);
    bench.view.collapse(bench.row({}, QStringLiteral("Routes")));
    ui::addSite(bench.document, core::SiteKind::Campus, std::nullopt, std::nullopt);
    bench.document.waitForSizing();
    QVERIFY(bench.view.isExpanded(bench.row({}, QStringLiteral("Demands"))));
    QVERIFY(!bench.view.isExpanded(bench.row({}, QStringLiteral("Routes"))));
}

void OutlineTest::changedAssumptionsAreListed()
{
    Bench bench;
    bench.document.duplicateScenario(bench.document.currentId());
    QCOMPARE(bench.view.model()->rowCount(bench.row({}, QStringLiteral("Assumptions"))), 0);
    QVERIFY(bench.document.edit(QStringLiteral("taper"), [](core::ScenarioParts &parts) { parts.assumptions.set("taper", 10.6); }));
    QCOMPARE(bench.value(QStringLiteral("Assumptions"), QStringLiteral("Taper")), QStringLiteral("10.6"));
    QSignalSpy asked(&bench.outline, &ui::Outline::assumptionRequested);
    emit bench.view.activated(bench.row(QStringLiteral("Assumptions"), QStringLiteral("Taper")));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.front().front().value<std::string>(), std::string("taper"));
}

QTEST_MAIN(OutlineTest)
#include "OutlineTest.moc"
