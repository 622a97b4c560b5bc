#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string_view>

namespace core {

/// A file being written beside its target, to take the target's place when it is complete. Until commit() the target is
/// untouched; without commit() nothing is left behind. What a process that died left in the folder is cleared away.
class FileReplacement {
public:
    /// Follows symbolic links. The target need not exist. @error Io: names the target, says why and what to do.
    static Result<FileReplacement> begin(const std::filesystem::path &path);

    FileReplacement(FileReplacement &&other) noexcept;
    FileReplacement &operator=(FileReplacement &&) = delete;
    ~FileReplacement();

    const std::filesystem::path &target() const { return m_target; } ///< links resolved
    const std::filesystem::path &temporary() const { return m_temporary; }

    /// The whole content, once; on disk when this returns. @error Io.
    Result<void> write(std::string_view bytes);
    /// Makes `backup` hold what the target holds now, if it exists, in one step and without moving the target. @error Io.
    Result<void> keepBackup(const std::filesystem::path &backup);
    /// Takes the target's place. @error Io.
    Result<void> commit();

private:
    FileReplacement(std::filesystem::path shown, std::filesystem::path target);
    Error error(int number) const;
    Result<void> createTemporary();
    Result<void> copyTo(const std::filesystem::path &copy) const;

    std::filesystem::path m_shown; ///< as messages name the target
    std::filesystem::path m_target;
    std::filesystem::path m_temporary; ///< empty = none
    int m_file = -1;
};

/// Where a chain of symbolic links ends, whether or not something is there.
std::filesystem::path followLinks(std::filesystem::path path);

/// A new hidden name in the folder of `path`, known to be this process's: what is left of it after a crash is cleared away.
std::filesystem::path temporaryBeside(const std::filesystem::path &path);

/// Why a file operation failed, and what helps, for an errno.
struct FileFailure {
    const char *reason; ///< CORE_TEXT, "the disk is full"
    const char *mend;   ///< CORE_TEXT, a sentence
};
FileFailure describeFileFailure(int number);

} // namespace core
