#pragma once

#include "core/model/Design.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// One of two numbers that are given together or not at all (a position).
template <class Object>
struct PairedNumber {
    std::optional<double> (*get)(const Object &);
    void (*set)(Object &, double);
    const char *other; ///< key of the other one
};

/// Where a field lives in its object, and so what JSON and the file write for it.
template <class Object>
using FieldMember =
    std::variant<std::string Object::*, double Object::*, bool Object::*, SiteKind Object::*, DemandClass Object::*, SrlgKind Object::*,
                 std::optional<double> Object::*, std::optional<std::int64_t> Object::*, std::optional<std::string> Object::*, std::optional<Band> Object::*,
                 std::vector<std::string> Object::*, std::vector<int> Object::*, std::vector<Span> Object::*, PairedNumber<Object>>;

/// One key of an object of a design. An empty std::string or vector and SrlgKind::Other are not written: they stand for "not given".
template <class Object>
struct Field {
    const char *key; ///< in JSON, and the column in the file
    FieldMember<Object> member;
    bool required = false;
    int since = 1; ///< file version (core/store/Schema.h) that has it first
};

/// The keys of an object in the order they are written. A new field is one line in DesignFields.cpp: JSON, file and the
/// test of the schema read these lists.
template <class Object>
const std::vector<Field<Object>> &fieldsOf();

template <>
const std::vector<Field<ScenarioParts>> &fieldsOf(); ///< those that hold one value
template <>
const std::vector<Field<Site>> &fieldsOf();
template <>
const std::vector<Field<Route>> &fieldsOf();
template <>
const std::vector<Field<Span>> &fieldsOf();
template <>
const std::vector<Field<Demand>> &fieldsOf();
template <>
const std::vector<Field<Job>> &fieldsOf();
template <>
const std::vector<Field<Srlg>> &fieldsOf();
template <>
const std::vector<Field<Accepted>> &fieldsOf();

inline constexpr std::string_view designFormat = "spanwright-design";

/// Keys of a scenario that hold lists or objects, in the order they are written. The last three are kept as they are
/// (ScenarioParts::extra) until a part of the program reads them.
inline constexpr std::array<std::string_view, 10> scenarioListKeys{"assumptions", "sites",    "routes", "demands",       "jobs",
                                                                   "srlgs",       "accepted", "shapes", "import_report", "phase"};
inline constexpr std::array<std::string_view, 3> scenarioRawKeys{"shapes", "import_report", "phase"};

/// The id a scenario without one gets, by its place in the design. Such ids are not written.
std::string standardScenarioId(std::size_t position);

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace core
