#include "core/optics/budget/BudgetRules.h"

#include <algorithm>
#include <cmath>

namespace core {

BudgetRules::BudgetRules(const AssumptionSet &assumptions)
    : designMarginDb(assumptions.number("design_margin_db")), connectorDb(assumptions.number("connector_db")), ageingDb(assumptions.number("span_ageing_db")),
      maxSingleSpanDb(assumptions.number("max_single_span_db")), ramanSpanDb(assumptions.number("max_raman_span_db")),
      launchBackoffDb(assumptions.number("launch_backoff_db")), linewidthHz(assumptions.number("linewidth_khz") * 1e3),
      pdlPerElementDb(assumptions.number("pdl_per_element_db")), filterShare(assumptions.number("filter_width_pct") / 100),
      pmdPsPerSqrtKm(assumptions.number("pmd_ps_per_sqrt_km")), singleSpan(assumptions.word("single_span") != "never"),
      raman(assumptions.word("raman") == "single_span"), integral(assumptions.word("nli_model") == "integral"), srsAlways(assumptions.word("srs") == "always"),
      srsNever(assumptions.word("srs") == "never"), formatCorrection(assumptions.flag("format_correction"))
{
}

FibreGlass glassOf(const FibreRow &row, double pmdPsPerSqrtKm)
{
    FibreGlass glass;
    glass.lossDbPerKm = std::max(row.lossTypDbPerKm.value_or(glass.lossDbPerKm), 1e-4);
    glass.dispersionPsPerNmKm = row.dispersionPsPerNmKm.value_or(glass.dispersionPsPerNmKm);
    if (row.effectiveAreaUm2)
        glass.effectiveAreaUm2 = *row.effectiveAreaUm2;
    else
        glass.n2M2PerW *= row.nonlinearRelative.value_or(1);
    glass.groupIndex = row.groupIndex.value_or(glass.groupIndex);
    glass.pmdSPerSqrtM = pmdPsPerSqrtKm * 1e-12 / std::sqrt(1e3);
    return glass;
}

SignalFormat formatOf(std::string_view modulation)
{
    if (modulation.find("PCS") != std::string_view::npos)
        return SignalFormat::Gaussian;
    if (modulation.find("64QAM") != std::string_view::npos)
        return SignalFormat::Qam64;
    if (modulation.find("16QAM") != std::string_view::npos)
        return SignalFormat::Qam16;
    return modulation.find("QPSK") != std::string_view::npos ? SignalFormat::Qpsk : SignalFormat::Gaussian;
}

} // namespace core
