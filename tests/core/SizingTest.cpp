// The reference designs with their expected figures (tests/data/sizing, worked out by an independent program).
#include "core/sizing/Sizing.h"
#include "core/exchange/DesignJson.h"
#include "core/quantities/Quantities.h"
#include "tests/core/SizingFixture.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <algorithm>

using nlohmann::json;
using sizing::sizedOf;

namespace {

std::string readData(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/sizing/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

bool same(const json &expected, std::optional<double> actual)
{
    if (expected.is_null())
        return !actual;
    if (!actual)
        return false;
    const double value = expected.get<double>();
    if (expected.is_number_integer())
        return *actual >= value && *actual <= value;
    return std::abs(*actual - value) <= 1e-9 * std::max(std::abs(value), 1e-300) || std::abs(*actual - value) < 1e-300;
}

const core::BillLine *routersOf(const core::Sizing &sizing, const std::string &site)
{
    const auto line = std::ranges::find_if(sizing.bill, [&](const core::BillLine &each) { return each.table == "routers" && each.subject.id == site; });
    return line == sizing.bill.end() ? nullptr : &*line;
}

} // namespace

class SizingTest : public QObject {
    Q_OBJECT

private slots:
    void referenceFigures_data()
    {
        QTest::addColumn<QString>("design");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<int>("scenario");
        for (const char *number : {"01", "02", "03"}) {
            const json expected = json::parse(readData(QStringLiteral("expected_%1.json").arg(QLatin1String(number))));
            for (int i = 0; i < static_cast<int>(expected["scenarios"].size()); ++i) {
                const std::string name = expected["scenarios"][static_cast<std::size_t>(i)]["name"];
                QTest::newRow((std::string(number) + " " + name).c_str())
                    << QStringLiteral("design_%1.json").arg(QLatin1String(number)) << QStringLiteral("expected_%1.json").arg(QLatin1String(number)) << i;
            }
        }
    }

    void referenceFigures()
    {
        QFETCH(QString, design);
        QFETCH(QString, expected);
        QFETCH(int, scenario);
        const auto read = core::designFromJson(readData(design), design.toStdString());
        QVERIFY2(read, read ? "" : core::inEnglish(read.error()).c_str());
        const json want = json::parse(readData(expected))["scenarios"][static_cast<std::size_t>(scenario)];
        const core::Scenario *found = read->design.scenarioNamed(want["name"].get<std::string>());
        QVERIFY(found != nullptr);
        const auto sized = core::size(*found, core::Catalogue::shipped());
        QVERIFY2(sized, sized ? "" : core::inEnglish(sized.error()).c_str());

        const auto compare = [&](core::Scope scope, const json &object, const core::Subject &subject) {
            for (const auto &[key, value] : object.items()) {
                const core::Quantity *quantity = core::findQuantity(scope, key);
                if (quantity == nullptr)
                    continue;
                const auto actual = quantity->read(*sized, subject);
                QVERIFY2(same(value, actual), qPrintable(QStringLiteral("%1 %2 of %3: expected %4, is %5")
                                                             .arg(QLatin1String(core::toWord(scope)), QString::fromStdString(key),
                                                                  QString::fromStdString(subject.id), QString::fromStdString(value.dump()))
                                                             .arg(actual.value_or(-1), 0, 'g', 17)));
            }
        };
        compare(core::Scope::Total, want["totals"], {});
        for (const json &site : want["sites"])
            compare(core::Scope::Site, site, {core::Scope::Site, site["id"]});
        for (const json &route : want["routes"])
            compare(core::Scope::Route, route, {core::Scope::Route, route["id"]});
        QCOMPARE(sized->demands.size(), want["demands"].size());
        for (const json &demand : want["demands"]) {
            const auto match = std::ranges::find_if(sized->demands, [&](const core::DemandSizing &d) {
                return d.from == demand["from"] && d.to == demand["to"] && core::toWord(d.trafficClass) == demand["class"].get<std::string>();
            });
            QVERIFY2(match != sized->demands.end(), demand.dump().c_str());
            QVERIFY2(same(json(demand["gbps"].get<double>()), match->gbps), demand.dump().c_str());
        }
    }

    void portsOnceConnectedAreThoseOfAPairsEnd()
    {
        const auto read = core::designFromJson(readData(QStringLiteral("design_01.json")), "design_01.json");
        QVERIFY(read);
        const core::Scenario &pair = read->design.scenarios.front();
        const auto connected = core::size(pair, core::Catalogue::shipped());
        QVERIFY(connected);
        core::ScenarioParts parts = *pair;
        parts.routes.clear();
        parts.srlgs.clear();
        parts.accepted.clear();
        parts.demands.clear();
        parts.sites.resize(1);
        const auto alone = core::Scenario::make(parts);
        QVERIFY(alone);
        const auto sized = core::size(*alone, core::Catalogue::shipped());
        QVERIFY(sized);
        QCOMPARE(sized->sites[0].coherentPorts, std::int64_t(0));
        QCOMPARE(core::portsOnceConnected(sized->sites[0], *alone, core::Catalogue::shipped()), std::optional(connected->sites[0].coherentPorts));
        QVERIFY(core::portsOnceConnected(core::SiteSizing{}, *alone, core::Catalogue::shipped()) == std::nullopt);
    }

    void sizingTwiceGivesTheSame()
    {
        const auto read = core::designFromJson(readData(QStringLiteral("design_03.json")), "design_03.json");
        QVERIFY(read);
        for (const core::Scenario &scenario : read->design.scenarios) {
            const auto one = core::size(scenario, core::Catalogue::shipped()), two = core::size(scenario, core::Catalogue::shipped());
            QVERIFY(one && two);
            for (const core::Quantity &quantity : core::quantities()) {
                for (const core::Subject &subject : core::subjectsOf(quantity.scope, *one))
                    QCOMPARE(quantity.read(*one, subject), quantity.read(*two, subject));
            }
        }
    }

    void hubWithoutAWholeNodeGetsNothing_data()
    {
        QTest::addColumn<QString>("hub");
        QTest::addColumn<double>("gbps");
        // Site a: 8,000 accelerators are 1,000 nodes of 8, × 400 Gb/s ÷ dci_taper 8 = 50,000 Gb/s.
        // One accelerator is no whole node: E_h = 0, so min(E_a, 0) = 0. Without accelerators the hub takes all of E_a.
        QTest::newRow("one accelerator") << QStringLiteral(R"("accelerator_count":1)") << 0.0;
        QTest::newRow("none") << QStringLiteral(R"("accelerator_count":0)") << 50'000.0;
    }

    void hubWithoutAWholeNodeGetsNothing()
    {
        QFETCH(const QString, hub);
        QFETCH(const double, gbps);
        const core::Sizing sizing = sizedOf(R"({"assumptions":{"basis":"dci","dci_taper":8,"pattern":"hub","hub_site":"h","accelerator":"nv_h100_dgx"},
            "sites":[{"id":"a","accelerator_count":8000},{"id":"h",)" +
                                            hub.toStdString() + R"(}],"routes":[{"id":"r","a":"a","b":"h","length_km":50}]})");
        QCOMPARE(sizing.totals.interSiteGbps, gbps);
    }

    void idsDecideBetweenRegenerationsOfEqualWorstMargin()
    {
        // 400ZR compensates 2,400 ps/nm, 143.7 km of 16.7 ps/nm/km. From a to d it is 150 km, so it is regenerated at y (60 + 90 km)
        // or at b (90 + 60 km); d to e is one span of 100 km and has the worst margin of both ways. So the lesser id decides: b.
        // 400 Gb/s ÷ (400 × 0.8) = 2 channels, 2 ports each where the light comes in and where it goes on: 4.
        const core::Sizing sizing = sizedOf(R"({"assumptions":{"basis":"matrix","pluggable":"400zr","max_fill":0.8},
            "sites":[{"id":"a"},{"id":"y"},{"id":"b"},{"id":"d"},{"id":"e"}],
            "routes":[{"id":"r1","a":"a","b":"y","length_km":60},{"id":"r2","a":"y","b":"b","length_km":30},
                      {"id":"r3","a":"b","b":"d","length_km":60},{"id":"r4","a":"d","b":"e","length_km":100}],
            "demands":[{"from":"a","to":"e","gbps":400}]})");
        QCOMPARE(sizing.site("b")->regeneratorPorts, 4);
        QCOMPARE(sizing.site("d")->regeneratorPorts, 4);
        QCOMPARE(sizing.site("y")->regeneratorPorts, 0);
    }

    void modularRoutersAreBoughtByThePort()
    {
        // 640 Gb/s is one line port and one client port: one Cisco 8804 of 144 ports, at 3,500 USD a port 504,000 USD.
        const core::Sizing sizing = sizedOf(R"({"assumptions":{"basis":"matrix","router":"cisco_8804"},"sites":[{"id":"a"},{"id":"b"}],
            "routes":[{"id":"r","a":"a","b":"b","length_km":50}],"demands":[{"from":"a","to":"b","gbps":640}]})");
        const core::BillLine *line = routersOf(sizing, "a");
        QVERIFY(line);
        QCOMPARE(sizing.site("a")->routers, 1);
        QCOMPARE(line->per, std::string("800g_port"));
        QCOMPARE(line->quantity, 144.0);
        QCOMPARE(line->typicalUsd, 3'500.0);
        QCOMPARE(line->extendedUsd(), 504'000.0);
    }

    void hollowCoreIsBuiltAtItsOwnPrice()
    {
        // One pair over 50 km is 2 × 50 = 100 fibre-km, of hollow core at 3,000 USD: 300,000 USD (ordinary cable: 12 USD).
        const core::Sizing sizing = sizedOf(R"({"assumptions":{"basis":"matrix","acquisition":"build","fibre":"hcf_field"},"sites":[{"id":"a"},{"id":"b"}],
            "routes":[{"id":"r","a":"a","b":"b","length_km":50}],"demands":[{"from":"a","to":"b","gbps":640}]})");
        const auto cable = std::ranges::find_if(sizing.bill, [](const core::BillLine &line) { return line.per == "fibre_km"; });
        QVERIFY(cable != sizing.bill.end());
        QCOMPARE(cable->extendedUsd(), 300'000.0);
    }

    void nothingToBuyCostsNothing()
    {
        const core::Sizing sizing = sizedOf(R"({"sites":[{"id":"a"}]})");
        QCOMPARE(sizing.totals.firstCost.typicalUsd, 0.0);
        QCOMPARE(sizing.totals.annualUsd, 0.0);
    }

    void routersNobodyCanCountMakeTheCostALowerBound()
    {
        // The box takes no coherent optics: no number of them carries the line port of either site.
        const core::Sizing sizing = sizedOf(R"({"assumptions":{"basis":"matrix","router":"brcm_th_ultra_box"},"sites":[{"id":"a"},{"id":"b"}],
            "routes":[{"id":"r","a":"a","b":"b","length_km":50}],"demands":[{"from":"a","to":"b","gbps":640}]})");
        QVERIFY(!sizing.totals.routers);
        QCOMPARE(sizing.totals.firstCost.unpriced, std::size_t(2));
    }

    void stoppedSizingSaysSo()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto sized = core::size(core::Scenario::empty("s", "S"), core::Catalogue::shipped(), stop.get_token());
        QVERIFY(!sized);
        QCOMPARE(sized.error().code, core::ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(SizingTest)
#include "SizingTest.moc"
