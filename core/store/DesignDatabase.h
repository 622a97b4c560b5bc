#pragma once

#include "core/model/Design.h"

#include <string>
#include <string_view>

namespace core {

/// The whole bytes of a design file (SQLite), made in memory. The same design gives the same bytes.
/// @error TooLarge, Io when SQLite cannot.
Result<std::string> designToDatabase(const Design &design);

/// Whether the bytes begin as an SQLite file does.
bool isDatabase(std::string_view bytes);

/// Reads a design file from its bytes, as if a stranger had made them: nothing in them runs, everything is checked, and the
/// content must have the digest that it says. `file` is what messages call it.
/// @error Foreign, TooNew, Corrupt, and the errors of Scenario::make and checkDesign.
Result<Design> designFromDatabase(std::string_view bytes, const std::string &file);

} // namespace core
