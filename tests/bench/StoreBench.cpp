// How long a design takes to open and to save, fsync included.
#include "core/exchange/Examples.h"
#include "core/store/DesignStore.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <string>

namespace {

core::Design campusPair()
{
    return *core::openExample("campus_pair");
}

/// A line of sites, each joined to the next.
core::Design chain(int sites)
{
    core::ScenarioParts parts;
    parts.id = "scenario1";
    parts.name = "Chain";
    for (int i = 0; i < sites; ++i) {
        core::Site site;
        site.id = "s" + std::to_string(i);
        site.name = "Site " + std::to_string(i);
        site.geo = core::GeoPosition{45 + 0.01 * i, 7};
        parts.sites.push_back(std::move(site));
        if (i == 0)
            continue;
        core::Route route;
        route.id = "r" + std::to_string(i);
        route.a = parts.sites[static_cast<std::size_t>(i) - 1].id;
        route.b = parts.sites[static_cast<std::size_t>(i)].id;
        parts.routes.push_back(std::move(route));
    }
    core::Design design;
    design.name = "Chain";
    design.scenarios.push_back(*core::Scenario::make(std::move(parts)));
    return design;
}

std::filesystem::path target()
{
    return std::filesystem::temp_directory_path() / "spanwright-bench.spanwright";
}

void saves(benchmark::State &state, const core::Design &design)
{
    for (auto _ : state) {
        auto stamp = core::saveDesign(design, target(), {}, core::Overwrite::Always);
        if (!stamp)
            state.SkipWithError("not saved");
    }
    std::filesystem::remove(target());
    std::filesystem::remove(target().string() + "~");
}

void opens(benchmark::State &state, const core::Design &design)
{
    if (!core::saveDesign(design, target(), {}, core::Overwrite::Always))
        state.SkipWithError("not saved");
    for (auto _ : state) {
        auto opened = core::openDesign(target());
        benchmark::DoNotOptimize(opened);
    }
    std::filesystem::remove(target());
}

void saveCampusPair(benchmark::State &state)
{
    saves(state, campusPair());
}
void openCampusPair(benchmark::State &state)
{
    opens(state, campusPair());
}
void saveSites(benchmark::State &state)
{
    saves(state, chain(static_cast<int>(state.range(0))));
}
void openSites(benchmark::State &state)
{
    opens(state, chain(static_cast<int>(state.range(0))));
}

BENCHMARK(saveCampusPair)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(openCampusPair)->Unit(benchmark::kMillisecond);
BENCHMARK(saveSites)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(openSites)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace
