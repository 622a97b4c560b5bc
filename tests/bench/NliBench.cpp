// How long the GN integral takes: whole lines, and one carrier of an even comb while something is dragged (DESIGN.md section 7).
#include "core/optics/nli/LineKernels.h"
#include "core/optics/nli/LiveNli.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace {

core::Line line(int spans, double lengthKm, double stepKm)
{
    core::Line out;
    for (int i = 0; i < spans; ++i) {
        core::LineSpan span;
        span.lengthKm = lengthKm + stepKm * i;
        span.amplifier = {core::FixedNoise{5}, span.lossDb()};
        out.spans.push_back(span);
    }
    return out;
}

/// 96 carriers of 46 GBd every 50 GHz.
std::vector<core::LineChannel> comb(double launchDbm)
{
    std::vector<core::LineChannel> out;
    for (int i = 0; i < 96; ++i)
        out.push_back({191.325e12 + i * 50e9, 46e9, 50e9, launchDbm, 0});
    return out;
}

/// Cold: nothing is kept. Warm: another launch power than before each time.
void integral(benchmark::State &state, const core::Line &over, bool cold)
{
    const auto model = core::integralModel();
    double launchDbm = -1;
    for (auto _ : state) {
        if (cold)
            core::forgetLineKernels();
        launchDbm = launchDbm > 1 ? -1 : launchDbm + 0.01;
        auto light = model->solve(over, comb(launchDbm));
        if (!light)
            return state.SkipWithError("refused");
        benchmark::DoNotOptimize(light);
    }
}

void integralCold(benchmark::State &state)
{
    integral(state, line(20, static_cast<double>(state.range(0)), 0), true);
}
void integralWarm(benchmark::State &state)
{
    integral(state, line(20, static_cast<double>(state.range(0)), 0), false);
}
void integralDifferentSpansCold(benchmark::State &state)
{
    integral(state, line(20, 60, 2), true);
}
void integralDifferentSpansWarm(benchmark::State &state)
{
    integral(state, line(20, 60, 2), false);
}
void integralRamanCold(benchmark::State &state)
{
    core::Line with = line(20, 80, 0);
    with.srs = true;
    integral(state, with, true);
}
void integralRamanWarm(benchmark::State &state)
{
    core::Line with = line(20, 80, 0);
    with.srs = true;
    integral(state, with, false);
}

/// What seven optics ask of one length.
double sevenCombs(double lengthKm, std::int64_t spans)
{
    constexpr double slots[] = {75e9, 75e9, 150e9, 150e9, 150e9, 300e9, 300e9}, bauds[] = {60e9, 63e9, 118e9, 124e9, 131e9, 236e9, 252e9};
    const core::SpanGroup group{.fibre = {}, .lengthKm = lengthKm, .count = spans};
    double sum = 0;
    for (std::size_t i = 0; i < std::size(slots); ++i) {
        const auto channels = static_cast<std::int64_t>(4.8e12 / slots[i]);
        sum += core::liveEta({.slotHz = slots[i], .baudHz = bauds[i], .channels = channels}, {&group, 1}, channels / 2);
    }
    return sum;
}

void liveSevenCombsCold(benchmark::State &state)
{
    for (auto _ : state) {
        core::forgetLiveKernels();
        benchmark::DoNotOptimize(sevenCombs(static_cast<double>(state.range(0)), state.range(1)));
    }
}
void liveSevenCombsWarm(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(sevenCombs(static_cast<double>(state.range(0)), state.range(1)));
}

/// 1,000 lines of up to three routes with lengths of their own, as a mesh asks for one optic.
double thousandLines()
{
    const core::CombShape shape{.slotHz = 150e9, .baudHz = 118e9, .channels = 32};
    double sum = 0;
    for (int i = 0; i < 1'000; ++i) {
        std::vector<core::SpanGroup> groups;
        for (int route = 0; route <= i % 3; ++route) {
            const double km = 20 + (i * 37 + route * 211) % 580 + 0.01 * i;
            const double spans = std::ceil(km / 100);
            groups.push_back({.fibre = {}, .lengthKm = km / spans, .count = static_cast<std::int64_t>(spans)});
        }
        sum += core::liveEta(shape, groups, 16);
    }
    return sum;
}

void liveThousandLinesCold(benchmark::State &state)
{
    for (auto _ : state) {
        core::forgetLiveKernels();
        benchmark::DoNotOptimize(thousandLines());
    }
}
void liveThousandLinesWarm(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(thousandLines());
}

BENCHMARK(integralCold)->Arg(80)->Arg(2)->Unit(benchmark::kMicrosecond);
BENCHMARK(integralWarm)->Arg(80)->Arg(2)->Unit(benchmark::kMicrosecond);
BENCHMARK(integralDifferentSpansCold)->Unit(benchmark::kMicrosecond);
BENCHMARK(integralDifferentSpansWarm)->Unit(benchmark::kMicrosecond);
BENCHMARK(integralRamanCold)->Unit(benchmark::kMicrosecond);
BENCHMARK(integralRamanWarm)->Unit(benchmark::kMicrosecond);
BENCHMARK(liveSevenCombsCold)->Args({80, 1})->Args({2, 1})->Args({83, 12})->Unit(benchmark::kMicrosecond);
BENCHMARK(liveSevenCombsWarm)->Args({80, 1})->Args({83, 12})->Unit(benchmark::kMicrosecond);
BENCHMARK(liveThousandLinesCold)->Unit(benchmark::kMicrosecond);
BENCHMARK(liveThousandLinesWarm)->Unit(benchmark::kMicrosecond);

} // namespace
