#include "core/money/Prices.h"

namespace core {

namespace {

FibrePrice item(const Catalogue &catalogue, const std::string &id)
{
    FibrePrice price;
    price.id = id;
    price.row = catalogue.priceOf(id);
    price.per = price.row != nullptr ? price.row->per : "pair_km";
    if (price.row != nullptr)
        price.typicalUsd = price.row->typicalUsd;
    return price;
}

} // namespace

std::optional<double> priceEach(const Catalogue &catalogue, std::string_view id)
{
    const PriceRow *row = catalogue.priceOf(id);
    return row != nullptr && (row->per == "each" || row->per == "fibre_pair") ? row->typicalUsd : std::nullopt;
}

std::optional<double> pricePerCage(const Catalogue &catalogue, const RouterRow &router)
{
    const PriceRow *row = catalogue.priceOf(router.id);
    if (row == nullptr || !row->typicalUsd)
        return std::nullopt;
    if (row->per == "800g_port")
        return row->typicalUsd;
    return router.portsMax.value_or(0) > 0 ? std::optional(*row->typicalUsd / static_cast<double>(*router.portsMax)) : std::nullopt;
}

double FibrePrice::quantity(double pairs, double lengthKm) const
{
    if (pairs <= 0)
        return 0;
    if (per == "route_km")
        return lengthKm;
    return per == "fibre_km" ? 2 * pairs * lengthKm : pairs * lengthKm;
}

std::vector<FibrePrice> fibrePrices(const Catalogue &catalogue, std::string_view acquisition, const std::string &fibreId)
{
    if (acquisition == "build") // a fibre with a price of its own is not bought as ordinary cable
        return {item(catalogue, "fibre_build_underground"), item(catalogue, catalogue.priceOf(fibreId) != nullptr ? fibreId : "fibre_cable")};
    if (acquisition == "owned")
        return {};
    return {item(catalogue, acquisition == "lease" ? "fibre_lease" : "fibre_iru")};
}

} // namespace core
