#pragma once

#include "core/optics/Lightpaths.h"

#include <vector>

namespace core {

/// First fit of every lightpath piece onto the same frequencies of all its routes, lowest first.
/// @param pairs  fibre pairs of every route, all planes.
/// @return       for every route the channels of one plane that found no frequency; all 0 where the pairs suffice.
std::vector<std::int64_t> unplacedChannels(const std::vector<Lightpath> &lightpaths, const Resolved &resolved, const std::vector<std::int64_t> &pairs,
                                           std::int64_t planes);

} // namespace core
