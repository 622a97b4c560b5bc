#include "core/base/Csv.h"

#include "core/base/Id.h"

#include <cstdint>
#include <optional>

namespace core {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Walks over the text once; every step keeps line and column in mind.
class CsvReader {
public:
    CsvReader(std::string_view text, const std::string &file, const CsvLimits &limits) : m_text(text), m_file(file), m_limits(limits) {}

    Result<std::vector<CsvRow>> read()
    {
        std::vector<CsvRow> rows;
        std::size_t cells = 0;
        while (!atEnd()) {
            CsvRow row;
            row.line = m_line;
            bool quoted = false;
            do {
                if (++cells > m_limits.cells)
                    return Error{ErrorCode::TooLarge,
                                 CORE_TEXT("The table has more than %1 cells. Split it into smaller files."),
                                 {static_cast<std::int64_t>(m_limits.cells)},
                                 Place{m_file, m_line, m_column}};
                quoted = next() == '"';
                if (auto error = readCell(row))
                    return *std::move(error);
            } while (takeComma());
            takeLineBreak();
            const bool blank = row.cells.size() == 1 && row.cells.front().text.empty() && !quoted;
            if (!blank)
                rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    char next() const { return atEnd() ? '\0' : m_text[m_at]; }
    bool atLineBreak() const { return next() == '\n' || m_text.substr(m_at, 2) == "\r\n"; }

    void step()
    {
        const char c = m_text[m_at++];
        const bool continuation = (static_cast<std::uint8_t>(c) & 0xC0U) == 0x80U;
        if (c == '\n') {
            ++m_line;
            m_column = 1;
        } else if (!continuation) {
            ++m_column;
        }
    }

    bool takeComma()
    {
        if (next() != ',')
            return false;
        step();
        return true;
    }

    void takeLineBreak()
    {
        if (next() == '\r')
            step();
        if (!atEnd())
            step();
    }

    Error corrupt(const char *text, int line, int column) const { return {ErrorCode::Corrupt, text, {}, Place{m_file, line, column}}; }
    Error corruptHere(const char *text) const { return corrupt(text, m_line, m_column); }

    std::optional<Error> checkCharacter() const
    {
        const auto byte = static_cast<std::uint8_t>(next());
        if (byte == '\r' && !atLineBreak())
            return corruptHere(CORE_TEXT("A carriage return stands alone. Save the table with line ends of Windows or Unix."));
        if ((byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7F)
            return corruptHere(CORE_TEXT("There is a control character here: this is no CSV text."));
        return std::nullopt;
    }

    std::optional<Error> readCell(CsvRow &row)
    {
        CsvCell cell{{}, m_line, m_column};
        auto error = next() == '"' ? readQuoted(cell) : readPlain(cell);
        row.cells.push_back(std::move(cell));
        return error;
    }

    std::optional<Error> readPlain(CsvCell &cell)
    {
        while (!atEnd() && next() != ',' && !atLineBreak()) {
            if (next() == '"')
                return corruptHere(CORE_TEXT("A quotation mark stands inside a cell. Put the whole cell in quotation marks and double the one inside."));
            if (auto error = checkCharacter())
                return error;
            cell.text += next();
            step();
        }
        return std::nullopt;
    }

    std::optional<Error> readQuoted(CsvCell &cell)
    {
        step();
        for (;;) {
            if (atEnd())
                return corrupt(CORE_TEXT("The quotation mark that opens here is never closed."), cell.line, cell.column);
            if (next() == '"') {
                step();
                if (next() != '"')
                    break;
            } else if (auto error = checkCharacter()) {
                return error;
            }
            cell.text += next();
            step();
        }
        if (atEnd() || next() == ',' || atLineBreak())
            return std::nullopt;
        return corruptHere(CORE_TEXT("After a closing quotation mark only a comma or the end of the line may follow."));
    }

    std::string_view m_text;
    const std::string &m_file;
    const CsvLimits &m_limits;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
};

/// Line and column of the first byte that is not UTF-8.
Place firstBadByte(std::string_view text, const std::string &file)
{
    Place place{file, 1, 1};
    std::size_t lineStart = 0;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos && isUtf8(text.substr(lineStart, end - lineStart));
         end = text.find('\n', lineStart)) {
        lineStart = end + 1;
        ++place.line;
    }
    const std::string_view line = text.substr(lineStart, text.find('\n', lineStart) - lineStart);
    for (std::size_t at = 0; at < line.size();) {
        std::size_t length = 1;
        while (length <= 4 && !isUtf8(line.substr(at, length)))
            ++length;
        if (length > 4)
            break;
        at += length;
        ++place.column;
    }
    return place;
}

} // namespace

Result<std::vector<CsvRow>> parseCsv(std::string_view text, const std::string &file, const CsvLimits &limits)
{
    if (text.size() > limits.bytes)
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("The table is larger than %1 bytes. Split it into smaller files."),
                     {static_cast<std::int64_t>(limits.bytes)},
                     Place{file, 0, 0}};
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (!isUtf8(text))
        return Error{ErrorCode::Corrupt, CORE_TEXT("The text is not UTF-8. Save the table as “CSV UTF-8”."), {}, firstBadByte(text, file)};
    return CsvReader(text, file, limits).read();
}

std::string csvCell(std::string_view text)
{
    const bool needsQuotes = text.find_first_of(",\"\r\n") != std::string_view::npos || text.starts_with(' ') || text.ends_with(' ');
    if (!needsQuotes)
        return std::string(text);
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"')
            out += '"';
        out += c;
    }
    return out += '"';
}

std::string csvLine(const std::vector<std::string> &cells)
{
    if (cells.size() == 1 && cells.front().empty())
        return "\"\"\n";
    std::string out;
    for (const std::string &cell : cells) {
        if (&cell != &cells.front())
            out += ',';
        out += csvCell(cell);
    }
    return out += '\n';
}

} // namespace core
