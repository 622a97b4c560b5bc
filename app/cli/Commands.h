#pragma once

#include "app/cli/Command.h"

// One function a command, each in the file of its name.
namespace cli {

void addNew(CLI::App &program, Action &action);
void addSize(CLI::App &program, Action &action);
void addValidate(CLI::App &program, Action &action);
void addExplain(CLI::App &program, Action &action);
void addFailures(CLI::App &program, Action &action);
void addSweep(CLI::App &program, Action &action);
void addReport(CLI::App &program, Action &action);
void addImport(CLI::App &program, Action &action);
void addExport(CLI::App &program, Action &action);
void addFormats(CLI::App &program, Action &action);
void addCalc(CLI::App &program, Action &action);
void addCatalogue(CLI::App &program, Action &action);
void addRender(CLI::App &program, Action &action);

} // namespace cli
