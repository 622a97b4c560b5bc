// How long failures take: the sizing of a mesh with its findings, and every single failure of it (DESIGN.md section 7).
#include "core/failures/FailureStudy.h"
#include "core/failures/LitNetwork.h"
#include "tests/bench/MeshScenario.h"

#include <benchmark/benchmark.h>

namespace {

core::Scenario meshOf(const benchmark::State &state, bool routers)
{
    core::ScenarioParts parts = *bench::mesh(static_cast<int>(state.range(0)), "800g_zr_plus");
    if (routers)
        parts.assumptions.set("transit", std::string("router"));
    return *core::Scenario::make(std::move(parts));
}

/// Sizing and the study of all single failures, one thread.
void sizeAndFail(benchmark::State &state, bool routers)
{
    const core::Scenario scenario = meshOf(state, routers);
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    core::StudyOptions options;
    options.threads = 1;
    std::size_t failures = 0;
    for (auto _ : state) {
        const auto sized = core::size(scenario, catalogue);
        const auto outcomes = core::studyFailures(scenario, catalogue, *sized, options);
        failures = outcomes->size();
        benchmark::DoNotOptimize(outcomes);
    }
    state.counters["failures"] = static_cast<double>(failures);
}

void sizeAndFailOptical(benchmark::State &state)
{
    sizeAndFail(state, false);
}
void sizeAndFailRouters(benchmark::State &state)
{
    sizeAndFail(state, true);
}

/// The study alone, on a sizing that is there.
void singleFailuresOnly(benchmark::State &state)
{
    const core::Scenario scenario = meshOf(state, true);
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    const auto sized = core::size(scenario, catalogue);
    core::StudyOptions options;
    options.threads = 1;
    for (auto _ : state) {
        const auto outcomes = core::studyFailures(scenario, catalogue, *sized, options);
        benchmark::DoNotOptimize(outcomes);
    }
}

void dualFailuresAllCores(benchmark::State &state)
{
    const core::Scenario scenario = meshOf(state, true);
    const core::Catalogue &catalogue = core::Catalogue::shipped();
    const auto sized = core::size(scenario, catalogue);
    core::StudyOptions options;
    options.dual = true;
    options.keep = false;
    for (auto _ : state) {
        const auto outcomes = core::studyFailures(scenario, catalogue, *sized, options);
        benchmark::DoNotOptimize(outcomes);
    }
}

BENCHMARK(sizeAndFailOptical)->Arg(40)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(sizeAndFailRouters)->Arg(40)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(singleFailuresOnly)->Arg(40)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(dualFailuresAllCores)->Arg(40)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
