#include "ui/charts/CurveSamples.h"

#include "ui/charts/ChartText.h"
#include "ui/document/Text.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

bool same(double a, double b)
{
    return std::fabs(a - b) <= 1e-12 * std::max(std::fabs(a), std::fabs(b));
}

} // namespace

CurveSamples::CurveSamples(CurvePtr curve) : m_curve(std::move(curve))
{
    if (!m_curve || m_curve->bars)
        return;
    for (const core::CurveLine &line : m_curve->lines)
        m_x.insert(m_x.end(), line.x.begin(), line.x.end());
    for (const core::CurveMark &mark : m_curve->marks)
        m_x.push_back(mark.x);
    std::ranges::sort(m_x);
    const auto twice = std::ranges::unique(m_x, same);
    m_x.erase(twice.begin(), twice.end());
}

int CurveSamples::count() const
{
    if (!m_curve)
        return 0;
    return static_cast<int>(m_curve->bars ? m_curve->lines.size() : m_x.size());
}

std::optional<double> CurveSamples::value(int sample, int line) const
{
    const core::CurveLine &of = m_curve->lines[static_cast<std::size_t>(line)];
    if (m_curve->bars)
        return sample == line && !of.y.empty() ? std::optional(of.y.back()) : std::nullopt;
    const double at = x(sample);
    const auto above = std::ranges::lower_bound(of.x, at);
    if (above == of.x.end())
        return !of.x.empty() && same(of.x.back(), at) ? std::optional(of.y.back()) : std::nullopt;
    const auto index = static_cast<std::size_t>(above - of.x.begin());
    if (same(*above, at))
        return of.y[index];
    if (index == 0)
        return std::nullopt;
    if (of.steps)
        return of.y[index - 1];
    const double share = (at - of.x[index - 1]) / (of.x[index] - of.x[index - 1]);
    return of.y[index - 1] + share * (of.y[index] - of.y[index - 1]);
}

int CurveSamples::nearest(double at) const
{
    if (m_x.empty())
        return -1;
    const auto above = std::ranges::lower_bound(m_x, at);
    if (above == m_x.end())
        return count() - 1;
    const auto index = static_cast<int>(above - m_x.begin());
    return index > 0 && at - x(index - 1) < x(index) - at ? index - 1 : index;
}

QString CurveSamples::title(int sample) const
{
    return m_curve->bars ? translated(m_curve->lines[static_cast<std::size_t>(sample)].label) : chartFigure(x(sample), m_curve->xUnit);
}

std::vector<core::Text> CurveSamples::marks(int sample) const
{
    std::vector<core::Text> found;
    if (m_curve->bars)
        return found;
    for (const core::CurveMark &mark : m_curve->marks) {
        if (same(mark.x, x(sample)))
            found.push_back(mark.label);
    }
    return found;
}

const char *CurveSamples::unit(int line) const
{
    return m_curve->lines[static_cast<std::size_t>(line)].secondAxis ? m_curve->y2Unit : m_curve->yUnit;
}

} // namespace ui
