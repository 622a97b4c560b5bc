#include "app/cli/Common.h"

#include "core/base/FileIo.h"
#include "core/exchange/DesignJson.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace cli {

namespace {

core::Result<core::OpenedDesign> open(const std::string &file)
{
    if (file != "-")
        return core::openDesign(file);
    const core::Result<std::string> text = readStandardInput(core::designJsonLimit);
    if (!text)
        return text.error();
    core::Result<core::DesignFromJson> read = core::designFromJson(*text, "standard input");
    if (!read)
        return read.error();
    return core::OpenedDesign{std::move(read->design), {}, std::move(read->notices)};
}

} // namespace

core::Result<std::string> readStandardInput(std::size_t limit)
{
    std::string text;
    std::array<char, 65536> block{};
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), stdin)) {
        text.append(block.data(), count);
        if (text.size() > limit)
            return core::Error{
                core::ErrorCode::TooLarge, CORE_TEXT("Standard input holds more than %1 bytes. Is it the right file?"), {static_cast<std::int64_t>(limit)}, {}};
    }
    if (std::ferror(stdin) != 0)
        return core::Error{core::ErrorCode::Io, CORE_TEXT("Standard input could not be read."), {}, {}};
    return text;
}

void say(std::string_view message)
{
    std::fprintf(stderr, "%.*s\n", static_cast<int>(message.size()), message.data());
}

int badInput(const core::Error &error)
{
    say(core::inEnglish(error));
    return BadInput;
}

int badUse(std::string_view message)
{
    say(message);
    return BadUse;
}

int couldNotWrite(const core::Error &error)
{
    say(core::inEnglish(error));
    return CouldNotWrite;
}

std::string listed(const std::vector<std::string> &words)
{
    constexpr std::size_t most = 40;
    std::string out;
    for (std::size_t i = 0; i < std::min(words.size(), most); ++i)
        out += (i == 0 ? "" : ", ") + words[i];
    return words.size() > most ? out + ", …" : out;
}

int deliver(const std::string &path, std::string_view bytes)
{
    if (isStandardOutput(path)) {
        std::fwrite(bytes.data(), 1, bytes.size(), stdout); // main() looks whether it arrived
        return Good;
    }
    const core::Result<void> written = core::writeFileAtomically(path, bytes);
    return written ? static_cast<int>(Good) : couldNotWrite(written.error());
}

std::optional<Loaded> load(const std::string &file)
{
    core::Result<core::OpenedDesign> opened = open(file);
    if (!opened) {
        badInput(opened.error());
        return std::nullopt;
    }
    for (const core::Text &notice : opened->notices)
        say(core::inEnglish(notice));
    core::Result<core::Catalogue> catalogue = core::Catalogue::shipped().withOverlay(opened->design.catalogue);
    if (!catalogue) {
        badInput(catalogue.error());
        return std::nullopt;
    }
    return Loaded{std::move(opened->design), *std::move(catalogue)};
}

void addFile(CLI::App &command, FileOptions &options)
{
    command.add_option("FILE", options.file, "A .spanwright design or its JSON form; - reads JSON from standard input")->required();
}

void addScenario(CLI::App &command, FileOptions &options)
{
    command.add_option("--scenario", options.scenario, "Scenario by name or id (else the baseline, else the first)")->type_name("NAME");
}

const core::Scenario *chooseScenario(const core::Design &design, const std::string &name)
{
    if (name.empty())
        return design.standard();
    const auto called = [&](const core::Scenario &scenario) { return scenario->name == name; };
    if (std::ranges::count_if(design.scenarios, called) > 1 && !design.scenario(name)) {
        std::vector<std::string> ids;
        for (const core::Scenario &scenario : design.scenarios)
            if (called(scenario))
                ids.push_back("“" + scenario->id + "”");
        say("More than one scenario is called “" + name + "”. Say which by its id: " + listed(ids) + ".");
        return nullptr;
    }
    if (const core::Scenario *named = design.scenarioNamed(name))
        return named;
    if (const core::Scenario *identified = design.scenario(name))
        return identified;
    std::vector<std::string> names;
    for (const core::Scenario &scenario : design.scenarios)
        names.push_back("“" + scenario->name + "”");
    say("There is no scenario “" + name + "”. The design holds: " + listed(names) + ".");
    return nullptr;
}

SizedOrCode loadAndSize(const FileOptions &options)
{
    std::optional<Loaded> loaded = load(options.file);
    if (!loaded)
        return {{}, BadInput};
    std::vector<core::Scenario> chosen;
    if (options.all) {
        chosen = loaded->design.scenarios;
    } else if (const core::Scenario *scenario = chooseScenario(loaded->design, options.scenario)) {
        chosen.push_back(*scenario);
    } else {
        return {{}, BadUse};
    }

    Sized sized{*std::move(loaded), {}};
    for (const core::Scenario &scenario : chosen) {
        core::Result<core::Sizing> sizing = core::size(scenario, sized.loaded.catalogue);
        if (!sizing)
            return {{}, badInput(sizing.error())};
        sized.scenarios.push_back({scenario, *std::move(sizing)});
    }
    return {std::move(sized), Good};
}

int codeOf(const std::vector<core::SizedScenario> &scenarios)
{
    const auto open = [](const core::Finding &finding) { return finding.severity == core::Severity::Error && !finding.accepted; };
    const bool any = std::ranges::any_of(scenarios, [&](const core::SizedScenario &scenario) { return std::ranges::any_of(scenario.sizing.findings, open); });
    return any ? ErrorFindings : Good;
}

} // namespace cli
