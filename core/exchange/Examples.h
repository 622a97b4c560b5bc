#pragma once

#include "core/model/Design.h"

#include <vector>

namespace core {

/// A design shipped with the program (resources/examples/*.json).
struct Example {
    const char *id;
    const char *name;        ///< CORE_TEXT
    const char *description; ///< CORE_TEXT
    const char *file;
};

const std::vector<Example> &examples();

/// A fresh copy, never tied to a file. @error NotFound.
Result<Design> openExample(std::string_view id);

} // namespace core
