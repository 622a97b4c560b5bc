// Design → JSON, and the digest.
#include "core/exchange/DesignFields.h"
#include "core/exchange/DesignJson.h"
#include "core/exchange/JsonTree.h"

#include <xxhash.h>

#include <algorithm>
#include <array>

namespace core {

namespace {

JsonTree treeOf(const std::vector<std::string> &words)
{
    JsonTree list = JsonTree::list();
    for (const std::string &word : words)
        list.add(JsonTree::text(word));
    return list;
}

JsonTree treeOf(const std::vector<int> &numbers)
{
    JsonTree list = JsonTree::list();
    for (const int number : numbers)
        list.add(JsonTree::count(number));
    return list;
}

template <class Object>
JsonTree treeOf(const Object &object);

template <class Object>
JsonTree treeOf(const std::vector<Object> &objects)
{
    JsonTree list = JsonTree::list();
    for (const Object &object : objects)
        list.add(treeOf(object));
    return list;
}

/// What JSON writes for one field; nothing where it is not given.
template <class Object>
std::optional<JsonTree> treeOf(const Object &object, const Field<Object> &field)
{
    const Overloaded write{
        [&](std::string Object::*member) -> std::optional<JsonTree> {
            if ((object.*member).empty() && !field.required)
                return std::nullopt;
            return JsonTree::text(object.*member);
        },
        [&](double Object::*member) -> std::optional<JsonTree> { return JsonTree::number(object.*member); },
        [&](bool Object::*member) -> std::optional<JsonTree> { return object.*member ? std::optional(JsonTree::flag(true)) : std::nullopt; },
        [&](SiteKind Object::*member) -> std::optional<JsonTree> { return JsonTree::text(toWord(object.*member)); },
        [&](DemandClass Object::*member) -> std::optional<JsonTree> { return JsonTree::text(toWord(object.*member)); },
        [&](SrlgKind Object::*member) -> std::optional<JsonTree> {
            return object.*member == SrlgKind::Other ? std::nullopt : std::optional(JsonTree::text(toWord(object.*member)));
        },
        [&](std::optional<double> Object::*member) -> std::optional<JsonTree> {
            return object.*member ? std::optional(JsonTree::number(*(object.*member))) : std::nullopt;
        },
        [&](std::optional<std::int64_t> Object::*member) -> std::optional<JsonTree> {
            return object.*member ? std::optional(JsonTree::count(*(object.*member))) : std::nullopt;
        },
        [&](std::optional<std::string> Object::*member) -> std::optional<JsonTree> {
            return object.*member ? std::optional(JsonTree::text(*(object.*member))) : std::nullopt;
        },
        [&](std::optional<Band> Object::*member) -> std::optional<JsonTree> {
            return object.*member ? std::optional(JsonTree::text(toWord(*(object.*member)))) : std::nullopt;
        },
        [&](std::vector<std::string> Object::*member) -> std::optional<JsonTree> {
            return (object.*member).empty() ? std::nullopt : std::optional(treeOf(object.*member));
        },
        [&](std::vector<int> Object::*member) -> std::optional<JsonTree> {
            return (object.*member).empty() ? std::nullopt : std::optional(treeOf(object.*member));
        },
        [&](std::vector<Span> Object::*member) -> std::optional<JsonTree> {
            return (object.*member).empty() ? std::nullopt : std::optional(treeOf(object.*member));
        },
        [&](const PairedNumber<Object> &number) -> std::optional<JsonTree> {
            const std::optional<double> value = number.get(object);
            return value ? std::optional(JsonTree::number(*value)) : std::nullopt;
        },
    };
    return std::visit(write, field.member);
}

template <class Object>
void addFields(JsonTree &tree, const Object &object)
{
    for (const Field<Object> &field : fieldsOf<Object>()) {
        if (std::optional<JsonTree> value = treeOf(object, field))
            tree.add(field.key, std::move(*value));
    }
}

template <class Object>
JsonTree treeOf(const Object &object)
{
    JsonTree tree = JsonTree::object();
    addFields(tree, object);
    tree.addKept(object.extra);
    return tree;
}

JsonTree treeOf(const AssumptionSet &set)
{
    const Overloaded write{[](double number) { return JsonTree::number(number); }, [](bool flag) { return JsonTree::flag(flag); },
                           [](const std::string &word) { return JsonTree::text(word); }, [](const std::vector<std::string> &words) { return treeOf(words); }};
    JsonTree tree = JsonTree::object();
    for (const Assumption &assumption : assumptions()) { // in the order people see them
        if (set.isGiven(assumption.id))
            tree.add(assumption.id, std::visit(write, set.value(assumption.id)));
    }
    tree.addKept(set.extra);
    return tree;
}

JsonTree treeOf(const ScenarioParts &parts, std::size_t position)
{
    JsonTree tree = JsonTree::object();
    for (const Field<ScenarioParts> &field : fieldsOf<ScenarioParts>()) {
        const bool standardId = std::string_view(field.key) == "id" && parts.id == standardScenarioId(position);
        if (std::optional<JsonTree> value = standardId ? std::nullopt : treeOf(parts, field))
            tree.add(field.key, std::move(*value));
    }
    const auto addUnlessEmpty = [&](const char *key, JsonTree value) {
        if (!value.isEmpty())
            tree.add(key, std::move(value));
    };
    addUnlessEmpty("assumptions", treeOf(parts.assumptions));
    addUnlessEmpty("sites", treeOf(parts.sites));
    addUnlessEmpty("routes", treeOf(parts.routes));
    addUnlessEmpty("demands", treeOf(parts.demands));
    addUnlessEmpty("jobs", treeOf(parts.jobs));
    addUnlessEmpty("srlgs", treeOf(parts.srlgs));
    addUnlessEmpty("accepted", treeOf(parts.accepted));
    for (const std::string_view key : scenarioRawKeys) {
        if (const auto kept = parts.extra.find(std::string(key)); kept != parts.extra.end())
            tree.add(kept->first, JsonTree::ofKept(kept->second));
    }
    tree.addKept(parts.extra);
    return tree;
}

JsonTree treeOf(const CatalogueOverlay &overlay)
{
    const Overloaded write{[](std::monostate) { return JsonTree::null(); }, [](bool flag) { return JsonTree::flag(flag); },
                           [](double number) { return JsonTree::number(number); }, [](const std::string &text) { return JsonTree::text(text); }};
    JsonTree tree = JsonTree::object();
    for (const auto &[table, rows] : overlay) {
        JsonTree list = JsonTree::list();
        for (const OverlayRow &row : rows) {
            JsonTree item = JsonTree::object();
            item.add("id", JsonTree::text(row.id));
            for (const auto &[column, cell] : row.cells)
                item.add(column, std::visit(write, cell));
            list.add(std::move(item));
        }
        if (!rows.empty())
            tree.add(table, std::move(list));
    }
    return tree;
}

JsonTree treeOfDesign(const Design &design)
{
    JsonTree tree = JsonTree::object();
    tree.add("format", JsonTree::text(designFormat));
    tree.add("version", JsonTree::count(designFormatVersion));
    if (!design.name.empty())
        tree.add("name", JsonTree::text(design.name));
    JsonTree scenarios = JsonTree::list();
    for (std::size_t i = 0; i < design.scenarios.size(); ++i)
        scenarios.add(treeOf(*design.scenarios[i], i));
    tree.add("scenarios", std::move(scenarios));
    if (JsonTree catalogue = treeOf(design.catalogue); !catalogue.isEmpty())
        tree.add("catalogue", std::move(catalogue));
    tree.addKept(design.extra);
    return tree;
}

} // namespace

std::string designToJson(const Design &design, JsonStyle style)
{
    const JsonTree tree = treeOfDesign(design);
    return style == JsonStyle::Pretty ? tree.pretty() : tree.canonical();
}

std::string designDigest(const Design &design)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    const std::string json = designToJson(design, JsonStyle::Canonical);
    XXH128_canonical_t bytes{};
    XXH128_canonicalFromHash(&bytes, XXH3_128bits(json.data(), json.size()));
    std::string digest;
    for (const unsigned char byte : bytes.digest) {
        digest += hex[byte >> 4U];
        digest += hex[byte & 15U];
    }
    return digest;
}

} // namespace core
