#include "core/optics/Lightpaths.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

/// Channels of one plane over every route, of the plane with most of them.
std::vector<std::int64_t> channelsByRoute(const std::vector<Lightpath> &lightpaths, std::size_t routes, std::int64_t planes)
{
    std::map<int, std::vector<std::int64_t>> groups;
    for (const Lightpath &path : lightpaths) {
        std::vector<std::int64_t> &channels = groups.try_emplace(planeKey(path.planes), routes, 0).first->second;
        for (const std::size_t route : path.routes)
            channels[route] += path.channels / planeCount(path.planes, planes);
    }
    std::vector<std::int64_t> most(routes, 0);
    for (const auto &[key, channels] : groups)
        std::ranges::transform(most, channels, most.begin(), [](std::int64_t x, std::int64_t y) { return std::max(x, y); });
    return most;
}

/// Whether a piece was judged with its routes as they stand.
bool stands(const Lightpath &path, const LightPiece &piece, const std::vector<RouteLine> &lines, const std::vector<std::int64_t> &channels,
            const Resolved &resolved, const LightModel &light)
{
    for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
        const std::size_t route = path.routes[hop];
        const SpanPlan own = light.spans(resolved.routes[route], path.optic), &all = lines[route].plan;
        const bool crowded = piece.verdict.lineClass == LineClass::BareFibre && channels[route] > 1;
        if (own.spans != all.spans || own.raman != all.raman || piece.verdict.lineClass != lines[route].lineClass || crowded)
            return false;
    }
    return true;
}

/// Judges every piece with the routes as they stand and raises the routes to what the pieces ask for.
/// @return whether a route was raised.
bool judgeAgain(std::vector<Lightpath> &lightpaths, std::vector<RouteLine> &lines, const std::vector<std::int64_t> &channels, const Resolved &resolved,
                const LightModel &light, bool final)
{
    bool raised = false;
    for (Lightpath &path : lightpaths) {
        for (LightPiece &piece : path.pieces) {
            if (stands(path, piece, lines, channels, resolved, light))
                continue;
            std::vector<const ResolvedRoute *> hops;
            std::vector<std::int64_t> spans;
            LightQuestion question;
            question.optic = path.optic;
            question.channelsPerPlane = 0;
            LineClass least = LineClass::BareFibre;
            bool raman = false;
            for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
                const std::size_t route = path.routes[hop];
                hops.push_back(&resolved.routes[route]);
                spans.push_back(lines[route].plan.spans);
                raman = raman || lines[route].plan.raman;
                least = std::max(least, lines[route].lineClass);
                question.channelsPerPlane = std::max(question.channelsPerPlane, channels[route]);
            }
            question.routes = hops;
            question.spans = spans;
            question.raman = raman;
            if (final || least == LineClass::Amplified)
                question.lineClass = least;
            piece.verdict = verdictOf(light.budget(question));
            for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
                LineClass &lineClass = lines[path.routes[hop]].lineClass;
                raised = raised || piece.verdict.lineClass > lineClass;
                lineClass = std::max(lineClass, piece.verdict.lineClass);
            }
        }
    }
    return raised;
}

} // namespace

std::vector<RouteLine> settleLines(std::vector<Lightpath> &lightpaths, const Resolved &resolved, const Catalogue &catalogue, const LightModel &light,
                                   std::int64_t planes)
{
    std::vector<RouteLine> lines(resolved.routes.size(), {{}, LineClass::BareFibre});
    std::vector<char> lit(resolved.routes.size(), 0);
    std::vector<std::int64_t> users(resolved.routes.size(), 0);
    for (const Lightpath &path : lightpaths) {
        for (const LightPiece &piece : path.pieces) {
            for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
                const std::size_t route = path.routes[hop];
                const SpanPlan plan = light.spans(resolved.routes[route], path.optic);
                SpanPlan &all = lines[route].plan;
                all.raman = plan.spans > all.spans ? plan.raman : plan.spans == all.spans ? all.raman || plan.raman : all.raman;
                all.spans = std::max(all.spans, plan.spans);
                lines[route].lineClass = std::max(lines[route].lineClass, piece.verdict.lineClass);
                ++users[route];
                lit[route] = 1;
            }
        }
    }
    for (std::size_t route = 0; route < lines.size(); ++route) {
        if (lit[route] != 0)
            continue;
        const std::string &wanted = resolved.routes[route].pluggable;
        lines[route].plan = light.spans(resolved.routes[route], wanted == "auto" ? nullptr : catalogue.pluggable(wanted));
        lines[route].lineClass = lines[route].plan.spans > 1 ? LineClass::Amplified : LineClass::BareFibre;
    }
    const std::vector<std::int64_t> channels = channelsByRoute(lightpaths, resolved.routes.size(), planes);
    const bool alone = std::ranges::all_of(users, [](std::int64_t count) { return count <= 1; });
    const auto crowded = [&](const Lightpath &path) { // protection gave it more channels than it was judged with
        return path.channels > planeCount(path.planes, planes) &&
               std::ranges::any_of(path.pieces, [](const LightPiece &piece) { return piece.verdict.lineClass == LineClass::BareFibre; });
    };
    if (alone && std::ranges::none_of(lightpaths, crowded))
        return lines; // every light has its routes to itself: judged right the first time
    while (judgeAgain(lightpaths, lines, channels, resolved, light, false)) {
        // classes only rise, so this ends
    }
    judgeAgain(lightpaths, lines, channels, resolved, light, true);
    return lines;
}

} // namespace core
