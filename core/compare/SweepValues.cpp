// Values of assumptions as people type them, and what they may have meant.
#include "core/base/Number.h"
#include "core/compare/Sweep.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace core {

namespace {

std::optional<AssumptionValue> valueOf(AssumptionKind kind, std::string_view text)
{
    switch (kind) {
    case AssumptionKind::Number:
    case AssumptionKind::Count: {
        const auto number = parseNumber(text);
        return number ? std::optional<AssumptionValue>(*number) : std::nullopt;
    }
    case AssumptionKind::Flag:
        if (text == "true" || text == "on" || text == "1")
            return AssumptionValue(true);
        if (text == "false" || text == "off" || text == "0")
            return AssumptionValue(false);
        return std::nullopt;
    case AssumptionKind::CatalogueIds: {
        std::vector<std::string> ids;
        for (std::size_t at = 0; at <= text.size() && !text.empty();) {
            const std::size_t end = std::min(text.find('+', at), text.size());
            ids.emplace_back(text.substr(at, end - at));
            at = end + 1;
        }
        return AssumptionValue(std::move(ids));
    }
    case AssumptionKind::Choice:
    case AssumptionKind::CatalogueId:
    case AssumptionKind::SiteId:
        return AssumptionValue(std::string(text));
    }
    return std::nullopt;
}

/// Letters to insert, take out or change (Levenshtein).
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
        }
    }
    return row[b.size()];
}

} // namespace

Result<AssumptionValue> parseAssumptionValue(const Assumption &assumption, std::string_view text)
{
    const std::optional<AssumptionValue> value = valueOf(assumption.kind, text);
    const AssumptionValue wrong{std::string(text)}; // a word where none fits: the check says what does
    if (const Result<void> fits = checkAssumption(assumption, value ? *value : wrong); !fits)
        return fits.error();
    return *value;
}

std::string assumptionText(const AssumptionValue &value)
{
    struct Visitor {
        std::string operator()(double number) const { return formatNumber(number); }
        std::string operator()(bool flag) const { return flag ? "true" : "false"; }
        std::string operator()(const std::string &word) const { return word; }
        std::string operator()(const std::vector<std::string> &words) const
        {
            std::string text;
            for (const std::string &word : words)
                text += (text.empty() ? "" : "+") + word;
            return text;
        }
    };
    return std::visit(Visitor{}, value);
}

std::vector<std::string> similarAssumptions(std::string_view id)
{
    constexpr std::size_t most = 5;
    std::vector<std::tuple<std::size_t, std::string>> near;
    for (const Assumption &assumption : assumptions()) {
        const std::string known = assumption.id;
        const bool part = !id.empty() && known.find(id) != std::string::npos;
        const std::size_t distance = part ? 1 : editDistance(id, known);
        if (distance <= std::max<std::size_t>(2, id.size() / 3))
            near.emplace_back(distance, known);
    }
    std::ranges::sort(near);
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < std::min(most, near.size()); ++i)
        ids.push_back(std::get<1>(near[i]));
    return ids;
}

} // namespace core
