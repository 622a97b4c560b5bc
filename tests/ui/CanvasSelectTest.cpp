#include "tests/ui/CanvasFixture.h"

#include <QSignalSpy>
#include <QWheelEvent>

#include <algorithm>

using Tool = ui::CanvasView::Tool;
using View = ui::CanvasView::View;

/// Selecting, moving, deleting, renaming and looking around, with real events.
class CanvasSelectTest : public QObject {
    Q_OBJECT

private slots:
    void clickSelectsAndControlClickAdds();
    void clickOnEmptyGroundSelectsNothing();
    void selectAllTakesTheSitesThenTheRoutesToo();
    void rubberBandTakesSitesAndTheRoutesBetweenThem();
    void dragMovesTheSelectionInOneStep();
    void dragBackToTheStartLeavesNoStep();
    void escapeDuringADragPutsEverythingBack();
    void dragOnTheMapChangesTheComputedLength();
    void dragOnTheMapKeepsAGivenLength();
    void nudgesMergeIntoOneStep();
    void nudgeOnTheMapIsOneKilometre();
    void deleteTakesRoutesDemandsAndHubAlong();
    void renameInPlace();
    void tabGoesThroughSitesAndRoutesByName();
    void focusIsToldToScreenReaders();
    void wheelKeepsThePointUnderTheCursor();
    void middleButtonAndSpacePan();
    void fitShowsEverySite();
    void doubleClickAndEnterAskForTheInspector();
    void crossingTheDateLineIsDrawnTheShortWay();
    void sitesWithoutCoordinatesAreToldOnTheMap();
};

void CanvasSelectTest::clickSelectsAndControlClickAdds()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.click(canvas.at(canvas.siteRef("s1")));
    QCOMPARE(canvas.document->selection(), ui::Selection{canvas.siteRef("s1")});
    canvas.click(canvas.at(canvas.siteRef("s2")), Qt::ControlModifier);
    QCOMPARE(canvas.document->selection(), (ui::Selection{canvas.siteRef("s1"), canvas.siteRef("s2")}));
    canvas.click(canvas.at(canvas.siteRef("s1")), Qt::ControlModifier);
    QCOMPARE(canvas.document->selection(), ui::Selection{canvas.siteRef("s2")});
    canvas.click(canvas.at(canvas.routeRef("r1")));
    QCOMPARE(canvas.document->selection(), ui::Selection{canvas.routeRef("r1")});
    canvas.key(Qt::Key_A, Qt::ControlModifier);
    canvas.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(canvas.document->selection().size(), std::size_t(3));
    QCOMPARE(canvas.steps(), 0);
}

void CanvasSelectTest::selectAllTakesTheSitesThenTheRoutesToo()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(canvas.document->selection(), (ui::Selection{canvas.siteRef("s1"), canvas.siteRef("s2")}));
    canvas.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(canvas.document->selection().size(), std::size_t(3));
}

void CanvasSelectTest::clickOnEmptyGroundSelectsNothing()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.document->select(canvas.siteRef("s1"));
    canvas.click({500, 560});
    QVERIFY(canvas.document->selection().empty());
}

void CanvasSelectTest::rubberBandTakesSitesAndTheRoutesBetweenThem()
{
    core::ScenarioParts parts = CanvasFixture::pair();
    parts.sites.push_back(CanvasFixture::site("s3", "West", 300, 900));
    parts.routes.push_back(CanvasFixture::route("r2", "s1", "s3"));
    CanvasFixture canvas(std::move(parts));
    const QPoint north = canvas.at(canvas.siteRef("s1")), south = canvas.at(canvas.siteRef("s2"));
    canvas.drag(north - QPoint(60, 50), south + QPoint(60, 50));
    QCOMPARE(canvas.document->selection(), (ui::Selection{canvas.siteRef("s1"), canvas.siteRef("s2"), canvas.routeRef("r1")}));
}

void CanvasSelectTest::dragMovesTheSelectionInOneStep()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.key(Qt::Key_A, Qt::ControlModifier);
    canvas.key(Qt::Key_A, Qt::ControlModifier);
    const double scale = canvas.view->camera().scale;
    const QPoint from = canvas.at(canvas.siteRef("s1"));
    canvas.drag(from, from + QPoint(100, 50));
    QCOMPARE(canvas.steps(), 1);
    QCOMPARE(canvas.scenario().sites[0].canvas->x, std::round(100 / scale));
    QCOMPARE(canvas.scenario().sites[1].canvas->x, std::round(608 + 100 / scale));
    QCOMPARE(canvas.scenario().sites[1].canvas->y, std::round(50 / scale));
    QCOMPARE(canvas.document->selection().size(), std::size_t(3));
    canvas.drag(canvas.at(canvas.siteRef("s1")), canvas.at(canvas.siteRef("s1")) + QPoint(0, 40));
    QCOMPARE(canvas.steps(), 2);
    canvas.document->undoStack().undo();
    canvas.document->undoStack().undo();
    QCOMPARE(canvas.scenario().sites[0].canvas->x, 0.0);
}

void CanvasSelectTest::dragBackToTheStartLeavesNoStep()
{
    CanvasFixture canvas(CanvasFixture::pair());
    const QPoint from = canvas.at(canvas.siteRef("s1"));
    QTest::mousePress(canvas.view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(canvas.view->viewport(), from + QPoint(60, 0));
    QTest::mouseMove(canvas.view->viewport(), from);
    QTest::mouseRelease(canvas.view->viewport(), Qt::LeftButton, {}, from);
    QCOMPARE(canvas.steps(), 0);
}

void CanvasSelectTest::escapeDuringADragPutsEverythingBack()
{
    CanvasFixture canvas(CanvasFixture::pair());
    const QPoint from = canvas.at(canvas.siteRef("s2"));
    QTest::mousePress(canvas.view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(canvas.view->viewport(), from + QPoint(60, 30));
    QVERIFY(canvas.scenario().sites[1].canvas->x > 608);
    canvas.key(Qt::Key_Escape);
    QCOMPARE(canvas.scenario().sites[1].canvas->x, 608.0);
    QTest::mouseRelease(canvas.view->viewport(), Qt::LeftButton, {}, from + QPoint(60, 30));
    QCOMPARE(canvas.steps(), 0);
}

void CanvasSelectTest::dragOnTheMapChangesTheComputedLength()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "A", 51, 0), CanvasFixture::siteOnMap("b", "B", 51, 2)};
    parts.routes = {CanvasFixture::route("r1", "a", "b")};
    CanvasFixture canvas(std::move(parts));
    const double before = core::routeLength(canvas.scenario().routes[0], canvas.document->current())->km;
    const QPoint from = canvas.at(canvas.siteRef("b"));
    canvas.drag(from, from + QPoint(-100, 0));
    const double after = core::routeLength(canvas.scenario().routes[0], canvas.document->current())->km;
    QVERIFY(after < before - 1);
    QVERIFY(std::abs(canvas.scenario().sites[1].geo->latitudeDeg - 51) < 0.01);
    QVERIFY(!canvas.scenario().sites[1].canvas.has_value());
    QCOMPARE(canvas.steps(), 1);
    canvas.document->waitForSizing();
    QCOMPARE(*canvas.view->scene().routes()[0].sizing->lengthKm, after);
}

void CanvasSelectTest::dragOnTheMapKeepsAGivenLength()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "A", 51, 0), CanvasFixture::siteOnMap("b", "B", 51, 2)};
    parts.routes = {CanvasFixture::route("r1", "a", "b")};
    parts.routes.front().lengthKm = 250;
    CanvasFixture canvas(std::move(parts));
    const QPoint from = canvas.at(canvas.siteRef("b"));
    canvas.drag(from, from + QPoint(-100, 0));
    QVERIFY(canvas.scenario().sites[1].geo->longitudeDeg < 2);
    QCOMPARE(canvas.scenario().routes[0].lengthKm, std::optional(250.0));
}

void CanvasSelectTest::nudgesMergeIntoOneStep()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.click(canvas.at(canvas.siteRef("s1")));
    canvas.key(Qt::Key_Right);
    canvas.key(Qt::Key_Right);
    canvas.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(canvas.steps(), 1);
    QCOMPARE(*canvas.scenario().sites[0].canvas, (core::CanvasPosition{2, 10}));
    canvas.click(canvas.at(canvas.siteRef("s2")));
    canvas.key(Qt::Key_Up);
    QCOMPARE(canvas.steps(), 2);
}

void CanvasSelectTest::nudgeOnTheMapIsOneKilometre()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "A", 60, 10), CanvasFixture::siteOnMap("b", "B", 61, 12)};
    CanvasFixture canvas(std::move(parts));
    canvas.click(canvas.at(canvas.siteRef("a")));
    canvas.key(Qt::Key_Up);
    QVERIFY(std::abs(core::greatCircleKm({60, 10}, *canvas.scenario().sites[0].geo) - 1) < 1e-6);
    QVERIFY(canvas.scenario().sites[0].geo->latitudeDeg > 60);
    canvas.document->undoStack().undo();
    canvas.key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(std::abs(core::greatCircleKm({60, 10}, *canvas.scenario().sites[0].geo) - 10) < 1e-3);
    QVERIFY(canvas.scenario().sites[0].geo->longitudeDeg > 10);
}

void CanvasSelectTest::deleteTakesRoutesDemandsAndHubAlong()
{
    core::ScenarioParts parts = CanvasFixture::pair();
    core::Demand demand;
    demand.from = "s1";
    demand.to = "s2";
    demand.gbps = 400;
    parts.demands = {demand};
    parts.assumptions.set("hub_site", std::string("s2"));
    CanvasFixture canvas(std::move(parts));
    const core::Scenario before = canvas.document->current();
    canvas.click(canvas.at(canvas.siteRef("s2")));
    canvas.key(Qt::Key_Delete);
    QCOMPARE(canvas.scenario().sites.size(), std::size_t(1));
    QVERIFY(canvas.scenario().routes.empty());
    QVERIFY(canvas.scenario().demands.empty());
    QVERIFY(!canvas.scenario().assumptions.isGiven("hub_site"));
    QCOMPARE(canvas.steps(), 1);
    canvas.document->undoStack().undo();
    QVERIFY(canvas.document->current() == before);
}

void CanvasSelectTest::renameInPlace()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.click(canvas.at(canvas.siteRef("s1")));
    canvas.key(Qt::Key_F2);
    QVERIFY(canvas.editor() != nullptr);
    canvas.type(QStringLiteral("Severn"));
    QCOMPARE(canvas.scenario().sites[0].name, std::string("Severn"));
    QVERIFY(canvas.view->hasFocus());
    canvas.key(Qt::Key_F2);
    QTest::keyClicks(canvas.editor(), QStringLiteral("other"));
    QTest::keyClick(canvas.editor(), Qt::Key_Escape);
    QCOMPARE(canvas.scenario().sites[0].name, std::string("Severn"));
    canvas.key(Qt::Key_F2);
    QTest::keyClicks(canvas.editor(), QStringLiteral("Avon"));
    canvas.click({500, 560}); // clicking elsewhere commits
    QCOMPARE(QString::fromStdString(canvas.scenario().sites[0].name), QStringLiteral("Avon"));
    QCOMPARE(canvas.steps(), 2);
}

void CanvasSelectTest::tabGoesThroughSitesAndRoutesByName()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.key(Qt::Key_Tab);
    QCOMPARE(*canvas.view->focusObject(), canvas.siteRef("s1"));
    QCOMPARE(canvas.document->selection(), ui::Selection{canvas.siteRef("s1")});
    canvas.key(Qt::Key_Tab);
    QCOMPARE(*canvas.view->focusObject(), canvas.routeRef("r1")); // "North – South"
    canvas.key(Qt::Key_Tab);
    QCOMPARE(*canvas.view->focusObject(), canvas.siteRef("s2"));
    canvas.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(*canvas.view->focusObject(), canvas.routeRef("r1"));
}

void CanvasSelectTest::focusIsToldToScreenReaders()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.key(Qt::Key_Tab);
    QVERIFY(canvas.view->accessibleName().contains(QStringLiteral("North")));
    QVERIFY(!canvas.view->accessibleDescription().isEmpty());
}

void CanvasSelectTest::wheelKeepsThePointUnderTheCursor()
{
    CanvasFixture canvas(CanvasFixture::pair());
    const QPointF cursor(300, 200);
    const QPointF scene = canvas.view->camera().toScene(cursor);
    const double scale = canvas.view->camera().scale;
    for (const int delta : {120, 240, -600, 120}) {
        QWheelEvent wheel(cursor, canvas.view->viewport()->mapToGlobal(cursor), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas.view->viewport(), &wheel);
        const QPointF now = canvas.view->camera().toScreen(scene);
        QVERIFY((now - cursor).manhattanLength() < 1e-6);
    }
    QVERIFY(canvas.view->camera().scale < scale);
}

void CanvasSelectTest::middleButtonAndSpacePan()
{
    CanvasFixture canvas(CanvasFixture::pair());
    const QPoint start = canvas.at(canvas.siteRef("s1"));
    QTest::mousePress(canvas.view->viewport(), Qt::MiddleButton, {}, {500, 500});
    QTest::mouseMove(canvas.view->viewport(), {540, 520});
    QTest::mouseRelease(canvas.view->viewport(), Qt::MiddleButton, {}, {540, 520});
    QCOMPARE(canvas.at(canvas.siteRef("s1")), start + QPoint(40, 20));
    QTest::keyPress(canvas.view.get(), Qt::Key_Space);
    canvas.drag({500, 500}, {460, 480});
    QTest::keyRelease(canvas.view.get(), Qt::Key_Space);
    QCOMPARE(canvas.at(canvas.siteRef("s1")), start);
    QVERIFY(canvas.document->selection().empty());
    QCOMPARE(canvas.steps(), 0);
}

void CanvasSelectTest::fitShowsEverySite()
{
    core::ScenarioParts parts;
    for (int i = 0; i < 30; ++i)
        parts.sites.push_back(CanvasFixture::site(qPrintable(QStringLiteral("s%1").arg(i)), "", i * 700.0, i % 5 * 400.0));
    CanvasFixture canvas(std::move(parts));
    canvas.view->zoomIn();
    canvas.view->zoomIn();
    canvas.key(Qt::Key_F);
    QTRY_COMPARE(canvas.view->frame().sites().size(), std::size_t(30));
    const auto allInside = [&] {
        return std::ranges::all_of(canvas.view->frame().sites(), [](const auto &site) { return QRectF(0, 0, 1000, 600).contains(site.at); });
    };
    QTRY_VERIFY(allInside());
    const double whole = canvas.view->camera().scale;
    canvas.document->setSelection({canvas.siteRef("s3"), canvas.siteRef("s4")});
    canvas.key(Qt::Key_F, Qt::ShiftModifier);
    QTRY_VERIFY(canvas.view->camera().scale > 2 * whole);
}

void CanvasSelectTest::doubleClickAndEnterAskForTheInspector()
{
    CanvasFixture canvas(CanvasFixture::pair());
    QSignalSpy asked(canvas.view.get(), &ui::CanvasView::editRequested);
    QTest::mouseDClick(canvas.view->viewport(), Qt::LeftButton, {}, canvas.at(canvas.siteRef("s2")));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.last().first().value<ui::ObjectRef>(), canvas.siteRef("s2"));
    canvas.document->select(canvas.routeRef("r1"));
    canvas.view->setFocusObject(canvas.routeRef("r1"));
    canvas.key(Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
    QCOMPARE(asked.last().first().value<ui::ObjectRef>(), canvas.routeRef("r1"));
}

void CanvasSelectTest::crossingTheDateLineIsDrawnTheShortWay()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "Fiji", -17, 178), CanvasFixture::siteOnMap("b", "Samoa", -14, -172)};
    parts.routes = {CanvasFixture::route("r1", "a", "b")};
    CanvasFixture canvas(std::move(parts));
    QCOMPARE(canvas.view->view(), View::Map);
    const QPoint a = canvas.at(canvas.siteRef("a")), b = canvas.at(canvas.siteRef("b"));
    QVERIFY(a.x() > 0 && a.x() < b.x() && b.x() < 1000); // eastwards, both in sight
    const auto line = canvas.view->frame().route(0)->line;
    for (const QPointF &point : line)
        QVERIFY(point.x() >= a.x() - 1 && point.x() <= b.x() + 1);
}

void CanvasSelectTest::sitesWithoutCoordinatesAreToldOnTheMap()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "A", 50, 1), CanvasFixture::siteOnMap("b", "B", 52, 3), CanvasFixture::site("c", "C", 0, 0)};
    CanvasFixture canvas(std::move(parts));
    QCOMPARE(canvas.view->view(), View::Map);
    QVERIFY(!canvas.view->viewPosition(canvas.siteRef("c")).has_value());
    QCOMPARE(canvas.view->scene().withoutPlace(), 1);
    canvas.key(Qt::Key_M);
    QCOMPARE(canvas.view->view(), View::Schematic);
    QTRY_VERIFY(canvas.view->viewPosition(canvas.siteRef("c")).has_value());
}

QTEST_MAIN(CanvasSelectTest)
#include "CanvasSelectTest.moc"
