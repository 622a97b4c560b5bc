#pragma once

// How the fields of core/exchange/DesignFields.h become columns. Fields that are lists have tables of their own.

#include "core/base/Id.h"
#include "core/exchange/DesignFields.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cmath>
#include <string>

namespace core {

/// What the columns of a file hold is not what a column of its kind can hold. Never leaves core/store.
struct BadColumn {
    std::string name;
};

/// The declared type of a field's column; "" where the field has a table of its own.
template <class Object>
std::string columnType(const Field<Object> &field)
{
    const Overloaded type{
        [&](std::string Object::*) { return field.required || std::string_view(field.key) == "id" ? "TEXT NOT NULL" : "TEXT"; },
        [](double Object::*) { return "REAL NOT NULL"; },
        [](bool Object::*) { return "INTEGER NOT NULL"; },
        [](SiteKind Object::*) { return "TEXT NOT NULL"; },
        [](DemandClass Object::*) { return "TEXT NOT NULL"; },
        [](SrlgKind Object::*) { return "TEXT"; },
        [](std::optional<double> Object::*) { return "REAL"; },
        [](std::optional<std::int64_t> Object::*) { return "INTEGER"; },
        [](std::optional<std::string> Object::*) { return "TEXT"; },
        [](std::optional<Band> Object::*) { return "TEXT"; },
        [](std::vector<std::string> Object::*) { return ""; },
        [](std::vector<int> Object::*) { return ""; },
        [](std::vector<Span> Object::*) { return ""; },
        [](const PairedNumber<Object> &) { return "REAL"; },
    };
    return std::visit(type, field.member);
}

inline std::string textOf(const SQLite::Column &column)
{
    const char *bytes = column.getText();
    std::string text(bytes, static_cast<std::size_t>(column.getBytes()));
    if (!isUtf8(text))
        throw BadColumn{column.getName()};
    return text;
}

inline double numberOf(const SQLite::Column &column)
{
    const double number = column.getDouble();
    if (!std::isfinite(number))
        throw BadColumn{column.getName()};
    return number;
}

template <class Enum>
Enum wordOf(const SQLite::Column &column, std::optional<Enum> (*find)(std::string_view))
{
    const std::optional<Enum> found = find(textOf(column));
    if (!found)
        throw BadColumn{column.getName()};
    return *found;
}

/// Binds the fields of an object from parameter `next` on.
template <class Object>
void bindFields(SQLite::Statement &insert, int next, const Object &object)
{
    const auto optional = [&](int at, const auto &value) {
        if (value)
            insert.bind(at, *value);
        else
            insert.bind(at);
    };
    for (const Field<Object> &field : fieldsOf<Object>()) {
        if (columnType(field).empty())
            continue;
        const int at = next++;
        const Overloaded bind{
            [&](std::string Object::*member) {
                if ((object.*member).empty() && columnType(field) == "TEXT")
                    insert.bind(at);
                else
                    insert.bind(at, object.*member);
            },
            [&](double Object::*member) { insert.bind(at, object.*member); },
            [&](bool Object::*member) { insert.bind(at, object.*member ? 1 : 0); },
            [&](SiteKind Object::*member) { insert.bind(at, toWord(object.*member)); },
            [&](DemandClass Object::*member) { insert.bind(at, toWord(object.*member)); },
            [&](SrlgKind Object::*member) { optional(at, object.*member == SrlgKind::Other ? std::nullopt : std::optional(toWord(object.*member))); },
            [&](std::optional<double> Object::*member) { optional(at, object.*member); },
            [&](std::optional<std::int64_t> Object::*member) { optional(at, object.*member); },
            [&](std::optional<std::string> Object::*member) { optional(at, object.*member); },
            [&](std::optional<Band> Object::*member) { optional(at, object.*member ? std::optional(toWord(*(object.*member))) : std::nullopt); },
            [](std::vector<std::string> Object::*) {},
            [](std::vector<int> Object::*) {},
            [](std::vector<Span> Object::*) {},
            [&](const PairedNumber<Object> &pair) { optional(at, pair.get(object)); },
        };
        std::visit(bind, field.member);
    }
}

/// Reads the fields of an object from column `next` on, of a file of that version. Throws BadColumn.
template <class Object>
void readFields(SQLite::Statement &select, int next, Object &object, int version)
{
    for (const Field<Object> &field : fieldsOf<Object>()) {
        if (columnType(field).empty() || field.since > version)
            continue;
        const SQLite::Column column = select.getColumn(next++);
        if (column.isNull())
            continue;
        const Overloaded read{
            [&](std::string Object::*member) { object.*member = textOf(column); },
            [&](double Object::*member) { object.*member = numberOf(column); },
            [&](bool Object::*member) { object.*member = column.getInt() != 0; },
            [&](SiteKind Object::*member) { object.*member = wordOf(column, siteKindFromWord); },
            [&](DemandClass Object::*member) { object.*member = wordOf(column, demandClassFromWord); },
            [&](SrlgKind Object::*member) { object.*member = wordOf(column, srlgKindFromWord); },
            [&](std::optional<double> Object::*member) { object.*member = numberOf(column); },
            [&](std::optional<std::int64_t> Object::*member) { object.*member = column.getInt64(); },
            [&](std::optional<std::string> Object::*member) { object.*member = textOf(column); },
            [&](std::optional<Band> Object::*member) { object.*member = wordOf(column, bandFromWord); },
            [](std::vector<std::string> Object::*) {},
            [](std::vector<int> Object::*) {},
            [](std::vector<Span> Object::*) {},
            [&](const PairedNumber<Object> &pair) { pair.set(object, numberOf(column)); },
        };
        std::visit(read, field.member);
    }
}

} // namespace core
