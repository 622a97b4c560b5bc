#include "core/calculators/CalculatorBatch.h"

#include <QTest>

namespace {

const core::Calculator &bdp()
{
    return *core::findCalculator("bdp");
}

QString english(const core::Error &error)
{
    return QString::fromStdString(core::inEnglish(error));
}

} // namespace

class CalculatorTableTest : public QObject {
    Q_OBJECT

private slots:
    void otherColumnsPassThroughAndOutputsAreReplaced();
    void emptyCellsTakeTheStandardValue();
    void aFixedInputGoesBeforeItsColumn();
    void fixedInputsMayCarryUnits();
    void aBadRowIsToldAndLeftEmpty();
    void aTableThatCannotBeUsed_data();
    void aTableThatCannotBeUsed();
    void oneRowOfFixedInputs();
    void oneRowNeedsWhatIsRequired();
};

// 800 Gb/s × 1,000 µs / 8 = 100,000,000 bytes; 50,000,000 one way; 96 messages of 1,048,576 bytes (95.37 rounded up).

void CalculatorTableTest::otherColumnsPassThroughAndOutputsAreReplaced()
{
    const auto out =
        core::calculateTable(bdp(), "\xEF\xBB\xBFname,rtt_us,bdp_link_bytes,\"note, long\"\r\n\"A, \"\"one\"\"\",1000,7,\"two\nlines\"\r\n", "in.csv");
    QVERIFY(out);
    QVERIFY(out->errors.empty());
    QCOMPARE(out->csv,
             std::string("name,rtt_us,\"note, long\",bdp_link_bytes,bdp_bundle_bytes,on_fibre_one_way_bytes,window_per_flow_bytes,messages_outstanding\n"
                         "\"A, \"\"one\"\"\",1000,\"two\nlines\",100000000,100000000,50000000,100000000,96\n"));
}

void CalculatorTableTest::emptyCellsTakeTheStandardValue()
{
    const auto out = core::calculateTable(bdp(), "rate_gbps,rtt_us\n,1000\n 400 ,1000\n", "in.csv");
    QVERIFY(out);
    QCOMPARE(out->csv, std::string("rate_gbps,rtt_us,bdp_link_bytes,bdp_bundle_bytes,on_fibre_one_way_bytes,window_per_flow_bytes,messages_outstanding\n"
                                   ",1000,100000000,100000000,50000000,100000000,96\n"
                                   "\" 400 \",1000,50000000,50000000,25000000,50000000,48\n"));
}

void CalculatorTableTest::aFixedInputGoesBeforeItsColumn()
{
    const auto out = core::calculateTable(bdp(), "rate_gbps,rtt_us\n100,1000\nnonsense,1000\n", "in.csv", {{"rate_gbps", "800"}, {"links", "2"}});
    QVERIFY(out);
    QVERIFY(out->errors.empty());
    QCOMPARE(out->csv, std::string("rate_gbps,rtt_us,bdp_link_bytes,bdp_bundle_bytes,on_fibre_one_way_bytes,window_per_flow_bytes,messages_outstanding\n"
                                   "800,1000,100000000,200000000,50000000,200000000,191\n"
                                   "800,1000,100000000,200000000,50000000,200000000,191\n"));
}

void CalculatorTableTest::fixedInputsMayCarryUnits()
{
    const auto out = core::calculateRow(bdp(), {{"rtt_us", "1 ms"}, {"rate_gbps", "0.8 Tb/s"}});
    QVERIFY(out);
    QVERIFY(QByteArray::fromStdString(out->csv).endsWith("\n800,1,1000,1,1048576,100000000,100000000,50000000,100000000,96\n"));
}

void CalculatorTableTest::aBadRowIsToldAndLeftEmpty()
{
    const auto out = core::calculateTable(bdp(), "name,rtt_us,flows\na,1000,1\nb,fast,1\nc,,1\n\nd,1000,0\ne,1000\n", "in.csv");
    QVERIFY(out);
    QCOMPARE(out->csv, std::string("name,rtt_us,flows,bdp_link_bytes,bdp_bundle_bytes,on_fibre_one_way_bytes,window_per_flow_bytes,messages_outstanding\n"
                                   "a,1000,1,100000000,100000000,50000000,100000000,96\n"
                                   "b,fast,1,,,,,\n"
                                   "c,,1,,,,,\n"
                                   "d,1000,0,,,,,\n"
                                   "e,1000,,,,,,\n"));
    QCOMPARE(out->errors.size(), std::size_t(4));
    QCOMPARE(out->errors[0].row, std::size_t(2));
    QCOMPARE(english(out->errors[0].error), QString("in.csv:3:3: “fast” in column “rtt_us” is not a number."));
    QCOMPARE(out->errors[1].row, std::size_t(3));
    QCOMPARE(english(out->errors[1].error), QString("in.csv:4: Round trip (rtt_us) is missing."));
    QCOMPARE(out->errors[2].row, std::size_t(4));
    QCOMPARE(english(out->errors[2].error), QString("in.csv:6: Flows that share the bundle (flows) lies between 1 and 1000000000."));
    QCOMPARE(out->errors[3].row, std::size_t(5));
    QCOMPARE(english(out->errors[3].error), QString("in.csv:7: The row has 2 cells, the head has 3."));
}

void CalculatorTableTest::aTableThatCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("fixedId");
    QTest::addColumn<QByteArray>("fixedValue");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray() << QByteArray() << QByteArray() << "in.csv:1:1: The table is empty: its first line must name the columns.";
    QTest::newRow("required column missing") << QByteArray("rate_gbps\n800\n") << QByteArray() << QByteArray()
                                             << "in.csv:1: The input “rtt_us” is missing. Give it as a column or as a fixed value.";
    QTest::newRow("column twice") << QByteArray("rtt_us,name,rtt_us\n1,a,2\n") << QByteArray() << QByteArray()
                                  << "in.csv:1:13: The column “rtt_us” is there twice.";
    QTest::newRow("broken quotes") << QByteArray("rtt_us\n\"1\n") << QByteArray() << QByteArray()
                                   << "in.csv:2:1: The quotation mark that opens here is never closed.";
    QTest::newRow("unknown fixed input") << QByteArray("rtt_us\n1\n") << QByteArray("speed") << QByteArray("1")
                                         << "“bdp” has no input “speed”. Its inputs are: rate_gbps, links, rtt_us, flows, message_bytes.";
    QTest::newRow("fixed value in the wrong unit") << QByteArray("rtt_us\n1\n") << QByteArray("rtt_us") << QByteArray("5 km")
                                                   << "“5 km” is no value for “rtt_us”. Write a number, alone or with a unit such as µs.";
    QTest::newRow("fixed value that is none") << QByteArray("rtt_us\n1\n") << QByteArray("links") << QByteArray("many")
                                              << "“many” is no value for “links”. Write a number without a unit.";
}

void CalculatorTableTest::aTableThatCannotBeUsed()
{
    QFETCH(QByteArray, csv);
    QFETCH(QByteArray, fixedId);
    QFETCH(QByteArray, fixedValue);
    QFETCH(QString, says);
    core::FixedInputs fixed;
    if (!fixedId.isEmpty())
        fixed[fixedId.toStdString()] = fixedValue.toStdString();
    const auto out = core::calculateTable(bdp(), csv.toStdString(), "in.csv", fixed);
    QVERIFY(!out);
    QCOMPARE(english(out.error()), says);
}

void CalculatorTableTest::oneRowOfFixedInputs()
{
    const auto out =
        core::calculateRow(*core::findCalculator("ports"),
                           {{"site_mw", "0.1 GW"}, {"accel_allin_it_w", "1300"}, {"nic_gbps_per_accel", "400"}, {"taper", "4"}, {"port_gbps", "400"}});
    QVERIFY(out);
    QCOMPARE(
        out->csv,
        std::string(
            "site_mw,pue,accel_allin_it_w,nic_gbps_per_accel,taper,port_gbps,accelerators_per_site,network_tbps,inter_site_tbps,ports_per_end,ports_both_ends\n"
            "100,1.2,1300,400,4,400,64102,25640.8,6410.2,16026,32052\n"));
}

void CalculatorTableTest::oneRowNeedsWhatIsRequired()
{
    const auto out = core::calculateRow(bdp(), {});
    QVERIFY(!out);
    QCOMPARE(english(out.error()), QString("Round trip (rtt_us) is missing."));
}

QTEST_APPLESS_MAIN(CalculatorTableTest)
#include "CalculatorTableTest.moc"
