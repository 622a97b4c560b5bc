#pragma once

#include <complex>
#include <span>
#include <vector>

namespace core {

/// A field E(theta), E(-theta) = E(theta)*, and its running integral. Beyond the grid E = j/theta: what the start of the first span
/// leaves once the rest oscillates.
class FieldTable {
public:
    /// @param re, im  2 n + 1 values of E for each half step.
    FieldTable(double step, std::span<const double> re, std::span<const double> im);

    /// Integral of E from 0 to theta, of either sign.
    std::complex<double> integral(double theta) const;

private:
    /// Per cell the integral as a polynomial of the place in the cell, 0 to 1.
    struct Cell {
        std::complex<double> c0, c1, c2, c3;
    };
    double m_perStep, m_edge = 0;
    std::vector<Cell> m_cells;
    std::complex<double> m_edgeIntegral;
};

} // namespace core
