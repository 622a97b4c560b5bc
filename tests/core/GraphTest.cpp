// Paths, cuts and structure of graphs against answers found by trying everything.
#include "GraphFixture.h"

#include "core/graph/CriticalRoutes.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/push_relabel_max_flow.hpp>

#include <QTest>

namespace {

using brute::Case;
using brute::Indices;

constexpr int cases = 2500;

core::GraphLink link(std::size_t a, std::size_t b, double us, const std::string &id)
{
    return {a, b, us, 1, id, {}};
}

/// What is asked and answered, for a failed comparison.
QString told(const Case &given)
{
    QString text = QString("%1 to %2:").arg(given.from).arg(given.to);
    for (const core::GraphLink &link : given.graph.links()) {
        text += QString(" %1(%2-%3 %4us %5").arg(QString::fromStdString(link.id)).arg(link.a).arg(link.b).arg(link.us).arg(link.routes);
        for (const std::size_t risk : link.risks)
            text += QString(" !%1").arg(risk);
        text += ")";
    }
    return text;
}

bool near(double x, double y)
{
    return std::abs(x - y) <= 1e-9 * std::max(1.0, std::abs(y));
}

/// The largest flow by Boost, a link as two pairs of arcs.
double flowOfBoost(const core::LinkGraph &graph, const std::vector<double> &gbps, std::size_t from, std::size_t to)
{
    using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
    using Edge = Traits::edge_descriptor;
    using Arcs =
        boost::property<boost::edge_capacity_t, double, boost::property<boost::edge_residual_capacity_t, double, boost::property<boost::edge_reverse_t, Edge>>>;
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property, Arcs> flow(graph.siteCount());
    const auto add = [&](std::size_t a, std::size_t b, double rate) {
        const Edge there = boost::add_edge(a, b, flow).first, back = boost::add_edge(b, a, flow).first;
        boost::put(boost::edge_capacity, flow, there, rate);
        boost::put(boost::edge_capacity, flow, back, 0);
        boost::put(boost::edge_reverse, flow, there, back);
        boost::put(boost::edge_reverse, flow, back, there);
    };
    for (std::size_t i = 0; i < gbps.size(); ++i) {
        add(graph.links()[i].a, graph.links()[i].b, gbps[i]);
        add(graph.links()[i].b, graph.links()[i].a, gbps[i]);
    }
    return boost::push_relabel_max_flow(flow, from, to);
}

/// Where a path changes blocks there is no way around the site, elsewhere there is one.
void verifyBlocks(const Case &given, const core::Structure &structure)
{
    for (const core::LinkPath &path : core::leastLatencyPaths(given.graph, given.from, given.to, 3, given.out)) {
        for (std::size_t i = 1; i < path.links.size(); ++i) {
            core::Outage without = given.out;
            without.sites.resize(given.graph.siteCount());
            without.sites[path.sites[i]] = true;
            const bool around = core::leastLatencyPath(given.graph, given.from, given.to, without).has_value();
            QCOMPARE(structure.block[path.links[i - 1]] == structure.block[path.links[i]], around);
        }
    }
}

bool samePaths(const std::vector<core::LinkPath> &got, std::span<const core::LinkPath> expected)
{
    return std::ranges::equal(got, expected,
                              [](const auto &x, const auto &y) { return x.links == y.links && x.sites == y.sites && std::abs(x.us - y.us) < 1e-9; });
}

} // namespace

class GraphTest : public QObject {
    Q_OBJECT

private slots:
    void latenciesAreThoseOfBoost()
    {
        using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, boost::property<boost::edge_weight_t, double>>;
        std::mt19937 random(1);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            Graph graph(given.graph.siteCount());
            for (std::size_t i = 0; i < given.graph.links().size(); ++i) {
                const core::GraphLink &link = given.graph.links()[i];
                if (given.out.hasLink(i) && given.out.hasSite(link.a) && given.out.hasSite(link.b))
                    boost::add_edge(link.a, link.b, link.us, graph);
            }
            std::vector<double> expected(given.graph.siteCount());
            boost::dijkstra_shortest_paths(graph, given.from, boost::distance_map(expected.data()).distance_inf(core::noWayUs));
            if (!given.out.hasSite(given.from))
                expected[given.from] = core::noWayUs;
            QCOMPARE(core::latenciesFrom(given.graph, given.from, given.out), expected);
        }
    }

    void theBestPathIsTheFirstOfAll()
    {
        std::mt19937 random(2);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            const std::vector<core::LinkPath> all = brute::allPaths(given);
            const auto best = core::leastLatencyPath(given.graph, given.from, given.to, given.out);
            QCOMPARE(best.has_value(), !all.empty());
            if (best)
                QVERIFY2(samePaths({*best}, std::span(all).first(1)), qPrintable(told(given)));
        }
    }

    void theBestPathsComeInOrder()
    {
        std::mt19937 random(3);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            const std::vector<core::LinkPath> all = brute::allPaths(given);
            for (const std::size_t k : {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{4}, std::size_t{9}, std::size_t{1000}}) {
                const auto paths = core::leastLatencyPaths(given.graph, given.from, given.to, k, given.out);
                QVERIFY2(samePaths(paths, std::span(all).first(std::min(k, all.size()))), qPrintable(told(given)));
            }
        }
    }

    void pathsWithinATolerance()
    {
        std::mt19937 random(5);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            const std::vector<core::LinkPath> all = brute::allPaths(given);
            for (const double toleranceUs : {0.0, 0.1, 0.6, 100.0}) {
                const auto inside =
                    std::ranges::count_if(all, [&](const core::LinkPath &path) { return path.us <= (all.front().us + toleranceUs) * (1 + 1e-9); });
                const std::size_t count = static_cast<std::size_t>(inside);
                for (const std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{1000}}) {
                    const core::PathSet set = core::pathsWithin(given.graph, given.from, given.to, toleranceUs, limit, given.out);
                    QCOMPARE(set.complete, count <= limit);
                    QVERIFY2(samePaths(set.paths, std::span(all).first(std::min(count, limit))), qPrintable(told(given)));
                }
            }
        }
    }

    /// A ladder of 40 rungs with two links each has 2⁴⁰ equal paths.
    void manyEqualPathsAreCutShort()
    {
        std::vector<std::string> sites;
        std::vector<core::GraphLink> links;
        for (std::size_t i = 0; i <= 40; ++i)
            sites.push_back(std::to_string(100 + i));
        for (std::size_t i = 0; i < 40; ++i) {
            links.push_back(link(i, i + 1, 1, std::to_string(100 + i) + "b"));
            links.push_back(link(i, i + 1, 1, std::to_string(100 + i) + "a"));
        }
        const core::PathSet set = core::pathsWithin(core::LinkGraph(sites, links), 0, 40, 0, 5);
        QVERIFY(!set.complete);
        QCOMPARE(set.paths.size(), 5);
        for (std::size_t i = 0; i < 40; ++i)
            QCOMPARE(set.paths[0].links[i], 2 * i + 1); // all a
        QCOMPARE(set.paths[1].links[39], 78);           // the last one b
        QCOMPARE(set.paths[4].links[37], 74);           // the third from the end b
    }

    void theMostDiversePair_data()
    {
        QTest::addColumn<bool>("risks");
        QTest::addColumn<bool>("sites");
        QTest::newRow("links") << false << false;
        QTest::newRow("risks") << true << false;
        QTest::newRow("sites") << false << true;
        QTest::newRow("risks and sites") << true << true;
    }

    void theMostDiversePair()
    {
        QFETCH(bool, risks);
        QFETCH(bool, sites);
        std::mt19937 random(6);
        int shared = 0, diverse = 0;
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            const auto expected = brute::bestPair(given, {risks, sites});
            const auto pair = core::disjointPair(given.graph, given.from, given.to, {risks, sites}, given.out);
            QCOMPARE(pair.has_value(), expected.has_value());
            if (!pair)
                continue;
            QVERIFY2(pair->exact, qPrintable(told(given)));
            QVERIFY2(samePaths({pair->first, pair->second}, std::array{expected->first, expected->second}), qPrintable(told(given)));
            QCOMPARE(pair->sharedLinks, expected->sharedLinks);
            QCOMPARE(pair->sharedRisks, expected->sharedRisks);
            QCOMPARE(pair->sharedSites, expected->sharedSites);
            QCOMPARE(pair->diverse(), expected->diverse());
            ++(pair->diverse() ? diverse : shared);
        }
        QVERIFY(shared > 100 && diverse > 100); // both kinds were met
    }

    void thePairOfASiteWithItselfIsNone()
    {
        QVERIFY(!core::disjointPair(core::LinkGraph({"a", "b"}, {link(0, 1, 5, "r")}), 0, 0, {}));
        QVERIFY(!core::disjointPair(core::LinkGraph({"a", "b"}, {}), 0, 1, {}));
        QVERIFY(!core::disjointPair(core::LinkGraph({"a", "b"}, {link(0, 1, 5, "r")}), 0, 1, {}, {{}, {true, false}}));
    }

    void theSmallestCutOfAll()
    {
        std::mt19937 random(7);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            const std::vector<double> gbps = brute::randomCapacities(given.graph.links().size(), random);
            const core::MinimumCut cut = core::minimumCut(given.graph, gbps, given.from, given.to, given.out);
            QVERIFY2(near(cut.gbps, brute::leastCut(given, gbps)), qPrintable(told(given)));
            QVERIFY(cut.sideOfFrom[given.from] && !cut.sideOfFrom[given.to]);
            core::Outage severed = given.out;
            severed.links.resize(gbps.size());
            double sum = 0;
            for (const std::size_t link : cut.links) {
                QVERIFY(given.out.hasLink(link));
                severed.links[link] = true;
                sum += gbps[link];
            }
            QVERIFY(near(cut.gbps, sum));
            QVERIFY(!core::leastLatencyPath(given.graph, given.from, given.to, severed));
        }
    }

    void theTreeHoldsTheCutsOfAllPairs()
    {
        std::mt19937 random(8);
        for (int run = 0; run < cases; ++run) {
            const core::LinkGraph graph = brute::randomCase(random).graph;
            const std::vector<double> gbps = brute::randomCapacities(graph.links().size(), random);
            const core::CutTree tree = core::cutTree(graph, gbps);
            for (std::size_t i = 0; i < graph.siteCount(); ++i) {
                for (std::size_t j = 0; j < graph.siteCount(); ++j)
                    QVERIFY(i == j ? std::isinf(tree.between(i, j)) : near(tree.between(i, j), core::minimumCut(graph, gbps, i, j).gbps));
            }
        }
    }

    /// On graphs too large to try every set of sites.
    void largeCutsAreThoseOfBoost()
    {
        std::mt19937 random(9);
        for (int run = 0; run < 20; ++run) {
            std::vector<core::GraphLink> links;
            std::vector<double> gbps;
            for (std::size_t i = 0; i < 120; ++i) {
                const std::size_t a = random() % 40;
                links.push_back(link(a, (a + 1 + random() % 39) % 40, 1, std::to_string(i)));
                gbps.push_back(static_cast<double>(random() % 50) * 400);
            }
            std::vector<std::string> sites;
            for (std::size_t i = 0; i < 40; ++i)
                sites.push_back(std::to_string(i));
            const core::LinkGraph graph(sites, links);
            for (std::size_t to = 1; to < 40; ++to)
                QCOMPARE(core::minimumCut(graph, gbps, 0, to).gbps, flowOfBoost(graph, gbps, 0, to));
        }
    }

    void parallelLinksAddUp()
    {
        std::vector<core::GraphLink> links;
        for (int i = 0; i < 11; ++i)
            links.push_back(link(0, 1, 5, "r" + std::to_string(i)));
        const core::MinimumCut cut = core::minimumCut(core::LinkGraph({"a", "b"}, links), std::vector<double>(11, 400), 0, 1);
        QCOMPARE(cut.gbps, 4400.0);
        QCOMPARE(cut.links.size(), 11);
        QCOMPARE(core::cutTree(core::LinkGraph({"a", "b"}, links), std::vector<double>(11, 400)).between(1, 0), 4400.0);
        QVERIFY(core::structureOf(core::LinkGraph({"a", "b"}, links)).bridges.empty());
    }

    void cutsWithoutCapacityLinksOrEnds()
    {
        const core::LinkGraph joined({"a", "b"}, {link(0, 1, 5, "r")}), bare({"a", "b"}, {});
        const std::vector<double> none, nothing{0}, some{400};
        QCOMPARE(core::minimumCut(bare, none, 0, 1).gbps, 0.0);
        QCOMPARE(core::cutTree(bare, none).between(0, 1), 0.0);
        QCOMPARE(core::minimumCut(joined, nothing, 0, 1).gbps, 0.0);
        QCOMPARE(core::minimumCut(joined, nothing, 0, 1).links, Indices{0});
        QCOMPARE(core::minimumCut(joined, some, 0, 1, {{}, {false, true}}).gbps, 0.0);
        QCOMPARE(core::minimumCut(joined, some, 0, 1, {{true}, {}}).gbps, 0.0);
        QVERIFY(std::isinf(core::minimumCut(joined, some, 1, 1).gbps));
        QVERIFY(core::cutTree(core::LinkGraph(), {}).parent.empty());
    }

    void partsBridgesAndArticulationsAreWhatRemovalShows()
    {
        std::mt19937 random(10);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            const core::Structure structure = core::structureOf(given.graph, given.out);
            const Indices part = brute::partsOf(given.graph, given.out);
            const std::size_t parts = brute::countOfParts(given.graph, given.out);
            QCOMPARE(structure.components, parts);
            std::size_t highest = 0;
            for (std::size_t i = 0; i < part.size(); ++i) {
                QCOMPARE(structure.component[i] == core::Structure::nowhere, part[i] == core::Structure::nowhere);
                if (part[i] == core::Structure::nowhere)
                    continue;
                QCOMPARE(structure.component[i], part[i] == i ? highest++ : structure.component[part[i]]); // numbered in order of the first site
            }
            Indices bridges, articulations;
            for (std::size_t i = 0; i < given.graph.links().size(); ++i) {
                core::Outage without = given.out;
                without.links.resize(given.graph.links().size());
                without.links[i] = true;
                if (given.out.hasLink(i) && brute::countOfParts(given.graph, without) > parts)
                    bridges.push_back(i);
            }
            for (std::size_t i = 0; i < given.graph.siteCount(); ++i) {
                core::Outage without = given.out;
                without.sites.resize(given.graph.siteCount());
                without.sites[i] = true;
                if (given.out.hasSite(i) && brute::countOfParts(given.graph, without) > parts)
                    articulations.push_back(i);
            }
            QCOMPARE(structure.bridges, bridges);
            QCOMPARE(structure.articulations, articulations);
            verifyBlocks(given, structure);
        }
    }

    void criticalRoutesAreWhatRemovalShows()
    {
        std::mt19937 random(11);
        for (int run = 0; run < cases / 4; ++run) {
            Case given = brute::randomCase(random);
            const core::LinkGraph &graph = given.graph;
            const std::vector<double> gbps = brute::randomCapacities(graph.links().size(), random), load = brute::randomCapacities(gbps.size(), random);
            std::vector<std::pair<std::size_t, std::size_t>> demands;
            for (std::size_t i = 0; i < graph.siteCount(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (random() % 2 == 0)
                        demands.emplace_back(i, j);
                }
            }
            const std::vector<core::CriticalRoute> routes = core::criticalRoutes(graph, gbps, demands, load);
            QCOMPARE(routes.size(), gbps.size());
            std::set<std::size_t> told;
            for (const core::CriticalRoute &route : routes) {
                told.insert(route.link);
                core::Outage out;
                out.links.resize(gbps.size());
                out.links[route.link] = true;
                QCOMPARE(route.bridge, brute::countOfParts(graph, out) > brute::countOfParts(graph, {}));
                QCOMPARE(route.loadGbps, load[route.link]);
                std::size_t cut = 0, used = 0;
                double fall = 0, fallOfPair = 0;
                for (const auto &[i, j] : demands) {
                    const double gone = brute::leastCut({graph, {}, i, j}, gbps) - brute::leastCut({graph, out, i, j}, gbps);
                    fall = std::max(fall, gone);
                    fallOfPair = i == route.from && j == route.to ? gone : fallOfPair;
                    cut += !brute::allPaths({graph, {}, i, j}).empty() && brute::allPaths({graph, out, i, j}).empty();
                }
                for (std::size_t i = 0; i < graph.siteCount(); ++i) {
                    for (std::size_t j = 0; j < i; ++j) {
                        const auto all = brute::allPaths({graph, {}, i, j});
                        used += !all.empty() && std::ranges::find(all.front().links, route.link) != all.front().links.end();
                    }
                }
                QVERIFY(std::abs(route.cutFallGbps - fall) < 1e-6 && std::abs(fallOfPair - fall) < 1e-6); // differences of up to 1e7
                QCOMPARE(route.pairsCut, cut);
                QCOMPARE(route.pairsUsing, used);
            }
            QCOMPARE(told.size(), gbps.size());
            for (std::size_t i = 1; i < routes.size(); ++i)
                QVERIFY(std::tuple(routes[i - 1].pairsCut, routes[i - 1].loadGbps) >= std::tuple(routes[i].pairsCut, routes[i].loadGbps));
        }
    }

    void stoppedThereIsNoRanking()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(core::criticalRoutes(core::LinkGraph({"a", "b"}, {link(0, 1, 5, "r")}), std::vector<double>{400}, {}, {}, stop.get_token()).empty());
    }

    void aPathWalkedBackIsTheSame()
    {
        std::mt19937 random(4);
        for (int run = 0; run < cases; ++run) {
            const Case given = brute::randomCase(random);
            auto there = core::leastLatencyPaths(given.graph, given.from, given.to, 5, given.out);
            const auto back = core::leastLatencyPaths(given.graph, given.to, given.from, 5, given.out);
            for (core::LinkPath &path : there) {
                std::ranges::reverse(path.links);
                std::ranges::reverse(path.sites);
            }
            QVERIFY(there == back);
        }
    }

    void twoParallelLinksAreTwoPaths()
    {
        const core::LinkGraph graph({"a", "b"}, {link(0, 1, 5, "r9"), link(1, 0, 5, "r2"), link(0, 1, 7, "r1")});
        const auto paths = core::leastLatencyPaths(graph, 0, 1, 9);
        QCOMPARE(paths.size(), 3);
        QCOMPARE(paths[0].links, Indices{1}); // equal latency: the lesser id
        QCOMPARE(paths[1].links, Indices{0});
        QCOMPARE(paths[2].links, Indices{2});
    }

    void fromASiteToItselfNoLinkIsNeeded()
    {
        const core::LinkGraph graph({"a", "b"}, {link(0, 1, 5, "r")});
        QCOMPARE(*core::leastLatencyPath(graph, 1, 1), (core::LinkPath{{}, {1}, 0}));
        QCOMPARE(core::leastLatencyPaths(graph, 1, 1, 3), (std::vector<core::LinkPath>{{{}, {1}, 0}}));
        QVERIFY(!core::leastLatencyPath(graph, 1, 1, {{}, {false, true}}));
    }

    void withoutLinksOrEndsThereIsNoWay()
    {
        const core::LinkGraph bare({"a", "b"}, {}), joined({"a", "b"}, {link(0, 1, 5, "r")});
        QVERIFY(!core::leastLatencyPath(bare, 0, 1));
        QVERIFY(core::leastLatencyPaths(bare, 0, 1, 4).empty());
        for (const core::Outage &out : {core::Outage{{true}, {}}, core::Outage{{}, {true, false}}, core::Outage{{}, {false, true}}}) {
            QVERIFY(!core::leastLatencyPath(joined, 0, 1, out));
            QVERIFY(core::leastLatencyPaths(joined, 0, 1, 4, out).empty());
        }
    }
};

QTEST_APPLESS_MAIN(GraphTest)
#include "GraphTest.moc"
