#include "core/catalogue/Table.h"

#include "core/base/Id.h"
#include "core/base/Number.h"

#include <cmath>

namespace core {

namespace {

constexpr double largestFigure = 1e15; ///< far beyond anything real, and products of a few of them stay finite
constexpr int firstYear = 1900, lastYear = 2200;

const char *checkRange(double value, Range range)
{
    if (range != Range::Any && value < 0)
        return CORE_TEXT("it may not be negative");
    if (range == Range::Positive && !(value > 0))
        return CORE_TEXT("it must be greater than zero");
    if (std::fabs(value) > largestFigure)
        return CORE_TEXT("it is too large to be true");
    return nullptr;
}

std::string joined(const std::vector<std::string> &row, const std::vector<std::size_t> &columns)
{
    std::string out;
    for (const std::size_t column : columns) {
        const std::string &cell = row[column];
        if (cell.empty() || cell == "generic")
            continue;
        out += (out.empty() ? "" : " ") + cell;
    }
    return out;
}

std::map<std::string, int> counts(const std::vector<std::string> &labels)
{
    std::map<std::string, int> out;
    for (const std::string &label : labels)
        ++out[label];
    return out;
}

} // namespace

const char *readText(std::string_view text, std::string &out)
{
    out = text;
    return isCleanText(text) ? nullptr : CORE_TEXT("it holds control characters or is not UTF-8");
}

const char *readFigure(std::string_view text, Range range, std::optional<double> &out)
{
    out.reset();
    if (text.empty())
        return nullptr;
    out = parseNumber(text);
    return out ? checkRange(*out, range) : CORE_TEXT("a number is needed");
}

const char *readCount(std::string_view text, Range range, std::optional<std::int64_t> &out)
{
    std::optional<double> figure;
    if (const char *reason = readFigure(text, range, figure))
        return reason;
    out.reset();
    if (figure) {
        if (std::fabs(*figure - std::round(*figure)) > 0)
            return CORE_TEXT("a whole number is needed");
        out = std::llround(*figure);
    }
    return nullptr;
}

const char *readYear(std::string_view text, std::optional<int> &out)
{
    out.reset();
    if (text.empty())
        return nullptr;
    const auto year = parseInteger(text);
    if (!year || *year < firstYear || *year > lastYear)
        return CORE_TEXT("a year such as 2026 is needed");
    out = static_cast<int>(*year);
    return nullptr;
}

const char *readKinds(std::string_view text, FigureKinds &out)
{
    auto kinds = parseFigureKinds(text);
    if (!kinds)
        return CORE_TEXT("the kinds of figures are spec, datasheet, press, derived and estimate, written “power=press;reach=spec”");
    out = *std::move(kinds);
    return nullptr;
}

const char *checkKey(std::string_view text)
{
    return isValidId(text) ? nullptr : CORE_TEXT("an id has 1 to 128 bytes of plain text");
}

std::vector<std::string> rowLabels(const CatalogueTable &text, const std::vector<std::size_t> &label, const std::vector<std::size_t> &more)
{
    std::vector<std::string> labels;
    for (const auto &row : text.rows)
        labels.push_back(joined(row, label));

    const auto short_ = counts(labels);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string added = joined(text.rows[i], more);
        if (short_.at(labels[i]) > 1 && !added.empty())
            labels[i] += ", " + added;
    }

    const auto longer = counts(labels);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string &id = text.rows[i].front();
        if (labels[i].empty())
            labels[i] = id;
        else if (longer.at(labels[i]) > 1)
            labels[i] += " (" + id + ")";
    }
    return labels;
}

} // namespace core
