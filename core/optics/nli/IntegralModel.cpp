#include "core/optics/line/Arriving.h"
#include "core/optics/line/Glass.h"
#include "core/optics/line/Raman.h"
#include "core/optics/nli/NliGlass.h"
#include "core/optics/nli/PairSums.h"

#include <algorithm>
#include <cstdint>

namespace core {

namespace {

/// Each pair of carriers of an uneven comb has kernels of its own.
constexpr std::size_t mostUneven = 256;

double inputTransmission(const LineSpan &span)
{
    return fromDb(-span.connectorInDb - span.attenuatorInDb);
}

/// Spans that do the same to the light up to the end of their glass.
struct SpanKind {
    FibreGlass fibre;
    double lengthKm = 0;
    double inputTransmission = 1;
    std::vector<const LineSpan *> spans;
    std::vector<double> inputW;   ///< power of each carrier at the start of the glass
    std::vector<double> logGains; ///< by Raman scattering; empty without
    std::vector<double> ramanMatrix;
};

std::vector<SpanKind> kindsOf(const Line &line, std::span<const LineChannel> channels, std::span<const double> launchW)
{
    std::vector<SpanKind> kinds;
    for (const LineSpan &span : line.spans) {
        const double transmission = inputTransmission(span);
        auto known = std::ranges::find_if(
            kinds, [&](const SpanKind &kind) { return kind.lengthKm == span.lengthKm && kind.inputTransmission == transmission && kind.fibre == span.fibre; });
        if (known == kinds.end()) {
            kinds.push_back({span.fibre, span.lengthKm, transmission, {}, {}, {}, {}});
            known = kinds.end() - 1;
        }
        known->spans.push_back(&span);
    }
    for (SpanKind &kind : kinds) {
        for (const double power : launchW)
            kind.inputW.push_back(power * kind.inputTransmission);
        if (!line.srs)
            continue;
        kind.ramanMatrix = ramanMatrix(kind.fibre, channels);
        kind.logGains = ramanLogGains(kind.ramanMatrix, kind.inputW, effectiveLengthM(kind.fibre, kind.lengthKm));
    }
    return kinds;
}

/// Noise over signal at the end of the line, by carrier.
class NoiseRatios {
public:
    NoiseRatios(const Line &line, std::span<const LineChannel> channels) : m_line(line), m_channels(channels), m_comb(NliComb::of(channels))
    {
        for (const LineChannel &channel : channels) {
            m_launchW.push_back(1e-3 * fromDb(channel.launchDbm));
            m_densities.push_back(m_launchW.back() / (channel.baudHz * 1e-12));
        }
        m_kinds = kindsOf(line, channels, m_launchW);
    }

    bool tooUneven() const { return !m_comb.spacingThz && size() > mostUneven; }

    std::vector<double> interference() const
    {
        const GlassOverComb first(m_line.spans.front().fibre, m_comb);
        const std::shared_ptr<const LinkKernels> link = linkKernels(spansInOrder(), first.question(m_comb), m_line.format);
        std::vector<double> out = mixingRatios(*link);
        for (const SpanKind &kind : m_kinds)
            addSpans(kind, *link, out);
        return out;
    }

    /// Each amplifier makes good what the span before it took, tilt included.
    std::vector<double> ase() const
    {
        std::vector<double> out(size(), 0.0);
        if (m_line.booster) {
            const double transmission = fromDb(-m_line.booster->gainDb);
            std::vector<double> input = m_launchW;
            for (double &power : input)
                power *= transmission;
            addAmplifier(*m_line.booster, input, out);
        }
        for (const SpanKind &kind : m_kinds) {
            for (const LineSpan *span : kind.spans) {
                const double transmission = fromDb(-span->lossDb()) / kind.inputTransmission;
                std::vector<double> input = kind.inputW;
                for (std::size_t i = 0; i < size(); ++i)
                    input[i] *= transmission * (kind.logGains.empty() ? 1 : std::exp(kind.logGains[i]));
                addAmplifier(span->amplifier, input, out);
            }
        }
        return out;
    }

private:
    std::size_t size() const { return m_channels.size(); }

    std::vector<NliSpan> spansInOrder() const
    {
        std::vector<NliSpan> spans;
        for (const LineSpan &span : m_line.spans) {
            NliSpan one = nliSpan(span.fibre, span.lengthKm, m_comb.middleThz());
            one.weight = inputTransmission(span) * gammaPerWKm(span.fibre, m_comb.middleThz());
            spans.push_back(one);
        }
        const double reference = spans.front().weight;
        for (NliSpan &span : spans)
            span.weight = reference > 0 ? span.weight / reference : 1;
        return spans;
    }

    /// gamma × power at the start of the glass, squared, per squared launch power.
    double fieldSquare(const FibreGlass &fibre, double transmission, std::size_t i) const
    {
        const double field = gammaPerWKm(fibre, m_comb.thz[i]) * transmission;
        return 16.0 / 27 * field * field;
    }

    std::vector<double> mixingRatios(const LinkKernels &link) const
    {
        const LineSpan &first = m_line.spans.front();
        std::vector<double> out = mixingSums(link, m_densities);
        for (std::size_t i = 0; i < size(); ++i)
            out[i] *= fieldSquare(first.fibre, inputTransmission(first), i) / m_launchW[i];
        return out;
    }

    /// Self- and cross-phase modulation of the spans of a kind.
    void addSpans(const SpanKind &kind, const LinkKernels &link, std::vector<double> &out) const
    {
        const GlassOverComb glass(kind.fibre, m_comb);
        const NliSpan span = nliSpan(kind.fibre, kind.lengthKm, m_comb.middleThz());
        const std::vector<double> sums = m_line.srs ? pairSums<6>(*ramanSpanKernels(span, glass.question(m_comb)), link, glass, m_comb, ramanWeights(kind))
                                                    : pairSums<1>(*spanKernels(span, glass.question(m_comb)), link, glass, m_comb, plainWeights());
        for (std::size_t i = 0; i < size(); ++i)
            out[i] += static_cast<double>(kind.spans.size()) * fieldSquare(kind.fibre, kind.inputTransmission, i) * sums[i] / m_comb.carriers[i].baudThz;
    }

    std::vector<std::array<double, 1>> plainWeights() const
    {
        std::vector<std::array<double, 1>> out(size());
        for (std::size_t i = 0; i < size(); ++i)
            out[i][0] = m_densities[i] * m_densities[i];
        return out;
    }

    /// Squared power density times the products of the power profile's coefficients.
    std::vector<std::array<double, 6>> ramanWeights(const SpanKind &kind) const
    {
        const std::vector<std::array<double, 3>> profiles = ramanProfiles(kind.fibre, kind.lengthKm, kind.ramanMatrix, kind.inputW, kind.logGains);
        std::vector<std::array<double, 6>> out(size());
        for (std::size_t i = 0; i < size(); ++i) {
            const auto &[a, b, c] = profiles[i];
            const double square = m_densities[i] * m_densities[i];
            out[i] = {square * a * a, 2 * square * a * b, 2 * square * a * c, square * b * b, 2 * square * b * c, square * c * c};
        }
        return out;
    }

    /// @param inputW  power of each carrier at the amplifier.
    void addAmplifier(const LineAmplifier &amplifier, std::span<const double> inputW, std::vector<double> &out) const
    {
        double totalW = 0, slotsHz = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            totalW += inputW[i];
            slotsHz += m_channels[i].slotHz;
        }
        const double inputDbmPer50Ghz = toDb(std::max(totalW, 1e-300) * 1e3 * 50e9 / slotsHz);
        const double noisePerHz2 = planckJS * fromDb(noiseFigureDb(amplifier.noise, amplifier.gainDb, inputDbmPer50Ghz));
        for (std::size_t i = 0; i < size(); ++i)
            out[i] += noisePerHz2 * m_channels[i].frequencyHz * m_channels[i].baudHz / std::max(inputW[i], 1e-300);
    }

    const Line &m_line;
    std::span<const LineChannel> m_channels;
    NliComb m_comb;
    std::vector<double> m_launchW, m_densities; ///< W; W/THz
    std::vector<SpanKind> m_kinds;
};

class IntegralModel final : public LineModel {
public:
    Result<LineLight> solve(const Line &line, std::span<const LineChannel> channels) const override
    {
        if (auto checked = checkLine(line, channels); !checked)
            return checked.error();
        const NoiseRatios ratios(line, channels);
        if (ratios.tooUneven())
            return Error{ErrorCode::InvalidValue,
                         CORE_TEXT("The comb has %1 carriers of different widths or distances; the GN integral takes at most %2 of them, or more that are all "
                                   "alike. Take fewer carriers, or the closed form."),
                         {static_cast<std::int64_t>(channels.size()), static_cast<std::int64_t>(mostUneven)},
                         {}};
        const std::vector<double> ase = ratios.ase(), interference = ratios.interference();
        const LineSpan &last = line.spans.back();
        LineLight out = passiveFigures(line, channels);
        out.channels.resize(channels.size());
        for (std::size_t i = 0; i < channels.size(); ++i) {
            out.channels[i] = {.osnrDbSignalBw = arrivingRatioDb(1, ase[i]),
                               .snrNliDbSignalBw = arrivingRatioDb(1, interference[i]),
                               .gsnrDbSignalBw = arrivingRatioDb(1, ase[i] + interference[i]),
                               .powerOutDbm = channels[i].launchDbm - last.lossDb() + last.amplifier.gainDb};
        }
        return out;
    }
};

} // namespace

std::unique_ptr<LineModel> integralModel()
{
    return std::make_unique<IntegralModel>();
}

} // namespace core
