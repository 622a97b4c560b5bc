#include "core/exchange/Examples.h"

#include "core/base/Embedded.h"
#include "core/exchange/DesignJson.h"

#include <algorithm>

namespace core {

const std::vector<Example> &examples()
{
    static const std::vector<Example> all{
        {"campus_pair", CORE_TEXT("Campus pair"),
         CORE_TEXT(
             "Two 100 MW sites, 100 km apart: 32,052 coherent ports as one fabric at taper 4, 12,096 at taper 10.6, 2,004 as conventional interconnect."),
         "campus_pair.json"},
    };
    return all;
}

Result<Design> openExample(std::string_view id)
{
    const auto example = std::ranges::find_if(examples(), [&](const Example &entry) { return id == entry.id; });
    const auto &files = embedded::exampleFiles();
    const auto file =
        example == examples().end() ? files.end() : std::ranges::find_if(files, [&](const EmbeddedText &text) { return text.name == example->file; });
    if (file == files.end())
        return Error{ErrorCode::NotFound, CORE_TEXT("There is no example “%1”."), {std::string(id)}, {}};
    Result<DesignFromJson> read = designFromJson(file->text, std::string(file->name));
    if (!read)
        return read.error();
    return std::move(read->design);
}

} // namespace core
