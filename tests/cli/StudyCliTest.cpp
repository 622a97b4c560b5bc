// failures and sweep of the real program, as scripts use them.
#include "CliRun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace {

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// Equal within 1e-9 relative; numbers, words, null and lists of words.
bool same(const QJsonValue &wanted, const QJsonValue &got)
{
    if (!wanted.isDouble())
        return wanted == got;
    return got.isDouble() && std::abs(wanted.toDouble() - got.toDouble()) <= 1e-9 * std::max(1e-6, std::abs(wanted.toDouble()));
}

} // namespace

class StudyCliTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void failuresAreTheReferences_data();
    void failuresAreTheReferences();
    void failuresAsATableAreWorstFirst();
    void twoRoutesAtOnce();
    void errorFindingsAreExitOne();
    void sweepGivesARowForEveryValue();
    void sweepCombinesSeveralAssumptions();
    void wrongSweepsAreTold_data();
    void wrongSweepsAreTold();

private:
    Answer cli(const QStringList &arguments) const { return run(arguments, m_folder->path()); }
    static QString data(const QString &name) { return QStringLiteral(TEST_DATA "/sizing/") + name; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void StudyCliTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void StudyCliTest::failuresAreTheReferences_data()
{
    QTest::addColumn<QString>("number");
    QTest::newRow("02") << QStringLiteral("02");
    QTest::newRow("03") << QStringLiteral("03");
}

void StudyCliTest::failuresAreTheReferences()
{
    QFETCH(QString, number);
    for (const QJsonValue &each : QJsonDocument::fromJson(contents(data(QStringLiteral("failures_%1.json").arg(number)))).array()) {
        const QString scenario = each.toObject()["scenario"].toString();
        const Answer answer = cli({"failures", data(QStringLiteral("design_%1.json").arg(number)), "--scenario", scenario, "--json"});
        QVERIFY2(answer.code == 0 || answer.code == 1, answer.err);
        QCOMPARE(object(answer.out)["scenario"].toString(), scenario);
        QJsonArray got;
        for (const QJsonValue &failure : object(answer.out)["failures"].toArray())
            if (failure["kind"] == "route" || failure["kind"] == "site")
                got.append(failure);
        const QJsonArray wanted = each.toObject()["failures"].toArray();
        QCOMPARE(got.size(), wanted.size());
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            const QJsonObject failure = wanted[i].toObject();
            for (const QString &key : failure.keys())
                QVERIFY2(same(failure[key], got[i].toObject()[key]), qPrintable(QString::number(i) + " " + key));
        }
    }
}

void StudyCliTest::failuresAsATableAreWorstFirst()
{
    const Answer answer = cli({"failures", data("design_03.json"), "--scenario", "Routers, fill 0.8", "--top", "3"});
    const QList<QByteArray> lines = answer.out.split('\n');
    QVERIFY2(lines[0].startsWith("Routers, fill 0.8: "), lines[0]);
    QVERIFY2(lines[0].contains("Worst: H leaves 32.5 %"), lines[0]); // failures_03.json: site h keeps 0.325
    QVERIFY(lines[2].startsWith("Failure"));
    QVERIFY(lines[4].startsWith("H "));
    QVERIFY2(lines[7].startsWith("… "), lines[7]);
}

void StudyCliTest::twoRoutesAtOnce()
{
    const Answer answer = cli({"failures", data("design_03.json"), "--scenario", "Routers, fill 0.8", "--dual", "--json"});
    const QJsonArray failures = object(answer.out)["failures"].toArray();
    QCOMPARE(failures.size(), qsizetype(15)); // ab2 is dark: six routes with light
    QCOMPARE(failures[0].toObject()["kind"].toString(), QString("dual"));
    QCOMPARE(failures[0].toObject()["ids"].toArray(), QJsonArray({"ah", "bh"}));
}

void StudyCliTest::errorFindingsAreExitOne()
{
    QFile file(m_folder->filePath("ring.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"spanwright-design","version":1,"name":"Ring","scenarios":[{"name":"ring",
 "assumptions":{"basis":"matrix","survive":"route","protection":"none","pluggable":"400zr"},
 "sites":[{"id":"a","kind":"hub"},{"id":"b","kind":"hub"}],
 "routes":[{"id":"r1","a":"a","b":"b","length_km":60},{"id":"r2","a":"a","b":"b","length_km":70}],
 "demands":[{"from":"a","to":"b","gbps":1000}]}]})");
    file.close();
    const Answer answer = cli({"failures", "ring.json"});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.contains("nothing lit"));
}

void StudyCliTest::sweepGivesARowForEveryValue()
{
    const Answer text = cli({"sweep", data("design_01.json"), "--set", "taper=4,10.6"});
    QVERIFY2(text.code == 0, text.err);
    QVERIFY(text.out.contains("taper"));
    const Answer json = cli({"sweep", data("design_01.json"), "--set", "taper=4,10.6", "--json"});
    const QJsonArray rows = object(json.out)["rows"].toArray();
    QCOMPARE(rows.size(), qsizetype(2));
    // derivation_cases.csv: taper 4 gives 32,052 ports at both ends, taper 10.6 12,096
    QCOMPARE(rows[0].toObject()["totals"].toObject()["coherent_ports"].toInt(), 32'052);
    QCOMPARE(rows[1].toObject()["totals"].toObject()["coherent_ports"].toInt(), 12'096);
    QCOMPARE(rows[1].toObject()["set"].toObject()["taper"].toDouble(), 10.6);
}

void StudyCliTest::sweepCombinesSeveralAssumptions()
{
    const Answer json = cli({"sweep", data("design_01.json"), "--set", "taper=4,10", "--set", "planes=1,2,4", "--json"});
    QString order;
    for (const QJsonValue &row : object(json.out)["rows"].toArray())
        order += QString::number(row["set"]["taper"].toDouble()) + "/" + QString::number(row["set"]["planes"].toDouble()) + " ";
    QCOMPARE(order, QString("4/1 4/2 4/4 10/1 10/2 10/4 "));
}

void StudyCliTest::wrongSweepsAreTold_data()
{
    QTest::addColumn<QStringList>("sets");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("unknown key") << QStringList{"tapr=4"} << 2 << QByteArray("Did you mean: taper");
    QTest::newRow("no values") << QStringList{"taper"} << 2 << QByteArray("KEY=V1,V2");
    QTest::newRow("no value") << QStringList{"taper="} << 2 << QByteArray("KEY=V1,V2");
    QTest::newRow("twice") << QStringList{"taper=4", "taper=5"} << 2 << QByteArray("set twice");
    QTest::newRow("out of limits") << QStringList{"taper=4,0.5"} << 3 << QByteArray("taper=0.5: Taper lies between 1 and 10000.");
    QTest::newRow("no number") << QStringList{"taper=4,x"} << 3 << QByteArray("taper=x: ");
    QTest::newRow("no choice") << QStringList{"transit=train"} << 3 << QByteArray("optical, router");
    QTest::newRow("no such row") << QStringList{"pluggable=no_such_optic"} << 3 << QByteArray("no_such_optic");
    QString many = "taper=1", more = "dci_taper=1";
    for (int i = 2; i <= 101; ++i) {
        many += "," + QString::number(i);
        more += "," + QString::number(i);
    }
    QTest::newRow("too many") << QStringList{many, more} << 2 << QByteArray("10201 rows");
}

void StudyCliTest::wrongSweepsAreTold()
{
    QFETCH(QStringList, sets);
    QFETCH(int, code);
    QFETCH(QByteArray, message);
    QStringList arguments{"sweep", data("design_01.json")};
    for (const QString &set : sets)
        arguments << "--set" << set;
    const Answer answer = cli(arguments);
    QVERIFY2(answer.code == code, answer.err);
    QVERIFY2(answer.err.contains(message), answer.err);
    QVERIFY(answer.out.isEmpty());
}

QTEST_GUILESS_MAIN(StudyCliTest)
#include "StudyCliTest.moc"
