#include "core/optics/budget/OpticFigures.h"

#include "core/base/Number.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace core {

namespace {

using Column = std::optional<double> TransceiverRow::*;

constexpr const char *table = "transceivers.csv ";

/// Without a published figure. Transmitters of the tables lie at 34 dB (60 GBd) to 38 dB (236 GBd) in 0.1 nm.
constexpr double usualTxOsnrDb = 34;
constexpr double usualRxMaxDbm = 0;

/// 400ZR's −20 dBm at 59.84 GBd and 19.2 dB, scaled by baud rate and needed SNR, less 2 dB for not being measured.
constexpr double referenceSensitivityDbm = -20, referenceBaudGbd = 59.84375, referenceSnrDb = 19.2, guardDb = 2;

bool isMarkedEstimate(const TransceiverRow &row, std::string_view column)
{
    return row.status == "estimate" || row.estimatedFields.find(column) != std::string::npos;
}

/// The same kind of signal, so that what one of them tolerates is a fair guess for the other.
bool alike(const TransceiverRow &x, const TransceiverRow &y)
{
    return x.lineRateGbps && y.lineRateGbps && nearlyEqual(*x.lineRateGbps, *y.lineRateGbps) && x.fec == y.fec && x.modulation == y.modulation && x.baudGbd &&
           y.baudGbd && std::abs(*x.baudGbd - *y.baudGbd) <= 0.01 * *y.baudGbd;
}

class Finder {
public:
    Finder(const TransceiverRow *row, const Catalogue &catalogue) : m_row(row), m_catalogue(catalogue) {}

    std::optional<OpticFigure> find(Column column, std::string_view name) const
    {
        if (m_row == nullptr)
            return std::nullopt;
        if (m_row->*column)
            return OpticFigure{*(m_row->*column), table + m_row->id, isMarkedEstimate(*m_row, name)};
        for (const TransceiverRow &other : m_catalogue.transceivers()) {
            if (&other != m_row && other.*column && alike(other, *m_row))
                return OpticFigure{*(other.*column), table + other.id, true};
        }
        return std::nullopt;
    }

private:
    const TransceiverRow *m_row;
    const Catalogue &m_catalogue;
};

double usualTxPowerDbm(const PluggableRow &optic, const TransceiverRow *row)
{
    if (optic.txPowerDbm)
        return *optic.txPowerDbm;
    return row != nullptr ? row->txPowerMinDbm.value_or(row->txPowerMaxDbm.value_or(-10)) : -10;
}

/// "0.1" or the lower end of "0.05-0.20".
double rollOffOf(const TransceiverRow *row)
{
    if (row == nullptr || row->rollOff.empty())
        return 0;
    return std::clamp(parseNumber(row->rollOff.substr(0, row->rollOff.find('-'))).value_or(0), 0.0, 1.0);
}

/// A port may be made of several equal carriers.
std::int64_t carriersOf(const PluggableRow &optic, const TransceiverRow *row)
{
    if (row == nullptr || !row->lineRateGbps || !optic.clientRateGbps || *row->lineRateGbps <= 0)
        return 1;
    const double ratio = *optic.clientRateGbps / *row->lineRateGbps;
    const std::int64_t whole = floorCount(ratio);
    return whole >= 2 && whole <= 16 && nearlyEqual(ratio, static_cast<double>(whole)) ? whole : 1;
}

} // namespace

std::optional<OpticFigures> opticFigures(const PluggableRow &optic, const Catalogue &catalogue)
{
    const TransceiverRow *row = optic.transceiverId.empty() ? nullptr : catalogue.transceiver(optic.transceiverId);
    const Finder finder(row, catalogue);
    const std::string ownTable = "pluggables.csv " + optic.id;
    OpticFigures out;
    out.carriers = carriersOf(optic, row);
    const double perCarrier = static_cast<double>(out.carriers);
    const double baudGbd = row != nullptr && row->baudGbd ? *row->baudGbd : optic.lineBaudGbd.value_or(0) / perCarrier;
    std::optional<OpticFigure> required = finder.find(&TransceiverRow::requiredOsnrDb0p1nm, "rosnr_db_01nm");
    if (!required && optic.requiredOsnrDb0p1nm)
        required = OpticFigure{*optic.requiredOsnrDb0p1nm, ownTable, false};
    if (!required || baudGbd <= 0)
        return std::nullopt;
    out.baudHz = baudGbd * 1e9;
    out.requiredOsnrDb0p1nm = *required;
    if (optic.channelSpacingGhz)
        out.slotGhz = *optic.channelSpacingGhz / perCarrier;
    out.rollOff = rollOffOf(row);
    out.txPowerDbm = {usualTxPowerDbm(optic, row) - 10 * std::log10(perCarrier), optic.txPowerDbm ? ownTable : table + optic.transceiverId, !optic.txPowerDbm};
    out.txOsnrDb0p1nm =
        finder.find(&TransceiverRow::txInbandOsnrDb0p1nm, "tx_inband_osnr_db_01nm").value_or(OpticFigure{usualTxOsnrDb, "planning value", true});

    // The received power at which the required OSNR holds, else the least the receiver is specified for.
    std::optional<OpticFigure> least = finder.find(&TransceiverRow::rxPowerMinDbm, "rx_power_min_dbm");
    if (!least)
        least = finder.find(&TransceiverRow::requiredOsnrRxPowerDbm, "rosnr_rx_power_dbm");
    const double neededSnrDb = required->value - 10 * std::log10(out.baudHz / 12.5e9);
    const double scaledDbm = referenceSensitivityDbm + 10 * std::log10(baudGbd / referenceBaudGbd) + neededSnrDb - referenceSnrDb + guardDb;
    const OpticFigure scaled{scaledDbm, "scaled from 400ZR by baud rate and needed SNR, 2 dB kept back", true};
    out.rxSensitivityDbm = finder.find(&TransceiverRow::rxSensitivityHighOsnrDbm, "rx_sensitivity_high_osnr_dbm").value_or(scaled);
    const bool own = row != nullptr && row->rxSensitivityHighOsnrDbm;
    if (!own && scaledDbm > out.rxSensitivityDbm.value) // another vendor's receiver may be better than this one: the safer figure
        out.rxSensitivityDbm = scaled;
    out.rxPowerMinDbm = least.value_or(OpticFigure{std::max(scaledDbm, out.rxSensitivityDbm.value), scaled.source, true});
    out.rxPowerMaxDbm = finder.find(&TransceiverRow::rxPowerMaxDbm, "rx_power_max_dbm").value_or(OpticFigure{usualRxMaxDbm, "planning value", true});
    out.dispersionTolerancePsPerNm = finder.find(&TransceiverRow::cdTolerancePsNm, "cd_tolerance_ps_nm");
    out.dispersionPenaltyDb = finder.find(&TransceiverRow::cdPenaltyDb, "cd_penalty_db");
    out.pmdTolerancePs = finder.find(&TransceiverRow::pmdTolerancePs, "pmd_tolerance_ps");
    out.pmdPenaltyDb = finder.find(&TransceiverRow::pmdPenaltyDb, "pmd_penalty_db");
    out.pdlToleranceDb = finder.find(&TransceiverRow::pdlToleranceDb, "pdl_tolerance_db");
    out.pdlPenaltyDb = finder.find(&TransceiverRow::pdlPenaltyDb, "pdl_penalty_db");
    return out;
}

} // namespace core
