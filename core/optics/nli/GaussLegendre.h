#pragma once

#include <array>
#include <cmath>
#include <numbers>

namespace core {

/// Node and weight on 0 to 1.
struct QuadratureNode {
    double at = 0, weight = 0;
};

/// Gauss-Legendre quadrature on 0 to 1; the first call of the process works the nodes out, by Newton's method on the Legendre
/// polynomial.
template <int N>
const std::array<QuadratureNode, N> &gaussLegendre()
{
    static const std::array<QuadratureNode, N> nodes = [] {
        std::array<QuadratureNode, N> out;
        for (int k = 0; k < N; ++k) {
            double x = std::cos(std::numbers::pi * (k + 0.75) / (N + 0.5)), slope = 1;
            for (int round = 0; round < 5; ++round) {
                double before = 1, value = x;
                for (int m = 2; m <= N; ++m) {
                    const double next = ((2 * m - 1) * x * value - (m - 1) * before) / m;
                    before = value;
                    value = next;
                }
                slope = N * (x * value - before) / (x * x - 1);
                x -= value / slope;
            }
            out[static_cast<std::size_t>(N - 1 - k)] = {(1 + x) / 2, 1 / ((1 - x * x) * slope * slope)};
        }
        return out;
    }();
    return nodes;
}

/// Calls body(x, weight) for the nodes of an integral over 0 to `end`, nodes crowding towards 0 on the scale `crowd`.
template <int N, class Body>
void integrateGraded(double end, double crowd, Body body)
{
    const double reach = std::asinh(end / crowd);
    for (const QuadratureNode &node : gaussLegendre<N>()) {
        const double up = std::exp(reach * node.at), down = 1 / up;
        body(crowd * (up - down) / 2, node.weight * reach * crowd * (up + down) / 2);
    }
}

} // namespace core
