#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// 1 to 128 bytes of UTF-8 without control characters (DESIGN.md section 3).
bool isValidId(std::string_view id);

/// How many leading bytes are well-formed UTF-8 (no overlong forms, no surrogates).
std::size_t validUtf8Length(std::string_view text);
inline bool isUtf8(std::string_view text)
{
    return validUtf8Length(text) == text.size();
}

/// UTF-8 without control characters other than line feed and tab.
bool isCleanText(std::string_view text);

/// The first of prefix1, prefix2, … that `taken` does not hold. `taken(id)` tells whether an id is in use.
template <class Taken>
std::string freshId(std::string_view prefix, const Taken &taken)
{
    for (std::size_t number = 1;; ++number) {
        std::string id = std::string(prefix) + std::to_string(number);
        if (!taken(id))
            return id;
    }
}

} // namespace core
