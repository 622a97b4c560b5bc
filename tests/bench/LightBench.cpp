// How long the light stage takes: a mesh with one optic, cold and warm, and a pair that leaves the optic to the program.
#include "core/graph/RouteGraph.h"
#include "core/optics/Lightpaths.h"
#include "core/optics/nli/LiveNli.h"
#include "core/sizing/Sizing.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <numbers>
#include <string>

namespace {

/// 40 campuses on a circle of some 300 km radius, 100 routes: 780 demands, half of them beyond the reach of one piece.
core::Scenario mesh()
{
    constexpr int sites = 40;
    core::ScenarioParts parts;
    parts.id = "mesh";
    parts.assumptions.set("taper", 100.0);
    parts.assumptions.set("pluggable", std::string("800g_zr_plus"));
    for (int i = 0; i < sites; ++i) {
        const double angle = 2 * std::numbers::pi * i / sites;
        core::Site site;
        site.id = "s" + std::to_string(i);
        site.geo = core::GeoPosition{48 + 2.7 * std::sin(angle), 8 + 4 * std::cos(angle)};
        parts.sites.push_back(std::move(site));
    }
    for (int i = 0; i < sites; ++i) {
        for (const int step : {1, 2, 7}) {
            if (step == 7 && i % 2 != 0)
                continue;
            core::Route route;
            route.id = "r" + std::to_string(parts.routes.size());
            route.a = parts.sites[static_cast<std::size_t>(i)].id;
            route.b = parts.sites[static_cast<std::size_t>((i + step) % sites)].id;
            parts.routes.push_back(std::move(route));
        }
    }
    return *core::Scenario::make(std::move(parts));
}

void lightOfMesh(benchmark::State &state, bool cold)
{
    const core::Scenario scenario = mesh();
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
