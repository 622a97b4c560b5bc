#include "core/sizing/Transponders.h"

#include "core/base/Number.h"
#include "core/money/Prices.h"
#include "core/sizing/PlaneGroups.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>

namespace core {

namespace {

std::optional<double> times(double count, std::optional<double> each)
{
    return each ? std::optional(count * *each) : std::nullopt;
}

std::optional<double> less(std::optional<double> of, std::optional<double> by)
{
    return of && by ? std::optional(*of - *by) : std::nullopt;
}

bool isDigit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// The number that starts at `at`, which moves behind it.
std::optional<double> numberAt(std::string_view text, std::size_t &at)
{
    const std::size_t first = at;
    while (at < text.size() && (isDigit(text[at]) || text[at] == '.'))
        ++at;
    return parseNumber(text.substr(first, at - first));
}

/// "800G to ~1000 km": rate, then the first number behind it that is followed by kilometres, over a range or a "+".
std::optional<TransponderMode> modeOf(std::string_view clause)
{
    std::size_t at = 0;
    const auto skip = [&] {
        while (at < clause.size() && !isDigit(clause[at]))
            ++at;
    };
    skip();
    const std::optional<double> rate = numberAt(clause, at);
    if (!rate || at >= clause.size() || (clause[at] != 'G' && clause[at] != 'T'))
        return std::nullopt;
    const double gbps = clause[at] == 'T' ? *rate * 1000 : *rate;
    skip();
    const std::optional<double> km = numberAt(clause, at);
    const bool told = clause.substr(std::min(at, clause.size())).find("km") != std::string_view::npos;
    return km && told && *km > 0 && gbps > 0 ? std::optional(TransponderMode{gbps, *km}) : std::nullopt;
}

/// Segments of one lightpath, in order: one behind another where the light is regenerated between them.
using Lightpath = std::span<SegmentSizing>;

std::vector<Lightpath> lightpathsOf(std::vector<SegmentSizing> &segments)
{
    std::vector<Lightpath> paths;
    for (std::size_t first = 0; first < segments.size();) {
        std::size_t end = first + 1;
        while (end < segments.size() && segments[end].regeneratedAtA)
            ++end;
        paths.push_back(std::span(segments).subspan(first, end - first));
        first = end;
    }
    return paths;
}

/// How many segments each piece of a lightpath takes in, as many as the reach allows; empty where a segment is too long for it.
std::vector<std::size_t> joined(const Lightpath &path, double reachKm)
{
    std::vector<std::size_t> pieces;
    double lengthKm = 0;
    for (const SegmentSizing &segment : path) {
        if (segment.lengthKm > reachKm)
            return {};
        lengthKm += segment.lengthKm;
        if (pieces.empty() || lengthKm > reachKm) {
            pieces.push_back(0);
            lengthKm = segment.lengthKm;
        }
        ++pieces.back();
    }
    return pieces;
}

void lightWith(const Lightpath &path, const std::vector<std::size_t> &pieces, double lineGbps)
{
    std::size_t at = 0;
    for (const std::size_t piece : pieces) {
        for (std::size_t i = 0; i < piece; ++i, ++at) {
            path[at].transponderGbps = lineGbps;
            path[at].transpondersAtA = i == 0;
            path[at].transpondersAtB = i + 1 == piece;
        }
    }
}

void light(const Lightpath &path, const TransponderRow &transponder, const std::vector<TransponderMode> &modes, std::int64_t planes)
{
    for (SegmentSizing &segment : path)
        segment.transponderGbps = 0;
    if (modes.empty()) { // nothing is said about its reach: as far as the pluggable's
        lightWith(path, std::vector<std::size_t>(path.size(), 1), std::min(transponder.lineRateMaxGbps.value_or(0), transponderLineGbps));
        return;
    }
    std::optional<std::int64_t> fewest;
    for (const TransponderMode &mode : modes) {
        const std::vector<std::size_t> pieces = joined(path, mode.reachKm);
        const double lineGbps = std::min(mode.rateGbps, transponderLineGbps);
        const std::int64_t lines = static_cast<std::int64_t>(pieces.size()) *
                                   transponderLines(path.front().channels, path.front().rateGbps, lineGbps, planeCount(path.front().planes, planes));
        if (pieces.empty() || (fewest && lines >= *fewest))
            continue;
        fewest = lines;
        lightWith(path, pieces, lineGbps);
    }
}

/// Ends of light on one route, or everywhere.
class Ends {
public:
    void add(const SegmentSizing &segment, bool transponders, std::int64_t planes)
    {
        m_channels[segment.pluggableId] += segment.channels;
        if (segment.transponderGbps <= 0)
            m_lines.reset();
        else if (m_lines && transponders)
            *m_lines += transponderLines(segment.channels, segment.rateGbps, segment.transponderGbps, planeCount(segment.planes, planes));
    }

    TransponderSizing compared(const Catalogue &catalogue, const Resolved &resolved) const
    {
        TransponderSizing out;
        out.pluggableW = overOptics([&](const std::string &id) { return catalogue.pluggable(id)->powerTypW; });
        out.pluggableUsd = overOptics([&](const std::string &id) { return priceEach(catalogue, id); });
        out.lines = m_lines;
        if (m_lines) {
            const TransponderRow &row = *resolved.transponder;
            const auto lines = static_cast<double>(*m_lines);
            out.powerW = times(lines, row.wattsPer800gWithTwoGreyClients);
            out.rackUnits = times(lines * transponderLineTbps, row.rackUnitsPerTbps);
            out.usd = times(lines, lineUsd(catalogue, resolved));
        }
        out.extraW = less(out.powerW, out.pluggableW);
        out.extraUsd = less(out.usd, out.pluggableUsd);
        return out;
    }

    static std::optional<double> lineUsd(const Catalogue &catalogue, const Resolved &resolved)
    {
        const PriceRow *price = catalogue.priceOf(resolved.transponder->id);
        const std::optional<double> grey = priceEach(catalogue, resolved.clientOptic->id);
        if (price == nullptr || price->per != "line_tbps" || !price->typicalUsd || !grey)
            return std::nullopt;
        return transponderLineUsd(*price->typicalUsd, greyOpticsPerLine(*resolved.clientOptic), *grey);
    }

private:
    template <class Each>
    std::optional<double> overOptics(const Each &each) const
    {
        double sum = 0;
        for (const auto &[id, count] : m_channels) {
            const std::optional<double> one = each(id);
            if (!one)
                return std::nullopt;
            sum += static_cast<double>(count) * *one;
        }
        return sum;
    }

    std::map<std::string, std::int64_t> m_channels;
    std::optional<std::int64_t> m_lines = 0;
};

/// Per Gb/s of line, so that rates compare; pieces that a line just beyond `km` takes.
double perGbps(const LineChoice &choice, double km)
{
    return (std::floor(km / choice.reachKm + 1e-9) + 1) * choice.perEnd / choice.rateGbps;
}

void addFlips(TransponderSizing &out, const PluggableRow &optic, const std::vector<TransponderMode> &modes, const Catalogue &catalogue,
              const Resolved &resolved)
{
    const std::optional<double> reach = catalogueReachKm(optic);
    const auto flip = [&](std::optional<double> pluggable, std::optional<double> line) -> std::optional<double> {
        if (!reach || !pluggable || !line || optic.clientRateGbps.value_or(0) <= 0)
            return std::nullopt;
        std::vector<LineChoice> choices;
        for (const TransponderMode &mode : modes)
            choices.push_back({*line, std::min(mode.rateGbps, transponderLineGbps), mode.reachKm});
        return flipKm({*pluggable, *optic.clientRateGbps, *reach}, choices);
    };
    out.flipPowerKm = flip(optic.powerTypW, resolved.transponder->wattsPer800gWithTwoGreyClients);
    out.flipUsdKm = flip(priceEach(catalogue, optic.id), Ends::lineUsd(catalogue, resolved));
}

} // namespace

std::vector<TransponderMode> transponderModes(std::string_view reachClass)
{
    std::vector<TransponderMode> modes;
    while (!reachClass.empty()) {
        const std::size_t end = std::min(reachClass.find(';'), reachClass.size());
        if (const auto mode = modeOf(reachClass.substr(0, end)))
            modes.push_back(*mode);
        reachClass.remove_prefix(std::min(end + 1, reachClass.size()));
    }
    return modes;
}

std::int64_t transponderLines(std::int64_t channels, double rateGbps, double lineGbps, std::int64_t planes)
{
    return rules::planePorts(static_cast<double>(channels) * rateGbps, lineGbps, 1, planes);
}

double greyOpticsPerLine(const GreyOpticRow &clientOptic)
{
    return 2 * std::ceil(transponderLineGbps / clientOptic.rateGbps.value_or(transponderLineGbps) - 1e-9);
}

double transponderLineUsd(double usdPerTbps, double greyOptics, double usdPerGreyOptic)
{
    return transponderLineTbps * usdPerTbps + greyOptics * usdPerGreyOptic;
}

std::optional<double> catalogueReachKm(const PluggableRow &optic)
{
    std::optional<double> reach;
    for (const std::optional<double> &km : {optic.reachMultiSpanKm, optic.reachSingleSpanKm, optic.reachUnamplifiedKm}) {
        if (km && *km > reach.value_or(0))
            reach = km;
    }
    return reach;
}

std::optional<double> flipKm(const LineChoice &pluggable, std::span<const LineChoice> transponder)
{
    if (transponder.empty())
        return std::nullopt;
    const auto transponderIsLess = [&](double km) {
        const double own = perGbps(pluggable, km);
        return std::ranges::any_of(transponder, [&](const LineChoice &choice) { return perGbps(choice, km) < own * (1 - 1e-9); });
    };
    std::vector<double> steps; // lengths at which one side needs a regenerator more
    const auto addSteps = [&](double reachKm) {
        for (double km = std::max(reachKm, 1.0); km <= longestFlipKm; km += std::max(reachKm, 1.0))
            steps.push_back(km);
    };
    addSteps(pluggable.reachKm);
    for (const LineChoice &choice : transponder)
        addSteps(choice.reachKm);
    std::ranges::sort(steps);
    const bool near = transponderIsLess(0);
    const auto flip = std::ranges::find_if(steps, [&](double km) { return transponderIsLess(km) != near; });
    return flip == steps.end() ? std::nullopt : std::optional(*flip);
}

void compareTransponders(Sizing &sizing, const AssumptionSet &assumptions, const Catalogue &catalogue, const Resolved &resolved)
{
    const std::int64_t planes = assumptions.count("planes");
    const std::vector<TransponderMode> modes = transponderModes(resolved.transponder->reachClass);
    for (const Lightpath &path : lightpathsOf(sizing.segments))
        light(path, *resolved.transponder, modes, planes);

    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < sizing.routes.size(); ++i)
        places.emplace(sizing.routes[i].id, i);
    std::vector<Ends> byRoute(sizing.routes.size());
    Ends everywhere;
    for (const SegmentSizing &segment : sizing.segments) {
        byRoute[places.at(segment.routes.front())].add(segment, segment.transpondersAtA, planes);
        byRoute[places.at(segment.routes.back())].add(segment, segment.transpondersAtB, planes);
        everywhere.add(segment, segment.transpondersAtA, planes);
        everywhere.add(segment, segment.transpondersAtB, planes);
    }
    for (std::size_t i = 0; i < sizing.routes.size(); ++i) {
        RouteSizing &route = sizing.routes[i];
        route.transponders = byRoute[i].compared(catalogue, resolved);
        if (const PluggableRow *optic = catalogue.pluggable(route.pluggableId))
            addFlips(route.transponders, *optic, modes, catalogue, resolved);
    }
    sizing.totals.transponders = everywhere.compared(catalogue, resolved);
}

} // namespace core
