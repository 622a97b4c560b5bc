#include "app/cli/TextTable.h"

#include "core/base/Number.h"

#include <algorithm>
#include <cstdint>

namespace cli {

namespace {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 1;
};

/// The UTF-8 character at the beginning of `text`, which is not empty; a stray byte counts as itself.
Character characterOf(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80U ? 1 : byte(0) >= 0xF0U ? 4 : byte(0) >= 0xE0U ? 3 : byte(0) >= 0xC0U ? 2 : 1;
    if (length == 1 || length > text.size())
        return {byte(0), 1};
    char32_t code = byte(0) & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6U) | (byte(i) & 0x3FU);
    return {code, length};
}

std::size_t columnsOf(char32_t code)
{
    const auto within = [&](char32_t first, char32_t last) { return code >= first && code <= last; };
    if (within(0x300, 0x36F) || within(0x200B, 0x200F) || within(0x202A, 0x202E) || within(0x2066, 0x2069) || within(0xFE00, 0xFE0F))
        return 0;
    if (within(0x1100, 0x115F) || within(0x2E80, 0xA4CF) || within(0xAC00, 0xD7A3) || within(0xF900, 0xFAFF) || within(0xFE30, 0xFE6F) ||
        within(0xFF00, 0xFF60) || within(0x1F300, 0x1FAFF) || within(0x20000, 0x3FFFD))
        return 2;
    return 1;
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    return text;
}

std::string shown(const core::ReportCell &cell)
{
    struct Visitor {
        std::string operator()(std::monostate) const { return "–"; }
        std::string operator()(const std::string &text) const { return text; }
        std::string operator()(double value) const { return core::formatRounded(value, 10); }
        std::string operator()(std::int64_t value) const { return std::to_string(value); }
    };
    return std::visit(Visitor{}, cell);
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t columns = 0;
    while (!text.empty()) {
        const Character character = characterOf(text);
        columns += columnsOf(character.code);
        text.remove_prefix(character.bytes);
    }
    return columns;
}

std::string padded(std::string_view text, std::size_t columns, bool right)
{
    const std::size_t width = displayWidth(text);
    if (width <= columns) {
        const std::string blanks(columns - width, ' ');
        return right ? blanks + std::string(text) : std::string(text) + blanks;
    }
    std::string out;
    std::size_t taken = 0;
    while (!text.empty()) {
        const Character character = characterOf(text);
        if (taken + columnsOf(character.code) + 1 > columns)
            break;
        taken += columnsOf(character.code);
        out += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return out + "…" + std::string(columns - std::min(columns, taken + 1), ' ');
}

std::string alignedTable(const std::vector<std::string> &heads, const std::vector<std::vector<std::string>> &rows, const std::vector<bool> &numeric,
                         std::size_t widest)
{
    std::vector<std::vector<std::string>> lines;
    for (const std::vector<std::string> &row : rows) {
        lines.emplace_back();
        std::ranges::transform(row, std::back_inserter(lines.back()), oneLine);
    }
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        std::size_t width = displayWidth(heads[i]);
        for (const std::vector<std::string> &line : lines)
            width = std::max(width, displayWidth(line[i]));
        widths.push_back(std::min(width, widest));
    }
    std::string out;
    const auto add = [&](const std::vector<std::string> &line) {
        std::string text;
        for (std::size_t i = 0; i < line.size(); ++i)
            text += (i == 0 ? "" : "  ") + padded(line[i], widths[i], numeric[i]);
        out += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
    };
    add(heads);
    std::string rule;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        rule += i == 0 ? "" : "  ";
        for (std::size_t column = 0; column < widths[i]; ++column)
            rule += "─";
    }
    out += rule + "\n";
    for (const std::vector<std::string> &line : lines)
        add(line);
    return out;
}

std::string alignedTable(const core::ReportTable &table)
{
    std::vector<std::string> heads;
    std::vector<bool> numeric;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        heads.push_back(table.columns[i].label);
        numeric.push_back(std::ranges::any_of(table.rows, [&](const auto &row) { return row[i].index() >= 2; }));
    }
    std::vector<std::vector<std::string>> rows;
    for (const std::vector<core::ReportCell> &row : table.rows) {
        rows.emplace_back();
        std::ranges::transform(row, std::back_inserter(rows.back()), shown);
    }
    return table.title + "\n" + alignedTable(heads, rows, numeric);
}

} // namespace cli
