// Shipped examples open, size to their published figures and show no finding they do not mean to show.
#include "core/exchange/Examples.h"
#include "core/exchange/DesignJson.h"
#include "core/findings/Findings.h"
#include "core/sizing/Sizing.h"

#include <QTest>

#include <algorithm>

class ExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void everyFindingOfAnExampleIsMeant_data()
    {
        QTest::addColumn<QString>("id");
        for (const core::Example &example : core::examples())
            QTest::newRow(example.id) << QString::fromLatin1(example.id);
    }

    void everyFindingOfAnExampleIsMeant()
    {
        QFETCH(QString, id);
        const auto design = core::openExample(id.toStdString());
        QVERIFY2(design, design ? "" : core::inEnglish(design.error()).c_str());
        for (const core::Scenario &scenario : design->scenarios) {
            QVERIFY(!scenario->notes.empty());
            const auto sized = core::size(scenario, core::Catalogue::shipped());
            QVERIFY2(sized, sized ? "" : core::inEnglish(sized.error()).c_str());
            for (const core::Finding &finding : sized->findings)
                QVERIFY2(finding.accepted, (scenario->name + ": " + core::inEnglish(finding.title)).c_str());
            QCOMPARE(sized->findings.size(), scenario->accepted.size()); // no acceptance without its finding
        }
    }

    void theCampusPairShowsThePublishedPorts()
    {
        const auto design = core::openExample("campus_pair");
        QVERIFY(design);
        QCOMPARE(core::size(design->scenarios[0], core::Catalogue::shipped())->totals.coherentPorts, 32'052);
        QCOMPARE(core::size(design->scenarios[1], core::Catalogue::shipped())->totals.coherentPorts, 12'096);
    }

    void everyExampleComesBackEqual_data() { everyFindingOfAnExampleIsMeant_data(); }

    void everyExampleComesBackEqual()
    {
        QFETCH(QString, id);
        const auto design = core::openExample(id.toStdString());
        QVERIFY(design);
        const auto again = core::designFromJson(core::designToJson(*design), "again.json");
        QVERIFY(again && again->notices.empty());
        QVERIFY(again->design == *design);
    }

    void theRingLosesASiteWithTheDuctThatBothWaysShare()
    {
        const auto design = core::openExample("regional_ring");
        QVERIFY(design);
        const core::Sizing shared = *core::size(design->scenarios[0], core::Catalogue::shipped());
        const auto entrance = std::ranges::find(shared.findings, "one_entrance", &core::Finding::code);
        QVERIFY(entrance != shared.findings.end());
        QCOMPARE(core::inEnglish(entrance->title), "All routes of Großkrotzenburg share a conduit");
        // Three campuses of equal egress E send E ÷ 2 to each other; a third of the traffic goes past Großkrotzenburg.
        const double third = shared.demands[0].gbps / shared.totals.interSiteGbps;
        QCOMPARE(third, 1.0 / 3);
        QVERIFY(core::size(design->scenarios[2], core::Catalogue::shipped())->findings.empty());
    }

    void theContinentIsAsFarAcrossAsItSays()
    {
        const auto design = core::openExample("continental_gigawatt");
        QVERIFY(design);
        const core::Scenario &scenario = *design->standard();
        QCOMPARE(scenario->sites.size(), std::size_t(5));
        QCOMPARE(scenario->routes.size(), std::size_t(6));
        for (const core::Route &route : scenario->routes) { // fibre is longer than the great circle, and not twice as long
            const double straightKm = core::greatCircleKm(*scenario.site(route.a)->geo, *scenario.site(route.b)->geo);
            QVERIFY2(*route.lengthKm > 1.1 * straightKm && *route.lengthKm < 1.6 * straightKm, route.name.c_str());
        }
    }

    void unknownExamplesAreAnError() { QVERIFY(!core::openExample("no such example")); }
};

QTEST_APPLESS_MAIN(ExamplesTest)
#include "ExamplesTest.moc"
