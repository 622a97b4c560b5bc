// All-pairs latencies and detours (core/graph/ShortestTrees.h) against a plain Dijkstra from every site with the links out.
#include "core/graph/ShortestTrees.h"

#include "core/graph/ChainDetours.h"
#include "tests/core/GraphFixture.h"
#include "tests/core/KdlFixture.h"

#include <QTest>

#include <random>

using core::DetourSummary;
using core::LinkGraph;
using core::Outage;

namespace {

using Rows = std::vector<std::vector<double>>;

Rows allRows(const LinkGraph &graph, const Outage &out = {})
{
    Rows rows;
    for (std::size_t site = 0; site < graph.siteCount(); ++site)
        rows.push_back(core::latenciesFrom(graph, site, out));
    return rows;
}

Outage without(const LinkGraph &graph, std::initializer_list<std::size_t> links)
{
    Outage out;
    out.links.resize(graph.links().size());
    for (const std::size_t link : links)
        out.links[link] = true;
    return out;
}

Outage withoutSite(const LinkGraph &graph, std::size_t site)
{
    Outage out;
    out.sites.resize(graph.siteCount());
    out.sites[site] = true;
    return out;
}

/// What is to be expected, pair by pair. Of detours that differ by rounding alone the first one is named.
DetourSummary expected(const LinkGraph &graph, const Rows &before, const Outage &out)
{
    DetourSummary summary;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!out.hasSite(i))
            continue;
        const std::vector<double> after = core::latenciesFrom(graph, i, out);
        for (std::size_t j = i + 1; j < before.size(); ++j) {
            if (!out.hasSite(j) || before[i][j] == core::noWayUs)
                continue;
            if (after[j] == core::noWayUs) {
                ++summary.pairsCut;
                continue;
            }
            const double detour = after[j] - before[i][j];
            if (detour <= 1e-9 * before[i][j])
                continue;
            ++summary.pairsLonger;
            summary.summedDetourUs += detour;
            if (detour > summary.longestDetourUs + 1e-11 * after[j]) {
                summary.longestDetourUs = detour;
                summary.from = i;
                summary.to = j;
            }
        }
    }
    return summary;
}

bool near(double x, double y)
{
    return std::abs(x - y) <= 1e-9 * std::max(x, y) + 1e-9;
}

/// @param samePair  false where lengths are no multiples of a common one: equal detours differ by rounding then.
bool same(const DetourSummary &got, const DetourSummary &want, bool samePair = true)
{
    return got.pairsLonger == want.pairsLonger && got.pairsCut == want.pairsCut && near(got.longestDetourUs, want.longestDetourUs) &&
           near(got.summedDetourUs, want.summedDetourUs) && (!samePair || (got.from == want.from && got.to == want.to));
}

/// 1 to 9 sites with whole-numbered lengths: chains with trees, rings, trees, loose parts, dense ones; parallel links, length 0.
LinkGraph smallGraph(std::mt19937 &random)
{
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    const std::size_t sites = 1 + below(9), kind = below(5), lengths = 1 + below(6), shortest = below(4) == 0 ? 0 : 1;
    const std::size_t counts[]{sites - 1, sites, sites + below(4), below(5), below(3 * sites)};
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < sites; ++i)
        ids.push_back("s" + std::to_string(i));
    std::vector<core::GraphLink> links;
    for (std::size_t i = 0; i < counts[kind] && sites > 1; ++i) {
        core::GraphLink link;
        const bool treeLink = (kind == 0 || kind == 2) && i + 1 < sites, ringLink = kind == 1;
        link.a = treeLink ? i + 1 : ringLink ? i : below(sites);
        link.b = treeLink ? below(i + 1) : ringLink ? (i + 1) % sites : (link.a + 1 + below(sites - 1)) % sites;
        link.us = static_cast<double>(shortest + below(lengths));
        link.id = "l" + std::to_string(i);
        links.push_back(std::move(link));
    }
    return {std::move(ids), std::move(links)};
}

/// One or more rings of many sites that meet in one, with a tree at every third: chains are long, and longer than their detours.
LinkGraph rings(std::size_t count, std::size_t length)
{
    std::vector<std::string> ids{"s0"};
    std::vector<core::GraphLink> links;
    const auto join = [&](std::size_t a, std::size_t b, double us) {
        core::GraphLink link;
        link.a = a;
        link.b = b;
        link.us = us;
        link.id = "l" + std::to_string(links.size());
        links.push_back(std::move(link));
    };
    const auto add = [&] {
        ids.push_back("s" + std::to_string(ids.size()));
        return ids.size() - 1;
    };
    for (std::size_t ring = 0; ring < count; ++ring) {
        std::size_t last = 0;
        for (std::size_t i = 1; i < length; ++i) {
            const std::size_t next = add();
            join(last, next, static_cast<double>(1 + i % 4));
            if (i % 3 == 0)
                join(next, add(), 2);
            last = next;
        }
        join(last, 0, 3);
    }
    return {std::move(ids), std::move(links)};
}

/// Every answer for a graph; an empty text where all is well.
std::string check(const LinkGraph &graph, bool samePair, unsigned threads, bool dual = true)
{
    const Rows before = allRows(graph);
    const core::AllPairs pairs(graph);
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t j = 0; j < before.size(); ++j) {
            if ((pairs.us(i, j) != before[i][j] && !near(pairs.us(i, j), before[i][j])) || pairs.us(i, j) != pairs.us(j, i))
                return "pair " + std::to_string(i) + " " + std::to_string(j);
        }
    }
    const std::size_t links = graph.links().size();
    const auto ofLinks = core::singleLinkDetours(graph);
    const auto ofSites = core::singleSiteDetours(graph);
    if (ofLinks.size() != links || ofSites.size() != before.size())
        return "size";
    for (std::size_t i = 0; i < links; ++i) {
        if (!same(ofLinks[i], expected(graph, before, without(graph, {i})), samePair))
            return "link " + std::to_string(i);
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!same(ofSites[i], expected(graph, before, withoutSite(graph, i)), samePair))
            return "site " + std::to_string(i);
    }
    if (!dual)
        return {};
    std::size_t rows = 0;
    std::string wrong;
    const auto row = [&](std::size_t first, std::size_t second, std::span<const DetourSummary> summaries) {
        if (first != rows++ || second != first + 1 || summaries.size() != links - second)
            wrong = "row " + std::to_string(first);
        for (std::size_t i = 0; i < summaries.size() && wrong.empty(); ++i) {
            if (!same(summaries[i], expected(graph, before, without(graph, {first, second + i})), samePair))
                wrong = "links " + std::to_string(first) + " " + std::to_string(second + i);
        }
    };
    if (!core::dualLinkDetours(graph, row, {}, threads) || (links > 1 && rows != links - 1))
        return "rows";
    return wrong;
}

} // namespace

class ShortestTreesTest : public QObject {
    Q_OBJECT

private slots:
    void smallGraphsMatchPlainSearches()
    {
        for (unsigned seed = 0; seed < 1200; ++seed) {
            std::mt19937 random(seed);
            const std::string wrong = check(smallGraph(random), true, 1 + seed % 2);
            QVERIFY2(wrong.empty(), (wrong + " of seed " + std::to_string(seed)).c_str());
        }
    }

    void lengthsThatRoundDifferentlyAreEqual()
    {
        for (unsigned seed = 0; seed < 600; ++seed) {
            std::mt19937 random(seed);
            const std::string wrong = check(brute::randomCase(random).graph, false, 1);
            QVERIFY2(wrong.empty(), (wrong + " of seed " + std::to_string(seed)).c_str());
        }
    }

    void longRingsMatchPlainSearches()
    {
        for (const auto &[count, length] : {std::pair(1, 12), std::pair(2, 7), std::pair(3, 5)}) {
            const std::string wrong = check(rings(static_cast<std::size_t>(count), static_cast<std::size_t>(length)), true, 2);
            QVERIFY2(wrong.empty(), (wrong + " of rings " + std::to_string(count)).c_str());
        }
    }

    void hubsOfManySitesMatchPlainSearches() { QVERIFY(check(brute::hubs(3, 80), true, 1, false).empty()); }

    /// Two routes of almost the same length: 5e-9 of the pair itself, less than 1e-9 of those that come from afar.
    void aDetourTooSmallForTheWholeWayIsNone()
    {
        std::vector<core::GraphLink> links(3);
        links[0].a = 0, links[0].b = 1, links[0].us = 1, links[0].id = "short";
        links[1].a = 0, links[1].b = 1, links[1].us = 1 + 5e-9, links[1].id = "long";
        links[2].a = 1, links[2].b = 2, links[2].us = 100, links[2].id = "far";
        const auto detours = core::singleLinkDetours(LinkGraph({"a", "b", "c"}, std::move(links)));
        QCOMPARE(detours[0].pairsLonger, std::int64_t(1));
        QCOMPARE(detours[0].from, std::size_t(0));
        QCOMPARE(detours[0].to, std::size_t(1));
        QCOMPARE(detours[1].pairsLonger, std::int64_t(0));
        QCOMPARE(detours[2].pairsCut, std::int64_t(2));
    }

    void nothingAndOneSiteAreFine()
    {
        QVERIFY(check(LinkGraph({}, {}), true, 1).empty());
        QVERIFY(check(LinkGraph({"a"}, {}), true, 1).empty());
        QVERIFY(check(LinkGraph({"a", "b", "c"}, {}), true, 1).empty());
    }

    /// A ring of three: 60, 80, 110 km at 5 us/km. Without the shortest route its ends go 190 km.
    void threeSitesByHand()
    {
        std::vector<core::GraphLink> links(3);
        links[0].a = 0, links[0].b = 1, links[0].us = 300, links[0].id = "r1";
        links[1].a = 1, links[1].b = 2, links[1].us = 400, links[1].id = "r2";
        links[2].a = 2, links[2].b = 0, links[2].us = 550, links[2].id = "r3";
        const LinkGraph graph({"a", "b", "c"}, std::move(links));
        const auto detours = core::singleLinkDetours(graph);
        QCOMPARE(detours[0].longestDetourUs, 650.0);
        QCOMPARE(detours[1].longestDetourUs, 450.0);
        QCOMPARE(detours[2].longestDetourUs, 150.0);
        core::dualLinkDetours(graph, [](std::size_t first, std::size_t, std::span<const DetourSummary> row) {
            // Two of three routes lost: one site is on its own.
            for (const DetourSummary &summary : row)
                QCOMPARE(summary.pairsCut, std::int64_t(2));
            if (first == 0) {
                QCOMPARE(row[0].longestDetourUs, 0.0); // r3 is left, a to c
                QCOMPARE(row[1].longestDetourUs, 0.0);
            }
        });
    }

    void stoppingGivesNoHalfAnswer()
    {
        std::stop_source stop;
        const LinkGraph graph = rings(3, 5);
        std::size_t rows = 0;
        const auto count = [&](std::size_t, std::size_t, std::span<const DetourSummary>) {
            ++rows;
            stop.request_stop();
        };
        QVERIFY(!core::dualLinkDetours(graph, count, stop.get_token(), 2));
        QCOMPARE(rows, std::size_t(1));
        QVERIFY(core::singleLinkDetours(graph, stop.get_token()).empty());
        QVERIFY(core::singleSiteDetours(graph, stop.get_token()).empty());
    }

    void kdlMatchesPlainSearches()
    {
        const LinkGraph graph = kdl::graph(TEST_DATA);
        QCOMPARE(graph.siteCount(), std::size_t(754));
        QCOMPARE(graph.links().size(), std::size_t(899));
        const Rows before = allRows(graph);
        const core::AllPairs pairs(graph);
        for (std::size_t i = 0; i < before.size(); ++i) {
            for (std::size_t j = 0; j < before.size(); ++j)
                QVERIFY(near(pairs.us(i, j), before[i][j]));
        }
        const auto detours = core::singleLinkDetours(graph);
        for (std::size_t link = 7; link < 899; link += 149)
            QVERIFY2(same(detours[link], expected(graph, before, without(graph, {link})), false), std::to_string(link).c_str());
        dualSample(graph, before);
    }

private:
    /// All 403,651 take a minute: here some pairs of links of chains, by the class that works them out.
    void dualSample(const LinkGraph &graph, const Rows &before)
    {
        const core::ReducedGraph reduced(graph, core::gridLatencies(graph.links()));
        const auto trees = core::branchTrees(reduced);
        const std::vector<double> all = core::allLatencies(reduced, trees);
        core::ChainDetours detours(reduced, trees, all);
        const auto chains = static_cast<std::uint32_t>(reduced.chains.size());
        for (std::uint32_t i = 5; i < chains; i += 86) {
            detours.loseFirst(i);
            const std::uint32_t j = i == 5 ? i : (i * 31 + 11) % chains;
            const auto table = j == i ? detours.twice() : detours.with(j);
            const auto &firsts = reduced.chains[i].links, &seconds = reduced.chains[j].links;
            for (const std::size_t at : {std::size_t(1), seconds.size() - 1}) {
                if (at >= seconds.size() || (i == j && at == 0))
                    continue;
                const DetourSummary want = expected(graph, before, without(graph, {firsts[0], seconds[at]}));
                QVERIFY2(same(table[at], want, false), (std::to_string(i) + " " + std::to_string(j)).c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(ShortestTreesTest)
#include "ShortestTreesTest.moc"
