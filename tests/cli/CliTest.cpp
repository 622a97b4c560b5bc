// The real program, as scripts use it: answers, exit codes, pipes.
#include "CliRun.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace {

/// The smallest useful design of DESIGN.md section 5.
QByteArray smallest()
{
    return R"({"format":"spanwright-design","version":1,"name":"Campus pair","scenarios":[{"name":"100 km","assumptions":{"basis":"taper",
 "taper":4,"max_fill":1,"pluggable":"400zr"},"sites":[{"id":"a","name":"North","kind":"campus","power_mw":100,"pue":1.2,"accelerator":"nv_h100_dgx"},
 {"id":"b","name":"South","kind":"campus","power_mw":100,"pue":1.2,"accelerator":"nv_h100_dgx"}],
 "routes":[{"id":"r1","a":"a","b":"b","length_km":100,"fibre":"g652d"}]}]})";
}

QJsonObject firstScenario(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object()["scenarios"].toArray()[0].toObject();
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void helpTeachesEveryCommand_data();
    void helpTeachesEveryCommand();
    void versionIsTold();
    void wrongUseIsExitTwo_data();
    void wrongUseIsExitTwo();
    void wrongInputIsExitThree_data();
    void wrongInputIsExitThree();
    void scenariosOfOneNameAreAskedApart();
    void aPictureOfWhatCannotBeSizedIsExitThree();
    void newKeepsAFileThatExists();
    void sizeGivesThePublishedPorts();
    void sizeJsonHoldsEveryPromisedKey();
    void sizeAllSizesEveryScenario();
    void errorFindingsAreExitOne();
    void validateListsFindings();
    void explainWalksDownToTheWatts();
    void explainListsWhatExists();
    void reportsComeInEveryFormat_data();
    void reportsComeInEveryFormat();
    void reportToAPipeIsOneCleanTable();
    void importAndExportLoseNothing();
    void catalogueIsTheShippedTable();
    void catalogueShowsTheDesignsRows();
    void listsNameWhatThereIs();
    void renderDrawsBothFormats();
    void fullDiskIsExitFour();
    void unwritableTargetIsExitFour_data();
    void unwritableTargetIsExitFour();
    void filesAreTheSameInEveryLanguage();

private:
    QString path(const char *name) const { return m_folder->filePath(name); }
    Answer cli(const QStringList &arguments, const QByteArray &in = {}) const { return run(arguments, m_folder->path(), in); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CliTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile design(path("pair.json"));
    QVERIFY(design.open(QIODevice::WriteOnly));
    design.write(smallest());
}

void CliTest::helpTeachesEveryCommand_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command :
         {"new", "size", "validate", "explain", "failures", "sweep", "report", "import", "export", "formats", "calc", "catalogue", "render"})
        QTest::newRow(command) << QString(command);
}

void CliTest::helpTeachesEveryCommand()
{
    QFETCH(QString, command);
    const Answer help = cli({command, "--help"});
    QCOMPARE(help.code, 0);
    QVERIFY(help.out.contains("Example"));
    QVERIFY(help.out.contains("spanwright-cli " + command.toUtf8()));
    QVERIFY(help.err.isEmpty());
    QVERIFY(cli({"--help"}).out.contains(command.toUtf8()));
}

void CliTest::versionIsTold()
{
    const Answer version = cli({"--version"});
    QCOMPARE(version.code, 0);
    QCOMPARE(version.out, QByteArray("spanwright-cli " SPANWRIGHT_VERSION "\n"));
}

void CliTest::wrongUseIsExitTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("nothing") << QStringList{} << QByteArray("--help");
    QTest::newRow("unknown command") << QStringList{"sise"} << QByteArray("validate, explain");
    QTest::newRow("unknown option") << QStringList{"size", "pair.json", "--jsn"} << QByteArray("--jsn");
    QTest::newRow("no file") << QStringList{"size"} << QByteArray("FILE");
    QTest::newRow("unknown scenario") << QStringList{"size", "pair.json", "--scenario", "x"} << QByteArray("100 km");
    QTest::newRow("unknown quantity") << QStringList{"explain", "pair.json", "portz"} << QByteArray("coherent_ports");
    QTest::newRow("quantity of a site") << QStringList{"explain", "pair.json", "egress_gbps"} << QByteArray("--site");
    QTest::newRow("unknown site") << QStringList{"explain", "pair.json", "coherent_ports", "--site", "z"} << QByteArray("a, b");
    QTest::newRow("unknown route") << QStringList{"explain", "pair.json", "channels", "--route", "z"} << QByteArray("r1");
    QTest::newRow("unknown report") << QStringList{"report", "pair.json", "portz"} << QByteArray("site-power");
    QTest::newRow("unknown table") << QStringList{"report", "pair.json", "ports", "--table", "z"} << QByteArray("ports_by_site");
    QTest::newRow("unknown report format") << QStringList{"report", "pair.json", "ports", "--format", "doc", "--out", "x.doc"} << QByteArray("xlsx");
    QTest::newRow("unknown design format") << QStringList{"export", "pair.json", "--as", "doc", "--out", "x.doc"} << QByteArray("spanwright, json");
    QTest::newRow("unknown model") << QStringList{"calc", "portz"} << QByteArray("latency");
    QTest::newRow("unknown input") << QStringList{"calc", "latency", "--set", "lenth_km=1"} << QByteArray("length_km");
    QTest::newRow("unknown input beside a table") << QStringList{"calc", "latency", "--in", "pair.json", "--set", "lenth_km=1"} << QByteArray("length_km");
    QTest::newRow("import to nowhere") << QStringList{"import", "pair.json", "--out", ""} << QByteArray("--out PATH");
    QTest::newRow("no value") << QStringList{"calc", "latency", "--set", "length_km"} << QByteArray("NAME=VALUE");
    QTest::newRow("unknown catalogue table") << QStringList{"catalogue", "--table", "routerz"} << QByteArray("routers");
    QTest::newRow("unknown example") << QStringList{"new", "x.json", "--example", "z"} << QByteArray("campus_pair");
    QTest::newRow("unknown picture") << QStringList{"render", "pair.json", "--out", "x.gif"} << QByteArray(".png");
}

void CliTest::wrongUseIsExitTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, told);
    const Answer answer = cli(arguments);
    QCOMPARE(answer.code, 2);
    QVERIFY2(answer.err.contains(told), answer.err.constData());
    QVERIFY2(answer.out.isEmpty(), answer.out.constData());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList({"pair.json"}));
}

void CliTest::wrongInputIsExitThree_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\0\1\2\xff\xfe", 5);
    QTest::newRow("foreign") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
    QTest::newRow("truncated") << smallest().chopped(20);
    QTest::newRow("wrong type") << smallest().replace("\"length_km\":100", "\"length_km\":\"far\"");
    QTest::newRow("negative length") << smallest().replace("\"length_km\":100", "\"length_km\":-100");
    QTest::newRow("dangling end") << smallest().replace("\"b\":\"b\"", "\"b\":\"c\"");
    QTest::newRow("self-loop") << smallest().replace("\"b\":\"b\"", "\"b\":\"a\"");
    QTest::newRow("unknown optic") << smallest().replace("\"400zr\"", "\"900zr\"");
    QTest::newRow("newer format") << smallest().replace("\"version\":1", "\"version\":99");
}

void CliTest::wrongInputIsExitThree()
{
    QFETCH(QByteArray, text);
    QFile design(path("pair.json"));
    QVERIFY(design.open(QIODevice::WriteOnly | QIODevice::Truncate));
    design.write(text);
    design.close();
    const QList<QStringList> commands{{"size", "pair.json"}, {"validate", "pair.json"}, {"report", "pair.json", "ports", "--out", "x.csv"}};
    for (const QStringList &arguments : commands) {
        const Answer answer = cli(arguments);
        QCOMPARE(answer.code, 3);
        QVERIFY(answer.out.isEmpty());
        QVERIFY(answer.err.size() > 20 && answer.err.count('\n') <= 2); // one message
    }
    QCOMPARE(contents(path("pair.json")), text);
    QVERIFY(!QFile::exists(path("x.csv")));
}

void CliTest::scenariosOfOneNameAreAskedApart()
{
    const QByteArray twice = R"({"format":"spanwright-design","version":1,"scenarios":[{"id":"one","name":"Same"},{"id":"two","name":"Same"}]})";
    const Answer either = cli({"size", "-", "--scenario", "Same"}, twice);
    QCOMPARE(either.code, 2);
    QVERIFY2(either.err.contains("one") && either.err.contains("two"), either.err.constData());
    const Answer second = cli({"size", "-", "--json", "--scenario", "two"}, twice);
    QCOMPARE(second.code, 0);
    QCOMPARE(firstScenario(second.out)["id"].toString(), QStringLiteral("two"));
}

void CliTest::aPictureOfWhatCannotBeSizedIsExitThree()
{
    QFile design(path("pair.json"));
    QVERIFY(design.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QByteArray text = smallest();
    text.insert(text.lastIndexOf('}'), R"(,"catalogue":{"pluggables":[{"id":"400zr","client_rate_gbps":null}]})");
    design.write(text);
    design.close();
    const Answer answer = cli({"render", "pair.json", "--out", "pair.svg"});
    QCOMPARE(answer.code, 3);
    QVERIFY2(answer.err.contains("400zr"), answer.err.constData());
    QVERIFY(!QFile::exists(path("pair.svg")));
}

void CliTest::newKeepsAFileThatExists()
{
    QCOMPARE(cli({"new", "plan.spanwright", "--example", "campus_pair"}).code, 0);
    const QByteArray before = contents(path("plan.spanwright"));
    QVERIFY(before.startsWith("SQLite format 3"));
    const Answer again = cli({"new", "plan.spanwright"});
    QCOMPARE(again.code, 4);
    QVERIFY(again.err.contains("--force"));
    QCOMPARE(contents(path("plan.spanwright")), before);
    QCOMPARE(cli({"new", "plan.spanwright", "--force"}).code, 0);
    QVERIFY(contents(path("plan.spanwright")) != before);
    QCOMPARE(contents(path("plan.spanwright~")), before); // the earlier one is still there
}

void CliTest::sizeGivesThePublishedPorts()
{
    const Answer text = cli({"size", "pair.json"});
    QCOMPARE(text.code, 0);
    QVERIFY(text.err.isEmpty());
    QVERIFY(text.out.contains("32052"));
    QCOMPARE(firstScenario(cli({"size", "-", "--json"}, smallest()).out)["totals"].toObject()["coherent_ports"].toInteger(), 32052);
}

void CliTest::sizeJsonHoldsEveryPromisedKey()
{
    const QJsonObject scenario = firstScenario(cli({"size", "pair.json", "--json"}).out);
    const auto holds = [](const QJsonObject &object, const QStringList &keys) {
        QStringList missing;
        for (const QString &key : keys)
            if (!object.contains(key))
                missing += key;
        return missing;
    };
    QCOMPARE(holds(scenario, {"name", "totals", "sites", "routes", "demands", "training", "findings"}), QStringList());
    QCOMPARE(holds(scenario["totals"].toObject(),
                   {"accelerators", "inter_site_gbps", "coherent_ports", "client_ports", "regenerator_ports", "fibre_pairs", "pair_km", "routers", "amplifiers",
                    "transport_power_w", "transport_power_max_w", "hut_power_w", "rack_units", "cost_usd", "annual_usd"}),
             QStringList());
    QCOMPARE(holds(scenario["sites"].toArray()[0].toObject(),
                   {"id", "accelerators", "backend_gbps", "egress_gbps", "coherent_ports", "client_ports", "client_optics", "routers", "router_id",
                    "stranded_cages", "transport_power_w", "transport_power_max_w", "transport_power_share", "accelerators_displaced", "rack_units", "racks",
                    "buffer_need_bytes", "buffer_have_bytes", "buffer_verdict"}),
             QStringList());
    QCOMPARE(holds(scenario["routes"].toArray()[0].toObject(),
                   {"id", "length_km", "spans", "amplified", "one_way_us", "rtt_us", "fibre_one_way_us", "pluggable_id", "rate_gbps", "channels", "fibre_pairs",
                    "pair_km", "amplifiers", "gsnr_db_0p1nm", "margin_db", "carried_gbps", "capacity_gbps", "bdp_bytes", "pfc_headroom_bytes"}),
             QStringList());
    const QJsonObject demand = scenario["demands"].toArray()[0].toObject();
    QCOMPARE(holds(demand, {"from", "to", "class", "gbps", "taper_gbps", "job_gbps", "paths"}), QStringList());
    QCOMPARE(holds(demand["paths"].toArray()[0].toObject(), {"routes", "gbps", "one_way_us"}), QStringList());
    for (const auto &finding : scenario["findings"].toArray())
        QCOMPARE(holds(finding.toObject(), {"code", "severity", "subject", "text", "mends"}), QStringList());
    QCOMPARE(demand["gbps"].toDouble(), 6410200.0); // reference/sizing/expected_01.json
    QVERIFY(demand["job_gbps"].isNull());
    QCOMPARE(scenario["sites"].toArray()[0].toObject()["stranded_cages"].toInteger(), 409);
}

void CliTest::sizeAllSizesEveryScenario()
{
    QCOMPARE(cli({"new", "plan.spanwright", "--example", "campus_pair"}).code, 0);
    const QJsonArray scenarios = QJsonDocument::fromJson(cli({"size", "plan.spanwright", "--all", "--json"}).out).object()["scenarios"].toArray();
    QVERIFY(scenarios.size() >= 2);
    QCOMPARE(scenarios[0].toObject()["totals"].toObject()["coherent_ports"].toInteger(), 32052);
    QCOMPARE(scenarios[1].toObject()["totals"].toObject()["coherent_ports"].toInteger(), 12096);
    const Answer one = cli({"size", "plan.spanwright", "--json", "--scenario", scenarios[1].toObject()["name"].toString()});
    QCOMPARE(firstScenario(one.out)["totals"], scenarios[1].toObject()["totals"]);
}

void CliTest::errorFindingsAreExitOne()
{
    // 400ZR reaches 40 km without amplifiers and 120 km at all; a pair of 1,500 km cannot work.
    const QByteArray far = smallest().replace("\"length_km\":100", "\"length_km\":1500");
    const Answer answer = cli({"size", "-", "--json"}, far);
    QCOMPARE(answer.code, 1);
    QStringList severities;
    for (const auto &finding : firstScenario(answer.out)["findings"].toArray())
        severities += finding.toObject()["severity"].toString();
    QVERIFY(severities.contains("error"));
    QCOMPARE(cli({"validate", "-"}, far).code, 1);
}

void CliTest::validateListsFindings()
{
    const Answer answer = cli({"validate", "pair.json"});
    QCOMPARE(answer.code, 0);
    QVERIFY(answer.out.startsWith("100 km: sites 2, routes 1, errors 0"));
    const Answer notice = cli({"validate", "-"}, smallest().replace("\"length_km\"", "\"colour_of_the_duct\":\"red\",\"length_km\""));
    QCOMPARE(notice.code, 0);
    QVERIFY2(notice.err.contains("colour_of_the_duct"), notice.err.constData()); // kept, and told
}

void CliTest::explainWalksDownToTheWatts()
{
    const Answer text = cli({"explain", "pair.json", "coherent_ports"});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.startsWith("Coherent ports, both ends: 32052 ports\n"));
    QVERIFY(text.out.contains("100 MW"));
    QVERIFY(text.out.contains("1300 W  ≈ est.\n"));
    QVERIFY(text.out.contains("source: NVIDIA"));
    QVERIFY(text.out.contains("(as above)"));

    const QJsonObject tree = QJsonDocument::fromJson(cli({"explain", "pair.json", "transport_power_w", "--site", "a", "--json"}).out).object();
    QCOMPARE(tree["value"].toDouble(), 1285620.0); // reference/sizing/expected_01.json
    QCOMPARE(tree["rests_on_estimate"].toBool(), true);
    QVERIFY(!tree["inputs"].toArray().isEmpty());
    const QJsonObject shallow = QJsonDocument::fromJson(cli({"explain", "pair.json", "pair_km", "--route", "r1", "--json", "--depth", "1"}).out).object();
    QCOMPARE(shallow["value"].toDouble(), 25100.0);
    QVERIFY(shallow["inputs"].toArray().isEmpty());
    QCOMPARE(cli({"explain", "pair.json", "gbps", "--demand", QString::fromUtf8("a → b, training")}).code, 0);
}

void CliTest::explainListsWhatExists()
{
    const QByteArray list = cli({"explain", "--list"}).out;
    QVERIFY(list.contains("total\tcoherent_ports\t"));
    QVERIFY(list.contains("route\tbdp_bytes\t"));
}

void CliTest::reportsComeInEveryFormat_data()
{
    QTest::addColumn<QString>("report");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("begins");
    for (const char *report : {"ports", "bom", "site-power", "light", "huts", "assumptions"}) {
        QTest::addRow("%s csv", report) << report << "csv" << QByteArray();
        QTest::addRow("%s xlsx", report) << report << "xlsx" << QByteArray("PK\3\4");
        QTest::addRow("%s json", report) << report << "json" << QByteArray("{\n");
    }
}

void CliTest::reportsComeInEveryFormat()
{
    QFETCH(QString, report);
    QFETCH(QString, format);
    QFETCH(QByteArray, begins);
    const QString file = "out." + format;
    const Answer asked = cli({"report", "pair.json", report, "--format", format, "--out", file});
    QCOMPARE(asked.code, 0);
    QVERIFY(asked.out.endsWith(file.toUtf8() + "\n"));
    const QByteArray bytes = contents(m_folder->filePath(file));
    QVERIFY(bytes.size() > 100 && bytes.startsWith(begins));
    QCOMPARE(cli({"report", "pair.json", report, "--out", "by-suffix." + format}).code, 0);
    if (format != "xlsx") // a workbook holds the time it was made at
        QCOMPARE(contents(m_folder->filePath("by-suffix." + format)), bytes);
}

void CliTest::reportToAPipeIsOneCleanTable()
{
    const Answer main = cli({"report", "pair.json", "ports", "--format", "csv"});
    QCOMPARE(main.code, 0);
    QCOMPARE(main.out.count('\n'), 3);
    QVERIFY(main.out.startsWith("site_id,site,router_id,"));
    QVERIFY(main.err.contains("ports_by_route"));
    const Answer chosen = cli({"report", "pair.json", "ports", "--format", "csv", "--table", "port_totals", "--out", "-"});
    QVERIFY(chosen.out.contains("\n\"Line ports, both ends\",32052,ports\n"));
    QVERIFY(chosen.err.isEmpty());
    const Answer people = cli({"report", "pair.json", "ports"});
    QVERIFY(people.out.startsWith("Ports by site\n"));
}

void CliTest::importAndExportLoseNothing()
{
    QCOMPARE(cli({"import", "pair.json", "--out", "pair.spanwright"}).code, 0);
    QCOMPARE(cli({"export", "pair.spanwright", "--as", "json", "--out", "back.json"}).code, 0);
    const Answer piped = cli({"export", "pair.spanwright", "--as", "json", "--out", "-"});
    QCOMPARE(piped.out, contents(path("back.json")));
    QCOMPARE(cli({"export", "pair.json", "--as", "json", "--out", "-"}).out, piped.out);
    QCOMPARE(cli({"size", "pair.spanwright", "--json"}).out, cli({"size", "pair.json", "--json"}).out);

    QJsonObject design = QJsonDocument::fromJson(piped.out).object();
    const QJsonObject given = QJsonDocument::fromJson(smallest()).object();
    QCOMPARE(firstScenario(piped.out)["sites"], firstScenario(smallest())["sites"]);
    QCOMPARE(firstScenario(piped.out)["routes"], firstScenario(smallest())["routes"]);
    QCOMPARE(firstScenario(piped.out)["assumptions"], firstScenario(smallest())["assumptions"]);
    QCOMPARE(design["name"], given["name"]);
}

void CliTest::catalogueIsTheShippedTable()
{
    const QByteArray csv = cli({"catalogue", "--table", "fibre", "--csv"}).out;
    QVERIFY(csv.startsWith("id,name,standard,"));
    QCOMPARE(csv.count('\n'), contents(PROJECT_SOURCE "/resources/catalogue/fibre.csv").count('\n'));
    QVERIFY(csv.contains("\ng652d,Standard single mode,"));
    QVERIFY(cli({"catalogue", "--table", "pluggables", "--csv"}).out.contains(",-10,")); // a number stays one
    QVERIFY(cli({"catalogue"}).out.contains("pluggables"));
    QVERIFY(cli({"catalogue", "--table", "fibre"}).out.contains("g652d"));
}

void CliTest::catalogueShowsTheDesignsRows()
{
    QFile design(path("own.json"));
    QVERIFY(design.open(QIODevice::WriteOnly));
    design.write(smallest().chopped(1) + R"(,"catalogue":{"prices":[{"id":"p_400zr","usd_typ":1234}]}})");
    design.close();
    QVERIFY(cli({"catalogue", "--table", "prices", "--csv", "--design", "own.json"}).out.contains(",1234,"));
    QVERIFY(!cli({"catalogue", "--table", "prices", "--csv"}).out.contains(",1234,"));
    QVERIFY(cli({"report", "own.json", "bom", "--format", "csv"}).out.contains(",1234,"));
}

void CliTest::listsNameWhatThereIs()
{
    QVERIFY(cli({"report", "--list"}).out.contains("site-power"));
    QVERIFY(cli({"formats"}).out.contains(".spanwright"));
    for (const char *example : {"campus_pair", "regional_ring", "continental_gigawatt"}) {
        QVERIFY(cli({"new", "--list"}).out.contains(example));
        QCOMPARE(cli({"new", QString("%1.spanwright").arg(example), "--example", example}).code, 0);
        QCOMPARE(cli({"size", QString("%1.spanwright").arg(example), "--all"}).code, 0);
    }
}

void CliTest::renderDrawsBothFormats()
{
    const Answer rendered = cli({"render", "pair.json", "--out", "pair.png"});
    QCOMPARE(rendered.code, 0);
    QCOMPARE(rendered.err, QByteArray());
    const QImage picture(path("pair.png"));
    QVERIFY(picture.width() > 200 && picture.height() > 100);
    bool drawn = false; // not one even colour
    for (int x = 0; x < picture.width() && !drawn; ++x)
        drawn = picture.pixel(x, picture.height() / 2) != picture.pixel(0, 0);
    QVERIFY(drawn);
    QCOMPARE(cli({"render", "pair.json", "--out", "pair.svg"}).code, 0);
    QVERIFY(contents(path("pair.svg")).contains("<svg"));
    QVERIFY(!contents(path("pair.svg")).contains("(s)")); // English plurals too
}

void CliTest::fullDiskIsExitFour()
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.setStandardOutputFile("/dev/full");
    process.start(SPANWRIGHT_CLI, {"size", "pair.json", "--json"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 4);
    QVERIFY(process.readAllStandardError().contains("could not be written"));
}

void CliTest::unwritableTargetIsExitFour_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("report") << QStringList{"report", "pair.json", "bom", "--out", "no/such/folder/x.xlsx"};
    QTest::newRow("export") << QStringList{"export", "pair.json", "--as", "spanwright", "--out", "no/such/folder/x.spanwright"};
    QTest::newRow("import") << QStringList{"import", "pair.json", "--out", "no/such/folder/x.spanwright"};
    QTest::newRow("new") << QStringList{"new", "no/such/folder/x.spanwright"};
    QTest::newRow("calc") << QStringList{"calc", "latency", "--set", "length_km=1", "--out", "no/such/folder/x.csv"};
    QTest::newRow("render") << QStringList{"render", "pair.json", "--out", "no/such/folder/x.png"};
}

void CliTest::unwritableTargetIsExitFour()
{
    QFETCH(QStringList, arguments);
    const Answer answer = cli(arguments);
    QCOMPARE(answer.code, 4);
    QVERIFY(answer.err.size() > 20);
    QVERIFY(answer.out.isEmpty());
}

void CliTest::filesAreTheSameInEveryLanguage()
{
    QTemporaryDir locales; // the machine may know no other language
    for (const char *language : {"de_DE", "pt_BR"})
        QProcess::execute("localedef", {"-i", language, "-f", "UTF-8", locales.filePath(QString(language) + ".UTF-8")});
    QVERIFY(QDir(locales.filePath("pt_BR.UTF-8")).exists("LC_NUMERIC"));
    const QList<QStringList> commands{{"size", "pair.json", "--json"},
                                      {"report", "pair.json", "bom", "--format", "csv", "--table", "cost_totals"},
                                      {"export", "pair.json", "--as", "json", "--out", "-"},
                                      {"calc", "latency", "--set", "length_km=99.5"},
                                      {"explain", "pair.json", "annual_usd"}};
    for (const QStringList &arguments : commands) {
        const QByteArray plain = cli(arguments).out;
        QVERIFY(plain.contains('.'));
        for (const char *language : {"de_DE.UTF-8", "pt_BR.UTF-8"})
            QCOMPARE(run(arguments, m_folder->path(), {}, {"LOCPATH=" + locales.path(), QString("LC_ALL=") + language}).out, plain);
    }
}

QTEST_GUILESS_MAIN(CliTest)
#include "CliTest.moc"
