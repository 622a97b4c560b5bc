#pragma once

#include <cstdint>
#include <string>

namespace core {

/// `user_version` of a design file, raised whenever its tables change. The JSON form has a version of its own
/// (designFormatVersion): a new key there is one that older programs keep and tell.
inline constexpr int designFileVersion = 2;

inline constexpr std::uint32_t designApplicationId = 0x5350574E; ///< "SPWN", in the header of the file

/// The statements that make the tables of a design file of a version, 1 to designFileVersion. Tables mirror the design: what
/// JSON nests stands in a table of its own with the position of its owner; NULL = not given.
std::string designSchemaSql(int version = designFileVersion);

} // namespace core
