#include "tests/ui/CanvasFixture.h"

#include "ui/document/Edits.h"

#include <QPushButton>
#include <QSignalSpy>

using Tool = ui::CanvasView::Tool;
using View = ui::CanvasView::View;

/// FLOWS.md flow 1: draw a pair from empty, with the mouse and with keys alone.
class CanvasDrawTest : public QObject {
    Q_OBJECT

private slots:
    void emptyCanvasOffersTheFirstSite();
    void pairIsDrawnWithTheMouse();
    void pairIsDrawnWithKeysAlone();
    void placingOnTheMapGivesCoordinates();
    void placingOnTheSchematicKeepsAutomaticPlaces();
    void escapeKeepsTheComputedLength();
    void wrongLengthStaysOpenAndChangesNothing();
    void selfLoopIsRefusedWithWords();
    void droppingARouteOnNothingDrawsNone();
    void hutSplitsTheSpanUnderTheClick();
    void hutNeedsALength();
    void toolStaysUntilEscape();
};

void CanvasDrawTest::emptyCanvasOffersTheFirstSite()
{
    CanvasFixture canvas;
    auto *button = canvas.view->findChild<QPushButton *>(QStringLiteral("place-first-site"));
    QVERIFY(button != nullptr && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(canvas.view->tool(), Tool::Campus);
    QVERIFY(!button->isVisible());
    canvas.click({400, 300});
    QCOMPARE(canvas.scenario().sites.size(), std::size_t(1));
    canvas.key(Qt::Key_Escape);
    QVERIFY(!button->isVisible());
}

void CanvasDrawTest::pairIsDrawnWithTheMouse()
{
    CanvasFixture canvas;
    QVERIFY(canvas.shown);
    canvas.view->setView(View::Schematic);
    canvas.key(Qt::Key_S);
    canvas.click({200, 300});
    QVERIFY(canvas.editor() != nullptr);
    QCOMPARE(canvas.editor()->selectedText(), QStringLiteral("Site 1"));
    canvas.type(QStringLiteral("North"));
    QCOMPARE(canvas.view->tool(), Tool::Campus);
    canvas.click({800, 300});
    canvas.type(QStringLiteral("South"));

    QCOMPARE(canvas.scenario().sites.size(), std::size_t(2));
    QCOMPARE(canvas.scenario().sites[0].id, std::string("s1"));
    QCOMPARE(canvas.scenario().sites[0].name, std::string("North"));
    QCOMPARE(canvas.scenario().sites[1].name, std::string("South"));
    QVERIFY(canvas.scenario().sites[1].canvas.has_value());
    QVERIFY(!canvas.scenario().sites[1].geo.has_value());

    canvas.key(Qt::Key_R);
    canvas.drag(canvas.at(canvas.siteRef("s1")), canvas.at(canvas.siteRef("s2")));
    QCOMPARE(canvas.scenario().routes.size(), std::size_t(1));
    QCOMPARE(canvas.scenario().routes[0].a, std::string("s1"));
    QCOMPARE(canvas.scenario().routes[0].b, std::string("s2"));
    QVERIFY(canvas.editor() != nullptr);
    canvas.type(QStringLiteral("100"));
    QCOMPARE(canvas.scenario().routes[0].lengthKm, std::optional(100.0));
    QVERIFY(canvas.editor() == nullptr);

    canvas.document->waitForSizing();
    QCOMPARE(canvas.view->scene().routes()[0].sizing->lengthKm, std::optional(100.0));
    const auto ports = canvas.view->scene().sites()[0].sizing->coherentPorts;
    QVERIFY(ports > 0);
    QCOMPARE(canvas.view->scene().routes()[0].portsA, ports);
}

void CanvasDrawTest::pairIsDrawnWithKeysAlone()
{
    CanvasFixture canvas;
    canvas.view->setView(View::Schematic);
    canvas.key(Qt::Key_S);
    for (int i = 0; i < 6; ++i)
        canvas.key(Qt::Key_Left, Qt::ShiftModifier);
    canvas.key(Qt::Key_Return);
    canvas.type(QStringLiteral("North"));
    for (int i = 0; i < 6; ++i)
        canvas.key(Qt::Key_Right, Qt::ShiftModifier);
    canvas.key(Qt::Key_Return);
    canvas.type(QStringLiteral("South"));
    QCOMPARE(canvas.scenario().sites.size(), std::size_t(2));
    QCOMPARE(canvas.scenario().sites[1].canvas->x - canvas.scenario().sites[0].canvas->x, 600.0);

    canvas.key(Qt::Key_Escape);
    canvas.view->setFocusObject(canvas.siteRef("s1"));
    canvas.key(Qt::Key_R);
    canvas.key(Qt::Key_Tab);
    QCOMPARE(*canvas.view->focusObject(), canvas.siteRef("s2"));
    canvas.key(Qt::Key_Return);
    QCOMPARE(canvas.scenario().routes.size(), std::size_t(1));
    canvas.type(QStringLiteral("62 mi"));
    QCOMPARE(*canvas.scenario().routes[0].lengthKm, 62 * 1.609344);
}

void CanvasDrawTest::placingOnTheMapGivesCoordinates()
{
    CanvasFixture canvas;
    QCOMPARE(canvas.view->view(), View::Map);
    canvas.key(Qt::Key_B);
    canvas.click({500, 300});
    canvas.type(QStringLiteral("Hub"));
    const core::Site &hub = canvas.scenario().sites.front();
    QCOMPARE(hub.kind, core::SiteKind::Hub);
    QVERIFY(hub.geo.has_value());
    QVERIFY(!hub.canvas.has_value());
    QVERIFY(std::abs(hub.geo->longitudeDeg) < 0.01); // the middle of the world view is the meridian of Greenwich
    QVERIFY((canvas.at(canvas.siteRef("s1")) - QPoint(500, 300)).manhattanLength() <= 2);
}

void CanvasDrawTest::placingOnTheSchematicKeepsAutomaticPlaces()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "A", 51, 0), CanvasFixture::siteOnMap("b", "B", 45, 5)};
    CanvasFixture canvas(std::move(parts));
    canvas.view->setView(View::Schematic);
    const QPoint before = canvas.at(canvas.siteRef("b"));
    canvas.key(Qt::Key_S);
    canvas.click({500, 500});
    canvas.key(Qt::Key_Escape);
    QCOMPARE(canvas.scenario().sites.size(), std::size_t(3));
    QCOMPARE(canvas.at(canvas.siteRef("b")), before);
    QCOMPARE(canvas.steps(), 1);
    canvas.document->undoStack().undo();
    QVERIFY(!canvas.scenario().sites.front().canvas.has_value());
    QCOMPARE(canvas.at(canvas.siteRef("b")), before);
}

void CanvasDrawTest::escapeKeepsTheComputedLength()
{
    core::ScenarioParts parts;
    parts.sites = {CanvasFixture::siteOnMap("a", "A", 51, 0), CanvasFixture::siteOnMap("b", "B", 51, 2)};
    CanvasFixture canvas(std::move(parts));
    canvas.key(Qt::Key_R);
    canvas.drag(canvas.at(canvas.siteRef("a")), canvas.at(canvas.siteRef("b")));
    QVERIFY(canvas.editor() != nullptr);
    QTest::keyClick(canvas.editor(), Qt::Key_Escape);
    QVERIFY(canvas.editor() == nullptr);
    QVERIFY(!canvas.scenario().routes.front().lengthKm.has_value());
    QVERIFY(canvas.view->hasFocus());
}

void CanvasDrawTest::wrongLengthStaysOpenAndChangesNothing()
{
    CanvasFixture canvas(CanvasFixture::pair());
    QSignalSpy said(canvas.view.get(), &ui::CanvasView::statusMessage);
    canvas.view->editLength("r1");
    canvas.type(QStringLiteral("-5"));
    QVERIFY(canvas.editor() != nullptr);
    QVERIFY(canvas.editor()->property("invalid").toBool());
    QCOMPARE(said.count(), 1);
    QCOMPARE(canvas.scenario().routes.front().lengthKm, std::optional(100.0));
    QTest::keyClick(canvas.editor(), Qt::Key_Escape);
    QCOMPARE(canvas.steps(), 0);
}

void CanvasDrawTest::selfLoopIsRefusedWithWords()
{
    CanvasFixture canvas(CanvasFixture::pair());
    QSignalSpy said(canvas.view.get(), &ui::CanvasView::statusMessage);
    canvas.key(Qt::Key_R);
    canvas.drag(canvas.at(canvas.siteRef("s1")), canvas.at(canvas.siteRef("s1")) + QPoint(20, 10));
    QCOMPARE(canvas.scenario().routes.size(), std::size_t(1));
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.first().at(0).toString(), QStringLiteral("A route joins two different sites."));
    QCOMPARE(said.first().at(1).toInt(), 4000);
}

void CanvasDrawTest::droppingARouteOnNothingDrawsNone()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.key(Qt::Key_R);
    canvas.drag(canvas.at(canvas.siteRef("s1")), {500, 560});
    QCOMPARE(canvas.scenario().routes.size(), std::size_t(1));
    QCOMPARE(canvas.steps(), 0);
}

void CanvasDrawTest::hutSplitsTheSpanUnderTheClick()
{
    CanvasFixture canvas(CanvasFixture::pair());
    canvas.document->waitForSizing();
    const auto automatic = canvas.view->scene().huts(0).size();
    canvas.key(Qt::Key_T);
    const auto *drawn = canvas.view->frame().route(0);
    QVERIFY(drawn != nullptr);
    const QPoint spot = ui::pointOn(drawn->line, 0.3).at.toPoint();
    canvas.click(spot);
    const core::Route &route = canvas.scenario().routes.front();
    QCOMPARE(route.spans.size(), automatic + 2);
    double total = 0;
    for (const core::Span &span : route.spans)
        total += span.lengthKm;
    QVERIFY(std::abs(total - 100) < 1e-9);
    QCOMPARE(route.spans.front().lengthKm, 30.0);
    QCOMPARE(canvas.steps(), 1);
    canvas.document->undoStack().undo();
    QVERIFY(canvas.scenario().routes.front().spans.empty());
}

void CanvasDrawTest::hutNeedsALength()
{
    core::ScenarioParts parts = CanvasFixture::pair();
    parts.routes.front().lengthKm.reset();
    CanvasFixture canvas(std::move(parts));
    QSignalSpy said(canvas.view.get(), &ui::CanvasView::statusMessage);
    canvas.key(Qt::Key_T);
    canvas.click(canvas.at(canvas.routeRef("r1")));
    QCOMPARE(said.count(), 1);
    QVERIFY(canvas.scenario().routes.front().spans.empty());
    QVERIFY(canvas.editor() != nullptr); // asks for the length at once
}

void CanvasDrawTest::toolStaysUntilEscape()
{
    CanvasFixture canvas(CanvasFixture::pair());
    QSignalSpy changed(canvas.view.get(), &ui::CanvasView::toolChanged);
    canvas.key(Qt::Key_S);
    canvas.click({300, 520});
    QTest::keyClick(canvas.editor(), Qt::Key_Escape);
    QCOMPARE(canvas.scenario().sites.size(), std::size_t(3)); // the name stays as it was made
    canvas.click({600, 520});
    QTest::keyClick(canvas.editor(), Qt::Key_Escape);
    QCOMPARE(canvas.scenario().sites.size(), std::size_t(4));
    canvas.key(Qt::Key_Escape);
    QCOMPARE(canvas.view->tool(), Tool::Select);
    QCOMPARE(changed.count(), 2);
    QVERIFY(!canvas.document->selection().empty());
    canvas.key(Qt::Key_Escape);
    QVERIFY(canvas.document->selection().empty());
}

QTEST_MAIN(CanvasDrawTest)
#include "CanvasDrawTest.moc"
