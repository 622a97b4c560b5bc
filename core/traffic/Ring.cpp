#include "core/traffic/Ring.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {

namespace {

constexpr double tie = 1e-9;
constexpr double noWayUs = 1e15; // dearer than any real cycle, and still a number

/// Latencies with campuses renumbered by id, so that comparing numbers compares ids.
using Legs = std::vector<std::vector<double>>;

bool shorter(double a, double b)
{
    return a < b - tie * std::fabs(b);
}

/// Tries cycles in ascending order of their id sequence and keeps the first of the shortest ones.
class Search {
public:
    explicit Search(const Legs &legs) : m_legs(legs), m_visited(legs.size(), false)
    {
        m_now.push_back(0);
        m_visited[0] = true;
        extend(0);
    }
    const std::vector<std::size_t> &best() const { return m_best; }

private:
    void extend(double us)
    {
        if (!m_best.empty() && !shorter(us, m_bestUs))
            return;
        const std::size_t n = m_legs.size();
        if (m_now.size() == n) {
            const double whole = us + m_legs[m_now.back()][0];
            if ((n < 3 || m_now[1] < m_now.back()) && (m_best.empty() || shorter(whole, m_bestUs))) {
                m_best = m_now;
                m_bestUs = whole;
            }
            return;
        }
        for (std::size_t next = 1; next < n; ++next) {
            if (m_visited[next])
                continue;
            m_visited[next] = true;
            m_now.push_back(next);
            extend(us + m_legs[m_now[m_now.size() - 2]][next]);
            m_now.pop_back();
            m_visited[next] = false;
        }
    }

    const Legs &m_legs;
    std::vector<bool> m_visited;
    std::vector<std::size_t> m_now, m_best;
    double m_bestUs = std::numeric_limits<double>::max();
};

std::vector<std::size_t> nearestNeighbour(const Legs &legs)
{
    std::vector<std::size_t> order{0};
    std::vector<bool> visited(legs.size(), false);
    visited[0] = true;
    while (order.size() < legs.size()) {
        std::size_t best = legs.size();
        for (std::size_t next = 0; next < legs.size(); ++next) {
            if (!visited[next] && (best == legs.size() || shorter(legs[order.back()][next], legs[order.back()][best])))
                best = next;
        }
        visited[best] = true;
        order.push_back(best);
    }
    return order;
}

void twoOpt(std::vector<std::size_t> &order, const Legs &legs)
{
    const std::size_t n = order.size();
    constexpr int passes = 100; // each pass only shortens; real rings settle within a few
    for (int pass = 0; pass < passes; ++pass) {
        bool better = false;
        for (std::size_t i = 0; i + 2 < n; ++i) {
            for (std::size_t j = i + 2; j < n; ++j) {
                const std::size_t after = order[(j + 1) % n];
                if (after == order[i])
                    continue;
                const double before = legs[order[i]][order[i + 1]] + legs[order[j]][after], now = legs[order[i]][order[j]] + legs[order[i + 1]][after];
                if (shorter(now, before)) {
                    std::reverse(order.begin() + static_cast<std::ptrdiff_t>(i) + 1, order.begin() + static_cast<std::ptrdiff_t>(j) + 1);
                    better = true;
                }
            }
        }
        if (!better)
            return;
    }
}

} // namespace

Ring shortestRing(const std::vector<std::string> &ids, const std::vector<std::vector<double>> &latencyUs)
{
    const std::size_t n = ids.size();
    Ring ring;
    if (n == 0)
        return ring;
    std::vector<std::size_t> byId(n);
    std::iota(byId.begin(), byId.end(), std::size_t{0});
    std::ranges::sort(byId, {}, [&](std::size_t i) { return ids[i]; });
    Legs legs(n, std::vector<double>(n));
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            const double us = latencyUs[byId[i]][byId[j]];
            legs[i][j] = std::isfinite(us) ? us : noWayUs;
        }
    }

    ring.exact = n <= exactRingLimit;
    std::vector<std::size_t> order;
    if (ring.exact) {
        order = Search(legs).best();
    } else {
        order = nearestNeighbour(legs);
        twoOpt(order, legs);
        if (order[1] > order.back())
            std::reverse(order.begin() + 1, order.end());
    }
    for (const std::size_t place : order)
        ring.order.push_back(byId[place]);
    return ring;
}

} // namespace core
