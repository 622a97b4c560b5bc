#include "core/base/Id.h"
#include "core/base/Number.h"
#include "core/base/Result.h"
#include "core/base/Text.h"

#include <QTest>

#include <clocale>
#include <cmath>
#include <limits>
#include <set>

class BaseTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreRead_data();
    void numbersAreRead();
    void integersAreRead();
    void numbersAreWrittenShortest_data();
    void numbersAreWrittenShortest();
    void writtenNumbersReadBackTheSame();
    void numbersAreRoundedToDigits();
    void theLocaleChangesNothing();
    void countsRoundWithTolerance();
    void nearlyEqualIsRelative();

    void utf8IsChecked_data();
    void utf8IsChecked();
    void idsAreChecked();
    void freshIdsAreFree();

    void placesAreFilled();
    void errorsSayWhere();
};

void BaseTest::numbersAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("good");
    const auto good = [](const char *text, double value) { QTest::newRow(text) << QByteArray(text) << value << true; };
    const auto bad = [](const char *text) { QTest::addRow("bad “%s”", text) << QByteArray(text) << 0.0 << false; };
    good("0", 0);
    good("1.5", 1.5);
    good("-2", -2);
    good("+3", 3);
    good("1e3", 1000);
    good("1E-3", 0.001);
    good(".5", 0.5);
    good("5.", 5);
    good("1.7976931348623157e308", std::numeric_limits<double>::max());
    for (const char *text : {"", " ", " 1", "1 ", "1,5", "1_000", "nan", "inf", "-inf", "1e999", "0x10", "1.2.3", "--1", "++1", "+-1", "1e", "abc"})
        bad(text);
}

void BaseTest::numbersAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    QFETCH(bool, good);
    QCOMPARE(core::parseNumber(text.toStdString()), good ? std::optional<double>(value) : std::nullopt);
}

void BaseTest::integersAreRead()
{
    QCOMPARE(core::parseInteger("-42"), std::optional<std::int64_t>(-42));
    QCOMPARE(core::parseInteger("9223372036854775807"), std::optional(std::numeric_limits<std::int64_t>::max()));
    for (const char *text : {"", "9223372036854775808", "1.0", "1e3", " 1", "1 ", "x"})
        QCOMPARE(core::parseInteger(text), std::nullopt);
}

void BaseTest::numbersAreWrittenShortest_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("negative zero") << -0.0 << QByteArray("0");
    QTest::newRow("whole") << 32052.0 << QByteArray("32052");
    QTest::newRow("negative") << -7.0 << QByteArray("-7");
    QTest::newRow("shortest") << 0.1 << QByteArray("0.1");
    QTest::newRow("seventeen digits") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("large and whole") << 999'999'999'999'999.0 << QByteArray("999999999999999");
    QTest::newRow("beyond") << 1e15 << QByteArray("1e+15");
    QTest::newRow("small") << 1e-7 << QByteArray("1e-07");
}

void BaseTest::numbersAreWrittenShortest()
{
    QFETCH(double, value);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(core::formatNumber(value)), text);
}

void BaseTest::writtenNumbersReadBackTheSame()
{
    for (const double value : {1.0 / 3, std::nextafter(1.0, 2.0), 1e15 + 2, -123456.789, std::numeric_limits<double>::denorm_min(),
                               std::numeric_limits<double>::max(), 2418.9433962264147})
        QCOMPARE(core::parseNumber(core::formatNumber(value)), std::optional<double>(value));
}

void BaseTest::numbersAreRoundedToDigits()
{
    QCOMPARE(core::formatRounded(12'820'400, 4), std::string("12820000"));
    QCOMPARE(core::formatRounded(0.97947, 3), std::string("0.979"));
    QCOMPARE(core::formatRounded(-2.0004, 3), std::string("-2"));
    QCOMPARE(core::formatRounded(0, 3), std::string("0"));
}

void BaseTest::theLocaleChangesNothing()
{
    const std::string before = std::setlocale(LC_ALL, nullptr);
    for (const char *name : {"de_DE.UTF-8", "pt_BR.UTF-8", "fr_FR.UTF-8"}) {
        if (std::setlocale(LC_ALL, name) == nullptr)
            continue; // not installed here
        QCOMPARE(core::parseNumber("1.5"), std::optional<double>(1.5));
        QCOMPARE(core::formatNumber(1234567.5), std::string("1234567.5"));
    }
    std::setlocale(LC_ALL, before.c_str());
    QCOMPARE(core::formatNumber(1.5), std::string("1.5"));
}

void BaseTest::countsRoundWithTolerance()
{
    QCOMPARE(core::ceilCount(500.0000000001), 500);
    QCOMPARE(core::ceilCount(500.00001), 501);
    QCOMPARE(core::ceilCount(500), 500);
    QCOMPARE(core::ceilCount(-0.5), 0);
    QCOMPARE(core::floorCount(499.9999999999), 500);
    QCOMPARE(core::floorCount(499.9999), 499);
    QCOMPARE(core::ceilCount(1e300), std::int64_t(9'000'000'000'000'000'000));
    QCOMPARE(core::floorCount(-HUGE_VAL), -std::int64_t(9'000'000'000'000'000'000));
}

void BaseTest::nearlyEqualIsRelative()
{
    QVERIFY(core::nearlyEqual(1e12, 1e12 + 100));
    QVERIFY(!core::nearlyEqual(1e12, 1e12 + 10'000));
    QVERIFY(!core::nearlyEqual(1e-12, 2e-12));
    QVERIFY(core::nearlyEqual(0, 0));
    QVERIFY(!core::nearlyEqual(0, 1e-6));
    QVERIFY(core::nearlyEqual(100, 101, 0.01));
}

void BaseTest::utf8IsChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("all lengths") << QByteArray("a\xC2\xB5\xE2\x82\xAC\xF0\x9F\x8C\x8D") << true;
    QTest::newRow("last code point") << QByteArray("\xF4\x8F\xBF\xBF") << true;
    QTest::newRow("beyond the last") << QByteArray("\xF4\x90\x80\x80") << false;
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << false;
    QTest::newRow("overlong of three") << QByteArray("\xE0\x80\xAF") << false;
    QTest::newRow("overlong of four") << QByteArray("\xF0\x80\x80\xAF") << false;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
    QTest::newRow("tail alone") << QByteArray("\x80") << false;
    QTest::newRow("cut short") << QByteArray("a\xE2\x82") << false;
    QTest::newRow("Latin 1") << QByteArray("caf\xE9") << false;
    QTest::newRow("never a byte") << QByteArray("\xFF") << false;
}

void BaseTest::utf8IsChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, good);
    QCOMPARE(core::isUtf8(text.toStdString()), good);
    QCOMPARE(core::isCleanText(text.toStdString()), good);
}

void BaseTest::idsAreChecked()
{
    QVERIFY(core::isValidId("s1"));
    QVERIFY(core::isValidId("Standort Süd"));
    QVERIFY(core::isValidId(std::string(128, 'x')));
    QVERIFY(!core::isValidId(std::string(129, 'x')));
    QVERIFY(!core::isValidId(""));
    for (const char *text : {"a\nb", "a\tb", "a\rb", "a\x1b", "a\x7f", "\xFF"})
        QVERIFY(!core::isValidId(text));
    QVERIFY(!core::isValidId(std::string("a\0b", 3)));
    QVERIFY(core::isCleanText("two\nlines\tand a tab"));
    QVERIFY(!core::isCleanText("return\r"));
}

void BaseTest::freshIdsAreFree()
{
    const std::set<std::string> taken{"s1", "s2", "s4"};
    QCOMPARE(core::freshId("s", [&](const std::string &id) { return taken.contains(id); }), std::string("s3"));
    QCOMPARE(core::freshId("r", [&](const std::string &id) { return taken.contains(id); }), std::string("r1"));
}

void BaseTest::placesAreFilled()
{
    QCOMPARE(core::fillPlaces("%2 before %1, %1", {"a", "b"}), std::string("b before a, a"));
    QCOMPARE(core::fillPlaces("%1 of %3", {"a"}), std::string("a of %3"));
    QCOMPARE(core::fillPlaces("100 % of %1", {"%1"}), std::string("100 % of %1"));
    QCOMPARE(core::fillPlaces("ends with %", {"a"}), std::string("ends with %"));
    QCOMPARE(core::inEnglish(core::Text{"%1 %2 %3 %4", {std::string("x"), 1.5, std::int64_t(7), core::Marked{"word"}}}), std::string("x 1.5 7 word"));
    QVERIFY(core::Text{}.empty());
}

void BaseTest::errorsSayWhere()
{
    core::Error error{core::ErrorCode::Corrupt, "“%1” is wrong.", {std::string("x")}, core::Place{"plan.json", 12, 7}};
    QCOMPARE(core::inEnglish(error), std::string("plan.json:12:7: “x” is wrong."));
    error.place->column = 0;
    QCOMPARE(core::inEnglish(error), std::string("plan.json:12: “x” is wrong."));
    error.place->line = 0;
    QCOMPARE(core::inEnglish(error), std::string("plan.json: “x” is wrong."));
    error.place.reset();
    QCOMPARE(core::inEnglish(error), std::string("“x” is wrong."));

    core::Result<int> good = 5;
    QVERIFY(good);
    QCOMPARE(*good, 5);
    core::Result<int> bad = error;
    QVERIFY(!bad);
    QCOMPARE(bad.error().code, core::ErrorCode::Corrupt);
    QVERIFY(core::Result<void>());
    QVERIFY(!core::Result<void>(error));
}

QTEST_APPLESS_MAIN(BaseTest)
#include "BaseTest.moc"
