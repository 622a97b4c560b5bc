#include "core/exchange/DesignJson.h"
#include "core/base/Embedded.h"
#include "core/base/FileIo.h"
#include "core/exchange/DesignFields.h"
#include "core/exchange/Examples.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

namespace {

std::string withSite(const std::string &members)
{
    return R"({"format":"spanwright-design","version":1,"scenarios":[{"sites":[{"id":"a",)" + members + "}]}]}";
}

std::string withScenario(const std::string &members)
{
    return R"({"format":"spanwright-design","version":1,"scenarios":[{)" + members + "}]}";
}

core::Design read(std::string_view text)
{
    const auto result = core::designFromJson(text, "test.json");
    if (!result)
        qFatal("%s", core::inEnglish(result.error()).c_str());
    return result->design;
}

std::string fileText(const std::string &name)
{
    const auto bytes = core::readFile(TEST_DATA "/" + name, 1 << 20);
    if (!bytes)
        qFatal("%s", core::inEnglish(bytes.error()).c_str());
    return *bytes;
}

/// DESIGN.md section 5, the smallest useful design.
std::string smallest()
{
    return fileText("design/smallest.json");
}

/// Every key there is, with values that are not the standard ones, and unknown keys in every object.
std::string everything()
{
    return fileText("design/every_key.json");
}

QJsonDocument qtRead(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json));
}

} // namespace

class DesignJsonTest final : public QObject {
    Q_OBJECT

private slots:
    void everyKeyComesBack();
    void whatWasNotGivenStaysOut();
    void referenceDesignsComeBackEqual_data();
    void referenceDesignsComeBackEqual();
    void unknownKeysAreKeptAndTold();
    void longWholeNumbersKeepTheirDigits();
    void missingIdsAndNamesAreMade();
    void theDigestSeesContentNotLayout();
    void canonicalFormIsFixed();
    void badInputNamesPlaceAndMend_data();
    void badInputNamesPlaceAndMend();
    void aMillionSitesAreRefusedAtOnce();
    void everyCutOfATextIsRefused();
    void examplesOpen();
};

void DesignJsonTest::everyKeyComesBack()
{
    const core::Design design = read(everything());
    const core::Design again = read(core::designToJson(design));
    QVERIFY(again == design);
    QCOMPARE(core::designToJson(again), core::designToJson(design));

    // Spot checks against the text itself, so that reader and writer cannot agree on losing a value.
    const core::Scenario &one = design.scenarios.front();
    QCOMPARE(one->colour, "3");
    QVERIFY(one->baseline);
    QCOMPARE(one->notes, "line 1\nline 2 \"quoted\"");
    QCOMPARE(one->assumptions.number("taper"), 10.6);
    QCOMPARE(one->assumptions.count("planes"), 4);
    QVERIFY(one->assumptions.flag("border_inside_meter"));
    QCOMPARE(one->assumptions.words("allowed_pluggables").size(), std::size_t(2));
    QCOMPARE(one.site("h")->geo->longitudeDeg, -46.6333);
    QCOMPARE(one.site("h")->canvas->x, -12.5);
    QVERIFY(one.site("c")->accelerator && one.site("c")->accelerator->empty());
    QCOMPARE(*one.site("c")->acceleratorCount, 64102);
    QCOMPARE(*one.site("c")->rackCount, 0);
    QVERIFY(!one.site("h")->powerMw);
    QCOMPARE(one.route("x")->spans.at(0).hut, "Hut 1");
    QCOMPARE(*one.route("x")->spans.at(0).lossDb, 10.25);
    QVERIFY(one.route("x")->band == core::Band::SuperCL);
    QCOMPARE(*one.route("x")->fibrePairsAvailable, 0);
    QVERIFY(!one.route("y")->lengthKm);
    QCOMPARE(one->demands.at(0).gbps, 1000.0);
    QVERIFY(one->demands.at(0).trafficClass == core::DemandClass::Dci);
    QCOMPARE(one->jobs.at(0).extra.at("params_b"), "70");
    QCOMPARE(one.route("x")->planes, (std::vector<int>{3, 1}));
    QVERIFY(one.route("y")->planes.empty());
    QVERIFY(one.srlg("g")->kind == core::SrlgKind::Entrance);
    QCOMPARE(one.srlg("g")->site, "h");
    QCOMPARE(one.srlg("g")->planes, (std::vector<int>{2, 4}));
    QCOMPARE(*one->srlgs.at(0).cutsPerYear, 0.25);
    QCOMPARE(one->accepted.at(0).reason, "planned");
    QCOMPARE(one->extra.at("phase"), "2");
    const core::OverlayRow &row = design.catalogue.at("routers").at(0);
    QCOMPARE(std::get<double>(row.cells.at("ports_max")), 36.0);
    QVERIFY(std::holds_alternative<std::monostate>(row.cells.at("macsec_line_rate")));
    QVERIFY(std::get<bool>(row.cells.at("deep")));
}

void DesignJsonTest::whatWasNotGivenStaysOut()
{
    QVERIFY(!qtRead(smallest()).isNull());
    QCOMPARE(qtRead(core::designToJson(read(smallest()))), qtRead(smallest()));
    QCOMPARE(qtRead(core::designToJson(read(everything()))), qtRead(everything()));
    QVERIFY(read(withSite(R"("pue":null,"notes":null,"kind":null,"accelerator_count":null)")) == read(withSite(R"("kind":"campus")")));
}

void DesignJsonTest::referenceDesignsComeBackEqual_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : {"design_01.json", "design_02.json", "design_03.json"})
        QTest::newRow(name) << name;
}

void DesignJsonTest::referenceDesignsComeBackEqual()
{
    QFETCH(QString, file);
    const auto first = core::designFromJson(fileText("sizing/" + file.toStdString()), file.toStdString());
    QVERIFY2(first, first ? "" : core::inEnglish(first.error()).c_str());
    QVERIFY(first->notices.empty());
    QVERIFY(read(core::designToJson(first->design)) == first->design);
    QVERIFY(read(core::designToJson(first->design, core::JsonStyle::Canonical)) == first->design); // no unknown keys, whose order it changes
}

void DesignJsonTest::unknownKeysAreKeptAndTold()
{
    const auto result = core::designFromJson(everything(), "test.json");
    QVERIFY(result);
    std::vector<std::string> told;
    for (const core::Text &notice : result->notices)
        told.push_back(std::get<std::string>(notice.args.at(0)));
    const std::vector<std::string> expected{"owner",
                                            "scenarios[0].future",
                                            "scenarios[0].assumptions.warp",
                                            "scenarios[0].sites[0].planet",
                                            "scenarios[0].routes[0].spans[0].colour",
                                            "scenarios[0].routes[0].k",
                                            "scenarios[0].demands[0].why",
                                            "scenarios[0].srlgs[0].owner",
                                            "scenarios[0].accepted[0].by"};
    QCOMPARE(told, expected);
    QCOMPARE(result->design.extra.at("owner"), R"({"team":[1,2.5,null],"b":1,"a":12345678901234567890})");
    QCOMPARE(result->design.scenarios[0].route("x")->extra.at("k"), "null");
}

void DesignJsonTest::longWholeNumbersKeepTheirDigits()
{
    const core::Design design = read(R"({"format":"spanwright-design","version":1,"serial":123456789012345678901234567890,"scenarios":[{}]})");
    QVERIFY(core::designToJson(design).find("123456789012345678901234567890") != std::string::npos);
}

void DesignJsonTest::missingIdsAndNamesAreMade()
{
    const core::Design design =
        read(R"({"format":"spanwright-design","version":1,"scenarios":[{},{"id":"scenario3"},{"sites":[{},{"id":"s1"},{}],"routes":[{"a":"s2","b":"s1"}]}]})");
    QCOMPARE(design.scenarios[0]->id, "scenario1");
    QCOMPARE(design.scenarios[0]->name, "Scenario 1");
    QCOMPARE(design.scenarios[2]->name, "Scenario 3");
    QCOMPARE(design.scenarios[2]->id, "scenario2");
    QCOMPARE(design.scenarios[2]->sites[0].id, "s2");
    QCOMPARE(design.scenarios[2]->sites[2].id, "s3");
    QCOMPARE(design.scenarios[2]->routes[0].id, "r1");
    QVERIFY(read(core::designToJson(design)) == design);
}

void DesignJsonTest::theDigestSeesContentNotLayout()
{
    const core::Design design = read(everything());
    const std::string digest = core::designDigest(design);
    QCOMPARE(digest.size(), std::size_t(32));
    QCOMPARE(core::designDigest(read(core::designToJson(design))), digest);
    QCOMPARE(core::designDigest(read(core::designToJson(design, core::JsonStyle::Canonical))), digest);
    core::Design renamed = design;
    renamed.name += "!";
    QVERIFY(core::designDigest(renamed) != digest);
    core::Design overlaid = design;
    overlaid.catalogue["routers"][0].cells["ports_max"] = 37.0;
    QVERIFY(core::designDigest(overlaid) != digest);
}

void DesignJsonTest::canonicalFormIsFixed()
{
    // The digest of every saved file rests on these bytes.
    const core::Design design = read(smallest());
    QCOMPARE(
        core::designToJson(design, core::JsonStyle::Canonical),
        R"({"format":"spanwright-design","name":"Campus pair","scenarios":[{"assumptions":{"basis":"taper","max_fill":1,"pluggable":"400zr","taper":4},"name":"100 km",)"
        R"("routes":[{"a":"a","b":"b","fibre":"g652d","id":"r1","length_km":100}],"sites":[{"accelerator":"nv_h100_dgx","id":"a","kind":"campus","name":"North","power_mw":100,"pue":1.2},)"
        R"({"accelerator":"nv_h100_dgx","id":"b","kind":"campus","name":"South","power_mw":100,"pue":1.2}]}],"version":1})");
    QCOMPARE(core::designDigest(design), "356e9c4a195a68e010531a96efc4ba2a");
}

void DesignJsonTest::badInputNamesPlaceAndMend_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message"); // the whole of it, in English
    const auto row = [](const char *name, const std::string &text, const char *message) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString::fromUtf8(message);
    };

    row("empty", "", "in.json:1:1: The text is empty. A design starts with “{”.");
    row("blank", " \n ", "in.json:1:1: The text is empty. A design starts with “{”.");
    row("not JSON", "hello", "in.json:1:1: “hello” cannot stand here. Is there a comma, a colon or a quotation mark missing before it?");
    row("truncated", R"({"format":"spanwright-design",)",
        "in.json:1:31: The text ends in the middle. The file is not complete; get it again from where it came.");
    row("truncated in text", R"({"format":"spanwr)", "in.json:1:18: The text ends in the middle. The file is not complete; get it again from where it came.");
    row("not UTF-8", "{\"format\":\n \"\xff\"}", "in.json:2:3: The text is not UTF-8. Save it as UTF-8.");
    row("rest", smallest() + " x", "in.json:5:2: Something follows after the end of the design, starting with “x”. Take it out.");
    row("comma too many", withSite(R"("pue":1.2,)"), "in.json:1:86: “}” stands here where a key or a value is missing. Is there a comma too many before it?");
    row("comma missing", withSite("\"pue\":1.2\n\"name\":\"A\""),
        "in.json:2:1: “name” cannot stand here. Is there a comma, a colon or a quotation mark missing before it?");
    row("single quotes", withSite("'pue':1.2"), "in.json:1:76: JSON writes text in double quotation marks (\"), not in single ones.");
    row("comment", withSite("// mine\n\"pue\":1.2"), "in.json:1:76: JSON has no comments. Take this one out, or keep it in “notes”.");
    row("NaN", withSite(R"("pue":NaN)"), "in.json:1:82: “NaN” is not a number. Leave the key out, or write null, where a value is not known.");
    row("nan", withSite(R"("pue":nan)"), "in.json:1:82: “nan” is not a number. Leave the key out, or write null, where a value is not known.");
    row("-Infinity", withSite(R"("pue":-Infinity)"),
        "in.json:1:82: “-Infinity” is not a number. Leave the key out, or write null, where a value is not known.");
    row("1e999", withSite(R"("pue":1e999)"), "in.json:1:82: The number 1e999 is too large. Numbers lie between -1.797e308 and 1.797e308.");
    row("1e308", withSite("\"power_mw\":1e308"), "in.json:1:66: Site “a”: power lies between 0.1 and 5000 MW.");
    row("negative length", withScenario(R"("sites":[{"id":"a"},{"id":"b"}],"routes":[
   {"id":"r1","a":"a","b":"b","length_km":-5}])"),
        "in.json:2:4: Route “r1”: length lies between 0.001 and 40000 km.");
    row("PUE below 1", withSite(R"("pue":0.9)"), "in.json:1:66: Site “a”: PUE lies between 1 and 3.");
    row("zero power", withSite(R"("power_mw":0)"), "in.json:1:66: Site “a”: power lies between 0.1 and 5000 MW.");
    row("text for number", withSite("\n\"pue\": \"1.2\""), "in.json:2:8: “scenarios[0].sites[0].pue” must be a number, but it is text in quotation marks.");
    row("number for text", withSite(R"("notes":3)"), "in.json:1:84: “scenarios[0].sites[0].notes” must be text in quotation marks, but it is a number.");
    row("object for list", withScenario(R"("sites":{})"),
        "in.json:1:65: “scenarios[0].sites” must be a list in square brackets, but it is an object in braces.");
    row("list for object", withScenario(R"("sites":[[]])"),
        "in.json:1:66: “scenarios[0].sites[0]” must be an object in braces, but it is a list in square brackets.");
    row("number for flag", withScenario(R"("baseline":1)"), "in.json:1:68: “scenarios[0].baseline” must be true or false, but it is a number.");
    row("broken count", withSite(R"("accelerator_count":1.5)"),
        "in.json:1:96: “scenarios[0].sites[0].accelerator_count” must be a whole number, but it is 1.5.");
    row("huge count", withSite(R"("accelerator_count":1e300)"),
        "in.json:1:96: “scenarios[0].sites[0].accelerator_count” must be a whole number, but it is 1e+300.");
    row("unknown kind", withSite(R"("kind":"moon")"), "in.json:1:83: “scenarios[0].sites[0].kind” cannot be “moon”. Choose one of: campus, hub.");
    row("half a position", withSite(R"("latitude":1)"), "in.json:1:66: “scenarios[0].sites[0]” gives “latitude” without “longitude”. Give both or neither.");
    row("duplicate key", withSite(R"("pue":1.2,"pue":1.3)"), "in.json:1:86: The key “pue” stands twice in “scenarios[0].sites[0]”. Take one of them out.");
    row("duplicate id", withScenario("\"sites\":[{\"id\":\"a\"},\n{\"id\":\"a\"}]"),
        "in.json:2:1: Site and Site share the id “a”. Give one of them another id.");
    row("empty id", withScenario(R"("sites":[{"id":""}])"), "in.json:1:72: “scenarios[0].sites[0].id” is empty. Give an id, or leave the key out to get one.");
    row("dangling end", withScenario("\"sites\":[{\"id\":\"a\"}],\"routes\":[\n{\"id\":\"r1\",\"a\":\"a\",\"b\":\"zz\"}]"),
        "in.json:2:1: Route “r1” ends at “zz”, but there is no such site.");
    row("self-loop", withScenario("\"sites\":[{\"id\":\"a\"}],\"routes\":[\n{\"id\":\"r1\",\"a\":\"a\",\"b\":\"a\"}]"),
        "in.json:2:1: Route “r1” starts and ends at site “a”. A route joins two different sites.");
    row("plane 0", withScenario("\"sites\":[{\"id\":\"a\"},{\"id\":\"b\"}],\"routes\":[\n{\"id\":\"r1\",\"a\":\"a\",\"b\":\"b\",\"planes\":[0]}]"),
        "in.json:2:1: Route “r1”: the number of a plane lies between 1 and 1000.");
    row("plane beyond every int", withScenario("\"srlgs\":[\n{\"id\":\"g1\",\"planes\":[1,99999999999]}]"),
        "in.json:2:1: Shared-risk group “g1”: the number of a plane lies between 1 and 1000.");
    row("half a plane", withScenario(R"("srlgs":[{"planes":[1.5]}])"),
        "in.json:1:77: “scenarios[0].srlgs[0].planes[0]” must be a whole number, but it is 1.5.");
    row("plane twice", withScenario("\"srlgs\":[\n{\"id\":\"g1\",\"planes\":[2,1,2]}]"),
        "in.json:2:1: Shared-risk group “g1” lists plane 2 twice. Take one of them out.");
    row("planes as a number", withScenario(R"("srlgs":[{"planes":2}])"),
        "in.json:1:76: “scenarios[0].srlgs[0].planes” must be a list in square brackets, but it is a number.");
    row("unknown kind of risk", withScenario(R"("srlgs":[{"kind":"moon"}])"),
        "in.json:1:74: “scenarios[0].srlgs[0].kind” cannot be “moon”. Choose one of: duct, cable, entrance, power, other.");
    row("risk at no site", withScenario("\"sites\":[{\"id\":\"a\"}],\"srlgs\":[\n{\"id\":\"g1\",\"site\":\"zz\"}]"),
        "in.json:2:1: Shared-risk group “g1” stands at “zz”, but there is no such site.");
    row("missing end", withScenario(R"("sites":[{"id":"a"}],"routes":[{"a":"a"}])"),
        "in.json:1:88: “scenarios[0].routes[0]” does not give “b”, which is needed.");
    row("assumption out of range", withScenario(R"("assumptions":{"taper":0.5})"), "in.json:1:80: Taper lies between 1 and 10000.");
    row("assumption of another kind", withScenario(R"("assumptions":{"taper":"four"})"), "in.json:1:80: Taper must be a number.");
    row("unknown choice", withScenario(R"("assumptions":{"paths":"longest"})"),
        "in.json:1:80: Paths has no choice “longest”. Choose one of: shortest, ecmp, k_paths, disjoint_pair.");
    row("assumption as object", withScenario(R"("assumptions":{"taper":{}})"),
        "in.json:1:80: “scenarios[0].assumptions.taper” must be a number, a word, a list of words, true or false, but it is an object in braces.");
    row("catalogue row without id", R"({"format":"spanwright-design","version":1,"scenarios":[{}],"catalogue":{"routers":[{"ports_max":1}]}})",
        "in.json:1:84: “catalogue.routers[0]” is a catalogue row without an “id” of 1 to 128 bytes of plain text.");
    row("catalogue cell as list", R"({"format":"spanwright-design","version":1,"scenarios":[{}],"catalogue":{"routers":[{"id":"r","ports_max":[]}]}})",
        "in.json:1:106: “catalogue.routers[0].ports_max” is a cell of a catalogue row. It must be a number, text, true, false or null.");
    row("no scenario", R"({"format":"spanwright-design","version":1,"scenarios":[]})", "in.json:1:55: The design holds no scenario. It needs at least one.");
    row("two baselines", R"({"format":"spanwright-design","version":1,"scenarios":[{"baseline":true},{"baseline":true}]})",
        "in.json:1:55: Scenario “Scenario 2” is a second baseline. Only one scenario can be the baseline.");
    row("another format", R"({"format":"gnpy"})",
        "in.json:1:11: This is not a Spanwright design. A design says \"format\": \"spanwright-design\" in its outermost object.");
    row("a list", "[1,2]", "in.json:1:1: This is not a Spanwright design: it is a list in square brackets instead of an object in braces.");
    row("no version", R"({"format":"spanwright-design"})", "in.json:1:1: The design does not say its \"version\". Write \"version\": 1 after \"format\".");
    row("newer", R"({"format":"spanwright-design","version":2})",
        "in.json:1:41: The design has format version 2; this program reads up to version 1. Open it with a newer Spanwright.");
    row("too deep", std::string(100'000, '['), "in.json:1:65: Lists and objects are nested deeper than 64 levels. No design needs that.");
}

void DesignJsonTest::badInputNamesPlaceAndMend()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto result = core::designFromJson(std::string_view(text.constData(), std::size_t(text.size())), "in.json");
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(core::inEnglish(result.error())), message);
}

void DesignJsonTest::aMillionSitesAreRefusedAtOnce()
{
    std::string sites = R"("sites":[{"id":"s0"})";
    for (int i = 1; i < 1'000'000; ++i)
        sites += ",{\"id\":\"s" + std::to_string(i) + "\",\"power_mw\":100}";
    const std::string text = withScenario(sites + "]");
    QElapsedTimer timer;
    timer.start();
    const auto result = core::designFromJson(text, "in.json");
    QVERIFY(!result);
    QVERIFY(result.error().code == core::ErrorCode::TooLarge);
    QVERIFY(core::inEnglish(result.error()).ends_with("“scenarios[0].sites” lists more than 20000 items. Split the design, or leave some out."));
    QVERIFY2(timer.elapsed() < 2'000, std::to_string(timer.elapsed()).c_str());
}

void DesignJsonTest::everyCutOfATextIsRefused()
{
    const std::string text = everything();
    for (std::size_t length = 0; length <= text.rfind('}') - 1; ++length) {
        const auto result = core::designFromJson(std::string_view(text).substr(0, length), "in.json");
        QVERIFY2(!result, std::to_string(length).c_str());
        QVERIFY2(result.error().place && result.error().place->line > 0, std::to_string(length).c_str());
    }
    QVERIFY(core::designFromJson("\xEF\xBB\xBF" + text, "in.json"));
}

void DesignJsonTest::examplesOpen()
{
    QVERIFY(!core::examples().empty());
    QCOMPARE(core::examples().size(), core::embedded::exampleFiles().size());
    for (const core::Example &example : core::examples()) {
        const auto design = core::openExample(example.id);
        QVERIFY2(design, design ? "" : core::inEnglish(design.error()).c_str());
    }
    const auto pair = core::openExample("campus_pair");
    QCOMPARE(pair->scenarios.size(), std::size_t(6));
    QCOMPARE(pair->standard()->operator->()->name, "Taper 4");
    // The figures of the published pair: the example differs from the reference design in names, notes and places only.
    const core::Design reference = read(fileText("sizing/design_01.json"));
    for (std::size_t i = 0; i < reference.scenarios.size(); ++i) {
        core::ScenarioParts parts = *pair->scenarios[i];
        const core::ScenarioParts &expected = *reference.scenarios[i];
        parts.name = expected.name;
        parts.notes.clear();
        parts.baseline = false;
        parts.accepted.clear();
        for (std::size_t site = 0; site < parts.sites.size(); ++site) {
            parts.sites[site].name = expected.sites[site].name;
            parts.sites[site].canvas.reset();
        }
        QVERIFY2(parts == expected, expected.name.c_str());
    }
    QVERIFY(!core::openExample("no_such"));
}

QTEST_GUILESS_MAIN(DesignJsonTest)
#include "DesignJsonTest.moc"
