// Shipped examples open, size to their published figures and show no finding they do not mean to show.
#include "core/exchange/Examples.h"
#include "core/findings/Findings.h"
#include "core/sizing/Sizing.h"

#include <QTest>

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

    void unknownExamplesAreAnError() { QVERIFY(!core::openExample("no such example")); }
};

QTEST_APPLESS_MAIN(ExamplesTest)
#include "ExamplesTest.moc"
