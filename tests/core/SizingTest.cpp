// The reference designs with their expected figures (tests/data/sizing, worked out by an independent program).
#include "core/sizing/Sizing.h"
#include "core/exchange/DesignJson.h"
#include "core/quantities/Quantities.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

using nlohmann::json;

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
