#include "core/base/Text.h"

#include "core/base/Number.h"

namespace core {

std::string fillPlaces(std::string_view pattern, const std::vector<std::string> &args)
{
    std::string out;
    out.reserve(pattern.size() + 16 * args.size());
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (place && index < args.size()) {
            out += args[index];
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

std::string inEnglish(const char *pattern, const std::vector<TextArg> &args)
{
    struct Visitor {
        std::string operator()(const std::string &text) const { return text; }
        std::string operator()(double value) const { return formatNumber(value); }
        std::string operator()(std::int64_t value) const { return std::to_string(value); }
        std::string operator()(Marked marked) const { return marked.text; }
    };
    std::vector<std::string> ready;
    ready.reserve(args.size());
    for (const TextArg &arg : args)
        ready.push_back(std::visit(Visitor{}, arg));
    return fillPlaces(pattern, ready);
}

std::string inEnglish(const Text &text)
{
    return inEnglish(text.pattern, text.args);
}

} // namespace core
