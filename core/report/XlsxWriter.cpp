#include "core/report/Writers.h"

#include "core/base/FileIo.h"
#include "core/base/Text.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <cctype>
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <system_error>

namespace core {

namespace {

constexpr std::size_t longestText = 32'000; // a cell holds 32,767 UTF-16 units
constexpr std::size_t mostRows = 1'048'575; // one row is the head
constexpr std::size_t largestFile = 1UL << 30U;

bool continues(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// UTF-16 units that the UTF-8 character starting with this byte takes; 0 inside a character.
std::size_t utf16Units(char byte)
{
    if (continues(byte))
        return 0;
    return static_cast<unsigned char>(byte) >= 0xF0U ? 2 : 1;
}

/// The longest beginning of at most `units` UTF-16 units that does not split a character.
std::string beginning(std::string_view text, std::size_t units)
{
    std::size_t taken = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        taken += utf16Units(text[i]);
        if (taken > units)
            return std::string(text.substr(0, i));
    }
    return std::string(text);
}

std::size_t width(const ReportCell &cell)
{
    const std::string text = plainText(cell);
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return !continues(byte); }));
}

/// A folder of its own for the file that libxlsxwriter insists on; gone with this object.
class ScratchFolder {
public:
    ScratchFolder()
    {
        std::error_code error;
        const std::filesystem::path base = std::filesystem::temp_directory_path(error);
        std::string pattern = ((error ? std::filesystem::path("/tmp") : base) / "spanwright-XXXXXX").string();
        if (mkdtemp(pattern.data()))
            m_path = pattern;
    }
    ~ScratchFolder()
    {
        std::error_code ignored;
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, ignored);
    }
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;

    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// libxlsxwriter prints numbers with printf, which takes a comma in many locales and so spoils the file. This thread writes
/// numbers the C way as long as the object lives; other threads notice nothing.
class PlainNumbers {
public:
    PlainNumbers() : m_plain(newlocale(LC_NUMERIC_MASK, "C", duplocale(uselocale(nullptr)))), m_before(m_plain ? uselocale(m_plain) : nullptr) {}
    ~PlainNumbers()
    {
        if (!m_plain)
            return;
        uselocale(m_before);
        freelocale(m_plain);
    }
    PlainNumbers(const PlainNumbers &) = delete;
    PlainNumbers &operator=(const PlainNumbers &) = delete;

private:
    locale_t m_plain;
    locale_t m_before;
};

Error scratchError(std::string reason)
{
    return Error{ErrorCode::Io,
                 CORE_TEXT("The workbook was not written: its parts could not be put together in the folder for temporary files (%1). Free some space there or "
                           "set TMPDIR to another folder."),
                 {std::move(reason)},
                 {}};
}

/// The number formats of a workbook; the value in a cell keeps all its digits.
class Formats {
public:
    explicit Formats(lxw_workbook *book) : m_book(book), m_head(workbook_add_format(book))
    {
        format_set_bold(m_head);
        format_set_bottom(m_head, LXW_BORDER_THIN);
        format_set_text_wrap(m_head);
        format_set_align(m_head, LXW_ALIGN_VERTICAL_TOP);
        m_count = number("#,##0");
        m_share = number("0.00%");
        m_tenths = number("#,##0.0");
        m_cents = number("#,##0.00");
    }

    lxw_format *head() const { return m_head; }

    lxw_format *of(const ReportColumn &column, const ReportCell &cell) const
    {
        if (std::holds_alternative<std::int64_t>(cell))
            return column.id == "year" ? nullptr : m_count;
        if (!std::holds_alternative<double>(cell))
            return nullptr;
        if (column.id.ends_with("_share"))
            return m_share;
        if (column.id.ends_with("_w") || column.id.ends_with("_gbps"))
            return m_tenths;
        if (column.id.ends_with("_usd"))
            return m_cents;
        return nullptr;
    }

private:
    lxw_format *number(const char *pattern) const
    {
        lxw_format *format = workbook_add_format(m_book);
        format_set_num_format(format, pattern);
        return format;
    }

    lxw_workbook *m_book;
    lxw_format *m_head;
    lxw_format *m_count = nullptr, *m_share = nullptr, *m_tenths = nullptr, *m_cents = nullptr;
};

void writeCell(lxw_worksheet *sheet, lxw_row_t row, lxw_col_t column, const ReportCell &cell, lxw_format *format)
{
    if (const auto *text = std::get_if<std::string>(&cell)) {
        const std::string fitting = beginning(*text, longestText);
        worksheet_write_string(sheet, row, column, (fitting.size() < text->size() ? fitting + "…" : fitting).c_str(), format);
    } else if (const auto *count = std::get_if<std::int64_t>(&cell)) {
        worksheet_write_number(sheet, row, column, static_cast<double>(*count), format);
    } else if (const auto *number = std::get_if<double>(&cell)) {
        worksheet_write_number(sheet, row, column, *number, format);
    }
}

void writeSheet(lxw_worksheet *sheet, const ReportTable &table, const Formats &formats)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const auto column = static_cast<lxw_col_t>(i);
        std::size_t widest = std::min<std::size_t>(width(table.columns[i].label), 18);
        for (const std::vector<ReportCell> &row : table.rows)
            widest = std::max(widest, width(row[i]));
        worksheet_set_column(sheet, column, column, static_cast<double>(std::clamp<std::size_t>(widest + 3, 8, 60)), nullptr);
        worksheet_write_string(sheet, 0, column, table.columns[i].label.c_str(), formats.head());
    }
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            writeCell(sheet, static_cast<lxw_row_t>(r + 1), static_cast<lxw_col_t>(i), table.rows[r][i], formats.of(table.columns[i], table.rows[r][i]));
    worksheet_freeze_panes(sheet, 1, 0);
    if (!table.rows.empty() && !table.columns.empty())
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(table.rows.size()), static_cast<lxw_col_t>(table.columns.size() - 1));
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
    worksheet_repeat_rows(sheet, 0, 0);
}

ReportTable aboutTable(const Report &report, const ReportContext &context)
{
    return {"about",
            "About",
            {{"what", "What"}, {"value", "Value"}},
            {{std::string("Report"), std::string(report.name)},
             {std::string("Design"), context.design.name},
             {std::string("Scenario"), context.scenario->name},
             {std::string("Notes"), context.scenario->notes},
             {std::string("Empty cells"), std::string("not known")},
             {std::string("Made by"), std::string("Spanwright")}}};
}

/// `wanted`, changed until no earlier sheet has it; sheet names do not tell upper from lower case.
std::string uniqueName(const std::string &wanted, std::set<std::string> &taken)
{
    const auto lower = [](std::string text) {
        std::ranges::transform(text, text.begin(), [](unsigned char c) { return c < 0x80 ? static_cast<char>(std::tolower(c)) : static_cast<char>(c); });
        return text;
    };
    std::string name = sheetName(wanted);
    for (int number = 2; !taken.insert(lower(name)).second; ++number)
        name = sheetName(beginning(wanted, 27) + " " + std::to_string(number));
    return name;
}

} // namespace

std::string sheetName(std::string_view wanted)
{
    std::string name;
    for (const char letter : wanted)
        name += std::string_view("[]:*?/\\").find(letter) != std::string_view::npos || static_cast<unsigned char>(letter) < 0x20U ? ' ' : letter;
    name = beginning(name, 31);
    const std::string_view ends = " '";
    const std::size_t first = name.find_first_not_of(ends);
    if (first == std::string::npos)
        return "Sheet";
    name = name.substr(first, name.find_last_not_of(ends) - first + 1);
    return name == "History" ? "History sheet" : name; // a name that Excel keeps for itself
}

Result<std::vector<ReportFile>> writeXlsx(const std::vector<ReportTable> &tables, const Report &report, const ReportContext &context)
{
    for (const ReportTable &table : tables)
        if (table.rows.size() > mostRows)
            return Error{ErrorCode::Unsupported, CORE_TEXT("The table “%1” has more rows than a sheet can hold. Export it as CSV instead."), {table.title}, {}};

    const PlainNumbers plainNumbers;
    const ScratchFolder scratch;
    if (scratch.path().empty())
        return scratchError("the folder cannot be written");
    const std::string file = (scratch.path() / "report.xlsx").string();
    std::string temporary = scratch.path().string();
    lxw_workbook_options options{};
    options.tmpdir = temporary.data();
    lxw_workbook *book = workbook_new_opt(file.c_str(), &options);
    if (!book)
        return scratchError("out of memory");

    std::string title = report.name;
    std::string subject = context.design.name + ": " + context.scenario->name;
    title = beginning(title, 250);
    subject = beginning(subject, 250);
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.subject = subject.data();
    workbook_set_properties(book, &properties);

    const Formats formats(book);
    std::set<std::string> taken;
    std::vector<ReportTable> sheets = tables;
    sheets.push_back(aboutTable(report, context));
    bool complete = true;
    for (const ReportTable &table : sheets) {
        lxw_worksheet *sheet = workbook_add_worksheet(book, uniqueName(table.title, taken).c_str());
        complete = complete && sheet;
        if (sheet)
            writeSheet(sheet, table, formats);
    }
    if (const lxw_error error = workbook_close(book); error != LXW_NO_ERROR || !complete)
        return scratchError(complete ? lxw_strerror(error) : "a sheet could not be added");
    Result<std::string> bytes = readFile(file, largestFile);
    if (!bytes)
        return scratchError(inEnglish(bytes.error()));
    return std::vector<ReportFile>{{{}, *std::move(bytes)}};
}

} // namespace core
