#include "core/units/Unit.h"

#include "core/base/Number.h"
#include "core/model/AssumptionSet.h"
#include "core/quantities/Quantities.h"

#include <QTest>

#include <cmath>
#include <set>

using core::Dimension;

class UnitTest : public QObject {
    Q_OBJECT

private slots:
    void idsAreUniqueAndAnUnknownOneIsPlain();
    void everyAssumptionAndQuantityHasAKnownUnit();
    void typedQuantities_data();
    void typedQuantities();
    void refusedQuantities_data();
    void refusedQuantities();
    void everyUnitReadsItsOwnSymbol();
    void readableFigures_data();
    void readableFigures();
    void readableFiguresLoseNothing();
};

void UnitTest::idsAreUniqueAndAnUnknownOneIsPlain()
{
    std::set<std::string_view> ids;
    for (const core::Unit &unit : core::units()) {
        QVERIFY2(ids.insert(unit.id).second, unit.id);
        QVERIFY(unit.scale > 0);
        QCOMPARE(&core::unit(unit.id), &unit);
    }
    QCOMPARE(core::unit("furlong").dimension, Dimension::None);
    QCOMPARE(std::string_view(core::unit("furlong").symbol), std::string_view());
    QCOMPARE(core::unit("").dimension, Dimension::None);
}

void UnitTest::everyAssumptionAndQuantityHasAKnownUnit()
{
    for (const core::Assumption &assumption : core::assumptions()) {
        if (*assumption.unit != '\0')
            QVERIFY2(core::unit(assumption.unit).dimension != Dimension::None, assumption.unit);
    }
    for (const core::Quantity &quantity : core::quantities()) {
        if (*quantity.unit != '\0')
            QVERIFY2(core::unit(quantity.unit).dimension != Dimension::None, quantity.unit);
    }
}

void UnitTest::typedQuantities_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("value");
    const auto add = [](const char *typed, const char *unit, double value) {
        QTest::addRow("%s in %s", typed, unit) << QString::fromUtf8(typed) << QString::fromUtf8(unit) << value;
    };
    add("100", "MW", 100);
    add("0.12 GW", "MW", 120);
    add("0.1GW", "MW", 100);
    add("120000 kW", "MW", 120);
    add("120 mw", "MW", 120);
    add(" 120\tMW ", "MW", 120);
    add("30", "kW", 30);
    add("30000 W", "kW", 30);
    add("800", "gbps", 800);
    add("1.6 Tb/s", "gbps", 1600);
    add("1.6Tbps", "gbps", 1600);
    add("1.6 Tbit/s", "gbps", 1600);
    add("12.82 pb/s", "gbps", 12'820'000);
    add("400G", "gbps", 400);
    add("1 GB/s", "gbps", 8);
    add("1 gb/s", "gbps", 1);
    add("80", "km", 80);
    add("800 m", "km", 0.8);
    add("50 mi", "km", 80.4672);
    add("50 miles", "km", 80.4672);
    add("4 µs", "us", 4);
    add("4 \xCE\xBCs", "us", 4);
    add("4 us", "us", 4);
    add("0.979 ms", "us", 979);
    add("1 s", "us", 1e6);
    add("300 ns", "us", 0.3);
    add("5 years", "a", 5);
    add("730 h", "a", 730.0 / 8760);
    add("5 %", "%", 5);
    add("5%", "%", 5);
    add("5 %", "share", 0.05);
    add("0.05", "share", 0.05);
    add("2dB", "dB", 2);
    add("-3 dB", "dB", -3);
    add("\xE2\x88\x92"
        "10 dBm",
        "dBm", -10);
    add("98 MB", "bytes", 98e6);
    add("16 GB", "bytes", 16e9);
    add("1 MiB", "bytes", 1'048'576);
    add("8 Mb", "bytes", 1e6);
    add("83", "USD/MWh", 83);
    add("0.083 $/kWh", "USD/MWh", 83);
    add("$2.5", "USD", 2.5);
    add("$349 M", "USD", 349e6);
    add("7 k USD", "USD", 7000);
    add("4.8", "thz", 4.8);
    add("75 GHz", "thz", 0.075);
    add("4.9 µs/km", "us_per_km", 4.9);
    add("64 ports", "ports", 64);
    add("64", "ports", 64);
    add("1e3", "", 1000);
    add("1E3 km", "km", 1000);
    add(".5", "", 0.5);
    add("+7", "", 7);
    add("12\xC2\xA0km", "km", 12);
}

void UnitTest::typedQuantities()
{
    QFETCH(QString, typed);
    QFETCH(QString, unit);
    QFETCH(double, value);
    const auto parsed = core::parseQuantity(typed.toStdString(), core::unit(unit.toStdString()));
    QVERIFY2(parsed, parsed ? "" : core::inEnglish(parsed.error()).c_str());
    QVERIFY2(core::nearlyEqual(*parsed, value, 1e-15), core::formatNumber(*parsed).c_str());
}

void UnitTest::refusedQuantities_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("says");
    const auto add = [](const char *typed, const char *unit, const char *says) {
        QTest::addRow("%s in %s", typed, unit) << QString::fromUtf8(typed) << QString::fromUtf8(unit) << QString::fromUtf8(says);
    };
    add("", "km", "Type a number.");
    add("   ", "km", "Type a number.");
    add("1,5", "MW", "“1,5” holds a comma. Write the decimals after a point and nothing between the thousands.");
    add("1,000.5 km", "km", "“1,000.5 km” holds a comma. Write the decimals after a point and nothing between the thousands.");
    add("km", "km", "“km” does not begin with a number.");
    add("nan", "km", "“nan” does not begin with a number.");
    add("inf MW", "MW", "“inf MW” does not begin with a number.");
    add("-inf", "MW", "“-inf” does not begin with a number.");
    add("+-5", "MW", "“+-5” does not begin with a number.");
    add("--5", "MW", "“--5” does not begin with a number.");
    add(".", "MW", "“.” does not begin with a number.");
    add("5 kg", "km", "“kg” does not fit here. Units that fit: km, m, mi, ft, mm, um.");
    add("5 km", "us", "“km” does not fit here. Units that fit: s, ms, µs, ns, ps, min.");
    add("0x10", "km", "“x10” does not fit here. Units that fit: km, m, mi, ft, mm, um.");
    add("10 20 km", "km", "“20 km” does not fit here. Units that fit: km, m, mi, ft, mm, um.");
    add("5 routers", "ports", "“routers” does not fit here. Units that fit: ports.");
    add("5 km", "", "“km” does not fit here: type a number without a unit.");
    add("1e999", "km", "“1e999” is too large or too small to reckon with.");
    add("1e300 Pb/s", "bps", "“1e300 Pb/s” is too large or too small to reckon with.");
}

void UnitTest::refusedQuantities()
{
    QFETCH(QString, typed);
    QFETCH(QString, unit);
    QFETCH(QString, says);
    const auto parsed = core::parseQuantity(typed.toStdString(), core::unit(unit.toStdString()));
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, core::ErrorCode::InvalidValue);
    QCOMPARE(QString::fromStdString(core::inEnglish(parsed.error())), says);
}

void UnitTest::everyUnitReadsItsOwnSymbol()
{
    for (const core::Unit &unit : core::units()) {
        const auto parsed = core::parseQuantity("12.5 " + std::string(unit.symbol), unit);
        QVERIFY2(parsed, unit.id);
        QCOMPARE(*parsed, 12.5);
    }
}

void UnitTest::readableFigures_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("text");
    const auto add = [](double value, const char *unit, const char *text) {
        QTest::addRow("%g %s", value, unit) << value << QString::fromUtf8(unit) << QString::fromUtf8(text);
    };
    add(12'820'400, "gbps", "12.82 Pb/s");
    add(6'410'200, "gbps", "6.41 Pb/s");
    add(400, "gbps", "400 Gb/s");
    add(0.5, "gbps", "500 Mb/s");
    add(12'820.4, "tbps", "12.82 Pb/s");
    add(489.7388, "us", "489.7 µs");
    add(979.4776, "us", "0.979 ms");
    add(0.3, "us", "300 ns");
    add(9600, "us", "9.6 ms");
    add(1001.477, "us", "1.00 ms");
    add(2.34567, "s", "2.35 s");
    add(97'947'760.914, "bytes", "97.95 MB");
    add(98e6, "bytes", "98 MB");
    add(16e9, "bytes", "16 GB");
    add(1'812'345, "W", "1.81 MW");
    add(0.1, "MW", "100 kW");
    add(999.97, "kW", "1.00 MW");
    add(999.97, "MW", "1.00 GW");
    add(999.94, "kW", "999.9 kW");
    add(0, "kW", "0 kW");
    add(-1500, "W", "-1.5 kW");
    add(349.2e6, "USD", "349.2 M USD");
    add(349e6, "USD", "349 M USD");
    add(7000, "USD", "7000 USD");
    add(12'500, "USD", "12.5 k USD");
    add(3.1e9, "USD", "3.1 bn USD");
    add(2.5, "USD", "2.5 USD");
    add(1127.04, "km", "1127 km");
    add(0.35, "km", "350 m");
    add(4.8, "thz", "4.8 THz");
    add(75, "ghz", "75 GHz");
    add(3.2678, "dB", "3.27 dB");
    add(-10.5, "dBm", "-10.5 dBm");
    add(12.345, "%", "12.35 %");
    add(0.01234, "%", "0.0123 %");
    add(0.0157, "share", "1.57 %");
    add(1, "share", "100 %");
    add(0, "share", "0 %");
    add(1e-15, "%", "0 %");
    add(32'052, "ports", "32052 ports");
    add(4.8974, "us_per_km", "4.90 µs/km");
    add(5, "a", "5 a");
    add(9000, "h", "9000 h");
    add(1.2, "", "1.2 ");
}

void UnitTest::readableFigures()
{
    QFETCH(double, value);
    QFETCH(QString, unit);
    QFETCH(QString, text);
    const core::Readable readable = core::readable(value, core::unit(unit.toStdString()));
    QCOMPARE(QString::number(readable.value, 'f', readable.decimals) + u' ' + QString::fromUtf8(readable.symbol), text);
}

void UnitTest::readableFiguresLoseNothing()
{
    for (const core::Unit &unit : core::units()) {
        for (const double value : {1e-6, 0.0314159, 1.0, 99.995, 999.4, 999.96, 12345.6, 7.77e8, -42.5}) {
            const core::Readable readable = core::readable(value, unit);
            const double shown = std::round(readable.value * std::pow(10, readable.decimals)) / std::pow(10, readable.decimals);
            QVERIFY2(std::fabs(shown - readable.value) <= 6e-3 * std::fabs(readable.value), unit.id);
        }
        QVERIFY(std::isinf(core::readable(HUGE_VAL, unit).value));
        QVERIFY(std::isnan(core::readable(std::nan(""), unit).value));
    }
}

QTEST_APPLESS_MAIN(UnitTest)
#include "UnitTest.moc"
