#include "core/model/AssumptionSet.h"

#include "core/base/Id.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

const Assumption *findAssumption(std::string_view id)
{
    const auto &all = assumptions();
    const auto found = std::ranges::find(all, id, [](const Assumption &assumption) { return std::string_view(assumption.id); });
    return found == all.end() ? nullptr : &*found;
}

namespace {

Error wrongKind(const Assumption &assumption, const char *text)
{
    return {ErrorCode::InvalidValue, text, {Marked{assumption.label}}, {}};
}

Result<void> checkNumber(const Assumption &assumption, const AssumptionValue &value)
{
    const double *number = std::get_if<double>(&value);
    if (number == nullptr)
        return wrongKind(assumption, CORE_TEXT("%1 must be a number."));
    if (!std::isfinite(*number) || *number < assumption.minimum || *number > assumption.maximum)
        return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 lies between %2 and %3."), {Marked{assumption.label}, assumption.minimum, assumption.maximum}, {}};
    if (assumption.kind == AssumptionKind::Count && std::fabs(*number - std::round(*number)) > 0)
        return wrongKind(assumption, CORE_TEXT("%1 must be a whole number."));
    return {};
}

Result<void> checkChoice(const Assumption &assumption, const AssumptionValue &value)
{
    const auto *word = std::get_if<std::string>(&value);
    if (word == nullptr)
        return wrongKind(assumption, CORE_TEXT("%1 must be a word."));
    std::string known;
    for (const AssumptionChoice &choice : assumption.choices) {
        if (*word == choice.id)
            return {};
        known += (known.empty() ? "" : ", ") + std::string(choice.id);
    }
    return Error{ErrorCode::InvalidValue, CORE_TEXT("%1 has no choice “%2”. Choose one of: %3."), {Marked{assumption.label}, *word, known}, {}};
}

Result<void> checkIds(const Assumption &assumption, const AssumptionValue &value)
{
    const auto *words = std::get_if<std::vector<std::string>>(&value);
    if (words == nullptr)
        return wrongKind(assumption, CORE_TEXT("%1 must be a list of catalogue ids."));
    if (!std::ranges::all_of(*words, [](const std::string &id) { return isValidId(id); }))
        return wrongKind(assumption, CORE_TEXT("%1 holds an id that is empty, longer than 128 bytes or not plain text."));
    return {};
}

Result<void> checkId(const Assumption &assumption, const AssumptionValue &value)
{
    const auto *word = std::get_if<std::string>(&value);
    if (word == nullptr)
        return wrongKind(assumption, CORE_TEXT("%1 must be an id, written as text."));
    const bool mayBeEmpty = assumption.kind == AssumptionKind::SiteId;
    if (!(word->empty() && mayBeEmpty) && !isValidId(*word))
        return wrongKind(assumption, CORE_TEXT("%1 is not an id of 1 to 128 bytes of plain text."));
    return {};
}

} // namespace

Result<void> checkAssumption(const Assumption &assumption, const AssumptionValue &value)
{
    switch (assumption.kind) {
    case AssumptionKind::Number:
    case AssumptionKind::Count:
        return checkNumber(assumption, value);
    case AssumptionKind::Flag:
        return std::holds_alternative<bool>(value) ? Result<void>() : wrongKind(assumption, CORE_TEXT("%1 must be true or false."));
    case AssumptionKind::Choice:
        return checkChoice(assumption, value);
    case AssumptionKind::CatalogueIds:
        return checkIds(assumption, value);
    case AssumptionKind::CatalogueId:
    case AssumptionKind::SiteId:
        return checkId(assumption, value);
    }
    assert(false);
    return {};
}

const AssumptionValue &AssumptionSet::value(std::string_view id) const
{
    if (const auto given = m_given.find(id); given != m_given.end())
        return given->second;
    const Assumption *assumption = findAssumption(id);
    assert(assumption != nullptr);
    return assumption->standard;
}

double AssumptionSet::number(std::string_view id) const
{
    return std::get<double>(value(id));
}

std::int64_t AssumptionSet::count(std::string_view id) const
{
    return static_cast<std::int64_t>(std::llround(number(id)));
}

bool AssumptionSet::flag(std::string_view id) const
{
    return std::get<bool>(value(id));
}

const std::string &AssumptionSet::word(std::string_view id) const
{
    return std::get<std::string>(value(id));
}

const std::vector<std::string> &AssumptionSet::words(std::string_view id) const
{
    return std::get<std::vector<std::string>>(value(id));
}

void AssumptionSet::reset(std::string_view id)
{
    if (const auto given = m_given.find(id); given != m_given.end())
        m_given.erase(given);
}

} // namespace core
