#pragma once

#include <string_view>
#include <vector>

namespace core {

/// A file of `resources/` compiled into the program.
struct EmbeddedText {
    std::string_view name;
    std::string_view text;
};

namespace embedded {
const std::vector<EmbeddedText> &catalogueFiles(); ///< resources/catalogue/*.csv
const std::vector<EmbeddedText> &exampleFiles();   ///< resources/examples/*.json
const std::vector<EmbeddedText> &schemaFiles();    ///< resources/schema/*.json
} // namespace embedded

} // namespace core
