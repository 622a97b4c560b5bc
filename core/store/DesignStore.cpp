#include "core/store/DesignStore.h"

#include "core/base/FileIo.h"
#include "core/base/FileReplacement.h"
#include "core/base/SystemCalls.h"
#include "core/exchange/DesignJson.h"
#include "core/store/DesignDatabase.h"

#include <algorithm>
#include <cctype>

namespace core {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t fileLimit = 512UL << 20U; ///< bytes; the tables take more room than the JSON
constexpr std::string_view autosaveSuffix = ".autosave";

bool isAutosave(const fs::path &path)
{
    const std::string name = path.filename().string();
    return name.starts_with('.') && name.ends_with(autosaveSuffix);
}

bool isJsonName(const fs::path &path)
{
    std::string suffix = path.extension().string();
    std::ranges::transform(suffix, suffix.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return suffix == ".json";
}

fs::path backupOf(const fs::path &target)
{
    return fs::path(target) += "~";
}

/// Whether the bytes may be the JSON form: the first thing in them is an object.
bool looksLikeJson(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::size_t at = bytes.find_first_not_of(" \t\r\n");
    return at != std::string_view::npos && bytes[at] == '{';
}

/// By content, whatever the file is called.
Result<OpenedDesign> openBytes(std::string_view bytes, const std::string &file)
{
    OpenedDesign opened;
    if (bytes.empty())
        return Error{ErrorCode::Corrupt, CORE_TEXT("The file is empty. Open a backup of it."), {}, Place{file, 0, 0}};
    if (isDatabase(bytes)) {
        Result<Design> design = designFromDatabase(bytes, file);
        if (!design)
            return design.error();
        opened.design = std::move(*design);
    } else if (looksLikeJson(bytes)) {
        Result<DesignFromJson> read = designFromJson(bytes, file);
        if (!read)
            return read.error();
        opened.design = std::move(read->design);
        opened.notices = std::move(read->notices);
    } else {
        return Error{ErrorCode::Foreign, CORE_TEXT("This is not a Spanwright design. Choose a .spanwright or .json file."), {}, Place{file, 0, 0}};
    }
    opened.stamp.digest = designDigest(opened.design);
    return opened;
}

/// The same failure, told by what it means for the design.
Error notSaved(const Error &error)
{
    if (error.code != ErrorCode::Io || error.args.size() != 3)
        return error;
    return {ErrorCode::Io, CORE_TEXT("The design was not saved: %2. Your changes are still open, and what “%1” held before is untouched. %3"), error.args,
            error.place};
}

/// What was written is read back from the disk before it may replace anything.
Result<void> verify(const fs::path &temporary, std::string_view bytes, const std::string &digest, const fs::path &shown)
{
    const Result<std::string> written = readFile(temporary, fileLimit);
    if (written && *written == bytes) {
        const Result<OpenedDesign> opened = openBytes(*written, shown.string());
        if (opened && opened->stamp.digest == digest)
            return {};
    }
    return Error{ErrorCode::Io,
                 CORE_TEXT("The design was not saved: the disk did not give back what was written to it. Your changes are still open, and what “%1” held "
                           "before is untouched. Save under another name."),
                 {shown.string()},
                 {}};
}

/// Nobody else's work is overwritten: what stands on disk is what was opened, or what is about to be saved.
Result<void> checkUnchanged(const fs::path &path, const FileStamp &known, const std::string &digest)
{
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    if (!fs::is_regular_file(status))
        return {}; // nothing there, or nothing that could be replaced: saving says what
    const Result<OpenedDesign> present = openDesign(path);
    if (present && (present->stamp.digest == digest || (!known.digest.empty() && present->stamp.digest == known.digest)))
        return {};
    if (known.digest.empty())
        return Error{ErrorCode::Changed,
                     CORE_TEXT("The design was not saved: there is a file “%1” already. Nothing was changed. Overwrite it, or choose another name."),
                     {path.string()},
                     {}};
    return Error{
        ErrorCode::Changed,
        CORE_TEXT(
            "The design was not saved: somebody else changed “%1” since it was opened. Your changes are still open. Overwrite it, or save under another name."),
        {path.string()},
        {}};
}

} // namespace

Result<OpenedDesign> openDesign(const fs::path &path)
{
    const Result<std::string> bytes = readFile(path, fileLimit);
    if (!bytes)
        return bytes.error();
    Result<OpenedDesign> opened = openBytes(*bytes, path.string());
    const fs::path backup = backupOf(followLinks(path));
    std::error_code ignored;
    if (!opened && opened.error().code == ErrorCode::Corrupt && isDatabase(*bytes) && fs::is_regular_file(backup, ignored)) {
        Error error = opened.error();
        error.text = CORE_TEXT("The file is damaged and was not opened: %1. Open its backup, “%2”.");
        error.args.emplace_back(backup.string());
        return error;
    }
    return opened;
}

Result<FileStamp> saveDesign(const Design &design, const fs::path &path, const FileStamp &known, Overwrite overwrite)
{
    if (const Result<void> good = checkDesign(design); !good)
        return good.error();
    const FileStamp stamp{designDigest(design)};
    if (overwrite == Overwrite::OnlyIfUnchanged) {
        if (const Result<void> unchanged = checkUnchanged(path, known, stamp.digest); !unchanged)
            return unchanged.error();
    }
    const Result<std::string> bytes = isJsonName(path) ? Result<std::string>(designToJson(design)) : designToDatabase(design);
    if (!bytes)
        return bytes.error();
    if (bytes->size() > fileLimit || (isJsonName(path) && bytes->size() > designJsonLimit))
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("The design was not saved: it is larger than a file may be. Your changes are still open. Split it into several designs."),
                     {},
                     {}};

    Result<FileReplacement> replacement = FileReplacement::begin(path);
    if (!replacement)
        return notSaved(replacement.error());
    if (const Result<void> written = replacement->write(*bytes); !written)
        return notSaved(written.error());
    if (const Result<void> good = verify(replacement->temporary(), *bytes, stamp.digest, path); !good)
        return good.error();
    if (!isAutosave(path)) {
        if (const Result<void> kept = replacement->keepBackup(backupOf(replacement->target())); !kept)
            return notSaved(kept.error());
    }
    if (const Result<void> placed = replacement->commit(); !placed)
        return notSaved(placed.error());
    if (!isAutosave(path))
        sys::unlink(autosavePath(path).c_str());
    return stamp;
}

fs::path autosavePath(const fs::path &path)
{
    return path.parent_path() / ("." + path.filename().string() + std::string(autosaveSuffix));
}

} // namespace core
