// Huts: what stands in each, and whether an old one takes it (core/sizing/Huts.h). Figures of line_system.csv and prices.csv.
#include "core/sizing/Huts.h"
#include "tests/core/SizingFixture.h"

#include <QTest>

#include <algorithm>

using core::Severity;

namespace {

/// One route of `pairs` full pairs: 32 channels of 800 Gb/s each, filled to 80 %.
core::Scenario pairOf(int pairs, const std::string &route, const std::string &assumptions = "")
{
    return sizing::scenarioOf(R"({"assumptions":{"basis":"matrix","max_fill":0.8,"pluggable":"800g_zr_plus","single_span":"never")" + assumptions +
                              R"(},"sites":[{"id":"a"},{"id":"b"}],"routes":[{"id":"r","a":"a","b":"b",)" + route +
                              R"(}],"demands":[{"from":"a","to":"b","gbps":)" + std::to_string(pairs * 32 * 640) + "}]}");
}

std::vector<core::HutSizing> hutsOf(const core::Scenario &scenario)
{
    return core::huts(scenario, core::Catalogue::shipped(), sizing::sizedOf(scenario));
}

std::optional<core::Finding> misfit(const core::Scenario &scenario)
{
    const core::Sizing sized = sizing::sizedOf(scenario);
    const auto found = std::ranges::find(sized.findings, std::string("hut_does_not_fit"), &core::Finding::code);
    return found == sized.findings.end() ? std::nullopt : std::optional(*found);
}

const std::string listed = R"("length_km":220,"spans":[{"length_km":70,"hut":"Ash"},{"length_km":90,"hut":"Birch"},{"length_km":60}])";

} // namespace

class HutTest : public QObject {
    Q_OBJECT

private slots:
    void hutsStandBetweenEqualSpans()
    {
        const auto all = hutsOf(pairOf(2, R"("length_km":320,"max_span_km":80)"));
        QCOMPARE(all.size(), std::size_t(3));
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].number, static_cast<std::int64_t>(i) + 1);
            QCOMPARE(all[i].km, 80.0 * static_cast<double>(i + 1));
            QVERIFY(all[i].name.empty());
        }
    }

    void listedHutsKeepNameAndPlace()
    {
        const auto all = hutsOf(pairOf(2, listed));
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[0].name, std::string("Ash"));
        QCOMPARE(all[0].km, 70.0);
        QCOMPARE(all[1].name, std::string("Birch"));
        QCOMPARE(all[1].km, 160.0);
    }

    void aUnitForOnePairAndAUnitForFour()
    {
        // 10 pairs. ila_c_single: 10 units × 90 W (130 W) × 1.5, 10 × 1 RU, 10 × 18,000 USD.
        // ila_cl_multirail: ⌈10 ÷ 4⌉ = 3 units × 240 W (320 W) × 1.5, 3 × 1 RU; sold by the pair: 10 × 18,000 USD.
        const core::HutSizing hut = hutsOf(pairOf(10, R"("length_km":160,"max_span_km":80)")).front();
        QCOMPARE(hut.pairs, 10);
        QCOMPARE(hut.built.amplifierId, std::string("ila_c_single"));
        for (const core::HutLoad &load : {hut.built, hut.singlePair}) {
            QCOMPARE(load.units, 10);
            QCOMPARE(load.powerW, 1'350.0);
            QCOMPARE(load.powerMaxW, 1'950.0);
            QCOMPARE(load.rackUnits, 10.0);
            QCOMPARE(load.usd, 180'000.0);
        }
        QCOMPARE(hut.multiRail.units, 3);
        QCOMPARE(hut.multiRail.powerW, 1'080.0);
        QCOMPARE(hut.multiRail.powerMaxW, 1'440.0);
        QCOMPARE(hut.multiRail.rackUnits, 3.0);
        QCOMPARE(hut.multiRail.usd, 180'000.0);
    }

    void wideBandComparesWithTheWideUnit()
    {
        // C+L holds 64 channels: 5 pairs; ila_cl_single has 3 RU.
        const core::HutSizing hut = hutsOf(pairOf(10, R"("length_km":160,"max_span_km":80,"band":"c_l")")).front();
        QCOMPARE(hut.singlePair.amplifierId, std::string("ila_cl_single"));
        QCOMPARE(hut.singlePair.rackUnits, 15.0);
        QCOMPARE(hut.multiRail.units, 2);
    }

    void hutsOfARouteAreTheSizingsAmplifiersAndPower()
    {
        const core::Scenario scenario = pairOf(7, R"("length_km":500)");
        const core::Sizing sized = sizing::sizedOf(scenario);
        std::int64_t units = 0;
        double watts = 0;
        for (const core::HutSizing &hut : core::huts(scenario, core::Catalogue::shipped(), sized)) {
            units += hut.built.units;
            watts += *hut.built.powerW;
        }
        QVERIFY(units > 0);
        QCOMPARE(units, sized.totals.amplifiers);
        QCOMPARE(watts, sized.totals.hutPowerW);
    }

    void routeInOneSpanHasNoHuts()
    {
        QVERIFY(hutsOf(sizing::scenarioOf(R"({"assumptions":{"basis":"matrix"},"sites":[{"id":"a"},{"id":"b"}],
            "routes":[{"id":"r","a":"a","b":"b","length_km":20}],"demands":[{"from":"a","to":"b","gbps":640}]})"))
                    .empty());
    }

    void oldHutTakesWhatJustFits()
    {
        const core::HutLimits limits{1'950, 130, 10};
        core::HutLoad load{"x", 10, 1'350, 1'950, 130, 10, {}};
        QCOMPARE(load.fits(limits), std::optional(true));
        load.powerMaxW = 1'951;
        QCOMPARE(load.fits(limits), std::optional(false));
        load = {"x", 10, 1'350, 1'950, 131, 10, {}};
        QCOMPARE(load.fits(limits), std::optional(false));
        load = {"x", 10, 1'350, 1'950, 130, 11, {}};
        QCOMPARE(load.fits(limits), std::optional(false));
        load.rackUnits.reset();
        QVERIFY(!load.fits(limits));
    }

    void namedHutThatIsTooSmallIsAWarningAndAPlannedOneANote()
    {
        QVERIFY(!misfit(pairOf(10, listed))); // 10 RU just fit
        const auto old = misfit(pairOf(11, listed)), planned = misfit(pairOf(11, R"("length_km":220)"));
        QVERIFY(old && planned);
        QVERIFY(old->severity == Severity::Warning);
        QVERIFY(planned->severity == Severity::Note);
        QCOMPARE(old->subject.id, std::string("r"));
        const std::string detail = core::inEnglish(old->detail); // 11 × 130 W × 1.5 = 2.145 kW
        QVERIFY2(detail.find("Huts: 2. Each needs 11 amplifiers: 11 rack units and 2.15 kW") != std::string::npos, detail.c_str());
    }

    void everyLimitCounts()
    {
        const std::string route = R"("length_km":160,"max_span_km":80)"; // 1.95 kW, 130 W a unit, 10 RU
        QVERIFY(!misfit(pairOf(10, route, R"(,"hut_power_limit_kw":1.95)")));
        QVERIFY(misfit(pairOf(10, route, R"(,"hut_power_limit_kw":1.94)")));
        QVERIFY(misfit(pairOf(10, route, R"(,"hut_shelf_limit_w":129)")));
        QVERIFY(misfit(pairOf(10, route, R"(,"hut_rack_units_limit":9)")));
    }

    void multiRailAmplifiersMendIt()
    {
        const core::Scenario scenario = pairOf(11, listed);
        const std::vector<core::Mend> mends = core::mendsOf(*misfit(scenario), scenario, core::Catalogue::shipped());
        const auto multiRail = std::ranges::find_if(mends, [](const core::Mend &mend) { return mend.result.route("r")->amplifier == "ila_cl_multirail"; });
        QVERIFY(multiRail != mends.end());
        QVERIFY(!misfit(multiRail->result));
        QVERIFY(std::ranges::any_of(mends, [](const core::Mend &mend) { return mend.result->assumptions.number("hut_rack_units_limit") == 11; }));
    }
};

QTEST_APPLESS_MAIN(HutTest)
#include "HutTest.moc"
