#pragma once

#include "core/catalogue/Rows.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// Worked port counts, for browsing: the calculator `ports` computes them.
struct DerivationCaseRow {
    std::string id;
    std::optional<double> siteMw, pue, allinItW, nicGbps, accelPerNode, frontendGbpsPerNode, taper, portGbps;
    std::optional<std::int64_t> acceleratorsPerSite;
    std::optional<double> networkTbps, interSiteTbps;
    std::optional<std::int64_t> portsPerEnd, portsBothEnds;
    std::string inBand, whatItShows;
    Provenance provenance;
};

/// Where a column's cells go. The type of the member says how they are read: text, a list with “;”, a number, a count, a year,
/// figure kinds.
template <class Row>
using Member = std::variant<std::string Row::*, std::vector<std::string> Row::*, std::optional<double> Row::*, std::optional<std::int64_t> Row::*,
                            std::optional<int> Row::*, std::string Provenance::*, FigureKinds Provenance::*>;

/// Which numbers a physical figure may take. Levels in dB and dBm may be negative; what is divided by may not be zero.
enum class Range { NotNegative, Positive, Any };

template <class Row>
struct Column {
    Column(const char *columnName, Member<Row> to, std::vector<const char *> toldBy = {}, Range allowed = Range::NotNegative,
           const char *(*check)(std::string_view) = nullptr)
        : name(columnName), member(to), figures(std::move(toldBy)), range(allowed), checkText(check)
    {
    }

    const char *name;
    Member<Row> member;
    std::vector<const char *> figures; ///< names in `figure_kinds` that speak for the column, nearest first; its own name always does
    Range range;
    const char *(*checkText)(std::string_view); ///< null when a text is good, else the reason against it
};

/// One table: a new column is one line, a new table one schema and one entry of Tables.
template <class Row>
struct TableSchema {
    const char *name;                         ///< file name without suffix
    std::vector<Column<Row>> columns;         ///< the first one is the key
    std::vector<const char *> label;          ///< columns that people call a row by
    std::vector<const char *> labelMore = {}; ///< added where that alone is not unique
    /// Tells the figure kinds of a row whose table says them in other columns than `figure_kinds`.
    void (*tellKinds)(Row &row) = nullptr;
};

template <class Row>
const TableSchema<Row> &schema();
template <>
const TableSchema<AcceleratorRow> &schema();
template <>
const TableSchema<RouterRow> &schema();
template <>
const TableSchema<PluggableRow> &schema();
template <>
const TableSchema<GreyOpticRow> &schema();
template <>
const TableSchema<TransponderRow> &schema();
template <>
const TableSchema<LineElementRow> &schema();
template <>
const TableSchema<FibreRow> &schema();
template <>
const TableSchema<FibreCableRow> &schema();
template <>
const TableSchema<PriceRow> &schema();
template <>
const TableSchema<SiteParameterRow> &schema();
template <>
const TableSchema<TransceiverRow> &schema();
template <>
const TableSchema<ReferenceDesignRow> &schema();
template <>
const TableSchema<DerivationCaseRow> &schema();

/// "baud=spec;osnr=estimate", or "estimate" for all. nullopt: a kind that is not known.
std::optional<FigureKinds> parseFigureKinds(std::string_view text);

/// The kind of a column's figures in a row: by the column's name, the figures that speak for it, "all", "all_else".
FigureKind figureKind(const Provenance &provenance, std::string_view column, std::span<const char *const> figures);

/// The parts between `separator`, without blanks around them; empty parts are left out.
std::vector<std::string> splitList(std::string_view text, char separator);

} // namespace core
