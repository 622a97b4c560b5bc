#pragma once

#include "core/optics/nli/ProductTable.h"

namespace core {

/// How finely the outer integral is taken.
enum class Fineness {
    Span, ///< one span: a smooth table
    Link, ///< coherent spans: a table that beats
};

/// Of the scale on which a span's F falls: max(alpha, 1.5/L), 1/km.
double kernelScale(double alpha, double lengthKm);

/// Integral of F over f2 and f for one f1 - f = x: f in an interval of length l1, f2 of length l2, their centres `offset`
/// apart, all in THz; sum += weight × that.
template <std::size_t C>
void addTrapezoid(const ProductTable<C> &table, double kappa, double x, double offset, double l1, double l2, double weight,
                  typename ProductTable<C>::Values &sum)
{
    const double slope = kappa * x, wide = (l1 + l2) / 2;
    if (std::fabs(slope) * wide < 3 * table.step()) {
        // the density of f2 - f has mean `offset` and variance (l1² + l2²)/12: three points carry both, without cancellation
        const double apart = std::sqrt((l1 * l1 + l2 * l2) / 4), area = weight * l1 * l2;
        table.addValue(slope * (offset - apart), area / 6, sum);
        table.addValue(slope * offset, area * (2.0 / 3), sum);
        table.addValue(slope * (offset + apart), area / 6, sum);
        return;
    }
    const double narrow = (l1 - l2) / 2, scale = weight / (slope * slope);
    table.addSecondIntegral(slope * (offset + wide), scale, sum);
    table.addSecondIntegral(slope * (offset - wide), scale, sum);
    table.addSecondIntegral(slope * (offset + narrow), -scale, sum);
    table.addSecondIntegral(slope * (offset - narrow), -scale, sum);
}

/// A carrier as the kernels see it.
struct NliCarrier {
    double baudThz = 0;
    double rollOff = 0;
    friend auto operator<=>(const NliCarrier &, const NliCarrier &) = default;
};

/// Integral of F over all f1, f2 and f of one carrier (self-phase modulation), km² THz³.
template <std::size_t C>
typename ProductTable<C>::Values selfKernel(const ProductTable<C> &table, double kappa, double scale, NliCarrier carrier, Fineness fineness);

/// The same where another carrier, `distanceThz` away, beats with this one (cross-phase modulation).
template <std::size_t C>
typename ProductTable<C>::Values crossKernel(const ProductTable<C> &table, double kappa, double scale, NliCarrier own, NliCarrier other, double distanceThz,
                                             Fineness fineness);

/// Whether the beat of places `apartKm` apart turns often within the cross-phase modulation of two carriers: then crossKink holds.
inline bool turnsOften(double kappa, double baudThz, double distanceThz, double apartKm)
{
    return std::fabs(kappa) * baudThz * distanceThz * apartKm > 15;
}

/// Cross-phase modulation's share of the kink at theta = 0 of cos(theta z): 4 (R1 + R2)/(kappa D)² × 1/z² per unit of F(0), for z long
/// against the bell of F. What is left there of coherence between carriers apart, where quadrature no longer resolves the beats.
inline double crossKink(double kappa, NliCarrier own, NliCarrier other, double distanceThz, double apartKm)
{
    const double slope = std::fabs(kappa) * distanceThz * apartKm;
    return 4 * (own.baudThz + other.baudThz) / (slope * slope);
}

} // namespace core
