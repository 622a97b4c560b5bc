#pragma once

#include "core/sizing/Resolved.h"
#include "core/sizing/Sizing.h"

#include <vector>

namespace core {

/// Optics of one kind at a site, as the bill counts them.
struct OpticCount {
    std::size_t site = 0;
    const PluggableRow *optic = nullptr;
    std::int64_t count = 0;
};

/// The bill of a sizing: every orderable thing of every site and route with its price from prices.csv, where there is one.
std::vector<BillLine> bill(const Sizing &sizing, const std::vector<OpticCount> &optics, const Resolved &resolved, const Catalogue &catalogue);

/// Sums of the priced lines; how many lines have no price.
Money firstCost(const std::vector<BillLine> &lines);

/// First cost written off straight line by kind, energy at the meter and in the huts, maintenance of equipment; USD a year.
/// Nothing where no line has a price.
std::optional<double> annualCost(const Sizing &sizing, const AssumptionSet &assumptions);

/// The typical first cost of one kind of line.
double pricedUsd(const std::vector<BillLine> &lines, bool fibre);

} // namespace core
