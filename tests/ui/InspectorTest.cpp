#include "ui/inspector/Inspector.h"
#include "core/exchange/Examples.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Figure.h"
#include "ui/inspector/Inspector.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/inspector/fields/FieldText.h"
#include "ui/inspector/fields/SegmentedSwitch.h"
#include "ui/inspector/fields/UnitField.h"
#include "ui/shell/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTest>

using ui::ObjectRef;

namespace {

const ObjectRef north{ObjectRef::Kind::Site, "a"}, south{ObjectRef::Kind::Site, "b"}, route{ObjectRef::Kind::Route, "r1"};

core::Design pair()
{
    core::Result<core::Design> design = core::openExample("campus_pair");
    Q_ASSERT(design);
    return *std::move(design);
}

/// A shown inspector of the campus pair, with what hands do to it.
struct Bench {
    Bench() : document(pair()), inspector(document)
    {
        document.waitForSizing();
        inspector.resize(316, 900);
        inspector.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&inspector);
    }

    ui::UnitField *field(const char *key)
    {
        ui::PropertyRow *row = inspector.row(key);
        return row == nullptr ? nullptr : qobject_cast<ui::UnitField *>(row->field());
    }
    /// Puts the cursor into a field and types over what is there.
    ui::UnitField *type(const char *key, const QString &text)
    {
        ui::UnitField *line = field(key);
        Q_ASSERT(line != nullptr);
        line->setFocus(Qt::TabFocusReason);
        line->selectAll();
        QTest::keyClicks(line, text);
        return line;
    }
    QString problem(const char *key) { return inspector.row(key)->problem(); }
    double taper() { return document.current()->assumptions.number("taper"); }
    const core::Site &site(const char *id) { return *document.current().site(id); }

    ui::Document document;
    ui::Inspector inspector;
};

} // namespace

class InspectorTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installTheme(*qApp, ui::ThemeMode::Light); }
    void typedNumbersAreReadInEveryLocale_data();
    void typedNumbersAreReadInEveryLocale();
    void positionsAreReadAsPeopleWriteThem_data();
    void positionsAreReadAsPeopleWriteThem();
    void nothingSelectedShowsAssumptions();
    void noFieldWidensThePanel();
    void aTypedUnitIsConverted();
    void anImpossibleValueIsToldWhileTypingAndNeverTaken();
    void leavingWithAnImpossibleValueBringsTheLastGoodOneBack();
    void escapeBringsTheValueInForceBack();
    void steppingIsLiveAndOneUndoStepAVisit();
    void steppingStopsAtTheLimit();
    void typingForTwoSitesIsOneUndoStep();
    void differentValuesAreCountedAndKeptUntilTyped();
    void aComputedLengthTurnsGivenAndBack();
    void clearingAFieldGivesItBackToTheAssumption();
    void aChangedAssumptionSaysWhatTheBaselineHas();
    void resetTakesTheOwnValueAway();
    void searchFindsAnAssumptionAndEnterPutsTheCursorThere();
    void theKindIsChosenWithTheArrowKeys();
    void theAcceleratorIsFoundByPartOfItsName();
    void longChoicesAreToldWhole();
    void undoInAFieldIsTheWindowsUnlessSomethingWasTyped();
    void linksLeadToTheirField();
    void resultsFollowTheEdit();
    void aNewSelectionKeepsWhatWasTyped();
};

void InspectorTest::typedNumbersAreReadInEveryLocale_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("plain");
    const QLocale english(QLocale::English, QLocale::UnitedKingdom), brazil(QLocale::Portuguese, QLocale::Brazil);
    QTest::newRow("plain") << english << "0.12 GW"
                           << "0.12 GW";
    QTest::newRow("grouped") << english << "2,000 kW"
                             << "2000 kW";
    QTest::newRow("true minus") << english << "\u22123.5"
                                << "-3.5";
    QTest::newRow("no blank before the unit") << english << "100MW"
                                              << "100 MW";
    QTest::newRow("a comma is no English decimal sign") << english << "1,5"
                                                        << "1,5";
    QTest::newRow("decimal comma") << brazil << "0,12 GW"
                                   << "0.12 GW";
    QTest::newRow("decimal point where a comma is usual") << brazil << "0.12 GW"
                                                          << "0.12 GW";
    QTest::newRow("grouped with points") << brazil << "2.000,5 kW"
                                         << "2000.5 kW";
    QTest::newRow("exponent") << english << "1e3"
                              << "1000";
    QTest::newRow("no number") << english << "many"
                               << "many";
}

void InspectorTest::typedNumbersAreReadInEveryLocale()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, typed);
    QTEST(ui::plainNumber(typed, locale), "plain");
}

void InspectorTest::positionsAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("latitude");
    QTest::addColumn<double>("longitude");
    const QLocale english(QLocale::English, QLocale::UnitedKingdom), brazil(QLocale::Portuguese, QLocale::Brazil);
    QTest::newRow("pair") << english << "51.5, -3.1" << 51.5 << -3.1;
    QTest::newRow("true minus, no blank") << english << "51.5,\u22123.1" << 51.5 << -3.1;
    QTest::newRow("quarters of the sky") << english << "33.9\u00B0 S, 18.4\u00B0 E" << -33.9 << 18.4;
    QTest::newRow("decimal commas") << brazil << "51,5; -3,1" << 51.5 << -3.1;
    QTest::newRow("points in a locale of commas") << brazil << "51.5, -3.1" << 51.5 << -3.1;
}

void InspectorTest::positionsAreReadAsPeopleWriteThem()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, typed);
    const auto position = ui::parsePosition(typed, locale);
    QVERIFY(position);
    QTEST(position->latitudeDeg, "latitude");
    QTEST(position->longitudeDeg, "longitude");
    QVERIFY(!ui::parsePosition(QStringLiteral("51.5"), locale));
}

void InspectorTest::nothingSelectedShowsAssumptions()
{
    Bench bench;
    QCOMPARE(bench.inspector.title(), QStringLiteral("Assumptions"));
    for (const core::Assumption &assumption : core::assumptions())
        QVERIFY2(bench.inspector.row(assumption.id) != nullptr, assumption.id);
    QCOMPARE(bench.field("plan_year")->text(), QStringLiteral("2026")); // a year is no quantity
    bench.document.select(north);
    QCOMPARE(bench.inspector.title(), QStringLiteral("North"));
    bench.document.setSelection({north, route});
    QVERIFY(bench.inspector.title().contains(QStringLiteral("several kinds")));
    QVERIFY(bench.inspector.row("power_mw") == nullptr);
    QTest::mouseClick(bench.inspector.findChild<QPushButton *>(QStringLiteral("onlyRoutes")), Qt::LeftButton);
    QTRY_COMPARE(bench.document.selection(), ui::Selection{route});
    bench.document.setSelection({north, route});
    QTest::mouseClick(bench.inspector.findChild<QPushButton *>(QStringLiteral("onlySites")), Qt::LeftButton);
    QTRY_COMPARE(bench.document.selection(), ui::Selection{north});
}

void InspectorTest::noFieldWidensThePanel()
{
    Bench bench;
    const int room = 316 - 2 * ui::theme().metrics.scaled(12) - 10; // edges and scroll bar
    for (const ObjectRef &object : {north, route}) {
        for (const ui::PropertyRow *row : bench.inspector.findChildren<ui::PropertyRow *>())
            QVERIFY2(row->minimumSizeHint().width() <= room, qPrintable(row->objectName()));
        bench.document.select(object);
    }
}

void InspectorTest::aTypedUnitIsConverted()
{
    Bench bench;
    bench.document.select(north);
    ui::UnitField *power = bench.type("power_mw", QStringLiteral("0.12 GW"));
    QCOMPARE(*bench.site("a").powerMw, 100.0);
    QTest::keyClick(power, Qt::Key_Return);
    QCOMPARE(*bench.site("a").powerMw, 120.0);
    QCOMPARE(power->text(), QStringLiteral("120"));
    QCOMPARE(power->unit(), QStringLiteral("MW"));
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void InspectorTest::anImpossibleValueIsToldWhileTypingAndNeverTaken()
{
    Bench bench;
    bench.document.select(north);
    ui::UnitField *power = bench.type("power_mw", QStringLiteral("0"));
    QCOMPARE(bench.problem("power_mw"), QStringLiteral("Power lies between 0.1 and 5,000 MW."));
    QVERIFY(power->property("invalid").toBool());
    QCOMPARE(power->accessibleDescription(), bench.problem("power_mw"));
    QTest::keyClick(power, Qt::Key_Return);
    QCOMPARE(power->text(), QStringLiteral("0")); // still there to be mended
    QCOMPARE(*bench.site("a").powerMw, 100.0);
    QCOMPARE(bench.document.undoStack().count(), 0);
    QTest::keyClicks(power, QStringLiteral(".5"));
    QVERIFY(bench.problem("power_mw").isEmpty());
    QVERIFY(!power->property("invalid").toBool());
    bench.type("pue", QStringLiteral("0.9"));
    QCOMPARE(bench.problem("pue"), QStringLiteral("PUE lies between 1 and 3."));
    bench.type("pue", QStringLiteral("1.2 MW"));
    QVERIFY(!bench.problem("pue").isEmpty());
}

void InspectorTest::leavingWithAnImpossibleValueBringsTheLastGoodOneBack()
{
    Bench bench;
    bench.document.select(north);
    ui::UnitField *power = bench.type("power_mw", QStringLiteral("9999"));
    bench.field("pue")->setFocus(Qt::TabFocusReason);
    QCOMPARE(power->text(), QStringLiteral("100"));
    QVERIFY(bench.problem("power_mw").isEmpty());
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void InspectorTest::escapeBringsTheValueInForceBack()
{
    Bench bench;
    bench.document.select(north);
    ui::UnitField *power = bench.type("power_mw", QStringLiteral("0"));
    QTest::keyClick(power, Qt::Key_Escape);
    QCOMPARE(power->text(), QStringLiteral("100"));
    QVERIFY(bench.problem("power_mw").isEmpty());
    QVERIFY(!bench.document.selection().empty());
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void InspectorTest::steppingIsLiveAndOneUndoStepAVisit()
{
    Bench bench;
    ui::UnitField *taper = bench.type("taper", QStringLiteral("10.9"));
    QTest::keyClick(taper, Qt::Key_Return);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QTest::keyClick(taper, Qt::Key_Up);
    QCOMPARE(bench.taper(), 11.0);
    QCOMPARE(taper->text(), QStringLiteral("11.0"));
    QTest::keyClick(taper, Qt::Key_Up);
    QCOMPARE(bench.taper(), 11.1);
    QTest::keyClick(taper, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(bench.taper(), 10.1);
    QCOMPARE(bench.document.undoStack().count(), 2);
    bench.field("slowdown_pct")->setFocus(Qt::TabFocusReason);
    taper->setFocus(Qt::TabFocusReason);
    QTest::keyClick(taper, Qt::Key_Up);
    QCOMPARE(bench.document.undoStack().count(), 3);
    bench.document.undoStack().undo();
    QCOMPARE(bench.taper(), 10.1);
    bench.document.undoStack().undo();
    QCOMPARE(bench.taper(), 10.9);
    QCOMPARE(taper->text(), QStringLiteral("10.9"));
}

void InspectorTest::steppingStopsAtTheLimit()
{
    Bench bench;
    ui::UnitField *fill = bench.type("max_fill", QStringLiteral("0.9"));
    QTest::keyClick(fill, Qt::Key_Return);
    QTest::keyClick(fill, Qt::Key_Up);
    QCOMPARE(bench.document.current()->assumptions.number("max_fill"), 1.0);
    const QString atLimit = fill->text();
    QTest::keyClick(fill, Qt::Key_Up);
    QCOMPARE(bench.document.current()->assumptions.number("max_fill"), 1.0);
    QCOMPARE(fill->text(), atLimit);
}

void InspectorTest::typingForTwoSitesIsOneUndoStep()
{
    Bench bench;
    bench.document.setSelection({north, south});
    QVERIFY(bench.inspector.title().startsWith(QStringLiteral("2 site")));
    QCOMPARE(bench.field("power_mw")->text(), QStringLiteral("100"));
    QTest::keyClick(bench.type("power_mw", QStringLiteral("0.12 GW")), Qt::Key_Return);
    QCOMPARE(*bench.site("a").powerMw, 120.0);
    QCOMPARE(*bench.site("b").powerMw, 120.0);
    QCOMPARE(bench.document.undoStack().count(), 1);
    bench.document.undoStack().undo();
    QCOMPARE(*bench.site("a").powerMw, 100.0);
    QCOMPARE(*bench.site("b").powerMw, 100.0);
}

void InspectorTest::differentValuesAreCountedAndKeptUntilTyped()
{
    Bench bench;
    bench.document.select(north);
    QTest::keyClick(bench.type("power_mw", QStringLiteral("250")), Qt::Key_Return);
    bench.document.setSelection({north, south});
    ui::UnitField *power = bench.field("power_mw");
    QVERIFY(power->text().isEmpty());
    QVERIFY(power->placeholderText().startsWith(QStringLiteral("2 value")));
    QVERIFY(power->font().italic());
    bench.type("power_mw", QStringLiteral("7"));
    QTest::keyClick(power, Qt::Key_Backspace);
    QTest::keyClick(power, Qt::Key_Return);
    QCOMPARE(*bench.site("a").powerMw, 250.0);
    QCOMPARE(*bench.site("b").powerMw, 100.0);
    QTest::keyClick(bench.type("power_mw", QStringLiteral("300")), Qt::Key_Return);
    QCOMPARE(*bench.site("a").powerMw, 300.0);
    QCOMPARE(*bench.site("b").powerMw, 300.0);
    QVERIFY(!power->font().italic());
}

void InspectorTest::aComputedLengthTurnsGivenAndBack()
{
    Bench bench;
    QVERIFY(ui::moveSites(bench.document, std::map<std::string, core::GeoPosition>{{"a", {51.5, -3.1}}, {"b", {51.5, -2.1}}}));
    QVERIFY(ui::setRouteLength(bench.document, "r1", std::nullopt));
    bench.document.select(route);
    ui::UnitField *length = bench.field("length_km");
    QVERIFY(length->property("computed").toBool());
    // 1° of longitude at 51.5° N on a sphere of 6,371.0088 km: 69.22 km by haversine, × 1.4
    QCOMPARE(length->text(), QStringLiteral("96.9"));
    QTest::keyClick(bench.type("length_km", QStringLiteral("100")), Qt::Key_Return);
    QCOMPARE(*bench.document.current().route("r1")->lengthKm, 100.0);
    QVERIFY(!length->property("computed").toBool());
    QVERIFY(bench.inspector.row("length_km")
                ->property()
                .note()
                .startsWith(
                    QStringLiteral("Length is given: %1. Great circle × 1.4 would be").arg(ui::Figure{QStringLiteral("100"), QStringLiteral("km")}.text())));
    QVERIFY(std::ranges::any_of(bench.inspector.row("length_km")->findChildren<QLabel *>(),
                                [](const QLabel *label) { return label->text().contains(QStringLiteral(">Use it</a>")); }));
    length->selectAll();
    QTest::keyClick(length, Qt::Key_Delete);
    QTest::keyClick(length, Qt::Key_Return);
    QVERIFY(!bench.document.current().route("r1")->lengthKm);
    QVERIFY(length->property("computed").toBool());
    QCOMPARE(length->text(), QStringLiteral("96.9"));
}

void InspectorTest::clearingAFieldGivesItBackToTheAssumption()
{
    Bench bench;
    bench.document.select(north);
    ui::UnitField *pue = bench.field("pue");
    pue->setFocus(Qt::TabFocusReason);
    pue->selectAll();
    QTest::keyClick(pue, Qt::Key_Delete);
    QTest::keyClick(pue, Qt::Key_Return);
    QVERIFY(!bench.site("a").pue);
    QVERIFY(pue->property("computed").toBool());
    QCOMPARE(pue->text(), QStringLiteral("1.2"));
}

void InspectorTest::aChangedAssumptionSaysWhatTheBaselineHas()
{
    Bench bench;
    const std::string copy = bench.document.duplicateScenario(bench.document.currentId());
    QCOMPARE(bench.document.currentId(), copy);
    const auto dot = [&] { return bench.inspector.row("taper")->property().difference(); };
    QVERIFY(dot().isEmpty());
    QTest::keyClick(bench.type("taper", QStringLiteral("10.6")), Qt::Key_Return);
    QCOMPARE(dot(), QStringLiteral("Changed from the baseline: 4"));
    bench.document.setCurrent((*bench.document.baseline())->id);
    QCOMPARE(dot(), QStringLiteral("Changed from the standard: 10"));
}

void InspectorTest::resetTakesTheOwnValueAway()
{
    Bench bench;
    auto *row = bench.inspector.row("taper");
    QVERIFY(bench.document.current()->assumptions.isGiven("taper"));
    QLabel *below = nullptr;
    for (QLabel *label : row->findChildren<QLabel *>()) {
        if (label->text().contains(QStringLiteral("reset")))
            below = label;
    }
    QVERIFY(below != nullptr);
    QVERIFY(below->text().contains(QStringLiteral("Standard: 10.")));
    emit below->linkActivated(QStringLiteral("reset"));
    QVERIFY(!bench.document.current()->assumptions.isGiven("taper"));
    QCOMPARE(bench.field("taper")->text(), QStringLiteral("10"));
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void InspectorTest::searchFindsAnAssumptionAndEnterPutsTheCursorThere()
{
    Bench bench;
    bench.document.select(north);
    bench.inspector.focusSearch();
    auto *search = bench.inspector.findChild<QLineEdit *>(QStringLiteral("assumptionSearch"));
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("Maximum fi"));
    QVERIFY(bench.inspector.row("max_fill")->isVisible());
    QVERIFY(!bench.inspector.row("pue")->isVisible());
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(bench.field("max_fill")->hasFocus());
    QVERIFY(bench.inspector.focusField("pue"));
    QVERIFY(bench.inspector.row("pue")->isVisible());
    QVERIFY(bench.field("pue")->hasFocus());
}

void InspectorTest::theKindIsChosenWithTheArrowKeys()
{
    Bench bench;
    bench.document.select(north);
    auto *kinds = qobject_cast<ui::SegmentedSwitch *>(bench.inspector.row("kind")->field());
    QCOMPARE(kinds->current(), 0);
    kinds->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(bench.site("a").kind == core::SiteKind::Hub);
    QCOMPARE(kinds->current(), 1);
    bench.document.undoStack().undo();
    QCOMPARE(kinds->current(), 0);
}

void InspectorTest::theAcceleratorIsFoundByPartOfItsName()
{
    Bench bench;
    bench.document.select(north);
    auto *box = qobject_cast<QComboBox *>(bench.inspector.row("accelerator")->field());
    const QString name = box->itemText(box->findText(QStringLiteral("GB200"), Qt::MatchContains));
    QVERIFY(!name.isEmpty());
    box->lineEdit()->setFocus(Qt::TabFocusReason);
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), name);
    bench.inspector.row("accelerator")->commit();
    QCOMPARE(*bench.site("a").accelerator, std::string("nv_gb200_nvl72"));
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), QStringLiteral("no such thing"));
    bench.inspector.row("accelerator")->commit();
    QCOMPARE(*bench.site("a").accelerator, std::string("nv_gb200_nvl72"));
    QCOMPARE(box->lineEdit()->text(), name);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void InspectorTest::longChoicesAreToldWhole()
{
    Bench bench;
    bench.document.select(north);
    auto *box = qobject_cast<QComboBox *>(bench.inspector.row("router")->field());
    QVERIFY(!box->currentText().isEmpty());
    QCOMPARE(box->toolTip(), box->currentText());
    // What is searched begins where what is typed begins.
    const auto textLeft = [&](const QLineEdit *line) {
        QStyleOptionFrame option;
        option.initFrom(line);
        option.lineWidth = line->hasFrame() ? line->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, line) : 0;
        return line->mapTo(&bench.inspector, line->style()->subElementRect(QStyle::SE_LineEditContents, &option, line).topLeft()).x();
    };
    QVERIFY2(std::abs(textLeft(box->lineEdit()) - textLeft(bench.field("pue"))) <= 1,
             qPrintable(QStringLiteral("%1 and %2").arg(textLeft(box->lineEdit())).arg(textLeft(bench.field("pue")))));
}

void InspectorTest::undoInAFieldIsTheWindowsUnlessSomethingWasTyped()
{
    Bench bench;
    bench.document.select(north);
    ui::UnitField *power = bench.type("power_mw", QStringLiteral("120"));
    const auto fieldTakesUndo = [&] {
        QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        QApplication::sendEvent(power, &asked);
        return asked.isAccepted();
    };
    QVERIFY(fieldTakesUndo());
    QTest::keyClick(power, Qt::Key_Return);
    QVERIFY(!fieldTakesUndo());
}

void InspectorTest::linksLeadToTheirField()
{
    Bench bench;
    QVERIFY(bench.inspector.follow({core::DerivationLink::Kind::Site, "b", "power_mw", {}}));
    QCOMPARE(bench.document.selection(), ui::Selection{south});
    QVERIFY(bench.field("power_mw")->hasFocus());
    QVERIFY(bench.inspector.follow({core::DerivationLink::Kind::Assumption, "taper", {}, {}}));
    QVERIFY(bench.document.selection().empty());
    QVERIFY(bench.field("taper")->hasFocus());
    QVERIFY(!bench.inspector.follow({core::DerivationLink::Kind::CatalogueCell, "400zr", "power_w_typ", "pluggables"}));
}

void InspectorTest::resultsFollowTheEdit()
{
    Bench bench;
    bench.document.select(north);
    const auto ports = [&] { return bench.inspector.findChild<QAbstractButton *>(QStringLiteral("coherent_ports"))->accessibleName(); };
    QVERIFY2(ports().contains(QStringLiteral("16,026")), qPrintable(ports()));
    bench.document.clearSelection();
    QTest::keyClick(bench.type("taper", QStringLiteral("8")), Qt::Key_Return);
    bench.document.select(north);
    bench.document.waitForSizing();
    QVERIFY2(ports().contains(QStringLiteral("8,013")), qPrintable(ports()));
    std::string explained;
    QObject::connect(&bench.document, &ui::Document::explainRequested, &bench.inspector,
                     [&](const std::string &id, const core::Subject &subject) { explained = id + "@" + subject.id; });
    QTest::mouseClick(bench.inspector.findChild<QAbstractButton *>(QStringLiteral("coherent_ports")), Qt::LeftButton);
    QCOMPARE(explained, std::string("coherent_ports@a"));
}

void InspectorTest::aNewSelectionKeepsWhatWasTyped()
{
    Bench bench;
    bench.document.select(north);
    bench.type("power_mw", QStringLiteral("150"));
    bench.document.select(south);
    QCOMPARE(*bench.site("a").powerMw, 150.0);
    QCOMPARE(*bench.site("b").powerMw, 100.0);
    QCOMPARE(bench.field("power_mw")->text(), QStringLiteral("100"));
}

QTEST_MAIN(InspectorTest)
#include "InspectorTest.moc"
