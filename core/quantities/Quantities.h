#pragma once

#include "core/sizing/Sizing.h"

#include <functional>
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
    std::string id;        ///< site, route or demand id, assumption id, catalogue row id
    std::string field;     ///< JSON key of the field; catalogue column
    std::string table;     ///< of a catalogue cell
};

/// One figure and the figures it is made of, down to inputs, assumptions and catalogue cells.
struct Derivation {
    Text label;
    std::optional<double> value;   ///< unknown stays unknown
    std::string unit;              ///< id of core/units
    bool whole = false;            ///< an exact count
    Text formula;                  ///< with the numbers put in, "⌈%1 ÷ (%2 × %3)⌉"
    Origin origin = Origin::Computed;
    Text from;                     ///< "Site North; usual 1.08 to 1.3", "H100 SXM, column accel_allin_it_w"
    std::string source;            ///< document or address, never translated
    bool estimate = false;         ///< this figure itself is a guess
    DerivationLink link;
    std::vector<Derivation> inputs;
    /// Computes the value from the inputs' values in order; empty for leaves.
    std::function<std::optional<double>(std::span<const std::optional<double>>)> compute;

    bool restsOnEstimate() const;  ///< it or any of its inputs is a guess
};

/// The value worked out again from the leaves: equals `value` exactly.
std::optional<double> evaluate(const Derivation &derivation);

/// One output of the sizing. The list in Quantities.cpp drives headline cards, tables, JSON, comparison, reports, Explain.
struct Quantity {
    const char *id;                ///< key of the sizing JSON
    Scope scope;
    const char *label;             ///< CORE_TEXT: "Coherent ports, both ends"
    const char *shortLabel;        ///< CORE_TEXT, for column heads: "Ports"
    const char *unit;              ///< id of core/units
    bool whole;
    const char *help;              ///< CORE_TEXT, what it is and how it is counted
    std::optional<double> (*read)(const Sizing &sizing, const Subject &subject);
};

const std::vector<Quantity> &quantities();
const Quantity *findQuantity(Scope scope, std::string_view id);

/// All subjects of a scope in a sizing, in order.
std::vector<Subject> subjectsOf(Scope scope, const Sizing &sizing);

/// Where a figure comes from. @error NotFound for an unknown quantity or subject.
Result<Derivation> explain(std::string_view quantityId, const Subject &subject, const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing);

} // namespace core
