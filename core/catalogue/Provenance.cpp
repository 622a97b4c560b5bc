#include "core/catalogue/Schema.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr std::array<std::pair<std::string_view, FigureKind>, 5> kinds{{
    {"spec", FigureKind::Spec},
    {"datasheet", FigureKind::Datasheet},
    {"press", FigureKind::Press},
    {"derived", FigureKind::Derived},
    {"estimate", FigureKind::Estimate},
}};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

} // namespace

std::vector<std::string> splitList(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        if (const std::string_view part = trimmed(text.substr(at, end - at)); !part.empty())
            parts.emplace_back(part);
        at = end + 1;
    }
    return parts;
}

std::optional<FigureKinds> parseFigureKinds(std::string_view text)
{
    FigureKinds out;
    for (const std::string &part : splitList(text, ';')) {
        const std::size_t equals = part.find('=');
        const std::string_view figure = equals == std::string::npos ? "all" : trimmed(std::string_view(part).substr(0, equals));
        const std::string_view word = equals == std::string::npos ? part : trimmed(std::string_view(part).substr(equals + 1));
        const auto kind = std::ranges::find(kinds, word, [](const auto &entry) { return entry.first; });
        if (kind == kinds.end() || figure.empty())
            return std::nullopt;
        out.emplace_back(figure, kind->second);
    }
    return out;
}

FigureKind figureKind(const Provenance &provenance, std::string_view column, std::span<const char *const> figures)
{
    const auto told = [&](std::string_view figure) -> const FigureKind * {
        const auto found = std::ranges::find(provenance.figureKinds, figure, [](const auto &entry) { return std::string_view(entry.first); });
        return found == provenance.figureKinds.end() ? nullptr : &found->second;
    };
    if (const FigureKind *kind = told(column))
        return *kind;
    for (const char *figure : figures) {
        if (const FigureKind *kind = told(figure))
            return *kind;
    }
    for (const std::string_view rest : {"all", "all_else"}) {
        if (const FigureKind *kind = told(rest))
            return *kind;
    }
    return FigureKind::Unknown;
}

} // namespace core
