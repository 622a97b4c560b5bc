#include "core/optics/budget/AmplifiedLine.h"

#include "core/optics/budget/Penalties.h"
#include "core/optics/line/CatalogueNoise.h"
#include "core/optics/line/Glass.h"
#include "core/optics/line/Raman.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// Light that no amplifier brings back: dark for every purpose, and still a number.
constexpr double leastOffset = 1e-30;

double toW(double dbm)
{
    return fromDb(dbm) * 1e-3;
}

double toDbm(double watts)
{
    return toDb(watts * 1e3);
}

/// Runs of equal spans.
std::vector<SpanGroup> groupsOf(const std::vector<PieceSpan> &spans, const std::vector<double> &offsets, std::size_t count)
{
    std::vector<SpanGroup> groups;
    for (std::size_t i = 0; i < count; ++i) {
        const PieceSpan &span = spans[i];
        const double offsetDb = toDb(offsets[i]);
        const bool same = i > 0 && span.glass == groups.back().fibre && !(std::abs(span.lengthKm - groups.back().lengthKm) > 1e-9) &&
                          !(std::abs(span.inputLossDb - groups.back().inputLossDb) > 1e-9) && !(std::abs(offsetDb - groups.back().launchOffsetDb) > 1e-9);
        if (same)
            ++groups.back().count;
        else
            groups.push_back({span.glass, span.lengthKm, 1, span.inputLossDb, offsetDb});
    }
    return groups;
}

/// With the format correction: by the whole integral, which knows it.
double correctedEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel, SignalFormat format)
{
    Line line;
    line.format = format;
    for (const SpanGroup &group : groups) {
        LineSpan span;
        span.fibre = group.fibre;
        span.lengthKm = group.lengthKm;
        span.connectorInDb = group.inputLossDb - group.launchOffsetDb;
        line.spans.insert(line.spans.end(), static_cast<std::size_t>(group.count), span);
    }
    std::vector<LineChannel> channels;
    for (std::int64_t i = 0; i < comb.channels; ++i)
        channels.push_back({comb.frequencyHz(i), comb.baudHz, comb.slotHz, 0, comb.rollOff});
    const Result<LineLight> light = integralModel()->solve(line, channels);
    return light ? fromDb(-light->channels[static_cast<std::size_t>(channel)].snrNliDbSignalBw) / (1e-3 * 1e-3) : liveEta(comb, groups, channel);
}

} // namespace

double AmplifiedLine::etaOf(std::span<const SpanGroup> groups, std::int64_t channel) const
{
    if (!m_parts.rules.integral)
        return closedFormEta(m_parts.comb, groups, channel);
    return m_parts.format == SignalFormat::Gaussian ? liveEta(m_parts.comb, groups, channel) : correctedEta(m_parts.comb, groups, channel, m_parts.format);
}

AmplifierFigures amplifierFigures(const LineElementRow *row)
{
    AmplifierFigures out;
    out.row = row;
    if (row == nullptr)
        return out;
    if (row->noiseFigureDb || !row->noiseModel.empty())
        out.noise = noiseOf(*row);
    out.gainMaxDb = row->gainMaxDb.value_or(out.gainMaxDb);
    out.outputMaxDbm = row->outputMaxDbm.value_or(out.outputMaxDbm);
    out.muxLossDb = row->lossDb.value_or(0);
    return out;
}

AmplifiedLine::AmplifiedLine(Parts parts) : m_parts(std::move(parts))
{
    takeSteps();
    takeCarriers();
    takeAmplifierNoise();
}

double AmplifiedLine::noiseFactorOf(const AmplifierFigures &amplifier, double gainDb, double inputDbm)
{
    m_noiseFollowsPower = m_noiseFollowsPower || !std::holds_alternative<FixedNoise>(amplifier.noise);
    const double per50GhzDbm = inputDbm + toDb(50e9 / m_parts.comb.slotHz);
    return fromDb(noiseFigureDb(amplifier.noise, gainDb, per50GhzDbm));
}

void AmplifiedLine::takeLaunch(double launchDbm)
{
    m_parts.launchDbm = launchDbm;
    takeSteps();
    takeAmplifierNoise(); // the fibre's interference at 1 W stays
}

void AmplifiedLine::takeSteps()
{
    const std::vector<PieceSpan> &spans = m_parts.piece.spans;
    const double perCarrierDb = toDb(static_cast<double>(m_parts.comb.channels));
    const AmplifierFigures &first = m_parts.terminals.front();
    m_launchLimitDbm = std::min(m_parts.optic.txPowerDbm.value - first.muxLossDb + first.gainMaxDb, first.outputMaxDbm - perCarrierDb);
    m_amplifiers = 1;
    const double boosterInputDbm = m_parts.optic.txPowerDbm.value - first.muxLossDb;
    m_boosterNoiseFactor = noiseFactorOf(first, std::clamp(m_parts.launchDbm - boosterInputDbm, 0.0, first.gainMaxDb), boosterInputDbm);
    double offset = 1;
    m_steps.clear();
    m_steps.reserve(spans.size());
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const PieceSpan &span = spans[i];
        const AmplifierFigures &amplifier = span.endsRoute ? m_parts.terminals[span.route] : m_parts.inlines[span.route];
        m_launchLimitDbm = std::min(m_launchLimitDbm, amplifier.outputMaxDbm - perCarrierDb);
        double gain = fromDb(amplifier.gainMaxDb);
        const double inputDbm = m_parts.launchDbm + toDb(offset) - span.lossDb;
        double noiseFactor = noiseFactorOf(amplifier, std::min(span.lossDb - toDb(offset), amplifier.gainMaxDb), inputDbm);
        if (span.raman && m_parts.ramanPump) { // the pump's noise, and the amplifier's behind its gain
            const double pumpGain = fromDb(m_parts.ramanPump->gainMaxDb);
            noiseFactor = noiseFactorOf(*m_parts.ramanPump, m_parts.ramanPump->gainMaxDb, inputDbm) + noiseFactor / pumpGain;
            gain *= pumpGain;
        }
        const double loss = fromDb(span.lossDb);
        Step step{offset, noiseFactor * loss / offset, 0};
        ++m_amplifiers;
        offset = std::clamp(offset * gain / loss, leastOffset, 1.0);
        m_preOffset = offset;
        if (span.endsRoute && i + 1 < spans.size()) {
            const AmplifierFigures &booster = m_parts.terminals[span.route + 1];
            const double passLoss = fromDb(amplifier.muxLossDb + booster.muxLossDb);
            const double passDb = toDb(passLoss / offset);
            step.expressNoise = noiseFactorOf(booster, std::min(passDb, booster.gainMaxDb), m_parts.launchDbm - passDb) * passLoss / offset;
            offset = std::clamp(offset * fromDb(booster.gainMaxDb) / passLoss, leastOffset, 1.0);
            ++m_amplifiers;
        }
        m_steps.push_back(step);
    }
    m_gainShortfallDb = -toDb(m_steps.back().offset);
}

void AmplifiedLine::takeAmplifierNoise()
{
    const double boosterInputW = toW(m_parts.optic.txPowerDbm.value - m_parts.terminals.front().muxLossDb);
    for (Carrier &carrier : m_carriers) {
        const double noiseW = planckJS * carrier.frequencyHz * optics::referenceBandwidthHz;
        carrier.boosterNoise = m_boosterNoiseFactor * noiseW / boosterInputW;
        carrier.ase = 0;
        for (const Step &step : m_steps)
            carrier.ase += noiseW * (step.noiseOfLoss + step.expressNoise);
    }
}

void AmplifiedLine::takeCarriers()
{
    const CombShape &comb = m_parts.comb;
    std::vector<std::int64_t> channels{comb.channels / 2};
    if (m_parts.srs && comb.channels > 1)
        channels = {0, comb.channels / 2, comb.channels - 1};
    std::vector<double> offsets;
    for (const Step &step : m_steps)
        offsets.push_back(step.offset);
    const std::vector<PieceSpan> &spans = m_parts.piece.spans;
    const std::vector<SpanGroup> groups = groupsOf(spans, offsets, spans.size());
    for (const std::int64_t channel : channels) {
        Carrier carrier;
        carrier.frequencyHz = comb.frequencyHz(channel);
        const double eta = etaOf(groups, channel);
        carrier.nli = eta * optics::referenceBandwidthHz / comb.baudHz;
        if (m_parts.srs) {
            for (const PieceSpan &span : spans) {
                double sum = 0;
                for (std::int64_t other = 0; other < comb.channels; ++other)
                    sum += ramanCoefficient(span.glass, comb.frequencyHz(channel), comb.frequencyHz(other));
                carrier.tilt.push_back(sum * effectiveLengthM(span.glass, span.lengthKm) * fromDb(-span.inputLossDb));
            }
        }
        m_carriers.push_back(std::move(carrier));
    }
}

AmplifiedLine::Noise AmplifiedLine::noiseOf(const Carrier &carrier, double launchW) const
{
    double ase = carrier.ase;
    if (!carrier.tilt.empty()) { // amplifiers restore the tilt; their input has it
        const double perLoss = carrier.ase / [&] {
            double sum = 0;
            for (const Step &step : m_steps)
                sum += step.noiseOfLoss + step.expressNoise;
            return sum;
        }();
        ase = 0;
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            ase += perLoss * (m_steps[i].noiseOfLoss * std::exp(-carrier.tilt[i] * launchW * m_steps[i].offset) + m_steps[i].expressNoise);
    }
    const double nli = carrier.nli * launchW * launchW;
    Noise noise;
    noise.lineOsnrDb = -toDb(carrier.boosterNoise + ase / launchW);
    if (nli > 1e-20)
        noise.snrNliDb = -toDb(nli);
    return noise;
}

double AmplifiedLine::bestLaunchDbm() const
{
    const Carrier &centre = m_carriers[m_carriers.size() / 2];
    double best = m_launchLimitDbm;
    if (centre.nli > 0)
        best = std::min(best, toDbm(std::cbrt(centre.ase / (2 * centre.nli))));
    if (!m_parts.srs)
        return best;
    // The tilt grows with power: what is best without it is too much for the carriers that lose.
    const auto gsnrDb = [&](double dbm) {
        const Noise noise = worstNoise(dbm);
        return optics::noiseSumDb(noise.lineOsnrDb, noise.snrNliDb, std::nullopt, std::nullopt);
    };
    double bestDb = gsnrDb(best);
    for (const double start = best; best > start - 6;) {
        const double lower = gsnrDb(best - 0.25);
        if (lower <= bestDb)
            break;
        bestDb = lower;
        best -= 0.25;
    }
    return best;
}

AmplifiedLine::Noise AmplifiedLine::worstNoise(double launchDbm) const
{
    const double launchW = toW(launchDbm);
    Noise worst;
    double worstDb = 0;
    for (std::size_t i = 0; i < m_carriers.size(); ++i) {
        const Noise noise = noiseOf(m_carriers[i], launchW);
        const double db = optics::noiseSumDb(noise.lineOsnrDb, noise.snrNliDb, std::nullopt, std::nullopt);
        if (i == 0 || db < worstDb) {
            worst = noise;
            worstDb = db;
        }
    }
    return worst;
}

double AmplifiedLine::receivedDbm(double launchDbm) const
{
    const AmplifierFigures &last = m_parts.terminals.back();
    const double perCarrierDb = toDb(static_cast<double>(m_parts.comb.channels));
    const PieceSpan &span = m_parts.piece.spans.back();
    const double inputDbm = launchDbm + toDb(m_steps.back().offset) - span.lossDb;
    const double gainDb = last.gainMaxDb + (span.raman && m_parts.ramanPump ? m_parts.ramanPump->gainMaxDb : 0);
    const double reachable = std::min(inputDbm + gainDb, last.outputMaxDbm - perCarrierDb) - last.muxLossDb;
    // The preamplifier is set so that the receiver gets what it likes best: between its limits, 2 dB below the upper.
    return std::min(reachable, m_parts.optic.rxPowerMaxDbm.value - 2);
}

std::vector<AmplifiedLine::Point> AmplifiedLine::along(double launchDbm) const
{
    const std::vector<PieceSpan> &spans = m_parts.piece.spans;
    const Carrier &centre = m_carriers[m_carriers.size() / 2];
    const CombShape &comb = m_parts.comb;
    const double noiseW = planckJS * comb.frequencyHz(comb.channels / 2) * optics::referenceBandwidthHz, launchW = toW(launchDbm);
    std::vector<double> offsets;
    for (const Step &step : m_steps)
        offsets.push_back(step.offset);
    std::vector<Point> points{{0, m_parts.optic.txPowerDbm.value, {}, 0}, {0, m_parts.optic.txPowerDbm.value - m_parts.terminals.front().muxLossDb, {}, 0}};
    double km = 0, ase = 0, dispersion = 0;
    Noise noise{-toDb(centre.boosterNoise), {}};
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const double startDbm = launchDbm + toDb(m_steps[i].offset);
        points.push_back({km, startDbm, noise, dispersion});
        const std::vector<SpanGroup> groups = groupsOf(spans, offsets, i + 1);
        const double eta = etaOf(groups, comb.channels / 2);
        const double nli = eta * optics::referenceBandwidthHz / comb.baudHz * launchW * launchW;
        if (nli > 1e-20)
            noise.snrNliDb = -toDb(nli);
        km += spans[i].lengthKm;
        dispersion += spans[i].glass.dispersionPsPerNmKm * spans[i].lengthKm;
        points.push_back({km, startDbm - spans[i].lossDb, noise, dispersion});
        ase += noiseW * (m_steps[i].noiseOfLoss + m_steps[i].expressNoise);
        noise.lineOsnrDb = -toDb(centre.boosterNoise + ase / launchW);
    }
    points.push_back({km, receivedDbm(launchDbm) + m_parts.terminals.back().muxLossDb, noise, dispersion});
    points.push_back({km, receivedDbm(launchDbm), noise, dispersion});
    return points;
}

} // namespace core
