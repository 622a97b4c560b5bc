#pragma once

#include "core/report/Report.h"

#include <string>
#include <vector>

namespace core {

/// A catalogue row that a sizing rests on.
struct CatalogueUse {
    std::string table, id;
    friend auto operator<=>(const CatalogueUse &, const CatalogueUse &) = default;
};

/// Every row used, once: accelerators, routers, pluggables, client optics, transponders, fibres, line elements, cables, prices, in that order.
/// @error NotFound as size().
Result<std::vector<CatalogueUse>> catalogueUses(const ReportContext &context);

} // namespace core
