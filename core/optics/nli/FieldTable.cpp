#include "core/optics/nli/FieldTable.h"

#include <cassert>
#include <cmath>

namespace core {

FieldTable::FieldTable(double step, std::span<const double> re, std::span<const double> im) : m_perStep(1 / step), m_cells(re.size() / 2)
{
    m_edge = step * static_cast<double>(m_cells.size());
    assert(re.size() == im.size() && re.size() % 2 == 1);
    std::complex<double> sum = 0;
    for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
        const auto at = [&](std::size_t half) { return std::complex<double>(re[2 * cell + half], im[2 * cell + half]); };
        const std::complex<double> bend = 2.0 * (at(0) + at(2) - 2.0 * at(1)), slope = 4.0 * at(1) - 3.0 * at(0) - at(2);
        m_cells[cell] = {sum, step * at(0), step * slope / 2.0, step * bend / 3.0};
        sum += step * (at(0) + slope / 2.0 + bend / 3.0);
    }
    m_edgeIntegral = sum;
}

std::complex<double> FieldTable::integral(double theta) const
{
    const double size = std::fabs(theta);
    std::complex<double> out;
    if (size >= m_edge) {
        out = m_edgeIntegral + std::complex<double>(0, std::log(size / m_edge));
    } else {
        const double at = size * m_perStep;
        const auto cell = std::min(static_cast<std::size_t>(at), m_cells.size() - 1);
        const double t = at - static_cast<double>(cell);
        const Cell &q = m_cells[cell];
        out = q.c0 + t * (q.c1 + t * (q.c2 + t * q.c3));
    }
    return theta < 0 ? -std::conj(out) : out;
}

} // namespace core
