#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/CanvasFrame.h"
#include "ui/canvas/Mercator.h"
#include "ui/canvas/WorldOutline.h"

#include <QTest>

#include <cmath>

/// Projection, automatic layout and what is in sight, without a window.
class CanvasGeometryTest : public QObject {
    Q_OBJECT

private slots:
    void mercatorMatchesItsDefinition();
    void projectionGoesThereAndBack();
    void greatCircleBendsPolewards();
    void middleAvoidsTheWidestGap();
    void automaticPlacesAreStableAndApart();
    void parallelRoutesLieSevenPixelsApart();
    void detailFollowsTheRoom();
    void onlyWhatIsInSightIsDrawn();
    void outlineCoversLandAndNotSea();
};

namespace {

core::Scenario scenarioOf(std::vector<core::Site> sites, std::vector<core::Route> routes = {})
{
    core::ScenarioParts parts;
    parts.id = "scenario1";
    parts.name = "Scenario";
    parts.sites = std::move(sites);
    parts.routes = std::move(routes);
    return *core::Scenario::make(std::move(parts));
}

core::Site siteAt(const std::string &id, double x, double y)
{
    core::Site site;
    site.id = id;
    site.canvas = core::CanvasPosition{x, y};
    return site;
}

core::Route routeOf(const std::string &id, const std::string &a, const std::string &b)
{
    core::Route route;
    route.id = id;
    route.a = a;
    route.b = b;
    return route;
}

} // namespace

void CanvasGeometryTest::mercatorMatchesItsDefinition()
{
    // Web Mercator of 60° N: ln(tan 60° + sec 60°) = ln(1.7320508 + 2) = 1.3169579.
    const QPointF at = ui::mercator::project({60, 90});
    QVERIFY(std::abs(at.x() - std::numbers::pi / 2) < 1e-12);
    QVERIFY(std::abs(at.y() + 1.3169578969248166) < 1e-12);
    // The map is square: its end lies half a world from the equator.
    QVERIFY(std::abs(ui::mercator::project({90, 0}).y() + std::numbers::pi) < 1e-6);
    QVERIFY(std::abs(ui::mercator::kmPerUnit(at.y()) - 6371.0088 / 2) < 1e-6); // cos 60° = 1/2
}

void CanvasGeometryTest::projectionGoesThereAndBack()
{
    for (const core::GeoPosition place : {core::GeoPosition{51.5, -3.1}, {-33.9, 151.2}, {0, 180}, {0, -180}, {84, 12}}) {
        const core::GeoPosition back = ui::mercator::unproject(ui::mercator::project(place, 2));
        QVERIFY(core::greatCircleKm(place, back) < 1e-3);
    }
}

void CanvasGeometryTest::greatCircleBendsPolewards()
{
    const QPolygonF line = ui::mercator::greatCircle({50, -60}, {50, 60});
    const core::GeoPosition top = ui::mercator::unproject(line[line.size() / 2]);
    // Midway on a great circle: tan φ = tan 50° / cos 60°, φ = 67.24°.
    QVERIFY(std::abs(top.latitudeDeg - 67.2434) < 0.1);
    QVERIFY(std::abs(top.longitudeDeg) < 1);
}

void CanvasGeometryTest::middleAvoidsTheWidestGap()
{
    QVERIFY(std::abs(ui::mercator::middleOf({{0, -10}, {0, 30}}) - 10 * ui::mercator::degree) < 1e-9);
    const double middle = ui::mercator::middleOf({{0, 170}, {0, -170}, {0, 178}});
    QVERIFY(std::abs(std::abs(middle) - std::numbers::pi) < 1e-9);
}

void CanvasGeometryTest::automaticPlacesAreStableAndApart()
{
    for (const int count : {1, 2, 3, 9, 16, 17, 60}) {
        std::vector<core::Site> sites(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < sites.size(); ++i)
            sites[i].id = "s" + std::to_string(i);
        const auto places = ui::schematicPlaces(sites);
        QVERIFY(places == ui::schematicPlaces(sites));
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i + 1; j < places.size(); ++j)
                QVERIFY(std::abs(places[i].x - places[j].x) >= ui::cardWidth || std::abs(places[i].y - places[j].y) >= ui::cardHeight);
        }
    }
    core::Site west, east;
    west.geo = core::GeoPosition{50, 3};
    east.geo = core::GeoPosition{48, 9};
    const auto places = ui::schematicPlaces({east, west});
    QVERIFY(places[1].x < places[0].x); // the western one left
    QCOMPARE(places[0].y, places[1].y);
}

void CanvasGeometryTest::parallelRoutesLieSevenPixelsApart()
{
    ui::CanvasScene scene;
    scene.update(scenarioOf({siteAt("a", 0, 0), siteAt("b", 600, 0)}, {routeOf("r1", "a", "b"), routeOf("r2", "b", "a"), routeOf("r3", "a", "b")}), nullptr);
    const ui::CanvasFrame frame(scene, {{300, 0}, 1, {1000, 600}});
    std::vector<double> heights;
    for (const auto &route : frame.routes())
        heights.push_back(route.line.first().y());
    std::ranges::sort(heights);
    QCOMPARE(heights, (std::vector<double>{293, 300, 307}));
}

void CanvasGeometryTest::detailFollowsTheRoom()
{
    ui::CanvasScene scene;
    scene.setKind(ui::CanvasKind::Schematic);
    scene.update(scenarioOf({siteAt("a", 0, 0), siteAt("b", 600, 0), siteAt("c", 0, 600)}), nullptr);
    const auto at = [&](double scale) { return ui::detailFor(scene, {{0, 0}, scale, {1000, 600}}); };
    QCOMPARE(at(1), ui::Detail::Card);
    QCOMPARE(at(0.4), ui::Detail::Full);
    QCOMPARE(at(0.1), ui::Detail::Name);
    QCOMPARE(at(0.05), ui::Detail::Square);
    QCOMPARE(at(0.02), ui::Detail::Dot);
}

void CanvasGeometryTest::onlyWhatIsInSightIsDrawn()
{
    std::vector<core::Site> sites;
    for (int i = 0; i < 50; ++i)
        sites.push_back(siteAt("s" + std::to_string(i), i * 800.0, 0));
    ui::CanvasScene scene;
    scene.update(scenarioOf(std::move(sites), {routeOf("r1", "s0", "s1"), routeOf("r2", "s30", "s31"), routeOf("r3", "s0", "s49")}), nullptr);
    const ui::CanvasFrame frame(scene, {{0, 0}, 1, {1000, 600}});
    QCOMPARE(frame.sites().size(), std::size_t(1));
    QCOMPARE(frame.routes().size(), std::size_t(2));
    QCOMPARE(frame.siteAt({500, 300}), std::optional<std::size_t>(0));
    QVERIFY(!frame.siteAt({500, 500}).has_value());
}

void CanvasGeometryTest::outlineCoversLandAndNotSea()
{
    const auto outline = ui::WorldOutlineSource::instance().outlineNow();
    QVERIFY(outline != nullptr && !outline->isEmpty());
    const QRectF world(-std::numbers::pi, -std::numbers::pi, 2 * std::numbers::pi, 2 * std::numbers::pi);
    for (const double scale : {200.0, 1'000.0, 5'000.0}) {
        const QPainterPath land = outline->land(world, scale);
        for (const core::GeoPosition inland : {core::GeoPosition{48.5, 9}, {40, -100}, {-25, 135}, {-80, 60}})
            QVERIFY(land.contains(ui::mercator::project(inland)));
        for (const core::GeoPosition sea : {core::GeoPosition{45, -30}, {0, -150}, {56, 3}, {42, 6}})
            QVERIFY(!land.contains(ui::mercator::project(sea)));
    }
    // The same land comes again beyond the date line.
    const QRectF next(ui::mercator::worldWidth, -1.2, 0.5, 0.5);
    QVERIFY(outline->land(next, 500).contains(ui::mercator::project({48.5, 9}) + QPointF(ui::mercator::worldWidth, 0)));
}

QTEST_GUILESS_MAIN(CanvasGeometryTest)
#include "CanvasGeometryTest.moc"
