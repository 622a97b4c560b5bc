// The Charts tab and the spectrum of the inspector, by real mouse and keys.
#include "core/exchange/Examples.h"
#include "ui/charts/ChartLegend.h"
#include "ui/charts/ChartPicture.h"
#include "ui/charts/ChartPlot.h"
#include "ui/charts/ChartsPanel.h"
#include "ui/charts/CurveTableModel.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"
#include "ui/inspector/Inspector.h"
#include "ui/inspector/LightSection.h"
#include "ui/inspector/SpectrumBar.h"
#include "ui/results/ResultsDock.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QListWidget>
#include <QProgressBar>
#include <QSvgRenderer>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using ui::ObjectRef;

namespace {

core::Design pair(double lengthKm = 100)
{
    core::Result<core::Design> design = core::openExample("campus_pair");
    Q_ASSERT(design);
    core::ScenarioParts parts = *design->scenarios.front();
    parts.routes.front().lengthKm = lengthKm;
    design->scenarios.front() = *core::Scenario::make(std::move(parts));
    return *std::move(design);
}

/// Three lines of known points, and one mark.
core::Result<core::Curve> ramps(const core::Scenario &, const core::Catalogue &, const core::Sizing &, const core::Subject &, const std::stop_token &)
{
    core::Curve curve{};
    curve.xLabel = "Length";
    curve.xUnit = "km";
    curve.yLabel = "Margin";
    curve.yUnit = "dB";
    curve.lines.push_back({"up", {"Up", {}}, {0, 10, 20, 30}, {0, 1, 2, 3}, false, false, {}});
    curve.lines.push_back({"down", {"Down", {}}, {0, 20}, {8, 4}, false, false, {}});
    curve.marks.push_back({15, std::nullopt, {"flips here", {}}, false});
    return curve;
}

core::Result<core::Curve> refused(const core::Scenario &, const core::Catalogue &, const core::Sizing &, const core::Subject &, const std::stop_token &)
{
    return core::Error{core::ErrorCode::InvalidValue, "There is nothing to draw for %1.", {std::string("this")}, {}};
}

std::atomic<int> started = 0, cancelled = 0;

core::Result<core::Curve> endless(const core::Scenario &, const core::Catalogue &, const core::Sizing &, const core::Subject &, const std::stop_token &stop)
{
    ++started;
    while (!stop.stop_requested())
        std::this_thread::yield();
    ++cancelled;
    return core::Error{core::ErrorCode::Cancelled, "Stopped.", {}, {}};
}

const std::vector<core::CurveKind> &trialKinds()
{
    static const std::vector<core::CurveKind> all{{"ramps", "Ramps", "Three lines.", core::Scope::Route, &ramps},
                                                  {"refused", "Refused", "Nothing.", core::Scope::Route, &refused},
                                                  {"endless", "Endless", "Never.", core::Scope::Route, &endless}};
    return all;
}

struct Bench {
    explicit Bench(core::Design design, std::span<const core::CurveKind> kinds = trialKinds()) : document(std::move(design)), panel(document, nullptr, kinds)
    {
        document.waitForSizing();
        panel.resize(1200, 420);
        panel.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&panel);
        panel.waitForCurve();
        QCoreApplication::processEvents();
    }
    void choose(int row)
    {
        panel.kinds()->setFocus(Qt::TabFocusReason);
        QTest::mouseClick(panel.kinds()->viewport(), Qt::LeftButton, {}, panel.kinds()->visualItemRect(panel.kinds()->item(row)).center());
    }

    ui::Document document;
    ui::ChartsPanel panel;
};

} // namespace

class ChartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installTheme(*qApp, ui::ThemeMode::Light); }
    void everyKindOfTheListAppears();
    void drawsTheSelectedRouteElseTheWeakest();
    void keysReadOneSampleAfterTheOther();
    void thePointerReadsWhatIsUnderIt();
    void theTableHasTheSameFigures();
    void theLegendHidesALine();
    void zoomsByWheelAndKeysAndShowsAllAgain();
    void whatCannotBeDrawnIsSaidInWords();
    void anotherChoiceCancelsTheWorkOfTheLast();
    void followsEditsAndTheTheme();
    void everyChartOfTheProgramIsDrawnAndReadThrough();
    void picturesAreWrittenForPaper();
    void theDockHasATabOfCharts();
    void theSpectrumIsReadByKeysAndPointer();
    void theBudgetIsListedLineByLine();
};

void ChartsTest::everyKindOfTheListAppears()
{
    Bench bench(pair());
    QCOMPARE(bench.panel.kinds()->count(), 3);
    QCOMPARE(bench.panel.kinds()->item(0)->text(), QStringLiteral("Ramps"));
    ui::Document document(pair());
    ui::ChartsPanel panel(document);
    QCOMPARE(panel.kinds()->count(), static_cast<int>(core::curveKinds().size()));
    for (int row = 0; row < panel.kinds()->count(); ++row)
        QVERIFY(!panel.kinds()->item(row)->toolTip().isEmpty());
}

void ChartsTest::drawsTheSelectedRouteElseTheWeakest()
{
    core::Design design = pair();
    core::ScenarioParts parts = *design.scenarios.front();
    core::Site third = parts.sites.back();
    third.id = "c";
    third.name = "East";
    parts.sites.push_back(third);
    core::Route far = parts.routes.front();
    far.id = "r2";
    far.a = "b";
    far.b = "c";
    parts.routes.front().lengthKm = 60;
    parts.routes.push_back(far);
    parts.assumptions.set("transit", std::string("router"));
    design.scenarios.front() = *core::Scenario::make(std::move(parts));
    Bench bench(std::move(design));
    QVERIFY(bench.panel.subject() == (core::Subject{core::Scope::Route, "r2"})); // longer, over one span too, so less margin
    bench.document.select({ObjectRef::Kind::Route, "r1"});
    QVERIFY(bench.panel.subject() == (core::Subject{core::Scope::Route, "r1"}));
}

void ChartsTest::keysReadOneSampleAfterTheOther()
{
    Bench bench(pair());
    ui::ChartPlot *plot = bench.panel.plot();
    QCOMPARE(plot->samples().count(), 5); // 0, 10, 15, 20, 30
    plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(plot, Qt::Key_Right);
    QCOMPARE(plot->reading(), 0);
    QVERIFY2(plot->readingText().contains(QStringLiteral("8.00")), qPrintable(plot->readingText()));
    QTest::keyClick(plot, Qt::Key_Right);
    QTest::keyClick(plot, Qt::Key_Right);
    const QString text = plot->readingText();
    QVERIFY2(text.contains(QStringLiteral("15")) && text.contains(QStringLiteral("Up 1.50")) && text.contains(QStringLiteral("Down 5.00")) &&
                 text.contains(QStringLiteral("flips here")),
             qPrintable(text));
    QCOMPARE(plot->accessibleDescription(), text);
    QTest::keyClick(plot, Qt::Key_End);
    QCOMPARE(plot->reading(), 4);
    QVERIFY(!plot->readingText().contains(QStringLiteral("Down"))); // it ends at 20 km
    QTest::keyClick(plot, Qt::Key_Right);
    QCOMPARE(plot->reading(), 4);
    QTest::keyClick(plot, Qt::Key_Left);
    QCOMPARE(plot->reading(), 3);
    QTest::keyClick(plot, Qt::Key_Escape);
    QCOMPARE(plot->reading(), -1);
}

void ChartsTest::thePointerReadsWhatIsUnderIt()
{
    Bench bench(pair());
    ui::ChartPlot *plot = bench.panel.plot();
    for (int sample = 0; sample < 5; ++sample) {
        QTest::mouseMove(plot, plot->placeOf(sample) + QPoint(1, 0));
        QCOMPARE(plot->reading(), sample);
    }
    QTest::mouseMove(plot, QPoint(3, 3));
    QCOMPARE(plot->reading(), -1);
}

void ChartsTest::theTableHasTheSameFigures()
{
    Bench bench(pair());
    QAbstractItemModel *model = bench.panel.table()->model();
    QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model->rowCount(), 5);
    QCOMPARE(model->columnCount(), 4);
    QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Up, dB"));
    QCOMPARE(model->index(2, 1).data().toString(), QStringLiteral("1.50"));
    QCOMPARE(model->index(2, 3).data().toString(), QStringLiteral("flips here"));
    QCOMPARE(model->index(4, 2).data().toString(), QStringLiteral("–"));
    QTableView *table = bench.panel.table();
    table->setFocus(Qt::TabFocusReason);
    table->setCurrentIndex(model->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(bench.panel.plot()->reading(), 1); // the chart follows the table
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines[3], QStringLiteral("15\t1.5\t5\tflips here"));
    bench.panel.plot()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bench.panel.plot(), Qt::Key_End);
    QCOMPARE(table->currentIndex().row(), 4); // and the table the chart
}

void ChartsTest::theLegendHidesALine()
{
    Bench bench(pair());
    const QList<ui::LegendKey *> keys = bench.panel.legend()->findChildren<ui::LegendKey *>();
    QCOMPARE(keys.size(), 2);
    QTest::mouseClick(keys[0], Qt::LeftButton);
    QVERIFY(!bench.panel.plot()->isLineShown(0));
    bench.panel.plot()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bench.panel.plot(), Qt::Key_Home);
    QVERIFY(!bench.panel.plot()->readingText().contains(QStringLiteral("Up")));
    keys[0]->setFocus(Qt::TabFocusReason);
    QTest::keyClick(keys[0], Qt::Key_Space);
    QVERIFY(bench.panel.plot()->isLineShown(0));
}

void ChartsTest::zoomsByWheelAndKeysAndShowsAllAgain()
{
    Bench bench(pair());
    ui::ChartPlot *plot = bench.panel.plot();
    const int before = plot->placeOf(4).x() - plot->placeOf(0).x();
    plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(plot, Qt::Key_Plus);
    QVERIFY(plot->isZoomed());
    QVERIFY(plot->placeOf(4).x() - plot->placeOf(0).x() > before);
    QTest::keyClick(plot, Qt::Key_0);
    QVERIFY(!plot->isZoomed());
    QCOMPARE(plot->placeOf(4).x() - plot->placeOf(0).x(), before);
    const QPoint at = plot->placeOf(2);
    QWheelEvent wheel(at, plot->mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot, &wheel);
    QVERIFY(plot->isZoomed());
    QVERIFY(std::abs(plot->placeOf(2).x() - at.x()) <= 1); // around the pointer
    QTest::mouseDClick(plot, Qt::LeftButton, {}, at);
    QVERIFY(!plot->isZoomed());
}

void ChartsTest::whatCannotBeDrawnIsSaidInWords()
{
    Bench bench(pair());
    bench.choose(1);
    bench.panel.waitForCurve();
    QCOMPARE(bench.panel.message(), QStringLiteral("There is nothing to draw for this."));
    bench.choose(0);
    bench.panel.waitForCurve();
    QVERIFY(bench.panel.message().isEmpty());
    ui::removeObjects(bench.document, {{ObjectRef::Kind::Route, "r1"}});
    bench.document.waitForSizing();
    QVERIFY2(bench.panel.message().contains(QStringLiteral("route")), qPrintable(bench.panel.message()));
    bench.document.undoStack().undo();
    bench.document.waitForSizing();
    bench.panel.waitForCurve();
    QVERIFY(bench.panel.message().isEmpty());
}

void ChartsTest::anotherChoiceCancelsTheWorkOfTheLast()
{
    Bench bench(pair());
    started = cancelled = 0;
    bench.choose(2);
    QTRY_COMPARE(started.load(), 1);
    QVERIFY(bench.panel.curve()); // the one before stays in sight
    auto *progress = bench.panel.findChild<QProgressBar *>();
    QVERIFY(!progress->isVisible()); // not for what takes no time
    QTRY_VERIFY(progress->isVisible());
    bench.choose(0);
    QTRY_COMPARE(cancelled.load(), 1);
    bench.panel.waitForCurve();
    QVERIFY(!progress->isVisible());
    QVERIFY(bench.panel.message().isEmpty());
    {
        Bench other(pair());
        other.choose(2);
        QTRY_COMPARE(started.load(), 2);
    } // closing the window must not wait for it
    QTRY_COMPARE(cancelled.load(), 2);
}

void ChartsTest::followsEditsAndTheTheme()
{
    Bench bench(pair(), core::curveKinds());
    bench.choose(1); // margin against length
    bench.panel.waitForCurve();
    const auto today = [&] { return std::ranges::find_if(bench.panel.curve()->marks, &core::CurveMark::today)->x; };
    QCOMPARE(today(), 100.0);
    QVERIFY(ui::setRouteLength(bench.document, "r1", 80.0));
    bench.document.waitForSizing();
    bench.panel.waitForCurve();
    QCOMPARE(today(), 80.0);
    const auto ground = [&] { return bench.panel.plot()->grab().toImage().pixelColor(4, 4); };
    QCOMPARE(ground(), ui::theme().colours.base);
    const QColor light = ground();
    ui::themeSource().setMode(ui::ThemeMode::Dark);
    QTRY_COMPARE(ground(), ui::theme().colours.base);
    QVERIFY(ground() != light);
    ui::themeSource().setMode(ui::ThemeMode::Light);
}

void ChartsTest::everyChartOfTheProgramIsDrawnAndReadThrough()
{
    Bench bench(pair(), core::curveKinds());
    for (int row = 0; row < bench.panel.kinds()->count(); ++row) {
        bench.choose(row);
        bench.panel.waitForCurve();
        QVERIFY2(bench.panel.message().isEmpty(), qPrintable(bench.panel.message()));
        ui::ChartPlot *plot = bench.panel.plot();
        plot->setFocus(Qt::TabFocusReason);
        QTest::keyClick(plot, Qt::Key_Home);
        QStringList texts;
        for (int sample = 0; sample < plot->samples().count(); ++sample) {
            QCOMPARE(plot->reading(), sample);
            texts << plot->readingText();
            QVERIFY(!texts.last().contains(QStringLiteral("nan")) && !texts.last().contains(QStringLiteral("inf")));
            QTest::keyClick(plot, Qt::Key_Right);
        }
        QCOMPARE(bench.panel.table()->model()->rowCount(), static_cast<int>(texts.size()));
    }
}

void ChartsTest::picturesAreWrittenForPaper()
{
    Bench bench(pair(), core::curveKinds());
    bench.choose(1);
    bench.panel.waitForCurve();
    QTemporaryDir folder;
    const auto path = [&](const char *name) { return std::filesystem::path(folder.filePath(QString::fromLatin1(name)).toStdString()); };
    QVERIFY(ui::writeChartPicture(bench.panel.curve(), QStringLiteral("Margin"), {}, path("chart.png")));
    const QImage image(folder.filePath(QStringLiteral("chart.png")));
    QVERIFY(image.width() > 1000 && image.height() > 800);
    QCOMPARE(image.pixelColor(2, 2), ui::paperTheme().colours.base);
    QVERIFY(ui::writeChartPicture(bench.panel.curve(), QStringLiteral("Margin"), {}, path("chart.svg")));
    QFile file(folder.filePath(QStringLiteral("chart.svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(QSvgRenderer(text).isValid());
    QVERIFY(text.contains("400ZR") && text.contains("today: 100 km"));
    QVERIFY(!ui::writeChartPicture(bench.panel.curve(), QStringLiteral("Margin"), {}, path("chart.bmp")));
}

void ChartsTest::theDockHasATabOfCharts()
{
    ui::Document document(pair());
    ui::ResultsDock dock(document);
    dock.resize(1200, 400);
    dock.show();
    QVERIFY(QTest::qWaitForWindowActive(&dock));
    document.waitForSizing();
    const int tab = static_cast<int>(ui::ResultsDock::Tab::Charts);
    QCOMPARE(dock.tabs()->tabText(tab), QStringLiteral("Charts"));
    QTest::mouseClick(dock.tabs(), Qt::LeftButton, {}, dock.tabs()->tabRect(tab).center());
    QVERIFY(dock.charts()->isVisible());
    dock.charts()->waitForCurve();
    QVERIFY(dock.charts()->curve());
    dock.showTab(ui::ResultsDock::Tab::Findings);
    dock.showCharts();
    QVERIFY(dock.charts()->kinds()->hasFocus());
}

void ChartsTest::theSpectrumIsReadByKeysAndPointer()
{
    ui::Document document(pair());
    ui::Inspector inspector(document);
    document.waitForSizing();
    inspector.resize(316, 900);
    inspector.show();
    QVERIFY(QTest::qWaitForWindowActive(&inspector));
    document.select({ObjectRef::Kind::Route, "r1"});
    QVERIFY(inspector.light() != nullptr);
    ui::SpectrumBar *bar = inspector.light()->spectrum();
    // 16,026 channels of 75 GHz over 251 pairs, a frequency in all of them before the next: 63 × 251 + 213.
    const QStringList patterns = bar->summary().split(QStringLiteral("; "));
    QCOMPARE(patterns.size(), 2);
    QVERIFY2(patterns[0].startsWith(QStringLiteral("213 pair")) && patterns[0].contains(QStringLiteral("64 channel")), qPrintable(patterns[0]));
    QVERIFY2(patterns[0].endsWith(QStringLiteral("4.80 of 4.80 THz lit")), qPrintable(patterns[0]));
    QVERIFY2(patterns[1].startsWith(QStringLiteral("38 pair")) && patterns[1].contains(QStringLiteral("63 channel")), qPrintable(patterns[1]));
    QCOMPARE(bar->accessibleDescription(), bar->summary());
    bar->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bar, Qt::Key_Right);
    QVERIFY2(bar->reading().contains(QStringLiteral("191.300")) && bar->reading().contains(QStringLiteral("191.375")), qPrintable(bar->reading()));
    QTest::keyClick(bar, Qt::Key_End);
    QVERIFY2(bar->reading().contains(QStringLiteral("196.100")) && bar->reading().contains(QStringLiteral("400ZR")), qPrintable(bar->reading()));
    QTest::keyClick(bar, Qt::Key_Down);
    QVERIFY2(bar->reading().contains(QStringLiteral("63 of 63")), qPrintable(bar->reading()));
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->slotRect(0, 9).center());
    QVERIFY2(bar->reading().contains(QStringLiteral("10 of 64")), qPrintable(bar->reading()));
    QVERIFY(bar->reading().contains(QStringLiteral("North – South")));
}

void ChartsTest::theBudgetIsListedLineByLine()
{
    ui::Document document(pair());
    ui::Inspector inspector(document);
    document.waitForSizing();
    inspector.show();
    document.select({ObjectRef::Kind::Route, "r1"});
    const QString margin = QStringLiteral("Margin: %1 dB").arg(*document.currentSizing()->routes.front().marginDb, 0, 'f', 2);
    const QStringList lines = inspector.light()->lines();
    QVERIFY2(lines.contains(margin), qPrintable(lines.join(QLatin1Char('\n'))));
    const auto has = [&](const char *start) {
        return std::ranges::any_of(inspector.light()->lines(), [&](const QString &line) { return line.startsWith(QLatin1String(start)); });
    };
    for (const char *start :
         {"Line: amplified", "Pluggable: 400ZR", "GSNR in 0.1 nm:", "Required OSNR in 0.1 nm:", "Design margin: 1.00 dB", "Received power:", "Verdict: closes"})
        QVERIFY2(has(start), start);
    QVERIFY(ui::setRouteLength(document, "r1", 2'000.0));
    document.waitForSizing();
    QVERIFY(has("Verdict: does not work"));
    document.select({ObjectRef::Kind::Site, "a"});
    QVERIFY(inspector.light() == nullptr);
}

QTEST_MAIN(ChartsTest)
#include "ChartsTest.moc"
