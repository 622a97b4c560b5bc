#include "ui/inspector/AssumptionProperties.h"

#include "core/units/Unit.h"
#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/inspector/AssumptionText.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AssumptionProperties)
};

FieldKind fieldKind(core::AssumptionKind kind)
{
    switch (kind) {
    case core::AssumptionKind::Number:
        return FieldKind::Number;
    case core::AssumptionKind::Count:
        return FieldKind::Count;
    case core::AssumptionKind::Flag:
        return FieldKind::Flag;
    case core::AssumptionKind::Choice:
        return FieldKind::Choice;
    case core::AssumptionKind::CatalogueIds:
        return FieldKind::Checked;
    case core::AssumptionKind::CatalogueId:
    case core::AssumptionKind::SiteId:
        break;
    }
    return FieldKind::Searched;
}

FieldValue toField(const core::AssumptionValue &value)
{
    return std::visit([](const auto &held) { return FieldValue(held); }, value);
}

core::AssumptionValue toAssumption(const FieldValue &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return *number;
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto *word = std::get_if<std::string>(&value))
        return *word;
    return std::get<std::vector<std::string>>(value);
}

std::vector<FieldChoice> choicesOf(const Document &document, const core::Assumption &assumption)
{
    std::vector<FieldChoice> choices;
    for (const core::AssumptionChoice &choice : assumption.choices)
        choices.push_back({std::string(choice.id), translated(choice.label)});
    if (assumption.kind == core::AssumptionKind::SiteId) {
        choices.push_back({std::string(), valueText(document, assumption, std::string())});
        for (const core::Site &site : document.current()->sites)
            choices.push_back({site.id, fromCore(core::displayName(site))});
    }
    if (*assumption.table != '\0')
        std::ranges::move(catalogueChoices(document, assumption.table), std::back_inserter(choices));
    return choices;
}

/// "Usual 2 to 16; 1 to 10,000 allowed. Back-end bandwidth of …"
QString hintOf(const core::Assumption &assumption)
{
    const QString hint = translated(assumption.hint);
    if (assumption.kind != core::AssumptionKind::Number && assumption.kind != core::AssumptionKind::Count)
        return hint;
    const QString symbol = translated(core::unit(assumption.unit).symbol);
    const auto number = [&](double value) { return assumption.calendarYear ? yearNumber(value) : exactNumber(value); };
    const auto text = [&](double value) { return Figure{number(value), symbol}.text(); };
    if (!assumption.low || !assumption.high)
        return Words::tr("%1 to %2 allowed. %3").arg(number(assumption.minimum), text(assumption.maximum), hint);
    return Words::tr("Usual %1 to %2; %3 to %4 allowed. %5")
        .arg(number(*assumption.low), text(*assumption.high), number(assumption.minimum), text(assumption.maximum), hint);
}

} // namespace

std::vector<FieldChoice> catalogueChoices(const Document &document, const char *table)
{
    std::vector<FieldChoice> choices;
    if (const core::CatalogueTable *rows = document.catalogue().table(table)) {
        for (const auto &row : rows->rows) {
            const core::LineElementRow *element = std::string_view(table) == "line_system" ? document.catalogue().lineElement(row.front()) : nullptr;
            if (element != nullptr && element->function != "ILA")
                continue; // the table holds terminals and bands too; what is chosen from it is an in-line amplifier
            choices.push_back({row.front(), fromCore(core::catalogueLabel(document.catalogue(), table, row.front()))});
        }
    }
    return choices;
}

Property assumptionProperty(const Document &document, const core::Assumption &assumption)
{
    const auto isGiven = [&document, &assumption] { return document.current()->assumptions.isGiven(assumption.id); };
    Property property{.key = assumption.id,
                      .label = translated(assumption.label),
                      .kind = fieldKind(assumption.kind),
                      .unit = assumption.unit,
                      .undoText = Words::tr("Change %1").arg(translated(assumption.label)),
                      .dashed = false,
                      .calendarYear = assumption.calendarYear};
    property.read = [&document, &assumption, isGiven] {
        return std::vector{FieldState{toField(document.current()->assumptions.value(assumption.id)), isGiven()}};
    };
    property.write = [&assumption](core::ScenarioParts &parts, const FieldValue &value) {
        if (std::holds_alternative<std::monostate>(value))
            parts.assumptions.reset(assumption.id);
        else
            parts.assumptions.set(assumption.id, toAssumption(value));
    };
    property.choices = [&document, &assumption] { return choicesOf(document, assumption); };
    property.note = [&document, &assumption, isGiven] {
        if (!isGiven() || document.current()->assumptions.value(assumption.id) == assumption.standard)
            return QString();
        return Words::tr("Standard: %1.").arg(valueText(document, assumption, assumption.standard));
    };
    property.hint = hintOf(assumption);
    property.difference = [&document, &assumption] { return difference(document, assumption); };
    return property;
}

} // namespace ui
