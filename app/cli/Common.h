#pragma once

#include "app/cli/Command.h"
#include "core/catalogue/Catalogue.h"
#include "core/exchange/SizingJson.h"
#include "core/store/DesignStore.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// A message on standard error, one line.
void say(std::string_view message);

/// Tells the error and gives the exit code of bad input.
int badInput(const core::Error &error);
int badUse(std::string_view message);
int couldNotWrite(const core::Error &error);

/// "north, south, west", at most 40 of them.
std::string listed(const std::vector<std::string> &words);

/// Writes a result: to standard output for "" and "-", else atomically to the file. @return Good or CouldNotWrite.
int deliver(const std::string &path, std::string_view bytes);

inline bool isStandardOutput(const std::string &path)
{
    return path.empty() || path == "-";
}

/// Standard input, whole. @error TooLarge, Io.
core::Result<std::string> readStandardInput(std::size_t limit);

/// A design with its own catalogue, as every command that takes FILE begins.
struct Loaded {
    core::Design design;
    core::Catalogue catalogue;
};

/// Opens FILE ("-" reads JSON from standard input) and tells its notices. Nothing: the error has been told.
std::optional<Loaded> load(const std::string &file);

/// FILE and --scenario of a command.
struct FileOptions {
    std::string file, scenario;
    bool all = false;
};
void addFile(CLI::App &command, FileOptions &options);
void addScenario(CLI::App &command, FileOptions &options);

/// The scenario asked for, else the baseline, else the first. Nothing: the error has been told, with the names there are.
const core::Scenario *chooseScenario(const core::Design &design, const std::string &name);

/// One sized scenario and all that reports need. Code is set when something went wrong and was told.
struct Sized {
    Loaded loaded;
    std::vector<core::SizedScenario> scenarios;
};
struct SizedOrCode {
    std::optional<Sized> sized;
    int code = Good;
};
SizedOrCode loadAndSize(const FileOptions &options);

/// ErrorFindings when a finding of severity error is neither mended nor accepted.
int codeOf(const std::vector<core::SizedScenario> &scenarios);

} // namespace cli
