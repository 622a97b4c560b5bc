#include "ui/canvas/AutoLayout.h"

#include "ui/canvas/Mercator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr double step = cardWidth + cardGap;  ///< between the middles of two cards side by side
constexpr std::size_t largestRing = 16, largestSpread = 300;

/// The median distance to the nearest neighbour.
double medianNearest(const std::vector<QPointF> &points)
{
    std::vector<double> nearest;
    for (std::size_t i = 0; i < points.size(); ++i) {
        double best = std::numeric_limits<double>::infinity();
        for (std::size_t j = 0; j < points.size(); ++j) {
            if (const QPointF d = points[i] - points[j]; i != j && std::hypot(d.x(), d.y()) > 0)
                best = std::min(best, std::hypot(d.x(), d.y()));
        }
        nearest.push_back(best);
    }
    const auto middle = nearest.begin() + static_cast<std::ptrdiff_t>(nearest.size() / 2);
    std::ranges::nth_element(nearest, middle);
    return *middle;
}

/// Pushes overlapping cards apart along the axis that needs less, in site order.
void spread(std::vector<QPointF> &points)
{
    constexpr double wide = cardWidth + 150, high = cardHeight + 90;
    for (int round = 0; round < 40; ++round) {
        bool moved = false;
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t j = i + 1; j < points.size(); ++j) {
                const QPointF d = points[j] - points[i];
                const double x = wide - std::fabs(d.x()), y = high - std::fabs(d.y());
                if (x <= 1 || y <= 1)
                    continue;
                const QPointF push = x / wide < y / high ? QPointF(d.x() < 0 ? -x / 2 : x / 2, 0) : QPointF(0, d.y() < 0 ? -y / 2 : y / 2);
                points[i] -= push;
                points[j] += push;
                moved = true;
            }
        }
        if (!moved)
            return;
    }
}

std::vector<QPointF> fromMap(const std::vector<core::Site> &sites)
{
    std::vector<core::GeoPosition> places;
    for (const core::Site &site : sites)
        places.push_back(*site.geo);
    const double middle = mercator::middleOf(places);
    std::vector<QPointF> points;
    for (const core::GeoPosition &place : places)
        points.push_back(mercator::project(place, middle));
    if (points.size() == 2) {  // side by side, the western one left
        const double first = points[0].x() <= points[1].x() ? 0 : step;
        return {{first, 0}, {step - first, 0}};
    }
    const double nearest = medianNearest(points);
    const double scale = std::isfinite(nearest) && nearest > 0 ? step * 0.8 / nearest : 1;
    for (QPointF &point : points)
        point *= scale;
    if (points.size() <= largestSpread)
        spread(points);
    return points;
}

std::vector<QPointF> ringOrGrid(std::size_t count)
{
    std::vector<QPointF> points;
    if (count <= 2) {
        for (std::size_t i = 0; i < count; ++i)
            points.emplace_back(static_cast<double>(i) * step, 0);
    } else if (count <= largestRing) {
        const double radius = std::max(380.0, static_cast<double>(count) * step * 0.7 / (2 * std::numbers::pi));
        for (std::size_t i = 0; i < count; ++i) {
            const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count) - std::numbers::pi / 2;
            points.emplace_back(1.25 * radius * std::cos(angle), radius * std::sin(angle));
        }
    } else {
        const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
        for (std::size_t i = 0; i < count; ++i)
            points.emplace_back(static_cast<double>(i % columns) * (cardWidth + 150), static_cast<double>(i / columns) * (cardHeight + 110));
    }
    return points;
}

} // namespace

std::vector<core::CanvasPosition> schematicPlaces(const std::vector<core::Site> &sites)
{
    const bool allPlaced = std::ranges::all_of(sites, [](const core::Site &site) { return site.canvas.has_value(); });
    const bool onMap = std::ranges::all_of(sites, [](const core::Site &site) { return site.geo.has_value(); });
    const std::vector<QPointF> automatic = allPlaced ? std::vector<QPointF>(sites.size()) : onMap ? fromMap(sites) : ringOrGrid(sites.size());
    std::vector<core::CanvasPosition> places;
    for (std::size_t i = 0; i < sites.size(); ++i)
        places.push_back(sites[i].canvas.value_or(core::CanvasPosition{std::round(automatic[i].x()), std::round(automatic[i].y())}));
    return places;
}

core::CanvasPosition freePlace(const std::vector<core::CanvasPosition> &taken)
{
    if (taken.empty())
        return {};
    const auto right = std::ranges::max_element(taken, {}, &core::CanvasPosition::x);
    return {right->x + step, right->y};
}

} // namespace ui
