// The lock file: who has a design open, in four lines: user, host, process, start of the process.
#include "core/base/FileIo.h"
#include "core/base/FileReplacement.h"
#include "core/base/Number.h"
#include "core/store/DesignStore.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <vector>

namespace core {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestLockFile = 4096;

struct Holder {
    LockOwner owner;
    std::string start; ///< of the process, in clock ticks since the machine started; tells it from a later one of the same number
};

std::string hostName()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? std::string(name.data()) : std::string("localhost");
}

std::string userName()
{
    std::array<char, 4096> buffer{};
    passwd entry{};
    passwd *found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(::getuid());
}

/// Field 22 of /proc/PID/stat (proc(5)); empty when it cannot be told.
std::string startOf(long process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    std::getline(file, line);
    const std::size_t name = line.rfind(')'); // the name before may hold blanks
    if (name == std::string::npos)
        return {};
    std::istringstream rest(line.substr(name + 1));
    std::string field;
    for (int number = 3; number <= 22; ++number)
        rest >> field;
    return rest ? field : std::string();
}

std::string ownContent()
{
    return fmt::format("{}\n{}\n{}\n{}\n", userName(), hostName(), ::getpid(), startOf(::getpid()));
}

/// Nothing when the file is not a lock: a machine that lost power leaves such ones.
std::optional<Holder> parseHolder(const std::string &content)
{
    std::istringstream lines(content);
    Holder holder;
    std::string process;
    if (!std::getline(lines, holder.owner.user) || !std::getline(lines, holder.owner.host) || !std::getline(lines, process))
        return std::nullopt;
    std::getline(lines, holder.start);
    const auto number = parseInteger(process);
    if (!number || *number <= 0 || *number > std::numeric_limits<pid_t>::max())
        return std::nullopt;
    holder.owner.process = static_cast<long>(*number);
    return holder;
}

/// A process of another machine counts as alive: nobody here can tell.
bool isAlive(const Holder &holder)
{
    if (holder.owner.host != hostName())
        return true;
    if (::kill(static_cast<pid_t>(holder.owner.process), 0) != 0 && errno == ESRCH)
        return false;
    const std::string start = startOf(holder.owner.process);
    return holder.start.empty() || start.empty() || start == holder.start;
}

/// 0, or an errno.
int writeNew(const fs::path &path, const std::string &content)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (file < 0)
        return errno;
    const ssize_t written = ::write(file, content.data(), content.size());
    const int failed = written == static_cast<ssize_t>(content.size()) ? 0 : (written < 0 ? errno : ENOSPC);
    ::close(file);
    if (failed != 0)
        ::unlink(path.c_str());
    return failed;
}

/// Makes the lock file with its content in one step. 0, EEXIST when there is one, or another errno.
int place(const fs::path &lockFile)
{
    const fs::path draft = temporaryBeside(lockFile);
    const std::string content = ownContent();
    if (const int failed = writeNew(draft, content); failed != 0)
        return failed;
    const int failed = ::link(draft.c_str(), lockFile.c_str()) == 0 ? 0 : errno;
    ::unlink(draft.c_str());
    const bool noLinks = failed == EPERM || failed == ENOTSUP || failed == ENOSYS;
    return noLinks ? writeNew(lockFile, content) : failed;
}

/// Removes a lock file whose process is gone, unless another process just did and took the lock. The kernel lock on the
/// old file makes one process do it at a time.
void clear(const fs::path &lockFile, const std::string &content)
{
    const int file = ::open(lockFile.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return;
    struct stat opened {
    }, present{};
    const bool mine = ::flock(file, LOCK_EX | LOCK_NB) == 0 && ::fstat(file, &opened) == 0 && ::stat(lockFile.c_str(), &present) == 0 &&
                      opened.st_ino == present.st_ino && opened.st_dev == present.st_dev;
    const Result<std::string> now = readFile(lockFile, longestLockFile);
    if (mine && now && *now == content)
        ::unlink(lockFile.c_str());
    ::close(file);
}

} // namespace

DesignLock::DesignLock(fs::path lockFile) : m_lockFile(std::move(lockFile)) {}

DesignLock::DesignLock(DesignLock &&other) noexcept : m_lockFile(std::exchange(other.m_lockFile, {})) {}

DesignLock &DesignLock::operator=(DesignLock &&other) noexcept
{
    std::swap(m_lockFile, other.m_lockFile);
    return *this;
}

DesignLock::~DesignLock()
{
    if (m_lockFile.empty())
        return;
    const Result<std::string> content = readFile(m_lockFile, longestLockFile);
    if (content && *content == ownContent())
        ::unlink(m_lockFile.c_str());
}

Result<DesignLock> DesignLock::acquire(const fs::path &path)
{
    const fs::path target = followLinks(path);
    const fs::path lockFile = target.parent_path() / ("." + target.filename().string() + ".lock");
    int failed = EAGAIN;
    for (int attempt = 0; attempt < 20; ++attempt) {
        failed = place(lockFile);
        if (failed == 0)
            return DesignLock(lockFile);
        if (failed != EEXIST)
            break;
        const Result<std::string> content = readFile(lockFile, longestLockFile);
        if (!content && content.error().code == ErrorCode::NotFound)
            continue; // just let go
        if (!content)
            return content.error();
        if (const std::optional<Holder> holder = parseHolder(*content); holder && isAlive(*holder)) {
            return Error{ErrorCode::Locked,
                         CORE_TEXT("“%1” is open for writing by %2 on %3 (process %4). Close it there, or open a copy."),
                         {path.string(), holder->owner.user, holder->owner.host, static_cast<std::int64_t>(holder->owner.process)},
                         {}};
        }
        clear(lockFile, *content);
    }
    const FileFailure failure = describeFileFailure(failed);
    return Error{ErrorCode::Io,
                 CORE_TEXT("“%1” cannot be locked for writing: %2. You can look at it, but saving needs another name. %3"),
                 {path.string(), Marked{failure.reason}, Marked{failure.mend}},
                 {}};
}

} // namespace core
