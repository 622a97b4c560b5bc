#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// A function F(theta), even in theta, with its first and second running integrals: what four-wave mixing over a fibre comes to once
/// it is written in theta = 4 pi² beta2 (f1 - f)(f2 - f), 1/km. `C` functions share one grid.
///
/// Tabulated on a uniform grid; each cell carries the parabola through its ends and its middle, integrated twice without
/// further error. Beyond the grid F = c2/theta² + c4/theta⁴, the mean over what oscillates.
template <std::size_t C>
class ProductTable {
public:
    using Values = std::array<double, C>;

    /// @param samples  2 n + 1 values of F for each half step, `C` together.
    ProductTable(double step, std::span<const double> samples, const Values &tail2, const Values &tail4);

    /// Width of a cell, 1/km.
    double step() const { return m_step; }

    /// sum += weight × second integral of F, from 0 to theta.
    void addSecondIntegral(double theta, double weight, Values &sum) const
    {
        const double size = std::fabs(theta), at = size * m_perStep;
        if (at >= m_end) {
            addTail(size, weight, sum);
            return;
        }
        const auto cell = static_cast<std::size_t>(at);
        const double t = at - static_cast<double>(cell);
        const double *q = m_cells.data() + cell * coefficients * C;
        for (std::size_t c = 0; c < C; ++c)
            sum[c] += weight * (q[c] + t * (q[C + c] + t * (q[2 * C + c] + t * (q[3 * C + c] + t * q[4 * C + c]))));
    }

    /// sum += weight × F(theta).
    void addValue(double theta, double weight, Values &sum) const
    {
        const double size = std::fabs(theta), at = size * m_perStep;
        if (at >= m_end) {
            const double square = 1 / (size * size);
            for (std::size_t c = 0; c < C; ++c)
                sum[c] += weight * square * (m_tail2[c] + square * m_tail4[c]);
            return;
        }
        const auto cell = static_cast<std::size_t>(at);
        const double t = at - static_cast<double>(cell), scale = 2 * weight * m_perStep * m_perStep;
        const double *q = m_cells.data() + cell * coefficients * C;
        for (std::size_t c = 0; c < C; ++c)
            sum[c] += scale * (q[2 * C + c] + t * (3 * q[3 * C + c] + t * 6 * q[4 * C + c]));
    }

    /// First integral of F, from 0 to theta ≥ 0.
    Values firstIntegral(double theta) const;

private:
    static constexpr std::size_t coefficients = 5;

    void addTail(double size, double weight, Values &sum) const;

    double m_step, m_perStep, m_end;
    std::vector<double> m_cells; ///< per cell the second integral as a polynomial of the place in the cell, 0 to 1
    double m_edge;               ///< where the grid ends, 1/km
    Values m_tail2, m_tail4;
    Values m_edgeFirst, m_edgeSecond; ///< integrals up to there
};

extern template class ProductTable<1>;
extern template class ProductTable<6>;

} // namespace core
