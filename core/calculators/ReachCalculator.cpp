#include "core/calculators/Calculator.h"

#include "core/optics/budget/Reach.h"

namespace core {

namespace {

enum Place : std::size_t { Pluggable, Fibre, BandOf, SpanKm, DesignMargin, Connector, Ageing, MaxSingleSpan };

/// The rows of a shipped table, which live as long as the program.
template <class Row>
std::vector<const char *> idsOf(const std::vector<Row> &rows)
{
    std::vector<const char *> ids;
    for (const Row &row : rows)
        ids.push_back(row.id.c_str());
    return ids;
}

Scenario pairOf(std::span<const CalculatorValue> in)
{
    ScenarioParts parts;
    parts.id = parts.name = "reach";
    for (const char *id : {"a", "b"}) {
        Site site;
        site.id = id;
        site.kind = SiteKind::Hub;
        parts.sites.push_back(std::move(site));
    }
    Route route;
    route.id = "r";
    route.a = "a";
    route.b = "b";
    route.lengthKm = 1;
    parts.routes.push_back(std::move(route));
    parts.assumptions.set("pluggable", in[Pluggable].text());
    parts.assumptions.set("fibre", in[Fibre].text());
    parts.assumptions.set("band", in[BandOf].text());
    parts.assumptions.set("max_span_km", *in[SpanKm]);
    parts.assumptions.set("design_margin_db", *in[DesignMargin]);
    parts.assumptions.set("connector_db", *in[Connector]);
    parts.assumptions.set("span_ageing_db", *in[Ageing]);
    return *Scenario::make(std::move(parts));
}

Result<OutputValues> run(std::span<const CalculatorValue> in)
{
    const Catalogue &catalogue = Catalogue::shipped();
    const Scenario scenario = pairOf(in);
    const Result<Resolved> resolved = resolve(scenario, catalogue);
    if (!resolved)
        return resolved.error();
    const auto model = lightModel(scenario->assumptions, catalogue);
    const PluggableRow &optic = *catalogue.pluggable(in[Pluggable].text());
    const Reach with = reachOf(*model, resolved->routes.front(), optic, true, *in[MaxSingleSpan]);
    const Reach without = reachOf(*model, resolved->routes.front(), optic, false, *in[MaxSingleSpan]);
    return OutputValues{with.bareKm,    with.multiplexedKm,    with.singleSpanKm,    with.multiSpanKm,
                        without.bareKm, without.multiplexedKm, without.singleSpanKm, without.multiSpanKm};
}

} // namespace

Calculator reachCalculator()
{
    constexpr const char *with = CORE_TEXT("With the design margin"), *without = CORE_TEXT("Without the design margin");
    constexpr const char *bare = CORE_TEXT("One channel on bare fibre"), *multiplexed = CORE_TEXT("Through multiplexers, no amplifier"),
                         *single = CORE_TEXT("One amplified span"), *multi = CORE_TEXT("Amplified, with huts");
    return {
        .id = "reach",
        .label = CORE_TEXT("Reach of an optic"),
        .help = CORE_TEXT("How far a pluggable of the catalogue reaches over a fibre by its optical budget, the band full, at the best launch power."),
        .inputs =
            {
                {.id = "pluggable",
                 .label = CORE_TEXT("Coherent pluggable"),
                 .unit = "",
                 .kind = InputKind::Choice,
                 .choices = idsOf(Catalogue::shipped().pluggables())},
                {.id = "fibre", .label = CORE_TEXT("Fibre type"), .unit = "", .kind = InputKind::Choice, .choices = idsOf(Catalogue::shipped().fibres())},
                {.id = "band", .label = CORE_TEXT("Band"), .unit = "", .kind = InputKind::Choice, .choices = {"c", "c_l", "super_c", "super_c_l"}},
                {.id = "max_span_km", .label = CORE_TEXT("Longest span"), .unit = "km", .standard = 80, .minimum = 1, .maximum = 1'000},
                {.id = "design_margin_db", .label = CORE_TEXT("Design margin"), .unit = "dB", .standard = 2, .minimum = 0, .maximum = 20},
                {.id = "connector_db", .label = CORE_TEXT("Connectors, each end of a span"), .unit = "dB", .standard = 0.5, .minimum = 0, .maximum = 10},
                {.id = "span_ageing_db", .label = CORE_TEXT("Ageing and repairs, per span"), .unit = "dB", .standard = 0, .minimum = 0, .maximum = 20},
                {.id = "max_single_span_db", .label = CORE_TEXT("Long-span loss"), .unit = "dB", .standard = 28, .minimum = 1, .maximum = 60},
            },
        .outputs =
            {
                {.id = "reach_bare_km", .label = bare, .unit = "km", .of = with},
                {.id = "reach_multiplexed_km", .label = multiplexed, .unit = "km", .of = with},
                {.id = "reach_single_span_km", .label = single, .unit = "km", .of = with},
                {.id = "reach_multi_span_km", .label = multi, .unit = "km", .of = with},
                {.id = "reach_bare_without_margin_km", .label = bare, .unit = "km", .of = without},
                {.id = "reach_multiplexed_without_margin_km", .label = multiplexed, .unit = "km", .of = without},
                {.id = "reach_single_span_without_margin_km", .label = single, .unit = "km", .of = without},
                {.id = "reach_multi_span_without_margin_km", .label = multi, .unit = "km", .of = without},
            },
        .run = &run,
    };
}

} // namespace core
