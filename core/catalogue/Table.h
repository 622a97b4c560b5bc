#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/catalogue/Schema.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

/// Lets a map of strings be searched by string_view.
struct StringHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
template <class Value>
using ByName = std::unordered_map<std::string, Value, StringHash, std::equal_to<>>;

/// What a cell is worth beside its text; worked out once, when the row is read.
struct CellFacts {
    std::optional<double> number;
    FigureKind kind = FigureKind::Unknown;
    bool fromDesign = false;
};

/// A row as text, before it is read. `fromDesign` says which cells the design gave; as wide as the table.
struct RowText {
    std::vector<std::string> cells;
    std::vector<bool> fromDesign;
};

/// Why a cell is refused.
struct Complaint {
    std::size_t column;
    const char *reason; ///< CORE_TEXT, goes on after a colon
};

/// Reads one cell into its member. Empty text is "not known". Null when it is good, else the reason against it.
const char *readText(std::string_view text, std::string &out);
const char *readFigure(std::string_view text, Range range, std::optional<double> &out);
const char *readCount(std::string_view text, Range range, std::optional<std::int64_t> &out);
const char *readYear(std::string_view text, std::optional<int> &out);
const char *readKinds(std::string_view text, FigureKinds &out);
const char *checkKey(std::string_view text);

/// Puts what people call every row together: the columns of `label`, more of them where two rows would be called the same,
/// at last the id.
std::vector<std::string> rowLabels(const CatalogueTable &text, const std::vector<std::size_t> &label, const std::vector<std::size_t> &more);

/// One table: typed rows and the same rows as written, found by id in constant time.
template <class Row>
struct Table {
    std::vector<Row> rows;
    std::vector<std::vector<CellFacts>> facts;
    CatalogueTable text = emptyText();
    ByName<std::size_t> index;
    std::vector<std::string> labels;

    const Row *find(std::string_view id) const
    {
        const auto found = index.find(id);
        return found == index.end() ? nullptr : &rows[found->second];
    }

    /// Position of a column, as many as there are when it does not exist.
    static std::size_t columnIndex(std::string_view name)
    {
        const auto &columns = schema<Row>().columns;
        std::size_t at = 0;
        while (at < columns.size() && name != columns[at].name)
            ++at;
        return at;
    }

    static bool isText(std::size_t column)
    {
        const auto &member = schema<Row>().columns[column].member;
        return !std::holds_alternative<std::optional<double> Row::*>(member) && !std::holds_alternative<std::optional<std::int64_t> Row::*>(member) &&
               !std::holds_alternative<std::optional<int> Row::*>(member);
    }

    /// Adds a row, or takes the place of the one with the same id.
    std::optional<Complaint> put(RowText source)
    {
        Row row;
        if (auto complaint = read(source.cells, row))
            return complaint;
        std::vector<CellFacts> rowFacts;
        rowFacts.reserve(source.cells.size());
        for (std::size_t column = 0; column < source.cells.size(); ++column)
            rowFacts.push_back(factsOf(row, column, source.cells[column].empty(), source.fromDesign[column]));

        const auto [place, isNew] = index.try_emplace(row.id, rows.size());
        if (isNew) {
            rows.push_back(std::move(row));
            facts.push_back(std::move(rowFacts));
            text.rows.push_back(std::move(source.cells));
        } else {
            rows[place->second] = std::move(row);
            facts[place->second] = std::move(rowFacts);
            text.rows[place->second] = std::move(source.cells);
        }
        return std::nullopt;
    }

    /// The row as it stands, or an empty one with this id.
    RowText rowText(const std::string &id) const
    {
        RowText out;
        if (const auto found = index.find(id); found != index.end()) {
            out.cells = text.rows[found->second];
            for (const CellFacts &cell : facts[found->second])
                out.fromDesign.push_back(cell.fromDesign);
            return out;
        }
        out.cells.resize(text.columns.size());
        out.fromDesign.resize(text.columns.size());
        out.cells.front() = id;
        out.fromDesign.front() = true;
        return out;
    }

    void makeLabels()
    {
        const auto indices = [](const std::vector<const char *> &names) {
            std::vector<std::size_t> out;
            for (const char *name : names)
                out.push_back(columnIndex(name));
            return out;
        };
        labels = rowLabels(text, indices(schema<Row>().label), indices(schema<Row>().labelMore));
    }

private:
    static CatalogueTable emptyText()
    {
        CatalogueTable out{schema<Row>().name, {}, {}};
        for (const auto &column : schema<Row>().columns)
            out.columns.emplace_back(column.name);
        return out;
    }

    static std::optional<Complaint> read(const std::vector<std::string> &cells, Row &row)
    {
        const auto &columns = schema<Row>().columns;
        if (const char *reason = checkKey(cells.front()))
            return Complaint{0, reason};
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (const char *reason = readCell(cells[i], columns[i], row))
                return Complaint{i, reason};
        }
        if (schema<Row>().tellKinds != nullptr)
            schema<Row>().tellKinds(row);
        return std::nullopt;
    }

    static const char *readCell(const std::string &cell, const Column<Row> &column, Row &row)
    {
        struct Reader {
            const std::string &cell;
            Range range;
            Row &row;
            const char *operator()(std::string Row::*member) const { return readText(cell, row.*member); }
            const char *operator()(std::string Provenance::*member) const { return readText(cell, row.provenance.*member); }
            const char *operator()(std::optional<double> Row::*member) const { return readFigure(cell, range, row.*member); }
            const char *operator()(std::optional<std::int64_t> Row::*member) const { return readCount(cell, range, row.*member); }
            const char *operator()(std::optional<int> Row::*member) const { return readYear(cell, row.*member); }
            const char *operator()(FigureKinds Provenance::*member) const { return readKinds(cell, row.provenance.*member); }
            const char *operator()(std::vector<std::string> Row::*member) const
            {
                row.*member = splitList(cell, ';');
                std::string whole;
                return readText(cell, whole);
            }
        };
        const char *reason = std::visit(Reader{cell, column.range, row}, column.member);
        return reason == nullptr && column.checkText != nullptr ? column.checkText(cell) : reason;
    }

    static CellFacts factsOf(const Row &row, std::size_t index, bool empty, bool fromDesign)
    {
        const Column<Row> &column = schema<Row>().columns[index];
        CellFacts out;
        std::visit(
            [&](auto member) {
                if constexpr (requires { (row.*member).has_value(); }) {
                    if ((row.*member).has_value())
                        out.number = static_cast<double>(*(row.*member));
                }
            },
            column.member);
        out.fromDesign = fromDesign;
        if (fromDesign)
            out.kind = FigureKind::User;
        else if (!empty)
            out.kind = figureKind(row.provenance, column.name, column.figures);
        return out;
    }
};

} // namespace core
