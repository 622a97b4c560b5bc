// Paths, cuts and structure of graphs against answers found by trying everything.
#include "GraphFixture.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <QTest>

namespace {

using brute::Case;
using brute::Indices;

constexpr int cases = 4000;

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
