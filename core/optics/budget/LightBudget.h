#pragma once

#include "core/base/Text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

struct PluggableRow;
struct ResolvedRoute;

/// How the light gets from one site to the next.
enum class LineClass {
    BareFibre,   ///< one channel on a pair of its own, no multiplexer, no amplifier
    Multiplexed, ///< several channels through a multiplexer at both ends, no amplifier
    Amplified,   ///< terminals with booster and preamplifier, amplifiers in huts between the spans
};

/// What decides the margin.
enum class LightLimit {
    Osnr,                ///< GSNR against the required OSNR
    ReceiverSensitivity, ///< too little light
    AmplifierOutput,     ///< the launch power asked for is more than the amplifiers give
    Dispersion,          ///< more than the optic compensates
    Pmd,
    Band,      ///< the slot is wider than the band, or the signal wider than the slot
    Reach,     ///< longer than the catalogue says (byReach)
    NoFigures, ///< neither optical figures nor a reach
};

/// One step of the budget, in the order in which it is reckoned.
struct BudgetEntry {
    const char *id;    ///< stable: tx_power, mux_loss, span_loss, line_osnr, …
    const char *label; ///< CORE_TEXT; OSNR and GSNR name their reference bandwidth
    double value = 0;
    const char *unit; ///< dB, dBm, km, count
    std::string source;
    bool estimate = false;
};

/// What the receiver loses besides noise.
struct PenaltyParts {
    double dispersionPsPerNm = 0, dispersionDb = 0;
    double pmdPs = 0, pmdDb = 0;
    double pdlDb = 0, pdlPenaltyDb = 0;
    double filteringDb = 0;
    double sumDb() const { return dispersionDb + pmdDb + pdlPenaltyDb + filteringDb; }
};

/// The optical budget of one piece with one optic. Ratios in 0.1 nm, of the worst channel of a full comb.
struct LightBudget {
    LineClass lineClass = LineClass::Amplified;
    LightLimit limit = LightLimit::Osnr; ///< the one with the least margin
    bool byReach = false;                ///< no optical figures for this optic: the catalogue's reach columns decide
    std::int64_t spans = 0;
    std::int64_t amplifiersPassed = 0; ///< boosters, in-line and preamplifiers on the way
    bool raman = false;                ///< counter-propagating Raman pumping on the single span
    double lossDb = 0;                 ///< fibre and connectors, end to end, without multiplexers
    std::int64_t channelsInComb = 1;   ///< the comb that the budget reckons with
    std::optional<double> txPowerDbm;
    std::optional<double> launchDbm;      ///< per channel into the fibre
    double gainShortfallDb = 0;           ///< launch power that the last span lacks: a span loses more than its amplifier gives back
    std::optional<double> launchLimitDbm; ///< what amplifier output and gain allow
    std::optional<double> rxPowerDbm;
    double attenuatorDb = 0;                              ///< in front of the receiver
    std::optional<double> lineOsnrDb0p1nm, snrNliDb0p1nm; ///< none without amplifiers
    std::optional<double> gsnrDb0p1nm;                    ///< with transmitter, add/drop and phase noise
    std::optional<double> requiredOsnrDb0p1nm;
    std::optional<double> eepnDb0p1nm; ///< equalisation-enhanced phase noise
    PenaltyParts penalties;
    double penaltiesDb = 0; ///< dispersion, PMD, PDL, filtering
    double designMarginDb = 0;
    std::optional<double> marginDb; ///< least of all limits, design margin taken off; none under byReach
    double margin = 0;              ///< as marginDb, or km under byReach: comparable within one optic
    bool closes = false;
    bool closesWithoutDesignMargin = false;
    std::vector<BudgetEntry> entries; ///< filled where asked for (LightQuestion::explain)
};

const char *toWord(LineClass lineClass); ///< bare_fibre, multiplexed, amplified
const char *toWord(LightLimit limit);    ///< osnr, receiver_sensitivity, amplifier_output, …

struct LightQuestion {
    std::span<const ResolvedRoute *const> routes; ///< in order, at least one, all of known length
    const PluggableRow *optic = nullptr;
    std::int64_t channelsPerPlane = 2;   ///< in one plane of the busiest route: 1 may go over bare fibre
    std::optional<double> launchDbm;     ///< in place of the best one
    std::optional<LineClass> lineClass;  ///< in place of the first that closes
    std::span<const std::int64_t> spans; ///< of each route, in place of the rule; empty: by the rule
    std::optional<bool> raman;           ///< Raman pumping on single spans, in place of the rule
    bool explain = false;
};

/// Where along the piece, for the chart.
struct LightProfilePoint {
    double km = 0;
    double powerDbm = 0;               ///< of one channel
    std::optional<double> gsnrDb0p1nm; ///< so far, of the line and the transmitter; none before the first noise
};

} // namespace core
