#include "core/catalogue/Catalogue.h"

#include "core/base/Csv.h"
#include "core/base/Embedded.h"
#include "core/base/Number.h"
#include "core/catalogue/Table.h"

#include <set>
#include <tuple>

namespace core {

namespace {

/// All tables, in the order people browse them.
using Tables =
    std::tuple<Table<AcceleratorRow>, Table<RouterRow>, Table<PluggableRow>, Table<GreyOpticRow>, Table<TransponderRow>, Table<LineElementRow>, Table<FibreRow>,
               Table<FibreCableRow>, Table<PriceRow>, Table<SiteParameterRow>, Table<TransceiverRow>, Table<ReferenceDesignRow>, Table<DerivationCaseRow>>;

/// Calls `use` with the table of that name; false when there is none.
template <class AnyTables, class Use>
bool withTable(AnyTables &tables, std::string_view name, const Use &use)
{
    const auto tryOne = [&](auto &table) {
        if (table.text.name != name)
            return false;
        use(table);
        return true;
    };
    return std::apply([&](auto &...each) { return (tryOne(each) || ...); }, tables);
}

Error refusedCell(const CsvCell &cell, const std::string &file, const std::string &row, const std::string &column, const char *reason)
{
    return {ErrorCode::Corrupt,
            CORE_TEXT("The value “%1” in row “%2”, column “%3” cannot be used: %4."),
            {cell.text, row, column, Marked{reason}},
            Place{file, cell.line, cell.column}};
}

/// Which column of the table every cell of the head names.
template <class Row>
Result<std::vector<std::size_t>> readHead(const Table<Row> &table, const CsvRow &head, const std::string &file)
{
    std::vector<std::size_t> order;
    std::vector<bool> seen(table.text.columns.size());
    for (const CsvCell &cell : head.cells) {
        const std::size_t column = Table<Row>::columnIndex(cell.text);
        const Place place{file, cell.line, cell.column};
        if (column == table.text.columns.size())
            return Error{ErrorCode::Corrupt, CORE_TEXT("The table has no column “%1”."), {cell.text}, place};
        if (seen[column])
            return Error{ErrorCode::Corrupt, CORE_TEXT("The column “%1” is there twice."), {cell.text}, place};
        seen[column] = true;
        order.push_back(column);
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!seen[i])
            return Error{ErrorCode::Corrupt, CORE_TEXT("The column “%1” is missing."), {table.text.columns[i]}, Place{file, head.line, 0}};
    }
    return order;
}

template <class Row>
Result<void> readTable(Table<Row> &table, const std::string &csv, const std::string &file)
{
    const auto rows = parseCsv(csv, file);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{ErrorCode::Corrupt, CORE_TEXT("The table is empty: its first line must name the columns."), {}, Place{file, 1, 1}};
    const auto order = readHead(table, rows->front(), file);
    if (!order)
        return order.error();

    const std::size_t width = order->size();
    for (std::size_t i = 1; i < rows->size(); ++i) {
        const CsvRow &row = (*rows)[i];
        if (row.cells.size() != width) {
            const CsvCell &cell = row.cells.size() > width ? row.cells[width] : row.cells.back();
            return Error{ErrorCode::Corrupt,
                         CORE_TEXT("The row has %1 cells, the table has %2 columns."),
                         {static_cast<std::int64_t>(row.cells.size()), static_cast<std::int64_t>(width)},
                         Place{file, cell.line, cell.column}};
        }
        RowText source{std::vector<std::string>(width), std::vector<bool>(width)};
        std::vector<const CsvCell *> cells(width);
        for (std::size_t at = 0; at < width; ++at) {
            source.cells[(*order)[at]] = row.cells[at].text;
            cells[(*order)[at]] = &row.cells[at];
        }
        const std::string id = source.cells.front();
        if (table.index.contains(id))
            return refusedCell(*cells.front(), file, id, table.text.columns.front(), CORE_TEXT("another row has this id already"));
        if (const auto complaint = table.put(std::move(source)))
            return refusedCell(*cells[complaint->column], file, id, table.text.columns[complaint->column], complaint->reason);
    }
    return {};
}

Error refusedOverlay(const char *reason, const std::string &table, const std::string &row, const std::string &column)
{
    return {ErrorCode::InvalidValue, CORE_TEXT("The design's catalogue, table “%1”, row “%2”, column “%3”: %4."), {table, row, column, Marked{reason}}, {}};
}

/// The text of a cell that the design gives. @error InvalidValue when its type does not fit the column.
template <class Row>
const char *overlayText(const OverlayCell &cell, std::size_t column, std::string &out)
{
    out.clear();
    if (std::holds_alternative<std::monostate>(cell))
        return nullptr;
    if (Table<Row>::isText(column)) {
        const auto *text = std::get_if<std::string>(&cell);
        if (text == nullptr)
            return CORE_TEXT("text in quotation marks is needed");
        out = *text;
        return nullptr;
    }
    const auto *number = std::get_if<double>(&cell);
    if (number == nullptr)
        return CORE_TEXT("a number without quotation marks is needed");
    out = formatNumber(*number);
    return nullptr;
}

template <class Row>
Result<void> overlayTable(Table<Row> &table, const std::vector<OverlayRow> &rows)
{
    std::set<std::string_view> seen;
    for (const OverlayRow &row : rows) {
        const std::string &name = table.text.name, &key = table.text.columns.front();
        if (!seen.insert(row.id).second)
            return refusedOverlay(CORE_TEXT("another row has this id already"), name, row.id, key);
        RowText source = table.rowText(row.id);
        for (const auto &[columnName, cell] : row.cells) {
            const std::size_t column = Table<Row>::columnIndex(columnName);
            if (column == table.text.columns.size())
                return refusedOverlay(CORE_TEXT("the table has no such column"), name, row.id, columnName);
            if (column == 0)
                return refusedOverlay(CORE_TEXT("the id stands beside the columns and is not one of them"), name, row.id, columnName);
            if (const char *reason = overlayText<Row>(cell, column, source.cells[column]))
                return refusedOverlay(reason, name, row.id, columnName);
            source.fromDesign[column] = true;
        }
        if (const auto complaint = table.put(std::move(source)))
            return refusedOverlay(complaint->reason, name, row.id, table.text.columns[complaint->column]);
    }
    return {};
}

} // namespace

struct Catalogue::Data {
    Tables tables;
    std::vector<CatalogueTable> texts; ///< of all tables, in order
    ByName<std::size_t> priceOf;       ///< catalogue id → row of the price table

    template <class Row>
    const Table<Row> &table() const
    {
        return std::get<Table<Row>>(tables);
    }

    /// Works out what depends on more than one row.
    void finish()
    {
        texts.clear();
        std::apply([&](auto &...each) { ((each.makeLabels(), texts.push_back(each.text)), ...); }, tables);

        priceOf.clear();
        const Table<PriceRow> &prices = table<PriceRow>();
        const std::size_t appliesTo = Table<PriceRow>::columnIndex("applies_to");
        for (std::size_t row = 0; row < prices.rows.size(); ++row) {
            for (const std::string &id : prices.rows[row].appliesTo) {
                const bool isNew = priceOf.try_emplace(id, row).second;
                if (!isNew && prices.facts[row][appliesTo].fromDesign)
                    priceOf.insert_or_assign(id, row); // the planner's own price goes before a shipped one
            }
        }
    }
};

Catalogue::Catalogue(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

const Catalogue &Catalogue::shipped()
{
    static const Catalogue catalogue = [] {
        std::vector<std::pair<std::string, std::string>> files;
        for (const EmbeddedText &file : embedded::catalogueFiles())
            files.emplace_back(file.name, file.text);
        auto result = fromCsv(files);
        assert(result); // a test reads every shipped table
        return *std::move(result);
    }();
    return catalogue;
}

Result<Catalogue> Catalogue::fromCsv(const std::vector<std::pair<std::string, std::string>> &files)
{
    constexpr std::string_view suffix = ".csv";
    auto data = std::make_shared<Data>();
    std::set<std::string_view> seen;
    for (const auto &[file, csv] : files) {
        const std::string_view name = file.ends_with(suffix) ? std::string_view(file).substr(0, file.size() - suffix.size()) : std::string_view(file);
        if (!seen.insert(name).second)
            return Error{ErrorCode::Corrupt, CORE_TEXT("The catalogue holds the table “%1” twice."), {std::string(name)}, Place{file, 0, 0}};
        Result<void> read;
        if (!withTable(data->tables, name, [&](auto &table) { read = readTable(table, csv, file); }))
            return Error{ErrorCode::Corrupt, CORE_TEXT("The catalogue has no table “%1”."), {std::string(name)}, Place{file, 0, 0}};
        if (!read)
            return read.error();
    }
    data->finish();
    return Catalogue(std::move(data));
}

Result<Catalogue> Catalogue::withOverlay(const CatalogueOverlay &overlay) const
{
    if (overlay.empty())
        return *this;
    auto data = std::make_shared<Data>(*m_data);
    for (const auto &[name, rows] : overlay) {
        Result<void> laid;
        if (!withTable(data->tables, name, [&](auto &table) { laid = overlayTable(table, rows); }))
            return Error{ErrorCode::InvalidValue, CORE_TEXT("The design's catalogue names a table “%1” that does not exist."), {name}, {}};
        if (!laid)
            return laid.error();
    }
    data->finish();
    return Catalogue(std::move(data));
}

const std::vector<CatalogueTable> &Catalogue::tables() const
{
    return m_data->texts;
}

const CatalogueTable *Catalogue::table(std::string_view name) const
{
    for (const CatalogueTable &table : m_data->texts) {
        if (table.name == name)
            return &table;
    }
    return nullptr;
}

std::optional<CatalogueCell> Catalogue::cell(std::string_view table, std::string_view id, std::string_view column) const
{
    std::optional<CatalogueCell> out;
    withTable(m_data->tables, table, [&](const auto &found) {
        const auto row = found.index.find(id);
        const std::size_t at = found.columnIndex(column);
        if (row == found.index.end() || at == found.text.columns.size())
            return;
        const CellFacts &facts = found.facts[row->second][at];
        out = CatalogueCell{facts.number, found.text.rows[row->second][at], facts.kind, &found.rows[row->second].provenance, facts.fromDesign};
    });
    return out;
}

const AcceleratorRow *Catalogue::accelerator(std::string_view id) const
{
    return m_data->table<AcceleratorRow>().find(id);
}
const RouterRow *Catalogue::router(std::string_view id) const
{
    return m_data->table<RouterRow>().find(id);
}
const PluggableRow *Catalogue::pluggable(std::string_view id) const
{
    return m_data->table<PluggableRow>().find(id);
}
const GreyOpticRow *Catalogue::greyOptic(std::string_view id) const
{
    return m_data->table<GreyOpticRow>().find(id);
}
const TransponderRow *Catalogue::transponder(std::string_view id) const
{
    return m_data->table<TransponderRow>().find(id);
}
const LineElementRow *Catalogue::lineElement(std::string_view id) const
{
    return m_data->table<LineElementRow>().find(id);
}
const FibreRow *Catalogue::fibre(std::string_view id) const
{
    return m_data->table<FibreRow>().find(id);
}
const FibreCableRow *Catalogue::fibreCable(std::string_view id) const
{
    return m_data->table<FibreCableRow>().find(id);
}
const PriceRow *Catalogue::price(std::string_view id) const
{
    return m_data->table<PriceRow>().find(id);
}
const SiteParameterRow *Catalogue::siteParameter(std::string_view id) const
{
    return m_data->table<SiteParameterRow>().find(id);
}
const TransceiverRow *Catalogue::transceiver(std::string_view id) const
{
    return m_data->table<TransceiverRow>().find(id);
}
const ReferenceDesignRow *Catalogue::referenceDesign(std::string_view id) const
{
    return m_data->table<ReferenceDesignRow>().find(id);
}

const std::vector<AcceleratorRow> &Catalogue::accelerators() const
{
    return m_data->table<AcceleratorRow>().rows;
}
const std::vector<RouterRow> &Catalogue::routers() const
{
    return m_data->table<RouterRow>().rows;
}
const std::vector<PluggableRow> &Catalogue::pluggables() const
{
    return m_data->table<PluggableRow>().rows;
}
const std::vector<GreyOpticRow> &Catalogue::greyOptics() const
{
    return m_data->table<GreyOpticRow>().rows;
}
const std::vector<TransponderRow> &Catalogue::transponders() const
{
    return m_data->table<TransponderRow>().rows;
}
const std::vector<LineElementRow> &Catalogue::lineElements() const
{
    return m_data->table<LineElementRow>().rows;
}
const std::vector<FibreRow> &Catalogue::fibres() const
{
    return m_data->table<FibreRow>().rows;
}
const std::vector<FibreCableRow> &Catalogue::fibreCables() const
{
    return m_data->table<FibreCableRow>().rows;
}
const std::vector<PriceRow> &Catalogue::prices() const
{
    return m_data->table<PriceRow>().rows;
}
const std::vector<SiteParameterRow> &Catalogue::siteParameters() const
{
    return m_data->table<SiteParameterRow>().rows;
}
const std::vector<TransceiverRow> &Catalogue::transceivers() const
{
    return m_data->table<TransceiverRow>().rows;
}
const std::vector<ReferenceDesignRow> &Catalogue::referenceDesigns() const
{
    return m_data->table<ReferenceDesignRow>().rows;
}

const PriceRow *Catalogue::priceOf(std::string_view catalogueId) const
{
    const auto found = m_data->priceOf.find(catalogueId);
    return found == m_data->priceOf.end() ? nullptr : &m_data->table<PriceRow>().rows[found->second];
}

std::string catalogueLabel(const Catalogue &catalogue, std::string_view table, std::string_view id)
{
    std::string out(id);
    withTable(catalogue.m_data->tables, table, [&](const auto &found) {
        if (const auto row = found.index.find(id); row != found.index.end())
            out = found.labels[row->second];
    });
    return out;
}

} // namespace core
