#pragma once

#include "ui/document/Document.h"
#include "ui/inspector/Property.h"

#include <algorithm>
#include <concepts>

namespace ui {

/// Makes Properties of the members of core::Site, core::Route or core::Srlg: reading from and writing to the objects of some ids.
template <class Object>
class ObjectFields {
public:
    ObjectFields(const Document &document, std::vector<std::string> ids) : m_document(document), m_ids(std::move(ids)) {}

    bool single() const { return m_ids.size() == 1; }
    const std::vector<std::string> &ids() const { return m_ids; }

    /// What stands in the field of an object that gives nothing itself.
    using Otherwise = std::function<FieldValue(const Object &)>;

    /// An optional member; empty follows from `otherwise`.
    template <class T>
    Property optional(Property property, std::optional<T> Object::*member, Otherwise otherwise) const
    {
        property.read = [fields = *this, member, otherwise] {
            return fields.states([&](const Object &object) {
                return (object.*member) ? FieldState{toField(*(object.*member)), true} : FieldState{otherwise(object), false};
            });
        };
        property.write = [fields = *this, member](core::ScenarioParts &parts, const FieldValue &value) {
            fields.each(parts, [&](Object &object) { object.*member = fromField<T>(value); });
        };
        return property;
    }

    /// A text member; an empty one counts as not given where `otherwise` says what holds then.
    Property text(Property property, std::string Object::*member, Otherwise otherwise = {}) const
    {
        property.read = [fields = *this, member, otherwise] {
            return fields.states([&](const Object &object) {
                const bool given = !(object.*member).empty() || !otherwise;
                return FieldState{given ? FieldValue(object.*member) : otherwise(object), given};
            });
        };
        property.write = [fields = *this, member](core::ScenarioParts &parts, const FieldValue &value) {
            const auto *word = std::get_if<std::string>(&value);
            fields.each(parts, [&](Object &object) { object.*member = word != nullptr ? *word : std::string(); });
        };
        return property;
    }

    /// Plane numbers; none ticked means all. Numbers above the scenario's planes can still be unticked.
    Property planes(Property property) const
    {
        property.kind = FieldKind::Checked;
        property.read = [fields = *this] {
            return fields.states([](const Object &object) {
                std::vector<std::string> ticked;
                for (const int plane : object.planes)
                    ticked.push_back(std::to_string(plane));
                return FieldState{ticked, true};
            });
        };
        property.write = [fields = *this](core::ScenarioParts &parts, const FieldValue &value) {
            const auto *ticked = std::get_if<std::vector<std::string>>(&value);
            std::vector<int> planes;
            for (const std::string &plane : ticked != nullptr ? *ticked : std::vector<std::string>())
                planes.push_back(std::stoi(plane));
            fields.each(parts, [&](Object &object) { object.planes = planes; });
        };
        property.choices = [fields = *this] {
            std::int64_t last = fields.m_document.current()->assumptions.count("planes");
            for (const std::string &id : fields.m_ids) {
                const Object *object = fields.find(id);
                for (const int plane : object != nullptr ? object->planes : std::vector<int>())
                    last = std::max<std::int64_t>(last, plane);
            }
            std::vector<FieldChoice> choices;
            for (std::int64_t plane = 1; plane <= last; ++plane)
                choices.push_back({std::to_string(plane), QString::number(plane)});
            return choices;
        };
        return property;
    }

    /// A value that is only shown.
    Property figure(Property property, Otherwise value) const
    {
        property.kind = FieldKind::Figure;
        property.resettable = false;
        property.read = [fields = *this, value] {
            return fields.states([&](const Object &object) { return FieldState{value(object), true}; });
        };
        return property;
    }

    /// Runs over the objects of the ids in the parts of a scenario.
    template <class Change>
    void each(core::ScenarioParts &parts, const Change &change) const
    {
        for (Object &object : objects(parts)) {
            if (std::ranges::find(m_ids, object.id) != m_ids.end())
                change(object);
        }
    }

    template <class Read>
    std::vector<FieldState> states(const Read &read) const
    {
        std::vector<FieldState> states;
        for (const std::string &id : m_ids) {
            if (const Object *object = find(id))
                states.push_back(read(*object));
        }
        return states;
    }

    const Object *find(const std::string &id) const
    {
        if constexpr (std::same_as<Object, core::Site>)
            return m_document.current().site(id);
        else if constexpr (std::same_as<Object, core::Route>)
            return m_document.current().route(id);
        else
            return m_document.current().srlg(id);
    }

private:
    static std::vector<Object> &objects(core::ScenarioParts &parts)
    {
        if constexpr (std::same_as<Object, core::Site>)
            return parts.sites;
        else if constexpr (std::same_as<Object, core::Route>)
            return parts.routes;
        else
            return parts.srlgs;
    }

    template <class T>
    static FieldValue toField(const T &value)
    {
        if constexpr (std::same_as<T, std::string>)
            return value;
        else
            return static_cast<double>(value);
    }

    template <class T>
    static std::optional<T> fromField(const FieldValue &value)
    {
        if constexpr (std::same_as<T, std::string>) {
            const auto *word = std::get_if<std::string>(&value);
            return word != nullptr ? std::optional(*word) : std::nullopt;
        } else {
            const auto *number = std::get_if<double>(&value);
            return number != nullptr ? std::optional(static_cast<T>(*number)) : std::nullopt;
        }
    }

    const Document &m_document;
    std::vector<std::string> m_ids;
};

} // namespace ui
