#include "ui/inspector/ObjectProperties.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/inspector/ObjectFields.h"

#include <QCoreApplication>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::RiskProperties)
};

using Fields = ObjectFields<core::Srlg>;

Property kindProperty(const Fields &fields)
{
    Property property{.key = "kind", .label = Words::tr("Kind"), .kind = FieldKind::Choice, .undoText = Words::tr("Change kind of risk"), .resettable = false};
    property.read = [fields] { return fields.states([](const core::Srlg &risk) { return FieldState{std::string(core::toWord(risk.kind)), true}; }); };
    property.write = [fields](core::ScenarioParts &parts, const FieldValue &value) {
        const auto *word = std::get_if<std::string>(&value);
        if (const auto kind = word != nullptr ? core::srlgKindFromWord(*word) : std::nullopt)
            fields.each(parts, [&](core::Srlg &risk) { risk.kind = *kind; });
    };
    property.choices = [] {
        return std::vector<FieldChoice>{{std::string("duct"), Words::tr("Duct")},
                                        {std::string("cable"), Words::tr("Cable")},
                                        {std::string("entrance"), Words::tr("Entrance of a site")},
                                        {std::string("power"), Words::tr("Power feed")},
                                        {std::string("other"), Words::tr("Something else")}};
    };
    return property;
}

Property siteProperty(const Document &document, const Fields &fields)
{
    Property property{.key = "site", .label = Words::tr("Site"), .kind = FieldKind::Searched, .undoText = Words::tr("Change site of the risk")};
    property.hint = Words::tr("Where an entrance or a power feed stands. Where no route names the risk, it takes everything that ends there.");
    property.choices = [&document] {
        std::vector<FieldChoice> choices{{FieldValue(), Words::tr("Nowhere in particular")}};
        for (const core::Site &site : document.current()->sites)
            choices.push_back({site.id, fromCore(core::displayName(site))});
        return choices;
    };
    return fields.text(std::move(property), &core::Srlg::site, [](const core::Srlg &) { return FieldValue(); });
}

/// The routes that name the risk, ticked; writing goes to the routes.
Property routesProperty(const Document &document, const std::string &id)
{
    Property property{.key = "routes", .label = Words::tr("Routes"), .kind = FieldKind::Checked, .undoText = Words::tr("Change routes of the risk")};
    property.nothing = Words::tr("None");
    property.read = [&document, id] {
        std::vector<std::string> ticked;
        for (const core::Route &route : document.current()->routes) {
            if (std::ranges::find(route.srlgs, id) != route.srlgs.end())
                ticked.push_back(route.id);
        }
        return std::vector<FieldState>{{ticked, true}};
    };
    property.write = [id](core::ScenarioParts &parts, const FieldValue &value) {
        const auto *ticked = std::get_if<std::vector<std::string>>(&value);
        for (core::Route &route : parts.routes) {
            const bool wanted = ticked != nullptr && std::ranges::find(*ticked, route.id) != ticked->end();
            const bool has = std::ranges::find(route.srlgs, id) != route.srlgs.end();
            if (wanted && !has)
                route.srlgs.push_back(id);
            else if (!wanted && has)
                std::erase(route.srlgs, id);
        }
    };
    property.choices = [&document] {
        std::vector<FieldChoice> choices;
        for (const core::Route &route : document.current()->routes)
            choices.push_back({route.id, fromCore(core::displayName(route, document.current()))});
        return choices;
    };
    return property;
}

} // namespace

std::vector<PropertyGroup> riskProperties(const Document &document, const std::vector<std::string> &ids)
{
    const Fields fields(document, ids);
    PropertyGroup risk{{}, {}}, often{Words::tr("How often, how long"), {}};
    if (fields.single()) {
        Property name{.key = "name", .label = Words::tr("Name"), .undoText = Words::tr("Rename shared risk")};
        risk.properties.push_back(
            fields.text(std::move(name), &core::Srlg::name, [](const core::Srlg &each) -> FieldValue { return core::displayName(each); }));
    }
    risk.properties.push_back(kindProperty(fields));
    if (fields.single())
        risk.properties.push_back(routesProperty(document, ids.front()));
    risk.properties.push_back(siteProperty(document, fields));
    risk.properties.push_back(fields.planes({.key = "planes",
                                             .label = Words::tr("Planes"),
                                             .undoText = Words::tr("Change planes of the risk"),
                                             .hint = Words::tr("Planes that it takes along. None ticked: all of them.")}));

    const auto unknown = [](const core::Srlg &) { return FieldValue(); };
    often.properties.push_back(fields.optional<double>({.key = "cuts_per_year",
                                                        .label = Words::tr("Failures a year"),
                                                        .kind = FieldKind::Number,
                                                        .undoText = Words::tr("Change failures a year"),
                                                        .hint = Words::tr("Empty: by the kilometres of its routes.")},
                                                       &core::Srlg::cutsPerYear, unknown));
    often.properties.push_back(fields.optional<double>(
        {.key = "mttr_h", .label = Words::tr("Repair time"), .kind = FieldKind::Number, .unit = "h", .undoText = Words::tr("Change repair time")},
        &core::Srlg::mttrH, unknown));
    return {risk, often};
}

} // namespace ui
