#pragma once

#include <cstdint>
#include <string>

namespace core {

inline constexpr std::uint32_t designApplicationId = 0x5350574E; ///< "SPWN", in the header of the file

/// The statements that make the tables of a design file of the present format version. Tables mirror the design: what
/// JSON nests stands in a table of its own with the position of its owner; NULL = not given.
std::string designSchemaSql();

} // namespace core
