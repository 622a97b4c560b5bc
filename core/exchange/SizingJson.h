#pragma once

#include "core/model/Design.h"
#include "core/sizing/Sizing.h"

#include <string>
#include <utility>
#include <vector>

namespace core {

/// One scenario of a `size --json` answer.
struct SizedScenario {
    Scenario scenario;
    Sizing sizing;
};

/// The sizing JSON of DESIGN.md section 5, with the mends tried for every finding.
std::string sizingToJson(const Design &design, const std::vector<SizedScenario> &sized, const Catalogue &catalogue);

/// Its member "totals" alone, as JSON text.
std::string totalsToJson(const Sizing &sizing);

} // namespace core
