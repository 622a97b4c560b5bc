// The list of design formats; command line, dialogs and tests read it.
#include "core/exchange/Formats.h"

#include "core/base/FileIo.h"
#include "core/exchange/DesignJson.h"

#include <algorithm>

namespace core {

namespace {

Result<void> writeOwn(const Design &design, const std::filesystem::path &path)
{
    const Result<FileStamp> saved = saveDesign(design, path, {}, Overwrite::Always);
    return saved ? Result<void>() : saved.error();
}

Result<OpenedDesign> readJson(const std::filesystem::path &path)
{
    const Result<std::string> text = readFile(path, designJsonLimit);
    if (!text)
        return text.error();
    Result<DesignFromJson> read = designFromJson(*text, path.string());
    if (!read)
        return read.error();
    return OpenedDesign{std::move(read->design), {}, std::move(read->notices)};
}

Result<void> writeJson(const Design &design, const std::filesystem::path &path)
{
    return writeFileAtomically(path, designToJson(design));
}

} // namespace

const std::vector<DesignFormat> &designFormats()
{
    static const std::vector<DesignFormat> all{
        {"spanwright", CORE_TEXT("Spanwright design"), {".spanwright"}, &openDesign, &writeOwn},
        {"json", CORE_TEXT("Design as JSON"), {".json"}, &readJson, &writeJson},
    };
    return all;
}

const DesignFormat *findDesignFormat(std::string_view id)
{
    const auto found = std::ranges::find_if(designFormats(), [&](const DesignFormat &format) { return id == format.id; });
    return found == designFormats().end() ? nullptr : &*found;
}

const DesignFormat &designFormatFor(const std::filesystem::path &path)
{
    const std::string suffix = path.extension().string();
    const auto found = std::ranges::find_if(
        designFormats(), [&](const DesignFormat &format) { return std::ranges::any_of(format.suffixes, [&](const char *known) { return suffix == known; }); });
    return found == designFormats().end() ? designFormats().front() : *found;
}

} // namespace core
