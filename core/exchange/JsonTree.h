#pragma once

#include "core/exchange/JsonDocument.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// JSON while it is put together. Numbers are written in shortest form (core/base/Number.h), the same in every locale.
class JsonTree {
public:
    static JsonTree null() { return JsonTree("null"); }
    static JsonTree flag(bool value) { return JsonTree(value ? "true" : "false"); }
    static JsonTree number(double value);
    static JsonTree count(std::int64_t value) { return JsonTree(std::to_string(value)); }
    static JsonTree text(std::string_view value);
    static JsonTree object() { return JsonTree(JsonKind::Object); }
    static JsonTree list() { return JsonTree(JsonKind::List); }

    /// A value as it was read. Numbers take their shortest form; whole numbers too long for a double keep their digits.
    static JsonTree of(const JsonValue &value);
    /// A value kept as JSON text. Text that is no JSON, which only a bug can put there, becomes a JSON text.
    static JsonTree ofKept(std::string_view json);

    void add(std::string key, JsonTree value); ///< to an Object
    /// Adds members kept as JSON text to an Object, leaving out the keys that it holds already.
    void addKept(const std::map<std::string, std::string> &members);
    void add(JsonTree value) { m_items.push_back(std::move(value)); }
    bool isEmpty() const { return m_items.empty(); }

    std::string pretty() const;    ///< two spaces a level, keys in the order added, line feed at the end
    std::string compact() const;   ///< no blanks, keys in the order added
    std::string canonical() const; ///< no blanks, keys sorted bytewise

private:
    explicit JsonTree(std::string scalar) : m_scalar(std::move(scalar)) {}
    explicit JsonTree(JsonKind kind) : m_kind(kind) {}
    void writePretty(std::string &out, std::size_t level) const;
    void writeDense(std::string &out, bool sorted) const;

    JsonKind m_kind = JsonKind::Null; ///< Object, List, or anything else for a scalar
    std::string m_scalar;             ///< as JSON text
    std::vector<std::string> m_keys;  ///< of an Object, beside m_items
    std::vector<JsonTree> m_items;
};

} // namespace core
