#include "core/base/FileReplacement.h"

#include "core/base/FileIo.h"
#include "core/base/Number.h"
#include "core/base/SystemCalls.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <limits>

namespace core {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view temporaryPrefix = ".spanwright-";
constexpr mode_t permissionBits = 07777;

/// Marks temporary files of this machine: a process id means nothing on another one.
std::string machineMark()
{
    std::array<char, 256> name{};
    if (::gethostname(name.data(), name.size() - 1) != 0)
        name = {};
    const std::string_view host(name.data());
    return fmt::format("{:016x}", XXH3_64bits(host.data(), host.size()));
}

/// Removes temporary files of processes of this machine that are gone. Failing to is no failure.
void clearStale(const fs::path &folder)
{
    const std::string prefix = std::string(temporaryPrefix) + machineMark() + "-";
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end; entry.increment(ignored)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(prefix))
            continue;
        const std::string_view rest = std::string_view(name).substr(prefix.size());
        const auto process = parseInteger(rest.substr(0, rest.find('-')));
        const bool gone =
            process && *process > 0 && *process <= std::numeric_limits<pid_t>::max() && ::kill(static_cast<pid_t>(*process), 0) != 0 && errno == ESRCH;
        if (gone && entry->is_regular_file(ignored))
            ::unlink(entry->path().c_str());
    }
}

fs::path folderOf(const fs::path &path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// 0, or the errno of the write that failed.
int writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = sys::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        if (written == 0)
            return ENOSPC;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// 0, or an errno. Some file systems cannot sync a folder; then there is nothing more to do.
int syncFolder(const fs::path &folder)
{
    const int file = sys::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return errno;
    const int failed = sys::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
    sys::close(file);
    return failed;
}

} // namespace

fs::path followLinks(fs::path path)
{
    std::error_code ignored;
    for (int hops = 0; hops < 40 && fs::is_symlink(fs::symlink_status(path, ignored)); ++hops) {
        const fs::path next = fs::read_symlink(path, ignored);
        if (ignored)
            break;
        path = next.is_absolute() ? next : folderOf(path) / next;
    }
    return path;
}

fs::path temporaryBeside(const fs::path &path)
{
    static std::atomic<unsigned> counter = 0;
    return folderOf(path) / fmt::format("{}{}-{}-{}", temporaryPrefix, machineMark(), ::getpid(), ++counter);
}

FileFailure describeFileFailure(int number)
{
    switch (number) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return {CORE_TEXT("the disk is full"), CORE_TEXT("Free some space, or save under another name.")};
    case EACCES:
    case EPERM:
    case EROFS:
        return {CORE_TEXT("the place is write-protected"), CORE_TEXT("Choose another folder or name.")};
    case ENOENT:
    case ENOTDIR:
        return {CORE_TEXT("the folder does not exist"), CORE_TEXT("Choose a folder that exists.")};
    case EISDIR:
        return {CORE_TEXT("there is a folder of that name"), CORE_TEXT("Choose another name.")};
    case ENAMETOOLONG:
        return {CORE_TEXT("the name is too long"), CORE_TEXT("Choose a shorter name.")};
    case EMEDIUMTYPE:
        return {CORE_TEXT("it is a device, not a file"), CORE_TEXT("Choose another name.")};
    default:
        return {CORE_TEXT("the disk reports an error"), CORE_TEXT("Try again, or save under another name.")};
    }
}

FileReplacement::FileReplacement(fs::path shown, fs::path target) : m_shown(std::move(shown)), m_target(std::move(target)) {}

FileReplacement::FileReplacement(FileReplacement &&other) noexcept
    : m_shown(std::move(other.m_shown)), m_target(std::move(other.m_target)), m_temporary(std::exchange(other.m_temporary, {})),
      m_file(std::exchange(other.m_file, -1))
{
}

FileReplacement::~FileReplacement()
{
    if (m_file >= 0)
        ::close(m_file);
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

Error FileReplacement::error(int number) const
{
    const FileFailure failure = describeFileFailure(number);
    return {ErrorCode::Io,
            CORE_TEXT("“%1” was not written: %2. What was there before is untouched. %3"),
            {m_shown.string(), Marked{failure.reason}, Marked{failure.mend}},
            {}};
}

Result<FileReplacement> FileReplacement::begin(const fs::path &path)
{
    FileReplacement replacement(path, followLinks(path));
    if (replacement.m_target.filename().empty())
        return replacement.error(EISDIR);
    clearStale(folderOf(replacement.m_target));
    if (Result<void> result = replacement.createTemporary(); !result)
        return result.error();
    return replacement;
}

/// The new file has the old one's permissions; it is nobody else's to read before it has.
Result<void> FileReplacement::createTemporary()
{
    struct stat old {};
    const bool exists = sys::stat(m_target.c_str(), &old) == 0;
    if (!exists && errno != ENOENT)
        return error(errno);
    if (exists && !S_ISREG(old.st_mode))
        return error(S_ISDIR(old.st_mode) ? EISDIR : EMEDIUMTYPE);
    if (exists && ::access(m_target.c_str(), W_OK) != 0)
        return error(errno);
    const fs::path temporary = temporaryBeside(m_target);
    m_file = sys::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, exists ? 0600 : 0666);
    if (m_file < 0)
        return error(errno);
    m_temporary = temporary;
    if (!exists)
        return {};
    // The group matters where a folder is shared; who may not set it keeps his own. Some file systems have no permissions.
    [[maybe_unused]] const int ignored = ::fchown(m_file, static_cast<uid_t>(-1), old.st_gid);
    if (sys::fchmod(m_file, old.st_mode & permissionBits) != 0 && errno != EPERM && errno != ENOTSUP)
        return error(errno);
    return {};
}

Result<void> FileReplacement::write(std::string_view bytes)
{
    int failed = writeAll(m_file, bytes);
    if (failed == 0 && sys::fsync(m_file) != 0)
        failed = errno;
    if (sys::close(std::exchange(m_file, -1)) != 0 && failed == 0)
        failed = errno;
    return failed == 0 ? Result<void>() : error(failed);
}

Result<void> FileReplacement::keepBackup(const fs::path &backup)
{
    const fs::path second = temporaryBeside(m_target);
    if (sys::link(m_target.c_str(), second.c_str()) != 0) {
        if (errno == ENOENT)
            return {};                                     // there is no old file
        if (Result<void> result = copyTo(second); !result) // no hard links here
            return result;
    }
    if (sys::rename(second.c_str(), backup.c_str()) != 0) {
        const Error failure = error(errno);
        ::unlink(second.c_str());
        return failure;
    }
    ::unlink(second.c_str()); // rename leaves it when both are links to one file
    return {};
}

Result<void> FileReplacement::copyTo(const fs::path &copy) const
{
    const Result<std::string> bytes = readFile(m_target, std::numeric_limits<std::size_t>::max());
    if (!bytes)
        return bytes.error();
    const int file = sys::open(copy.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return error(errno);
    int failed = writeAll(file, *bytes);
    if (failed == 0 && sys::fsync(file) != 0)
        failed = errno;
    if (sys::close(file) != 0 && failed == 0)
        failed = errno;
    if (failed == 0)
        return {};
    ::unlink(copy.c_str());
    return error(failed);
}

Result<void> FileReplacement::commit()
{
    if (sys::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return error(errno);
    m_temporary.clear();
    if (const int failed = syncFolder(folderOf(m_target)); failed != 0) {
        const FileFailure failure = describeFileFailure(failed);
        return Error{ErrorCode::Io,
                     CORE_TEXT("“%1” was written, but the disk did not confirm it: %2. Save it again to be sure."),
                     {m_shown.string(), Marked{failure.reason}},
                     {}};
    }
    return {};
}

} // namespace core
