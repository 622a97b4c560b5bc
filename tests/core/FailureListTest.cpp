// Which failures there are, what they are called, how often they come, and what follows from many of them.
#include "core/failures/FailureRates.h"
#include "core/failures/FailureStudy.h"
#include "tests/core/SizingFixture.h"

#include <QTest>

using sizing::scenarioOf;
using sizing::sizedOf;

namespace {

/// A chain a – b – c of long routes with a named hut, a shared risk, several planes and more than a cable on the first one.
const std::string chain = R"({"id":"chain","name":"chain",
 "assumptions":{"basis":"matrix","pluggable":"800g_zr_plus","transit":"router","planes":2,"max_fill":1},
 "sites":[{"id":"a","name":"North","kind":"hub"},{"id":"b","name":"South","kind":"hub"},{"id":"c","name":"East","kind":"hub"}],
 "srlgs":[{"id":"duct","name":"River crossing","cuts_per_year":0.5,"mttr_h":30},{"id":"empty"},{"id":"gate","kind":"entrance","site":"c"}],
 "routes":[{"id":"ab","a":"a","b":"b","length_km":300,"cable":"cable_144","srlgs":["duct"],
            "spans":[{"length_km":100,"hut":"Mill"},{"length_km":100},{"length_km":100}]},
           {"id":"bc","a":"b","b":"c","length_km":160,"srlgs":["duct"],"spans":[{"length_km":80,"hut":"Mill"},{"length_km":80}]},
           {"id":"dark","a":"a","b":"c","length_km":1000}],
 "demands":[{"from":"a","to":"b","gbps":4000000},{"from":"b","to":"c","gbps":1000}]})";

struct Case {
    explicit Case(const std::string &text)
        : scenario(scenarioOf(text)), sized(sizedOf(scenario)), resolved(*core::resolve(scenario, core::Catalogue::shipped()))
    {
    }
    std::vector<core::Failure> singles() const { return core::singleFailures(scenario, resolved, sized); }
    const core::Failure single(core::FailureKind kind, const std::string &id) const
    {
        for (core::Failure &failure : singles())
            if (failure.kind == kind && failure.ids.front() == id)
                return failure;
        qFatal("no failure of %s", id.c_str());
    }
    core::FailureRate rate(core::FailureKind kind, const std::string &id) const
    {
        return core::FailureRates(scenario, core::Catalogue::shipped(), sized).of(single(kind, id));
    }

    core::Scenario scenario;
    core::Sizing sized;
    core::Resolved resolved;
};

bool near(double x, double y)
{
    return std::abs(x - y) <= 1e-9 * std::max(std::abs(x), std::abs(y));
}

core::FailureOutcome outcome(double kept, double perYear, double hours)
{
    core::FailureOutcome made;
    made.keptFraction = kept;
    made.perYear = perYear;
    made.hours = hours;
    return made;
}

} // namespace

class FailureListTest : public QObject {
    Q_OBJECT

private slots:
    void singlesStandInTheirOrder();
    void namesAreWhatPlannersSay();
    void partsTakeTheirShare();
    void anEntranceTakesWhatEndsAtItsSite();
    void aRiskOfOnePlaneLeavesTheOthers();
    void planesOnTheirOwnRoutesFailApart();
    void ratesByHand();
    void twoRoutesAtOnceByHand();
    void exceedanceAddsTheHours();
    void availabilityByHand();
    void sizingForAFailureTakesTheLeastLevel();
    void theWorstCutsAreFindings();
    void sizingForItIsTriedAndPriced();
    void whatIsToBeSurvivedIsAnError();
};

void FailureListTest::singlesStandInTheirOrder()
{
    const Case chained(chain);
    std::vector<std::string> got;
    for (const core::Failure &failure : chained.singles())
        got.push_back(std::string(core::toWord(failure.kind)) + " " + failure.ids.front() + " " + std::to_string(failure.alike));
    // 4 Pb/s are 2 × 2,500 channels of 150 GHz: 158 pairs in three cables of 72. Sites with traffic have routers.
    const auto routers = [&](const char *site) { return std::string("router ") + site + " " + std::to_string(*chained.sized.site(site)->routers); };
    QCOMPARE(chained.sized.route("ab")->cables, std::int64_t{3});
    const std::vector<std::string> wanted{"route ab 1", "route bc 1", "route dark 1", "srlg duct 1", "srlg gate 1", "hut Mill 1", "hut ab 1", "cable ab 3",
                                          routers("a"), routers("b"), routers("c"),   "plane 1 2",   "site a 1",    "site b 1",   "site c 1"};
    QCOMPARE(got, wanted);
    QCOMPARE(core::dualFailures(chained.scenario, chained.resolved, chained.sized).size(), std::size_t{1}); // two of three routes have light
}

void FailureListTest::namesAreWhatPlannersSay()
{
    const Case chained(chain);
    const auto name = [&](core::FailureKind kind, const std::string &id) {
        return core::inEnglish(core::failureName(chained.single(kind, id), chained.scenario));
    };
    QCOMPARE(name(core::FailureKind::Route, "ab"), std::string("North – South"));
    QCOMPARE(name(core::FailureKind::Srlg, "duct"), std::string("River crossing"));
    QCOMPARE(name(core::FailureKind::Srlg, "gate"), std::string("gate"));
    QCOMPARE(name(core::FailureKind::Hut, "Mill"), std::string("hut Mill"));
    QCOMPARE(name(core::FailureKind::Hut, "ab"), std::string("the hut of North – South"));
    QCOMPARE(name(core::FailureKind::Cable, "ab"), std::string("one of 3 cables, North – South"));
    QCOMPARE(name(core::FailureKind::Plane, "1"), std::string("one of 2 planes"));
    QCOMPARE(name(core::FailureKind::Site, "c"), std::string("East"));
    QCOMPARE(core::inEnglish(core::failureName(core::dualFailure(0, 1, chained.sized), chained.scenario)), std::string("North – South and South – East"));
}

void FailureListTest::partsTakeTheirShare()
{
    const Case chained(chain);
    QVERIFY(near(chained.single(core::FailureKind::Cable, "ab").routeParts.front().left, 2.0 / 3));
    QCOMPARE(chained.single(core::FailureKind::Plane, "1").planesLeft, 0.5);
    QCOMPARE(chained.single(core::FailureKind::Hut, "Mill").routes, (std::vector<std::size_t>{0, 1}));
    QCOMPARE(chained.single(core::FailureKind::Hut, "ab").routes, std::vector<std::size_t>{0});
    const auto routers = static_cast<double>(*chained.sized.site("a")->routers);
    QVERIFY(near(chained.single(core::FailureKind::Router, "a").siteParts.front().left, (routers - 1) / routers));
}

void FailureListTest::anEntranceTakesWhatEndsAtItsSite()
{
    QCOMPARE(Case(chain).single(core::FailureKind::Srlg, "gate").routes, (std::vector<std::size_t>{1, 2}));
}

void FailureListTest::aRiskOfOnePlaneLeavesTheOthers()
{
    std::string text = chain;
    text.replace(text.find(R"("kind":"entrance")"), 17, R"("kind":"entrance","planes":[2])");
    text.replace(text.find(R"("id":"bc",)"), 10, R"("id":"bc","planes":[2],)");
    const core::Failure gate = Case(text).single(core::FailureKind::Srlg, "gate");
    QCOMPARE(gate.routes, std::vector<std::size_t>{1}); // its only plane
    QCOMPARE(gate.routeParts.size(), std::size_t{1});
    QCOMPARE(gate.routeParts.front().index, std::size_t{2});
    QCOMPARE(gate.routeParts.front().left, 0.5);
}

void FailureListTest::planesOnTheirOwnRoutesFailApart()
{
    std::string text = chain;
    text.replace(text.find(R"("id":"bc",)"), 10, R"("id":"bc","planes":[2],)");
    const Case apart(text);
    const core::Failure first = apart.single(core::FailureKind::Plane, "1"), second = apart.single(core::FailureKind::Plane, "2");
    QCOMPARE(first.alike, std::int64_t{1});
    QCOMPARE(first.planesLeft, 1.0);
    QVERIFY(first.routes.empty());
    QCOMPARE(first.routeParts.size(), std::size_t{2}); // both routes of all planes; the other one does not notice
    QCOMPARE(second.routes, std::vector<std::size_t>{1});
    QCOMPARE(core::inEnglish(core::failureName(second, apart.scenario)), std::string("plane 2"));
}

void FailureListTest::ratesByHand()
{
    const Case chained(chain);
    // 1,000 km: 2.13 cuts of 12 h (nothing is known of its cable) and one work of 6 h.
    const core::FailureRate dark = chained.rate(core::FailureKind::Route, "dark");
    QVERIFY(near(dark.perYear, 3.13));
    QVERIFY(near(dark.hours, (2.13 * 12 + 6) / 3.13));
    // 300 km with three cables: half of the cuts take one cable, which leaves the others.
    const core::FailureRate ab = chained.rate(core::FailureKind::Route, "ab");
    QVERIFY(near(ab.perYear, 0.3 * 2.13 / 2 + 1));
    const core::FailureRate cable = chained.rate(core::FailureKind::Cable, "ab");
    QVERIFY(near(cable.perYear, 0.3 * 2.13 / 2));
    QVERIFY(near(cable.hours, 12)); // 144 fibres
    const core::FailureRate duct = chained.rate(core::FailureKind::Srlg, "duct");
    QCOMPARE(duct.perYear, 0.5);
    QCOMPARE(duct.hours, 30.0);
    QCOMPARE(chained.rate(core::FailureKind::Srlg, "gate").perYear, 0.1);
    QVERIFY(near(chained.rate(core::FailureKind::Hut, "Mill").perYear, 0.02));
    QVERIFY(near(chained.rate(core::FailureKind::Router, "c").perYear, 0.0876 * static_cast<double>(*chained.sized.site("c")->routers)));
    QVERIFY(near(chained.rate(core::FailureKind::Plane, "1").perYear, 0.2));

    // 864 fibres: 720 more than a small cable, 5 × 1.6 h.
    std::string text = chain;
    text.replace(text.find("cable_144"), 9, "cable_864");
    const Case larger(text);
    QVERIFY(near(core::FailureRates(larger.scenario, core::Catalogue::shipped(), larger.sized).repairHours(0), 20));
}

void FailureListTest::twoRoutesAtOnceByHand()
{
    std::string text = chain;
    text.replace(text.find(R"("planes":2)"), 10, R"("planes":2,"planned_works_per_year":0,"cuts_per_1000km_year":10,"cuts_one_cable_share":0)");
    const Case chained(text);
    const core::FailureRates rates(chained.scenario, core::Catalogue::shipped(), chained.sized);
    // 3 and 1.6 cuts a year of 12 h each: one comes while the other lasts.
    const core::FailureRate both = rates.of(core::dualFailure(0, 1, chained.sized));
    QVERIFY(near(both.perYear, 3 * 1.6 * 24 / 8'760));
    QVERIFY(near(both.hours, 6));
}

void FailureListTest::exceedanceAddsTheHours()
{
    const auto curve = core::exceedance({outcome(0.4, 2, 10), outcome(1, 50, 50), outcome(0.9, 1, 5), outcome(0.4, 1, 1), outcome(0, 0.1, 100)});
    QCOMPARE(curve.size(), std::size_t{3});
    QVERIFY(near(curve[0].lostFraction, 0.1) && near(curve[0].hoursPerYear, 36));
    QVERIFY(near(curve[1].lostFraction, 0.6) && near(curve[1].hoursPerYear, 31));
    QVERIFY(near(curve[2].lostFraction, 1) && near(curve[2].hoursPerYear, 10));
    QVERIFY(core::exceedance({}).empty());
}

void FailureListTest::availabilityByHand()
{
    // One route of 100 km without anything else that fails: 0.213 cuts of 12 h a year.
    core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Hub, 100);
    parts.assumptions.set("basis", std::string("matrix"));
    for (const char *id : {"planned_works_per_year", "site_outages_per_year", "hut_failures_per_year", "router_repair_h"})
        parts.assumptions.set(id, 0.0);
    core::Demand demand;
    demand.from = "a";
    demand.to = "b";
    demand.gbps = 800;
    parts.demands.push_back(demand);
    const core::Scenario scenario = *core::Scenario::make(std::move(parts));
    const auto all = core::availabilities(scenario, core::Catalogue::shipped(), sizedOf(scenario));
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().demandId, std::string("a → b, training"));
    QVERIFY(near(all.front().availability, 1 - 0.213 * 12 / 8'760));
    QVERIFY(near(all.front().keptOnAverage, all.front().availability));
}

void FailureListTest::sizingForAFailureTakesTheLeastLevel()
{
    const Case chained(chain);
    const auto level = [&](core::FailureKind kind, const std::string &id, const char *now) {
        core::ScenarioParts parts = *chained.scenario;
        parts.assumptions.set("survive", std::string(now));
        parts.assumptions.set("protection", std::string("none"));
        const core::Scenario sized = core::sizedToSurvive(chained.single(kind, id), *core::Scenario::make(std::move(parts)));
        return sized->assumptions.word("survive") + " " + sized->assumptions.word("protection");
    };
    QCOMPARE(level(core::FailureKind::Route, "ab", "none"), std::string("route reroute"));
    QCOMPARE(level(core::FailureKind::Route, "ab", "srlg"), std::string("srlg reroute"));
    QCOMPARE(level(core::FailureKind::Srlg, "duct", "route"), std::string("srlg reroute"));
    QCOMPARE(level(core::FailureKind::Hut, "Mill", "none"), std::string("srlg reroute"));
    QCOMPARE(level(core::FailureKind::Hut, "ab", "none"), std::string("route reroute"));
    QCOMPARE(level(core::FailureKind::Plane, "1", "none"), std::string("plane reroute"));
    QCOMPARE(level(core::FailureKind::Site, "b", "route"), std::string("site reroute"));
}

namespace {

/// A triangle whose third side is dark until it is asked to carry something.
std::string triangle(const std::string &assumptions)
{
    return R"({"id":"t","name":"t","assumptions":{"basis":"matrix","pluggable":"400zr","transit":"router","max_fill":1)" + assumptions + R"(},
 "sites":[{"id":"a","kind":"hub"},{"id":"b","kind":"hub"},{"id":"c","kind":"hub"}],
 "routes":[{"id":"ab","a":"a","b":"b","length_km":60},{"id":"bc","a":"b","b":"c","length_km":80},{"id":"ca","a":"c","b":"a","length_km":110}],
 "demands":[{"from":"a","to":"b","gbps":4000},{"from":"b","to":"c","gbps":2000},{"from":"c","to":"a","gbps":400}]})";
}

std::vector<core::Finding> losses(const core::Sizing &sizing)
{
    std::vector<core::Finding> found;
    for (const core::Finding &finding : sizing.findings)
        if (finding.code == "failure_loses" || finding.code == "failure_not_survived")
            found.push_back(finding);
    return found;
}

} // namespace

void FailureListTest::theWorstCutsAreFindings()
{
    // ab cut: 4,000 Gb/s over bc (2,000 lit, 6,000 asked) and ca (400 lit, 4,400 asked). ab keeps 1/11 of 4,000, bc 1/3 of 2,000, ca 1/11 of 400.
    const auto found = losses(sizedOf(triangle("")));
    QCOMPARE(found.size(), std::size_t{3});
    const auto cut = std::ranges::find(found, std::string("ab"), [](const core::Finding &finding) { return finding.subject.id; });
    QVERIFY(cut != found.end());
    QCOMPARE(cut->severity, core::Severity::Warning);
    const double kept = (4'000.0 / 11 + 2'000.0 / 3 + 400.0 / 11) / 6'400;
    QCOMPARE(core::inEnglish(cut->title),
             std::string("Cutting a – b leaves ") + std::to_string(std::floor(kept * 1'000) / 10).substr(0, 4) + " % of the traffic");
    QVERIFY(core::inEnglish(cut->detail).starts_with("The fullest route is then c – a at 1100 %."));
    const std::string pair = R"({"sites":[{"id":"a"},{"id":"b"}],"routes":[{"id":"r","a":"a","b":"b","length_km":100}]})";
    QVERIFY(losses(sizedOf(pair)).empty()); // its only cable is a finding already
}

void FailureListTest::sizingForItIsTriedAndPriced()
{
    for (const char *now : {"", R"(,"survive":"route","protection":"none")"}) {
        const core::Scenario scenario = scenarioOf(triangle(now));
        const core::Sizing sized = sizedOf(scenario);
        const auto found = losses(sized);
        const auto cut = std::ranges::find(found, std::string("ab"), [](const core::Finding &finding) { return finding.subject.id; });
        QVERIFY(cut != found.end());
        const auto mends = core::mendsOf(*cut, scenario, core::Catalogue::shipped());
        QCOMPARE(mends.size(), std::size_t{1});
        QCOMPARE(core::inEnglish(mends.front().label), std::string("Size for it"));
        QCOMPARE(mends.front().result->assumptions.word("survive"), std::string("route"));
        QCOMPARE(mends.front().result->assumptions.word("protection"), std::string("reroute"));
        const core::Sizing after = sizedOf(mends.front().result);
        QVERIFY(after.totals.coherentPorts > sized.totals.coherentPorts);
        QVERIFY(std::ranges::none_of(losses(after), [](const core::Finding &finding) { return finding.subject.scope == core::Scope::Route; }));
    }
}

void FailureListTest::whatIsToBeSurvivedIsAnError()
{
    const auto found = losses(sizedOf(triangle(R"(,"survive":"route","protection":"none")")));
    QVERIFY(!found.empty());
    QCOMPARE(found.front().severity, core::Severity::Error);
    QVERIFY(core::inEnglish(found.front().title).find("is not survived") != std::string::npos);
    // Whoever accepted that the cut loses traffic has not accepted that it is not survived.
    core::ScenarioParts parts = *sizing::scenarioOf(triangle(R"(,"survive":"route","protection":"none")"));
    for (const core::Finding &finding : found)
        parts.accepted.push_back({"failure_loses", finding.subject.id, "looked at", {}});
    QVERIFY(!losses(sizedOf(*core::Scenario::make(std::move(parts)))).front().accepted);
    // A shared risk of all three sides is no failure to survive here: a warning.
    const auto kept = losses(sizedOf(triangle(R"(,"survive":"route","protection":"none","keep_training":0)")));
    QVERIFY(std::ranges::none_of(kept, [](const core::Finding &finding) { return finding.severity == core::Severity::Error; }));
}

QTEST_APPLESS_MAIN(FailureListTest)
#include "FailureListTest.moc"
