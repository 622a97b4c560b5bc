#pragma once

#include "core/model/Design.h"

#include <filesystem>
#include <memory>
#include <string>

namespace core {

/// What stood on disk when a design was opened or saved, to notice that somebody else changed it since.
struct FileStamp {
    std::string digest; ///< XXH3-128 of the canonical design JSON, hex; empty = never saved
};

struct OpenedDesign {
    Design design;
    FileStamp stamp;
    std::vector<Text> notices; ///< unknown keys that were kept, migration done, …
};

/// Opens a `.spanwright` file, or its JSON form, by content. Nothing on disk changes.
/// @error NotFound, Foreign (not ours), TooNew (names the version that reads it), Corrupt, TooLarge, Io.
Result<OpenedDesign> openDesign(const std::filesystem::path &path);

enum class Overwrite { OnlyIfUnchanged, Always };

/// Saves atomically: a complete new SQLite file beside the old one, synced, renamed over it; the old one stays as "<name>~".
/// With OnlyIfUnchanged, @error Changed when the file on disk is no longer what `known` says. @error Io.
Result<FileStamp> saveDesign(const Design &design, const std::filesystem::path &path, const FileStamp &known, Overwrite overwrite = Overwrite::OnlyIfUnchanged);

/// Side file for autosave, "<folder>/.<name>.autosave"; written the same way, removed after a good save.
std::filesystem::path autosavePath(const std::filesystem::path &path);

/// Whoever has a design open for writing.
struct LockOwner {
    std::string user, host;
    long process = 0;
};

/// Held while a design is open for writing; lets go when destroyed. A lock of a process that is gone is taken over.
class DesignLock {
public:
    /// @error Locked, naming user, host and process; Io.
    static Result<DesignLock> acquire(const std::filesystem::path &path);
    DesignLock(DesignLock &&) noexcept;
    DesignLock &operator=(DesignLock &&) noexcept;
    ~DesignLock();

private:
    explicit DesignLock(std::filesystem::path lockFile);
    std::filesystem::path m_lockFile;
};

} // namespace core
