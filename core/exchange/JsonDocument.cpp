#include "core/exchange/JsonDocument.h"

#include "core/base/Id.h"
#include "core/base/Number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cctype>
#include <limits>
#include <unordered_set>

namespace core {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// How far the source was read.
struct Progress {
    const char *furthest = nullptr; ///< one past the last character read
    bool atEnd = false;             ///< more was wanted when the text ended
};

/// Reads the source and tells how far: nlohmann's events carry no place.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    CountingIterator(const char *at, Progress &progress) : m_at(at), m_progress(&progress) {}
    reference operator*() const { return *m_at; }
    CountingIterator &operator++()
    {
        m_progress->furthest = ++m_at;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingIterator &a, const CountingIterator &b)
    {
        a.m_progress->atEnd = a.m_at == b.m_at;
        return a.m_at == b.m_at;
    }

private:
    const char *m_at;
    Progress *m_progress;
};

bool isDelimiter(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',' || c == ':' || c == ']' || c == '}';
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '+' || c == '-' || c == '.' || c == '_';
}

/// The run of letters, digits and signs around `offset`.
std::string_view wordAround(std::string_view source, std::size_t offset)
{
    std::size_t begin = std::min(offset, source.size()), end = begin;
    while (begin > 0 && isWordCharacter(source[begin - 1]))
        --begin;
    while (end < source.size() && isWordCharacter(source[end]))
        ++end;
    return source.substr(begin, end - begin);
}

bool isNotANumber(std::string_view word)
{
    std::string lower(word);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::string_view plain = std::string_view(lower).substr(lower.starts_with('-') || lower.starts_with('+') ? 1 : 0);
    return plain == "nan" || plain == "inf" || plain == "infinity";
}

/// One character as messages show it.
std::string shown(std::string_view source, std::size_t offset)
{
    const std::string_view word = wordAround(source, offset);
    if (!word.empty())
        return std::string(word.substr(0, 40));
    std::size_t end = offset + 1;
    while (end < source.size() && (static_cast<unsigned char>(source[end]) & 0xC0U) == 0x80U)
        ++end;
    return std::string(source.substr(offset, end - offset));
}

} // namespace

/// Receives nlohmann's events and lays down the nodes.
class JsonDocument::Builder final : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(JsonDocument &document, const JsonLimits &limits)
        : m_document(document), m_limits(limits), m_progress{document.m_source.data(), false}, m_tokenEnd(m_progress.furthest)
    {
    }

    Result<void> run()
    {
        const char *begin = m_document.m_source.data(), *end = begin + m_document.m_source.size();
        bool good = false;
        try {
            good = nlohmann::json::sax_parse(CountingIterator(begin, m_progress), CountingIterator(end, m_progress), this);
        } catch (const std::exception &) {
            good = false;
        }
        if (m_error)
            return *m_error;
        return good ? Result<void>() : syntaxError();
    }

    bool null() override { return add(JsonKind::Null); }
    bool boolean(bool value) override { return add(JsonKind::Flag) && (m_document.m_nodes.back().text = value ? 1 : 0, true); }
    bool number_integer(number_integer_t) override { return addNumber(); }
    bool number_unsigned(number_unsigned_t) override { return addNumber(); }
    bool number_float(number_float_t, const string_t &) override { return addNumber(); }
    bool binary(binary_t &) override { return false; }

    bool string(string_t &value) override
    {
        if (!add(JsonKind::Text))
            return false;
        Node &node = m_document.m_nodes.back();
        node.text = keep(value);
        node.textLength = static_cast<std::uint32_t>(value.size());
        return true;
    }

    bool start_object(std::size_t) override { return open(JsonKind::Object); }
    bool start_array(std::size_t) override { return open(JsonKind::List); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &value) override
    {
        const std::size_t at = tokenStart();
        m_key = keep(value);
        m_keyLength = static_cast<std::uint32_t>(value.size());
        m_tokenEnd = m_progress.furthest;
        Frame &frame = m_frames.back();
        const auto sameKey = [&](std::uint32_t index) { return keyOf(m_document.m_nodes[index]) == value; };
        // Few members: compare with each; many: keep a set.
        bool twice = false;
        if (frame.count == 16) {
            for (std::uint32_t index = m_document.m_nodes[frame.node].first; index != 0; index = m_document.m_nodes[index].next)
                frame.keys.emplace(keyOf(m_document.m_nodes[index]));
        }
        if (frame.count >= 16) {
            twice = !frame.keys.emplace(value).second;
        } else {
            for (std::uint32_t index = m_document.m_nodes[frame.node].first; index != 0 && !twice; index = m_document.m_nodes[index].next)
                twice = sameKey(index);
        }
        if (twice) {
            const std::string path = JsonValue(&m_document, frame.node).path();
            return fail(ErrorCode::Corrupt, at, CORE_TEXT("The key “%1” stands twice in %2. Take one of them out."),
                        {std::string(value), path.empty() ? TextArg(Marked{CORE_TEXT("the outermost object")}) : TextArg("“" + path + "”")});
        }
        return true;
    }

    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &exception) override
    {
        if (!m_error && exception.id == 406) {
            const std::size_t at = tokenStart();
            fail(ErrorCode::Corrupt, at, CORE_TEXT("The number %1 is too large. Numbers lie between -1.797e308 and 1.797e308."),
                 {shown(m_document.m_source, at)});
        }
        return false;
    }

private:
    struct Frame {
        std::uint32_t node = 0;
        std::uint32_t last = 0;
        std::size_t count = 0;
        std::size_t most = std::numeric_limits<std::size_t>::max();
        std::unordered_set<std::string> keys = {};
    };

    std::size_t consumed() const { return static_cast<std::size_t>(m_progress.furthest - m_document.m_source.data()); }

    std::string_view keyOf(const Node &node) const { return std::string_view(m_document.m_strings).substr(node.key, node.keyLength); }

    /// Where the token that was just read begins. Delimiters lie between it and the one before; a number is read one
    /// character too far, which is a delimiter too.
    std::size_t tokenStart() const
    {
        const char *at = m_tokenEnd;
        while (at < m_progress.furthest && isDelimiter(*at))
            ++at;
        return static_cast<std::size_t>(at - m_document.m_source.data());
    }

    std::uint32_t keep(std::string_view text)
    {
        const auto at = static_cast<std::uint32_t>(m_document.m_strings.size());
        m_document.m_strings += text;
        return at;
    }

    bool fail(ErrorCode code, std::size_t offset, const char *text, std::vector<TextArg> args)
    {
        m_error = Error{code, text, std::move(args), m_document.placeAt(offset)};
        return false;
    }

    bool add(JsonKind kind, std::optional<std::size_t> start = {})
    {
        const std::size_t at = start ? *start : tokenStart();
        m_tokenEnd = m_progress.furthest;
        if (m_document.m_nodes.size() >= m_limits.values)
            return fail(ErrorCode::TooLarge, at, CORE_TEXT("The text holds more than %1 values. That is more than a design can be."),
                        {static_cast<std::int64_t>(m_limits.values)});
        Node node;
        node.kind = kind;
        node.at = static_cast<std::uint32_t>(at);
        const auto index = static_cast<std::uint32_t>(m_document.m_nodes.size());
        if (!m_frames.empty()) {
            Frame &frame = m_frames.back();
            Node &parent = m_document.m_nodes[frame.node];
            if (++frame.count > frame.most) {
                return fail(ErrorCode::TooLarge, at, CORE_TEXT("“%1” lists more than %2 items. Split the design, or leave some out."),
                            {JsonValue(&m_document, frame.node).path(), static_cast<std::int64_t>(frame.most)});
            }
            node.parent = frame.node;
            if (parent.kind == JsonKind::Object) {
                node.key = m_key;
                node.keyLength = m_keyLength;
            }
            (frame.last == 0 ? parent.first : m_document.m_nodes[frame.last].next) = index;
            frame.last = index;
        }
        m_document.m_nodes.push_back(node);
        return true;
    }

    bool addNumber()
    {
        const std::size_t start = tokenStart();
        std::size_t end = start;
        while (end < m_document.m_source.size() && isWordCharacter(m_document.m_source[end]))
            ++end;
        if (!add(JsonKind::Number, start))
            return false;
        m_document.m_nodes.back().length = static_cast<std::uint32_t>(end - start);
        return true;
    }

    bool open(JsonKind kind)
    {
        const std::size_t at = consumed() - 1;
        if (m_frames.size() >= m_limits.depth)
            return fail(ErrorCode::TooLarge, at, CORE_TEXT("Lists and objects are nested deeper than %1 levels. No design needs that."),
                        {static_cast<std::int64_t>(m_limits.depth)});
        if (!add(kind, at))
            return false;
        Frame frame;
        frame.node = static_cast<std::uint32_t>(m_document.m_nodes.size() - 1);
        for (const JsonListLimit &limit : m_limits.lists) {
            if (kind == JsonKind::List && limit.depth == m_frames.size() + 1 && limit.key == keyOf(m_document.m_nodes.back()))
                frame.most = limit.most;
        }
        m_frames.push_back(std::move(frame));
        return true;
    }

    bool close()
    {
        m_tokenEnd = m_progress.furthest;
        m_frames.pop_back();
        return true;
    }

    /// What is wrong where reading stopped, in words that tell the mend.
    Error syntaxError() const
    {
        const std::string_view source = m_document.m_source;
        const auto at = [&](std::size_t offset, const char *text, std::vector<TextArg> args) {
            return Error{ErrorCode::Corrupt, text, std::move(args), m_document.placeAt(offset)};
        };
        const std::size_t offset = consumed() == 0 ? 0 : consumed() - 1;
        const bool blank = source.find_first_not_of(" \t\r\n") == std::string_view::npos;
        if (blank)
            return at(0, CORE_TEXT("The text is empty. A design starts with “{”."), {});
        const std::string_view word = wordAround(source, offset);
        if (isNotANumber(word))
            return at(static_cast<std::size_t>(word.data() - source.data()),
                      CORE_TEXT("“%1” is not a number. Leave the key out, or write null, where a value is not known."), {std::string(word)});
        if (!m_document.m_nodes.empty() && m_frames.empty())
            return at(offset, CORE_TEXT("Something follows after the end of the design, starting with “%1”. Take it out."), {shown(source, offset)});
        if (m_progress.atEnd)
            return at(source.size(), CORE_TEXT("The text ends in the middle. The file is not complete; get it again from where it came."), {});
        if (source[offset] == '}' || source[offset] == ']')
            return at(offset, CORE_TEXT("“%1” stands here where a key or a value is missing. Is there a comma too many before it?"), {shown(source, offset)});
        if (source[offset] == '\'')
            return at(offset, CORE_TEXT("JSON writes text in double quotation marks (\"), not in single ones."), {});
        if (source[offset] == '/' || source[offset] == '#')
            return at(offset, CORE_TEXT("JSON has no comments. Take this one out, or keep it in “notes”."), {});
        const std::size_t start = source[offset] == '"' ? tokenStart() : offset; // a text that is well formed but out of place
        return at(start, CORE_TEXT("“%1” cannot stand here. Is there a comma, a colon or a quotation mark missing before it?"),
                  {shown(source, source[offset] == '"' ? start + 1 : offset)});
    }

    JsonDocument &m_document;
    const JsonLimits &m_limits;
    Progress m_progress;
    const char *m_tokenEnd; ///< where reading stood after the token before
    std::uint32_t m_key = 0, m_keyLength = 0;
    std::vector<Frame> m_frames;
    std::optional<Error> m_error;
};

Result<JsonDocument> JsonDocument::parse(std::string_view text, const std::string &file, const JsonLimits &limits)
{
    if (text.size() >= std::numeric_limits<std::uint32_t>::max())
        return Error{ErrorCode::TooLarge, CORE_TEXT("The text is larger than 4 GiB. That is more than a design can be."), {}, Place{file, 0, 0}};
    JsonDocument document;
    document.m_file = file;
    document.m_source = text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
    if (const std::size_t good = validUtf8Length(document.m_source); good < document.m_source.size())
        return Error{ErrorCode::Corrupt, CORE_TEXT("The text is not UTF-8. Save it as UTF-8."), {}, document.placeAt(good)};
    Builder builder(document, limits);
    if (Result<void> result = builder.run(); !result)
        return result.error();
    return document;
}

Place JsonDocument::placeAt(std::size_t offset) const
{
    const std::string_view before = m_source.substr(0, std::min(offset, m_source.size()));
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const auto isLead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return {m_file, static_cast<int>(std::ranges::count(before, '\n')) + 1, static_cast<int>(std::ranges::count_if(before.substr(lineStart), isLead)) + 1};
}

JsonKind JsonValue::kind() const
{
    return m_document->m_nodes[m_index].kind;
}

bool JsonValue::flag() const
{
    assert(kind() == JsonKind::Flag);
    return m_document->m_nodes[m_index].text == 1;
}

double JsonValue::number() const
{
    assert(kind() == JsonKind::Number);
    return parseNumber(token()).value_or(0); // 0: too small for a double
}

std::string_view JsonValue::token() const
{
    const auto &node = m_document->m_nodes[m_index];
    return m_document->m_source.substr(node.at, node.length);
}

std::string_view JsonValue::text() const
{
    assert(kind() == JsonKind::Text);
    const auto &node = m_document->m_nodes[m_index];
    return std::string_view(m_document->m_strings).substr(node.text, node.textLength);
}

JsonValue JsonValue::first() const
{
    const std::uint32_t index = m_document->m_nodes[m_index].first;
    return index == 0 ? JsonValue() : JsonValue(m_document, index);
}

JsonValue JsonValue::next() const
{
    const std::uint32_t index = m_document->m_nodes[m_index].next;
    return index == 0 ? JsonValue() : JsonValue(m_document, index);
}

JsonValue JsonValue::member(std::string_view wanted) const
{
    for (JsonValue value = first(); value; value = value.next()) {
        if (value.key() == wanted)
            return value;
    }
    return {};
}

std::string_view JsonValue::key() const
{
    const auto &node = m_document->m_nodes[m_index];
    return std::string_view(m_document->m_strings).substr(node.key, node.keyLength);
}

std::string JsonValue::path() const
{
    if (m_index == 0)
        return {};
    const JsonValue parent(m_document, m_document->m_nodes[m_index].parent);
    const std::string before = parent.path();
    if (parent.kind() == JsonKind::List) {
        std::size_t position = 0;
        for (JsonValue value = parent.first(); value.m_index != m_index; value = value.next())
            ++position;
        return before + "[" + std::to_string(position) + "]";
    }
    const bool plain = !key().empty() && std::ranges::all_of(key(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; });
    if (!plain)
        return before + "[\"" + std::string(key().substr(0, 200)) + "\"]";
    return before + (before.empty() ? "" : ".") + std::string(key().substr(0, 200));
}

Place JsonValue::place() const
{
    return m_document->placeAt(m_document->m_nodes[m_index].at);
}

Error JsonValue::error(ErrorCode code, const char *text, std::vector<TextArg> args) const
{
    args.insert(args.begin(), path());
    return {code, text, std::move(args), place()};
}

const char *describe(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Null:
        return CORE_TEXT("null");
    case JsonKind::Flag:
        return CORE_TEXT("true or false");
    case JsonKind::Number:
        return CORE_TEXT("a number");
    case JsonKind::Text:
        return CORE_TEXT("text in quotation marks");
    case JsonKind::List:
        return CORE_TEXT("a list in square brackets");
    case JsonKind::Object:
        return CORE_TEXT("an object in braces");
    }
    return "";
}

} // namespace core
