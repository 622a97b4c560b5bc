#pragma once

#include "core/base/Result.h"
#include "core/catalogue/Overlay.h"
#include "core/catalogue/Rows.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// One cell with all that Explain needs to say about it.
struct CatalogueCell {
    std::optional<double> number; ///< the figure, where the cell is one and is known
    std::string text;             ///< as written; empty = not known
    FigureKind kind = FigureKind::Unknown;
    const Provenance *provenance = nullptr;
    bool fromDesign = false; ///< the design overlays the shipped figure
};

/// A table as it is written, every cell as text, for browsing and export.
struct CatalogueTable {
    std::string name;                           ///< file name without suffix: "routers"
    std::vector<std::string> columns;           ///< the first one is the key
    std::vector<std::vector<std::string>> rows; ///< in file order, as wide as `columns`
};

/// The shipped catalogue with a design's rows laid over it. Immutable; cheap to copy; lookups by id in constant time. Pointers and
/// references live as long as any copy of the catalogue they come from.
class Catalogue {
public:
    /// The catalogue compiled into the program. Parsed once.
    static const Catalogue &shipped();

    /// Reads tables from (name, CSV text) pairs. @error Corrupt with file, line, column and reason; unknown tables refused.
    static Result<Catalogue> fromCsv(const std::vector<std::pair<std::string, std::string>> &files);

    /// This catalogue with the design's rows laid over, key by key. @error InvalidValue naming table, row and column.
    Result<Catalogue> withOverlay(const CatalogueOverlay &overlay) const;

    const std::vector<CatalogueTable> &tables() const;
    const CatalogueTable *table(std::string_view name) const;

    /// nullopt when table, row or column does not exist.
    std::optional<CatalogueCell> cell(std::string_view table, std::string_view id, std::string_view column) const;

    const AcceleratorRow *accelerator(std::string_view id) const;
    const RouterRow *router(std::string_view id) const;
    const PluggableRow *pluggable(std::string_view id) const;
    const GreyOpticRow *greyOptic(std::string_view id) const;
    const TransponderRow *transponder(std::string_view id) const;
    const LineElementRow *lineElement(std::string_view id) const;
    const FibreRow *fibre(std::string_view id) const;
    const FibreCableRow *fibreCable(std::string_view id) const;
    const PriceRow *price(std::string_view id) const;
    const SiteParameterRow *siteParameter(std::string_view id) const;
    const TransceiverRow *transceiver(std::string_view id) const;
    const ReferenceDesignRow *referenceDesign(std::string_view id) const;

    const std::vector<AcceleratorRow> &accelerators() const;
    const std::vector<RouterRow> &routers() const;
    const std::vector<PluggableRow> &pluggables() const;
    const std::vector<GreyOpticRow> &greyOptics() const;
    const std::vector<TransponderRow> &transponders() const;
    const std::vector<LineElementRow> &lineElements() const;
    const std::vector<FibreRow> &fibres() const;
    const std::vector<FibreCableRow> &fibreCables() const; ///< sorted as in the table
    const std::vector<PriceRow> &prices() const;
    const std::vector<SiteParameterRow> &siteParameters() const;
    const std::vector<TransceiverRow> &transceivers() const;
    const std::vector<ReferenceDesignRow> &referenceDesigns() const;

    /// The price row that applies to a catalogue id (`applies_to`), nullptr when there is none.
    const PriceRow *priceOf(std::string_view catalogueId) const;

private:
    friend std::string catalogueLabel(const Catalogue &catalogue, std::string_view table, std::string_view id);

    struct Data;
    explicit Catalogue(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

/// What people call a row: "H100 SXM", "Deep-buffer fixed router 64x800G", "400ZR"; unique in its table. The id when the
/// table has no name column or no such row.
std::string catalogueLabel(const Catalogue &catalogue, std::string_view table, std::string_view id);

} // namespace core
