#include "core/base/FileIo.h"

#include "core/base/FileReplacement.h"
#include "core/base/SystemCalls.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace core {

namespace {

namespace fs = std::filesystem;

/// Closes the file when it goes.
class OpenFile {
public:
    OpenFile(const fs::path &path, int flags) : m_file(sys::open(path.c_str(), flags | O_CLOEXEC)) {}
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;
    ~OpenFile()
    {
        if (m_file >= 0)
            sys::close(m_file);
    }
    int get() const { return m_file; }

private:
    int m_file;
};

Error notRead(const fs::path &path, int number)
{
    const std::vector<TextArg> args{path.string()};
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {ErrorCode::NotFound, CORE_TEXT("There is no file “%1”."), args, {}};
    case EISDIR:
        return {ErrorCode::Io, CORE_TEXT("“%1” is a folder. Choose a file in it."), args, {}};
    case EACCES:
    case EPERM:
        return {ErrorCode::Io, CORE_TEXT("“%1” cannot be read: you have no right to. Ask its owner."), args, {}};
    case EMEDIUMTYPE:
        return {ErrorCode::Io, CORE_TEXT("“%1” is a device, not a file."), args, {}};
    default:
        return {ErrorCode::Io, CORE_TEXT("“%1” cannot be read: the disk reports an error. Try again."), args, {}};
    }
}

/// Pipes and devices ("/dev/stdout") take bytes as they come.
Result<void> writeStream(const fs::path &path, std::string_view bytes)
{
    const OpenFile file(path, O_WRONLY);
    int failed = file.get() < 0 ? errno : 0;
    while (failed == 0 && !bytes.empty()) {
        const ssize_t written = sys::write(file.get(), bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            failed = errno;
    }
    if (failed == 0)
        return {};
    const FileFailure failure = describeFileFailure(failed);
    return Error{ErrorCode::Io, CORE_TEXT("“%1” was not written to the end: %2. %3"), {path.string(), Marked{failure.reason}, Marked{failure.mend}}, {}};
}

} // namespace

Result<std::string> readFile(const fs::path &path, std::size_t limit)
{
    const OpenFile file(path, O_RDONLY | O_NONBLOCK); // a pipe without a writer must not hold us
    struct stat status {};
    if (file.get() < 0 || sys::fstat(file.get(), &status) != 0)
        return notRead(path, errno);
    if (!S_ISREG(status.st_mode))
        return notRead(path, S_ISDIR(status.st_mode) ? EISDIR : EMEDIUMTYPE);
    const auto tooLarge = [&] {
        return Error{
            ErrorCode::TooLarge, CORE_TEXT("“%1” is larger than %2 MiB. It was not read."), {path.string(), static_cast<std::int64_t>(limit >> 20U)}, {}};
    };
    if (static_cast<std::size_t>(status.st_size) > limit)
        return tooLarge();
    std::string bytes;
    bytes.resize(static_cast<std::size_t>(status.st_size));
    std::size_t length = 0;
    for (;;) { // to the end, even if the file has grown
        if (length == bytes.size())
            bytes.resize(length + 4096);
        const ssize_t got = sys::read(file.get(), bytes.data() + length, bytes.size() - length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return notRead(path, errno);
        if (got == 0)
            break;
        length += static_cast<std::size_t>(got);
        if (length > limit)
            return tooLarge();
    }
    bytes.resize(length);
    return bytes;
}

Result<void> writeFileAtomically(const fs::path &path, std::string_view bytes)
{
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::is_fifo(status) || fs::is_character_file(status))
        return writeStream(path, bytes);
    Result<FileReplacement> replacement = FileReplacement::begin(path);
    if (!replacement)
        return replacement.error();
    if (Result<void> written = replacement->write(bytes); !written)
        return written;
    return replacement->commit();
}

} // namespace core
