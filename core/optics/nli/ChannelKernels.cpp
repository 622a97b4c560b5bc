#include "core/optics/nli/ChannelKernels.h"

#include "core/optics/nli/GaussLegendre.h"

#include <algorithm>

namespace core {

namespace {

/// What raised-cosine edges take from the power density next to the edge, at a distance x from it.
double edgeShape(double x, double edgeThz)
{
    if (x >= edgeThz)
        return 0;
    const double part = 1 - x / edgeThz;
    return part * part * part * part;
}

double edgeFactor(NliCarrier carrier, double x)
{
    const double edgeThz = carrier.rollOff * carrier.baudThz;
    return edgeThz > 0 ? 1 - edgeThz * edgeShape(x, edgeThz) / (4 * (carrier.baudThz - x)) : 1;
}

template <std::size_t C, int N>
typename ProductTable<C>::Values selfSum(const ProductTable<C> &table, double kappa, double scale, NliCarrier carrier)
{
    typename ProductTable<C>::Values sum{}, edge{};
    const double baud = carrier.baudThz, edgeThz = carrier.rollOff * baud;
    integrateGraded<N>(baud, scale / (kappa * baud), [&](double x, double weight) {
        const double slope = kappa * x;
        table.addSecondIntegral(slope * (baud - x), 4 * weight / (slope * slope), sum);
        if (x < edgeThz)
            table.addSecondIntegral(slope * (baud - x), 4 * weight / (slope * slope) * edgeShape(x, edgeThz), edge);
    });
    if (edgeThz <= 0)
        return sum;
    for (std::size_t c = 0; c < C; ++c)
        sum[c] -= carrier.rollOff / 4 * (sum[c] > 0 ? std::clamp(2 * edge[c], 0.0, sum[c]) : 0);
    const double corner = 0.35 * edgeThz;
    integrateGraded<N>(corner, scale / (kappa * corner), [&](double x, double weight) {
        const auto first = table.firstIntegral(kappa * x * corner);
        for (std::size_t c = 0; c < C; ++c)
            sum[c] -= 0.2 * edgeThz * weight * first[c] / (kappa * x);
    });
    return sum;
}

template <std::size_t C, int N>
typename ProductTable<C>::Values crossSum(const ProductTable<C> &table, double kappa, double scale, NliCarrier own, NliCarrier other, double distance)
{
    typename ProductTable<C>::Values sum{};
    integrateGraded<N>(std::min(own.baudThz, other.baudThz), scale / (kappa * distance), [&](double x, double weight) {
        addTrapezoid(table, kappa, x, distance, own.baudThz - x, other.baudThz - x, 4 * weight * edgeFactor(own, x) * edgeFactor(other, x), sum);
    });
    return sum;
}

} // namespace

double kernelScale(double alpha, double lengthKm)
{
    return std::max(alpha, 1.5 / lengthKm);
}

template <std::size_t C>
typename ProductTable<C>::Values selfKernel(const ProductTable<C> &table, double kappa, double scale, NliCarrier carrier, Fineness fineness)
{
    kappa = std::fabs(kappa);
    return fineness == Fineness::Link ? selfSum<C, 96>(table, kappa, scale, carrier) : selfSum<C, 28>(table, kappa, scale, carrier);
}

template <std::size_t C>
typename ProductTable<C>::Values crossKernel(const ProductTable<C> &table, double kappa, double scale, NliCarrier own, NliCarrier other, double distanceThz,
                                             Fineness fineness)
{
    kappa = std::fabs(kappa);
    if (fineness == Fineness::Link)
        return crossSum<C, 72>(table, kappa, scale, own, other, distanceThz);
    if (distanceThz < 2 * std::max(own.baudThz, other.baudThz))
        return crossSum<C, 32>(table, kappa, scale, own, other, distanceThz);
    return crossSum<C, 20>(table, kappa, scale, own, other, distanceThz);
}

template ProductTable<1>::Values selfKernel<1>(const ProductTable<1> &, double, double, NliCarrier, Fineness);
template ProductTable<6>::Values selfKernel<6>(const ProductTable<6> &, double, double, NliCarrier, Fineness);
template ProductTable<1>::Values crossKernel<1>(const ProductTable<1> &, double, double, NliCarrier, NliCarrier, double, Fineness);
template ProductTable<6>::Values crossKernel<6>(const ProductTable<6> &, double, double, NliCarrier, NliCarrier, double, Fineness);

} // namespace core
