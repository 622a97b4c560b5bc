#include "core/exchange/JsonTree.h"

#include "core/base/Id.h"
#include "core/base/Number.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {

namespace {

constexpr std::size_t exactDigits = 15; ///< decimal digits that a double always keeps

std::string quoted(std::string_view text)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    assert(isUtf8(text));
    std::string out = "\"";
    out.reserve(text.size() + 2);
    for (const char c : text) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\b':
            out += "\\b";
            break;
        case '\f':
            out += "\\f";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (const auto byte = static_cast<unsigned char>(c); byte < 0x20) {
                out += "\\u00";
                out += hex[byte >> 4U];
                out += hex[byte & 15U];
            } else {
                out += c;
            }
        }
    }
    return out + '"';
}

std::string shortest(const JsonValue &value)
{
    const std::string_view token = value.token();
    const bool whole = token.find_first_of(".eE") == std::string_view::npos;
    const std::size_t digits = token.size() - (token.starts_with('-') ? 1 : 0);
    return whole && digits > exactDigits ? std::string(token) : formatNumber(value.number());
}

} // namespace

JsonTree JsonTree::number(double value)
{
    assert(std::isfinite(value));
    return JsonTree(formatNumber(value));
}

JsonTree JsonTree::text(std::string_view value)
{
    return JsonTree(quoted(value));
}

JsonTree JsonTree::of(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonKind::Null:
        return null();
    case JsonKind::Flag:
        return flag(value.flag());
    case JsonKind::Number:
        return JsonTree(shortest(value));
    case JsonKind::Text:
        return text(value.text());
    case JsonKind::List:
    case JsonKind::Object:
        break;
    }
    JsonTree tree(value.kind());
    for (JsonValue item = value.first(); item; item = item.next()) {
        if (value.kind() == JsonKind::Object)
            tree.m_keys.emplace_back(item.key());
        tree.m_items.push_back(of(item));
    }
    return tree;
}

JsonTree JsonTree::ofKept(std::string_view json)
{
    const Result<JsonDocument> document = JsonDocument::parse(json, {});
    assert(document);
    return document ? of(document->root()) : text(json);
}

void JsonTree::add(std::string key, JsonTree value)
{
    assert(m_kind == JsonKind::Object);
    m_keys.push_back(std::move(key));
    m_items.push_back(std::move(value));
}

void JsonTree::addKept(const std::map<std::string, std::string> &members)
{
    const std::vector<std::string> known = m_keys;
    for (const auto &[key, json] : members) {
        if (std::ranges::find(known, key) == known.end())
            add(key, ofKept(json));
    }
}

std::string JsonTree::pretty() const
{
    std::string out;
    writePretty(out, 0);
    return out + '\n';
}

std::string JsonTree::compact() const
{
    std::string out;
    writeDense(out, false);
    return out;
}

std::string JsonTree::canonical() const
{
    std::string out;
    writeDense(out, true);
    return out;
}

void JsonTree::writePretty(std::string &out, std::size_t level) const
{
    const bool object = m_kind == JsonKind::Object;
    if (!object && m_kind != JsonKind::List) {
        out += m_scalar;
        return;
    }
    out += object ? '{' : '[';
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        out += i == 0 ? "\n" : ",\n";
        out.append(2 * (level + 1), ' ');
        if (object)
            out += quoted(m_keys[i]) + ": ";
        m_items[i].writePretty(out, level + 1);
    }
    if (!m_items.empty()) {
        out += '\n';
        out.append(2 * level, ' ');
    }
    out += object ? '}' : ']';
}

void JsonTree::writeDense(std::string &out, bool sorted) const
{
    const bool object = m_kind == JsonKind::Object;
    if (!object && m_kind != JsonKind::List) {
        out += m_scalar;
        return;
    }
    std::vector<std::size_t> order(m_items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (object && sorted)
        std::ranges::sort(order, {}, [&](std::size_t i) -> const std::string & { return m_keys[i]; });
    out += object ? '{' : '[';
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0)
            out += ',';
        if (object)
            out += quoted(m_keys[order[i]]) + ":";
        m_items[order[i]].writeDense(out, sorted);
    }
    out += object ? '}' : ']';
}

} // namespace core
