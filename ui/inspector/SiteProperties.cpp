#include "ui/inspector/ObjectProperties.h"

#include "core/base/Number.h"
#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/inspector/AssumptionProperties.h"
#include "ui/inspector/AssumptionText.h"
#include "ui/inspector/ObjectFields.h"
#include "ui/inspector/fields/FieldText.h"

#include <QCoreApplication>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::SiteProperties)
};

using Fields = ObjectFields<core::Site>;

QString assumed(const Document &document, const char *id)
{
    const core::Assumption &assumption = *core::findAssumption(id);
    return valueText(document, assumption, document.current()->assumptions.value(id));
}

/// "Assumed: 100 MW." below a field that gives another value.
std::function<QString()> assumedNote(const Document &document, const Fields &fields, std::optional<double> core::Site::*member, const char *id)
{
    return [&document, fields, member, id] {
        const double assumption = document.current()->assumptions.number(id);
        const bool any = std::ranges::any_of(fields.ids(), [&](const std::string &site) {
            const core::Site *found = fields.find(site);
            return found != nullptr && found->*member && !core::nearlyEqual(*(found->*member), assumption);
        });
        return any ? Words::tr("Assumed: %1.").arg(assumed(document, id)) : QString();
    };
}

std::function<std::vector<FieldChoice>()> catalogueOrAssumed(const Document &document, const char *table, const char *assumption, bool mayBeNone)
{
    return [&document, table, assumption, mayBeNone] {
        std::vector<FieldChoice> choices{{FieldValue(), Words::tr("%1 (assumed)").arg(assumed(document, assumption))}};
        if (mayBeNone)
            choices.push_back({std::string(), Words::tr("none")});
        std::ranges::move(catalogueChoices(document, table), std::back_inserter(choices));
        return choices;
    };
}

const core::SiteSizing *sized(const Document &document, const std::string &id)
{
    const SizingPtr sizing = document.currentSizing();
    return sizing ? sizing->site(id) : nullptr;  // the sizing stays alive while it is the current one
}

Property kindProperty(const Fields &fields)
{
    Property property{.key = "kind", .label = Words::tr("Kind"), .kind = FieldKind::Segments, .undoText = Words::tr("Change kind of site"), .resettable = false};
    property.read = [fields] { return fields.states([](const core::Site &site) { return FieldState{std::string(core::toWord(site.kind)), true}; }); };
    property.write = [fields](core::ScenarioParts &parts, const FieldValue &value) {
        const auto *word = std::get_if<std::string>(&value);
        const auto kind = word != nullptr ? core::siteKindFromWord(*word) : std::nullopt;
        if (kind)
            fields.each(parts, [&](core::Site &site) { site.kind = *kind; });
    };
    property.choices = [] { return std::vector<FieldChoice>{{std::string("campus"), Words::tr("Campus")}, {std::string("hub"), Words::tr("Hub")}}; };
    return property;
}

Property positionProperty(const Fields &fields)
{
    Property property{.key = "latitude", .label = Words::tr("Coordinates"), .kind = FieldKind::Position, .undoText = Words::tr("Change coordinates")};
    property.hint = Words::tr("Latitude and longitude in degrees, south and west negative.");
    property.read = [fields] {
        return fields.states([](const core::Site &site) { return site.geo ? FieldState{positionValue(*site.geo), true} : FieldState{FieldValue(), true}; });
    };
    property.write = [fields](core::ScenarioParts &parts, const FieldValue &value) {
        const auto *text = std::get_if<std::string>(&value);
        const auto position = text != nullptr ? parsePosition(fromCore(*text), QLocale::c()) : std::nullopt;
        fields.each(parts, [&](core::Site &site) { site.geo = position; });
    };
    return property;
}

FieldValue acceleratorOf(const Document &document, const core::Site &site)
{
    if (site.kind == core::SiteKind::Hub && !site.accelerator)
        return std::string();
    return site.accelerator.value_or(document.current()->assumptions.word("accelerator"));
}

} // namespace

std::vector<PropertyGroup> siteProperties(const Document &document, const std::vector<std::string> &ids)
{
    const Fields fields(document, ids);
    const auto number = [&](const char *id) {
        return [&document, id](const core::Site &) -> FieldValue { return document.current()->assumptions.number(id); };
    };
    const QString follows = Words::tr("A dashed value follows from the assumptions until you give one.");

    PropertyGroup site{{}, {}}, power{Words::tr("Power and accelerators"), {}}, network{Words::tr("Border layer"), {}}, more{Words::tr("More"), {}};
    if (fields.single())
        site.properties.push_back(fields.text({.key = "name", .label = Words::tr("Name"), .undoText = Words::tr("Rename site"), .resettable = false}, &core::Site::name));
    site.properties.push_back(kindProperty(fields));
    if (fields.single())
        site.properties.push_back(positionProperty(fields));

    power.properties.push_back(fields.optional<double>(
        {.key = "power_mw", .label = Words::tr("Power at the meter"), .kind = FieldKind::Number, .unit = "MW", .undoText = Words::tr("Change power"),
         .note = assumedNote(document, fields, &core::Site::powerMw, "power_mw"), .hint = follows},
        &core::Site::powerMw, [&document](const core::Site &each) -> FieldValue {
            return each.kind == core::SiteKind::Campus ? FieldValue(document.current()->assumptions.number("power_mw")) : FieldValue();
        }));
    power.properties.push_back(fields.optional<double>({.key = "pue", .label = Words::tr("PUE"), .kind = FieldKind::Number, .undoText = Words::tr("Change PUE"),
                                                        .note = assumedNote(document, fields, &core::Site::pue, "pue"), .hint = follows},
                                                       &core::Site::pue, number("pue")));
    power.properties.push_back(fields.optional<std::string>({.key = "accelerator", .label = Words::tr("Accelerator"), .kind = FieldKind::Searched, .undoText = Words::tr("Change accelerator"),
                                                             .choices = catalogueOrAssumed(document, "accelerators", "accelerator", true)},
                                                            &core::Site::accelerator, [&document](const core::Site &each) { return acceleratorOf(document, each); }));
    power.properties.push_back(fields.optional<std::int64_t>(
        {.key = "accelerator_count", .label = Words::tr("Accelerators"), .kind = FieldKind::Count, .undoText = Words::tr("Change number of accelerators"),
         .note =
             [fields] {
                 const core::Site *only = fields.single() ? fields.find(fields.ids().front()) : nullptr;
                 return only != nullptr && only->acceleratorCount ? Words::tr("Given, whatever the power.") : QString();
             },
         .hint = Words::tr("A dashed value follows from power, PUE and watts per accelerator until you give one.")},
        &core::Site::acceleratorCount, [&document](const core::Site &each) -> FieldValue {
            const core::SiteSizing *result = sized(document, each.id);
            return result != nullptr ? FieldValue(static_cast<double>(result->accelerators)) : FieldValue();
        }));
    power.properties.push_back(fields.figure({.key = "nic_gbps", .label = Words::tr("NIC rate"), .unit = "gbps"}, [&document](const core::Site &each) -> FieldValue {
        const FieldValue id = acceleratorOf(document, each);
        const core::AcceleratorRow *row = document.catalogue().accelerator(std::get<std::string>(id));
        return row != nullptr && row->nicGbps ? FieldValue(*row->nicGbps) : FieldValue();
    }));

    network.properties.push_back(fields.optional<std::string>({.key = "router", .label = Words::tr("Router"), .kind = FieldKind::Searched, .undoText = Words::tr("Change router"),
                                                               .choices = catalogueOrAssumed(document, "routers", "router", false)},
                                                              &core::Site::router, [&document](const core::Site &) -> FieldValue { return document.current()->assumptions.word("router"); }));
    network.properties.push_back(fields.optional<double>({.key = "transport_kw", .label = Words::tr("Transport limit"), .kind = FieldKind::Number, .unit = "kW", .undoText = Words::tr("Change transport limit"),
                                                          .hint = Words::tr("What the border layer may draw at the meter. Empty: not checked.")},
                                                         &core::Site::transportKw, [](const core::Site &) { return FieldValue(); }));
    network.properties.push_back(fields.optional<double>({.key = "rack_kw", .label = Words::tr("Power of a rack"), .kind = FieldKind::Number, .unit = "kW", .undoText = Words::tr("Change power of a rack"),
                                                          .note = assumedNote(document, fields, &core::Site::rackKw, "rack_kw"), .hint = follows},
                                                         &core::Site::rackKw, number("rack_kw")));
    more.properties.push_back(fields.text({.key = "ready", .label = Words::tr("Ready"), .undoText = Words::tr("Change ready date"), .resettable = false}, &core::Site::ready));
    more.properties.push_back(fields.text({.key = "notes", .label = Words::tr("Notes"), .kind = FieldKind::LongText, .undoText = Words::tr("Change notes"), .resettable = false}, &core::Site::notes));
    return {site, power, network, more};
}

} // namespace ui
