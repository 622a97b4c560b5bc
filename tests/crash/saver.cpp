// Saves two designs over each other until it is killed, and tells which one a file holds. For kill_save.sh.
#include "core/base/FileIo.h"
#include "core/exchange/DesignJson.h"
#include "core/store/DesignStore.h"

#include <cstdio>
#include <filesystem>
#include <string>

namespace {

/// Two designs of different size that nobody takes for one another.
core::Design designNumber(int number)
{
    core::ScenarioParts parts;
    parts.id = "scenario1";
    parts.name = "Design " + std::to_string(number);
    for (int i = 0; i < (number == 0 ? 60 : 250); ++i) {
        core::Site &site = parts.sites.emplace_back();
        site.id = "s" + std::to_string(i);
        site.powerMw = 100 + number;
    }
    core::Design design;
    design.name = parts.name;
    design.scenarios.push_back(*core::Scenario::make(std::move(parts)));
    return design;
}

int complain(const core::Error &error)
{
    std::fprintf(stderr, "%s\n", core::inEnglish(error).c_str());
    return 1;
}

int save(const std::filesystem::path &path)
{
    const core::Design designs[] = {designNumber(0), designNumber(1)};
    for (int i = 0;; ++i) {
        const auto saved = core::saveDesign(designs[i % 2], path, {}, core::Overwrite::Always);
        if (!saved)
            return complain(saved.error());
    }
}

int check(const std::filesystem::path &path)
{
    const auto opened = core::openDesign(path);
    if (!opened)
        return complain(opened.error());
    for (int number = 0; number < 2; ++number) {
        if (opened->design == designNumber(number)) {
            std::printf("%d\n", number);
            return 0;
        }
    }
    std::fprintf(stderr, "%s holds neither design\n", path.c_str());
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string command = argc == 3 ? argv[1] : "";
    if (command == "save")
        return save(argv[2]);
    if (command == "check")
        return check(argv[2]);
    std::fprintf(stderr, "usage: saver save|check FILE\n");
    return 2;
}
