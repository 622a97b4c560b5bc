#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Marks a text that people read. The English stays in the code; `translations/` holds the others under the context "core".
#define CORE_TEXT(text) text

namespace core {

/// A marked text used as an argument of another one: it is translated too.
struct Marked {
    const char *text = "";
};

/// What stands for %1 … %9 in a marked text. Numbers stay numbers until the reader's locale is known.
using TextArg = std::variant<std::string, double, std::int64_t, Marked>;

/// A sentence for people: a marked English pattern and its arguments.
struct Text {
    const char *pattern = "";
    std::vector<TextArg> args;

    bool empty() const { return *pattern == '\0'; }
};

/// The text in English with its arguments in place, numbers in shortest locale-free form.
std::string inEnglish(const Text &text);
std::string inEnglish(const char *pattern, const std::vector<TextArg> &args);

/// Puts ready-made arguments in place of %1 … %9. Unknown places stay as they are.
std::string fillPlaces(std::string_view pattern, const std::vector<std::string> &args);

} // namespace core
