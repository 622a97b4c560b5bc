#pragma once

#include "core/optics/budget/OpticFigures.h"
#include "core/optics/budget/PieceLine.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// What an amplifier does, with the multiplexer that stands beside it in a terminal.
struct AmplifierFigures {
    const LineElementRow *row = nullptr;
    AmplifierNoise noise = FixedNoise{5.5};
    double gainMaxDb = 24, outputMaxDbm = 23;
    double muxLossDb = 0;
};

AmplifierFigures amplifierFigures(const LineElementRow *row);

/// An amplified piece between two terminals: booster, spans with amplifiers behind them, at every passed site the light goes
/// through preamplifier, demultiplexer, multiplexer and booster.
///
/// Noise over signal in 0.1 nm at launch power P per carrier: c + A/P + B P². c is the booster's behind the multiplexer, A the
/// other amplifiers' (F h f Bref over the power at their input), B the fibre's. Every amplifier restores the launch power as far
/// as its gain goes.
class AmplifiedLine {
public:
    struct Parts {
        const PieceLine &piece;
        const OpticFigures &optic;
        CombShape comb;
        std::vector<AmplifierFigures> terminals; ///< by route of the piece
        std::vector<AmplifierFigures> inlines;   ///< by route of the piece
        std::optional<AmplifierFigures> ramanPump;
        const BudgetRules &rules;
        bool srs = false;
        SignalFormat format = SignalFormat::Gaussian;
        double launchDbm = 0; ///< at which amplifiers are taken whose noise follows their input power
    };
    explicit AmplifiedLine(Parts parts);

    /// Ratios of one carrier in 0.1 nm.
    struct Noise {
        double lineOsnrDb = 0;          ///< all amplifiers
        std::optional<double> snrNliDb; ///< none where the fibre is as good as linear
    };

    /// Takes amplifiers as they are at another launch power.
    void takeLaunch(double launchDbm);

    double launchLimitDbm() const { return m_launchLimitDbm; } ///< amplifier output and the booster's gain
    double bestLaunchDbm() const;                              ///< within the limit, back-off not taken off
    Noise worstNoise(double launchDbm) const;
    double receivedDbm(double launchDbm) const;                    ///< behind the last demultiplexer, within what the receiver takes
    bool noiseFollowsPower() const { return m_noiseFollowsPower; } ///< of an amplifier on the way: Parts::launchDbm matters
    std::int64_t amplifiersPassed() const { return m_amplifiers; }
    double gainShortfallDb() const { return m_gainShortfallDb; } ///< launch power that the last span lacks

    struct Point {
        double km = 0, powerDbm = 0;
        std::optional<Noise> noise;   ///< so far
        double dispersionPsPerNm = 0; ///< so far
    };
    std::vector<Point> along(double launchDbm) const;

private:
    struct Carrier {
        double frequencyHz = 0;
        double boosterNoise = 0;  ///< c
        double ase = 0;           ///< A, W
        double nli = 0;           ///< B, 1/W²
        std::vector<double> tilt; ///< by span: log gain per W of launch power
    };
    struct Step {                ///< of the light through one span
        double offset = 1;       ///< launch power over the line's
        double noiseOfLoss = 0;  ///< F × loss / offset of the amplifier behind it
        double expressNoise = 0; ///< F × (mux loss)² of the booster after a passed site
    };
    double etaOf(std::span<const SpanGroup> groups, std::int64_t channel) const;
    double noiseFactorOf(const AmplifierFigures &amplifier, double gainDb, double inputDbm);
    void takeSteps();
    void takeCarriers();
    void takeAmplifierNoise();
    Noise noiseOf(const Carrier &carrier, double launchW) const;

    Parts m_parts;
    std::vector<Step> m_steps;
    std::vector<Carrier> m_carriers;
    double m_launchLimitDbm = 0, m_gainShortfallDb = 0, m_preOffset = 1;
    std::int64_t m_amplifiers = 0;
    double m_boosterNoiseFactor = 1;
    bool m_noiseFollowsPower = false;
};

} // namespace core
