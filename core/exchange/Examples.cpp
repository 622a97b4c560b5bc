#include "core/exchange/Examples.h"

#include "core/base/Embedded.h"
#include "core/exchange/DesignJson.h"

#include <algorithm>

namespace core {

const std::vector<Example> &examples()
{
    static const std::vector<Example> all{
        {"campus_pair", CORE_TEXT("Campus pair"),
         CORE_TEXT("Two 100 MW sites, 100 km apart: 32,052 coherent ports as one fabric at taper 4, 12,096 at taper 10.6, 2,004 as conventional interconnect."),
         "campus_pair.json"},
        {"regional_ring", CORE_TEXT("Regional ring"),
         CORE_TEXT("Three 100 MW sites on a ring of 60, 80 and 110 km: a duct that both ways share, and what it takes to survive any cut."),
         "regional_ring.json"},
        {"continental_gigawatt", CORE_TEXT("Continental gigawatt"),
         CORE_TEXT("Five sites of a gigawatt from the Severn to Lusatia: six routes of 565 to 1,133 km, two of them in one duct, at taper 60 and 45."),
         "continental_gigawatt.json"},
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
