#include "core/base/Number.h"
#include "core/exchange/Examples.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"
#include "ui/results/DerivationModel.h"
#include "ui/results/ExplainPanel.h"
#include "ui/results/FindingText.h"
#include "ui/results/FindingsModel.h"
#include "ui/results/FindingsView.h"
#include "ui/results/HutTable.h"
#include "ui/results/HutTableModel.h"
#include "ui/results/Mends.h"
#include "ui/results/QuantityTable.h"
#include "ui/results/ResultsDock.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using ui::ObjectRef;

namespace {

const ObjectRef north{ObjectRef::Kind::Site, "a"}, south{ObjectRef::Kind::Site, "b"};

core::Design pair()
{
    core::Result<core::Design> design = core::openExample("campus_pair");
    Q_ASSERT(design);
    return *std::move(design);
}

/// Three campuses of 9, 100 and 20 MW in a triangle: as text "100" sorts before "20" and "9".
core::Design triangle()
{
    core::Design design = core::newDesign("Triangle");
    core::ScenarioParts parts = *design.scenarios.front();
    const double powers[]{9, 100, 20};
    for (int i = 0; i < 3; ++i) {
        core::Site site;
        site.id = std::string(1, static_cast<char>('a' + i));
        site.name = std::string("Site ") + static_cast<char>('A' + i);
        site.powerMw = powers[i];
        parts.sites.push_back(site);
    }
    for (const auto &[id, a, b] : {std::tuple("r1", "a", "b"), std::tuple("r2", "b", "c"), std::tuple("r3", "a", "c")}) {
        core::Route route;
        route.id = id;
        route.a = a;
        route.b = b;
        route.lengthKm = 100;
        parts.routes.push_back(route);
    }
    design.scenarios.front() = *core::Scenario::make(std::move(parts));
    return design;
}

/// The pair with fewer fibre pairs than it needs: a finding on the route.
core::Design shortOfFibre()
{
    core::Design design = pair();
    core::ScenarioParts parts = *design.scenarios.front();
    parts.routes.front().fibrePairsAvailable = 1;
    design.scenarios.front() = *core::Scenario::make(std::move(parts));
    return design;
}

struct Bench {
    explicit Bench(core::Design design) : document(std::move(design)), dock(document)
    {
        document.waitForSizing();
        dock.resize(1200, 400);
        dock.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&dock);
    }

    int column(core::Scope scope, const char *quantity) const
    {
        const ui::QuantityTableModel *model = dock.table(scope)->model();
        for (int column = 0; column < model->columnCount(); ++column) {
            if (model->quantity(column) != nullptr && std::string_view(model->quantity(column)->id) == quantity)
                return column;
        }
        return -1;
    }
    /// The index of a finding with that code in the shown list.
    QModelIndex finding(const std::string &code) const
    {
        const ui::FindingsModel *model = dock.findings()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const core::Finding *of = model->finding(model->index(row));
            if (of != nullptr && of->code == code)
                return dock.findings()->view()->model()->index(row, 0);
        }
        return {};
    }

    ui::Document document;
    ui::ResultsDock dock;
};

/// Every line of a derivation below `parent`, in the order of reading. `parent` is a copy: it stands in the list that grows.
void collect(const QAbstractItemModel &model, const QModelIndex parent, QList<QModelIndex> &all)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        all << model.index(row, 0, parent);
        collect(model, all.last(), all);
    }
}

QModelIndex lineFor(const QAbstractItemModel &model, const std::string &field)
{
    QList<QModelIndex> all;
    collect(model, {}, all);
    for (const QModelIndex &index : all) {
        const core::Derivation *line = static_cast<const ui::DerivationModel &>(model).derivation(index);
        if (line->link.field == field || line->link.id == field)
            return index;
    }
    return {};
}

} // namespace

class ResultsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installTheme(*qApp, ui::ThemeMode::Light); }
    void modelsKeepTheirPromisesThroughEdits();
    void tablesShowEveryQuantityOfTheirScope();
    void clickingAHeadSortsByNumber();
    void anEditChangesItsRowInPlace();
    void selectionGoesBothWays();
    void theFilterRowShowsWhatFits();
    void copyingGivesPlainNumbersWithHeads();
    void enterOnAFigureExplainsIt();
    void hutsAreListedWithWhatStandsInThem();
    void hidingAColumnLeavesItOutOfTheCopy();
    void explainWalksFromThePortsToTheInputs();
    void explainFollowsTheSizingAndKeepsWhatIsFolded();
    void explainGoesBackAndForward();
    void explainLinksLeadToInputs();
    void aFindingIsListedAndLeadsToItsObject();
    void aMendIsOneUndoStepAndTheFindingGoes();
    void anAcceptedFindingMovesToItsGroup();
    void whenAllAreAcceptedThereAreNoFindings();
};

void ResultsTest::modelsKeepTheirPromisesThroughEdits()
{
    ui::Document document(shortOfFibre());
    ui::QuantityTableModel sites(document, core::Scope::Site), routes(document, core::Scope::Route), demands(document, core::Scope::Demand);
    ui::FindingsModel findings(document);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{&sites, &routes, &demands, &findings})
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    document.waitForSizing();
    QCOMPARE(sites.rowCount(), 2);
    const std::string third = ui::addSite(document, core::SiteKind::Campus, std::nullopt, std::nullopt);
    QVERIFY(ui::addRoute(document, "a", third));
    QVERIFY(ui::setRouteLength(document, document.current()->routes.back().id, 50.0));
    document.waitForSizing();
    QCOMPARE(sites.rowCount(), 3);
    QCOMPARE(routes.rowCount(), 2);
    ui::removeObjects(document, {north});
    document.waitForSizing();
    QCOMPARE(sites.rowCount(), 2);
    QCOMPARE(routes.rowCount(), 0);
    document.undoStack().undo();
    document.setCurrent(document.design().scenarios.back()->id);
    document.waitForSizing();
    QCOMPARE(routes.rowCount(), 1);
    findings.setUnfolded(true);
    document.setCurrent(document.design().scenarios.front()->id);
    document.waitForSizing();
}

void ResultsTest::tablesShowEveryQuantityOfTheirScope()
{
    Bench bench(pair());
    for (const core::Scope scope : {core::Scope::Site, core::Scope::Route, core::Scope::Demand}) {
        const auto wanted = std::ranges::count_if(core::quantities(), [&](const core::Quantity &quantity) { return quantity.scope == scope; });
        const ui::QuantityTableModel *model = bench.dock.table(scope)->model();
        QCOMPARE(model->columnCount() - model->leadingColumns(), static_cast<int>(wanted));
    }
    const int ports = bench.column(core::Scope::Site, "coherent_ports");
    QVERIFY(ports > 0);
    const ui::QuantityTableModel *sites = bench.dock.table(core::Scope::Site)->model();
    QCOMPARE(sites->index(0, 0).data().toString(), QStringLiteral("North"));
    QCOMPARE(sites->index(0, ports).data(ui::QuantityTableModel::NumberTextRole).toString(), QStringLiteral("16,026"));
}

void ResultsTest::clickingAHeadSortsByNumber()
{
    Bench bench(triangle());
    ui::QuantityTable *table = bench.dock.table(core::Scope::Site);
    const int accelerators = bench.column(core::Scope::Site, "accelerators");
    QVERIFY(accelerators > 0);
    const auto click = [&] {
        QHeaderView *head = table->view()->horizontalHeader();
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, QPoint(head->sectionViewportPosition(accelerators) + 12, head->height() / 2));
    };
    const auto names = [&] {
        QStringList all;
        for (int row = 0; row < 3; ++row)
            all << table->view()->model()->index(row, 0).data().toString();
        return all;
    };
    click();
    const QStringList once = names();
    click();
    const QStringList twice = names();
    const QStringList rising{QStringLiteral("Site A"), QStringLiteral("Site C"), QStringLiteral("Site B")};
    const QStringList falling{QStringLiteral("Site B"), QStringLiteral("Site C"), QStringLiteral("Site A")};
    QVERIFY(once == rising || once == falling);
    QCOMPARE(twice, once == rising ? falling : rising);
}

void ResultsTest::anEditChangesItsRowInPlace()
{
    Bench bench(triangle());
    ui::QuantityTableModel *sites = bench.dock.table(core::Scope::Site)->model();
    QSignalSpy changed(sites, &QAbstractItemModel::dataChanged), reset(sites, &QAbstractItemModel::modelReset),
        inserted(sites, &QAbstractItemModel::rowsInserted);
    const int accelerators = bench.column(core::Scope::Site, "accelerators");
    const double before = sites->index(1, accelerators).data(ui::QuantityTableModel::NumberRole).toDouble();
    QVERIFY(bench.document.edit(QStringLiteral("power"), [](core::ScenarioParts &parts) { parts.sites[1].powerMw = 200; }));
    bench.document.waitForSizing();
    QCOMPARE(reset.count() + inserted.count(), 0);
    QVERIFY(std::ranges::any_of(changed, [](const QList<QVariant> &signal) { return signal[0].toModelIndex().row() == 1; }));
    const double after = sites->index(1, accelerators).data(ui::QuantityTableModel::NumberRole).toDouble();
    QVERIFY(std::abs(after - 2 * before) <= 1); // twice the power, rounded down once
}

void ResultsTest::selectionGoesBothWays()
{
    Bench bench(pair());
    bench.dock.showTab(ui::ResultsDock::Tab::Sites);
    QTableView *view = bench.dock.table(core::Scope::Site)->view();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(1, 0)).center());
    QCOMPARE(bench.document.selection(), ui::Selection{south});
    bench.document.select(north);
    QVERIFY(view->selectionModel()->isRowSelected(0));
    QVERIFY(!view->selectionModel()->isRowSelected(1));
    bench.document.select({ObjectRef::Kind::Route, "r1"});
    QVERIFY(!view->selectionModel()->hasSelection());
    QVERIFY(bench.dock.table(core::Scope::Route)->view()->selectionModel()->isRowSelected(0));
}

void ResultsTest::theFilterRowShowsWhatFits()
{
    Bench bench(pair());
    bench.dock.showTab(ui::ResultsDock::Tab::Sites);
    ui::QuantityTable *table = bench.dock.table(core::Scope::Site);
    table->view()->setFocus();
    bench.document.select(north);
    QTest::keyClick(table->view(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(table->filterField()->isVisible());
    QTest::keyClicks(table->filterField(), QStringLiteral("sou"));
    QCOMPARE(table->view()->model()->rowCount(), 1);
    QCOMPARE(table->view()->model()->index(0, 0).data().toString(), QStringLiteral("South"));
    QCOMPARE(bench.document.selection(), ui::Selection{north});
    QTest::keyClick(table->filterField(), Qt::Key_Escape);
    QCOMPARE(table->view()->model()->rowCount(), 2);
    QVERIFY(!table->filterField()->isVisible());
}

void ResultsTest::copyingGivesPlainNumbersWithHeads()
{
    Bench bench(pair());
    bench.dock.showTab(ui::ResultsDock::Tab::Sites);
    QTableView *view = bench.dock.table(core::Scope::Site)->view();
    view->setFocus();
    bench.document.select(south);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    const int ports = bench.column(core::Scope::Site, "coherent_ports");
    const QStringList heads = lines[0].split(QLatin1Char('\t')), cells = lines[1].split(QLatin1Char('\t'));
    QCOMPARE(heads.size(), cells.size());
    QCOMPARE(cells[0], QStringLiteral("South"));
    QCOMPARE(cells[ports], QStringLiteral("16026"));
}

void ResultsTest::hutsAreListedWithWhatStandsInThem()
{
    // Three spans of 80 km: two huts, one pair each of which is one ila_c_single: 90 W × 1.5, 1 RU.
    core::Design design = triangle();
    core::ScenarioParts parts = *design.scenarios.front();
    parts.assumptions.set("basis", std::string("matrix"));
    parts.assumptions.set("single_span", std::string("never"));
    for (core::Route &route : parts.routes)
        route.lengthKm = 20;
    parts.routes[1].spans = {{80, {}, "Ash", {}}, {80, {}, "", {}}, {80, {}, "", {}}};
    parts.routes[1].lengthKm = 240;
    parts.routes[2].lengthKm = 600;
    core::Demand demand;
    demand.from = "b";
    demand.to = "c";
    demand.gbps = 640;
    parts.demands = {demand};
    design.scenarios.front() = *core::Scenario::make(std::move(parts));
    Bench bench(std::move(design));
    bench.dock.showTab(ui::ResultsDock::Tab::Huts);
    ui::HutTableModel *model = bench.dock.huts()->model();
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTableView *view = bench.dock.huts()->view();
    QVERIFY(view->isVisible());
    QCOMPARE(model->rowCount(), 2);
    const auto plain = [&](int row, const char *head) {
        for (int column = 0; column < model->columnCount(); ++column) {
            if (model->headerData(column, Qt::Horizontal).toString() == QLatin1String(head))
                return model->index(row, column).data(ui::QuantityTableModel::PlainRole).toString();
        }
        return QString("no such column");
    };
    QCOMPARE(plain(0, "Hut"), QStringLiteral("Ash"));
    QCOMPARE(plain(1, "Hut"), QStringLiteral("Hut 2"));
    QCOMPARE(plain(1, "At"), QStringLiteral("160"));
    QCOMPARE(plain(0, "Units"), QStringLiteral("1"));
    QCOMPARE(plain(0, "Power"), QStringLiteral("135"));
    QCOMPARE(plain(0, "Old hut"), QStringLiteral("fits"));

    view->selectRow(1);
    QCOMPARE(bench.document.selection(), (ui::Selection{{ObjectRef::Kind::Route, "r2"}}));
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Hut 2\t160\t1\t")));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(bench.dock.currentTab(), ui::ResultsDock::Tab::Explain);

}

void ResultsTest::hidingAColumnLeavesItOutOfTheCopy()
{
    Bench bench(pair());
    ui::QuantityTable *table = bench.dock.table(core::Scope::Site);
    const auto width = [&] { return table->copyText().split(QLatin1Char('\n')).front().split(QLatin1Char('\t')).size(); };
    const auto before = width();
    table->view()->setColumnHidden(1, true);
    QCOMPARE(width(), before - 1);
}

void ResultsTest::enterOnAFigureExplainsIt()
{
    Bench bench(pair());
    bench.dock.showTab(ui::ResultsDock::Tab::Sites);
    QTableView *view = bench.dock.table(core::Scope::Site)->view();
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, bench.column(core::Scope::Site, "coherent_ports")));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(bench.dock.currentTab(), ui::ResultsDock::Tab::Explain);
    const auto explained = bench.dock.explain()->explained();
    QVERIFY(explained);
    QCOMPARE(explained->quantity, std::string("coherent_ports"));
    QVERIFY(explained->subject == (core::Subject{core::Scope::Site, "a"}));
}

void ResultsTest::explainWalksFromThePortsToTheInputs()
{
    Bench bench(pair());
    bench.document.requestExplain("coherent_ports", {});
    ui::DerivationModel *model = bench.dock.explain()->model();
    QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex root = model->index(0, ui::DerivationModel::ValueColumn);
    QCOMPARE(root.data(ui::DerivationModel::NumberTextRole).toString(), QStringLiteral("32,052"));
    for (const char *leaf : {"power_mw", "pue", "allin_it_w", "taper", "max_fill"}) {
        QList<QModelIndex> all;
        collect(*model, {}, all);
        const bool found = std::ranges::any_of(all, [&](const QModelIndex &index) {
            const core::DerivationLink &link = model->derivation(index)->link;
            return link.field.ends_with(leaf) || link.id == leaf;
        });
        QVERIFY2(found, leaf);
    }
    const QString text = model->text();
    QVERIFY(text.startsWith(model->index(0, 0).data().toString()));
    QVERIFY(text.contains(QStringLiteral("≈"))); // watts per accelerator rest on an estimate
}

void ResultsTest::explainFollowsTheSizingAndKeepsWhatIsFolded()
{
    Bench bench(pair());
    bench.document.requestExplain("coherent_ports", {});
    QTreeView *view = bench.dock.explain()->view();
    ui::DerivationModel *model = bench.dock.explain()->model();
    const QModelIndex first = model->index(0, 0, model->index(0, 0));
    QVERIFY(view->isExpanded(first));
    view->collapse(first);
    QSignalSpy reset(model, &QAbstractItemModel::modelReset);
    QVERIFY(bench.document.edit(QStringLiteral("taper"), [](core::ScenarioParts &parts) { parts.assumptions.set("taper", 8.0); }));
    bench.document.waitForSizing();
    QCOMPARE(model->index(0, ui::DerivationModel::ValueColumn).data(ui::DerivationModel::NumberTextRole).toString(), QStringLiteral("16,026"));
    QCOMPARE(reset.count(), 0);
    QVERIFY(!view->isExpanded(model->index(0, 0, model->index(0, 0))));
    bench.document.setCurrent(bench.document.design().scenarios[1]->id); // taper 10.6
    bench.document.waitForSizing();
    QCOMPARE(model->index(0, ui::DerivationModel::ValueColumn).data(ui::DerivationModel::NumberTextRole).toString(), QStringLiteral("12,096"));
}

void ResultsTest::explainGoesBackAndForward()
{
    Bench bench(pair());
    ui::ExplainPanel *panel = bench.dock.explain();
    bench.document.requestExplain("coherent_ports", {});
    bench.document.requestExplain("accelerators", {core::Scope::Site, "a"});
    panel->view()->setFocus();
    QTest::keyClick(panel->view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(panel->explained()->quantity, std::string("coherent_ports"));
    QTest::keyClick(panel->view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(panel->explained()->quantity, std::string("accelerators"));
    QCOMPARE(panel->model()->index(0, ui::DerivationModel::ValueColumn).data(ui::DerivationModel::NumberTextRole).toString(), QStringLiteral("64,102"));
    panel->back();
    bench.document.requestExplain("fibre_pairs", {});
    panel->forward();
    QCOMPARE(panel->explained()->quantity, std::string("fibre_pairs"));
}

void ResultsTest::explainLinksLeadToInputs()
{
    Bench bench(pair());
    bench.document.requestExplain("coherent_ports", {});
    QTreeView *view = bench.dock.explain()->view();
    core::DerivationLink followed;
    QObject::connect(&bench.dock, &ui::ResultsDock::linkActivated, &bench.dock, [&](const core::DerivationLink &link) { followed = link; });
    const QModelIndex taper = lineFor(*view->model(), "taper");
    QVERIFY(taper.isValid());
    view->scrollTo(taper);
    view->setCurrentIndex(taper);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(followed.kind == core::DerivationLink::Kind::Assumption);
    QCOMPARE(followed.id, std::string("taper"));
    const QModelIndex power = lineFor(*view->model(), "power_mw");
    view->scrollTo(power);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(power).center());
    QTRY_COMPARE(followed.field, std::string("power_mw"));
    QVERIFY(followed.kind == core::DerivationLink::Kind::Site);
}

void ResultsTest::aFindingIsListedAndLeadsToItsObject()
{
    Bench bench(shortOfFibre());
    bench.dock.showTab(ui::ResultsDock::Tab::Findings);
    const ui::FindingsModel *model = bench.dock.findings()->model();
    QVERIFY(model->openCount() > 0);
    const auto about = [&](int row) { return model->finding(model->index(row))->subject; };
    int row = 0;
    while (row < model->openCount() && about(row).scope != core::Scope::Route)
        ++row;
    QVERIFY(row < model->openCount());
    QSignalSpy revealed(&bench.document, &ui::Document::revealRequested);
    QListView *view = bench.dock.findings()->view();
    const QRect rect = view->visualRect(view->model()->index(row, 0));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, rect.topLeft() + QPoint(60, rect.height() / 2));
    QCOMPARE(bench.document.selection(), (ui::Selection{{ObjectRef::Kind::Route, "r1"}}));
    QCOMPARE(revealed.count(), 1);
}

void ResultsTest::aMendIsOneUndoStepAndTheFindingGoes()
{
    Bench bench(shortOfFibre());
    bench.dock.showTab(ui::ResultsDock::Tab::Findings);
    ui::Mends::of(bench.document).waitForMends();
    const ui::FindingsModel *model = bench.dock.findings()->model();
    int row = 0;
    while (row < model->openCount() && model->index(row).data(ui::FindingsModel::MendsRole).toStringList().isEmpty())
        ++row;
    QVERIFY(row < model->openCount());
    const std::string code = model->finding(model->index(row))->code;
    const QString mend = model->index(row).data(ui::FindingsModel::MendsRole).toStringList().front();
    QListView *view = bench.dock.findings()->view();
    view->setFocus();
    view->setCurrentIndex(view->model()->index(row, 0));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY2(mend.startsWith(bench.document.undoStack().undoText()), qPrintable(mend)); // the offer tells its price besides
    bench.document.waitForSizing();
    QVERIFY(!bench.finding(code).isValid());
    bench.document.undoStack().undo();
    bench.document.waitForSizing();
    QVERIFY(bench.finding(code).isValid());
}

void ResultsTest::anAcceptedFindingMovesToItsGroup()
{
    Bench bench(shortOfFibre());
    ui::FindingsModel *model = bench.dock.findings()->model();
    const core::Finding first = *model->finding(model->index(0));
    const int before = model->openCount();
    const std::size_t acceptedBefore = bench.document.current()->accepted.size(); // the example accepts some itself
    QVERIFY(ui::acceptFinding(bench.document, first, QStringLiteral("leased next year")));
    bench.document.waitForSizing();
    QCOMPARE(model->openCount(), before - 1);
    const QModelIndex head = model->index(model->openCount());
    QVERIFY(model->finding(head) == nullptr);
    QCOMPARE(model->rowCount(), before); // the others and the folded group's head
    model->setUnfolded(true);
    QCOMPARE(model->rowCount(), before + static_cast<int>(acceptedBefore) + 1);
    bool told = false;
    for (int row = model->openCount() + 1; row < model->rowCount(); ++row) {
        const bool same = model->finding(model->index(row))->code == first.code && model->finding(model->index(row))->subject == first.subject;
        told = told || (same && model->index(row).data(ui::FindingsModel::DetailRole).toString().contains(QStringLiteral("leased next year")));
    }
    QVERIFY(told);
    ui::reopenFinding(bench.document, first);
    bench.document.waitForSizing();
    QCOMPARE(model->openCount(), before);
    QCOMPARE(bench.document.current()->accepted.size(), acceptedBefore);
}

void ResultsTest::whenAllAreAcceptedThereAreNoFindings()
{
    Bench bench(shortOfFibre());
    ui::FindingsView *view = bench.dock.findings();
    const auto saysNone = [&] {
        const QList<QLabel *> labels = view->findChildren<QLabel *>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel *label) { return label->text().contains(QStringLiteral("No findings")) && label->isVisibleTo(view); });
    };
    QVERIFY(!saysNone());
    const std::vector<core::Finding> found = bench.document.currentSizing()->findings;
    for (const core::Finding &each : found) {
        if (!each.accepted)
            QVERIFY(ui::acceptFinding(bench.document, each, QStringLiteral("known")));
    }
    bench.document.waitForSizing();
    QCOMPARE(view->model()->openCount(), 0);
    QVERIFY(saysNone());
    QVERIFY(view->findChild<QListView *>()->isVisibleTo(view)); // with the head of the accepted
    QCOMPARE(view->model()->rowCount(), 1);
}

QTEST_MAIN(ResultsTest)
#include "ResultsTest.moc"
