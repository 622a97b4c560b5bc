#include "core/optics/nli/FormatCorrection.h"

#include "core/optics/nli/GaussLegendre.h"

#include <algorithm>

namespace core {

namespace {

/// Integral of E over y1 ≤ y ≤ y2 at a fixed x: y runs over f2 - f, x is f1 - f, kappa x y is theta.
std::complex<double> strip(const FieldTable &field, double kappa, double x, double y1, double y2)
{
    const double slope = kappa * x;
    return (field.integral(slope * y2) - field.integral(slope * y1)) / slope;
}

/// What of one carrier's beat with itself depends on the format: |integral over y|² summed over x and f, |integral over x and y|²
/// summed over f; both per baud as the EGN model has them.
struct SelfSums {
    double strips = 0, planes = 0;
};

template <int N>
SelfSums selfSums(const FieldTable &field, double kappa, double scale, double baud)
{
    SelfSums out;
    for (const QuadratureNode &outer : gaussLegendre<6>()) {
        const double f = outer.at * baud / 2, weight = outer.weight * baud; // f and -f are alike
        std::complex<double> plane = 0;
        double strips = 0;
        for (const double sign : {-1.0, 1.0}) {
            integrateGraded<N>(baud / 2 - sign * f, scale / (kappa * baud), [&](double size, double dx) {
                const double x = sign * size;
                const double y1 = std::max(-baud / 2, -baud / 2 - x) - f, y2 = std::min(baud / 2, baud / 2 - x) - f;
                const std::complex<double> inner = strip(field, kappa, x, y1, y2);
                plane += dx * inner;
                strips += dx * std::norm(inner);
            });
        }
        out.strips += weight * strips / baud;
        out.planes += weight * std::norm(plane) / (baud * baud);
    }
    return out;
}

template <int N>
double crossSum(const FieldTable &field, double kappa, double scale, double own, double other, double distance)
{
    double sum = 0;
    integrateGraded<N>(std::min(own, other), scale / (kappa * distance), [&](double x, double dx) {
        for (const QuadratureNode &node : gaussLegendre<3>()) {
            const double f = -own / 2 + (own - x) * node.at;
            const std::complex<double> inner = strip(field, kappa, x, distance - other / 2 - f, distance + other / 2 - x - f);
            sum += 2 * dx * node.weight * (own - x) * std::norm(inner);
        }
    });
    return sum / other;
}

} // namespace

FormatMoments momentsOf(SignalFormat format)
{
    switch (format) {
    case SignalFormat::Gaussian:
        break;
    case SignalFormat::Qpsk:
        return {-1, 4};
    case SignalFormat::Qam16:
        return {-0.68, 2.08};
    case SignalFormat::Qam64:
        return {-13.0 / 21, 1.797};
    }
    return {};
}

double selfFormatFactor(const FieldTable &field, double kappa, double scale, NliCarrier carrier, double gaussian, FormatMoments moments, Fineness fineness)
{
    kappa = std::fabs(kappa);
    const SelfSums sums = fineness == Fineness::Link ? selfSums<48>(field, kappa, scale, carrier.baudThz) : selfSums<24>(field, kappa, scale, carrier.baudThz);
    const double strips = sums.strips / gaussian, planes = sums.planes / gaussian;
    // The sum over x + y = constant needs the field along hyperbolas; it follows the planes closely (fit to full quadrature).
    const double diagonals = 0.95 * planes + 0.14 * std::sqrt(planes);
    return 1 + moments.fourth * (5 * strips + diagonals) / 3 + moments.sixth * planes / 3;
}

double crossFormatFactor(const FieldTable &field, double kappa, double scale, NliCarrier own, NliCarrier other, double distanceThz, double gaussian,
                         FormatMoments moments, Fineness fineness)
{
    kappa = std::fabs(kappa);
    const double sum = fineness == Fineness::Link ? crossSum<48>(field, kappa, scale, own.baudThz, other.baudThz, distanceThz)
                                                  : crossSum<24>(field, kappa, scale, own.baudThz, other.baudThz, distanceThz);
    return 1 + moments.fourth * 5 * sum / (3 * gaussian);
}

} // namespace core
