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
    void listsHaveAFigureForEachSpan();
    void theIntegralAloneKnowsFormats();
    void choicesAreNamed();
    void channelsOfACaseBelongTogether();
    void aCaseWithABadRowHasNoOutputs();
    void casesThatCannotBeUsed_data();
    void casesThatCannotBeUsed();
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

namespace {

const core::Calculator &comb()
{
    return *core::findCalculator("comb");
}

/// The figures of an output column, as text, row by row.
QStringList column(const std::string &csv, const QString &name)
{
    const QStringList lines = QString::fromStdString(csv).split('\n', Qt::SkipEmptyParts);
    const qsizetype at = lines.front().split(',').indexOf(name);
    QStringList out;
    for (const QString &line : lines.mid(1))
        out.push_back(line.split(',').value(at));
    return out;
}

} // namespace

void CalculatorTableTest::listsHaveAFigureForEachSpan()
{
    const core::Calculator &line = *core::findCalculator("line");
    const auto out = core::calculateTable(line, "n_spans,span_lengths_km\n2,80;80\n2,80\n3,80;80\n2,80;\n", "in.csv", {{"nli_model", "closed_form"}});
    QVERIFY(out);
    const QStringList gsnr = column(out->csv, "centre_gsnr_bw_db");
    QVERIFY(!gsnr[0].isEmpty());
    QCOMPARE(gsnr[1], gsnr[0]);
    QCOMPARE(out->errors.size(), std::size_t(2));
    QCOMPARE(english(out->errors[0].error),
             QString("in.csv:4: Length of each span (span_lengths_km) has 2 figures for 3 spans. Give one for all, or one for each."));
    QCOMPARE(english(out->errors[1].error),
             QString("in.csv:5:3: “80;” in column “span_lengths_km” is not a number for each span. Separate them by semicolons."));

    const auto fixed =
        core::calculateTable(line, "n_spans,span_lengths_km\n2,7\n", "in.csv", {{"span_lengths_km", "80 km; 80000 m"}, {"nli_model", "closed_form"}});
    QVERIFY(fixed);
    QCOMPARE(column(fixed->csv, "span_lengths_km"), QStringList("80;80"));
    QCOMPARE(column(fixed->csv, "centre_gsnr_bw_db").front(), gsnr[0]);
}

void CalculatorTableTest::theIntegralAloneKnowsFormats()
{
    const core::Calculator &line = *core::findCalculator("line");
    const auto out = core::calculateTable(line, "format,nli_model\ngaussian,\n16qam,\nqpsk,integral\nqpsk,closed_form\n", "in.csv");
    QVERIFY(out);
    QCOMPARE(out->errors.size(), std::size_t(1));
    QCOMPARE(english(out->errors[0].error), QString("in.csv:5: The closed form knows no signal format. Take the model “integral”, or the format “gaussian”."));
    const QStringList nli = column(out->csv, "centre_snr_nli_bw_db");
    QVERIFY(nli[0].toDouble() < nli[1].toDouble() && nli[1].toDouble() < nli[2].toDouble()); // QPSK disturbs least
}

void CalculatorTableTest::choicesAreNamed()
{
    const auto out = core::calculateTable(*core::findCalculator("amp_nf"), "model\ntelepathy\n\nopenroadm\n", "in.csv", {{"name", "x"}});
    QVERIFY(out);
    QCOMPARE(out->errors.size(), std::size_t(2));
    QCOMPARE(english(out->errors[0].error), QString("in.csv:2: Model of the amplifier (model) is one of: variable_gain, openroadm, openroadm_preamp."));
    QCOMPARE(english(out->errors[1].error),
             QString("in.csv:4: “x” is no OpenROADM amplifier. Its name is one of: openroadm_ila_low_noise, openroadm_ila_standard."));
}

void CalculatorTableTest::channelsOfACaseBelongTogether()
{
    // Two combs, their rows mixed; the second one without its neighbour is quieter.
    const char *rows = "case_id,f_thz\nA,193.1\nB,193.1\nA,193.175\n";
    const auto apart = core::calculateTable(comb(), rows, "in.csv", {}, core::CaseTable{"case_id,n_spans\nA,4\nB,4\n", "cases.csv"});
    QVERIFY(apart && apart->errors.empty());
    const QStringList nli = column(apart->csv, "snr_nli_bw_db");
    QCOMPARE(nli.size(), 3);
    QVERIFY(nli[1].toDouble() > nli[0].toDouble() + 0.1);
    QVERIFY(std::abs(nli[0].toDouble() - nli[2].toDouble()) < 0.01);
    // Without cases and without the column all rows are one comb on the line of the fixed values.
    const auto together = core::calculateTable(comb(), "f_thz\n193.1\n193.175\n", "in.csv", {{"n_spans", "4"}});
    QVERIFY(together && together->errors.empty());
    QCOMPARE(column(together->csv, "snr_nli_bw_db"), QStringList({nli[0], nli[2]}));
    // What a row says goes before its case.
    const auto own = core::calculateTable(comb(), "case_id,f_thz,n_spans\nB,193.1,4\n", "in.csv", {}, core::CaseTable{"case_id,n_spans\nB,9\n", "cases.csv"});
    QVERIFY(own && own->errors.empty());
    QCOMPARE(column(own->csv, "snr_nli_bw_db").front(), nli[1]);
}

void CalculatorTableTest::aCaseWithABadRowHasNoOutputs()
{
    const auto out = core::calculateTable(comb(), "case_id,f_thz\nA,193.1\nA,high\nB,193.1\nC,193.1\nD,193.1\nD,193.11\nE,193.1\n", "in.csv", {},
                                          core::CaseTable{"case_id,n_spans\nA,1\nB,1\nD,1\nE,one\n", "cases.csv"});
    QVERIFY(out);
    QStringList said;
    for (const core::CalculatorRowError &row : out->errors)
        said.push_back(QString::number(row.row) + " " + english(row.error));
    QCOMPARE(
        said,
        QStringList({"1 in.csv:2: Row 2, of the same case, cannot be used, so this one cannot either.",
                     "2 in.csv:3:3: “high” in column “f_thz” is not a number.", "4 in.csv:5: “C” is not among the cases of cases.csv.",
                     "5 in.csv:6: The slots of channels 1 and 2 overlap: they need 75 GHz between the carriers and have 10. Move them apart or narrow a slot.",
                     "6 in.csv:7: The slots of channels 1 and 2 overlap: they need 75 GHz between the carriers and have 10. Move them apart or narrow a slot.",
                     "7 cases.csv:5:3: “one” in column “n_spans” is not a number."}));
    const QStringList gsnr = column(out->csv, "gsnr_bw_db");
    QVERIFY(!gsnr[2].isEmpty());
    for (const int row : {0, 1, 3, 4, 5, 6})
        QVERIFY(gsnr[row].isEmpty());
}

void CalculatorTableTest::casesThatCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("cases");
    QTest::addColumn<QString>("says");
    const QByteArray rows = "case_id,f_thz\nA,193.1\n";
    QTest::newRow("no groups") << QByteArray("bdp") << QByteArray("rtt_us\n1\n") << QByteArray("case_id\nA\n")
                               << "“bdp” takes no table of cases: each row stands for itself.";
    QTest::newRow("twice") << QByteArray("comb") << rows << QByteArray("case_id\nA\nA\n") << "cases.csv:3: The case “A” is there twice.";
    QTest::newRow("unnamed cases") << QByteArray("comb") << rows << QByteArray("id\nA\n") << "cases.csv:1: The column “case_id” is missing.";
    QTest::newRow("unnamed rows") << QByteArray("comb") << QByteArray("f_thz\n193\n") << QByteArray("case_id\nA\n")
                                  << "in.csv:1: The column “case_id” is missing.";
    QTest::newRow("empty") << QByteArray("comb") << rows << QByteArray() << "cases.csv:1:1: The table is empty: its first line must name the columns.";
}

void CalculatorTableTest::casesThatCannotBeUsed()
{
    QFETCH(QByteArray, model);
    QFETCH(QByteArray, csv);
    QFETCH(QByteArray, cases);
    QFETCH(QString, says);
    const std::string caseCsv = cases.toStdString();
    const auto out = core::calculateTable(*core::findCalculator(model.toStdString()), csv.toStdString(), "in.csv", {}, core::CaseTable{caseCsv, "cases.csv"});
    QVERIFY(!out);
    QCOMPARE(english(out.error()), says);
}

QTEST_APPLESS_MAIN(CalculatorTableTest)
#include "CalculatorTableTest.moc"
