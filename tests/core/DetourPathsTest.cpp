// Paths before and after failures (core/graph/DetourPaths.h): exactly those that leastLatencyPath finds one by one.
#include "core/graph/DetourPaths.h"
#include "tests/bench/RandomMesh.h"
#include "tests/core/GraphFixture.h"

#include <QTest>

#include <random>

using core::LinkGraph;
using core::Outage;

namespace {

std::vector<core::DetourPaths::Pair> allPairs(const LinkGraph &graph)
{
    std::vector<core::DetourPaths::Pair> pairs;
    for (std::size_t i = 0; i < graph.siteCount(); ++i) {
        for (std::size_t j = 0; j < graph.siteCount(); ++j) {
            if (i != j)
                pairs.emplace_back(i, j);
        }
    }
    return pairs;
}

Outage randomOutage(const LinkGraph &graph, std::mt19937 &random)
{
    Outage out;
    if (random() % 4 != 0) {
        out.links.resize(graph.links().size());
        for (std::size_t lost = random() % 4; lost > 0 && !out.links.empty(); --lost)
            out.links[random() % out.links.size()] = true;
    }
    if (random() % 4 == 0) {
        out.sites.resize(graph.siteCount());
        for (std::size_t lost = random() % 3; lost > 0; --lost)
            out.sites[random() % out.sites.size()] = true;
    }
    return out;
}

/// All pairs, before and after; an empty text where all is well.
std::string check(const LinkGraph &graph, const core::DetourPaths &paths, const Outage &out)
{
    const auto pairs = allPairs(graph);
    const auto after = paths.pathsAfter(out, pairs);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto &[from, to] = pairs[i];
        const std::string name = std::to_string(from) + " to " + std::to_string(to);
        if (paths.pathOf(from, to) != core::leastLatencyPath(graph, from, to))
            return name + " before";
        if (after[i] != core::leastLatencyPath(graph, from, to, out))
            return name + " after";
    }
    return {};
}

/// Squares of equal links, with some parallel ones over two routes: as many ties as can be. Ids are in no order.
LinkGraph grid(std::size_t width, std::size_t height, std::mt19937 &random)
{
    std::vector<std::string> ids;
    std::vector<std::size_t> names(width * height * 3);
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = i;
    std::ranges::shuffle(names, random);
    std::vector<core::GraphLink> links;
    const auto join = [&](std::size_t a, std::size_t b) {
        core::GraphLink link;
        link.a = a;
        link.b = b;
        link.us = random() % 8 == 0 ? 0 : 0.1 * static_cast<double>(1 + random() % 2);
        link.routes = 1 + random() % 8 / 7;
        link.id = "r" + std::to_string(names[links.size()]);
        links.push_back(std::move(link));
    };
    for (std::size_t site = 0; site < width * height; ++site) {
        ids.push_back("s" + std::to_string(site * 37 % (width * height)));
        if (site % width != 0)
            join(site, site - 1);
        if (site >= width)
            join(site, site - width);
        if (random() % 6 == 0 && site > 0)
            join(site, site - 1);
    }
    return {std::move(ids), std::move(links)};
}

} // namespace

class DetourPathsTest : public QObject {
    Q_OBJECT

private slots:
    void smallGraphsMatchSinglePaths()
    {
        for (unsigned seed = 0; seed < 4000; ++seed) {
            std::mt19937 random(seed);
            const brute::Case made = brute::randomCase(random, 14);
            const core::DetourPaths paths(made.graph);
            const std::string wrong = check(made.graph, paths, seed % 2 == 0 ? made.out : randomOutage(made.graph, random));
            QVERIFY2(wrong.empty(), (wrong + " of seed " + std::to_string(seed)).c_str());
        }
    }

    void gridsOfTiesMatchSinglePaths()
    {
        for (unsigned seed = 0; seed < 60; ++seed) {
            std::mt19937 random(seed);
            const LinkGraph graph = grid(5, 4, random);
            const core::DetourPaths paths(graph);
            for (int loss = 0; loss < 4; ++loss) {
                const std::string wrong = check(graph, paths, randomOutage(graph, random));
                QVERIFY2(wrong.empty(), (wrong + " of seed " + std::to_string(seed)).c_str());
            }
        }
    }

    void aMeshMatchesSinglePaths()
    {
        std::mt19937 random(3);
        const LinkGraph graph = bench::randomMesh(30, 60);
        const core::DetourPaths paths(graph);
        for (int loss = 0; loss < 12; ++loss) {
            const std::string wrong = check(graph, paths, randomOutage(graph, random));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void hubsOfManySitesMatchSinglePaths()
    {
        std::mt19937 random(5);
        const LinkGraph graph = brute::hubs(3, 80);
        const core::DetourPaths paths(graph);
        const std::string wrong = check(graph, paths, randomOutage(graph, random));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// Two ways of 1 us and 1 us + 2e-9: the pair itself takes the shorter one, but from 10 us away they are equal, and the one of
    /// the lesser id is taken. No tree can hold both.
    void nearTiesDependOnTheWholePath()
    {
        std::vector<core::GraphLink> links(3);
        links[0].a = 0, links[0].b = 1, links[0].us = 1, links[0].id = "y";
        links[1].a = 0, links[1].b = 1, links[1].us = 1 + 2e-9, links[1].id = "x";
        links[2].a = 1, links[2].b = 2, links[2].us = 10, links[2].id = "z";
        const LinkGraph graph({"a", "b", "c"}, std::move(links));
        const core::DetourPaths paths(graph);
        QCOMPARE(paths.pathOf(0, 1)->links, (std::vector<std::size_t>{0}));
        QCOMPARE(paths.pathOf(0, 2)->links, (std::vector<std::size_t>{1, 2}));
        Outage out;
        out.links = {false, true, false};
        const std::vector<core::DetourPaths::Pair> pairs{{2, 0}};
        QCOMPARE(paths.pathsAfter(out, pairs)[0]->links, (std::vector<std::size_t>{2, 0}));
    }

    void noWayAndNoSitesAreFine()
    {
        const LinkGraph none({}, {}), two({"a", "b"}, {});
        QVERIFY(core::DetourPaths(none).pathsAfter({}, {}).empty());
        const core::DetourPaths paths(two);
        QVERIFY(!paths.pathOf(0, 1));
        const std::vector<core::DetourPaths::Pair> pairs{{0, 1}};
        QVERIFY(!paths.pathsAfter({}, pairs)[0]);
    }
};

QTEST_APPLESS_MAIN(DetourPathsTest)
#include "DetourPathsTest.moc"
