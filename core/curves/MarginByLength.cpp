// Margin of the optics against the length of a route, and where the program would take another one.
#include "core/curves/Builders.h"
#include "core/curves/LengthSweep.h"
#include "core/optics/ChooseOptic.h"

#include <algorithm>
#include <cmath>

namespace core::curve {

namespace {

constexpr std::size_t mostLines = 8; // colours that are told apart
constexpr double shownBelowDb = -5;  // a line ends where it has fallen below this for good
constexpr double flipRatio = 1.08;

/// What the program takes at a length: nullptr where nothing closes.
using ChosenAt = std::function<Result<const PluggableRow *>(double lengthKm)>;

struct OpticSweep {
    const PluggableRow *optic;
    std::vector<LengthSample> samples;
    std::optional<Reach> reach;
};

CurveLine lineOf(const OpticSweep &sweep, double toKm)
{
    CurveLine line{sweep.optic->id, {"%1", {sweep.optic->name}}, {}, {}, false, false, {}};
    auto end = std::find_if(sweep.samples.rbegin(), sweep.samples.rend(), [](const LengthSample &each) { return each.marginDb >= shownBelowDb; }).base();
    if (end != sweep.samples.end())
        ++end;
    for (auto each = sweep.samples.begin(); each != end && each->km <= toKm; ++each) {
        line.x.push_back(each->km);
        line.y.push_back(each->marginDb);
    }
    return line;
}

/// The lengths at which the program changes its choice, to 0.1 %.
Result<std::vector<CurveMark>> flips(const ChosenAt &chosenAt, double fromKm, double toKm, const std::stop_token &stop, const PluggableRow *&first)
{
    std::vector<CurveMark> marks;
    const PluggableRow *before = nullptr;
    double beforeKm = 0;
    for (double km = fromKm; km <= toKm * flipRatio; km *= flipRatio) {
        if (stop.stop_requested())
            return stopped();
        const Result<const PluggableRow *> now = chosenAt(km);
        if (!now)
            return now.error();
        if (beforeKm <= 0)
            first = *now;
        else if (*now != before) {
            double lowKm = beforeKm, highKm = km;
            const PluggableRow *behind = *now;
            while (highKm - lowKm > 1e-3 * highKm) {
                const double middleKm = (lowKm + highKm) / 2;
                const Result<const PluggableRow *> middle = chosenAt(middleKm);
                if (!middle)
                    return middle.error();
                if (*middle == before) {
                    lowKm = middleKm;
                } else {
                    highKm = middleKm;
                    behind = *middle;
                }
            }
            const double atKm = forReading(highKm);
            marks.push_back(
                {highKm, std::nullopt,
                 behind == nullptr ? Text{CORE_TEXT("nothing closes beyond %1 km"), {atKm}} : Text{CORE_TEXT("flips to %1 at %2 km"), {behind->name, atKm}},
                 false});
        }
        before = *now;
        beforeKm = km;
    }
    return marks;
}

/// A copy of the design's routes in which this one has another length and leaves the optic to the program.
class FlipCase {
public:
    FlipCase(const RouteCase &light, const Scenario &scenario, const Catalogue &catalogue)
        : m_light(light), m_scenario(scenario), m_catalogue(catalogue), m_resolved(light.resolved()), m_stretched(light.resolvedRoute())
    {
    }

    Result<const PluggableRow *> at(double lengthKm)
    {
        m_resolved.routes[m_light.routeIndex()] = m_stretched.at(lengthKm);
        for (const std::size_t route : m_light.piece())
            m_resolved.routes[route].pluggable = "auto";
        const OpticQuestion question{m_light.piece(), m_light.sites(), m_light.gbps(), m_scenario->assumptions.word("transit") == "optical"};
        PieceJudge judge(m_light.model(), m_resolved);
        const Result<OpticChoice> choice = chooseOptic(question, m_scenario, m_catalogue, m_resolved, judge);
        if (!choice)
            return choice.error();
        const bool closes = std::ranges::all_of(choice->pieces, [](const LightPiece &piece) { return piece.verdict.closes; });
        return closes ? choice->optic : nullptr;
    }

private:
    const RouteCase &m_light;
    const Scenario &m_scenario;
    const Catalogue &m_catalogue;
    Resolved m_resolved;
    StretchedRoute m_stretched;
};

} // namespace

Result<Curve> marginByLength(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const Subject &subject, const std::stop_token &stop)
{
    Result<RouteCase> light = RouteCase::make(scenario, catalogue, sizing, subject);
    if (!light)
        return light.error();
    Curve curve{};
    curve.xLabel = CORE_TEXT("Route length");
    curve.xUnit = "km";
    curve.yLabel = CORE_TEXT("Margin");
    curve.yUnit = "dB";
    curve.xLog = true;
    curve.notes = light->notes();

    const double todayKm = light->lengthKm(), fromKm = std::min(1.0, todayKm);
    std::vector<OpticSweep> sweeps;
    for (const PluggableRow *optic : light->optics()) {
        const BudgetAt budget = [&](double km) { return light->budgetAt(*optic, km); };
        Result<std::vector<LengthSample>> samples = sweepLengths(budget, fromKm, light->resolvedRoute().maxSpanKm, stop);
        if (!samples)
            return samples.error();
        const std::optional<Reach> reach = reachOf(*samples, budget, true);
        if (samples->empty())
            curve.notes.push_back({CORE_TEXT("%1 is left out: the catalogue has no optical figures for it."), {optic->name}});
        else if (reach || optic == light->present())
            sweeps.push_back({optic, *std::move(samples), reach});
    }
    if (sweeps.empty())
        return Error{ErrorCode::InvalidValue,
                     CORE_TEXT("None of the pluggables that this route's sites may use closes at any length. Allow more of them, or choose other routers."),
                     {},
                     {}};
    const auto far = [](const OpticSweep &sweep) { return sweep.reach ? sweep.reach->km : 0; };
    const auto others = sweeps.begin() + (sweeps.front().optic == light->present() ? 1 : 0);
    std::stable_sort(others, sweeps.end(), [&](const OpticSweep &a, const OpticSweep &b) { return far(a) > far(b); });
    if (sweeps.size() > mostLines) {
        curve.notes.push_back(
            {CORE_TEXT("%1 more pluggables close only over shorter lengths and are not drawn."), {static_cast<std::int64_t>(sweeps.size() - mostLines)}});
        sweeps.resize(mostLines);
    }
    double toKm = 2 * todayKm;
    for (const OpticSweep &sweep : sweeps)
        toKm = std::max(toKm, 1.2 * far(sweep));
    for (const OpticSweep &sweep : sweeps)
        curve.lines.push_back(lineOf(sweep, toKm));

    curve.limits.push_back({0, {CORE_TEXT("closes above this line"), {}}});
    if (light->present() != nullptr) {
        if (const LightBudget today = light->model().budget(light->asItStands()); today.marginDb)
            curve.marks.push_back({todayKm, today.marginDb, {CORE_TEXT("today: %1 km"), {forReading(todayKm)}}, true});
    }
    if (light->gbps() > 0) {
        FlipCase flip(*light, scenario, catalogue);
        const PluggableRow *first = nullptr;
        Result<std::vector<CurveMark>> marks = flips([&](double km) { return flip.at(km); }, fromKm, toKm, stop, first);
        if (!marks)
            return marks.error();
        curve.marks.insert(curve.marks.end(), marks->begin(), marks->end());
        if (first != nullptr)
            curve.notes.push_back({CORE_TEXT("Left to the program, a short route takes %1; marks show where it would take another pluggable."), {first->name}});
    }
    return curve;
}

} // namespace core::curve
