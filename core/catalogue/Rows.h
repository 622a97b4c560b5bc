#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// What a figure is worth (catalogue README): a standard, a vendor document, an announcement, arithmetic, a guess.
enum class FigureKind { Unknown, Spec, Datasheet, Press, Derived, Estimate, User };

/// What the figures of a row are worth, by figure name; "all" and "all_else" stand for the rest.
using FigureKinds = std::vector<std::pair<std::string, FigureKind>>;

/// Where the figures of a row come from.
struct Provenance {
    FigureKinds figureKinds;
    std::string confidence; ///< high, medium, low
    std::string checked;    ///< yes, partly, no, n/a
    std::string sourceDate;
    std::string source;
    std::string note;
};

// Typed rows. Member names follow the columns (power_w_typ → powerTypW); an empty optional is "not known", never zero.
// Units: W, km, Gb/s, dB, THz, kW, us as the columns say.

struct AcceleratorRow {
    std::string id, vendor, platform, accelerator;
    std::optional<int> year;
    std::optional<double> accelPerRack, accelPerNode, rackItTypKw, rackItMaxKw, tdpW, allinItW, nicGbps, frontendGbpsPerNode, hbmGb, hbmTbytePerS, bf16Tflops,
        fp8Tflops;
    Provenance provenance;
};

struct RouterRow {
    std::string id, vendor, model, silicon, form, role;
    std::optional<int> year;
    std::optional<double> rackUnits, throughputTbps;
    std::optional<std::int64_t> portsMax;
    std::optional<double> portRateGbps;
    std::string portFormFactor;
    std::optional<std::int64_t> coherent400gPortsMax, coherent800gPortsMax;
    std::optional<double> cagePowerMaxW, bufferOnChipMb, bufferDeepGb, powerTypWithoutOpticsW, powerMaxWithOpticsW;
    std::string macsecLineRate;
    Provenance provenance;
};

struct PluggableRow {
    std::string id, name, standard, transceiverId, formFactors;
    std::optional<double> clientRateGbps, lineBaudGbd;
    std::string modulation, fec;
    std::optional<double> channelSpacingGhz;
    std::optional<std::int64_t> channelsInCBand;
    std::optional<double> txPowerDbm, requiredOsnrDb0p1nm, reachUnamplifiedKm, reachSingleSpanKm, reachMultiSpanKm, powerTypW, powerMaxW, addedLatencyPerEndUs;
    std::optional<int> year;
    Provenance provenance;
};

struct GreyOpticRow {
    std::string id, name, formFactors;
    std::optional<double> rateGbps;
    std::string lanes;
    std::optional<double> fibrePairsUsed;
    std::string connector;
    std::optional<double> reachKm, powerTypW, powerMaxW;
    std::optional<int> year;
    Provenance provenance;
};

struct TransponderRow {
    std::string id, vendor, platform, modem;
    std::optional<int> year;
    std::optional<double> lineRateMaxGbps, rackUnits, lineTbpsPerShelf, powerPerShelfTypW, wattsPerGbpsLine, wattsPer800gWithTwoGreyClients, rackUnitsPerTbps;
    std::string reachClass;
    Provenance provenance;
};

struct LineElementRow {
    std::string id, element, function, band;
    std::optional<double> spectrumThz, fibrePairsServed, rackUnits, powerTypW, powerMaxW, gainMaxDb, noiseFigureDb, outputMaxDbm, lossDb;
    std::string noiseModel; ///< how the noise figure changes: fixed (also if empty), two_stage, openroadm_low_noise, openroadm_standard, openroadm_preamp
    std::optional<double> gainMinDb, firstStageNoiseDb, secondStageNoiseDb, deltaPDb; ///< of "two_stage"
    Provenance provenance;
};

struct FibreRow {
    std::string id, name, standard;
    std::optional<double> lossTypDbPerKm, lossMaxDbPerKm, groupIndex, latencyUsPerKm, dispersionPsPerNmKm, effectiveAreaUm2, nonlinearRelative, usableBandThz;
    Provenance provenance;
};

struct FibreCableRow {
    std::string id;
    std::optional<std::int64_t> fibres, fibrePairs;
    std::string cableType;
    std::optional<double> outerDiameterTypMm;
    std::string typicalUse;
    std::optional<double> capacityCBandPbps, capacityClPbps;
    Provenance provenance;
};

struct PriceRow {
    std::string id, item, unit;
    std::vector<std::string> appliesTo; ///< catalogue ids and words such as "hut", "fibre_iru"
    std::string per;                    ///< what one price buys: each, fibre_pair, pair_km, 800g_port, …
    std::optional<double> lowUsd, typicalUsd, highUsd;
    std::string priceBasis;
    std::optional<int> year;
    Provenance provenance;
};

struct SiteParameterRow {
    std::string id, parameter, unit;
    std::optional<double> low, typical, high;
    Provenance provenance;
};

struct TransceiverRow {
    std::string id, family, mode;
    std::optional<double> lineRateGbps, baudGbd;
    std::string modulation, fec;
    std::optional<double> requiredOsnrDb0p1nm, requiredOsnrRxPowerDbm, snrSignalBwDb, opticalWidthGhz, minSpacingGhz, txInbandOsnrDb0p1nm, txPowerMinDbm,
        txPowerMaxDbm, rxPowerMinDbm, rxPowerMaxDbm, rxSensitivityHighOsnrDbm, cdTolerancePsNm, cdPenaltyDb, pmdTolerancePs, pmdPenaltyDb, pdlToleranceDb,
        pdlPenaltyDb, modulePowerW;
    std::string rollOff; ///< a figure or a range, "0.05-0.20"
    std::string modulePowerKind, formFactor;
    std::optional<double> reachUnamplifiedKm, reachAmplifiedKm, estSpans80kmSsmf, estReachKm80kmSsmf;
    std::string status, access, estimatedFields;
    Provenance provenance; ///< source and note; this table has no figure_kinds
};

struct ReferenceDesignRow {
    std::string id, operatorName, name, sites, distanceKm, powerMw, accelerators, acceleratorType, interSiteTbps, oversubscription, fibre, topology, status,
        useInTool;
    Provenance provenance;
};

} // namespace core
