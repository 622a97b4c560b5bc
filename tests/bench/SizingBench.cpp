// How long sizing takes: the campus pair (DESIGN.md section 7) and meshes of growing size.
#include "core/exchange/Examples.h"
#include "core/quantities/Quantities.h"
#include "core/sizing/Sizing.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <numbers>
#include <string>

namespace {

core::Scenario campusPair(const char *pluggable)
{
    core::ScenarioParts parts = *core::openExample("campus_pair")->scenarios.front();
    parts.assumptions.set("pluggable", std::string(pluggable));
    return *core::Scenario::make(std::move(parts));
}

/// Campuses on a circle of 300 km, each joined to its next neighbours: about 5 routes for 2 sites.
core::Scenario mesh(int sites, const char *pluggable)
{
    core::ScenarioParts parts;
    parts.id = "mesh";
    parts.assumptions.set("taper", 100.0);
    parts.assumptions.set("pluggable", std::string(pluggable));
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
    sizes(state, mesh(static_cast<int>(state.range(0)), "800g_zr_plus"));
}
void sizeMeshAuto(benchmark::State &state)
{
    sizes(state, mesh(static_cast<int>(state.range(0)), "auto"));
}

void explainCoherentPorts(benchmark::State &state)
{
    const core::Scenario scenario = mesh(static_cast<int>(state.range(0)), "800g_zr_plus");
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
