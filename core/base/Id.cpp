#include "core/base/Id.h"

#include <algorithm>
#include <cstdint>

namespace core {

namespace {

/// Length of the UTF-8 sequence at `at`, 0 when it is not well formed (Unicode 15, table 3-7).
std::size_t sequenceLength(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) -> std::uint8_t { return i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0; };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const std::uint8_t lead = byte(at), second = byte(at + 1);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return tail(at + 1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool overlong = lead == 0xE0 && second < 0xA0, surrogate = lead == 0xED && second >= 0xA0;
        return tail(at + 1) && tail(at + 2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool overlong = lead == 0xF0 && second < 0x90, beyond = lead == 0xF4 && second >= 0x90;
        return tail(at + 1) && tail(at + 2) && tail(at + 3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

} // namespace

std::size_t validUtf8Length(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = sequenceLength(text, at);
        if (length == 0)
            break;
        at += length;
    }
    return at;
}

bool isCleanText(std::string_view text)
{
    const auto control = [](char c) {
        const auto byte = static_cast<std::uint8_t>(c);
        return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
    };
    return isUtf8(text) && std::ranges::none_of(text, control);
}

bool isValidId(std::string_view id)
{
    return !id.empty() && id.size() <= 128 && isCleanText(id) && id.find_first_of("\n\t") == std::string_view::npos;
}

} // namespace core
