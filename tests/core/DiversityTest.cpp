// Findings about what fails as one although it looks like two, and their mends.
#include "SizingFixture.h"
#include "core/findings/Findings.h"
#include "core/model/SharedRisks.h"

#include <QTest>

#include <algorithm>

namespace {

/// Three campuses, "n", "s" and "e", with routes n–s 60 km, s–e 80 km, n–e 110 km; `assumptions`, `risks` and what each route has
/// besides are given as JSON members.
std::string triangle(const std::string &assumptions, const std::string &risks, const std::string &ns = {}, const std::string &se = {},
                     const std::string &ne = {})
{
    return R"({"assumptions":{"pluggable":"800g_zr_plus")" + assumptions + R"(},"srlgs":[)" + risks +
           R"(],"sites":[{"id":"n","name":"North"},{"id":"s","name":"South"},{"id":"e","name":"East"}],)"
           R"("routes":[{"id":"ns","a":"n","b":"s","length_km":60)" +
           ns + R"(},{"id":"se","a":"s","b":"e","length_km":80)" + se + R"(},{"id":"ne","a":"n","b":"e","length_km":110)" + ne + "}]}";
}

std::vector<core::Finding> findings(const std::string &scenario, const std::string &code)
{
    std::vector<core::Finding> all = sizing::sizedOf(scenario).findings;
    std::erase_if(all, [&](const core::Finding &finding) { return finding.code != code; });
    return all;
}

QString told(const core::Finding &finding)
{
    return QString::fromStdString(std::string(core::toWord(finding.severity)) + ": " + core::inEnglish(finding.title) + " | " +
                                  core::inEnglish(finding.detail));
}

const char *const bothDuct = R"(,"srlgs":["g"])";

} // namespace

class DiversityTest final : public QObject {
    Q_OBJECT

private slots:
    void whatIsSharedIsTold_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("expected"); // subject: severity: title | detail
        QTest::addColumn<int>("mends");
        const auto row = [](const char *name, const std::string &scenario, const char *code, const QStringList &expected, int mends) {
            QTest::newRow(name) << QString::fromStdString(scenario) << code << expected << mends;
        };
        const std::string north = R"({"id":"g","name":"North gate","kind":"entrance","site":"n"})";
        const QString oneEntrance = "n: warning: All routes of North go through one entrance | Shared risk “North gate” takes all of its 2 routes with every "
                                    "plane: one cut takes the site off.";
        row("an entrance that no route names stands for all", triangle({}, north), "one_entrance", {oneEntrance}, 1);
        row("an entrance that all routes name", triangle({}, north, bothDuct, {}, bothDuct), "one_entrance", {oneEntrance}, 1);
        row("an entrance of one route", triangle({}, north, bothDuct), "one_entrance", {}, 0);
        row("an entrance of half the planes", triangle(R"(,"planes":2)", R"({"id":"g","kind":"entrance","site":"n","planes":[2]})"), "one_entrance", {}, 0);
        row("an entrance elsewhere", triangle({}, R"({"id":"g","kind":"entrance","site":"s"})", bothDuct, {}, bothDuct), "one_entrance", {}, 0);
        row("all routes of a site in one duct", triangle({}, R"({"id":"g","name":"A61 duct","kind":"duct"})", bothDuct, {}, bothDuct), "one_entrance",
            {"n: warning: All routes of North share a conduit | Shared risk “A61 duct” takes all of its 2 routes with every plane: one cut takes the site "
             "off."},
            0);
        row("a storm is no way out", triangle({}, R"({"id":"g"})", bothDuct, {}, bothDuct), "one_entrance", {}, 0);

        const std::string feed = R"({"id":"g","name":"Feed A","kind":"power","site":"n")";
        row("one feed", triangle({}, feed + "}"), "one_power_feed",
            {"n: warning: North hangs on one power feed | Shared risk “Feed A” takes every plane. Feed some of the planes from elsewhere and list the planes "
             "of each "
             "feed."},
            0);
        row("one feed, two planes", triangle(R"(,"planes":2)", feed + R"(,"planes":[2,1]})"), "one_power_feed",
            {"n: warning: North hangs on one power feed | Shared risk “Feed A” takes every plane. Feed some of the planes from elsewhere and list the planes "
             "of each "
             "feed."},
            1);
        row("two feeds", triangle(R"(,"planes":2)", feed + R"(,"planes":[1]},{"id":"h","kind":"power","site":"n","planes":[2]})"), "one_power_feed", {}, 0);

        row("planes in a duct", triangle(R"(,"planes":4)", R"({"id":"g","name":"A61 duct","kind":"duct"})", bothDuct, bothDuct), "planes_share_risk",
            {"g: warning: The planes share “A61 duct” | All 4 planes of 2 demands fail with it, those between North and South among them."}, -1);
        row("one plane cannot share", triangle({}, R"({"id":"g","kind":"duct"})", bothDuct, bothDuct), "planes_share_risk", {}, 0);
        row("a duct that takes some planes", triangle(R"(,"planes":4)", R"({"id":"g","kind":"duct","planes":[1,2]})", bothDuct), "planes_share_risk", {}, 0);

        row("a plane too many", triangle(R"(,"planes":2)", R"({"id":"g","name":"Feed","planes":[7],"site":"s"})", R"(,"planes":[1,3])"), "plane_unknown",
            {"ns: warning: North – South names plane 3, and there are 2 | That plane has no effect.",
             "g: warning: Feed names plane 7, and there are 2 | None of the planes that it lists exists, so it has no effect."},
            -1);
        row("all planes known", triangle(R"(,"planes":3)", {}, R"(,"planes":[3,1])"), "plane_unknown", {}, 0);

        const std::string throughHut = R"(,"spans":[{"length_km":30,"hut":"Mill"},{"length_km":30}])";
        row("a hut of two routes", triangle({}, R"({"id":"g"})", throughHut, R"(,"spans":[{"length_km":40,"hut":"Mill"},{"length_km":40}])"), "hut_shared",
            {"ns: note: North – South and South – East meet in the hut “Mill” | What takes the hut takes 2 routes, but they name no shared risk in common."},
            1);
        row("a hut of two routes that is told",
            triangle({}, R"({"id":"g"})", throughHut + bothDuct, R"(,"spans":[{"length_km":40,"hut":"Mill"},{"length_km":40}],"srlgs":["g"])"), "hut_shared",
            {}, 0);
        row("a risk of nothing", triangle({}, R"({"id":"g","name":"Flood"})"), "risk_idle",
            {"g: note: Nothing shares the risk “Flood” | No route names it and it stands at no site."}, 1);
        row("a risk of a site", triangle({}, R"({"id":"g","site":"n"})"), "risk_idle", {}, 0);
    }

    void whatIsSharedIsTold()
    {
        QFETCH(QString, scenario);
        QFETCH(QString, code);
        QFETCH(QStringList, expected);
        QFETCH(int, mends);
        const std::vector<core::Finding> found = findings(scenario.toStdString(), code.toStdString());
        QStringList texts;
        for (const core::Finding &finding : found)
            texts << QString::fromStdString(finding.subject.id) + ": " + told(finding);
        QCOMPARE(texts, expected);
        if (mends < 0 || found.empty())
            return; // tried below
        const std::vector<core::Mend> tried = core::mendsOf(found.front(), sizing::scenarioOf(scenario.toStdString()), core::Catalogue::shipped());
        QCOMPARE(int(tried.size()), mends);
    }

    void twoPathsThatShareADuctAreNotDiverse()
    {
        // A square: both ways from "a" to "c" run through a duct, over different routes.
        core::Scenario scenario = sizing::scenarioOf(R"({"srlgs":[{"id":"g","name":"A61 duct","kind":"duct"},{"id":"h","kind":"cable"}],
            "sites":[{"id":"a","name":"Eemshaven"},{"id":"b","name":"Rhine","kind":"hub"},{"id":"c","name":"Rhône"},{"id":"d","kind":"hub"}],
            "routes":[{"id":"ab","a":"a","b":"b","length_km":50,"srlgs":["g"]},{"id":"bc","a":"b","b":"c","length_km":50,"srlgs":["h"]},
                      {"id":"ad","a":"a","b":"d","length_km":60},{"id":"dc","a":"d","b":"c","length_km":60,"srlgs":["g"]}]})");
        core::Sizing sized = sizing::sizedOf(scenario);
        QCOMPARE(sized.demands.size(), std::size_t(1));
        core::PathSizing second;
        second.routes = {"ad", "dc"};
        second.sites = {"a", "d", "c"};
        sized.demands[0].paths.push_back(second);
        const auto resolved = core::resolve(scenario, core::Catalogue::shipped());
        const auto found = core::findingsOf({scenario, core::Catalogue::shipped(), *resolved, sized});
        const auto finding = std::ranges::find(found, "paths_share_risk", &core::Finding::code);
        QVERIFY(finding != found.end());
        QCOMPARE(told(*finding),
                 "warning: Eemshaven – Rhine and d – Rhône share a conduit | Shared risk “A61 duct”: the two paths from Eemshaven to Rhône are not diverse.");
        QCOMPARE(finding->subject.id, sized.demands[0].id());
    }

    void aPairThatIsNoneIsTold()
    {
        const std::string head =
            R"({"assumptions":{"paths":"disjoint_pair"},"sites":[{"id":"a","name":"A"},{"id":"b","name":"B","kind":"hub"},{"id":"c","name":"C"}],"routes":[)";
        const std::string ab = R"({"id":"ab","a":"a","b":"b","length_km":50})", bc = R"({"id":"bc","a":"b","b":"c","length_km":50})";
        const std::string ab2 = R"({"id":"ab2","a":"a","b":"b","length_km":60})", bc2 = R"({"id":"bc2","a":"b","b":"c","length_km":60})";
        const auto tell = [&](const std::string &routes) {
            const auto found = findings(head + routes + "]}", "paths_share_risk");
            return found.empty() ? QString() : told(found.front()).section(" | ", 0, 0);
        };
        QCOMPARE(tell(ab + "," + bc), "warning: There is one path from A to C, not two");
        QCOMPARE(tell(ab + "," + bc + "," + ab2), "warning: B – C is on both paths from A to C");
        QCOMPARE(tell(ab + "," + bc + "," + ab2 + "," + bc2), QString());
    }

    void aSecondEntranceTakesTheLastRoute()
    {
        const core::Scenario scenario = sizing::scenarioOf(triangle({}, R"({"id":"g","kind":"entrance","site":"n"})"));
        const auto found = findings(triangle({}, R"({"id":"g","kind":"entrance","site":"n"})"), "one_entrance");
        const auto mends = core::mendsOf(found.at(0), scenario, core::Catalogue::shipped());
        QCOMPARE(mends.size(), std::size_t(1));
        QCOMPARE(core::inEnglish(mends[0].label), "Bring North – East in by a second entrance");
        const core::Scenario &mended = mends[0].result;
        QCOMPARE(mended->srlgs.size(), std::size_t(2));
        QCOMPARE(mended.route("ns")->srlgs, std::vector<std::string>{"g"});
        QCOMPARE(mended.route("ne")->srlgs, std::vector<std::string>{mended->srlgs[1].id});
    }

    void planeNumbersCanBeTakenOut()
    {
        const std::string json = triangle(R"(,"planes":2)", {}, R"(,"planes":[1,3])");
        const auto mends = core::mendsOf(findings(json, "plane_unknown").at(0), sizing::scenarioOf(json), core::Catalogue::shipped());
        QCOMPARE(mends.size(), std::size_t(2));
        QCOMPARE(core::inEnglish(mends[0].label), "Build 3 planes");
        QCOMPARE(mends[0].result->assumptions.count("planes"), 3);
        QCOMPARE(core::inEnglish(mends[1].label), "Take the number out");
        QCOMPARE(mends[1].result.route("ns")->planes, std::vector<int>{1});
    }

    void risksTakeTheirRoutesElseThoseOfTheirSite()
    {
        const core::Scenario scenario = sizing::scenarioOf(
            triangle({}, R"({"id":"g"},{"id":"h","site":"s"},{"id":"i","site":"s"},{"id":"j"})", R"(,"srlgs":["g","g"])", {}, R"(,"srlgs":["g","i"])"));
        QCOMPARE(core::routesOfRisks(scenario), (std::vector<std::vector<std::size_t>>{{0, 2}, {0, 1}, {2}, {}}));
        QVERIFY(core::hasAllPlanes({}, 3) && core::hasAllPlanes({3, 1, 2, 9}, 3) && !core::hasAllPlanes({1, 2, 4}, 3));
        QVERIFY(core::hasPlane({}, 5) && core::hasPlane({5}, 5) && !core::hasPlane({4}, 5));
    }
};

QTEST_APPLESS_MAIN(DiversityTest)
#include "DiversityTest.moc"
