#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace core {

/// Reads a whole regular file of at most `limit` bytes. @error NotFound, TooLarge, Io; names the file.
Result<std::string> readFile(const std::filesystem::path &path, std::size_t limit);

/// Writes beside the target, syncs, renames over it and syncs the folder: the file holds the old bytes or the new ones,
/// whatever happens. Keeps the target's permissions; follows a symbolic link to its target.
/// @error Io with what is safe and what to do; nothing is left behind.
Result<void> writeFileAtomically(const std::filesystem::path &path, std::string_view bytes);

} // namespace core
