#include "core/base/Result.h"

#include <fmt/format.h>

namespace core {

std::string inEnglish(const Error &error)
{
    std::string text = inEnglish(error.text, error.args);
    if (!error.place || error.place->file.empty())
        return text;
    if (error.place->line <= 0)
        return fmt::format("{}: {}", error.place->file, text);
    if (error.place->column <= 0)
        return fmt::format("{}:{}: {}", error.place->file, error.place->line, text);
    return fmt::format("{}:{}:{}: {}", error.place->file, error.place->line, error.place->column, text);
}

} // namespace core
