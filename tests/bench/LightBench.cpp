// How long the light stage takes: a mesh with one optic, cold and warm, and a pair that leaves the optic to the program.
#include "core/graph/RouteGraph.h"
#include "core/optics/Lightpaths.h"
#include "core/optics/nli/LiveNli.h"
#include "core/sizing/Sizing.h"
#include "tests/bench/MeshScenario.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

/// 780 demands over 100 routes, half of them beyond the reach of one piece.
void lightOfMesh(benchmark::State &state, bool cold)
{
    const core::Scenario scenario = bench::mesh(40, "800g_zr_plus");
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    const core::Resolved resolved = *core::resolve(scenario, catalogue);
    const core::RouteGraph graph(resolved);
    const core::Sizing sizing = *core::size(scenario, catalogue);
    std::vector<core::RoutedTraffic> traffic;
    for (std::size_t i = 0; i < sizing.demands.size(); ++i) {
        const core::DemandSizing &demand = sizing.demands[i];
        if (auto path = graph.shortestPath(*scenario.siteIndex(demand.from), *scenario.siteIndex(demand.to)))
            traffic.push_back({i, *std::move(path), demand.gbps});
    }
    for (auto _ : state) {
        if (cold) {
            state.PauseTiming();
            core::forgetLiveKernels();
            state.ResumeTiming();
        }
        const auto light = core::lightModel(scenario->assumptions, catalogue);
        auto stage = core::lightStage(scenario, catalogue, resolved, *light, traffic, {});
        auto lines = core::settleLines(stage->lightpaths, resolved, catalogue, *light, 1);
        benchmark::DoNotOptimize(lines);
    }
}

void lightOfMeshCold(benchmark::State &state)
{
    lightOfMesh(state, true);
}
void lightOfMeshWarm(benchmark::State &state)
{
    lightOfMesh(state, false);
}

/// The whole sizing of a pair of campuses with the optic left to the program, its length new every time.
void pairAuto(benchmark::State &state, bool cold)
{
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    core::ScenarioParts parts;
    parts.id = "pair";
    parts.assumptions.set("pluggable", std::string("auto"));
    for (const char *id : {"a", "b"}) {
        core::Site site;
        site.id = id;
        parts.sites.push_back(std::move(site));
    }
    core::Route route;
    route.id = "r";
    route.a = "a";
    route.b = "b";
    parts.routes.push_back(std::move(route));
    int round = 0;
    for (auto _ : state) {
        state.PauseTiming();
        if (cold)
            core::forgetLiveKernels();
        parts.routes.front().lengthKm = 20 + 7.3 * (round++ % 100);
        const core::Scenario scenario = *core::Scenario::make(parts);
        state.ResumeTiming();
        auto sized = core::size(scenario, catalogue);
        benchmark::DoNotOptimize(sized);
    }
}

void pairAutoCold(benchmark::State &state)
{
    pairAuto(state, true);
}
void pairAutoWarm(benchmark::State &state)
{
    pairAuto(state, false);
}

} // namespace

BENCHMARK(lightOfMeshCold)->Unit(benchmark::kMillisecond);
BENCHMARK(lightOfMeshWarm)->Unit(benchmark::kMillisecond);
BENCHMARK(pairAutoCold)->Unit(benchmark::kMillisecond);
BENCHMARK(pairAutoWarm)->Unit(benchmark::kMillisecond);
