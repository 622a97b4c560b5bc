#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <vector>

namespace cli {

/// What the program tells its caller when it ends (DESIGN.md section 5).
enum ExitCode : int { Good = 0, ErrorFindings = 1, BadUse = 2, BadInput = 3, CouldNotWrite = 4 };

/// Set by the chosen command's options; run after all of them are read. Returns an ExitCode.
using Action = std::function<int()>;

/// Adds one command to the program: its options, its help, and what it does.
using AddCommand = void (*)(CLI::App &program, Action &action);

/// All commands, in the order of the help (Commands.cpp).
const std::vector<AddCommand> &commands();

} // namespace cli
