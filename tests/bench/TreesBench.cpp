// How long latencies and detours take: KDL (754 sites, 899 routes) with a plain loop of Boost's Dijkstra beside it, and what is
// worked out with every drag, for 100 sites and 250 links.
#include "core/graph/DetourPaths.h"
#include "core/graph/ShortestTrees.h"
#include "tests/bench/RandomMesh.h"
#include "tests/core/KdlFixture.h"

#include <benchmark/benchmark.h>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

namespace {

using Weight = boost::property<boost::edge_weight_t, double>;
using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, Weight>;

double boostLoop(const core::LinkGraph &graph, std::size_t lost)
{
    BoostGraph plain(graph.siteCount());
    for (std::size_t i = 0; i < graph.links().size(); ++i) {
        if (i != lost)
            boost::add_edge(graph.links()[i].a, graph.links()[i].b, Weight(graph.links()[i].us), plain);
    }
    std::vector<double> us(graph.siteCount());
    double sum = 0;
    for (std::size_t site = 0; site < graph.siteCount(); ++site) {
        boost::dijkstra_shortest_paths(plain, site, boost::distance_map(us.data()));
        sum += us.back();
    }
    return sum;
}

void treesKdlPlainAllPairs(benchmark::State &state)
{
    const core::LinkGraph graph = kdl::graph(TEST_DATA);
    for (auto _ : state)
        benchmark::DoNotOptimize(boostLoop(graph, graph.links().size()));
}

/// One in 50 of the single losses.
void treesKdlPlainFiftiethOfSingles(benchmark::State &state)
{
    const core::LinkGraph graph = kdl::graph(TEST_DATA);
    for (auto _ : state) {
        for (std::size_t lost = 0; lost < graph.links().size(); lost += 50)
            benchmark::DoNotOptimize(boostLoop(graph, lost));
    }
}

void treesKdlAllPairs(benchmark::State &state)
{
    const core::LinkGraph graph = kdl::graph(TEST_DATA);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::AllPairs(graph));
}

void treesKdlSingleLinks(benchmark::State &state)
{
    const core::LinkGraph graph = kdl::graph(TEST_DATA);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::singleLinkDetours(graph));
}

void treesKdlSingleSites(benchmark::State &state)
{
    const core::LinkGraph graph = kdl::graph(TEST_DATA);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::singleSiteDetours(graph));
}

/// All 403,651.
void treesKdlDualLinks(benchmark::State &state)
{
    const core::LinkGraph graph = kdl::graph(TEST_DATA);
    for (auto _ : state) {
        std::size_t losses = 0;
        core::dualLinkDetours(
            graph, [&](std::size_t, std::size_t, std::span<const core::DetourSummary> row) { losses += row.size(); }, {},
            static_cast<unsigned>(state.range(0)));
        if (losses != 403651)
            state.SkipWithError("losses are missing");
    }
}

void treesLiveAllPairs(benchmark::State &state)
{
    const core::LinkGraph graph = bench::randomMesh(100, 250);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::AllPairs(graph));
}

void treesLiveSingleLinks(benchmark::State &state)
{
    const core::LinkGraph graph = bench::randomMesh(100, 250);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::singleLinkDetours(graph));
}

void treesLiveSingleSites(benchmark::State &state)
{
    const core::LinkGraph graph = bench::randomMesh(100, 250);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::singleSiteDetours(graph));
}

/// All pairs send to each other: the new paths of all that every single link carries, one link after the other.
void treesLivePathsAfterSingleLinks(benchmark::State &state)
{
    const auto sites = static_cast<std::size_t>(state.range(0)), links = static_cast<std::size_t>(state.range(1));
    const core::LinkGraph graph = bench::randomMesh(sites, links);
    const core::DetourPaths paths(graph);
    std::vector<std::vector<core::DetourPaths::Pair>> carried(links);
    for (std::size_t from = 0; from < sites; ++from) {
        for (std::size_t to = from + 1; to < sites; ++to) {
            const auto path = paths.pathOf(from, to);
            for (const std::size_t link : path->links)
                carried[link].emplace_back(from, to);
        }
    }
    for (auto _ : state) {
        for (std::size_t lost = 0; lost < links; ++lost) {
            core::Outage out;
            out.links.resize(links);
            out.links[lost] = true;
            benchmark::DoNotOptimize(paths.pathsAfter(out, carried[lost]));
        }
    }
}

void treesLivePathTrees(benchmark::State &state)
{
    const core::LinkGraph graph = bench::randomMesh(100, 250);
    for (auto _ : state)
        benchmark::DoNotOptimize(core::DetourPaths(graph));
}

} // namespace

BENCHMARK(treesKdlPlainAllPairs)->Unit(benchmark::kMillisecond);
BENCHMARK(treesKdlPlainFiftiethOfSingles)->Unit(benchmark::kMillisecond);
BENCHMARK(treesKdlAllPairs)->Unit(benchmark::kMillisecond);
BENCHMARK(treesKdlSingleLinks)->Unit(benchmark::kMillisecond);
BENCHMARK(treesKdlSingleSites)->Unit(benchmark::kMillisecond);
BENCHMARK(treesKdlDualLinks)->Arg(1)->Arg(2)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();
BENCHMARK(treesLiveAllPairs)->Unit(benchmark::kMicrosecond);
BENCHMARK(treesLiveSingleLinks)->Unit(benchmark::kMicrosecond);
BENCHMARK(treesLiveSingleSites)->Unit(benchmark::kMicrosecond);
BENCHMARK(treesLivePathTrees)->Unit(benchmark::kMicrosecond);
BENCHMARK(treesLivePathsAfterSingleLinks)->Args({100, 250})->Args({40, 100})->Unit(benchmark::kMicrosecond);
