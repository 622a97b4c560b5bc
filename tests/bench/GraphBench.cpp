// Paths, pairs and cuts in a mesh of 100 sites and 250 links, three neighbouring links a shared risk.
#include "core/graph/CriticalRoutes.h"
#include "core/graph/RouteGraph.h"
#include "tests/bench/MeshScenario.h"

#include <benchmark/benchmark.h>

#include <utility>
#include <vector>

namespace {

constexpr std::size_t sites = 100;

const core::LinkGraph &graph()
{
    static const core::LinkGraph made = [] {
        const core::Scenario scenario = bench::mesh(static_cast<int>(sites), "800g_zr_plus");
        const core::Resolved resolved = *core::resolve(scenario, core::Catalogue::shipped());
        const core::RouteGraph routes(resolved);
        std::vector<core::GraphLink> links = routes.links().links();
        for (std::size_t i = 0; i < links.size(); ++i)
            links[i].risks = {i / 3};
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < sites; ++i)
            ids.push_back(routes.links().siteId(i));
        return core::LinkGraph(std::move(ids), std::move(links));
    }();
    return made;
}

std::vector<double> capacities()
{
    std::vector<double> gbps;
    for (std::size_t i = 0; i < graph().links().size(); ++i)
        gbps.push_back(400 * static_cast<double>(1 + i % 40));
    return gbps;
}

/// One pair of sites an iteration, all over the mesh.
template <class Ask>
void askPairs(benchmark::State &state, Ask ask)
{
    std::size_t turn = 0;
    for (auto _ : state) {
        const std::size_t from = turn * 37 % sites;
        benchmark::DoNotOptimize(ask(from, (from + 1 + turn * 13 % (sites - 1)) % sites));
        ++turn;
    }
}

void leastLatencyPath(benchmark::State &state)
{
    askPairs(state, [](std::size_t from, std::size_t to) { return core::leastLatencyPath(graph(), from, to); });
}
BENCHMARK(leastLatencyPath)->Unit(benchmark::kMicrosecond);

void fourLeastLatencyPaths(benchmark::State &state)
{
    askPairs(state, [](std::size_t from, std::size_t to) { return core::leastLatencyPaths(graph(), from, to, 4); });
}
BENCHMARK(fourLeastLatencyPaths)->Unit(benchmark::kMicrosecond);

void disjointPair(benchmark::State &state)
{
    askPairs(state, [](std::size_t from, std::size_t to) { return core::disjointPair(graph(), from, to, {}); });
}
BENCHMARK(disjointPair)->Unit(benchmark::kMicrosecond);

void cutsOfAllPairs(benchmark::State &state)
{
    const std::vector<double> gbps = capacities();
    for (auto _ : state)
        benchmark::DoNotOptimize(core::cutTree(graph(), gbps));
}
BENCHMARK(cutsOfAllPairs)->Unit(benchmark::kMillisecond);

void partsAndBridges(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(core::structureOf(graph()));
}
BENCHMARK(partsAndBridges)->Unit(benchmark::kMicrosecond);

void criticalRoutes(benchmark::State &state)
{
    const std::vector<double> gbps = capacities();
    std::vector<std::pair<std::size_t, std::size_t>> demands;
    for (std::size_t i = 0; i < sites; ++i) {
        for (std::size_t j = 0; j < i; ++j)
            demands.emplace_back(j, i);
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(core::criticalRoutes(graph(), gbps, demands));
}
BENCHMARK(criticalRoutes)->Unit(benchmark::kMillisecond);

} // namespace
