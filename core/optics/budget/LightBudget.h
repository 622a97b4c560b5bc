#pragma once

#include "core/base/Text.h"
#include "core/sizing/Resolved.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// How the light gets from one site to the next.
enum class LineClass {
    BareFibre,   ///< one channel on a pair of its own, no multiplexer, no amplifier
    Multiplexed, ///< several channels through a multiplexer at both ends, no amplifier
    Amplified,   ///< terminals with booster and preamplifier, amplifiers in huts between the spans
    ByReach,     ///< the catalogue has no optical figures for this optic: its reach columns decide
};

/// What decides the margin.
enum class LightLimit {
    Osnr,                ///< GSNR against the required OSNR
    ReceiverSensitivity, ///< too little light
    ReceiverOverload,    ///< too much light, no attenuator helps: cannot occur while attenuators may be set
    AmplifierGain,       ///< a span loses more than its amplifier can give back
    Dispersion,          ///< more than the optic compensates
    Pmd,
    Band,      ///< the slot is wider than the band, or the signal wider than the slot
    Reach,     ///< ByReach: longer than the catalogue says
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

/// The optical budget of one piece with one optic. Ratios in 0.1 nm, of the worst channel of a full comb.
struct LightBudget {
    LineClass lineClass = LineClass::Amplified;
    LightLimit limit = LightLimit::Osnr; ///< the one with the least margin
    std::int64_t spans = 0;
    std::int64_t amplifiersPassed = 0; ///< boosters, in-line and preamplifiers on the way
    bool raman = false;                ///< counter-propagating Raman pumping on the single span
    double lossDb = 0;                 ///< fibre and connectors, end to end, without multiplexers
    std::int64_t channelsInComb = 1;   ///< the comb that the budget reckons with
    std::optional<double> txPowerDbm;
    std::optional<double> launchDbm; ///< per channel into the fibre
    std::optional<double> rxPowerDbm;
    std::optional<double> lineOsnrDb0p1nm, snrNliDb0p1nm; ///< none without amplifiers
    std::optional<double> gsnrDb0p1nm;                    ///< with transmitter, add/drop and phase noise
    std::optional<double> requiredOsnrDb0p1nm;
    double penaltiesDb = 0; ///< dispersion, PMD, PDL, filtering
    double designMarginDb = 0;
    std::optional<double> marginDb; ///< least of all limits, design margin taken off; none under ByReach
    double margin = 0;              ///< as marginDb, or km under ByReach: comparable within one optic
    bool closes = false;
    bool closesWithoutDesignMargin = false;
    std::vector<BudgetEntry> entries; ///< filled where asked for (LightQuestion::explain)
};

struct LightQuestion {
    std::span<const ResolvedRoute *const> routes; ///< in order, at least one, all of known length
    const PluggableRow *optic = nullptr;
    std::int64_t channelsPerPlane = 2;      ///< in one plane of the busiest route: 1 may go over bare fibre
    std::optional<double> launchDbm;        ///< in place of the best one
    std::optional<LineClass> lineClass;     ///< in place of the first that closes
    std::optional<std::int64_t> spansOfOne; ///< spans of each route, in place of the rule
    bool explain = false;
};

/// Where along the piece, for the chart.
struct LightProfilePoint {
    double km = 0;
    double powerDbm = 0;               ///< of one channel
    std::optional<double> gsnrDb0p1nm; ///< so far, of the line and the transmitter; none before the first noise
};

} // namespace core
