#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace core {

class JsonDocument;

enum class JsonKind : std::uint8_t { Null, Flag, Number, Text, List, Object };

/// One value of a JsonDocument, with its place in the source. Cheap to copy; lives as long as the document.
class JsonValue {
public:
    JsonValue() = default; ///< none
    explicit operator bool() const { return m_document != nullptr; }

    JsonKind kind() const;
    bool isNull() const { return kind() == JsonKind::Null; }
    bool flag() const;              ///< of Flag
    double number() const;          ///< of Number; finite
    std::string_view token() const; ///< of Number: as it is written
    std::string_view text() const;  ///< of Text, escapes resolved

    /// The first member of an Object or List, and its neighbour; false at the end.
    JsonValue first() const;
    JsonValue next() const;
    JsonValue member(std::string_view key) const; ///< of Object; false when there is none
    std::string_view key() const;                 ///< of a member of an Object

    std::string path() const; ///< scenarios[0].sites[3].pue
    Place place() const;
    /// An Error at this place whose %1 is the path; `args` start at %2.
    Error error(ErrorCode code, const char *text, std::vector<TextArg> args = {}) const;

private:
    friend class JsonDocument;
    JsonValue(const JsonDocument *document, std::uint32_t index) : m_document(document), m_index(index) {}
    const JsonDocument *m_document = nullptr;
    std::uint32_t m_index = 0;
};

/// Refuses a list that is too long while it is being read, before it costs memory.
struct JsonListLimit {
    std::string_view key;  ///< of the list
    std::size_t depth = 0; ///< of the list; the root is 1
    std::size_t most = 0;  ///< items
};

struct JsonLimits {
    std::size_t depth = 64;
    std::size_t values = 10'000'000;
    std::vector<JsonListLimit> lists = {};
};

/// JSON text as values that know their line and column. Stricter than the standard where the standard leaves a choice:
/// no duplicate keys, no number outside the range of double, at most so deep and so many values.
class JsonDocument {
public:
    /// `text` must outlive the document; `file` is what messages call it. A byte order mark is accepted.
    /// @error Corrupt (syntax, not UTF-8, duplicate key, number out of range) and TooLarge, each with line and column.
    static Result<JsonDocument> parse(std::string_view text, const std::string &file, const JsonLimits &limits = {});

    JsonValue root() const { return {this, 0}; }
    Place placeAt(std::size_t offset) const;

private:
    friend class JsonValue;
    class Builder;

    struct Node {
        std::uint32_t at = 0;     ///< offset in the source
        std::uint32_t length = 0; ///< of a Number's token
        std::uint32_t parent = 0;
        std::uint32_t first = 0; ///< 0 = none: the root is nobody's child
        std::uint32_t next = 0;
        std::uint32_t key = 0, keyLength = 0;   ///< in m_strings
        std::uint32_t text = 0, textLength = 0; ///< in m_strings; of a Flag, 1 = true
        JsonKind kind = JsonKind::Null;
    };

    std::string_view m_source;
    std::string m_file;
    std::deque<Node> m_nodes; ///< grows without copying
    std::string m_strings;
};

/// The marked word for a kind: "a number", "text", …
const char *describe(JsonKind kind);

} // namespace core
