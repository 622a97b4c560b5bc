#include "ui/inspector/AssumptionText.h"

#include "core/units/Unit.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AssumptionText)
};

QString wordText(const Document &document, const core::Assumption &assumption, const std::string &word)
{
    const auto choice = std::ranges::find(assumption.choices, word, [](const core::AssumptionChoice &each) { return std::string(each.id); });
    if (choice != assumption.choices.end())
        return translated(choice->label);
    if (assumption.kind == core::AssumptionKind::SiteId)
        return word.empty() ? Words::tr("chosen by latency") : nameOf(document, ObjectRef{ObjectRef::Kind::Site, word});
    return fromCore(core::catalogueLabel(document.catalogue(), assumption.table, word));
}

} // namespace

QString valueText(const Document &document, const core::Assumption &assumption, const core::AssumptionValue &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return assumption.calendarYear ? yearNumber(*number) : Figure{exactNumber(*number), translated(core::unit(assumption.unit).symbol)}.text();
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? Words::tr("yes") : Words::tr("no");
    if (const auto *word = std::get_if<std::string>(&value))
        return wordText(document, assumption, *word);
    const auto &words = std::get<std::vector<std::string>>(value);
    return words.empty() ? Words::tr("all") : Words::tr("%n chosen", nullptr, static_cast<int>(words.size()));
}

QString difference(const Document &document, const core::Assumption &assumption)
{
    const core::Scenario *baseline = document.baseline();
    const bool measuredByStandard = baseline == nullptr || (*baseline)->id == document.currentId();
    const core::AssumptionValue &reference = measuredByStandard ? assumption.standard : (*baseline)->assumptions.value(assumption.id);
    if (document.current()->assumptions.value(assumption.id) == reference)
        return {};
    const QString pattern = measuredByStandard ? Words::tr("Changed from the standard: %1") : Words::tr("Changed from the baseline: %1");
    return pattern.arg(valueText(document, assumption, reference));
}

int changedAssumptions(const Document &document)
{
    return static_cast<int>(
        std::ranges::count_if(core::assumptions(), [&](const core::Assumption &assumption) { return !difference(document, assumption).isEmpty(); }));
}

} // namespace ui
