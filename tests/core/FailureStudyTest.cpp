// What failures leave: the reference designs, an oracle that goes through all paths, and cases worked by hand.
#include "core/failures/FailureStudy.h"
#include "core/failures/LitNetwork.h"
#include "tests/core/FailureOracle.h"
#include "tests/core/SizingFixture.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <random>

using nlohmann::json;
using sizing::scenarioOf;
using sizing::sizedOf;

namespace {

std::string readData(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/sizing/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

bool near(double x, double y, double relative = 1e-9)
{
    return std::abs(x - y) <= relative * std::max({1e-6, std::abs(x), std::abs(y)});
}

std::vector<core::FailureOutcome> studied(const core::Scenario &scenario, bool dual = false, unsigned threads = 1)
{
    core::StudyOptions options;
    options.dual = dual;
    options.threads = threads;
    const auto outcomes = core::studyFailures(scenario, core::Catalogue::shipped(), sizedOf(scenario), options);
    if (!outcomes)
        qFatal("%s", core::inEnglish(outcomes.error()).c_str());
    return *outcomes;
}

const core::FailureOutcome &of(const std::vector<core::FailureOutcome> &outcomes, core::FailureKind kind, const std::string &id)
{
    for (const core::FailureOutcome &outcome : outcomes)
        if (outcome.failure.kind == kind && outcome.failure.ids.front() == id)
            return outcome;
    qFatal("no failure of %s", id.c_str());
}

/// Two sites 100 and 120 km apart by two routes; 8,000 Gb/s asked for, 800 Gb/s optics filled whole.
core::ScenarioParts twoRoutes()
{
    core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Hub, 100);
    parts.routes.push_back(parts.routes.front());
    parts.routes.back().id = "r2";
    parts.routes.back().lengthKm = 120;
    parts.assumptions.set("basis", std::string("matrix"));
    parts.assumptions.set("pluggable", std::string("800g_zr_plus"));
    parts.assumptions.set("max_fill", 1.0);
    parts.assumptions.set("transit", std::string("router"));
    core::Demand demand;
    demand.from = "a";
    demand.to = "b";
    demand.gbps = 8'000;
    parts.demands.push_back(demand);
    return parts;
}

core::Scenario made(core::ScenarioParts parts)
{
    auto scenario = core::Scenario::make(std::move(parts));
    if (!scenario)
        qFatal("%s", core::inEnglish(scenario.error()).c_str());
    return *scenario;
}

/// A small network as chance makes it: parallel routes, parts without a way, shared risks, several planes.
core::Scenario chance(std::mt19937 &random)
{
    const auto whole = [&](int low, int high) { return std::uniform_int_distribution(low, high)(random); };
    core::ScenarioParts parts;
    parts.id = parts.name = "chance";
    const int sites = whole(2, 6);
    for (int i = 0; i < sites; ++i) {
        core::Site site;
        site.id = std::string(1, static_cast<char>('a' + whole(0, 3))) + std::to_string(i);
        site.kind = core::SiteKind::Hub;
        parts.sites.push_back(site);
    }
    for (const char *id : {"g1", "g2"}) {
        core::Srlg group;
        group.id = id;
        parts.srlgs.push_back(group);
    }
    const bool router = whole(0, 1) == 0;
    const int routes = whole(1, 9);
    for (int i = 0; i < routes; ++i) {
        const int a = whole(0, sites - 1), b = (a + whole(1, sites - 1)) % sites;
        core::Route route;
        route.id = "r" + std::to_string((i * 7 + 3) % 11);
        route.a = parts.sites[static_cast<std::size_t>(a)].id;
        route.b = parts.sites[static_cast<std::size_t>(b)].id;
        route.lengthKm = router ? 30.0 * whole(1, 6) : std::uniform_real_distribution(20.0, 400.0)(random); // many equal ways, or none
        if (whole(0, 3) == 0)
            route.srlgs = {whole(0, 1) == 0 ? "g1" : "g2"};
        parts.routes.push_back(route);
    }
    for (int i = 0; i < whole(0, 7); ++i) {
        const int a = whole(0, sites - 1), b = (a + whole(1, sites - 1)) % sites;
        core::Demand demand;
        demand.from = parts.sites[static_cast<std::size_t>(a)].id;
        demand.to = parts.sites[static_cast<std::size_t>(b)].id;
        demand.gbps = whole(0, 9) == 0 ? 0 : 100.0 * whole(1, 400);
        demand.trafficClass = whole(0, 4) == 0 ? core::DemandClass::Dci : core::DemandClass::Training;
        parts.demands.push_back(demand);
    }
    parts.assumptions.set("basis", std::string("matrix"));
    parts.assumptions.set("pluggable", std::string("400zr"));
    parts.assumptions.set("transit", std::string(router ? "router" : "optical"));
    parts.assumptions.set("planes", static_cast<double>(whole(1, 3)));
    parts.assumptions.set("max_fill", whole(0, 1) == 0 ? 1.0 : 0.8);
    return made(std::move(parts));
}

oracle::Out outOf(const core::Failure &failure, const core::Scenario &scenario, const core::Sizing &sizing)
{
    oracle::Out out;
    const std::string &id = failure.ids.front();
    switch (failure.kind) {
    case core::FailureKind::Route:
    case core::FailureKind::Hut: // none of these networks names one
        out.routes = {id};
        break;
    case core::FailureKind::Srlg:
        for (const core::Route &route : scenario->routes)
            if (std::ranges::find(route.srlgs, id) != route.srlgs.end())
                out.routes.insert(route.id);
        break;
    case core::FailureKind::Cable:
        out.routeLeft[id] = 1 - 1.0 / static_cast<double>(sizing.route(id)->cables);
        break;
    case core::FailureKind::Router:
        out.siteLeft[id] = 1 - 1.0 / static_cast<double>(*sizing.site(id)->routers);
        break;
    case core::FailureKind::Plane:
        out.planesLeft = 1 - 1.0 / static_cast<double>(scenario->assumptions.count("planes"));
        break;
    case core::FailureKind::Site:
        out.sites = {id};
        break;
    case core::FailureKind::Dual:
        out.routes = {failure.ids.front(), failure.ids.back()};
        break;
    }
    return out;
}

} // namespace

class FailureStudyTest : public QObject {
    Q_OBJECT

private slots:
    void referenceFailures_data();
    void referenceFailures();
    void failuresAreWhatAllPathsSay();
    void aCutOfTheOnlyRouteTakesAll();
    void aDarkDetourCarriesNothing();
    void portsAndPairsToSurviveByHand();
    void planesRoundTheirChannelsApart();
    void aLongerDetourOutgrowsTheBuffer();
    void nothingAskedNothingLost();
    void partsWithoutAWayAreToldInEveryFailure();
    void everyNumberOfThreadsGivesTheSame();
    void aStudyCanBeStopped();
    void progressComesInOrder();
};

void FailureStudyTest::referenceFailures_data()
{
    QTest::addColumn<QString>("number");
    QTest::newRow("02") << QStringLiteral("02");
    QTest::newRow("03") << QStringLiteral("03");
}

void FailureStudyTest::referenceFailures()
{
    QFETCH(QString, number);
    const auto read = core::designFromJson(readData(QStringLiteral("design_%1.json").arg(number)), "design.json");
    QVERIFY(read);
    for (const json &wanted : json::parse(readData(QStringLiteral("failures_%1.json").arg(number)))) {
        const core::Scenario *scenario = read->design.scenarioNamed(wanted["scenario"].get<std::string>());
        QVERIFY(scenario != nullptr);
        const json got = json::parse(core::failuresToJson(*scenario, studied(*scenario)));
        QCOMPARE(got["scenario"].get<std::string>(), (*scenario)->name);
        std::vector<json> same;
        for (const json &failure : got["failures"])
            if (failure["kind"] == "route" || failure["kind"] == "site")
                same.push_back(failure);
        QCOMPARE(same.size(), wanted["failures"].size());
        for (std::size_t i = 0; i < same.size(); ++i) {
            for (const auto &[key, value] : wanted["failures"][i].items()) {
                const json &actual = same[i][key];
                const bool right = value.is_number() ? actual.is_number() && near(value.get<double>(), actual.get<double>()) : value == actual;
                QVERIFY2(right, (same[i]["ids"].dump() + " " + key + ": " + actual.dump() + ", not " + value.dump()).c_str());
            }
        }
    }
}

void FailureStudyTest::failuresAreWhatAllPathsSay()
{
    std::mt19937 random(20'261'201);
    std::size_t compared = 0, ambiguous = 0, cut = 0;
    for (int round = 0; round < 3'000; ++round) {
        const core::Scenario scenario = chance(random);
        const core::Sizing sizing = sizedOf(scenario);
        const auto resolved = core::resolve(scenario, core::Catalogue::shipped());
        const core::FailureStudy study(scenario, core::Catalogue::shipped(), *resolved, sizing);
        const oracle::Network network(scenario, sizing);
        std::vector<core::Failure> failures = core::singleFailures(scenario, *resolved, sizing);
        std::ranges::move(core::dualFailures(scenario, *resolved, sizing), std::back_inserter(failures));
        for (const core::Failure &failure : failures) {
            const core::FailureOutcome got = study.outcome(failure);
            const oracle::Answer want = network.after(outOf(failure, scenario, sizing));
            if (want.ambiguous) {
                ++ambiguous;
                continue;
            }
            ++compared;
            cut += want.cutOff.empty() ? 0 : 1;
            const bool right = near(got.keptFraction, want.keptFraction) && near(got.lostGbps, want.lostGbps, 1e-7) &&
                               std::abs(got.detourUs - want.detourUs) <= 1e-6 && got.cutOff == want.cutOff &&
                               got.worstLoad.has_value() == want.worstLoad.has_value() && (!got.worstLoad || near(*got.worstLoad, *want.worstLoad));
            if (right)
                continue;
            const auto shown = [](const std::optional<double> &load) { return load ? QString::number(*load, 'g', 12) : QStringLiteral("nothing lit"); };
            QFAIL(qPrintable(QStringLiteral("round %1, %2 %3: kept %4 not %5, worst %6 not %7, detour %8 not %9")
                                 .arg(round)
                                 .arg(QLatin1String(core::toWord(failure.kind)), QString::fromStdString(failure.ids.front()))
                                 .arg(got.keptFraction)
                                 .arg(want.keptFraction)
                                 .arg(shown(got.worstLoad), shown(want.worstLoad))
                                 .arg(got.detourUs)
                                 .arg(want.detourUs)));
        }
    }
    QVERIFY(compared > 30'000);
    QVERIFY(cut > 1'000);
    QVERIFY2(ambiguous * 50 < compared, qPrintable(QString::number(ambiguous)));
}

void FailureStudyTest::aCutOfTheOnlyRouteTakesAll()
{
    core::ScenarioParts parts = twoRoutes();
    parts.routes.pop_back();
    const auto outcomes = studied(made(std::move(parts)));
    const core::FailureOutcome &cut = of(outcomes, core::FailureKind::Route, "r");
    QCOMPARE(cut.keptFraction, 0.0);
    QCOMPARE(cut.lostGbps, 8'000.0);
    QCOMPARE(cut.cutOff, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(cut.worstRoute, std::string());
    QCOMPARE(cut.worstLoad, std::optional(0.0));
    QVERIFY(!cut.portsToSurvive); // ports do not make a way
    const core::FailureOutcome &site = of(outcomes, core::FailureKind::Site, "a");
    QCOMPARE(site.keptFraction, 0.0);
    QCOMPARE(site.portsToSurvive, std::optional<std::int64_t>(0)); // its traffic is lost with it
}

void FailureStudyTest::aDarkDetourCarriesNothing()
{
    const auto outcomes = studied(made(twoRoutes()));
    const core::FailureOutcome &cut = of(outcomes, core::FailureKind::Route, "r");
    QCOMPARE(cut.keptFraction, 0.0);
    QCOMPARE(cut.worstRoute, std::string("r2"));
    QCOMPARE(cut.worstLoad, std::optional<double>());
    QCOMPARE(cut.routesOver, std::vector<std::string>{"r2"});
    QVERIFY(cut.cutOff.empty());
    QVERIFY(near(cut.detourUs, 20 * 1.4682 / 0.299792458, 1e-9)); // 20 km more of g652d, group index 1.4682
    const core::FailureOutcome &idle = of(outcomes, core::FailureKind::Route, "r2");
    QCOMPARE(idle.keptFraction, 1.0);
    QCOMPARE(idle.worstRoute, std::string("r"));
    QCOMPARE(idle.worstLoad, std::optional(1.0)); // 10 channels of 800 Gb/s
    QCOMPARE(idle.portsToSurvive, std::optional<std::int64_t>(0));
}

void FailureStudyTest::portsAndPairsToSurviveByHand()
{
    // 8,000 Gb/s over a dark route: 10 channels of 800 Gb/s, 20 ports, one pair of 32 slots of 150 GHz.
    const auto cut = of(studied(made(twoRoutes())), core::FailureKind::Route, "r");
    QCOMPARE(cut.portsToSurvive, std::optional<std::int64_t>(20));
    QCOMPARE(cut.pairsToSurvive, std::optional<std::int64_t>(1));

    // Half filled after a failure: 20 channels. 40 of them would still be a pair more than 32.
    core::ScenarioParts parts = twoRoutes();
    parts.assumptions.set("failure_fill", 0.5);
    parts.demands.front().gbps = 16'000;
    const auto half = of(studied(made(std::move(parts))), core::FailureKind::Route, "r");
    QCOMPARE(half.portsToSurvive, std::optional<std::int64_t>(80));
    QCOMPARE(half.pairsToSurvive, std::optional<std::int64_t>(2));
}

void FailureStudyTest::planesRoundTheirChannelsApart()
{
    // Four planes: 4 × ⌈8,000 / (4 × 800)⌉ = 12 channels. Three of four planes are left of 9,600 Gb/s: 7,200 for 8,000.
    core::ScenarioParts parts = twoRoutes();
    parts.assumptions.set("planes", 4.0);
    const auto outcomes = studied(made(std::move(parts)));
    const core::FailureOutcome &plane = of(outcomes, core::FailureKind::Plane, "1");
    QCOMPARE(plane.failure.alike, std::int64_t{4});
    QVERIFY(near(plane.keptFraction, 0.9));
    QVERIFY(near(*plane.worstLoad, 8'000.0 / 7'200));
    // 8,000 / 0.75 in four planes: 4 × ⌈10,666.7 / 3,200⌉ = 16 channels, 4 more than there are.
    QCOMPARE(plane.portsToSurvive, std::optional<std::int64_t>(8));
    QCOMPARE(plane.pairsToSurvive, std::optional<std::int64_t>(0));
    const core::FailureOutcome &cut = of(outcomes, core::FailureKind::Route, "r");
    QCOMPARE(cut.portsToSurvive, std::optional<std::int64_t>(24));
    QCOMPARE(cut.pairsToSurvive, std::optional<std::int64_t>(4)); // a pair a plane
}

void FailureStudyTest::aLongerDetourOutgrowsTheBuffer()
{
    // 30 line ports share 32 GB: 1.0667 GB each hold 10.667 ms at 800 Gb/s, 5.333 ms one way, about 1,085 km.
    const auto flipped = [](double detourKm) {
        core::ScenarioParts parts = twoRoutes();
        parts.demands.front().gbps = 24'000;
        parts.routes.front().lengthKm = 1'000;
        parts.routes.back().lengthKm = detourKm;
        for (core::Site &site : parts.sites)
            site.router = "generic_deep_51t";
        const core::Scenario scenario = made(std::move(parts));
        if (sizedOf(scenario).site("a")->routers != 1 || sizedOf(scenario).site("a")->coherentPorts != 30)
            qFatal("another number of boxes or ports");
        return of(studied(scenario), core::FailureKind::Route, "r").buffersFlipped;
    };
    QCOMPARE(flipped(1'080), std::vector<std::string>());
    QCOMPARE(flipped(1'090), (std::vector<std::string>{"a", "b"}));
}

void FailureStudyTest::nothingAskedNothingLost()
{
    core::ScenarioParts parts = twoRoutes();
    parts.demands.clear();
    for (const core::FailureOutcome &outcome : studied(made(std::move(parts)))) {
        QCOMPARE(outcome.keptFraction, 1.0);
        QCOMPARE(outcome.lostGbps, 0.0);
        QCOMPARE(outcome.worstLoad, std::optional(0.0));
        QVERIFY(outcome.cutOff.empty());
    }
}

void FailureStudyTest::partsWithoutAWayAreToldInEveryFailure()
{
    core::ScenarioParts parts = twoRoutes();
    core::Site island = parts.sites.front();
    island.id = "i";
    parts.sites.push_back(island);
    core::Demand lost = parts.demands.front();
    lost.to = "i";
    lost.gbps = 2'000;
    parts.demands.push_back(lost);
    const auto idle = of(studied(made(std::move(parts))), core::FailureKind::Route, "r2");
    QCOMPARE(idle.cutOff, std::vector<std::string>{"i"});
    QVERIFY(near(idle.keptFraction, 0.8));
    QCOMPARE(idle.detourUs, 0.0);
}

void FailureStudyTest::everyNumberOfThreadsGivesTheSame()
{
    std::mt19937 random(4);
    for (int round = 0; round < 20; ++round) {
        const core::Scenario scenario = chance(random);
        for (const bool dual : {false, true}) {
            const std::string one = core::failuresToJson(scenario, studied(scenario, dual, 1));
            for (const unsigned threads : {0U, 2U, 7U})
                QCOMPARE(core::failuresToJson(scenario, studied(scenario, dual, threads)), one);
        }
    }
}

void FailureStudyTest::aStudyCanBeStopped()
{
    const core::Scenario scenario = made(twoRoutes());
    const core::Sizing sizing = sizedOf(scenario);
    std::stop_source source;
    source.request_stop();
    for (const unsigned threads : {1U, 3U}) {
        core::StudyOptions options;
        options.threads = threads;
        const auto stopped = core::studyFailures(scenario, core::Catalogue::shipped(), sizing, options, {}, source.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, core::ErrorCode::Cancelled);
    }
}

void FailureStudyTest::progressComesInOrder()
{
    const core::Scenario scenario = made(twoRoutes());
    const core::Sizing sizing = sizedOf(scenario);
    core::StudyOptions options;
    options.keep = false;
    options.threads = 2;
    std::vector<core::FailureOutcome> streamed;
    const auto empty = core::studyFailures(scenario, core::Catalogue::shipped(), sizing, options, [&](const core::StudyBatch &batch) {
        streamed.insert(streamed.end(), batch.outcomes.begin(), batch.outcomes.end());
        QCOMPARE(batch.done, streamed.size());
        QVERIFY(batch.done <= batch.all);
    });
    QVERIFY(empty && empty->empty());
    QCOMPARE(core::failuresToJson(scenario, streamed), core::failuresToJson(scenario, studied(scenario)));
}

QTEST_APPLESS_MAIN(FailureStudyTest)
#include "FailureStudyTest.moc"
