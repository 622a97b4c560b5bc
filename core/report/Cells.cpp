#include "core/report/Cells.h"

namespace core {

std::string joined(const std::vector<std::string> &parts, std::string_view between)
{
    std::string out;
    for (const std::string &part : parts) {
        if (!out.empty())
            out += between;
        out += part;
    }
    return out;
}

std::string joinedIds(const std::vector<std::string> &ids)
{
    return joined(ids, ";");
}

std::string siteName(const ReportContext &context, std::string_view siteId)
{
    const Site *site = context.scenario.site(siteId);
    return site ? displayName(*site) : std::string(siteId);
}

std::string routeName(const ReportContext &context, std::string_view routeId)
{
    const Route *route = context.scenario.route(routeId);
    return route ? displayName(*route, context.scenario) : std::string(routeId);
}

std::string itemName(const ReportContext &context, std::string_view table, std::string_view id)
{
    return id.empty() ? std::string() : catalogueLabel(context.catalogue, table, id);
}

} // namespace core
