#pragma once

#include "core/model/Design.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

struct DesignFromJson {
    Design design;
    std::vector<Text> notices; ///< unknown keys, each with its place in the document; they are kept
};

inline constexpr std::size_t designJsonLimit = 256UL << 20U; ///< bytes

/// Reads a design of DESIGN.md section 5. `file` is what messages call the source.
/// @error Corrupt (line and column), Foreign (other "format"), TooNew, TooLarge, and the errors of Scenario::make with the JSON path.
Result<DesignFromJson> designFromJson(std::string_view text, const std::string &file);

enum class JsonStyle { Pretty, Canonical };

/// Lossless: what was not given is left out, unknown keys come back. Canonical = sorted keys, shortest numbers, no blanks:
/// what the digest of a file is taken of.
std::string designToJson(const Design &design, JsonStyle style = JsonStyle::Pretty);

/// XXH3-128 of the canonical JSON, 32 hex digits.
std::string designDigest(const Design &design);

} // namespace core
