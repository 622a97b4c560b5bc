#include "core/optics/ChooseOptic.h"

#include "core/money/Prices.h"
#include "core/optics/Allowed.h"
#include "core/sizing/LineSystem.h"
#include "core/sizing/Rules.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace core {

namespace {

struct Candidate {
    OpticChoice choice;
    bool closes = true;
    double worstMargin = 0;
    std::optional<double> annualUsd;
    std::int64_t ports = 0;
    double watts = 0;
};

bool fitsAllCages(const PluggableRow &optic, const std::vector<LightPiece> &pieces, const std::vector<std::size_t> &sites, const Resolved &resolved)
{
    return std::ranges::all_of(pieces, [&](const LightPiece &piece) {
        return !whyNotInCage(optic, *resolved.sites[sites[piece.firstSite]].router) && !whyNotInCage(optic, *resolved.sites[sites[piece.lastSite]].router);
    });
}

/// What carrying the traffic of this stretch would cost a year with this optic; nothing when a price is not known.
std::optional<double> annualUsd(const OpticQuestion &question, const Candidate &candidate, std::int64_t channels, const Scenario &scenario,
                                const Catalogue &catalogue, const Resolved &resolved, const LightModel &light)
{
    const AssumptionSet &assumptions = scenario->assumptions;
    const PluggableRow &optic = *candidate.choice.optic;
    KnownSum equipment, fibre;
    for (const LightPiece &piece : candidate.choice.pieces) {
        for (const std::size_t end : {piece.firstSite, piece.lastSite}) {
            equipment.add(static_cast<double>(channels), priceEach(catalogue, optic.id));
            equipment.add(static_cast<double>(channels), pricePerCage(catalogue, *resolved.sites[question.sites[end]].router));
        }
    }
    const std::int64_t planes = assumptions.count("planes");
    for (const LightPiece &piece : candidate.choice.pieces) {
        for (std::size_t hop = piece.firstSite; hop < piece.lastSite; ++hop) {
            const ResolvedRoute &route = resolved.routes[question.routes[hop]];
            const std::vector<ChannelGroup> group{{&optic, channels, question.planes}};
            const LineSizing line = lineSystem(route, group, {}, {light.spans(route, &optic), piece.verdict.lineClass}, planes, assumptions, catalogue);
            if (line.terminal != nullptr)
                equipment.add(static_cast<double>(2 * line.fibrePairs), priceEach(catalogue, line.terminal->id));
            if (line.amplifier != nullptr)
                equipment.add(static_cast<double>((line.spans - 1) * line.fibrePairs), priceEach(catalogue, line.amplifier->id));
            if (line.ramanPump != nullptr)
                equipment.add(static_cast<double>(line.ramanPumps), priceEach(catalogue, line.ramanPump->id));
            const double pairs = static_cast<double>(line.fibrePairs), lengthKm = route.lengthKm.value_or(0);
            for (const FibrePrice &price : fibrePrices(catalogue, route.acquisition, route.fibre != nullptr ? route.fibre->id : ""))
                fibre.add(price.quantity(pairs, lengthKm), price.typicalUsd);
        }
    }
    if (!equipment.sum() || !fibre.sum())
        return std::nullopt;
    return *equipment.sum() / assumptions.number("years_equipment") + *fibre.sum() / assumptions.number("years_fibre");
}

Error withoutRate(const PluggableRow &optic)
{
    return {ErrorCode::InvalidValue,
            CORE_TEXT("The pluggable “%1” has no line rate in the catalogue, so its ports cannot be counted. Choose another one or give its rate."),
            {optic.id},
            {}};
}

} // namespace

Result<OpticChoice> chooseOptic(const OpticQuestion &question, const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved,
                                PieceJudge &light)
{
    const std::int64_t planes = planeCount(question.planes, scenario->assumptions.count("planes"));
    const double maxFill = scenario->assumptions.number("max_fill");
    const auto channelsOf = [&](const PluggableRow &optic) { return rules::planePorts(question.gbps, *optic.clientRateGbps, maxFill, planes); };
    const auto piecesOf = [&](const PluggableRow &optic) {
        return regenerate(question.routes, question.sites, optic, resolved, light, question.transparent, channelsOf(optic) / planes);
    };
    const std::string &wanted = resolved.routes[question.routes.front()].pluggable;
    if (wanted != "auto") {
        const PluggableRow &optic = *catalogue.pluggable(wanted);
        if (optic.clientRateGbps.value_or(0) <= 0)
            return withoutRate(optic);
        return OpticChoice{&optic, piecesOf(optic)};
    }

    std::vector<Candidate> candidates;
    for (const PluggableRow *optic : resolved.allowed) {
        if (optic->clientRateGbps.value_or(0) <= 0)
            continue;
        Candidate candidate;
        candidate.choice = {optic, piecesOf(*optic)};
        if (!fitsAllCages(*optic, candidate.choice.pieces, question.sites, resolved))
            continue;
        candidate.worstMargin = std::numeric_limits<double>::infinity();
        for (const LightPiece &piece : candidate.choice.pieces) {
            candidate.closes = candidate.closes && piece.verdict.closes;
            candidate.worstMargin = std::min(candidate.worstMargin, piece.verdict.margin);
        }
        const std::int64_t channels = channelsOf(*optic);
        candidate.ports = 2 * channels * static_cast<std::int64_t>(candidate.choice.pieces.size());
        candidate.watts = static_cast<double>(candidate.ports) * optic->powerTypW.value_or(std::numeric_limits<double>::infinity());
        if (candidate.closes)
            candidate.annualUsd = annualUsd(question, candidate, channels, scenario, catalogue, resolved, light.model());
        candidates.push_back(std::move(candidate));
    }
    if (candidates.empty()) {
        return Error{
            ErrorCode::NotFound,
            CORE_TEXT("No pluggable of the catalogue is allowed between “%1” and “%2”. Allow more of them, raise the plan year or choose another router."),
            {displayName(*resolved.sites[question.sites.front()].site), displayName(*resolved.sites[question.sites.back()].site)},
            {}};
    }

    const bool anyCloses = std::ranges::any_of(candidates, &Candidate::closes);
    const bool pricesKnown = std::ranges::all_of(candidates, [](const Candidate &candidate) { return !candidate.closes || candidate.annualUsd; });
    const auto better = [&](const Candidate &x, const Candidate &y) {
        if (!anyCloses)
            return std::tuple(-x.worstMargin, x.choice.optic->id) < std::tuple(-y.worstMargin, y.choice.optic->id);
        const double usdX = pricesKnown ? x.annualUsd.value_or(0) : 0, usdY = pricesKnown ? y.annualUsd.value_or(0) : 0;
        return std::tuple(!x.closes, usdX, x.ports, x.watts, x.choice.optic->id) < std::tuple(!y.closes, usdY, y.ports, y.watts, y.choice.optic->id);
    };
    return std::move(std::ranges::min_element(candidates, better)->choice);
}

} // namespace core
