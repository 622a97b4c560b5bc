#include "core/optics/nli/LineKernels.h"

#include "core/optics/nli/FormatCorrection.h"
#include "core/optics/nli/KernelStore.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace core {

namespace {

constexpr std::size_t mostFigures = 8U << 20U; // 64 MB a store

template <class Value>
KernelStore<Value> &store()
{
    static KernelStore<Value> kept(mostFigures);
    return kept;
}

std::vector<double> keyOf(std::span<const NliSpan> spans, const KernelQuestion &question)
{
    std::vector<double> key;
    question.comb.appendTo(key);
    const std::vector<double> &ratios = question.comb.spacingThz ? question.nodes.ratios : question.dispersionRatios;
    key.push_back(static_cast<double>(ratios.size()));
    key.insert(key.end(), ratios.begin(), ratios.end());
    for (std::size_t s = 0; s < spans.size();) {
        std::size_t end = s;
        while (end < spans.size() && spans[end] == spans[s])
            ++end;
        key.insert(key.end(), {static_cast<double>(end - s), spans[s].alpha, spans[s].lengthKm, spans[s].kappa, spans[s].weight});
        s = end;
    }
    return key;
}

/// How kernels of a table are taken over the comb.
template <std::size_t C>
class CombWork {
public:
    CombWork(const ProductTable<C> &table, double kappa, double scale, const KernelQuestion &question, Fineness fineness)
        : m_table(table), m_kappa(std::fabs(kappa)), m_scale(scale), m_question(question), m_fineness(fineness)
    {
    }

    bool even() const { return m_question.comb.spacingThz.has_value(); }
    std::size_t size() const { return m_question.comb.size(); }
    std::size_t nodes() const { return m_question.nodes.ratios.size(); }

    std::array<double, C> evenSelf(std::size_t node) const { return self(m_question.nodes.ratios[node], 0); }
    std::array<double, C> evenCross(std::size_t distance, std::size_t node) const
    {
        return crossKernel(m_table, m_kappa * m_question.nodes.ratios[node], m_scale, carrier(0), carrier(0), evenDistance(distance), m_fineness);
    }
    std::array<double, C> self(std::size_t i) const { return self(m_question.dispersionRatios[i], i); }
    std::array<double, C> cross(std::size_t i, std::size_t j) const
    {
        const double ratio = (m_question.dispersionRatios[i] + m_question.dispersionRatios[j]) / 2;
        return crossKernel(m_table, m_kappa * ratio, m_scale, carrier(i), carrier(j), distance(i, j), m_fineness);
    }

    double evenDistance(std::size_t distance) const { return *m_question.comb.spacingThz * static_cast<double>(distance); }
    double distance(std::size_t i, std::size_t j) const { return std::fabs(m_question.comb.thz[j] - m_question.comb.thz[i]); }
    double leastBaud() const { return std::ranges::min(m_question.comb.carriers, {}, &NliCarrier::baudThz).baudThz; }
    /// Coherence of carriers apart over long spans.
    double evenKink(double kinks, std::size_t distance) const { return 1 + kinks * 2 / (carrier(0).baudThz * evenDistance(distance)); }
    double kink(double kinks, std::size_t i, std::size_t j) const
    {
        const double own = carrier(i).baudThz, other = carrier(j).baudThz;
        return 1 + kinks * (own + other) / (own * other * distance(i, j));
    }

private:
    NliCarrier carrier(std::size_t i) const { return m_question.comb.carriers[i]; }
    std::array<double, C> self(double ratio, std::size_t i) const { return selfKernel(m_table, m_kappa * ratio, m_scale, carrier(i), m_fineness); }

    const ProductTable<C> &m_table;
    double m_kappa, m_scale;
    const KernelQuestion &m_question;
    Fineness m_fineness;
};

template <std::size_t C>
SpanKernels<C> allKernels(const CombWork<C> &work)
{
    SpanKernels<C> out;
    const std::size_t n = work.size();
    if (work.even()) {
        for (std::size_t node = 0; node < work.nodes(); ++node)
            out.self.push_back(work.evenSelf(node));
        for (std::size_t distance = 1; distance < n; ++distance) {
            for (std::size_t node = 0; node < work.nodes(); ++node)
                out.cross.push_back(work.evenCross(distance, node));
        }
        return out;
    }
    out.cross.resize(n * n);
    for (std::size_t i = 0; i < n; ++i) {
        out.self.push_back(work.self(i));
        for (std::size_t j = i + 1; j < n; ++j)
            out.cross[i * n + j] = out.cross[j * n + i] = work.cross(i, j);
    }
    return out;
}

/// A span's weight in a sum of powers.
struct SpanShare {
    std::shared_ptr<const SpanKernels<1>> kernels;
    double weight = 0;
};

/// Sum over pairs of spans of what the kink of the density over theta at 0 adds to cross-phase modulation, over the sum of the
/// spans, but for CombWork::kink's share.
double kinkSum(std::span<const NliSpan> spans)
{
    double sum = 0, alone = 0, phase = 0;
    std::vector<double> phases;
    for (const NliSpan &span : spans) {
        for (std::size_t s = 0; s < phases.size(); ++s) {
            // holds for spans further apart than their light lasts
            const double apart = std::max(std::fabs(phase - phases[s]), 2 * std::fabs(span.kappa) / span.alpha);
            sum += 2 * spans[s].weight * span.weight / (spans[s].alpha * span.alpha * apart * apart);
        }
        alone += span.weight * span.weight * std::numbers::pi / (2 * span.alpha * std::fabs(span.kappa));
        phases.push_back(phase);
        phase += span.kappa * span.lengthKm;
    }
    return sum / alone;
}

/// Coherence of the link against the sum of its spans.
class Coherence {
public:
    Coherence(std::span<const NliSpan> spans, const KernelQuestion &question, const CombWork<1> &link) : m_link(link)
    {
        for (const NliSpan &span : spans) {
            m_leastPhase = std::min(m_leastPhase, std::fabs(span.kappa) * span.lengthKm);
            m_mostLeft = std::max(m_mostLeft, std::exp(-span.alpha * span.lengthKm));
            NliSpan alone = span;
            alone.weight = 1;
            const auto known = std::ranges::find(m_kinds, alone);
            const auto place = static_cast<std::size_t>(known - m_kinds.begin());
            if (known == m_kinds.end()) {
                m_kinds.push_back(alone);
                m_shares.push_back({spanKernels(alone, question), 0});
            }
            m_shares[place].weight += span.weight * span.weight;
        }
        m_kink = longSpans() ? kinkSum(spans) : 0;
    }

    void fill(LinkKernels &out) const { m_link.even() ? fillEven(out) : fillUneven(out); }

private:
    /// Neighbours that are always looked at, and how near 1 two factors in a row are beyond which none further away is.
    static constexpr std::size_t nearest = 6;
    static constexpr double settled = 0.004;
    /// Where less than this is left of the light at the ends of all spans, only the kink at theta = 0 joins the fields of carriers apart.
    static constexpr double leastLeft = 0.12;
    bool longSpans() const { return m_mostLeft < leastLeft; }
    bool kinkOnly(std::size_t apart, double distanceThz) const
    {
        return apart > 1 && longSpans() && turnsOften(m_leastPhase, m_link.leastBaud(), distanceThz, 1);
    }

    template <class Pick>
    double sum(Pick pick) const
    {
        double total = 0;
        for (const SpanShare &share : m_shares)
            total += share.weight * pick(*share.kernels)[0];
        return total;
    }

    void fillEven(LinkKernels &out) const
    {
        const std::size_t nodes = m_link.nodes();
        for (std::size_t k = 0; k < nodes; ++k)
            out.selfFactors.push_back(m_link.evenSelf(k)[0] / sum([&](const auto &each) { return each.self[k]; }));
        out.crossFactors.assign((m_link.size() - 1) * nodes, 1.0);
        double before = 1;
        for (std::size_t d = 1; d < m_link.size(); ++d) {
            double most = 0;
            for (std::size_t k = 0; k < nodes; ++k) {
                const std::size_t place = (d - 1) * nodes + k;
                double &factor = out.crossFactors[place];
                factor = kinkOnly(d, m_link.evenDistance(d)) ? m_link.evenKink(m_kink, d)
                                                             : m_link.evenCross(d, k)[0] / sum([&](const auto &each) { return each.cross[place]; });
                most = std::max(most, std::fabs(factor - 1));
            }
            if (d >= nearest && std::max(most, before) < settled)
                return;
            before = most;
        }
    }

    void fillUneven(LinkKernels &out) const
    {
        const std::size_t n = m_link.size();
        out.crossFactors.assign(n * n, 1.0);
        for (std::size_t i = 0; i < n; ++i) {
            out.selfFactors.push_back(m_link.self(i)[0] / sum([&](const auto &each) { return each.self[i]; }));
            double before = 1;
            for (std::size_t j = i + 1; j < n; ++j) {
                const double factor = kinkOnly(j - i, m_link.distance(i, j))
                                          ? m_link.kink(m_kink, i, j)
                                          : m_link.cross(i, j)[0] / sum([&](const auto &each) { return each.cross[i * n + j]; });
                out.crossFactors[i * n + j] = out.crossFactors[j * n + i] = factor;
                const double off = std::fabs(factor - 1);
                if (j - i >= nearest && std::max(off, before) < settled)
                    break;
                before = off;
            }
        }
    }

    const CombWork<1> &m_link;
    std::vector<NliSpan> m_kinds;
    std::vector<SpanShare> m_shares;
    double m_mostLeft = 0, m_kink = 0;
    double m_leastPhase = std::numeric_limits<double>::infinity(); ///< kappa × length of the span that turns least
};

/// More mixing terms than this are only kept as sums (short spans, hundreds of carriers).
constexpr std::size_t mostTerms = 100'000;

std::vector<double> sumsOf(std::span<const MixingOffset> offsets, std::size_t n)
{
    std::vector<double> steps(n + 1, 0.0), out(n);
    for (const MixingOffset &term : offsets) {
        steps[term.first()] += term.value;
        steps[term.past(n)] -= term.value;
    }
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        sum += steps[i];
        out[i] = std::max(sum, 0.0); // the steps leave rounding errors
    }
    return out;
}

/// The even comb that fills the same band with as many carriers.
NliComb evenLike(const NliComb &comb)
{
    const std::size_t n = comb.size();
    NliComb out = comb;
    out.spacingThz = (comb.thz.back() - comb.thz.front()) / static_cast<double>(n - 1);
    double baud = 0;
    for (const NliCarrier &carrier : comb.carriers)
        baud += carrier.baudThz / static_cast<double>(n);
    out.carriers.assign(n, {std::min(baud, *out.spacingThz), 0});
    return out;
}

void addMixing(LinkKernels &out, const ProductTable<1> &table, double kappa, double reach, const NliComb &comb)
{
    if (comb.spacingThz) {
        out.offsets = evenMixing(table, kappa, reach, comb);
        out.mixing = sumsOf(out.offsets, comb.size());
        if (out.offsets.size() > mostTerms)
            out.offsets = {};
        return;
    }
    auto terms = mixing(table, kappa, reach, comb, mostTerms);
    if (!terms) {
        out.mixing = sumsOf(evenMixing(table, kappa, reach, evenLike(comb)), comb.size());
        return;
    }
    out.terms = std::move(*terms);
    out.mixing.assign(comb.size(), 0.0);
    for (const MixingTerm &term : out.terms)
        out.mixing[static_cast<std::size_t>(term.i)] += term.value;
}

/// Multiplies the factors by those of the format.
class FormatWork {
public:
    FormatWork(const FieldTable &field, const ProductTable<1> &table, double kappa, double scale, const KernelQuestion &question, FormatMoments moments,
               Fineness fineness)
        : m_field(field), m_table(table), m_kappa(kappa), m_scale(scale), m_question(question), m_moments(moments), m_fineness(fineness)
    {
    }

    void apply(LinkKernels &out) const { m_question.comb.spacingThz ? applyEven(out) : applyUneven(out); }

private:
    /// Carriers further apart have this neighbour's factor: it has all but reached its limit, X2/X1 = 1/2.
    static constexpr std::size_t nearest = 32;

    double self(std::size_t i, double ratio) const
    {
        const NliCarrier carrier = m_question.comb.carriers[i];
        const double gaussian = selfKernel(m_table, m_kappa * ratio, m_scale, {carrier.baudThz, 0}, m_fineness)[0];
        return selfFormatFactor(m_field, m_kappa * ratio, m_scale, carrier, gaussian, m_moments, m_fineness);
    }
    double cross(std::size_t i, std::size_t j, double distanceThz, double ratio) const
    {
        const NliCarrier own = m_question.comb.carriers[i], other = m_question.comb.carriers[j];
        const double gaussian = crossKernel(m_table, m_kappa * ratio, m_scale, {own.baudThz, 0}, {other.baudThz, 0}, distanceThz, m_fineness)[0];
        return crossFormatFactor(m_field, m_kappa * ratio, m_scale, own, other, distanceThz, gaussian, m_moments, m_fineness);
    }

    void applyEven(LinkKernels &out) const
    {
        const std::size_t n = m_question.comb.size(), nodes = out.selfFactors.size();
        for (std::size_t k = 0; k < nodes; ++k) {
            const double ratio = m_question.nodes.ratios[k];
            out.selfFactors[k] *= self(0, ratio);
            double ofCross = 1;
            for (std::size_t d = 1; d < n; ++d) {
                if (d <= nearest)
                    ofCross = cross(0, 0, *m_question.comb.spacingThz * static_cast<double>(d), ratio);
                out.crossFactors[(d - 1) * nodes + k] *= ofCross;
            }
        }
    }

    void applyUneven(LinkKernels &out) const
    {
        const NliComb &comb = m_question.comb;
        const std::size_t n = comb.size();
        for (std::size_t i = 0; i < n; ++i) {
            out.selfFactors[i] *= self(i, m_question.dispersionRatios[i]);
            double ofCross = 1;
            const auto take = [&](std::size_t j, std::size_t apart) {
                if (apart <= nearest)
                    ofCross = cross(i, j, std::fabs(comb.thz[j] - comb.thz[i]), (m_question.dispersionRatios[i] + m_question.dispersionRatios[j]) / 2);
                out.crossFactors[i * n + j] *= ofCross;
            };
            for (std::size_t j = i + 1; j < n; ++j)
                take(j, j - i);
            for (std::size_t j = i; j-- > 0;)
                take(j, i - j);
        }
    }

    const FieldTable &m_field;
    const ProductTable<1> &m_table;
    double m_kappa, m_scale;
    const KernelQuestion &m_question;
    FormatMoments m_moments;
    Fineness m_fineness;
};

LinkKernels makeLink(std::span<const NliSpan> spans, const KernelQuestion &question, SignalFormat format)
{
    const NliSpan &first = spans.front();
    const bool alone = spans.size() == 1;
    const Fineness fineness = alone ? Fineness::Span : Fineness::Link;
    const ProductTable<1> table = alone ? spanTable(first.alpha, first.lengthKm) : linkTable(spans);
    double scale = 1e300, reach = 0;
    for (const NliSpan &span : spans) {
        const double ratio = std::fabs(span.kappa / first.kappa);
        scale = std::min(scale, kernelScale(span.alpha, span.lengthKm) / ratio);
        reach = std::max(reach, 6 * std::max(span.alpha, 6 / span.lengthKm) / ratio);
    }
    LinkKernels out;
    if (!alone) {
        const CombWork<1> work(table, first.kappa, scale, question, fineness);
        Coherence(spans, question, work).fill(out);
    }
    if (format != SignalFormat::Gaussian) {
        const std::size_t n = question.comb.size(), nodes = question.nodes.ratios.size();
        if (alone) {
            out.selfFactors.assign(question.comb.spacingThz ? nodes : n, 1.0);
            out.crossFactors.assign(question.comb.spacingThz ? (n - 1) * nodes : n * n, 1.0);
        }
        FormatWork(linkFieldTable(spans), table, first.kappa, scale, question, momentsOf(format), fineness).apply(out);
    }
    addMixing(out, table, first.kappa, reach, question.comb);
    return out;
}

} // namespace

std::array<double, 3> DispersionNodes::weights(double ratio) const
{
    if (ratios.size() == 1)
        return {1, 0, 0};
    const double a = ratios[0], b = ratios[1], c = ratios[2];
    return {(ratio - b) * (ratio - c) / ((a - b) * (a - c)), (ratio - a) * (ratio - c) / ((b - a) * (b - c)), (ratio - a) * (ratio - b) / ((c - a) * (c - b))};
}

std::shared_ptr<const SpanKernels<1>> spanKernels(const NliSpan &span, const KernelQuestion &question)
{
    return store<SpanKernels<1>>().get(keyOf({&span, 1}, question), [&] {
        const ProductTable<1> table = spanTable(span.alpha, span.lengthKm);
        return allKernels(CombWork<1>(table, span.kappa, kernelScale(span.alpha, span.lengthKm), question, Fineness::Span));
    });
}

std::shared_ptr<const SpanKernels<6>> ramanSpanKernels(const NliSpan &span, const KernelQuestion &question)
{
    return store<SpanKernels<6>>().get(keyOf({&span, 1}, question), [&] {
        const ProductTable<6> table = ramanSpanTable(span.alpha, span.lengthKm);
        return allKernels(CombWork<6>(table, span.kappa, kernelScale(span.alpha, span.lengthKm), question, Fineness::Span));
    });
}

std::shared_ptr<const LinkKernels> linkKernels(std::span<const NliSpan> spans, const KernelQuestion &question, SignalFormat format)
{
    std::vector<double> key = keyOf(spans, question);
    key.push_back(static_cast<double>(format));
    return store<LinkKernels>().get(key, [&] { return makeLink(spans, question, format); });
}

void forgetLineKernels()
{
    store<SpanKernels<1>>().clear();
    store<SpanKernels<6>>().clear();
    store<LinkKernels>().clear();
}

} // namespace core
