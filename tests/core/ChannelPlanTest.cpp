// Which channel stands where: first fit over all routes of a piece (core/sizing/ChannelPlan.h).
#include "core/sizing/ChannelPlan.h"
#include "core/exchange/Examples.h"
#include "tests/core/SizingFixture.h"

#include <QTest>

#include <cmath>
#include <map>
#include <tuple>

namespace {

core::PluggableRow optic(const char *id, std::optional<double> slotGhz)
{
    core::PluggableRow row;
    row.id = id;
    row.channelSpacingGhz = slotGhz;
    return row;
}

core::Resolved routesOf(std::initializer_list<double> bandsGhz)
{
    core::Resolved resolved;
    for (const double band : bandsGhz) {
        resolved.routes.emplace_back();
        resolved.routes.back().spectrumGhz = band;
    }
    return resolved;
}

/// Light over routes one after the other, without regeneration.
core::Lightpath light(const core::PluggableRow &of, std::vector<std::size_t> routes, std::int64_t channels)
{
    core::Lightpath path;
    path.optic = &of;
    path.channels = channels;
    path.pieces.push_back({0, routes.size(), {}});
    path.routes = std::move(routes);
    return path;
}

/// "2 × [0-75 a0, 75-150 a0]": pairs, and low, high, optic and segment of each slot.
std::string written(const std::vector<core::SpectrumPattern> &patterns)
{
    std::string text;
    for (const core::SpectrumPattern &pattern : patterns) {
        text += (text.empty() ? "" : " ") + std::to_string(pattern.pairs) + "x[";
        for (const core::SpectrumSlot &slot : pattern.channels)
            text += (text.back() == '[' ? "" : " ") + QString::number(slot.lowGhz).toStdString() + "-" + QString::number(slot.highGhz).toStdString() +
                    slot.pluggableId + std::to_string(slot.segment);
        text += "]";
    }
    return text;
}

const core::PluggableRow wide = optic("w", 150), narrow = optic("n", 75), odd = optic("o", 100), alone = optic("a", std::nullopt);

/// Twelve campuses on a line, all to all, so that every route carries many pieces that pass on.
core::Scenario chain(const char *pluggable, int planes, double taper)
{
    std::string sites, routes;
    for (int i = 0; i < 12; ++i) {
        const std::string id = std::to_string(10 + i), next = std::to_string(11 + i);
        sites += std::string(i == 0 ? "" : ",") + R"({"id":"s)" + id + R"(","power_mw":)" + std::to_string(20 + 7 * i) + "}";
        if (i < 11)
            routes += std::string(i == 0 ? "" : ",") + R"({"id":"r)" + id + R"(","a":"s)" + id + R"(","b":"s)" + next + R"(","length_km":)" +
                      std::to_string(20 + 9 * i) + "}";
    }
    return sizing::scenarioOf(R"({"assumptions":{"pluggable":")" + std::string(pluggable) + R"(","taper":)" + std::to_string(taper) + R"(,"planes":)" +
                              std::to_string(planes) + R"(},"sites":[)" + sites + R"(],"routes":[)" + routes + "]}");
}

} // namespace

class ChannelPlanTest : public QObject {
    Q_OBJECT

private slots:
    void frequenciesAreFilledInAllPairsBeforeTheNext()
    {
        // Five channels in two pairs: two at each of 0 and 75 GHz, the fifth at 150 GHz.
        const auto plan = core::planChannels({light(narrow, {0}, 5)}, routesOf({300}), {2}, 1);
        QCOMPARE(plan.unplaced, std::vector<std::int64_t>{0});
        QCOMPARE(written(plan.spectrum[0]), std::string("1x[0-75n0 75-150n0 150-225n0] 1x[0-75n0 75-150n0]"));
    }

    void thousandsOfChannelsAreAHandfulOfPictures()
    {
        // 16,000 channels, 64 a pair: 250 full pairs.
        const auto plan = core::planChannels({light(narrow, {0}, 16'000)}, routesOf({4'800}), {250}, 1);
        QCOMPARE(plan.spectrum[0].size(), std::size_t(1));
        QCOMPARE(plan.spectrum[0][0].pairs, 250);
        QCOMPARE(plan.spectrum[0][0].channels.size(), std::size_t(64));
        QCOMPARE(plan.spectrum[0][0].channels.back().highGhz, 4'800.0);
    }

    void widestSlotsStandLowest()
    {
        const auto plan = core::planChannels({light(narrow, {0}, 3), light(wide, {0}, 2)}, routesOf({600}), {1}, 1);
        QCOMPARE(written(plan.spectrum[0]), std::string("1x[0-150w1 150-300w1 300-375n0 375-450n0 450-525n0]"));
    }

    void slotsThatAreNoMultiplesStandSideBySide()
    {
        // On multiples of 100 GHz only one of the narrow two would find room behind the wide one.
        const auto plan = core::planChannels({light(odd, {0}, 2), light(wide, {0}, 1)}, routesOf({350}), {1}, 1);
        QCOMPARE(plan.unplaced, std::vector<std::int64_t>{0});
        QCOMPARE(written(plan.spectrum[0]), std::string("1x[0-150w1 150-250o0 250-350o0]"));
    }

    void lightThatPassesOnKeepsItsFrequency()
    {
        // The first piece takes 0 to 75 GHz of route 0, the second of route 1; what crosses both finds 75 GHz.
        const auto plan = core::planChannels({light(narrow, {0}, 1), light(narrow, {1}, 1), light(narrow, {0, 1}, 1)}, routesOf({300, 300}), {1, 1}, 1);
        QCOMPARE(written(plan.spectrum[0]), std::string("1x[0-75n0 75-150n2]"));
        QCOMPARE(written(plan.spectrum[1]), std::string("1x[0-75n1 75-150n2]"));
    }

    void lightWithoutACommonFrequencyIsToldOnEveryRoute()
    {
        // Room for two on each route, yet not at the same frequency of both.
        const auto plan =
            core::planChannels({light(narrow, {0}, 1), light(narrow, {1, 2}, 1), light(narrow, {0, 1}, 1)}, routesOf({150, 75, 75}), {1, 1, 1}, 1);
        QCOMPARE(plan.unplaced, (std::vector<std::int64_t>{1, 1, 0}));
        QCOMPARE(written(plan.spectrum[1]), std::string("1x[0-75n1]"));
    }

    void opticWithoutASlotTakesAPairForItself()
    {
        // Two of three pairs hold one channel each and nothing else; the others share the third.
        const auto plan = core::planChannels({light(alone, {0}, 2), light(narrow, {0}, 2)}, routesOf({300}), {3}, 1);
        QCOMPARE(written(plan.spectrum[0]), std::string("1x[0-75n1 75-150n1] 2x[0-300a0]"));
    }

    void planesAreCountedTogether()
    {
        // Four planes of two channels in one pair each.
        const auto plan = core::planChannels({light(narrow, {0}, 8)}, routesOf({300}), {4}, 4);
        QCOMPARE(written(plan.spectrum[0]), std::string("4x[0-75n0 75-150n0]"));
    }

    void slotWiderThanTheBandFindsNoPlace()
    {
        const auto plan = core::planChannels({light(wide, {0}, 2)}, routesOf({100}), {2}, 1);
        QCOMPARE(plan.unplaced, std::vector<std::int64_t>{2});
        QCOMPARE(written(plan.spectrum[0]), std::string("2x[]"));
    }

    void everyPlanKeepsTheRules_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("planes");
        for (const char *kind : {"auto", "800g_zr_plus", "400zr_plus_bright", "800lr", "example"}) {
            for (const int planes : {1, 3})
                QTest::addRow("%s, %d planes", kind, planes) << QString::fromLatin1(kind) << planes;
        }
    }

    void everyPlanKeepsTheRules()
    {
        QFETCH(const QString, kind);
        QFETCH(const int, planes);
        if (kind != QLatin1String("example")) {
            keepsTheRules(chain(kind.toLatin1().constData(), planes, 10));
            keepsTheRules(chain(kind.toLatin1().constData(), planes, 300));
            return;
        }
        for (const core::Example &example : core::examples()) {
            const auto design = core::openExample(example.id);
            QVERIFY(design);
            for (const core::Scenario &scenario : design->scenarios) {
                core::ScenarioParts parts = *scenario;
                parts.assumptions.set("planes", double(planes));
                keepsTheRules(*core::Scenario::make(std::move(parts)));
            }
        }
    }

    void planIsTheSameEveryTime()
    {
        const core::Scenario scenario = chain("auto", 1, 10);
        const core::Sizing one = sizing::sizedOf(scenario), two = sizing::sizedOf(scenario);
        for (std::size_t i = 0; i < one.routes.size(); ++i)
            QCOMPARE(written(one.routes[i].spectrum), written(two.routes[i].spectrum));
    }

private:
    static void keepsTheRules(const core::Scenario &scenario)
    {
        const core::Sizing sized = sizing::sizedOf(scenario);
        const auto planes = static_cast<std::int64_t>(scenario->assumptions.count("planes"));
        // (segment, low, high) → channels, on every route of the segment
        std::map<std::tuple<std::size_t, double, double>, std::map<std::string, std::int64_t>> places;
        for (const core::RouteSizing &route : sized.routes) {
            const double bandGhz = core::spectrumGhz(scenario.route(route.id)->band.value_or(*core::bandFromWord(scenario->assumptions.word("band"))));
            std::int64_t pairs = 0, channels = 0;
            for (const core::SpectrumPattern &pattern : route.spectrum) {
                pairs += pattern.pairs;
                channels += pattern.pairs * static_cast<std::int64_t>(pattern.channels.size());
                double free = 0;
                for (const core::SpectrumSlot &slot : pattern.channels) {
                    QVERIFY2(slot.lowGhz >= free && slot.highGhz > slot.lowGhz, route.id.c_str());
                    QVERIFY(slot.segment < sized.segments.size());
                    QCOMPARE(slot.pluggableId, sized.segments[slot.segment].pluggableId);
                    const double slotGhz = core::Catalogue::shipped().pluggable(slot.pluggableId)->channelSpacingGhz.value_or(bandGhz);
                    QCOMPARE(slot.highGhz - slot.lowGhz, slotGhz);
                    places[{slot.segment, slot.lowGhz, slot.highGhz}][route.id] += pattern.pairs;
                    free = slot.highGhz;
                }
                QVERIFY(free <= bandGhz);
            }
            QCOMPARE(pairs, route.fibrePairs);
            QCOMPARE(channels, route.channels - planes * route.unplacedChannels);
        }
        for (const auto &[place, byRoute] : places) {
            const core::SegmentSizing &segment = sized.segments[std::get<0>(place)];
            QCOMPARE(byRoute.size(), segment.routes.size());
            for (const std::string &route : segment.routes) {
                QVERIFY(byRoute.contains(route));
                QCOMPARE(byRoute.at(route), byRoute.begin()->second);
            }
        }
    }
};

QTEST_APPLESS_MAIN(ChannelPlanTest)
#include "ChannelPlanTest.moc"
