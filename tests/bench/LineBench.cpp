// How long a line of 20 spans takes for all of 96 channels (DESIGN.md section 7).
#include "core/optics/line/Line.h"

#include <benchmark/benchmark.h>

namespace {

core::Line line(int spans, bool different)
{
    core::Line out;
    for (int i = 0; i < spans; ++i) {
        core::LineSpan span;
        span.lengthKm = different ? 60 + 2.0 * i : 80;
        span.fibre.lossDbPerKm = different ? 0.19 + 0.001 * i : 0.2;
        span.amplifier = {core::FixedNoise{5}, span.lossDb()};
        out.spans.push_back(span);
    }
    return out;
}

/// 4.8 THz full of equal slots; mixed: every other carrier narrower, so that nothing repeats.
std::vector<core::LineChannel> comb(int channels, bool mixed)
{
    const double slotHz = 4.8e12 / channels;
    std::vector<core::LineChannel> out;
    for (int i = 0; i < channels; ++i)
        out.push_back({191.3e12 + (i + 0.5) * slotHz, (mixed && i % 2 == 1 ? 0.6 : 0.9) * slotHz, slotHz, -1, 0});
    return out;
}

void closedForm(benchmark::State &state, const core::Line &over, const std::vector<core::LineChannel> &channels)
{
    const auto model = core::closedFormModel();
    for (auto _ : state) {
        auto light = model->solve(over, channels);
        if (!light)
            return state.SkipWithError("refused");
        benchmark::DoNotOptimize(light);
    }
}

void closedFormSameSpans(benchmark::State &state)
{
    closedForm(state, line(20, false), comb(96, false));
}
void closedFormSameSpansMixedComb(benchmark::State &state)
{
    closedForm(state, line(20, false), comb(96, true));
}
void closedFormDifferentSpans(benchmark::State &state)
{
    closedForm(state, line(20, true), comb(96, false));
}
void closedFormDifferentSpansMixedComb(benchmark::State &state)
{
    closedForm(state, line(20, true), comb(96, true));
}
void closedFormRaman(benchmark::State &state)
{
    core::Line with = line(20, false);
    with.srs = true;
    closedForm(state, with, comb(96, false));
}
void closedFormOneSpan(benchmark::State &state)
{
    closedForm(state, line(1, false), comb(static_cast<int>(state.range(0)), true));
}

BENCHMARK(closedFormSameSpans)->Unit(benchmark::kMicrosecond);
BENCHMARK(closedFormSameSpansMixedComb)->Unit(benchmark::kMicrosecond);
BENCHMARK(closedFormDifferentSpans)->Unit(benchmark::kMicrosecond);
BENCHMARK(closedFormDifferentSpansMixedComb)->Unit(benchmark::kMicrosecond);
BENCHMARK(closedFormRaman)->Unit(benchmark::kMicrosecond);
BENCHMARK(closedFormOneSpan)->Arg(96)->Arg(4'000)->Unit(benchmark::kMicrosecond);

} // namespace
