#include "ui/canvas/Mercator.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ui::mercator {

namespace {

using Vector = std::array<double, 3>;

Vector onSphere(core::GeoPosition p)
{
    const double latitude = p.latitudeDeg * degree, longitude = p.longitudeDeg * degree;
    return {std::cos(latitude) * std::cos(longitude), std::cos(latitude) * std::sin(longitude), std::sin(latitude)};
}

} // namespace

double wrapped(double x, double middleX)
{
    return x - worldWidth * std::round((x - middleX) / worldWidth);
}

QPointF project(core::GeoPosition position, double middleX)
{
    const double latitude = std::clamp(position.latitudeDeg, -maximumLatitudeDeg, maximumLatitudeDeg) * degree;
    return {wrapped(position.longitudeDeg * degree, middleX), -std::asinh(std::tan(latitude))};
}

core::GeoPosition unproject(QPointF point)
{
    const double limit = std::asinh(std::tan(maximumLatitudeDeg * degree));
    return {std::atan(std::sinh(-std::clamp(point.y(), -limit, limit))) / degree, std::clamp(wrapped(point.x(), 0) / degree, -180.0, 180.0)};
}

QPolygonF greatCircle(core::GeoPosition a, core::GeoPosition b, double middleX)
{
    const Vector p = onSphere(a), q = onSphere(b);
    const double angle = std::acos(std::clamp(p[0] * q[0] + p[1] * q[1] + p[2] * q[2], -1.0, 1.0));
    QPolygonF line{project(a, middleX)};
    // Antipodes have no one shortest way, and nearly equal places no measurable one.
    const bool straight = angle < 1e-4 || angle > std::numbers::pi - 1e-6;
    const int pieces = straight ? 1 : std::clamp(static_cast<int>(std::ceil(angle / (0.75 * degree))), 1, 96);
    for (int i = 1; i < pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        const double u = std::sin((1 - t) * angle) / std::sin(angle), v = std::sin(t * angle) / std::sin(angle);
        const Vector r{u * p[0] + v * q[0], u * p[1] + v * q[1], u * p[2] + v * q[2]};
        const core::GeoPosition at{std::atan2(r[2], std::hypot(r[0], r[1])) / degree, std::atan2(r[1], r[0]) / degree};
        line.append(project(at, line.last().x()));
    }
    line.append(project(b, line.last().x()));
    return line;
}

double middleOf(const std::vector<core::GeoPosition> &places)
{
    if (places.empty())
        return 0;
    std::vector<double> xs;
    xs.reserve(places.size());
    for (const core::GeoPosition &place : places)
        xs.push_back(wrapped(place.longitudeDeg * degree, 0));
    std::ranges::sort(xs);
    double widest = xs.front() + worldWidth - xs.back(), opposite = (xs.front() + xs.back()) / 2;
    for (std::size_t i = 1; i < xs.size(); ++i) {
        if (xs[i] - xs[i - 1] > widest + 1e-12) {
            widest = xs[i] - xs[i - 1];
            opposite = (xs[i] + xs[i - 1] + worldWidth) / 2;
        }
    }
    return wrapped(opposite, 0);
}

double kmPerUnit(double y)
{
    return earthRadiusKm / std::cosh(y);  // cos(latitude) = 1 / cosh(y)
}

core::GeoPosition moved(core::GeoPosition from, double eastKm, double southKm)
{
    const double latitude = std::clamp(from.latitudeDeg - southKm / (earthRadiusKm * degree), -maximumLatitudeDeg, maximumLatitudeDeg);
    const double longitude = from.longitudeDeg + eastKm / (earthRadiusKm * degree * std::cos(from.latitudeDeg * degree));
    return {latitude, std::clamp(wrapped(longitude * degree, 0) / degree, -180.0, 180.0)};
}

} // namespace ui::mercator
