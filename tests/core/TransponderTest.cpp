// External transponders in place of pluggables (core/sizing/Transponders.h). Figures of transponders.csv, pluggables.csv and prices.csv.
#include "core/sizing/Transponders.h"
#include "tests/core/SizingFixture.h"

#include <QTest>

namespace {

/// Sites in a row, one route of each length between them, and a demand from the first to the last.
core::Scenario row(const std::string &assumptions, const std::vector<double> &lengthsKm, double gbps)
{
    std::string sites = R"({"id":"s0"})", routes;
    for (std::size_t i = 0; i < lengthsKm.size(); ++i) {
        const std::string next = std::to_string(i + 1), here = std::to_string(i);
        sites += R"(,{"id":"s)" + next + R"("})";
        routes += std::string(i == 0 ? "" : ",") + R"({"id":"r)" + next + R"(","a":"s)" + here + R"(","b":"s)" + next + R"(","length_km":)" +
                  std::to_string(lengthsKm[i]) + "}";
    }
    return sizing::scenarioOf(R"({"assumptions":{"basis":"matrix","max_fill":0.8,)" + assumptions + R"(},"sites":[)" + sites + R"(],"routes":[)" + routes +
                              R"(],"demands":[{"from":"s0","to":"s)" + std::to_string(lengthsKm.size()) + R"(","gbps":)" + std::to_string(gbps) + "}]}");
}

core::Sizing sized(const std::string &assumptions, const std::vector<double> &lengthsKm, double gbps)
{
    return sizing::sizedOf(row(assumptions, lengthsKm, gbps));
}

bool close(std::optional<double> value, double expected)
{
    return value && std::abs(*value - expected) <= 1e-9 * std::abs(expected);
}

} // namespace

class TransponderTest : public QObject {
    Q_OBJECT

private slots:
    void reachClassesAreRead_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QList<double>>("figures"); // rate, reach, rate, reach, …
        QTest::newRow("two rates") << "800G to ~1000 km; 400G to 3000+ km" << QList<double>{800, 1000, 400, 3000};
        QTest::newRow("metro without a figure") << "1.6T metro; 1.2T ~1000 km; 800G 3000+ km" << QList<double>{1200, 1000, 800, 3000};
        QTest::newRow("range: the lesser end") << "1.2T metro; 800G ~1000-2000 km" << QList<double>{800, 1000};
        QTest::newRow("less than") << "800G < 500 km; 400G 2000 km" << QList<double>{800, 500, 400, 2000};
        QTest::newRow("words only") << "1.6T metro; 800G long haul" << QList<double>{};
        QTest::newRow("nothing") << "" << QList<double>{};
        QTest::newRow("nonsense") << ";;G;T km;800;800G;800G km;800G 0 km;99999999999999999999999999999X 1 km;..G 5 km" << QList<double>{};
    }

    void reachClassesAreRead()
    {
        QFETCH(const QString, words);
        QFETCH(const QList<double>, figures);
        QList<double> read;
        for (const core::TransponderMode &mode : core::transponderModes(words.toStdString()))
            read << mode.rateGbps << mode.reachKm;
        QCOMPARE(read, figures);
    }

    void pairOfSites()
    {
        // 32,000 Gb/s ÷ (400 × 0.8) = 100 channels, 40,000 Gb/s lit: 50 lines of 800 at each end. 100 lines × 105 W against
        // 200 ports × 16 W; 100 × 0.8 Tb/s × 0.16 RU; a line is 0.8 × 14,000 + 2 × 750 = 12,700 USD, a port 2,000 USD.
        const core::Sizing sizing = sized(R"("pluggable":"400zr")", {100}, 32'000);
        for (const core::TransponderSizing &of : {sizing.totals.transponders, sizing.routes[0].transponders}) {
            QCOMPARE(of.lines, 100);
            QCOMPARE(of.powerW, 10'500.0);
            QCOMPARE(of.pluggableW, 3'200.0);
            QCOMPARE(of.extraW, 7'300.0);
            QVERIFY(close(of.rackUnits, 12.8));
            QVERIFY(close(of.usd, 1'270'000));
            QCOMPARE(of.pluggableUsd, 400'000.0);
            QVERIFY(close(of.extraUsd, 870'000));
        }
    }

    void everyPlaneHasItsOwnLines()
    {
        // 3 planes of one 400 Gb/s channel: half a line each, rounded up.
        QCOMPARE(sized(R"("pluggable":"400zr","planes":3)", {100}, 900).totals.transponders.lines, 6);
    }

    void transpondersPassWherePluggablesAreRegenerated()
    {
        // 400ZR ends at s1: 8 ports × 16 W. Transponders reach over both routes: one line at s0 and one at s2.
        const core::Sizing sizing = sized(R"("pluggable":"400zr")", {100, 100}, 400);
        QCOMPARE(sizing.segments.size(), std::size_t(2));
        QCOMPARE(sizing.totals.transponders.lines, 2);
        QCOMPARE(sizing.totals.transponders.pluggableW, 128.0);
        QCOMPARE(sizing.totals.transponders.extraW, 2 * 105.0 - 128.0);
        QCOMPARE(sizing.routes[0].transponders.lines, 1);
        QVERIFY(sizing.segments[0].transpondersAtA && !sizing.segments[0].transpondersAtB);
        QVERIFY(!sizing.segments[1].transpondersAtA && sizing.segments[1].transpondersAtB);
    }

    void transpondersEndAtEverySiteWhereTheRoutersDo()
    {
        QCOMPARE(sized(R"("pluggable":"400zr","transit":"router")", {100, 100}, 400).totals.transponders.lines, 4);
    }

    void lowerRateGoesFarther()
    {
        // 800G to 1,000 km, 400G to 3,000 km: over 2,000 km two lines of 400 for 800 Gb/s, at each end.
        const core::Sizing sizing = sized(R"("pluggable":"400zr","transponder":"generic_transponder_5nm")", {2'000}, 400);
        QCOMPARE(sizing.segments[0].transponderGbps, 400.0);
        QCOMPARE(sizing.totals.transponders.lines, 4);
    }

    void fewestLinesDecideTheRate()
    {
        // Five times 400 km: at 800G to 1,000 km pieces of two, two and one routes, 2 × 3 × 1 lines; at 400G to 3,000 km one
        // piece, 2 × 1 × 2 lines.
        const core::Sizing sizing = sized(R"("pluggable":"400zr","transponder":"generic_transponder_5nm")", {400, 400, 400, 400, 400}, 400);
        QCOMPARE(sizing.totals.transponders.lines, 4);
    }

    void tooLongForEveryRateIsUnknown()
    {
        const core::Sizing sizing = sized(R"("pluggable":"400zr","transponder":"ref_transponder_2020")", {2'500}, 400);
        QVERIFY(!sizing.totals.transponders.lines && !sizing.totals.transponders.powerW && !sizing.totals.transponders.extraW);
        QVERIFY(sizing.totals.transponders.pluggableW);
    }

    void withoutReachOrPriceTheRestIsKnown()
    {
        const core::Sizing sizing = sized(R"("pluggable":"400zr","transponder":"ciena_ws_wl6e")", {100, 100}, 400);
        QCOMPARE(sizing.totals.transponders.lines, 4); // as far as the pluggables
        QCOMPARE(sizing.totals.transponders.powerW, 420.0);
        QVERIFY(!sizing.totals.transponders.usd);
        QVERIFY(!sizing.routes[0].transponders.flipPowerKm && !sizing.routes[0].transponders.flipUsdKm);
    }

    void flipDistances()
    {
        // For 800 Gb/s and end, 400ZR takes 2 × 16 W and 2 × 2,000 USD every 120 km, the transponder 105 W and 12,700 USD
        // up to 3,000 km: four pieces, beyond 360 km, are 128 W and 16,000 USD.
        const core::TransponderSizing zr = sized(R"("pluggable":"400zr")", {100}, 400).routes[0].transponders;
        QCOMPARE(zr.flipPowerKm, 360.0);
        QCOMPARE(zr.flipUsdKm, 360.0);
        // 800G ZR+ takes 30 W and 7,000 USD every 1,000 km: two pieces are 14,000 USD; by power six are 180 W, when the
        // transponder is regenerated once: 210 W.
        const core::TransponderSizing plus = sized(R"("pluggable":"800g_zr_plus")", {100}, 400).routes[0].transponders;
        QVERIFY(!plus.flipPowerKm);
        QCOMPARE(plus.flipUsdKm, 1'000.0);
    }

    void flipOfTwoLines()
    {
        const core::LineChoice near{10, 800, 100};
        const std::vector<core::LineChoice> far{{25, 800, 1'000}};
        QCOMPARE(core::flipKm(near, far), std::optional(200.0)); // 30 against 25
        const std::vector<core::LineChoice> better{{5, 800, 100}};
        QVERIFY(!core::flipKm(near, better)); // less from the start and for ever
        const std::vector<core::LineChoice> shorter{{8, 800, 50}};
        QCOMPARE(core::flipKm(near, shorter), std::optional(50.0)); // less at first, 16 against 10 beyond
        const std::vector<core::LineChoice> same{{10, 800, 100}};
        QVERIFY(!core::flipKm(near, same));
        QVERIFY(!core::flipKm(near, {}));
        const std::vector<core::LineChoice> tiny{{1, 800, 1e-9}};
        QVERIFY(core::flipKm(near, tiny)); // answers at once
    }

    void nothingLitNeedsNoTransponders()
    {
        const core::Sizing sizing = sizing::sizedOf(R"({"sites":[{"id":"a"}]})");
        QCOMPARE(sizing.totals.transponders.lines, 0);
        QCOMPARE(sizing.totals.transponders.extraW, 0.0);
    }

    void unknownTransponderIsNamed()
    {
        const auto failed = core::size(row(R"("transponder":"nonsense")", {100}, 400), core::Catalogue::shipped());
        QVERIFY(!failed);
        QVERIFY(core::inEnglish(failed.error()).find("nonsense") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TransponderTest)
#include "TransponderTest.moc"
