#include "core/optics/budget/BudgetEntries.h"

#include "core/optics/budget/Penalties.h"

#include <cmath>

namespace core {

namespace {

constexpr const char *page = "Spanwright optics page";

class Entries {
public:
    void add(const char *id, const char *label, std::optional<double> value, const char *unit, std::string source = page, bool estimate = false)
    {
        if (value)
            m_entries.push_back({id, label, *value, unit, std::move(source), estimate});
    }
    void add(const char *id, const char *label, const OpticFigure &figure, const char *unit)
    {
        add(id, label, figure.value, unit, figure.source, figure.estimate);
    }
    void addIfAny(const char *id, const char *label, double value, const char *unit, std::string source = page, bool estimate = false)
    {
        if (value > 0)
            add(id, label, value, unit, std::move(source), estimate);
    }
    std::vector<BudgetEntry> take() { return std::move(m_entries); }

private:
    std::vector<BudgetEntry> m_entries;
};

/// What is asked of the signal, and what is left.
void addNeeds(Entries &entries, const LightBudget &budget, const OpticFigures &optic)
{
    entries.add("tx_osnr", CORE_TEXT("Transmitter OSNR in 0.1 nm"), optic.txOsnrDb0p1nm, "dB");
    entries.add("eepn", CORE_TEXT("SNR of equalised phase noise in 0.1 nm"), budget.eepnDb0p1nm, "dB");
    entries.add("gsnr", CORE_TEXT("GSNR in 0.1 nm"), budget.gsnrDb0p1nm, "dB");
    entries.add("required", CORE_TEXT("Required OSNR in 0.1 nm"), optic.requiredOsnrDb0p1nm, "dB");
    const PenaltyParts &parts = budget.penalties;
    const auto source = [](const std::optional<OpticFigure> &figure) { return figure ? figure->source : std::string(page); };
    const auto guessed = [](const std::optional<OpticFigure> &figure) { return !figure || figure->estimate; };
    entries.add("dispersion", CORE_TEXT("Accumulated dispersion"), parts.dispersionPsPerNm, "ps_nm");
    if (optic.dispersionTolerancePsPerNm)
        entries.add("dispersion_tolerance", CORE_TEXT("Dispersion that the optic compensates"), *optic.dispersionTolerancePsPerNm, "ps_nm");
    entries.addIfAny("dispersion_penalty", CORE_TEXT("Penalty for dispersion"), parts.dispersionDb, "dB", source(optic.dispersionPenaltyDb),
                     guessed(optic.dispersionPenaltyDb));
    entries.add("pmd", CORE_TEXT("Polarisation mode dispersion"), parts.pmdPs, "ps");
    if (optic.pmdTolerancePs)
        entries.add("pmd_tolerance", CORE_TEXT("PMD that the optic bears"), *optic.pmdTolerancePs, "ps");
    entries.addIfAny("pmd_penalty", CORE_TEXT("Penalty for PMD"), parts.pmdDb, "dB", source(optic.pmdPenaltyDb), guessed(optic.pmdPenaltyDb));
    entries.addIfAny("pdl_penalty", CORE_TEXT("Penalty for PDL"), parts.pdlPenaltyDb, "dB", source(optic.pdlPenaltyDb), true);
    entries.addIfAny("filter_penalty", CORE_TEXT("Penalty for filtering"), parts.filteringDb, "dB", page, true);
    if (optic.slotGhz) {
        entries.add("signal_width", CORE_TEXT("Width of the signal"), optic.baudHz / 1e9, "ghz", optic.requiredOsnrDb0p1nm.source);
        entries.add("slot_width", CORE_TEXT("Width of its slot"), *optic.slotGhz, "ghz", "pluggables.csv");
    }
    entries.add("design_margin", CORE_TEXT("Design margin"), budget.designMarginDb, "dB", "assumption design_margin_db");
    entries.add("margin", CORE_TEXT("Margin"), budget.marginDb, "dB");
}

} // namespace

std::optional<double> eepnDb(double dispersionPsPerNm, double baudHz, const BudgetRules &rules)
{
    const std::optional<double> snrDb = optics::eepnSnrDb(dispersionPsPerNm, rules.linewidthHz, baudHz, rules.eepnRecovery);
    return snrDb ? std::optional(*snrDb + 10 * std::log10(baudHz / optics::referenceBandwidthHz)) : std::nullopt;
}

std::vector<BudgetEntry> reachEntries(const PluggableRow &optic, double lengthKm, double reachKm)
{
    Entries entries;
    entries.add("length", CORE_TEXT("Length"), lengthKm, "km", "");
    entries.add("reach", CORE_TEXT("Reach by the catalogue"), reachKm, "km", "pluggables.csv " + optic.id, true);
    return entries.take();
}

std::vector<BudgetEntry> passiveEntries(const LightBudget &budget, const OpticFigures &optic, const LineElementRow *multiplexer, const BudgetRules &rules)
{
    Entries entries;
    entries.add("tx_power", CORE_TEXT("Transmitter power of a channel"), optic.txPowerDbm, "dBm");
    if (multiplexer != nullptr)
        entries.add("mux_loss", CORE_TEXT("Loss of each multiplexer"), multiplexer->lossDb, "dB", "line_system.csv " + multiplexer->id, true);
    entries.add("line_loss", CORE_TEXT("Loss of fibre and connectors"), budget.lossDb, "dB");
    entries.addIfAny("ageing", CORE_TEXT("of it for ageing and repairs"), rules.ageingDb, "dB", "assumption span_ageing_db", true);
    entries.addIfAny("attenuator", CORE_TEXT("Attenuator before the receiver"), budget.attenuatorDb, "dB");
    entries.add("rx_power", CORE_TEXT("Received power"), budget.rxPowerDbm, "dBm");
    entries.add("rx_sensitivity", CORE_TEXT("Sensitivity with little noise"), optic.rxSensitivityDbm, "dBm");
    entries.add("rx_max", CORE_TEXT("Most that the receiver takes"), optic.rxPowerMaxDbm, "dBm");
    addNeeds(entries, budget, optic);
    return entries.take();
}

std::vector<BudgetEntry> amplifiedEntries(const LightBudget &budget, const PieceLine &piece, const OpticFigures &optic, const BudgetRules &rules)
{
    Entries entries;
    entries.add("channels", CORE_TEXT("Carriers reckoned with, the band full"), static_cast<double>(budget.channelsInComb), "count");
    entries.add("tx_power", CORE_TEXT("Transmitter power of a carrier"), optic.txPowerDbm, "dBm");
    entries.add("launch", CORE_TEXT("Launch power of a carrier"), budget.launchDbm, "dBm");
    entries.add("launch_limit", CORE_TEXT("Launch power the amplifiers can give"), budget.launchLimitDbm, "dBm", "line_system.csv");
    entries.add("span_loss", CORE_TEXT("Loss of the longest span, connectors included"), piece.worstSpanDb, "dB");
    entries.addIfAny("ageing", CORE_TEXT("of it for ageing and repairs"), rules.ageingDb, "dB", "assumption span_ageing_db", true);
    entries.add("amplifiers", CORE_TEXT("Amplifiers on the way"), static_cast<double>(budget.amplifiersPassed), "count");
    entries.addIfAny("gain_shortfall", CORE_TEXT("Power that the last span lacks for want of gain"), budget.gainShortfallDb, "dB", "line_system.csv");
    entries.add("line_osnr", CORE_TEXT("OSNR of the line in 0.1 nm"), budget.lineOsnrDb0p1nm, "dB");
    entries.add("snr_nli", CORE_TEXT("Signal over nonlinear noise in 0.1 nm"), budget.snrNliDb0p1nm, "dB");
    entries.add("rx_power", CORE_TEXT("Received power"), budget.rxPowerDbm, "dBm");
    entries.add("rx_min", CORE_TEXT("Least that the receiver needs"), optic.rxPowerMinDbm, "dBm");
    addNeeds(entries, budget, optic);
    return entries.take();
}

} // namespace core
