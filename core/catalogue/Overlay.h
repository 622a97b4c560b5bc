#pragma once

#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// A cell as a design's JSON writes it; monostate is `null`: not known.
using OverlayCell = std::variant<std::monostate, bool, double, std::string>;

/// A row that overlays the shipped row of the same id key by key, or adds a new one.
struct OverlayRow {
    std::string id;
    std::map<std::string, OverlayCell> cells; ///< by column name, without the id
    friend bool operator==(const OverlayRow &, const OverlayRow &) = default;
};

/// Catalogue rows carried by a design: table name → rows.
using CatalogueOverlay = std::map<std::string, std::vector<OverlayRow>>;

} // namespace core
