#pragma once

#include "core/catalogue/Catalogue.h"

#include <optional>
#include <string>

namespace core {

/// A figure and where it stands.
struct OpticFigure {
    double value = 0;
    std::string source;
    bool estimate = false; ///< not published for this optic: taken from a like one, scaled, or marked so in the table
};

/// What the budget needs to know of an optic: transceivers.csv by transceiver_id, else pluggables.csv, else a like row of
/// transceivers.csv (same rate, FEC and modulation, baud within 1 %), else a stated estimate. Powers per carrier.
struct OpticFigures {
    std::int64_t carriers = 1;     ///< of one port; each has its own slot
    double baudHz = 0;             ///< of a carrier
    std::optional<double> slotGhz; ///< of a carrier; none: a pair for itself
    double rollOff = 0;
    OpticFigure txPowerDbm, txOsnrDb0p1nm, requiredOsnrDb0p1nm;
    OpticFigure rxPowerMinDbm;    ///< with the required OSNR
    OpticFigure rxSensitivityDbm; ///< with little noise, for lines without amplifiers
    OpticFigure rxPowerMaxDbm;
    std::optional<OpticFigure> dispersionTolerancePsPerNm, dispersionPenaltyDb; ///< penalty at the tolerance
    std::optional<OpticFigure> pmdTolerancePs, pmdPenaltyDb;
    std::optional<OpticFigure> pdlToleranceDb, pdlPenaltyDb;
};

/// Nothing where baud rate or required OSNR are not known: the catalogue's reach has to do.
std::optional<OpticFigures> opticFigures(const PluggableRow &optic, const Catalogue &catalogue);

} // namespace core
