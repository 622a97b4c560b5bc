// What may be wrong when something fails: traffic that is lost, failures to survive that are not survived.
#include "core/findings/Findings.h"

#include "core/failures/Effect.h"
#include "core/failures/FailedNames.h"
#include "core/failures/FailureStudy.h"
#include "core/failures/Survive.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace core {

namespace {

constexpr std::size_t mostFindings = 3;
constexpr std::size_t mostPairs = 5'000;  ///< of routes that fail at once, worked out with every sizing
constexpr std::size_t mostMoved = 15'000; ///< demands that look for new ways with every sizing: all of 40 sites that send to each other
constexpr double worthTelling = 5e-4;     ///< of the demand

std::size_t pairsOf(const FindingContext &context)
{
    const std::size_t lit = litRoutes(context.sizing).size();
    return lit > 0 ? lit * (lit - 1) / 2 : 0;
}

/// A failure that takes traffic.
struct Loss {
    Failure failure;
    double kept = 1; ///< share of the demand; of the other demand where a site is out
    bool unmet = false;
    std::optional<FullestLink> fullest = {};
    double detourUs = 0;
};

/// Failures of one sizing, as far as findings need them: cheap enough for every size().
class LossSearch {
public:
    explicit LossSearch(const FindingContext &context)
        : m_context(context), m_network(litNetwork(context.scenario, context.catalogue, context.resolved, context.sizing)), m_before(m_network.after(Failure{}))
    {
    }

    /// Those to survive that are not survived first, then the others, the worst ones first.
    std::vector<Loss> run() const
    {
        std::vector<Loss> losses = unmet();
        const std::size_t first = losses.size();
        const std::vector<Failure> failures = atStake();
        std::size_t moved = 0;
        for (const Failure &failure : failures) {
            moved += m_network.stakeOf(failure).demands;
            if (moved > mostMoved)
                break;
            if (std::optional<Looked> looked = look(failure); looked && looked->lost >= worthTelling)
                losses.push_back(std::move(looked->loss));
        }
        std::ranges::stable_sort(losses.begin() + static_cast<std::ptrdiff_t>(first), losses.end(), {}, &Loss::kept);
        return losses;
    }

    const LitNetwork &network() const { return m_network; }

private:
    struct Looked {
        Loss loss;
        double lost = 0; ///< share of the demand, more than without the failure
    };

    /// Routes, shared risks and sites, those with most traffic at stake first.
    std::vector<Failure> atStake() const
    {
        std::vector<std::pair<double, Failure>> failures;
        for (Failure &failure : singleFailures(m_context.scenario, m_context.resolved, m_context.sizing)) {
            if (failure.kind == FailureKind::Route || failure.kind == FailureKind::Srlg || failure.kind == FailureKind::Site)
                failures.emplace_back(m_network.stakeOf(failure).gbps, std::move(failure));
        }
        std::ranges::stable_sort(failures, std::greater(), [](const auto &entry) { return entry.first; });
        std::vector<Failure> sorted;
        for (auto &[gbps, failure] : failures)
            sorted.push_back(std::move(failure));
        return sorted;
    }

    std::vector<Loss> unmet() const
    {
        std::vector<Loss> losses;
        const std::string &survive = m_context.scenario->assumptions.word("survive");
        if (survive == "none" || (survive == "two_routes" && pairsOf(m_context) > mostPairs))
            return losses;
        const std::vector<Failure> failures = failuresToSurvive(m_context.scenario, m_context.resolved, routesWithLight(m_context.sizing));
        const auto check = checkSurvival(failures, m_context.scenario, m_context.catalogue, m_context.resolved, m_context.sizing);
        for (std::size_t i = 0; check && i < std::min(mostFindings, check->unmet.size()); ++i) {
            if (std::optional<Looked> looked = look(failures[check->unmet[i]])) {
                looked->loss.unmet = true;
                losses.push_back(std::move(looked->loss));
            }
        }
        return losses;
    }

    std::optional<Looked> look(Failure failure) const
    {
        const Aftermath after = m_network.after(failure);
        double asked = 0, before = 0, kept = 0;
        for (std::size_t i = 0; i < m_network.demands().size(); ++i) {
            const LitDemand &demand = m_network.demands()[i];
            const auto out = [&](std::size_t site) { return std::ranges::binary_search(failure.sites, site); };
            if (out(demand.from) || out(demand.to))
                continue; // lost with its site, whatever the network
            asked += demand.gbps;
            before += demand.gbps * m_before.kept[i];
            kept += demand.gbps * after.kept[i];
        }
        if (asked <= 0)
            return std::nullopt;
        return Looked{{std::move(failure), kept / asked, false, fullestLink(after), longestDetourUs(m_network, after)}, (before - kept) / asked};
    }

    const FindingContext &m_context;
    LitNetwork m_network;
    Aftermath m_before;
};

/// One of the route's ends hangs on a single cable: the finding about that says it.
bool isOnlyCable(const Failure &failure, const FindingContext &context)
{
    if (failure.kind != FailureKind::Route)
        return false;
    const ResolvedRoute &cut = context.resolved.routes[failure.routes.front()];
    std::int64_t atA = 0, atB = 0;
    for (std::size_t i = 0; i < context.resolved.routes.size(); ++i) {
        const ResolvedRoute &route = context.resolved.routes[i];
        const auto ends = [&](std::size_t site) { return route.a == site || route.b == site; };
        atA += ends(cut.a) ? context.sizing.routes[i].cables : 0;
        atB += ends(cut.b) ? context.sizing.routes[i].cables : 0;
    }
    return atA <= 1 || atB <= 1;
}

/// Nothing leads around it: the finding about that says why traffic is lost.
bool isOnlyWay(const Subject &subject, const std::vector<Finding> &found)
{
    return std::ranges::any_of(
        found, [&](const Finding &finding) { return finding.subject == subject && (finding.code == "only_route" || finding.code == "only_site"); });
}

Subject subjectOf(const Failure &failure)
{
    if (failure.kind == FailureKind::Route)
        return {Scope::Route, failure.ids.front()};
    if (failure.kind == FailureKind::Site)
        return {Scope::Site, failure.ids.front()};
    if (failure.kind == FailureKind::Srlg)
        return {Scope::Srlg, failure.ids.front()};
    return {};
}

double percent(double share)
{
    return std::floor(share * 1000) / 10; // never 100 where something is lost
}

Text titleOf(const Loss &loss, const FindingContext &context)
{
    if (loss.unmet && loss.failure.kind == FailureKind::Plane)
        return {CORE_TEXT("The loss of a plane is not survived: %1 % of the traffic is left"), {percent(loss.kept)}};
    const std::string name = failedNames(loss.failure.ids, context.scenario);
    if (loss.unmet)
        return {CORE_TEXT("The loss of %1 is not survived: %2 % of the traffic is left"), {name, percent(loss.kept)}};
    if (loss.failure.kind == FailureKind::Site)
        return {CORE_TEXT("Without %1 only %2 % of the other traffic is left"), {name, percent(loss.kept)}};
    if (loss.failure.kind == FailureKind::Srlg)
        return {CORE_TEXT("Losing %1 leaves %2 % of the traffic"), {name, percent(loss.kept)}};
    return {CORE_TEXT("Cutting %1 leaves %2 % of the traffic"), {name, percent(loss.kept)}};
}

Text detailOf(const Loss &loss, const FindingContext &context, const LitNetwork &network)
{
    if (!loss.fullest)
        return {CORE_TEXT("Nothing else has a way to go."), {}};
    const std::size_t route = network.links()[loss.fullest->link].routes.front();
    const std::string name = displayName(context.scenario->routes[route], context.scenario);
    const double longerMs = std::round(2 * loss.detourUs) / 1e3;
    if (!loss.fullest->load)
        return {CORE_TEXT("Traffic would go over %1, where nothing is lit. The round trip grows by up to %2 ms."), {name, longerMs}};
    return {CORE_TEXT("The fullest route is then %1 at %2 %. The round trip grows by up to %3 ms."), {name, std::round(*loss.fullest->load * 100), longerMs}};
}

/// Tells the failures to survive that are not survived, or the others that lose traffic; both together at most mostFindings.
void tell(const FindingContext &context, std::vector<Finding> &found, bool unmet)
{
    if (context.resolved.routes.size() < 2 || context.sizing.segments.empty())
        return;
    const LossSearch search(context);
    std::vector<Subject> told;
    for (const Loss &loss : search.run()) {
        const Subject subject = subjectOf(loss.failure);
        const bool said = isOnlyCable(loss.failure, context) || isOnlyWay(subject, found);
        if (told.size() >= mostFindings || std::ranges::find(told, subject) != told.end() || (!loss.unmet && said))
            continue;
        told.push_back(subject);
        if (loss.unmet == unmet)
            found.push_back({{}, unmet ? Severity::Error : Severity::Warning, subject, titleOf(loss, context), detailOf(loss, context, search.network()), {}});
    }
}

/// A check of its own: who accepts that a failure loses traffic has not accepted that one to survive is not survived.
void checkSurvived(const FindingContext &context, std::vector<Finding> &found)
{
    if (context.scenario->assumptions.word("survive") != "none")
        tell(context, found, true);
}

void checkFailures(const FindingContext &context, std::vector<Finding> &found)
{
    tell(context, found, false);
}

std::vector<MendIdea> mendFailures(const Finding &finding, const FindingContext &context)
{
    Failure failure;
    const std::string &survive = context.scenario->assumptions.word("survive");
    if (finding.subject.scope == Scope::Site)
        failure.kind = FailureKind::Site;
    else if (finding.subject.scope == Scope::Srlg)
        failure.kind = FailureKind::Srlg;
    else if (finding.subject.scope == Scope::Total)
        failure.kind = survive == "plane" ? FailureKind::Plane : survive == "two_routes" ? FailureKind::Dual : FailureKind::Srlg;
    const Scenario sized = sizedToSurvive(failure, context.scenario);
    return {{{CORE_TEXT("Size for it"), {}}, [assumptions = sized->assumptions](ScenarioParts &parts) { parts.assumptions = assumptions; }}};
}

/// What is too much for every sizing is told, not left out in silence.
void checkPairsOfRoutes(const FindingContext &context, std::vector<Finding> &found)
{
    if (context.scenario->assumptions.word("survive") != "two_routes" || pairsOf(context) <= mostPairs)
        return;
    found.push_back({{},
                     Severity::Note,
                     {},
                     {CORE_TEXT("Pairs of routes are left to the failure study"), {}},
                     {CORE_TEXT("%1 routes with light make too many pairs to look at with every change. Run the study of two routes at once."),
                      {static_cast<std::int64_t>(litRoutes(context.sizing).size())}},
                     {}});
}

} // namespace

std::vector<FindingCheck> failureChecks()
{
    return {
        {"failure_not_survived", CORE_TEXT("The failures to survive are survived"), &checkSurvived, &mendFailures},
        {"failure_loses", CORE_TEXT("Failures leave the traffic"), &checkFailures, &mendFailures},
        {"pairs_not_checked", CORE_TEXT("Pairs of routes are checked"), &checkPairsOfRoutes},
    };
}

} // namespace core
