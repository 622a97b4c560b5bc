// The tables of the catalogue: one line a column, in the order of the file. DESIGN.md section 3, catalogue README.
#include "core/catalogue/Schema.h"

#include "core/base/Text.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

/// This table says which of its figures are guesses, and where the others come from, in columns of their own.
void tellTransceiverKinds(TransceiverRow &row)
{
    auto &kinds = row.provenance.figureKinds;
    for (const std::string &column : splitList(row.estimatedFields, ';'))
        kinds.emplace_back(column, FigureKind::Estimate);
    kinds.emplace_back("estimated_reach", FigureKind::Estimate);

    static const std::map<std::string_view, FigureKind> byStatus{
        {"published_spec", FigureKind::Spec},    {"vendor_datasheet", FigureKind::Datasheet}, {"vendor_statement", FigureKind::Press},
        {"secondary_source", FigureKind::Press}, {"estimate", FigureKind::Estimate},
    };
    if (const auto rest = byStatus.find(row.status); rest != byStatus.end())
        kinds.emplace_back("all_else", rest->second);
}

const char *checkNoiseModel(std::string_view word)
{
    constexpr std::string_view words[] = {"", "fixed", "two_stage", "openroadm_low_noise", "openroadm_standard", "openroadm_preamp"};
    if (std::ranges::find(words, word) != std::end(words))
        return nullptr;
    return CORE_TEXT("the noise models are fixed, two_stage, openroadm_low_noise, openroadm_standard and openroadm_preamp");
}

/// The columns with which every row ends that says where its figures come from.
template <class Row>
std::vector<Column<Row>> withProvenance(std::vector<Column<Row>> columns)
{
    columns.insert(columns.end(), {
                                      {"figure_kinds", &Provenance::figureKinds},
                                      {"confidence", &Provenance::confidence},
                                      {"checked", &Provenance::checked},
                                      {"source_date", &Provenance::sourceDate},
                                      {"source", &Provenance::source},
                                      {"note", &Provenance::note},
                                  });
    return columns;
}

} // namespace

// The tables below keep one column of the file a line.
// clang-format off

template <> const TableSchema<AcceleratorRow> &schema()
{
    using Row = AcceleratorRow;
    static const TableSchema<Row> all{
        .name = "accelerators",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"vendor", &Row::vendor},
            {"platform", &Row::platform},
            {"accelerator", &Row::accelerator},
            {"year", &Row::year},
            {"accel_per_rack", &Row::accelPerRack, {}, Range::Positive},
            {"accel_per_node", &Row::accelPerNode, {"node_power"}, Range::Positive},
            {"rack_it_kw_typ", &Row::rackItTypKw, {"rack_typ", "rack", "power", "pod_power", "node_power"}},
            {"rack_it_kw_max", &Row::rackItMaxKw, {"rack_max", "rack", "power", "pod_power", "node_power"}},
            {"accel_tdp_w", &Row::tdpW, {"tdp", "power"}},
            {"accel_allin_it_w", &Row::allinItW, {"allin", "power"}, Range::Positive},
            {"nic_scaleout_gbps_per_accel", &Row::nicGbps, {"nic"}},
            {"frontend_gbps_per_node", &Row::frontendGbpsPerNode, {"frontend"}},
            {"hbm_gb", &Row::hbmGb, {"hbm"}},
            {"hbm_tbyte_per_s", &Row::hbmTbytePerS, {"hbm"}},
            {"bf16_dense_tflops", &Row::bf16Tflops, {"bf16", "flops"}},
            {"fp8_dense_tflops", &Row::fp8Tflops, {"fp8", "flops"}},
        }),
        .label = {"accelerator"},
        .labelMore = {"platform"},
    };
    return all;
}

template <> const TableSchema<RouterRow> &schema()
{
    using Row = RouterRow;
    static const TableSchema<Row> all{
        .name = "routers",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"vendor", &Row::vendor},
            {"model", &Row::model},
            {"silicon", &Row::silicon, {"silicon"}},
            {"form", &Row::form},
            {"role", &Row::role},
            {"year", &Row::year},
            {"rack_units", &Row::rackUnits, {"ru"}},
            {"throughput_tbps", &Row::throughputTbps, {"throughput", "max_ports_and_throughput", "line_card_rate", "ports"}, Range::Positive},
            {"ports_max", &Row::portsMax, {"ports", "max_ports_and_throughput", "slots"}},
            {"port_rate_gbps", &Row::portRateGbps, {"line_card_rate", "ports", "max_ports_and_throughput", "throughput"}, Range::Positive},
            {"port_form_factor", &Row::portFormFactor},
            {"coherent_400g_ports_max", &Row::coherent400gPortsMax, {"coherent", "ports", "max_ports_and_throughput", "slots"}},
            {"coherent_800g_ports_max", &Row::coherent800gPortsMax, {"coherent", "ports", "max_ports_and_throughput", "slots"}},
            {"cage_power_w_max", &Row::cagePowerMaxW, {"cage", "port_power", "zr_power_assumption"}},
            {"buffer_on_chip_mb", &Row::bufferOnChipMb, {"buffer"}},
            {"buffer_deep_gb", &Row::bufferDeepGb, {"buffer_size", "buffer"}},
            {"power_typ_w_without_optics", &Row::powerTypWithoutOpticsW, {"power_typ", "power"}},
            {"power_max_w_with_optics", &Row::powerMaxWithOpticsW, {"power_max", "power"}},
            {"macsec_line_rate", &Row::macsecLineRate, {"macsec"}},
        }),
        .label = {"vendor", "model"},
    };
    return all;
}

template <> const TableSchema<PluggableRow> &schema()
{
    using Row = PluggableRow;
    static const TableSchema<Row> all{
        .name = "pluggables",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"name", &Row::name},
            {"standard", &Row::standard},
            {"transceiver_id", &Row::transceiverId},
            {"form_factors", &Row::formFactors},
            {"client_rate_gbps", &Row::clientRateGbps, {"rate"}, Range::Positive},
            {"line_baud_gbd", &Row::lineBaudGbd, {"baud"}, Range::Positive},
            {"modulation", &Row::modulation, {"modulation"}},
            {"fec", &Row::fec, {"fec"}},
            {"channel_spacing_ghz", &Row::channelSpacingGhz, {"spacing"}, Range::Positive},
            {"channels_in_4p8thz_c_band", &Row::channelsInCBand, {"spacing"}, Range::Positive},
            {"tx_power_dbm", &Row::txPowerDbm, {"tx"}, Range::Any},
            {"required_osnr_db_0p1nm", &Row::requiredOsnrDb0p1nm, {"osnr"}, Range::Any},
            {"reach_km_unamplified", &Row::reachUnamplifiedKm, {"reach"}},
            {"reach_km_single_span", &Row::reachSingleSpanKm, {"reach"}},
            {"reach_km_multi_span", &Row::reachMultiSpanKm, {"reach"}},
            {"power_w_typ", &Row::powerTypW, {"power_typ", "power"}},
            {"power_w_max", &Row::powerMaxW, {"power_max", "power"}},
            {"added_latency_us_per_end", &Row::addedLatencyPerEndUs, {"latency"}},
            {"year", &Row::year},
        }),
        .label = {"name"},
    };
    return all;
}

template <> const TableSchema<GreyOpticRow> &schema()
{
    using Row = GreyOpticRow;
    static const TableSchema<Row> all{
        .name = "grey_optics",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"name", &Row::name},
            {"form_factors", &Row::formFactors},
            {"rate_gbps", &Row::rateGbps, {"rate"}, Range::Positive},
            {"lanes", &Row::lanes},
            {"fibre_pairs_used", &Row::fibrePairsUsed, {"pairs"}},
            {"connector", &Row::connector},
            {"reach_km", &Row::reachKm, {"reach"}},
            {"power_w_typ", &Row::powerTypW, {"power_typ", "power"}},
            {"power_w_max", &Row::powerMaxW, {"power_max", "power"}},
            {"year", &Row::year},
        }),
        .label = {"name"},
    };
    return all;
}

template <> const TableSchema<TransponderRow> &schema()
{
    using Row = TransponderRow;
    static const TableSchema<Row> all{
        .name = "transponders",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"vendor", &Row::vendor},
            {"platform", &Row::platform},
            {"modem", &Row::modem},
            {"year", &Row::year},
            {"line_rate_max_gbps", &Row::lineRateMaxGbps, {"line_rate"}, Range::Positive},
            {"rack_units", &Row::rackUnits, {"density"}},
            {"line_tbps_per_shelf", &Row::lineTbpsPerShelf, {"density"}, Range::Positive},
            {"power_w_per_shelf_typ", &Row::powerPerShelfTypW, {"power"}},
            {"w_per_gbps_line", &Row::wattsPerGbpsLine, {"w_per_gbps", "power"}},
            {"w_per_800g_incl_two_grey_clients", &Row::wattsPer800gWithTwoGreyClients, {"power"}},
            {"rack_units_per_tbps", &Row::rackUnitsPerTbps, {"density"}},
            {"reach_class", &Row::reachClass, {"reach"}},
        }),
        .label = {"vendor", "platform"},
        .labelMore = {"modem"},
    };
    return all;
}

template <> const TableSchema<LineElementRow> &schema()
{
    using Row = LineElementRow;
    static const TableSchema<Row> all{
        .name = "line_system",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"element", &Row::element},
            {"function", &Row::function},
            {"band", &Row::band},
            {"spectrum_thz", &Row::spectrumThz, {"spectrum", "capacity"}, Range::Positive},
            {"fibre_pairs_served", &Row::fibrePairsServed, {"rails"}, Range::Positive},
            {"rack_units", &Row::rackUnits, {"ru"}},
            {"power_w_typ", &Row::powerTypW, {"power_typ", "power"}},
            {"power_w_max", &Row::powerMaxW, {"power_max", "power"}},
            {"gain_db_max", &Row::gainMaxDb, {"gain"}, Range::Any},
            {"noise_figure_db", &Row::noiseFigureDb, {"nf"}, Range::Any},
            {"output_dbm_max", &Row::outputMaxDbm, {"p_max"}, Range::Any},
            {"loss_db", &Row::lossDb, {"loss"}},
            {"noise_model", &Row::noiseModel, {}, Range::NotNegative, checkNoiseModel},
            {"gain_db_min", &Row::gainMinDb, {"gain"}},
            {"nf1_db", &Row::firstStageNoiseDb, {"nf"}, Range::Any},
            {"nf2_db", &Row::secondStageNoiseDb, {"nf"}, Range::Any},
            {"delta_p_db", &Row::deltaPDb, {"nf"}, Range::Any},
        }),
        .label = {"element"},
    };
    return all;
}

template <> const TableSchema<FibreRow> &schema()
{
    using Row = FibreRow;
    static const TableSchema<Row> all{
        .name = "fibre",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"name", &Row::name},
            {"standard", &Row::standard},
            {"loss_db_per_km_typ_1550", &Row::lossTypDbPerKm, {"loss_typ", "loss"}},
            {"loss_db_per_km_max_1550", &Row::lossMaxDbPerKm, {"loss_max", "loss"}},
            {"group_index", &Row::groupIndex, {"index"}, Range::Positive},
            {"latency_us_per_km", &Row::latencyUsPerKm, {"index"}, Range::Positive},
            {"dispersion_ps_per_nm_km", &Row::dispersionPsPerNmKm, {"dispersion"}, Range::Any},
            {"effective_area_um2", &Row::effectiveAreaUm2, {"area"}, Range::Positive},
            {"nonlinear_relative", &Row::nonlinearRelative, {"nonlinear"}},
            {"usable_band_thz", &Row::usableBandThz, {"band"}, Range::Positive},
        }),
        .label = {"name"},
    };
    return all;
}

template <> const TableSchema<FibreCableRow> &schema()
{
    using Row = FibreCableRow;
    static const TableSchema<Row> all{
        .name = "fibre_cables",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"fibres", &Row::fibres, {"count"}, Range::Positive},
            {"fibre_pairs", &Row::fibrePairs, {"count"}, Range::Positive},
            {"cable_type", &Row::cableType},
            {"outer_diameter_mm_typ", &Row::outerDiameterTypMm, {"diameter"}},
            {"typical_use", &Row::typicalUse},
            {"capacity_pbps_c_band_800g", &Row::capacityCBandPbps, {"capacity"}},
            {"capacity_pbps_cl_800g", &Row::capacityClPbps, {"capacity"}},
        }),
        .label = {"id"},
    };
    return all;
}

template <> const TableSchema<PriceRow> &schema()
{
    using Row = PriceRow;
    static const TableSchema<Row> all{
        .name = "prices",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"item", &Row::item},
            {"unit", &Row::unit},
            {"applies_to", &Row::appliesTo},
            {"per", &Row::per},
            {"usd_low", &Row::lowUsd},
            {"usd_typ", &Row::typicalUsd},
            {"usd_high", &Row::highUsd},
            {"price_basis", &Row::priceBasis},
            {"year", &Row::year},
        }),
        .label = {"item"},
    };
    return all;
}

template <> const TableSchema<SiteParameterRow> &schema()
{
    using Row = SiteParameterRow;
    static const TableSchema<Row> all{
        .name = "site",
        .columns = withProvenance<Row>({
            {"id", &Row::id},
            {"parameter", &Row::parameter},
            {"unit", &Row::unit},
            {"low", &Row::low, {}, Range::Any},
            {"typical", &Row::typical, {}, Range::Any},
            {"high", &Row::high, {}, Range::Any},
        }),
        .label = {"parameter"},
    };
    return all;
}

template <> const TableSchema<TransceiverRow> &schema()
{
    using Row = TransceiverRow;
    static const TableSchema<Row> all{
        .name = "transceivers",
        .columns = {
            {"id", &Row::id},
            {"family", &Row::family},
            {"mode", &Row::mode},
            {"line_rate_gbps", &Row::lineRateGbps, {}, Range::Positive},
            {"baud_gbd", &Row::baudGbd, {}, Range::Positive},
            {"modulation", &Row::modulation},
            {"fec", &Row::fec},
            {"rosnr_db_01nm", &Row::requiredOsnrDb0p1nm, {}, Range::Any},
            {"rosnr_rx_power_dbm", &Row::requiredOsnrRxPowerDbm, {}, Range::Any},
            {"snr_signal_bw_db", &Row::snrSignalBwDb, {}, Range::Any},
            {"optical_width_ghz", &Row::opticalWidthGhz},
            {"min_spacing_ghz", &Row::minSpacingGhz, {}, Range::Positive},
            {"tx_inband_osnr_db_01nm", &Row::txInbandOsnrDb0p1nm, {}, Range::Any},
            {"tx_power_min_dbm", &Row::txPowerMinDbm, {}, Range::Any},
            {"tx_power_max_dbm", &Row::txPowerMaxDbm, {}, Range::Any},
            {"rx_power_min_dbm", &Row::rxPowerMinDbm, {}, Range::Any},
            {"rx_power_max_dbm", &Row::rxPowerMaxDbm, {}, Range::Any},
            {"rx_sensitivity_high_osnr_dbm", &Row::rxSensitivityHighOsnrDbm, {}, Range::Any},
            {"cd_tolerance_ps_nm", &Row::cdTolerancePsNm},
            {"cd_penalty_db", &Row::cdPenaltyDb},
            {"pmd_tolerance_ps", &Row::pmdTolerancePs},
            {"pmd_penalty_db", &Row::pmdPenaltyDb},
            {"pdl_tolerance_db", &Row::pdlToleranceDb},
            {"pdl_penalty_db", &Row::pdlPenaltyDb},
            {"roll_off", &Row::rollOff},
            {"module_power_w", &Row::modulePowerW},
            {"module_power_kind", &Row::modulePowerKind},
            {"form_factor", &Row::formFactor},
            {"reach_unamplified_km", &Row::reachUnamplifiedKm},
            {"reach_amplified_km", &Row::reachAmplifiedKm},
            {"est_spans_80km_ssmf", &Row::estSpans80kmSsmf, {"estimated_reach"}},
            {"est_reach_km_80km_ssmf", &Row::estReachKm80kmSsmf, {"estimated_reach"}},
            {"status", &Row::status},
            {"access", &Row::access},
            {"estimated_fields", &Row::estimatedFields},
            {"source", &Provenance::source},
            {"note", &Provenance::note},
        },
        .label = {"id"},
        .tellKinds = &tellTransceiverKinds,
    };
    return all;
}

template <> const TableSchema<ReferenceDesignRow> &schema()
{
    using Row = ReferenceDesignRow;
    static const TableSchema<Row> all{
        .name = "reference_designs",
        .columns = {
            {"id", &Row::id},
            {"operator", &Row::operatorName},
            {"name", &Row::name},
            {"sites", &Row::sites},
            {"distance_km", &Row::distanceKm},
            {"power_mw", &Row::powerMw},
            {"accelerators", &Row::accelerators},
            {"accelerator_type", &Row::acceleratorType},
            {"inter_site_tbps", &Row::interSiteTbps},
            {"oversubscription", &Row::oversubscription},
            {"fibre", &Row::fibre},
            {"topology", &Row::topology},
            {"status", &Row::status},
            {"use_in_tool", &Row::useInTool},
            {"confidence", &Provenance::confidence},
            {"checked", &Provenance::checked},
            {"source_date", &Provenance::sourceDate},
            {"source", &Provenance::source},
            {"note", &Provenance::note},
        },
        .label = {"name"},
    };
    return all;
}

template <> const TableSchema<DerivationCaseRow> &schema()
{
    using Row = DerivationCaseRow;
    static const TableSchema<Row> all{
        .name = "derivation_cases",
        .columns = {
            {"case", &Row::id},
            {"site_mw", &Row::siteMw},
            {"pue", &Row::pue},
            {"accel_allin_it_w", &Row::allinItW},
            {"nic_gbps_per_accel", &Row::nicGbps},
            {"accel_per_node", &Row::accelPerNode},
            {"frontend_gbps_per_node", &Row::frontendGbpsPerNode},
            {"taper", &Row::taper},
            {"port_gbps", &Row::portGbps},
            {"accelerators_per_site", &Row::acceleratorsPerSite},
            {"network_tbps", &Row::networkTbps},
            {"inter_site_tbps", &Row::interSiteTbps},
            {"ports_per_end", &Row::portsPerEnd},
            {"ports_both_ends", &Row::portsBothEnds},
            {"in_band", &Row::inBand},
            {"what_it_shows", &Row::whatItShows},
        },
        .label = {"case"},
    };
    return all;
}

} // namespace core
