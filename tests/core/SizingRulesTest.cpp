// Properties and hand-worked cases of the sizing rules (DESIGN.md section 4).
#include "core/buffers/Latency.h"
#include "core/graph/RouteGraph.h"
#include "core/optics/Allowed.h"
#include "core/sizing/LineSystem.h"
#include "core/sizing/Resolved.h"
#include "core/sizing/Routers.h"
#include "core/sizing/Rules.h"
#include "core/sizing/Sizing.h"
#include "core/traffic/Ring.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace {

core::Site campus(const std::string &id)
{
    core::Site site;
    site.id = id;
    site.powerMw = 100;
    site.accelerator = "nv_h100_dgx";
    return site;
}

core::Site hub(const std::string &id)
{
    core::Site site;
    site.id = id;
    site.kind = core::SiteKind::Hub;
    return site;
}

core::Route route(const std::string &id, const std::string &a, const std::string &b, double lengthKm)
{
    core::Route made;
    made.id = id;
    made.a = a;
    made.b = b;
    made.lengthKm = lengthKm;
    return made;
}

core::ScenarioParts parts(std::vector<core::Site> sites, std::vector<core::Route> routes)
{
    core::ScenarioParts made;
    made.id = "s";
    made.name = "S";
    made.sites = std::move(sites);
    made.routes = std::move(routes);
    return made;
}

core::Sizing sized(const core::ScenarioParts &of)
{
    auto scenario = core::Scenario::make(of);
    if (!scenario)
        qFatal("%s", core::inEnglish(scenario.error()).c_str());
    auto result = core::size(*scenario, core::Catalogue::shipped());
    if (!result)
        qFatal("%s", core::inEnglish(result.error()).c_str());
    return *std::move(result);
}

std::vector<std::string> pathOf(const core::ScenarioParts &of, const std::string &from, const std::string &to)
{
    const core::Scenario scenario = *core::Scenario::make(of);
    const core::Resolved resolved = *core::resolve(scenario, core::Catalogue::shipped());
    const core::RouteGraph graph(resolved);
    std::vector<std::string> ids;
    if (const auto path = graph.shortestPath(*scenario.siteIndex(from), *scenario.siteIndex(to))) {
        for (const std::size_t index : path->routes)
            ids.push_back(resolved.routes[index].route->id);
    }
    return ids;
}

bool hasFinding(const core::Sizing &sizing, const std::string &code)
{
    return std::ranges::any_of(sizing.findings, [&](const core::Finding &finding) { return finding.code == code; });
}

using Ids = std::vector<std::string>;

} // namespace

class SizingRulesTest : public QObject {
    Q_OBJECT

private slots:
    // Paths

    void theShorterPathWins()
    {
        QCOMPARE(
            pathOf(parts({hub("a"), hub("b"), hub("c")}, {route("direct", "a", "b", 300), route("x", "a", "c", 100), route("y", "c", "b", 100)}), "a", "b"),
            (Ids{"x", "y"}));
    }

    void equalLatenciesGoByFewerRoutes()
    {
        QCOMPARE(
            pathOf(parts({hub("a"), hub("b"), hub("c")}, {route("x", "a", "c", 100), route("y", "c", "b", 100), route("z_direct", "a", "b", 200)}), "a", "b"),
            (Ids{"z_direct"}));
    }

    void thenByRouteIdsFromTheLesserEnd()
    {
        const core::ScenarioParts diamond = parts({hub("a"), hub("b"), hub("m"), hub("n")},
                                                  {route("r4", "a", "m", 50), route("r1", "m", "b", 50), route("r2", "a", "n", 50), route("r3", "n", "b", 50)});
        QCOMPARE(pathOf(diamond, "a", "b"), (Ids{"r2", "r3"}));
        QCOMPARE(pathOf(diamond, "b", "a"), (Ids{"r3", "r2"})); // the same path, walked back
    }

    void parallelRoutesGoByIdWhenEqual()
    {
        QCOMPARE(pathOf(parts({hub("a"), hub("b")}, {route("r9", "a", "b", 70), route("r2", "a", "b", 70)}), "a", "b"), (Ids{"r2"}));
    }

    void shortestPathsAgreeWithTryingAll()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 40; ++round) {
            std::vector<core::Site> sites;
            for (int i = 0; i < 7; ++i)
                sites.push_back(hub(std::string(1, static_cast<char>('a' + i))));
            std::vector<core::Route> routes;
            for (int i = 0; i < 12; ++i) {
                const int a = static_cast<int>(random() % 7), b = static_cast<int>(random() % 7);
                if (a != b)
                    routes.push_back(route("r" + std::to_string(i), sites[static_cast<std::size_t>(a)].id, sites[static_cast<std::size_t>(b)].id,
                                           static_cast<double>(10 + random() % 5 * 10)));
            }
            const core::ScenarioParts made = parts(sites, routes);
            // The oracle walks every loopless path and compares length, then number of routes, then ids.
            std::tuple<double, std::size_t, Ids> best{1e18, 0, {}};
            Ids now;
            std::vector<std::string> visited{"a"};
            const std::function<void(const std::string &, double)> walk = [&](const std::string &at, double km) {
                if (at == "g") {
                    best = std::min(best, {km, now.size(), now});
                    return;
                }
                for (const core::Route &next : routes) {
                    const std::string other = next.a == at ? next.b : next.b == at ? next.a : "";
                    if (other.empty() || std::ranges::find(visited, other) != visited.end())
                        continue;
                    visited.push_back(other);
                    now.push_back(next.id);
                    walk(other, km + *next.lengthKm);
                    now.pop_back();
                    visited.pop_back();
                }
            };
            walk("a", 0);
            QCOMPARE(pathOf(made, "a", "g"), std::get<2>(best));
        }
    }

    // Rings

    void theRingStartsAtTheLeastIdAndTurnsTowardsTheLesser()
    {
        // A square c-a-b-d with sides 1 and diagonals 3: the cycle is a b d c, starting at a with b before c.
        const std::vector<std::string> ids{"d", "c", "b", "a"};
        const std::vector<std::vector<double>> us{{0, 1, 1, 3}, {1, 0, 3, 1}, {1, 3, 0, 1}, {3, 1, 1, 0}};
        const core::Ring ring = core::shortestRing(ids, us);
        Ids order;
        for (const std::size_t place : ring.order)
            order.push_back(ids[place]);
        QCOMPARE(order, (Ids{"a", "b", "d", "c"}));
        QVERIFY(ring.exact);
    }

    void theRingIsTheShortestOfAll()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 10; ++round) {
            constexpr std::size_t n = 7;
            std::vector<std::string> ids;
            std::vector<std::vector<double>> us(n, std::vector<double>(n, 0));
            for (std::size_t i = 0; i < n; ++i) {
                ids.push_back(std::string(1, static_cast<char>('a' + i)));
                for (std::size_t j = 0; j < i; ++j)
                    us[i][j] = us[j][i] = 1 + static_cast<double>(random() % 1000);
            }
            const auto lengthOf = [&](const std::vector<std::size_t> &order) {
                double sum = 0;
                for (std::size_t i = 0; i < n; ++i)
                    sum += us[order[i]][order[(i + 1) % n]];
                return sum;
            };
            std::vector<std::size_t> order{0, 1, 2, 3, 4, 5, 6};
            double best = 1e18;
            do
                best = std::min(best, lengthOf(order));
            while (std::next_permutation(order.begin() + 1, order.end()));
            QCOMPARE(lengthOf(core::shortestRing(ids, us).order), best);
        }
    }

    void manyCampusesMakeAWholeRing()
    {
        constexpr std::size_t n = 40;
        std::vector<std::string> ids;
        std::vector<std::vector<double>> us(n, std::vector<double>(n, 0));
        for (std::size_t i = 0; i < n; ++i) {
            ids.push_back("s" + std::to_string(100 + i));
            for (std::size_t j = 0; j < n; ++j)
                us[i][j] = std::fabs(static_cast<double>(i) - static_cast<double>(j));
        }
        const core::Ring ring = core::shortestRing(ids, us);
        QVERIFY(!ring.exact);
        std::vector<std::size_t> sorted = ring.order;
        std::ranges::sort(sorted);
        for (std::size_t i = 0; i < n; ++i)
            QCOMPARE(sorted[i], i);
        QCOMPARE(ring.order.front(), 0U);
        QVERIFY(ring.order[1] < ring.order.back());
    }

    // Pairs, routers

    void pairsFillTheBandWidestFirst()
    {
        core::PluggableRow narrow, wide, none;
        narrow.channelSpacingGhz = 75;
        wide.channelSpacingGhz = 300;
        QCOMPARE(core::pairsOfPlane({{&narrow, 64}}, 4800), 1);
        QCOMPARE(core::pairsOfPlane({{&narrow, 65}}, 4800), 2);
        QCOMPARE(core::pairsOfPlane({{&wide, 16}}, 4800), 1);
        QCOMPARE(core::pairsOfPlane({{&narrow, 4}, {&wide, 15}}, 4800), 1); // 15 × 300 + 4 × 75 = 4,800 GHz
        QCOMPARE(core::pairsOfPlane({{&narrow, 5}, {&wide, 15}}, 4800), 2);
        QCOMPARE(core::pairsOfPlane({{&narrow, 64 + 8}, {&wide, 14 + 16}}, 4800), 3); // 600 GHz left beside 14 wide ones hold 8 narrow
        QCOMPARE(core::pairsOfPlane({{&none, 7}}, 4800), 7);
        QCOMPARE(core::pairsOfPlane({{&wide, 3}}, 200), 3); // wider than the band
    }

    void pairsAgreeWithPlacingOneByOne()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 200; ++round) {
            core::PluggableRow rows[3];
            rows[0].channelSpacingGhz = 300;
            rows[1].channelSpacingGhz = 150;
            rows[2].channelSpacingGhz = 75;
            const std::int64_t counts[3] = {static_cast<std::int64_t>(random() % 60), static_cast<std::int64_t>(random() % 90),
                                            static_cast<std::int64_t>(random() % 200)};
            std::vector<double> bins; // first fit, one channel at a time
            for (int kind = 0; kind < 3; ++kind) {
                for (std::int64_t i = 0; i < counts[kind]; ++i) {
                    const double slot = *rows[kind].channelSpacingGhz;
                    auto bin = std::ranges::find_if(bins, [&](double left) { return left >= slot; });
                    if (bin == bins.end())
                        bin = bins.insert(bins.end(), 6000);
                    *bin -= slot;
                }
            }
            QCOMPARE(core::pairsOfPlane({{&rows[2], counts[2]}, {&rows[0], counts[0]}, {&rows[1], counts[1]}}, 6000), static_cast<std::int64_t>(bins.size()));
        }
    }

    void routersAreTheFewestThatHoldTheShare()
    {
        const core::RouterRow &box = *core::Catalogue::shipped().router("generic_deep_51t");
        for (std::int64_t ports = 1; ports < 400; ports += 7) {
            const std::vector<core::PortGroup> groups{{ports, 400, true}, {ports / 2, 800, false}};
            const auto found = core::routersOf(box, groups, 1, 0, 0);
            QVERIFY(found);
            std::int64_t least = 1;
            while ((ports + least - 1) / least + (ports / 2 + least - 1) / least > 64)
                ++least;
            QCOMPARE(found->routers, least);
        }
    }

    void throughputLimitsRoutersToo()
    {
        core::RouterRow box = *core::Catalogue::shipped().router("generic_deep_51t");
        box.throughputTbps = 25.6; // half of its cages at 800G
        QCOMPARE(core::routersOf(box, {{64, 800, true}}, 1, 0, 0)->routers, 2);
    }

    void aBoxWithoutCoherentCagesHoldsNone()
    {
        const core::RouterRow &box = *core::Catalogue::shipped().router("nvidia_sn6810_cpo");
        QVERIFY(!core::routersOf(box, {{2, 800, true}}, 1, 0, 0));
        QVERIFY(core::routersOf(box, {{2, 800, false}}, 1, 0, 0));
        QCOMPARE(core::routersOf(box, {}, 1, 3, 0)->routers, 0);
    }

    void formFactors()
    {
        QVERIFY(core::formFactorFits("QSFP-DD, OSFP", "OSFP or QSFP-DD800"));
        QVERIFY(core::formFactorFits("QSFP-DD", "QSFP-DD800"));
        QVERIFY(!core::formFactorFits("QSFP-DD800", "QSFP-DD"));
        QVERIFY(!core::formFactorFits("OSFP1600", "OSFP"));
        QVERIFY(core::formFactorFits("OSFP", "OSFP / OSFP1600"));
        QVERIFY(!core::formFactorFits("OSFP", "CPO"));
    }

    // Light

    void longLightIsRegeneratedAtTheFewestSites()
    {
        // 3 × 500 km: 1,000 km leave no margin, so both hubs regenerate.
        core::ScenarioParts line =
            parts({campus("a"), hub("m"), hub("n"), campus("z")}, {route("r1", "a", "m", 500), route("r2", "m", "n", 500), route("r3", "n", "z", 500)});
        core::Sizing result = sized(line);
        QCOMPARE(result.segments.size(), 3U);
        const std::int64_t channels = result.segments.front().channels;
        QCOMPARE(result.totals.coherentPorts, 6 * channels);
        QCOMPARE(result.totals.regeneratorPorts, 4 * channels);
        QCOMPARE(result.site("m")->regeneratorPorts, 2 * channels);
        QCOMPARE(result.site("m")->clientPorts, 0);

        // 100 + 500 + 500: regenerating at m alone leaves 1,000 km, at n alone 600 and 500 km.
        line.routes[0].lengthKm = 100;
        result = sized(line);
        QCOMPARE(result.segments.size(), 2U);
        QCOMPARE(result.site("n")->regeneratorPorts, 2 * result.segments.front().channels);
        QVERIFY(!hasFinding(result, "light_fails"));
    }

    void lightThatCannotReachIsAnError()
    {
        const core::Sizing result = sized(parts({campus("a"), campus("b")}, {route("r", "a", "b", 1200)}));
        QVERIFY(hasFinding(result, "light_fails"));
        QVERIFY(!result.route("r")->closes);
        QVERIFY(result.totals.coherentPorts > 0); // sized all the same
    }

    void autoTakesWhatCostsLeastAndCloses()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        pair.assumptions.set("pluggable", std::string("auto"));
        const core::Sizing chosen = sized(pair);
        QVERIFY(!hasFinding(chosen, "light_fails"));
        QVERIFY(!hasFinding(chosen, "optic_not_allowed"));
        const std::string id = chosen.route("r")->pluggableId;
        QVERIFY2(core::Catalogue::shipped().pluggable(id)->year.value_or(0) <= 2026, id.c_str());
        for (const core::PluggableRow &row : core::Catalogue::shipped().pluggables()) { // no allowed one that closes has a lower bill over its lives
            core::ScenarioParts fixed = pair;
            fixed.assumptions.set("pluggable", row.id);
            const core::Sizing other = sized(fixed);
            if (row.year.value_or(9999) > 2026 || !other.route("r")->closes || hasFinding(other, "optic_not_allowed"))
                continue;
            const auto yearly = [](const core::Sizing &of) {
                double usd = 0;
                for (const core::BillLine &line : of.bill)
                    usd += std::string(line.role) == "Client optics" ? 0 : line.extendedUsd().value_or(0) / (line.fibre ? 20 : 5);
                return usd;
            };
            QVERIFY2(yearly(chosen) <= yearly(other) * 1.005, (id + " against " + row.id).c_str());
        }
    }

    void opticsOfLaterYearsAndOtherCagesAreNotAllowed()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        pair.assumptions.set("pluggable", std::string("1600zr"));
        QVERIFY(hasFinding(sized(pair), "optic_not_allowed"));
    }

    // Properties

    void portsGrowAsTaperShrinks()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        std::int64_t before = std::numeric_limits<std::int64_t>::max();
        for (double taper = 1; taper < 40; taper *= 1.3) {
            pair.assumptions.set("taper", taper);
            const std::int64_t ports = sized(pair).totals.coherentPorts;
            QVERIFY(ports <= before);
            before = ports;
        }
    }

    void latencyGrowsWithLength()
    {
        double before = 0;
        for (double km = 1; km < 1000; km *= 1.5) {
            const double us = *sized(parts({campus("a"), campus("b")}, {route("r", "a", "b", km)})).route("r")->rttUs;
            QVERIFY(us > before);
            before = us;
        }
    }

    void equalSitesAreInterchangeable()
    {
        const core::Sizing one =
            sized(parts({campus("a"), campus("b"), campus("c")}, {route("x", "a", "b", 90), route("y", "b", "c", 90), route("z", "c", "a", 90)}));
        const core::Sizing two =
            sized(parts({campus("c"), campus("b"), campus("a")}, {route("z", "c", "a", 90), route("y", "b", "c", 90), route("x", "a", "b", 90)}));
        QCOMPARE(one.totals.coherentPorts, two.totals.coherentPorts);
        for (const char *id : {"a", "b", "c"})
            QCOMPARE(one.site(id)->coherentPorts, two.site("a")->coherentPorts);
    }

    void hundredKilometresHold98MegabytesPer800gPort()
    {
        // 100 km of G.652.D, round trip of glass alone: 0.979 ms × 800 Gb/s / 8 = 98 MB (catalogue README, sanity values).
        const double bytes = 2 * core::fibreLatencyUs(100, 1.4682) * 800e3 / 8;
        QVERIFY(std::fabs(bytes / 1e6 - 97.95) < 0.01);
        const core::Sizing result = sized(parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)}));
        QVERIFY(*result.route("r")->bdpBytes > bytes);
        QVERIFY(*result.route("r")->bdpBytes < bytes * 1.1);
    }

    void anEmptyScenarioHasNothingAndNoFindings()
    {
        const core::Sizing result = sized(parts({}, {}));
        QCOMPARE(result.totals.coherentPorts, 0);
        QVERIFY(result.findings.empty());
    }

    void aCampusWithoutRouteSaysSo()
    {
        const core::Sizing result = sized(parts({campus("a"), campus("b")}, {}));
        QVERIFY(hasFinding(result, "no_path"));
        QCOMPARE(result.totals.coherentPorts, 0);
        QVERIFY(result.totals.interSiteGbps > 0);
    }

    void unknownCatalogueIdsNameTheObjectAndTheTable()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        pair.sites[1].name = "South";
        pair.sites[1].router = "no_such_box";
        const auto result = core::size(*core::Scenario::make(pair), core::Catalogue::shipped());
        QVERIFY(!result);
        const std::string text = core::inEnglish(result.error());
        QVERIFY2(text.find("South") != std::string::npos && text.find("no_such_box") != std::string::npos && text.find("routers") != std::string::npos,
                 text.c_str());
    }

    // Findings and mends

    void missingPairsAreMendedByMoreBandOrMorePairs()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        pair.routes[0].fibrePairsAvailable = sized(pair).route("r")->fibrePairs - 1;
        const core::Scenario scenario = *core::Scenario::make(pair);
        const core::Sizing result = sized(pair);
        const auto finding = std::ranges::find(result.findings, std::string("pairs_missing"), &core::Finding::code);
        QVERIFY(finding != result.findings.end());
        QCOMPARE(finding->severity, core::Severity::Error);
        const std::vector<core::Mend> mends = core::mendsOf(*finding, scenario, core::Catalogue::shipped());
        QVERIFY(mends.size() >= 2);
        for (const core::Mend &mend : mends) {
            const auto after = core::size(mend.result, core::Catalogue::shipped());
            QVERIFY(after && !hasFinding(*after, "pairs_missing"));
        }
    }

    void acceptedFindingsKeepTheirReason()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        pair.accepted.push_back({"one_cable", "a", "second entrance is planned", {}});
        const core::Sizing result = sized(pair);
        int accepted = 0;
        for (const core::Finding &finding : result.findings)
            accepted += finding.accepted ? 1 : 0;
        QCOMPARE(accepted, 1);
    }

    void tooManyCampusesForAllToAllAreRefusedAtOnce()
    {
        std::vector<core::Site> sites;
        for (int i = 0; i < 2000; ++i)
            sites.push_back(campus("s" + std::to_string(i)));
        const auto result = core::size(*core::Scenario::make(parts(std::move(sites), {})), core::Catalogue::shipped());
        QVERIFY(!result);
        QCOMPARE(result.error().code, core::ErrorCode::TooLarge);
    }

    void hugeNumbersStayNumbers()
    {
        core::ScenarioParts pair = parts({campus("a"), campus("b")}, {route("r", "a", "b", 100)});
        pair.sites[0].acceleratorCount = 100'000'000;
        pair.sites[1].acceleratorCount = 100'000'000;
        pair.assumptions.set("taper", 1.0);
        pair.assumptions.set("max_fill", 0.01);
        pair.demands.push_back({"a", "b", 1e12, core::DemandClass::Training, {}});
        const core::Sizing result = sized(pair);
        QVERIFY(std::isfinite(result.totals.interSiteGbps));
        QVERIFY(result.totals.coherentPorts > 0);
        QVERIFY(result.totals.routers.value_or(0) > 0);
    }
};

QTEST_APPLESS_MAIN(SizingRulesTest)
#include "SizingRulesTest.moc"
