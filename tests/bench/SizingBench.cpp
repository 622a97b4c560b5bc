// How long sizing takes: the campus pair (DESIGN.md section 7) and meshes of growing size.
#include "core/exchange/Examples.h"
#include "core/quantities/Quantities.h"
#include "core/sizing/Sizing.h"
#include "tests/bench/MeshScenario.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

core::Scenario campusPair(const char *pluggable)
{
    core::ScenarioParts parts = *core::openExample("campus_pair")->scenarios.front();
    parts.assumptions.set("pluggable", std::string(pluggable));
    return *core::Scenario::make(std::move(parts));
}

void sizes(benchmark::State &state, const core::Scenario &scenario)
{
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    for (auto _ : state) {
        auto sized = core::size(scenario, catalogue);
        benchmark::DoNotOptimize(sized);
    }
}

void sizeCampusPair(benchmark::State &state)
{
    sizes(state, campusPair("400zr"));
}
void sizeCampusPairAuto(benchmark::State &state)
{
    sizes(state, campusPair("auto"));
}
void sizeMesh(benchmark::State &state)
{
    sizes(state, bench::mesh(static_cast<int>(state.range(0)), "800g_zr_plus"));
}
void sizeMeshAuto(benchmark::State &state)
{
    sizes(state, bench::mesh(static_cast<int>(state.range(0)), "auto"));
}

void explainCoherentPorts(benchmark::State &state)
{
    const core::Scenario scenario = bench::mesh(static_cast<int>(state.range(0)), "800g_zr_plus");
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    const auto sized = core::size(scenario, catalogue);
    for (auto _ : state) {
        auto derived = core::explain("coherent_ports", {}, scenario, catalogue, *sized);
        benchmark::DoNotOptimize(derived);
    }
}

BENCHMARK(sizeCampusPair)->Unit(benchmark::kMillisecond);
BENCHMARK(sizeCampusPairAuto)->Unit(benchmark::kMillisecond);
BENCHMARK(sizeMesh)->Arg(10)->Arg(40)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(sizeMeshAuto)->Arg(40)->Unit(benchmark::kMillisecond);
BENCHMARK(explainCoherentPorts)->Arg(10)->Arg(40)->Unit(benchmark::kMillisecond);

} // namespace
