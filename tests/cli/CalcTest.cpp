// spanwright-cli calc: models over tables.
#include "CliRun.h"

#include <QTemporaryDir>
#include <QtTest>

class CalcTest : public QObject {
    Q_OBJECT

private slots:
    void calcAppendsOutputs();
    void calcTellsBadRows();
    void calcRunsTheOpticalModels_data();
    void calcRunsTheOpticalModels();
    void calcWithCases();

private:
    QString path(const char *name) const { return m_folder.filePath(name); }
    Answer cli(const QStringList &arguments, const QByteArray &in = {}) const { return run(arguments, m_folder.path(), in); }

    QTemporaryDir m_folder;
};

void CalcTest::calcAppendsOutputs()
{
    const Answer once =
        cli({"calc", "ports", "--set", "accel_allin_it_w=1300", "--set", "nic_gbps_per_accel=400", "--set", "taper=4", "--set", "port_gbps=400"});
    QCOMPARE(once.code, 0);
    QVERIFY2(once.out.contains(",16026,32052\n"), once.out.constData());
    const Answer table = cli({"calc", "latency", "--in", "-", "--out", "out.csv"}, "name,length_km\nx,100\n");
    QCOMPARE(table.code, 0);
    QVERIFY(table.out.isEmpty());
    const QByteArray written = contents(path("out.csv"));
    QVERIFY(written.startsWith("name,length_km,fibre_us,"));
    QVERIFY(written.contains("\nx,100,489.7388"));
    QVERIFY(cli({"calc", "--list"}).out.contains("length_km"));
}

void CalcTest::calcTellsBadRows()
{
    const Answer answer = cli({"calc", "latency", "--in", "-"}, "length_km\n100\nfar\n200\n");
    QCOMPARE(answer.code, 3);
    QVERIFY2(answer.err.contains("row 2") && answer.err.contains("far"), answer.err.constData());
    QCOMPARE(answer.out.count('\n'), 4);
    QVERIFY(answer.out.contains("\nfar,,"));
    QCOMPARE(cli({"calc", "latency", "--in", "missing.csv"}).code, 3);
}

void CalcTest::calcRunsTheOpticalModels_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<double>("tolerance");
    const QString tables = TEST_DATA "/optics/";
    QTest::newRow("line") << QStringList{"line", "--set", "nli_model=closed_form", "--in", tables + "gnpy_golden.csv"} << QByteArray("centre_gsnr_tot_01nm_db")
                          << 0.01;
    QTest::newRow("line, integral") << QStringList{"line", "--in", tables + "gn_integral.csv"} << QByteArray("last_gsnr_01nm_db") << 0.05;
    QTest::newRow("comb")
        << QStringList{"comb", "--set", "nli_model=closed_form", "--in", tables + "gnpy_channels.csv", "--cases", tables + "gnpy_channels_cases.csv"}
        << QByteArray("gsnr_01nm_db") << 0.05;
    QTest::newRow("amp_nf") << QStringList{"amp_nf", "--in", tables + "gnpy_amp_nf.csv"} << QByteArray("nf_db") << 0.01;
}

void CalcTest::calcRunsTheOpticalModels()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, column);
    QFETCH(double, tolerance);
    const Answer answer = cli(QStringList{"calc"} + arguments);
    QVERIFY2(answer.code == 0, answer.err.constData());
    const auto cells = [&](const QByteArray &csv) {
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        const qsizetype at = lines.front().trimmed().split(',').indexOf(column);
        QList<double> out;
        for (const QByteArray &line : lines.mid(1))
            out.push_back(line.trimmed().split(',').value(at).toDouble());
        return out;
    };
    const QList<double> got = cells(answer.out), want = cells(contents(arguments[arguments.indexOf("--in") + 1]));
    QCOMPARE(got.size(), want.size());
    QVERIFY(got.size() > 100);
    for (qsizetype i = 0; i < got.size(); ++i)
        QVERIFY2(qAbs(got[i] - want[i]) <= tolerance, qPrintable(QString("row %1: %2 for %3").arg(i + 1).arg(got[i]).arg(want[i])));
}

void CalcTest::calcWithCases()
{
    QFile cases(path("cases.csv"));
    QVERIFY(cases.open(QIODevice::WriteOnly));
    cases.write("case_id,n_spans,span_lengths_km\nA,2,80;60\n");
    cases.close();
    const Answer good = cli({"calc", "comb", "--in", "-", "--cases", "cases.csv"}, "case_id,f_thz\nA,193.1\nA,193.2\n");
    QVERIFY2(good.code == 0, good.err.constData());
    QCOMPARE(good.out.count('\n'), 3);
    const Answer bad = cli({"calc", "comb", "--in", "-", "--cases", "cases.csv"}, "case_id,f_thz\nA,193.1\nB,193.2\n");
    QCOMPARE(bad.code, 3);
    QVERIFY2(bad.err.contains("row 2") && bad.err.contains("cases.csv"), bad.err.constData());
    QVERIFY(bad.out.contains("\nB,193.2,,"));
    QCOMPARE(cli({"calc", "comb", "--in", "-", "--cases", "missing.csv"}, "case_id,f_thz\nA,193.1\n").code, 3);
    QCOMPARE(cli({"calc", "comb", "--cases", "cases.csv"}).code, 2);
    QCOMPARE(cli({"calc", "bdp", "--in", "-", "--cases", "cases.csv"}, "rtt_us\n1\n").code, 2);
    QVERIFY(cli({"calc", "--list"}).out.contains("gaussian, qpsk, 16qam, 64qam"));
}

QTEST_GUILESS_MAIN(CalcTest)
#include "CalcTest.moc"
