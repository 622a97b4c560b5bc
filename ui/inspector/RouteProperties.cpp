#include "ui/inspector/ObjectProperties.h"

#include "core/base/Number.h"
#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/inspector/AssumptionProperties.h"
#include "ui/inspector/AssumptionText.h"
#include "ui/inspector/ObjectFields.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::RouteProperties)
};

using Fields = ObjectFields<core::Route>;

QString assumed(const Document &document, const char *id)
{
    const core::Assumption &assumption = *core::findAssumption(id);
    return valueText(document, assumption, document.current()->assumptions.value(id));
}

FieldChoice asAssumed(const Document &document, const char *id)
{
    return {FieldValue(), Words::tr("%1 (assumed)").arg(assumed(document, id))};
}

/// The words and catalogue rows an assumption offers, for a route's own choice.
std::function<std::vector<FieldChoice>()> likeAssumption(const Document &document, const char *id)
{
    return [&document, id] {
        std::vector<FieldChoice> choices{asAssumed(document, id)};
        const core::Assumption &assumption = *core::findAssumption(id);
        for (const core::AssumptionChoice &choice : assumption.choices)
            choices.push_back({std::string(choice.id), translated(choice.label)});
        if (*assumption.table != '\0')
            std::ranges::move(catalogueChoices(document, assumption.table), std::back_inserter(choices));
        return choices;
    };
}

Fields::Otherwise word(const Document &document, const char *id)
{
    return [&document, id](const core::Route &) -> FieldValue { return document.current()->assumptions.word(id); };
}

std::optional<double> greatCircle(const Document &document, const core::Route &route)
{
    const core::Site *a = document.current().site(route.a), *b = document.current().site(route.b);
    return a != nullptr && b != nullptr && a->geo && b->geo ? std::optional(core::greatCircleKm(*a->geo, *b->geo)) : std::nullopt;
}

/// "906 km great circle × 1.25", and beside a given length what it would be.
QString lengthNote(const Document &document, const core::Route &route)
{
    const auto straight = greatCircle(document, route);
    const QString factor = exactNumber(document.current()->assumptions.number("route_factor"));
    if (!route.spans.empty())
        return Words::tr("From %n listed span(s).", nullptr, static_cast<int>(route.spans.size()));
    if (!straight)
        return route.lengthKm ? QString() : Words::tr("Give a length, or coordinates of both ends.");
    if (!route.lengthKm)
        return Words::tr("%1 great circle × %2").arg(figure(*straight, "km", false).text(), factor);
    core::Route computed = route;
    computed.lengthKm.reset();
    const auto wouldBe = core::routeLength(computed, document.current());
    return Words::tr("Length is given: %1. Great circle × %2 would be %3.", "Length is given: 100 km. Great circle × 1.4 would be 112 km.")
        .arg(figure(*route.lengthKm, "km", false).text(), factor, figure(wouldBe ? std::optional(wouldBe->km) : std::nullopt, "km", false).text());
}

Property lengthProperty(const Document &document, const Fields &fields)
{
    Property property{.key = "length_km",
                      .label = Words::tr("Length"),
                      .kind = FieldKind::Number,
                      .unit = "km",
                      .undoText = Words::tr("Change length"),
                      .resetText = Words::tr("Use it", "the computed length")};
    property.note = [&document, fields] {
        const core::Route *route = fields.single() ? fields.find(fields.ids().front()) : nullptr;
        return route != nullptr ? lengthNote(document, *route) : QString();
    };
    return fields.optional<double>(std::move(property), &core::Route::lengthKm, [&document](const core::Route &route) -> FieldValue {
        const auto length = core::routeLength(route, document.current());
        return length ? FieldValue(std::round(length->km * 10) / 10) : FieldValue();
    });
}

Property bandProperty(const Document &document, const Fields &fields)
{
    Property property{.key = "band",
                      .label = Words::tr("Band"),
                      .kind = FieldKind::Choice,
                      .undoText = Words::tr("Change band"),
                      .choices = likeAssumption(document, "band")};
    property.read = [&document, fields] {
        return fields.states([&](const core::Route &route) {
            return route.band ? FieldState{std::string(core::toWord(*route.band)), true} : FieldState{document.current()->assumptions.word("band"), false};
        });
    };
    property.write = [fields](core::ScenarioParts &parts, const FieldValue &value) {
        const auto *chosen = std::get_if<std::string>(&value);
        fields.each(parts, [&](core::Route &route) { route.band = chosen != nullptr ? core::bandFromWord(*chosen) : std::nullopt; });
    };
    return property;
}

Property cableProperty(const Document &document, const Fields &fields)
{
    Property property{.key = "cable", .label = Words::tr("Cable"), .kind = FieldKind::Searched, .undoText = Words::tr("Change cable")};
    property.choices = [&document] {
        std::vector<FieldChoice> choices{{FieldValue(), Words::tr("Smallest that fits")}};
        std::ranges::move(catalogueChoices(document, "fibre_cables"), std::back_inserter(choices));
        return choices;
    };
    return fields.text(std::move(property), &core::Route::cable, [](const core::Route &) { return FieldValue(); });
}

Property risksProperty(const Document &document, const Fields &fields)
{
    Property property{.key = "srlgs", .label = Words::tr("Shared risks"), .kind = FieldKind::Checked, .undoText = Words::tr("Change shared risks")};
    property.nothing = Words::tr("None");
    property.hint = Words::tr("Ducts, cables, entrances and power feeds that take this route along when they fail.");
    property.read = [fields] { return fields.states([](const core::Route &route) { return FieldState{route.srlgs, true}; }); };
    property.write = [fields](core::ScenarioParts &parts, const FieldValue &value) {
        const auto *ticked = std::get_if<std::vector<std::string>>(&value);
        fields.each(parts, [&](core::Route &route) { route.srlgs = ticked != nullptr ? *ticked : std::vector<std::string>(); });
    };
    property.choices = [&document] {
        std::vector<FieldChoice> choices;
        for (const core::Srlg &risk : document.current()->srlgs)
            choices.push_back({risk.id, fromCore(core::displayName(risk))});
        return choices;
    };
    return property;
}

} // namespace

std::vector<PropertyGroup> routeProperties(const Document &document, const std::vector<std::string> &ids)
{
    const Fields fields(document, ids);
    PropertyGroup route{{}, {}}, fibre{Words::tr("Fibre"), {}}, optic{Words::tr("Light"), {}}, more{Words::tr("More"), {}};
    if (fields.single()) {
        Property name{.key = "name", .label = Words::tr("Name"), .undoText = Words::tr("Rename route")};
        name.hint = Words::tr("Empty: the names of its ends.");
        route.properties.push_back(fields.text(std::move(name), &core::Route::name,
                                               [&document](const core::Route &each) -> FieldValue { return core::displayName(each, document.current()); }));
    }

    fibre.properties.push_back(lengthProperty(document, fields));
    fibre.properties.push_back(fields.optional<std::string>({.key = "fibre",
                                                             .label = Words::tr("Fibre"),
                                                             .kind = FieldKind::Searched,
                                                             .undoText = Words::tr("Change fibre"),
                                                             .choices = likeAssumption(document, "fibre")},
                                                            &core::Route::fibre, word(document, "fibre")));
    fibre.properties.push_back(fields.optional<double>(
        {.key = "max_span_km",
         .label = Words::tr("Longest span"),
         .kind = FieldKind::Number,
         .unit = "km",
         .undoText = Words::tr("Change longest span"),
         .note =
             [&document, fields] {
                 const bool any = std::ranges::any_of(fields.ids(), [&](const std::string &id) {
                     const core::Route *each = fields.find(id);
                     return each != nullptr && each->maxSpanKm && !core::nearlyEqual(*each->maxSpanKm, document.current()->assumptions.number("max_span_km"));
                 });
                 return any ? Words::tr("Assumed: %1.").arg(assumed(document, "max_span_km")) : QString();
             },
         .hint = Words::tr("A dashed value follows from the assumptions until you give one.")},
        &core::Route::maxSpanKm, [&document](const core::Route &) -> FieldValue { return document.current()->assumptions.number("max_span_km"); }));
    fibre.properties.push_back(fields.optional<std::int64_t>({.key = "fibre_pairs_available",
                                                              .label = Words::tr("Pairs available"),
                                                              .kind = FieldKind::Count,
                                                              .unit = "pairs",
                                                              .undoText = Words::tr("Change pairs available"),
                                                              .hint = Words::tr("Fibre pairs that can be had on this route. Empty: as many as are needed.")},
                                                             &core::Route::fibrePairsAvailable, [](const core::Route &) { return FieldValue(); }));
    fibre.properties.push_back(cableProperty(document, fields));
    Property acquisition{.key = "acquisition",
                         .label = Words::tr("Acquired by"),
                         .kind = FieldKind::Choice,
                         .undoText = Words::tr("Change acquisition"),
                         .choices = likeAssumption(document, "acquisition")};
    fibre.properties.push_back(fields.text(std::move(acquisition), &core::Route::acquisition, word(document, "acquisition")));

    fibre.properties.push_back(risksProperty(document, fields));
    fibre.properties.push_back(fields.planes({.key = "planes",
                                              .label = Words::tr("Planes"),
                                              .undoText = Words::tr("Change planes"),
                                              .hint = Words::tr("Planes that use this route. None ticked: all of them.")}));

    optic.properties.push_back(bandProperty(document, fields));
    optic.properties.push_back(fields.optional<std::string>({.key = "pluggable",
                                                             .label = Words::tr("Pluggable"),
                                                             .kind = FieldKind::Searched,
                                                             .undoText = Words::tr("Change pluggable"),
                                                             .choices = likeAssumption(document, "pluggable")},
                                                            &core::Route::pluggable, word(document, "pluggable")));
    optic.properties.push_back(fields.optional<std::string>({.key = "amplifier",
                                                             .label = Words::tr("Amplifier"),
                                                             .kind = FieldKind::Searched,
                                                             .undoText = Words::tr("Change amplifier"),
                                                             .choices = likeAssumption(document, "amplifier")},
                                                            &core::Route::amplifier, word(document, "amplifier")));

    more.properties.push_back(
        fields.text({.key = "ready", .label = Words::tr("Ready"), .undoText = Words::tr("Change ready date"), .resettable = false}, &core::Route::ready));
    more.properties.push_back(
        fields.text({.key = "notes", .label = Words::tr("Notes"), .kind = FieldKind::LongText, .undoText = Words::tr("Change notes"), .resettable = false},
                    &core::Route::notes));
    return {route, fibre, optic, more};
}

} // namespace ui
