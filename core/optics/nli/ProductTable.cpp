#include "core/optics/nli/ProductTable.h"

#include <cassert>

namespace core {

template <std::size_t C>
ProductTable<C>::ProductTable(double step, std::span<const double> samples, const Values &tail2, const Values &tail4)
    : m_step(step), m_perStep(1 / step), m_tail2(tail2), m_tail4(tail4)
{
    assert(samples.size() % C == 0 && samples.size() / C % 2 == 1);
    const std::size_t cells = samples.size() / C / 2;
    m_end = static_cast<double>(cells);
    m_edge = m_end * step;
    m_cells.resize(cells * coefficients * C);
    Values first{}, second{};
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const double *f = samples.data() + 2 * cell * C;
        double *q = m_cells.data() + cell * coefficients * C;
        for (std::size_t c = 0; c < C; ++c) {
            // F = f0 + slope t + bend t², t from 0 to 1
            const double f0 = f[c], middle = f[C + c], f1 = f[2 * C + c];
            const double bend = 2 * (f0 + f1 - 2 * middle), slope = 4 * middle - 3 * f0 - f1;
            q[c] = second[c];
            q[C + c] = step * first[c];
            q[2 * C + c] = step * step * f0 / 2;
            q[3 * C + c] = step * step * slope / 6;
            q[4 * C + c] = step * step * bend / 12;
            second[c] = q[c] + q[C + c] + q[2 * C + c] + q[3 * C + c] + q[4 * C + c];
            first[c] += step * (f0 + slope / 2 + bend / 3);
        }
    }
    m_edgeFirst = first;
    m_edgeSecond = second;
}

template <std::size_t C>
void ProductTable<C>::addTail(double size, double weight, Values &sum) const
{
    const double beyond = size - m_edge, e = 1 / m_edge, s = 1 / size;
    const double from2 = beyond * e - std::log(size * e);
    const double from4 = (beyond * e * e * e - (e * e - s * s) / 2) / 3;
    for (std::size_t c = 0; c < C; ++c)
        sum[c] += weight * (m_edgeSecond[c] + m_edgeFirst[c] * beyond + m_tail2[c] * from2 + m_tail4[c] * from4);
}

template <std::size_t C>
typename ProductTable<C>::Values ProductTable<C>::firstIntegral(double theta) const
{
    const double at = theta * m_perStep;
    Values out;
    if (at >= m_end) {
        const double e = 1 / m_edge, s = 1 / theta;
        for (std::size_t c = 0; c < C; ++c)
            out[c] = m_edgeFirst[c] + m_tail2[c] * (e - s) + m_tail4[c] * (e * e * e - s * s * s) / 3;
        return out;
    }
    const auto cell = static_cast<std::size_t>(at);
    const double t = at - static_cast<double>(cell);
    const double *q = m_cells.data() + cell * coefficients * C;
    for (std::size_t c = 0; c < C; ++c)
        out[c] = m_perStep * (q[C + c] + t * (2 * q[2 * C + c] + t * (3 * q[3 * C + c] + t * 4 * q[4 * C + c])));
    return out;
}

template class ProductTable<1>;
template class ProductTable<6>;

} // namespace core
