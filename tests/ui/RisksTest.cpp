// Shared risks: made of selected routes, edited in the inspector, renamed in the outline, deleted, undone.
#include "core/exchange/Examples.h"
#include "ui/document/Edits.h"
#include "ui/inspector/Inspector.h"
#include "ui/inspector/OutlineModel.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/results/FindingText.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

using ui::ObjectRef;

namespace {

struct Bench {
    Bench() : document(*core::openExample("campus_pair")) { document.waitForSizing(); }

    /// Writes a value into a field of what is selected, as its editor does.
    void write(const ui::Inspector &inspector, const char *key, const ui::FieldValue &value)
    {
        const ui::Property property = inspector.row(key)->property();
        QVERIFY(document.edit(property.undoText, [&](core::ScenarioParts &parts) { property.write(parts, value); }));
    }
    static ui::FieldValue shown(const ui::Inspector &inspector, const char *key) { return inspector.row(key)->property().read().front().value; }
    const core::Srlg &risk(const std::string &id) const { return *document.current().srlg(id); }

    ui::Document document;
};

} // namespace

class RisksTest final : public QObject {
    Q_OBJECT

private slots:
    void aRiskIsMadeOfTheSelectedRoutes()
    {
        Bench bench;
        const std::string id = ui::addSharedRisk(bench.document, {"r1"});
        QCOMPARE(bench.risk(id).name, "Shared risk 1");
        QCOMPARE(bench.document.current().route("r1")->srlgs, std::vector<std::string>{id});
        const std::string second = ui::addSharedRisk(bench.document, {});
        QCOMPARE(bench.risk(second).name, "Shared risk 2");
        bench.document.undoStack().undo();
        bench.document.undoStack().undo();
        QVERIFY(bench.document.current()->srlgs.empty());
        QVERIFY(bench.document.current().route("r1")->srlgs.empty());
    }

    void deletingARiskTakesItFromItsRoutes()
    {
        Bench bench;
        const std::string id = ui::addSharedRisk(bench.document, {"r1"});
        bench.document.select({ObjectRef::Kind::Srlg, id});
        ui::removeObjects(bench.document, bench.document.selection());
        QVERIFY(bench.document.current()->srlgs.empty());
        QVERIFY(bench.document.current().route("r1")->srlgs.empty());
        QVERIFY(bench.document.selection().empty());
        QCOMPARE(bench.document.undoStack().undoText(), QString("Delete “Shared risk 1”"));
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.current().route("r1")->srlgs, std::vector<std::string>{id});
    }

    void deletingASiteTakesItsEntrancesAlong()
    {
        Bench bench;
        QVERIFY(bench.document.edit("edit", [](core::ScenarioParts &parts) {
            core::Site third;
            third.id = "c";
            parts.sites.push_back(third);
            core::Route route;
            route.id = "r2";
            route.a = "b";
            route.b = "c";
            route.lengthKm = 50;
            route.srlgs = {"far"};
            parts.routes.push_back(route);
            for (const char *id : {"gate", "far"}) {
                core::Srlg risk;
                risk.id = id;
                risk.site = "a";
                parts.srlgs.push_back(risk);
            }
        }));
        ui::removeObjects(bench.document, {{ObjectRef::Kind::Site, "a"}});
        QCOMPARE(bench.document.current()->srlgs.size(), std::size_t(1)); // the one that another route names stays, at no site
        QVERIFY(bench.risk("far").site.empty());
    }

    void theInspectorEditsEveryFieldOfARisk()
    {
        Bench bench;
        ui::Inspector inspector(bench.document);
        const std::string id = ui::addSharedRisk(bench.document, {});
        bench.document.select({ObjectRef::Kind::Srlg, id});
        QCOMPARE(inspector.title(), QString("Shared risk 1"));
        bench.write(inspector, "name", std::string("A61 duct"));
        bench.write(inspector, "kind", std::string("entrance"));
        bench.write(inspector, "site", std::string("b"));
        bench.write(inspector, "routes", std::vector<std::string>{"r1"});
        bench.write(inspector, "planes", std::vector<std::string>{"2", "3"});
        bench.write(inspector, "cuts_per_year", 0.25);
        bench.write(inspector, "mttr_h", 12.0);
        const core::Srlg &risk = bench.risk(id);
        QCOMPARE(risk.name, "A61 duct");
        QVERIFY(risk.kind == core::SrlgKind::Entrance);
        QCOMPARE(risk.site, "b");
        QCOMPARE(risk.planes, (std::vector<int>{2, 3}));
        QCOMPARE(risk.cutsPerYear, std::optional(0.25));
        QCOMPARE(risk.mttrH, std::optional(12.0));
        QCOMPARE(bench.document.current().route("r1")->srlgs, std::vector<std::string>{id});
        QCOMPARE(inspector.title(), QString("A61 duct"));
        QCOMPARE(std::get<std::vector<std::string>>(Bench::shown(inspector, "planes")), (std::vector<std::string>{"2", "3"}));
        QCOMPARE(inspector.row("planes")->property().choices().size(), std::size_t(3)); // one plane, and those that are ticked
        bench.write(inspector, "routes", std::vector<std::string>());
        QVERIFY(bench.document.current().route("r1")->srlgs.empty());
    }

    void aRouteHasPlanesAndSharedRisks()
    {
        Bench bench;
        ui::Inspector inspector(bench.document);
        const std::string id = ui::addSharedRisk(bench.document, {});
        bench.document.select({ObjectRef::Kind::Route, "r1"});
        bench.write(inspector, "srlgs", std::vector<std::string>{id});
        bench.write(inspector, "planes", std::vector<std::string>{"1"});
        QCOMPARE(bench.document.current().route("r1")->srlgs, std::vector<std::string>{id});
        QCOMPARE(bench.document.current().route("r1")->planes, std::vector<int>{1});
        QCOMPARE(inspector.row("srlgs")->property().choices().front().label, QString("Shared risk 1"));
    }

    void theOutlineSelectsAndRenamesRisks()
    {
        Bench bench;
        const std::string id = ui::addSharedRisk(bench.document, {"r1"});
        ui::OutlineModel model(bench.document);
        const QAbstractItemModelTester tester(&model);
        const QModelIndex row = model.indexOf({ObjectRef::Kind::Srlg, id});
        QVERIFY(row.isValid());
        QVERIFY(model.object(row) == (ObjectRef{ObjectRef::Kind::Srlg, id}));
        QVERIFY(model.flags(row).testFlag(Qt::ItemIsEditable));
        QVERIFY(model.setData(row, "A61 duct"));
        QCOMPARE(bench.risk(id).name, "A61 duct");
        QCOMPARE(model.data(row).toString(), QString("A61 duct"));
    }

    void aFindingAboutARiskLeadsToIt()
    {
        Bench bench;
        const std::string id = ui::addSharedRisk(bench.document, {});
        bench.document.waitForSizing();
        const auto &findings = bench.document.currentSizing()->findings;
        const auto idle = std::ranges::find(findings, "risk_idle", &core::Finding::code);
        QVERIFY(idle != findings.end());
        QVERIFY(ui::objectOf(idle->subject) == (ObjectRef{ObjectRef::Kind::Srlg, id}));
    }
};

QTEST_MAIN(RisksTest)
#include "RisksTest.moc"
