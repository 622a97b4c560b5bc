#pragma once

#include "core/model/AssumptionSet.h"

#include <QString>

namespace ui {

class Document;

/// The value of an assumption as people read it: "10.6", "100 MW", "C+L, 9.6 THz", "H100 SXM".
QString valueText(const Document &document, const core::Assumption &assumption, const core::AssumptionValue &value);

/// What the current scenario is measured by: the baseline's value, and in the baseline itself the standard one. Empty
/// where the assumption is the same, else "Changed from the baseline: 4".
QString difference(const Document &document, const core::Assumption &assumption);

/// How many assumptions differ in this way.
int changedAssumptions(const Document &document);

} // namespace ui
