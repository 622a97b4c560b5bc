#include "core/base/SystemCalls.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>

namespace core::sys {

namespace {

std::atomic<int> made = 0, failing = -1, failure = 0;

/// Counts a call; true when it is the one that has to fail.
bool fails()
{
    if (++made != failing)
        return false;
    errno = failure;
    return true;
}

} // namespace

int open(const char *path, int flags, mode_t mode)
{
    return fails() ? -1 : ::open(path, flags, mode);
}
int stat(const char *path, struct stat *status)
{
    return fails() ? -1 : ::stat(path, status);
}
int fstat(int file, struct stat *status)
{
    return fails() ? -1 : ::fstat(file, status);
}
int fchmod(int file, mode_t mode)
{
    return fails() ? -1 : ::fchmod(file, mode);
}
ssize_t read(int file, void *bytes, std::size_t count)
{
    return fails() ? -1 : ::read(file, bytes, count);
}
ssize_t write(int file, const void *bytes, std::size_t count)
{
    return fails() ? -1 : ::write(file, bytes, count);
}
int fsync(int file)
{
    return fails() ? -1 : ::fsync(file);
}
int link(const char *from, const char *to)
{
    return fails() ? -1 : ::link(from, to);
}
int rename(const char *from, const char *to)
{
    return fails() ? -1 : ::rename(from, to);
}
int unlink(const char *path)
{
    return fails() ? -1 : ::unlink(path);
}

int close(int file)
{
    const bool failed = fails();
    const int error = errno, result = ::close(file); // a failed close closes all the same
    if (!failed)
        return result;
    errno = error;
    return -1;
}

void failCall(int number, int error)
{
    made = 0;
    failing = number;
    failure = error;
}

int callsMade()
{
    return made;
}

} // namespace core::sys
