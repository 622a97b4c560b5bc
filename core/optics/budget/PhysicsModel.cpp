#include "core/optics/LightModel.h"

#include "core/optics/budget/AmplifiedLine.h"
#include "core/optics/budget/BudgetEntries.h"
#include "core/optics/budget/Penalties.h"
#include "core/sizing/LineSystem.h"
#include "core/sizing/Rules.h"

#include <algorithm>

#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <unordered_map>

namespace core {

namespace {

bool isWide(Band band)
{
    return band == Band::CL || band == Band::SuperCL;
}

class PhysicsModel final : public LightModel {
public:
    PhysicsModel(const AssumptionSet &assumptions, const Catalogue &catalogue) : m_assumptions(assumptions), m_catalogue(catalogue), m_rules(assumptions) {}

    SpanPlan spans(const ResolvedRoute &route, const PluggableRow *optic) const override;
    LightBudget budget(const LightQuestion &question) const override;
    std::vector<LightProfilePoint> profile(const LightQuestion &question) const override;

private:
    /// A question with its figures found and its routes cut into spans.
    struct Task {
        const LightQuestion &question;
        const OpticFigures &figures;
        std::vector<std::int64_t> spanCounts;
        std::vector<char> raman; ///< by route
        PieceLine piece;
    };

    const std::optional<OpticFigures> &figuresOf(const PluggableRow &optic) const;
    SpanPlan planSpans(const ResolvedRoute &route, const PluggableRow &optic) const;
    SpanPlan planByReach(const ResolvedRoute &route, const PluggableRow &optic) const;
    Task taskOf(const LightQuestion &question, const OpticFigures &figures) const;
    std::optional<LightBudget> ofClass(const Task &task, LineClass lineClass) const;
    LightBudget byReach(const LightQuestion &question) const;
    LightBudget passive(const Task &task, LineClass lineClass) const;
    LightBudget amplified(const Task &task) const;
    AmplifiedLine lineOf(const Task &task) const;
    CombShape combOf(const Task &task) const;
    void takePenalties(LightBudget &budget, const Task &task, std::int64_t elements, std::int64_t filters) const;
    static void takeMargin(LightBudget &budget, const Task &task, double powerDb);

    const AssumptionSet &m_assumptions;
    const Catalogue &m_catalogue;
    BudgetRules m_rules;

    mutable std::mutex m_mutex; ///< guards what is remembered below
    mutable std::map<const PluggableRow *, std::optional<OpticFigures>> m_figures;
    /// What a route means to an optic. Routes keep their address while a model is used; their length may change under it.
    struct RouteFigures {
        AmplifierFigures terminal, inLine;
        double lengthKm = -1, lossDb = -1; ///< for which the plan holds
        std::optional<SpanPlan> plan;
    };
    struct PairHash {
        std::size_t operator()(const std::pair<const void *, const void *> &key) const
        {
            return std::hash<const void *>()(key.first) * 31 + std::hash<const void *>()(key.second);
        }
    };
    /// Under the lock.
    RouteFigures &remembered(const ResolvedRoute &route, const PluggableRow &optic) const;
    mutable std::unordered_map<std::pair<const void *, const void *>, RouteFigures, PairHash> m_routes;
};

const std::optional<OpticFigures> &PhysicsModel::figuresOf(const PluggableRow &optic) const
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_figures.find(&optic);
    return known != m_figures.end() ? known->second : m_figures.emplace(&optic, opticFigures(optic, m_catalogue)).first->second;
}

SpanPlan PhysicsModel::spans(const ResolvedRoute &route, const PluggableRow *optic) const
{
    if (!route.route->spans.empty() && (route.route->spans.size() > 1 || optic == nullptr))
        return {static_cast<std::int64_t>(route.route->spans.size()), false};
    if (!route.lengthKm)
        return {};
    if (optic == nullptr)
        return {rules::spanCount(*route.lengthKm, route.maxSpanKm), false};
    const double lossDb = route.lossDb.value_or(-1);
    const auto holds = [&](const RouteFigures &figures) {
        return figures.plan && !(std::abs(figures.lengthKm - *route.lengthKm) > 0) && !(std::abs(figures.lossDb - lossDb) > 0);
    };
    {
        const std::scoped_lock lock(m_mutex);
        if (const RouteFigures &figures = remembered(route, *optic); holds(figures))
            return *figures.plan;
    }
    const SpanPlan plan = figuresOf(*optic) ? planSpans(route, *optic) : planByReach(route, *optic);
    const std::scoped_lock lock(m_mutex);
    RouteFigures &figures = remembered(route, *optic);
    figures.lengthKm = *route.lengthKm;
    figures.lossDb = lossDb;
    figures.plan = plan;
    return plan;
}

PhysicsModel::RouteFigures &PhysicsModel::remembered(const ResolvedRoute &route, const PluggableRow &optic) const
{
    const auto [at, fresh] = m_routes.try_emplace({&route, &optic});
    if (fresh) {
        const std::optional<double> slotGhz = optic.channelSpacingGhz;
        at->second.terminal = amplifierFigures(terminalFor(route, {&slotGhz, 1}, m_catalogue));
        at->second.inLine = amplifierFigures(amplifierFor(route, 1, m_assumptions, m_catalogue));
    }
    return at->second;
}

/// One long span is tried before a hut, without pumps and then with them.
SpanPlan PhysicsModel::planSpans(const ResolvedRoute &route, const PluggableRow &optic) const
{
    const bool listed = !route.route->spans.empty();
    const std::int64_t equal = listed ? 1 : rules::spanCount(*route.lengthKm, route.maxSpanKm);
    const std::optional<double> lossDb = oneSpanLossDb(route, m_rules);
    if (!lossDb || (!listed && !m_rules.singleSpan))
        return {equal, false};
    const ResolvedRoute *alone = &route;
    const std::int64_t one = 1;
    LightQuestion question;
    question.routes = {&alone, 1};
    question.optic = &optic;
    question.spans = {&one, 1};
    const auto closes = [&](bool raman) {
        question.raman = raman;
        return budget(question).closes;
    };
    if (*lossDb <= m_rules.maxSingleSpanDb && ((equal == 1 && !m_rules.raman) || closes(false)))
        return {1, false};
    if (m_rules.raman && *lossDb <= m_rules.ramanSpanDb && closes(true))
        return {1, true};
    return {equal, false};
}

SpanPlan PhysicsModel::planByReach(const ResolvedRoute &route, const PluggableRow &optic) const
{
    if (!route.route->spans.empty())
        return {1, false};
    const std::optional<double> lossDb = oneSpanLossDb(route, m_rules);
    const double reachKm = std::max(optic.reachSingleSpanKm.value_or(0), optic.reachUnamplifiedKm.value_or(0));
    if (m_rules.singleSpan && *route.lengthKm <= reachKm && lossDb && *lossDb <= m_rules.maxSingleSpanDb)
        return {1, false};
    return {rules::spanCount(*route.lengthKm, route.maxSpanKm), false};
}

PhysicsModel::Task PhysicsModel::taskOf(const LightQuestion &question, const OpticFigures &figures) const
{
    Task task{question, figures, {}, {}, {}};
    for (std::size_t i = 0; i < question.routes.size(); ++i) {
        const bool given = !question.spans.empty();
        const SpanPlan plan = given && question.raman ? SpanPlan{question.spans[i], false} : spans(*question.routes[i], question.optic);
        task.spanCounts.push_back(given ? question.spans[i] : plan.spans);
        task.raman.push_back(question.raman.value_or(plan.raman) && task.spanCounts.back() == 1 ? 1 : 0);
    }
    task.piece = pieceLine(question.routes, task.spanCounts, task.raman, m_rules);
    return task;
}

LightBudget PhysicsModel::budget(const LightQuestion &question) const
{
    const std::optional<OpticFigures> &figures = figuresOf(*question.optic);
    if (!figures)
        return byReach(question);
    const Task task = taskOf(question, *figures);
    std::optional<LightBudget> best;
    for (const LineClass lineClass : {LineClass::BareFibre, LineClass::Multiplexed, LineClass::Amplified}) {
        if (question.lineClass && *question.lineClass != lineClass)
            continue;
        std::optional<LightBudget> now = ofClass(task, lineClass);
        if (!now)
            continue;
        if (now->closes)
            return *std::move(now);
        if (!best || now->margin > best->margin)
            best = std::move(now);
    }
    return best ? *std::move(best) : byReach(question);
}

/// Nothing where the piece cannot be lit that way.
std::optional<LightBudget> PhysicsModel::ofClass(const Task &task, LineClass lineClass) const
{
    const bool oneSpan = task.piece.spans.size() == 1;
    const bool slotted = task.figures.slotGhz.has_value();
    switch (lineClass) {
    case LineClass::BareFibre:
        return oneSpan && (!slotted || task.question.lineClass || task.question.channelsPerPlane * task.figures.carriers <= 1)
                   ? std::optional(passive(task, lineClass))
                   : std::nullopt;
    case LineClass::Multiplexed:
        return oneSpan && slotted ? std::optional(passive(task, lineClass)) : std::nullopt;
    case LineClass::Amplified:
        return slotted ? std::optional(amplified(task)) : std::nullopt;
    }
    return std::nullopt;
}

LightBudget PhysicsModel::byReach(const LightQuestion &question) const
{
    LightBudget budget;
    budget.byReach = true;
    budget.limit = LightLimit::Reach;
    double lengthKm = 0;
    for (std::size_t i = 0; i < question.routes.size(); ++i) {
        lengthKm += question.routes[i]->lengthKm.value_or(0);
        budget.spans += question.spans.empty() ? spans(*question.routes[i], question.optic).spans : question.spans[i];
    }
    const PluggableRow &optic = *question.optic;
    const bool oneSpan = question.routes.size() == 1 && budget.spans == 1;
    const bool alone = oneSpan && (!optic.channelSpacingGhz || question.channelsPerPlane <= 1) && lengthKm <= optic.reachUnamplifiedKm.value_or(0);
    budget.lineClass = question.lineClass.value_or(alone ? LineClass::BareFibre : LineClass::Amplified);
    const std::optional<double> reachKm = budget.lineClass != LineClass::Amplified ? optic.reachUnamplifiedKm
                                          : oneSpan                                ? optic.reachSingleSpanKm
                                                                                   : optic.reachMultiSpanKm;
    budget.amplifiersPassed = budget.lineClass == LineClass::Amplified ? budget.spans + 1 : 0;
    if (!reachKm && !optic.reachUnamplifiedKm && !optic.reachMultiSpanKm)
        budget.limit = LightLimit::NoFigures;
    budget.margin = reachKm.value_or(0) - lengthKm;
    budget.closes = budget.closesWithoutDesignMargin = budget.margin >= 0;
    if (question.explain && reachKm)
        budget.entries = reachEntries(optic, lengthKm, *reachKm);
    return budget;
}

CombShape PhysicsModel::combOf(const Task &task) const
{
    CombShape comb;
    double spectrumGhz = std::numeric_limits<double>::infinity();
    for (const ResolvedRoute *route : task.question.routes) {
        if (route->spectrumGhz < spectrumGhz) {
            spectrumGhz = route->spectrumGhz;
            comb.centreHz = centreHz(route->band);
        }
    }
    comb.slotHz = *task.figures.slotGhz * 1e9;
    comb.baudHz = task.figures.baudHz;
    comb.channels = std::max<std::int64_t>(1, rules::channelsPerPair(spectrumGhz, *task.figures.slotGhz));
    return comb;
}

AmplifiedLine PhysicsModel::lineOf(const Task &task) const
{
    const LightQuestion &question = task.question;
    AmplifiedLine::Parts parts{task.piece, task.figures, combOf(task), {}, {}, {}, m_rules, false, SignalFormat::Gaussian};
    bool wide = false;
    {
        const std::scoped_lock lock(m_mutex);
        for (const ResolvedRoute *route : question.routes) {
            const RouteFigures &figures = remembered(*route, *question.optic);
            parts.terminals.push_back(figures.terminal);
            parts.inlines.push_back(figures.inLine);
            wide = wide || isWide(route->band);
        }
    }
    parts.srs = m_rules.srsAlways || (wide && !m_rules.srsNever);
    if (std::ranges::any_of(task.raman, [](char raman) { return raman != 0; }))
        parts.ramanPump = amplifierFigures(m_catalogue.lineElement("raman_counter"));
    if (m_rules.formatCorrection && m_rules.integral)
        parts.format = formatOf(question.optic->modulation);
    if (question.launchDbm)
        parts.launchDbm = *question.launchDbm;
    AmplifiedLine line(std::move(parts));
    if (!line.noiseFollowsPower() || question.launchDbm)
        return line;
    // Where the noise follows the power the best power follows the noise. Steep masks (2 dB of noise per dB) draw near slowly.
    double launchDbm = 0;
    for (int round = 0; round < 24; ++round) {
        const double next = std::min(line.bestLaunchDbm() - m_rules.launchBackoffDb, line.launchLimitDbm());
        const bool settled = round > 0 && std::abs(next - launchDbm) < 1e-3;
        launchDbm = next;
        line.takeLaunch(launchDbm);
        if (settled)
            break;
    }
    return line;
}

void PhysicsModel::takePenalties(LightBudget &budget, const Task &task, std::int64_t elements, std::int64_t filters) const
{
    const OpticFigures &optic = task.figures;
    const auto proportional = [](double value, const std::optional<OpticFigure> &tolerance, const std::optional<OpticFigure> &penalty) {
        return tolerance && penalty ? optics::proportionalPenaltyDb(value, tolerance->value, penalty->value) : 0;
    };
    PenaltyParts &parts = budget.penalties;
    parts.dispersionPsPerNm = task.piece.dispersionPsPerNm;
    parts.dispersionDb = proportional(task.piece.dispersionPsPerNm, optic.dispersionTolerancePsPerNm, optic.dispersionPenaltyDb);
    parts.pmdPs = task.piece.pmdPs;
    parts.pmdDb = proportional(task.piece.pmdPs, optic.pmdTolerancePs, optic.pmdPenaltyDb);
    parts.pdlDb = m_rules.pdlPerElementDb * std::sqrt(static_cast<double>(elements));
    parts.pdlPenaltyDb =
        optic.pdlToleranceDb && optic.pdlPenaltyDb ? proportional(parts.pdlDb, optic.pdlToleranceDb, optic.pdlPenaltyDb) : optics::pdlBoundDb(parts.pdlDb);
    if (optic.slotGhz)
        parts.filteringDb = optics::filteringPenaltyDb(optic.baudHz, *optic.slotGhz * 1e9 * m_rules.filterShare, filters);
    budget.penaltiesDb = parts.sumDb();
}

/// The least of all limits decides. What the optic cannot bear at all (more dispersion than it compensates, a signal wider than
/// its slot) fails without the design margin too; its margin is how far beyond the limit it is.
void PhysicsModel::takeMargin(LightBudget &budget, const Task &task, double powerDb)
{
    const OpticFigures &optic = task.figures;
    const double osnrDb = optics::osnrMarginDb(*budget.gsnrDb0p1nm, *budget.requiredOsnrDb0p1nm, budget.penaltiesDb, budget.designMarginDb);
    budget.limit = powerDb < osnrDb ? LightLimit::ReceiverSensitivity : LightLimit::Osnr;
    budget.marginDb = std::min(osnrDb, powerDb);
    budget.closes = *budget.marginDb >= 0;
    budget.closesWithoutDesignMargin = *budget.marginDb >= -budget.designMarginDb;
    const auto bound = [&](double value, double most, LightLimit limit) {
        if (value <= most)
            return;
        budget.closes = budget.closesWithoutDesignMargin = false;
        const double beyondDb = optics::powerMarginDb(10 * std::log10(most), 10 * std::log10(value), 0);
        if (beyondDb < *budget.marginDb) {
            budget.marginDb = beyondDb;
            budget.limit = limit;
        }
    };
    if (optic.dispersionTolerancePsPerNm)
        bound(std::abs(task.piece.dispersionPsPerNm), optic.dispersionTolerancePsPerNm->value, LightLimit::Dispersion);
    if (optic.pmdTolerancePs)
        bound(task.piece.pmdPs, optic.pmdTolerancePs->value, LightLimit::Pmd);
    if (optic.slotGhz)
        bound(optic.baudHz / 1e9, *optic.slotGhz, LightLimit::Band);
    budget.margin = *budget.marginDb;
}

LightBudget PhysicsModel::passive(const Task &task, LineClass lineClass) const
{
    const OpticFigures &optic = task.figures;
    const bool multiplexed = lineClass == LineClass::Multiplexed;
    const LineElementRow *mux = multiplexed ? multiplexerFor(m_catalogue) : nullptr;
    const double muxDb = mux != nullptr ? mux->lossDb.value_or(0) : 0;
    LightBudget budget;
    budget.lineClass = lineClass;
    budget.spans = 1;
    budget.lossDb = task.piece.lossDb;
    budget.channelsInComb = multiplexed ? combOf(task).channels : 1;
    budget.txPowerDbm = optic.txPowerDbm.value;
    budget.launchDbm = optic.txPowerDbm.value - muxDb;
    const double arrivingDbm = *budget.launchDbm - task.piece.lossDb - muxDb;
    budget.rxPowerDbm = std::min(arrivingDbm, optic.rxPowerMaxDbm.value); // an attenuator takes the rest
    budget.attenuatorDb = arrivingDbm - *budget.rxPowerDbm;
    budget.eepnDb0p1nm = eepnDb(task.piece.dispersionPsPerNm, optic.baudHz, m_rules);
    budget.gsnrDb0p1nm = optics::noiseSumDb(std::nullopt, std::nullopt, optic.txOsnrDb0p1nm.value, budget.eepnDb0p1nm);
    budget.requiredOsnrDb0p1nm = optic.requiredOsnrDb0p1nm.value;
    budget.designMarginDb = m_rules.designMarginDb;
    takePenalties(budget, task, multiplexed ? 2 : 0, multiplexed ? 1 : 0);
    takeMargin(budget, task, optics::powerMarginDb(*budget.rxPowerDbm, optic.rxSensitivityDbm.value, budget.designMarginDb));
    if (task.question.explain)
        budget.entries = passiveEntries(budget, optic, mux, m_rules);
    return budget;
}

LightBudget PhysicsModel::amplified(const Task &task) const
{
    const OpticFigures &optic = task.figures;
    const AmplifiedLine line = lineOf(task);
    LightBudget budget;
    budget.lineClass = LineClass::Amplified;
    budget.spans = static_cast<std::int64_t>(task.piece.spans.size());
    budget.amplifiersPassed = line.amplifiersPassed();
    budget.raman = task.piece.spans.front().raman;
    budget.lossDb = task.piece.lossDb;
    budget.channelsInComb = combOf(task).channels;
    budget.txPowerDbm = optic.txPowerDbm.value;
    budget.launchLimitDbm = line.launchLimitDbm();
    budget.launchDbm = task.question.launchDbm.value_or(std::min(line.bestLaunchDbm() - m_rules.launchBackoffDb, line.launchLimitDbm()));
    const AmplifiedLine::Noise noise = line.worstNoise(*budget.launchDbm);
    budget.lineOsnrDb0p1nm = noise.lineOsnrDb;
    budget.snrNliDb0p1nm = noise.snrNliDb;
    budget.rxPowerDbm = line.receivedDbm(*budget.launchDbm);
    budget.eepnDb0p1nm = eepnDb(task.piece.dispersionPsPerNm, optic.baudHz, m_rules);
    budget.gsnrDb0p1nm = optics::noiseSumDb(budget.lineOsnrDb0p1nm, budget.snrNliDb0p1nm, optic.txOsnrDb0p1nm.value, budget.eepnDb0p1nm);
    budget.requiredOsnrDb0p1nm = optic.requiredOsnrDb0p1nm.value;
    budget.designMarginDb = m_rules.designMarginDb;
    const auto routes = static_cast<std::int64_t>(task.question.routes.size());
    // Of the last demultiplexer signal and noise see the same edge: it costs nothing.
    takePenalties(budget, task, budget.amplifiersPassed + 2 * routes, 2 * routes - 1);
    // The preamplifier holds the received power whatever the fibre does: no design margin there.
    takeMargin(budget, task, optics::powerMarginDb(*budget.rxPowerDbm, optic.rxPowerMinDbm.value, 0));
    if (*budget.launchDbm > line.launchLimitDbm() + 1e-9) {
        budget.limit = LightLimit::AmplifierOutput;
        budget.closes = budget.closesWithoutDesignMargin = false;
    }
    budget.gainShortfallDb = line.gainShortfallDb();
    if (task.question.explain)
        budget.entries = amplifiedEntries(budget, task.piece, optic, m_rules);
    return budget;
}

std::vector<LightProfilePoint> PhysicsModel::profile(const LightQuestion &question) const
{
    const std::optional<OpticFigures> &figures = figuresOf(*question.optic);
    std::vector<LightProfilePoint> points;
    if (!figures)
        return points;
    const Task task = taskOf(question, *figures);
    const LightBudget found = budget(question);
    const double txOsnrDb = figures->txOsnrDb0p1nm.value;
    if (found.lineClass != LineClass::Amplified) {
        const double muxDb = *found.txPowerDbm - *found.launchDbm;
        points.push_back({0, *found.txPowerDbm, txOsnrDb});
        points.push_back({0, *found.launchDbm, txOsnrDb});
        points.push_back({task.piece.lengthKm, *found.launchDbm - found.lossDb, found.gsnrDb0p1nm});
        points.push_back({task.piece.lengthKm, *found.launchDbm - found.lossDb - muxDb, found.gsnrDb0p1nm});
        return points;
    }
    for (const AmplifiedLine::Point &point : lineOf(task).along(*found.launchDbm)) {
        const std::optional<double> phaseDb = eepnDb(point.dispersionPsPerNm, figures->baudHz, m_rules);
        const double gsnrDb = point.noise ? optics::noiseSumDb(point.noise->lineOsnrDb, point.noise->snrNliDb, txOsnrDb, phaseDb) : txOsnrDb;
        points.push_back({point.km, point.powerDbm, gsnrDb});
    }
    return points;
}

} // namespace

const char *toWord(LineClass lineClass)
{
    switch (lineClass) {
    case LineClass::BareFibre:
        return "bare_fibre";
    case LineClass::Multiplexed:
        return "multiplexed";
    case LineClass::Amplified:
        return "amplified";
    }
    return "";
}

const char *toWord(LightLimit limit)
{
    switch (limit) {
    case LightLimit::Osnr:
        return "osnr";
    case LightLimit::ReceiverSensitivity:
        return "receiver_sensitivity";
    case LightLimit::AmplifierOutput:
        return "amplifier_output";
    case LightLimit::Dispersion:
        return "dispersion";
    case LightLimit::Pmd:
        return "pmd";
    case LightLimit::Band:
        return "slot_width";
    case LightLimit::Reach:
        return "reach";
    case LightLimit::NoFigures:
        return "no_figures";
    }
    return "";
}

LightVerdict verdictOf(const LightBudget &budget)
{
    return {.closes = budget.closes,
            .closesWithoutDesignMargin = budget.closesWithoutDesignMargin,
            .margin = budget.margin,
            .marginDb = budget.marginDb,
            .gsnrDb0p1nm = budget.gsnrDb0p1nm,
            .launchDbm = budget.launchDbm,
            .rxPowerDbm = budget.rxPowerDbm,
            .lineClass = budget.lineClass,
            .limit = budget.limit,
            .raman = budget.raman};
}

std::unique_ptr<LightModel> lightModel(const AssumptionSet &assumptions, const Catalogue &catalogue)
{
    return std::make_unique<PhysicsModel>(assumptions, catalogue);
}

} // namespace core
