// Sweeps: values as typed, all combinations in order, the same on any number of threads.
#include "core/compare/Sweep.h"
#include "core/exchange/Examples.h"

#include <nlohmann/json.hpp>

#include <QTest>

using nlohmann::json;

namespace {

core::Scenario pair()
{
    return core::openExample("campus_pair")->scenarios.front();
}

core::SweepAxis axis(const char *id, const std::vector<std::string> &texts)
{
    core::SweepAxis made{core::findAssumption(id), {}};
    for (const std::string &text : texts) {
        const auto value = core::parseAssumptionValue(*made.assumption, text);
        if (!value)
            qFatal("%s", core::inEnglish(value.error()).c_str());
        made.values.push_back(*value);
    }
    return made;
}

} // namespace

class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void valuesAreReadByTheirKind();
    void valuesOutOfTheirLimitsAreRefused();
    void mistypedKeysHaveNeighbours();
    void everyCombinationIsSizedInOrder();
    void threadsMakeNoDifference();
    void rowsAreThoseOfSize();
    void whatDoesNotExistIsToldBefore();
    void tooManyRowsAreRefused();
    void aSweepCanBeStopped();
};

void SweepTest::valuesAreReadByTheirKind()
{
    const auto read = [](const char *id, const char *text) { return *core::parseAssumptionValue(*core::findAssumption(id), text); };
    QCOMPARE(std::get<double>(read("taper", "10.6")), 10.6);
    QCOMPARE(std::get<bool>(read("border_inside_meter", "true")), true);
    QCOMPARE(std::get<bool>(read("border_inside_meter", "off")), false);
    QCOMPARE(std::get<std::string>(read("transit", "router")), std::string("router"));
    QCOMPARE(std::get<std::vector<std::string>>(read("allowed_pluggables", "400zr+800zr")), (std::vector<std::string>{"400zr", "800zr"}));
    QVERIFY(std::get<std::vector<std::string>>(read("allowed_pluggables", "")).empty());
    for (const auto &[id, text] : {std::pair("taper", "10.6"), std::pair("border_inside_meter", "true"), std::pair("allowed_pluggables", "400zr+800zr")})
        QCOMPARE(core::assumptionText(read(id, text)), std::string(text));
}

void SweepTest::valuesOutOfTheirLimitsAreRefused()
{
    for (const auto &[id, text] : {std::pair("taper", "0.5"), std::pair("taper", "many"), std::pair("taper", "nan"), std::pair("planes", "1.5"),
                                   std::pair("transit", "donkey"), std::pair("border_inside_meter", "perhaps"), std::pair("pluggable", "")}) {
        const auto value = core::parseAssumptionValue(*core::findAssumption(id), text);
        QVERIFY2(!value, text);
        QCOMPARE(value.error().code, core::ErrorCode::InvalidValue);
    }
    const auto low = core::parseAssumptionValue(*core::findAssumption("taper"), "0.5");
    QVERIFY(core::inEnglish(low.error()).find("between 1 and 10000") != std::string::npos);
}

void SweepTest::mistypedKeysHaveNeighbours()
{
    QCOMPARE(core::similarAssumptions("tapr").front(), std::string("taper"));
    QCOMPARE(core::similarAssumptions("max_fil").front(), std::string("max_fill"));
    const auto pluggables = core::similarAssumptions("pluggables");
    QVERIFY(std::ranges::find(pluggables, std::string("allowed_pluggables")) != pluggables.end());
    QVERIFY(core::similarAssumptions("zzzzzzzzzz").empty());
}

void SweepTest::everyCombinationIsSizedInOrder()
{
    const std::vector<core::SweepAxis> axes{axis("taper", {"4", "10"}), axis("pluggable", {"400zr", "800zr", "800g_zr_plus"})};
    std::size_t told = 0;
    const auto rows = core::sweep(pair(), core::Catalogue::shipped(), axes, 2, [&](std::size_t done, std::size_t all) {
        QCOMPARE(all, std::size_t{6});
        QVERIFY(done >= told);
        told = done;
    });
    QVERIFY(rows);
    QCOMPARE(told, std::size_t{6});
    std::string order;
    for (const core::SweepRow &row : *rows)
        order += core::assumptionText(row.values[0]) + " " + core::assumptionText(row.values[1]) + ";";
    QCOMPARE(order, std::string("4 400zr;4 800zr;4 800g_zr_plus;10 400zr;10 800zr;10 800g_zr_plus;"));
    QCOMPARE((*rows)[0].totals.coherentPorts > (*rows)[3].totals.coherentPorts, true);
    QCOMPARE((*rows)[0].worstKept, std::optional(0.0)); // one route
}

void SweepTest::threadsMakeNoDifference()
{
    const std::vector<core::SweepAxis> axes{axis("taper", {"1", "2", "3", "4", "5", "6", "7", "8"}), axis("planes", {"1", "2", "4"})};
    const auto text = [&](unsigned threads) { return core::sweepToJson(pair(), axes, *core::sweep(pair(), core::Catalogue::shipped(), axes, threads)); };
    const std::string one = text(1);
    QCOMPARE(text(2), one);
    QCOMPARE(text(0), one);
    QCOMPARE(json::parse(one)["rows"].size(), std::size_t{24});
}

void SweepTest::rowsAreThoseOfSize()
{
    const std::vector<core::SweepAxis> axes{axis("taper", {"7"})};
    const json row = json::parse(core::sweepToJson(pair(), axes, *core::sweep(pair(), core::Catalogue::shipped(), axes)))["rows"][0];
    core::ScenarioParts parts = *pair();
    parts.assumptions.set("taper", 7.0);
    const auto sized = core::size(*core::Scenario::make(std::move(parts)), core::Catalogue::shipped());
    QCOMPARE(row["set"]["taper"].get<double>(), 7.0);
    QCOMPARE(row["totals"]["coherent_ports"].get<std::int64_t>(), sized->totals.coherentPorts);
    QCOMPARE(row["totals"]["pair_km"].get<double>(), sized->totals.pairKm);
    QCOMPARE(row["totals"]["cost_usd"].is_null(), !sized->totals.firstCost.typicalUsd);
}

void SweepTest::whatDoesNotExistIsToldBefore()
{
    const std::vector<core::SweepAxis> axes{axis("taper", {"4", "10"}), axis("pluggable", {"400zr", "no_such_optic"})};
    bool ran = false;
    const auto rows = core::sweep(pair(), core::Catalogue::shipped(), axes, 1, [&](std::size_t, std::size_t) { ran = true; });
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, core::ErrorCode::NotFound);
    QVERIFY(!ran);
}

void SweepTest::tooManyRowsAreRefused()
{
    std::vector<std::string> values;
    for (int i = 1; i <= 101; ++i)
        values.push_back(std::to_string(i));
    const std::vector<core::SweepAxis> axes{axis("taper", values), axis("dci_taper", values)};
    QCOMPARE(core::sweepRows(axes), std::size_t{10'201});
    const auto rows = core::sweep(pair(), core::Catalogue::shipped(), axes);
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, core::ErrorCode::TooLarge);
}

void SweepTest::aSweepCanBeStopped()
{
    std::stop_source source;
    source.request_stop();
    for (const unsigned threads : {1U, 2U}) {
        const auto rows = core::sweep(pair(), core::Catalogue::shipped(), {axis("taper", {"1", "2", "3"})}, threads, {}, source.get_token());
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, core::ErrorCode::Cancelled);
    }
}

QTEST_APPLESS_MAIN(SweepTest)
#include "SweepTest.moc"
