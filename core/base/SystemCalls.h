#pragma once

#include <sys/types.h>

#include <cstddef>

struct stat;

/// The system calls that writing a file rests on, behind one door, so that a test can make each of them fail once and
/// look at what is left on disk. The same meaning and errno as the calls they are named after.
namespace core::sys {

int open(const char *path, int flags, mode_t mode = 0);
int close(int file);
int stat(const char *path, struct stat *status);
int fstat(int file, struct stat *status);
int fchmod(int file, mode_t mode);
ssize_t read(int file, void *bytes, std::size_t count);
ssize_t write(int file, const void *bytes, std::size_t count);
int fsync(int file);
int link(const char *from, const char *to);
int rename(const char *from, const char *to);
int unlink(const char *path);

/// Lets the n-th call from now on (1 = the next) fail with `error` without being made; -1: none. For tests.
void failCall(int number, int error);
/// Calls made since the last failCall.
int callsMade();

} // namespace core::sys
