#include "core/optics/nli/Mixing.h"

#include "core/optics/nli/GaussLegendre.h"

#include <algorithm>

namespace core {

namespace {

struct Interval {
    double from = 0, to = 0;
    double length() const { return to - from; }
    double centre() const { return (from + to) / 2; }
    double nearest() const { return from > 0 ? from : to < 0 ? -to : 0; } ///< least distance to 0
    Interval moved(double by) const { return {from + by, to + by}; }
};

Interval common(Interval a, Interval b)
{
    return {std::max(a.from, b.from), std::min(a.to, b.to)};
}

/// Where b - a may lie.
Interval difference(Interval a, Interval b)
{
    return {b.from - a.to, b.to - a.from};
}

/// One mixing term: f in i, f + x in a, f + y in b, f + x + y in c.
struct Quartet {
    Interval i, a, b, c;
    Interval x() const { return common(difference(i, a), difference(b, c)); }
    Interval y() const { return common(difference(i, b), difference(a, c)); }
};

double quartetValue(const ProductTable<1> &table, double kappa, const Quartet &q)
{
    const Interval x = q.x();
    // the overlaps of i with a and of b with c change slope here
    double cuts[] = {x.from, q.a.from - q.i.from, q.a.to - q.i.to, q.c.from - q.b.from, q.c.to - q.b.to, x.to};
    for (double &cut : cuts)
        cut = std::clamp(cut, x.from, x.to);
    std::ranges::sort(cuts);
    std::array<double, 1> sum{};
    for (std::size_t k = 0; k + 1 < std::size(cuts); ++k) {
        const double width = cuts[k + 1] - cuts[k];
        if (width <= 1e-9)
            continue;
        for (const QuadratureNode &node : gaussLegendre<4>()) {
            const double at = cuts[k] + width * node.at;
            const Interval low = common(q.i, q.a.moved(-at)), high = common(q.b, q.c.moved(-at));
            if (low.length() > 0 && high.length() > 0)
                addTrapezoid(table, kappa, at, high.centre() - low.centre(), low.length(), high.length(), width * node.weight, sum);
        }
    }
    return sum[0];
}

bool matters(const Quartet &q, double kappa, double reach)
{
    const Interval x = q.x(), y = q.y();
    return x.length() > 0 && y.length() > 0 && kappa * x.nearest() * y.nearest() <= reach;
}

/// The places that have the value of (a, b, c): a and b change places, and the comb is turned round.
class Images {
public:
    Images(int a, int b, int c)
    {
        for (const MixingOffset &image : {MixingOffset{a, b, c, 0}, {b, a, c, 0}, {-a, -b, -c, 0}, {-b, -a, -c, 0}}) {
            const bool known =
                std::any_of(begin(), end(), [&](const MixingOffset &other) { return other.a == image.a && other.b == image.b && other.c == image.c; });
            if (!known)
                m_all[m_count++] = image;
        }
    }
    MixingOffset *begin() { return m_all; }
    MixingOffset *end() { return m_all + m_count; }

private:
    MixingOffset m_all[4];
    std::ptrdiff_t m_count = 0;
};

/// Calls take(images, value) for each set of places of an even comb that has one value; `wanted` says which sets matter.
template <class Wanted, class Take>
void forEvenTerms(const ProductTable<1> &table, double kappa, double reach, double spacing, double baud, int most, Wanted wanted, Take take)
{
    kappa = std::fabs(kappa);
    const auto carrier = [&](int place) { return Interval{spacing * place - baud / 2, spacing * place + baud / 2}; };
    const auto visit = [&](int a, int b, int q) {
        const int c = a + b + q;
        if (q == 0 && (a == 0 || b == 0)) // self- and cross-phase modulation
            return;
        Images images(a, b, c);
        const Quartet quartet{carrier(0), carrier(a), carrier(b), carrier(c)};
        if (wanted(images) && matters(quartet, kappa, reach))
            take(images, quartetValue(table, kappa, quartet));
    };
    for (int a = 0; a <= most; ++a) {
        for (int size = 0; size <= a; ++size) {
            // theta is at least this at the nearest corners
            const double x = std::max(0.0, spacing * a - baud), y = std::max(0.0, spacing * (size - 0.5) - baud);
            if (kappa * x * y > reach)
                break;
            for (int q = -1; q <= 1; ++q) {
                // the turned comb of (a, b, q) is (-a, -b, -q): with b = -a that is the exchange of a and b
                const bool turned = q < 0;
                if (a > 0 || !turned)
                    visit(a, size, q);
                if (size > 0 && (size < a || !turned))
                    visit(a, -size, q);
            }
        }
    }
}

} // namespace

std::vector<MixingOffset> evenMixing(const ProductTable<1> &table, double kappa, double reach, const NliComb &comb)
{
    const int most = static_cast<int>(comb.size()) - 1;
    std::vector<MixingOffset> out;
    const auto fits = [most](Images &images) {
        const MixingOffset &term = *images.begin();
        return std::max({term.a, term.b, term.c, 0}) - std::min({term.a, term.b, term.c, 0}) <= most;
    };
    forEvenTerms(table, kappa, reach, *comb.spacingThz, comb.carriers.front().baudThz, most, fits, [&](Images &images, double value) {
        for (MixingOffset term : images) {
            term.value = value;
            out.push_back(term);
        }
    });
    return out;
}

double evenMixingSum(const ProductTable<1> &table, double kappa, double reach, const EvenComb &comb)
{
    const auto seen = [&](Images &images) {
        return std::count_if(images.begin(), images.end(), [&](const MixingOffset &term) {
            return std::min({term.a, term.b, term.c}) >= -comb.below && std::max({term.a, term.b, term.c}) <= comb.above;
        });
    };
    double sum = 0;
    forEvenTerms(table, kappa, reach, comb.spacingThz, comb.baudThz, std::max(comb.below, comb.above), seen,
                 [&](Images &images, double value) { sum += value * static_cast<double>(seen(images)); });
    return sum;
}

std::optional<std::vector<MixingTerm>> mixing(const ProductTable<1> &table, double kappa, double reach, const NliComb &comb, std::size_t most)
{
    kappa = std::fabs(kappa);
    const std::size_t n = comb.size();
    std::vector<Interval> bands(n);
    for (std::size_t k = 0; k < n; ++k)
        bands[k] = Interval{-comb.carriers[k].baudThz / 2, comb.carriers[k].baudThz / 2}.moved(comb.thz[k] - comb.thz.front());
    std::vector<MixingTerm> out;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t a = 0; a < n; ++a) {
            const double x = difference(bands[i], bands[a]).nearest();
            for (std::size_t b = a; b < n; ++b) {
                const Interval y = difference(bands[i], bands[b]);
                if (kappa * x * y.nearest() > reach)
                    continue;
                const Interval sum{bands[a].from + y.from, bands[a].to + y.to};
                auto c = std::ranges::lower_bound(bands, sum.from, {}, &Interval::to);
                for (; c != bands.end() && c->from < sum.to; ++c) {
                    const auto third = static_cast<std::size_t>(c - bands.begin());
                    if ((a == i && b == third) || (b == i && a == third))
                        continue;
                    const Quartet quartet{bands[i], bands[a], bands[b], *c};
                    if (!matters(quartet, kappa, reach))
                        continue;
                    if (out.size() == most)
                        return {};
                    const double orders = a == b ? 1 : 2;
                    out.push_back({static_cast<std::int32_t>(i), static_cast<std::int32_t>(a), static_cast<std::int32_t>(b), static_cast<std::int32_t>(third),
                                   orders * quartetValue(table, kappa, quartet)});
                }
            }
        }
    }
    return out;
}

} // namespace core
