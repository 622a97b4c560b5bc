#pragma once

#include "core/catalogue/Catalogue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A sum that is known only while all its terms are.
class KnownSum {
public:
    void add(double quantity, std::optional<double> unitPrice)
    {
        if (quantity <= 0)
            return;
        if (unitPrice && m_sum)
            *m_sum += quantity * *unitPrice;
        else
            m_sum.reset();
    }
    std::optional<double> sum() const { return m_sum; }

private:
    std::optional<double> m_sum = 0.0;
};

/// Typical price of one piece (`per` each) or of what one pair takes (`per` fibre_pair), USD.
std::optional<double> priceEach(const Catalogue &catalogue, std::string_view id);

/// A router's typical price shared out over its cages, USD.
std::optional<double> pricePerCage(const Catalogue &catalogue, const RouterRow &router);

/// What a way of getting fibre is priced by.
struct FibrePrice {
    std::string id;                ///< what prices.csv calls it in applies_to: "fibre_iru", …
    std::string per;               ///< pair_km, route_km, fibre_km; "pair_km" where the price is unknown
    const PriceRow *row = nullptr; ///< nullptr: no price known
    std::optional<double> typicalUsd;
    /// Units bought for a number of pairs over a length.
    double quantity(double pairs, double lengthKm) const;
};

/// The items of an acquisition: "iru" pair-km; "build" route-km of trench and fibre-km of cable, of
/// the fibre itself where prices.csv has it (hollow core); "lease" unknown; "owned" none.
std::vector<FibrePrice> fibrePrices(const Catalogue &catalogue, std::string_view acquisition, const std::string &fibreId);

} // namespace core
