// How demands find their ways: shortest, equal paths, k paths, disjoint pairs; skew between them.
#include "SizingFixture.h"

#include <QTest>

namespace {

/// 8,000 Gb/s from a to c; routes are given as JSON. One segment a route, channels of 800 Gb/s, filled wholly.
core::Sizing sizedWith(const std::string &assumptions, const std::string &routes, const std::string &transit = "router")
{
    return sizing::sizedOf(R"({"assumptions":{"basis":"matrix","max_fill":1,"transit":")" + transit + "\"" + assumptions +
                           R"(},"sites":[{"id":"a","kind":"hub"},{"id":"b","kind":"hub"},{"id":"c","kind":"hub"}],"srlgs":[{"id":"duct"},{"id":"other"}],"routes":[)" + routes +
                           R"(],"demands":[{"from":"a","to":"c","gbps":8000}]})");
}

constexpr const char *twins = R"({"id":"r1","a":"a","b":"c","length_km":50},{"id":"r2","a":"a","b":"c","length_km":50})";
constexpr const char *triangle =
    R"({"id":"ab","a":"a","b":"b","length_km":40},{"id":"bc","a":"b","b":"c","length_km":40},{"id":"ac","a":"a","b":"c","length_km":70})";

std::vector<std::int64_t> channels(const core::Sizing &sizing)
{
    std::vector<std::int64_t> counts;
    for (const core::RouteSizing &route : sizing.routes)
        counts.push_back(route.channels);
    return counts;
}

using Counts = std::vector<std::int64_t>;

} // namespace

class PathPolicyTest : public QObject {
    Q_OBJECT

private slots:
    void parallelRoutesAreTwoPaths()
    {
        QCOMPARE(channels(sizedWith({}, twins)), (Counts{10, 0}));
        const core::Sizing split = sizedWith(R"(,"paths":"ecmp")", twins);
        QCOMPARE(channels(split), (Counts{5, 5}));
        QCOMPARE(split.demands[0].paths.size(), std::size_t(2));
        QCOMPARE(split.demands[0].paths[0].gbps, 4'000.0);
        QCOMPARE(split.demands[0].skewUs.value_or(-1), 0.0);
        QCOMPARE(split.demands[0].reorderBytes.value_or(-1), 0.0);
        QVERIFY(!split.demands[0].fullRateOnEach);
    }

    void equalWithinATolerance()
    {
        // 80 km by b against 70 km: 10 km × 4.9 us/km = 49 us further, plus a router and two modems more.
        QCOMPARE(channels(sizedWith(R"(,"paths":"ecmp","ecmp_tolerance_us":48)", triangle)), (Counts{0, 0, 10}));
        const core::Sizing split = sizedWith(R"(,"paths":"ecmp","ecmp_tolerance_us":50)", triangle);
        QCOMPARE(channels(split), (Counts{5, 5, 5}));
        const core::DemandSizing &demand = split.demands[0];
        QCOMPARE(demand.paths[0].routes, std::vector<std::string>{"ac"});
        QCOMPARE(*demand.oneWayUs, demand.paths[1].oneWayUs);
        QCOMPARE(*demand.skewUs, demand.paths[1].oneWayUs - demand.paths[0].oneWayUs);
        QVERIFY(*demand.skewUs > 49 && *demand.skewUs < 80);
        QCOMPARE(*demand.reorderBytes, *demand.skewUs * 1e-6 * 800e9 / 8);
    }

    void kPaths()
    {
        QCOMPARE(channels(sizedWith(R"(,"paths":"k_paths","k":1)", triangle)), (Counts{0, 0, 10}));
        QCOMPARE(channels(sizedWith(R"(,"paths":"k_paths","k":2)", triangle)), (Counts{5, 5, 5}));
        QCOMPARE(channels(sizedWith(R"(,"paths":"k_paths","k":9)", triangle)), (Counts{5, 5, 5})); // there are no more
    }

    void disjointPair()
    {
        const core::Sizing twice = sizedWith(R"(,"paths":"disjoint_pair")", triangle);
        QCOMPARE(channels(twice), (Counts{10, 10, 10}));
        QVERIFY(twice.demands[0].fullRateOnEach);
        QVERIFY(twice.demands[0].sharedRoutes.empty() && twice.demands[0].sharedRisks.empty());
        QCOMPARE(twice.totals.interSiteGbps, 8'000.0); // asked for once
    }

    void pairThatSharesARisk()
    {
        const core::Sizing sizing =
            sizedWith(R"(,"paths":"disjoint_pair")",
                      R"({"id":"r1","a":"a","b":"c","length_km":50,"srlgs":["duct"]},{"id":"r2","a":"a","b":"c","length_km":60,"srlgs":["duct","other"]})");
        QCOMPARE(channels(sizing), (Counts{10, 10}));
        QCOMPARE(sizing.demands[0].sharedRisks, std::vector<std::string>{"duct"});
        // A longer pair without a common risk is preferred.
        const core::Sizing diverse = sizedWith(R"(,"paths":"disjoint_pair")", R"({"id":"r1","a":"a","b":"c","length_km":50,"srlgs":["duct"]},
            {"id":"r2","a":"a","b":"c","length_km":60,"srlgs":["duct"]},{"id":"r3","a":"a","b":"c","length_km":200})");
        QCOMPARE(channels(diverse), (Counts{10, 0, 10}));
        QVERIFY(diverse.demands[0].sharedRisks.empty());
    }

    void onlyOneWay()
    {
        const core::Sizing sizing = sizedWith(R"(,"paths":"disjoint_pair")", R"({"id":"r1","a":"a","b":"c","length_km":50})");
        QCOMPARE(channels(sizing), (Counts{10}));
        QVERIFY(!sizing.demands[0].fullRateOnEach);
    }

    void lightOfSeveralPaths()
    {
        const core::Sizing sizing = sizedWith(R"(,"paths":"k_paths","k":2)", triangle, "optical");
        // By b the light passes through: two segments, ports at both ends of each.
        QCOMPARE(sizing.segments.size(), std::size_t(2));
        QCOMPARE(sizing.totals.coherentPorts, 20);
        QCOMPARE(channels(sizing), (Counts{5, 5, 5}));
    }
};

QTEST_GUILESS_MAIN(PathPolicyTest)
#include "PathPolicyTest.moc"
