#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/model/AssumptionSet.h"
#include "core/optics/line/Line.h"

namespace core {

/// The assumptions that the optical budget rests on, read once.
struct BudgetRules {
    explicit BudgetRules(const AssumptionSet &assumptions);

    double designMarginDb, connectorDb, ageingDb, maxSingleSpanDb, ramanSpanDb, launchBackoffDb, linewidthHz, pdlPerElementDb, filterShare, pmdPsPerSqrtKm;
    double eepnRecovery = 2.0 / 3;
    bool singleSpan, raman, integral, srsAlways, srsNever;
    bool formatCorrection;
};

/// Glass of a catalogue row. A fibre without an effective area takes G.652's with its relative nonlinearity.
FibreGlass glassOf(const FibreRow &row, double pmdPsPerSqrtKm);

/// The format whose correction stands for a modulation; shaped and unknown ones stay Gaussian (little correction, safe side).
SignalFormat formatOf(std::string_view modulation);

} // namespace core
