// Planes that use only some routes: each takes its share of every demand over the routes that carry it.
#include "core/findings/Findings.h"
#include "core/sizing/PlaneGroups.h"
#include "tests/core/SizingFixture.h"

#include <QTest>

#include <algorithm>

namespace {

/// Hubs "a" and "b", 50 km apart over "x" and 60 km over "y", and 1,200 Gb/s between them; 400G optics filled to the brim.
core::Sizing sized(int planes, std::vector<int> onX, std::vector<int> onY, const char *paths = "shortest")
{
    core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Hub, 50);
    parts.assumptions.set("planes", double(planes));
    parts.assumptions.set("max_fill", 1.0);
    parts.assumptions.set("pluggable", std::string("400zr_plus_bright"));
    parts.assumptions.set("paths", std::string(paths));
    parts.routes[0].id = "x";
    parts.routes[0].planes = std::move(onX);
    parts.routes.push_back(parts.routes[0]);
    parts.routes[1].id = "y";
    parts.routes[1].lengthKm = 60;
    parts.routes[1].planes = std::move(onY);
    parts.demands.push_back({"a", "b", 1'200, core::DemandClass::Training, {}});
    auto made = core::Scenario::make(std::move(parts));
    return sizing::sizedOf(*made);
}

} // namespace

class PlanesTest final : public QObject {
    Q_OBJECT

private slots:
    void everyPlaneTakesItsShareOverItsOwnRoutes()
    {
        // Three planes of 400 Gb/s: one channel each, two planes by "x" and one by "y".
        const core::Sizing mapped = sized(3, {1, 2}, {3});
        const core::DemandSizing &demand = mapped.demands.at(0);
        QCOMPARE(demand.paths.size(), std::size_t(2));
        QCOMPARE(demand.paths[0].routes, std::vector<std::string>{"x"});
        QCOMPARE(demand.paths[0].planes, (std::vector<int>{1, 2}));
        QCOMPARE(demand.paths[0].gbps, 800.0);
        QCOMPARE(demand.paths[1].routes, std::vector<std::string>{"y"});
        QCOMPARE(demand.paths[1].planes, std::vector<int>{3});
        QCOMPARE(demand.paths[1].gbps, 400.0);
        QCOMPARE(mapped.route("x")->channels, 2);
        QCOMPARE(mapped.route("x")->fibrePairs, 2); // one pair for each plane
        QCOMPARE(mapped.route("y")->channels, 1);
        QCOMPARE(mapped.route("y")->fibrePairs, 1);
        QCOMPARE(mapped.totals.coherentPorts, 6);
        QCOMPARE(mapped.site("a")->routers, std::optional<std::int64_t>(3)); // a box for each plane
        std::int64_t drawn = 0;
        for (const core::SpectrumPattern &pattern : mapped.route("x")->spectrum)
            drawn += pattern.pairs;
        QCOMPARE(drawn, 2);

        const core::Sizing open = sized(3, {}, {});
        QCOMPARE(open.route("x")->channels, 3);
        QCOMPARE(open.route("y")->channels, 0);
        QCOMPARE(open.site("a")->clientPorts, mapped.site("a")->clientPorts);
    }

    void channelsRoundUpWithinEveryPlane()
    {
        // Five planes of 240 Gb/s; four of them by "x": 4 × ⌈960 ÷ (4 × 400)⌉ = 4.
        const core::Sizing mapped = sized(5, {1, 2, 3, 4}, {2, 5});
        QCOMPARE(mapped.route("x")->channels, 4);
        QCOMPARE(mapped.route("y")->channels, 1);
        QCOMPARE(mapped.segments.size(), std::size_t(3)); // plane 2 may use either and goes by the shorter one, apart from 1, 3, 4
    }

    void aPlaneWithoutAWayIsAnErrorNotAZero()
    {
        const core::Sizing mapped = sized(3, {1}, {3});
        const core::DemandSizing &demand = mapped.demands.at(0);
        QCOMPARE(demand.planesWithoutPath, std::vector<int>{2});
        const auto finding = std::ranges::find(mapped.findings, "no_path_in_planes", &core::Finding::code);
        QVERIFY(finding != mapped.findings.end());
        QVERIFY(finding->severity == core::Severity::Error);
        QCOMPARE(core::inEnglish(finding->title), "No path from a to b in plane 2");
        QCOMPARE(core::inEnglish(finding->detail), "400 of 1200 Gb/s are not carried. Let these planes use routes that join the two sites.");
        double carried = 0;
        for (const core::PathSizing &path : demand.paths)
            carried += path.gbps;
        QCOMPARE(carried, 800.0);

        const core::Sizing none = sized(2, {9}, {9}); // planes that there are not
        QVERIFY(none.demands.at(0).paths.empty() && none.demands.at(0).planesWithoutPath.empty());
        QVERIFY(std::ranges::find(none.findings, "no_path", &core::Finding::code) != none.findings.end());
    }

    void aPairOfPathsCarriesItsPlanesTwice()
    {
        const core::Sizing mapped = sized(2, {1, 2}, {2}, "disjoint_pair");
        const core::DemandSizing &demand = mapped.demands.at(0);
        QVERIFY(demand.fullRateOnEach);
        QCOMPARE(demand.paths.size(), std::size_t(3)); // plane 1 by "x"; plane 2 by both
        for (const core::PathSizing &path : demand.paths)
            QCOMPARE(path.gbps, 600.0);
        QCOMPARE(mapped.route("x")->channels, 4);
        QCOMPARE(mapped.route("y")->channels, 2);
    }

    void listingAllPlanesRestrictsNothing()
    {
        const core::Sizing all = sized(3, {3, 1, 2}, {1, 2, 3, 4}), open = sized(3, {}, {});
        QCOMPARE(all.segments.size(), open.segments.size());
        QVERIFY(all.segments[0].planes.empty());
        QCOMPARE(all.totals.coherentPorts, open.totals.coherentPorts);
        QCOMPARE(all.totals.fibrePairs, open.totals.fibrePairs);
        QCOMPARE(all.totals.transportPowerW, open.totals.transportPowerW);
    }

    void planesAreGroupedByTheRoutesTheyUse()
    {
        core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Hub, 50);
        parts.routes[0].planes = {4, 2, 7};
        const core::Scenario scenario = *core::Scenario::make(parts);
        const auto resolved = core::resolve(scenario, core::Catalogue::shipped());
        const auto groups = core::planeGroups(*resolved, 5);
        QCOMPARE(groups.size(), std::size_t(2));
        QCOMPARE(groups[0].planes, (std::vector<int>{1, 3, 5}));
        QCOMPARE(groups[0].count, 3);
        QVERIFY(!groups[0].uses[0]);
        QCOMPARE(groups[1].planes, (std::vector<int>{2, 4}));
        QVERIFY(groups[1].uses[0]);
        QCOMPARE(core::planeGroups(*resolved, 1).size(), std::size_t(1)); // plane 1 has no route
        QVERIFY(core::planeGroups(*resolved, 1).front().planes.empty());
    }

    void asManyPlanesAsThereCanBe()
    {
        std::vector<int> odd, even;
        for (int plane = 1; plane <= 64; ++plane)
            (plane % 2 != 0 ? odd : even).push_back(plane);
        const core::Sizing mapped = sized(64, odd, even);
        QCOMPARE(mapped.route("x")->channels, 32);
        QCOMPARE(mapped.route("y")->channels, 32);
    }

    void planesAreTakenRoundASharedDuct()
    {
        core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Campus, 50);
        parts.assumptions.set("planes", 2.0);
        core::Srlg duct;
        duct.id = "g";
        duct.kind = core::SrlgKind::Duct;
        parts.srlgs.push_back(duct);
        parts.routes.push_back(parts.routes[0]);
        parts.routes[0].srlgs = {"g"};
        parts.routes[1].id = "y";
        parts.routes[1].lengthKm = 70;
        const core::Scenario scenario = *core::Scenario::make(parts);
        const core::Sizing before = sizing::sizedOf(scenario);
        const auto finding = std::ranges::find(before.findings, "planes_share_risk", &core::Finding::code);
        QVERIFY(finding != before.findings.end());
        const auto mends = core::mendsOf(*finding, scenario, core::Catalogue::shipped());
        QCOMPARE(mends.size(), std::size_t(1));
        QCOMPARE(core::inEnglish(mends[0].label), "Take plane 2 round “g”");
        const core::Sizing after = sizing::sizedOf(mends[0].result);
        QVERIFY(after.route("r")->channels > 0);
        QCOMPARE(after.route("y")->channels, after.route("r")->channels);
    }
};

QTEST_APPLESS_MAIN(PlanesTest)
#include "PlanesTest.moc"
