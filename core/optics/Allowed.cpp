#include "core/optics/Allowed.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace core {

namespace {

/// "OSFP or QSFP-DD800", "OSFP / OSFP1600", "QSFP-DD, OSFP" → single names.
std::vector<std::string_view> names(std::string_view text)
{
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" ,/"), text.size());
        const std::string_view name = text.substr(0, end);
        if (!name.empty() && name != "or")
            found.push_back(name);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

/// Family and generation: "QSFP-DD800" → ("QSFP-DD", 800); no number = the first generation.
struct FormFactor {
    std::string_view family;
    int generation = 0;
};

FormFactor parse(std::string_view name)
{
    std::size_t digits = name.size();
    while (digits > 0 && name[digits - 1] >= '0' && name[digits - 1] <= '9')
        --digits;
    int generation = 0;
    for (const char digit : name.substr(digits))
        generation = std::min(generation * 10 + (digit - '0'), 100'000);
    return {name.substr(0, digits), generation};
}

} // namespace

bool formFactorFits(std::string_view moduleFormFactors, std::string_view cageFormFactors)
{
    for (const std::string_view moduleName : names(moduleFormFactors)) {
        const FormFactor module = parse(moduleName);
        for (const std::string_view cageName : names(cageFormFactors)) {
            const FormFactor cage = parse(cageName);
            if (module.family == cage.family && module.generation <= cage.generation)
                return true;
        }
    }
    return false;
}

std::optional<Text> whyNotInCage(const PluggableRow &optic, const RouterRow &router)
{
    if (optic.clientRateGbps && router.portRateGbps && *optic.clientRateGbps > *router.portRateGbps)
        return Text{CORE_TEXT("%1 runs at %2 Gb/s, but the cages of %3 at %4 Gb/s."), {optic.name, *optic.clientRateGbps, router.model, *router.portRateGbps}};
    if (!formFactorFits(optic.formFactors, router.portFormFactor))
        return Text{CORE_TEXT("%1 comes as %2, but %3 has cages for %4."), {optic.name, optic.formFactors, router.model, router.portFormFactor}};
    if (optic.powerMaxW && router.cagePowerMaxW && *optic.powerMaxW > *router.cagePowerMaxW)
        return Text{CORE_TEXT("%1 takes up to %2 W, but a cage of %3 powers and cools %4 W."),
                    {optic.name, *optic.powerMaxW, router.model, *router.cagePowerMaxW}};
    return std::nullopt;
}

std::optional<Text> whyNotAllowed(const PluggableRow &optic, const Resolved &resolved, const AssumptionSet &assumptions)
{
    if (std::ranges::find(resolved.allowed, &optic) != resolved.allowed.end())
        return std::nullopt;
    if (optic.year && *optic.year > assumptions.number("plan_year"))
        return Text{CORE_TEXT("%1 ships in %2, after the plan year %3."),
                    {optic.name, std::to_string(*optic.year), std::to_string(assumptions.count("plan_year"))}};
    return Text{CORE_TEXT("%1 is not in the list of allowed pluggables."), {optic.name}};
}

} // namespace core
