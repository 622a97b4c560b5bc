#include "core/optics/line/Arriving.h"
#include "core/optics/line/ClosedFormKernel.h"
#include "core/optics/line/Glass.h"
#include "core/optics/line/Raman.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// Powers along the line: per channel the total and how it divides.
struct Light {
    std::vector<double> power;                     ///< W: signal + ASE + interference
    std::vector<double> signal, ase, interference; ///< shares, together 1
};

/// What is worked out per distinct length of fibre or glass and kept for the spans that share it. Combs of thousands of
/// mixed channels make large tables: beyond `storedMax` figures the older ones are dropped and made again when needed.
class SpanTables {
public:
    explicit SpanTables(std::span<const LineChannel> channels) : m_channels(channels), m_uniform(isUniform(channels)) {}

    const ClosedFormKernel &kernel(const LineSpan &span)
    {
        const auto known = std::ranges::find_if(m_kernels, [&](const auto &each) { return each.lengthKm == span.lengthKm && each.glass == span.fibre; });
        if (known != m_kernels.end())
            return known->kernel;
        const std::size_t next = m_kernels.empty() ? 0 : m_kernels.back().kernel.storedFigures();
        if ((m_kernels.size() + 1) * next > storedMax)
            m_kernels.clear();
        return m_kernels.emplace_back(span.fibre, span.lengthKm, ClosedFormKernel(span.fibre, span.lengthKm, m_channels, m_uniform)).kernel;
    }

    std::span<const double> raman(const FibreGlass &glass)
    {
        const auto known = std::ranges::find(m_raman, glass, &RamanEntry::glass);
        if (known != m_raman.end())
            return known->matrix;
        if ((m_raman.size() + 1) * m_channels.size() * m_channels.size() > storedMax)
            m_raman.clear();
        return m_raman.emplace_back(glass, ramanMatrix(glass, m_channels)).matrix;
    }

private:
    static constexpr std::size_t storedMax = 8U << 20U;
    struct KernelEntry {
        KernelEntry(const FibreGlass &g, double km, ClosedFormKernel k) : glass(g), lengthKm(km), kernel(std::move(k)) {}
        FibreGlass glass;
        double lengthKm;
        ClosedFormKernel kernel;
    };
    struct RamanEntry {
        RamanEntry(const FibreGlass &g, std::vector<double> m) : glass(g), matrix(std::move(m)) {}
        FibreGlass glass;
        std::vector<double> matrix;
    };

    std::span<const LineChannel> m_channels;
    bool m_uniform;
    std::vector<KernelEntry> m_kernels;
    std::vector<RamanEntry> m_raman;
};

class Walk {
public:
    Walk(const Line &line, std::span<const LineChannel> channels) : m_line(line), m_channels(channels), m_tables(channels)
    {
        const std::size_t n = channels.size();
        m_light = {std::vector<double>(n), std::vector<double>(n, 1), std::vector<double>(n), std::vector<double>(n)};
        m_densities.resize(n);
        m_shares.resize(n);
        for (const LineChannel &channel : channels)
            m_slotsHz += channel.slotHz;
        const double boosterGain = line.booster ? fromDb(line.booster->gainDb) : 1;
        for (std::size_t i = 0; i < n; ++i)
            m_light.power[i] = 1e-3 * fromDb(channels[i].launchDbm) / boosterGain;
    }

    Light run() &&
    {
        if (m_line.booster)
            amplify(*m_line.booster);
        for (const LineSpan &span : m_line.spans) {
            attenuate(fromDb(-span.connectorInDb - span.attenuatorInDb));
            glass(span);
            attenuate(fromDb(-span.lumpedDb - span.connectorOutDb));
            amplify(span.amplifier);
        }
        return std::move(m_light);
    }

private:
    /// What an amplifier gives per channel at most: none gets near it on a line that works, and without an end the noise of lines
    /// whose gain is the loss of 500 km would overflow.
    static constexpr double powerMaxW = 1e3;

    void attenuate(double transmission)
    {
        for (double &power : m_light.power)
            power *= transmission;
    }

    /// Interference is born where the power is highest, at the start of the glass; then come its loss and the Raman gain.
    void glass(const LineSpan &span)
    {
        const std::size_t n = m_channels.size();
        for (std::size_t i = 0; i < n; ++i) {
            const double density = m_light.power[i] / m_channels[i].baudHz;
            m_densities[i] = density * density;
        }
        m_tables.kernel(span).interference(m_densities, m_shares);
        for (std::size_t i = 0; i < n; ++i) {
            const double share = std::min(m_shares[i], 1.0); // the model has ended long before: all is interference then
            m_light.signal[i] *= 1 - share;
            m_light.ase[i] *= 1 - share;
            m_light.interference[i] = m_light.interference[i] * (1 - share) + share;
        }
        if (m_line.srs) {
            const std::vector<double> gains = ramanLogGains(m_tables.raman(span.fibre), m_light.power, effectiveLengthM(span.fibre, span.lengthKm));
            for (std::size_t i = 0; i < n; ++i)
                m_light.power[i] *= std::exp(gains[i]);
        }
        attenuate(fromDb(-span.fibre.lossDbPerKm * span.lengthKm));
    }

    void amplify(const LineAmplifier &amplifier)
    {
        double total = 0;
        for (const double power : m_light.power)
            total += power;
        const double inputDbmPer50Ghz = toDb(std::max(total, 1e-300) * 1e3 * 50e9 / m_slotsHz);
        const double noisePerHz2 = planckJS * fromDb(noiseFigureDb(amplifier.noise, amplifier.gainDb, inputDbmPer50Ghz));
        const double gain = fromDb(amplifier.gainDb);
        for (std::size_t i = 0; i < m_channels.size(); ++i) {
            const double noise = noisePerHz2 * m_channels[i].frequencyHz * m_channels[i].baudHz;
            const double before = m_light.power[i], after = before + noise;
            m_light.signal[i] *= before / after;
            m_light.interference[i] *= before / after;
            m_light.ase[i] = (m_light.ase[i] * before + noise) / after;
            m_light.power[i] = std::min(after * gain, powerMaxW);
        }
    }

    const Line &m_line;
    std::span<const LineChannel> m_channels;
    SpanTables m_tables;
    double m_slotsHz = 0;
    Light m_light;
    std::vector<double> m_densities, m_shares; // of the span at hand
};

class ClosedFormModel final : public LineModel {
public:
    Result<LineLight> solve(const Line &line, std::span<const LineChannel> channels) const override
    {
        if (auto checked = checkLine(line, channels); !checked)
            return checked.error();
        const Light light = Walk(line, channels).run();
        LineLight out = passiveFigures(line, channels);
        out.channels.resize(channels.size());
        for (std::size_t i = 0; i < channels.size(); ++i) {
            const double signal = light.signal[i], ase = light.ase[i], interference = light.interference[i];
            out.channels[i] = {.osnrDbSignalBw = arrivingRatioDb(signal, ase),
                               .snrNliDbSignalBw = arrivingRatioDb(signal, interference),
                               .gsnrDbSignalBw = arrivingRatioDb(signal, ase + interference),
                               .powerOutDbm = toDb(light.power[i] * 1e3)};
        }
        return out;
    }
};

} // namespace

std::unique_ptr<LineModel> closedFormModel()
{
    return std::make_unique<ClosedFormModel>();
}

} // namespace core
