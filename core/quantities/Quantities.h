#pragma once

#include "core/sizing/Sizing.h"

#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// Where a figure of a derivation comes from.
enum class Origin { Computed, Input, Assumption, Catalogue, Constant };

/// What a click on a derivation's line leads to.
struct DerivationLink {
    enum class Kind { None, Site, Route, Demand, Assumption, CatalogueCell } kind = Kind::None;
    std::string id;    ///< site, route or demand id, assumption id, catalogue row id
    std::string field; ///< JSON key of the field; catalogue column
    std::string table; ///< of a catalogue cell
};

struct Derivation;

/// The figures that a figure is made of. Reads like a vector of derivations; figures that several others are made of are shared,
/// so that the derivation of a whole mesh stays small.
class DerivationInputs {
public:
    using Items = std::vector<std::shared_ptr<const Derivation>>;
    class const_iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Derivation;
        using difference_type = std::ptrdiff_t;
        using pointer = const Derivation *;
        using reference = const Derivation &;

        const_iterator() = default;
        explicit const_iterator(Items::const_iterator at) : m_at(at) {}
        reference operator*() const { return **m_at; }
        pointer operator->() const { return m_at->get(); }
        const_iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        const_iterator operator++(int) { return const_iterator(m_at++); }
        friend bool operator==(const const_iterator &, const const_iterator &) = default;

    private:
        Items::const_iterator m_at;
    };

    DerivationInputs() = default;
    DerivationInputs(Items items) : m_items(std::move(items)) {}
    std::size_t size() const { return m_items.size(); }
    bool empty() const { return m_items.empty(); }
    const Derivation &operator[](std::size_t i) const { return *m_items[i]; }
    const Derivation &front() const { return *m_items.front(); }
    const Derivation &back() const { return *m_items.back(); }
    const_iterator begin() const { return const_iterator(m_items.begin()); }
    const_iterator end() const { return const_iterator(m_items.end()); }
    const Items &shared() const { return m_items; }

private:
    Items m_items;
};

/// One figure and the figures it is made of, down to inputs, assumptions and catalogue cells.
struct Derivation {
    Text label;
    std::optional<double> value; ///< unknown stays unknown
    std::string unit;            ///< id of core/units
    bool whole = false;          ///< an exact count
    Text formula;                ///< with the numbers put in, "⌈%1 ÷ (%2 × %3)⌉"
    Origin origin = Origin::Computed;
    Text from;             ///< "Site North; usual 1.08 to 1.3", "H100 SXM, column accel_allin_it_w"
    std::string source;    ///< document or address, never translated
    bool estimate = false; ///< this figure itself is a guess
    DerivationLink link;
    DerivationInputs inputs;
    /// Computes the value from the inputs' values in order; empty for leaves.
    std::function<std::optional<double>(std::span<const std::optional<double>>)> compute;

    bool inputIsEstimate = false; ///< any of its inputs, at any depth, is a guess
    bool restsOnEstimate() const { return estimate || inputIsEstimate; }
};

/// The value worked out again from the leaves: equals `value` exactly.
std::optional<double> evaluate(const Derivation &derivation);

/// One output of the sizing. The list in Quantities.cpp drives headline cards, tables, JSON, comparison, reports, Explain.
struct Quantity {
    const char *id; ///< key of the sizing JSON
    Scope scope;
    const char *label;      ///< CORE_TEXT: "Coherent ports, both ends"
    const char *shortLabel; ///< CORE_TEXT, for column heads: "Ports"
    const char *unit;       ///< id of core/units
    bool whole;
    const char *help; ///< CORE_TEXT, what it is and how it is counted
    std::optional<double> (*read)(const Sizing &sizing, const Subject &subject);
};

const std::vector<Quantity> &quantities();
const Quantity *findQuantity(Scope scope, std::string_view id);

/// All subjects of a scope in a sizing, in order.
std::vector<Subject> subjectsOf(Scope scope, const Sizing &sizing);

/// Where a figure comes from. @error NotFound for an unknown quantity or subject.
Result<Derivation> explain(std::string_view quantityId, const Subject &subject, const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing);

} // namespace core
