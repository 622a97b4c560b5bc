#include "core/optics/nli/LiveKernel.h"

#include "core/optics/nli/ChannelKernels.h"
#include "core/optics/nli/GaussLegendre.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace core {

namespace {

/// Carriers that are taken one by one; the sum over those further away is an integral over the distance.
constexpr int oneByOne = 8;

/// Carriers further away are left out of the mixing terms, which would be millions where hundreds of carriers meet in spans below
/// 1 km: 0.1 dB there, nothing in longer spans.
constexpr int farthestMixing = 128;

constexpr double notYet = std::numeric_limits<double>::quiet_NaN();

} // namespace

LiveKernel::LiveKernel(const LiveKey &key) : m_key(key), m_nearKm(1 / key.places.narrowest()), m_alone(notYet)
{
    for (int index = 0; index < nodes; ++index) {
        m_pairs[static_cast<std::size_t>(index)].store(notYet, std::memory_order_relaxed);
        m_partings[static_cast<std::size_t>(index)].store(notYet, std::memory_order_relaxed);
    }
}

double LiveKernel::alone() const
{
    double value = m_alone.load(std::memory_order_relaxed);
    if (std::isnan(value)) {
        value = overComb(PlacePart::Alone, 0);
        m_alone.store(value, std::memory_order_relaxed);
    }
    return value;
}

double LiveKernel::pair(double apartKm) const
{
    return apartKm < m_nearKm ? alone() - parting(apartKm) : interpolated(PlacePart::Pair, apartKm) / apartKm;
}

double LiveKernel::parting(double apartKm) const
{
    return apartKm < m_nearKm ? interpolated(PlacePart::Parting, apartKm) * apartKm : alone() - pair(apartKm);
}

double LiveKernel::interpolated(PlacePart part, double apartKm) const
{
    if (!(apartKm > 0))
        return 0;
    const double at = (std::log2(apartKm) - lowestOctave) * perOctave;
    if (at <= 0) // B(0) - B(z) goes with z²
        return node(part, 0) * apartKm / std::exp2(lowestOctave);
    if (at >= nodes - 1) // B(z) goes with 1/z
        return node(part, nodes - 1);
    const int cell = std::clamp(static_cast<int>(at), 1, nodes - 3);
    const double t = at - cell;
    const double a = node(part, cell - 1), b = node(part, cell), c = node(part, cell + 1), d = node(part, cell + 2);
    // Lagrange's cubic through the places -1, 0, 1, 2
    const double p = t + 1, q = t - 1, r = t - 2;
    return (q * r * (b * p / 2 - a * t / 6)) + p * t * (d * q / 6 - c * r / 2);
}

double LiveKernel::node(PlacePart part, int index) const
{
    std::atomic<double> &kept = (part == PlacePart::Pair ? m_pairs : m_partings)[static_cast<std::size_t>(index)];
    double value = kept.load(std::memory_order_relaxed);
    if (std::isnan(value)) {
        const double apartKm = std::exp2(lowestOctave + static_cast<double>(index) / perOctave);
        const double sum = overComb(part, apartKm);
        value = part == PlacePart::Pair ? sum * apartKm : sum / apartKm;
        kept.store(value, std::memory_order_relaxed);
    }
    return value;
}

double LiveKernel::distantCross(double distanceThz, double apartKm) const
{
    const auto &[alpha, otherAlpha, ratio, mirrored] = m_key.places;
    const NliCarrier carrier{m_key.comb.baudThz, m_key.rollOff};
    const double kink = crossKink(m_key.kappa, carrier, carrier, distanceThz, apartKm) / (alpha * otherAlpha);
    if (ratio < 0)
        return kink;
    // the density over theta is level but for the kink: there the beat leaves the residue of one pole
    const double decay = mirrored ? otherAlpha / ratio : alpha;
    const double level = 4 * carrier.baudThz * carrier.baudThz / (m_key.kappa * distanceThz);
    return kink + level * std::numbers::pi * std::exp(-decay * apartKm) / (otherAlpha + ratio * alpha);
}

double LiveKernel::overComb(PlacePart part, double apartKm) const
{
    const PlacePair &places = m_key.places;
    if (part == PlacePart::Parting && places.alpha == places.otherAlpha && places.ratio == 1 && places.alpha * apartKm < 0.15)
        return overTable(PlacePart::Level, apartKm) - overTable(PlacePart::Dip, apartKm);
    return overTable(part, apartKm);
}

double LiveKernel::overTable(PlacePart part, double apartKm) const
{
    const ProductTable<1> table = placeTable(part, m_key.places, apartKm);
    const double narrowest = m_key.places.narrowest(), widest = m_key.places.widest();
    const bool bell = part == PlacePart::Alone || part == PlacePart::Dip; // on the scale of the loss, not of the distance
    const double scale = bell ? narrowest : part == PlacePart::Level ? 1.5 / apartKm : kernelScale(narrowest, apartKm);
    const double reach = 6 * (bell ? widest : std::max(widest, 6 / apartKm));
    const bool beats = part == PlacePart::Pair;
    const Fineness fineness = beats ? Fineness::Link : Fineness::Span;
    const NliCarrier carrier{m_key.comb.baudThz, m_key.rollOff};
    double sum = selfKernel(table, m_key.kappa, scale, carrier, fineness)[0];
    const bool distant = beats && apartKm * narrowest > 2.5;
    const auto cross = [&](double places) {
        const double distanceThz = m_key.comb.spacingThz * places;
        return distant && places > 1 && turnsOften(m_key.kappa, carrier.baudThz, distanceThz, apartKm)
                   ? distantCross(distanceThz, apartKm)
                   : crossKernel(table, m_key.kappa, scale, carrier, carrier, distanceThz, fineness)[0];
    };
    const int fewer = std::min(m_key.comb.below, m_key.comb.above), more = std::max(m_key.comb.below, m_key.comb.above);
    for (int d = 1; d <= std::min(more, oneByOne); ++d)
        sum += (d <= fewer ? 2 : 1) * cross(d);
    // sum over d = integral from half a place before the first to half a place after the last
    const auto addFar = [&](double from, double to, double sides) {
        const int panels = static_cast<int>(std::ceil(std::log(to / from) / 1.2));
        const double ratio = std::pow(to / from, 1.0 / panels);
        for (int panel = 0; panel < panels; ++panel, from *= ratio) {
            for (const QuadratureNode &node : gaussLegendre<3>()) {
                const double places = from * std::pow(ratio, node.at);
                sum += sides * node.weight * std::log(ratio) * places * cross(places);
            }
        }
    };
    if (fewer > oneByOne)
        addFar(oneByOne + 0.5, fewer + 0.5, 2);
    if (more > std::max(fewer, oneByOne))
        addFar(std::max(fewer, oneByOne) + 0.5, more + 0.5, 1);
    EvenComb nearby = m_key.comb;
    nearby.below = std::min(nearby.below, farthestMixing);
    nearby.above = std::min(nearby.above, farthestMixing);
    return sum + evenMixingSum(table, m_key.kappa, reach, nearby);
}

} // namespace core
