#pragma once

#include "core/store/DesignStore.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace core {

/// A file format that designs come from and go to.
struct DesignFormat {
    const char *id;                     ///< "spanwright", "json"
    const char *name;                   ///< CORE_TEXT
    std::vector<const char *> suffixes; ///< with the dot; the first is the usual one
    /// Null when the format cannot be read. @error as openDesign.
    Result<OpenedDesign> (*read)(const std::filesystem::path &path);
    /// Null when the format cannot be written. The file appears complete or not at all. @error Io.
    Result<void> (*write)(const Design &design, const std::filesystem::path &path);
};

const std::vector<DesignFormat> &designFormats();
const DesignFormat *findDesignFormat(std::string_view id);

/// By the file's suffix; the program's own format when it says nothing.
const DesignFormat &designFormatFor(const std::filesystem::path &path);

} // namespace core
