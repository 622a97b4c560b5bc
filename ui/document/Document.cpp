#include "ui/document/Document.h"

#include "ui/document/Text.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>

namespace ui {

/// From one value of the design to another and back; undo and redo are the same exchange.
class Document::Step final : public QUndoCommand {
public:
    Step(Document &document, const QString &text, core::Design other, std::string show, QString mergeKey)
        : QUndoCommand(text), m_document(document), m_other(std::move(other)), m_show(std::move(show)), m_mergeKey(std::move(mergeKey))
    {
    }

    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    void undo() override { exchange(); }
    void redo() override { exchange(); }

    bool mergeWith(const QUndoCommand *newer) override
    {
        const auto *step = static_cast<const Step *>(newer);
        if (step->m_mergeKey != m_mergeKey || step->m_show != m_show)
            return false;
        setObsolete(m_other == m_document.m_design); // back at the start
        return true;
    }

private:
    void exchange()
    {
        core::Design now = m_document.m_design;
        m_document.apply(m_other, m_show);
        m_other = std::move(now);
    }

    Document &m_document;
    core::Design m_other; ///< the design to go to next
    std::string m_show;   ///< the tab to bring to the front
    QString m_mergeKey;
};

/// One sizing under way on a snapshot.
struct Document::Run {
    Run(core::Scenario of, core::Catalogue from) : scenario(std::move(of)), catalogue(std::move(from)), scenarioId(scenario->id) {}

    core::Scenario scenario;
    core::Catalogue catalogue;
    std::string scenarioId;
    std::stop_source stop;
    QFutureWatcher<void> watcher;
    std::optional<core::Result<core::Sizing>> result;
    double ms = 0;
};

Document::Document(core::Design design, QObject *parent) : QObject(parent), m_design(std::move(design)), m_catalogue(core::Catalogue::shipped())
{
    Q_ASSERT(core::checkDesign(m_design));
    if (auto overlaid = m_catalogue.withOverlay(m_design.catalogue))
        m_catalogue = *std::move(overlaid);
    m_currentId = (*m_design.standard())->id;
    for (const core::Scenario &scenario : m_design.scenarios)
        sizeLater(scenario->id);
}

Document::~Document()
{
    if (m_run) {
        m_run->stop.request_stop();
        m_run->watcher.disconnect(this);
        m_run->watcher.waitForFinished();
    }
}

namespace {

/// Whether the scenario has the object; a demand is made anew by every sizing.
bool isThere(const ObjectRef &object, const core::Scenario &scenario)
{
    switch (object.kind) {
    case ObjectRef::Kind::Site:
        return scenario.site(object.id) != nullptr;
    case ObjectRef::Kind::Route:
        return scenario.route(object.id) != nullptr;
    case ObjectRef::Kind::Srlg:
        return scenario.srlg(object.id) != nullptr;
    case ObjectRef::Kind::Demand:
        break;
    }
    return true;
}

std::vector<std::string> idsOf(const Selection &selection, ObjectRef::Kind kind)
{
    std::vector<std::string> ids;
    for (const ObjectRef &object : selection) {
        if (object.kind == kind)
            ids.push_back(object.id);
    }
    return ids;
}

} // namespace

const core::Scenario &Document::current() const
{
    return *m_design.scenario(m_currentId);
}

void Document::setCurrent(const std::string &scenarioId)
{
    if (scenarioId == m_currentId || m_design.scenario(scenarioId) == nullptr)
        return;
    m_currentId = scenarioId;
    Selection kept; // ids are shared by duplicated tabs, so a selection goes along where it can
    for (const ObjectRef &object : m_selection) {
        if (object.kind != ObjectRef::Kind::Demand && isThere(object, current()))
            kept.insert(object);
    }
    emit currentChanged();
    setSelection(std::move(kept));
}

const core::Scenario *Document::baseline() const
{
    const auto found = std::ranges::find_if(m_design.scenarios, [](const core::Scenario &scenario) { return scenario->baseline; });
    return found == m_design.scenarios.end() ? nullptr : &*found;
}

SizingPtr Document::sizing(const std::string &scenarioId) const
{
    const auto found = m_sized.find(scenarioId);
    return found == m_sized.end() ? nullptr : found->second.sizing;
}

bool Document::isStale(const std::string &scenarioId) const
{
    const auto found = m_sized.find(scenarioId);
    return found == m_sized.end() || found->second.stale;
}

std::optional<core::Error> Document::sizingError(const std::string &scenarioId) const
{
    const auto found = m_sized.find(scenarioId);
    return found == m_sized.end() ? std::nullopt : found->second.error;
}

double Document::sizingMs(const std::string &scenarioId) const
{
    const auto found = m_sized.find(scenarioId);
    return found == m_sized.end() ? 0 : found->second.ms;
}

core::Scenario *Document::find(core::Design &design, const std::string &scenarioId) const
{
    const auto found = std::ranges::find_if(design.scenarios, [&](const core::Scenario &scenario) { return scenario->id == scenarioId; });
    return found == design.scenarios.end() ? nullptr : &*found;
}

core::Result<void> Document::edit(const QString &text, const std::function<void(core::ScenarioParts &)> &change, const QString &mergeKey)
{
    return edit(m_currentId, text, change, mergeKey);
}

core::Result<void> Document::edit(const std::string &scenarioId, const QString &text, const std::function<void(core::ScenarioParts &)> &change,
                                  const QString &mergeKey)
{
    core::Design after = m_design;
    core::Scenario *scenario = find(after, scenarioId);
    Q_ASSERT(scenario != nullptr);
    core::ScenarioParts parts = **scenario;
    change(parts);
    core::Result<core::Scenario> made = core::Scenario::make(std::move(parts));
    if (!made)
        return made.error();
    *scenario = *std::move(made);
    push(text, std::move(after), scenarioId, mergeKey);
    return {};
}

void Document::replaceCurrent(const QString &text, core::Scenario scenario)
{
    core::Design after = m_design;
    *find(after, m_currentId) = std::move(scenario);
    push(text, std::move(after), m_currentId);
}

void Document::push(const QString &text, core::Design after, const std::string &show, const QString &mergeKey)
{
    if (after == m_design)
        return;
    const QString key = mergeKey.isEmpty() ? QString() : QStringLiteral("%1#%2").arg(mergeKey).arg(m_mergeEpoch);
    m_undoStack.push(new Step(*this, text, std::move(after), show, key));
}

void Document::apply(const core::Design &design, const std::string &show)
{
    const core::Design before = std::exchange(m_design, design);
    const bool overlayChanged = before.catalogue != m_design.catalogue;
    if (overlayChanged) {
        m_catalogue = core::Catalogue::shipped();
        if (auto overlaid = m_catalogue.withOverlay(m_design.catalogue))
            m_catalogue = *std::move(overlaid);
    }

    const auto head = [](const core::Design &of) {
        std::vector<std::tuple<std::string, std::string, std::string, bool>> tabs;
        for (const core::Scenario &scenario : of.scenarios)
            tabs.emplace_back(scenario->id, scenario->name, scenario->colour, scenario->baseline);
        return tabs;
    };
    if (m_design.scenario(m_currentId) == nullptr)
        m_currentId = (*m_design.standard())->id;
    std::erase_if(m_sized, [&](const auto &entry) { return m_design.scenario(entry.first) == nullptr; });
    std::vector<std::string> changed;
    for (const core::Scenario &scenario : m_design.scenarios) {
        const core::Scenario *old = before.scenario(scenario->id);
        if (old == nullptr || &**old != &*scenario)
            changed.push_back(scenario->id);
        if (overlayChanged || old == nullptr || &**old != &*scenario)
            sizeLater(scenario->id);
    }

    if (head(before) != head(m_design))
        emit scenarioListChanged();
    if (overlayChanged || before.name != m_design.name)
        emit designChanged();
    setCurrent(show);
    Selection kept;
    for (const ObjectRef &object : m_selection) {
        if (isThere(object, current()))
            kept.insert(object);
    }
    for (const std::string &id : changed)
        emit scenarioChanged(id);
    setSelection(std::move(kept));
}

/// Colours by position become colours of their own, so that a scenario keeps its colour while tabs come, go and move.
core::Design Document::withColoursKept() const
{
    core::Design kept = m_design;
    for (core::Scenario &scenario : kept.scenarios) {
        core::ScenarioParts parts = *scenario;
        parts.colour = std::to_string(scenarioColour(scenario->id));
        if (parts.colour != scenario->colour)
            scenario = *core::Scenario::make(std::move(parts));
    }
    return kept;
}

std::string Document::duplicateScenario(const std::string &scenarioId)
{
    core::Design after = withColoursKept();
    const auto at = std::ranges::find_if(after.scenarios, [&](const core::Scenario &scenario) { return scenario->id == scenarioId; });
    Q_ASSERT(at != after.scenarios.end());
    core::ScenarioParts parts = **at;
    for (int number = 1;; ++number) {
        parts.id = "scenario" + std::to_string(number);
        if (m_design.scenario(parts.id) == nullptr)
            break;
    }
    const QString original = fromCore((*at)->name);
    parts.name = toCore(tr("%1 copy").arg(original));
    for (int number = 2; m_design.scenarioNamed(parts.name) != nullptr; ++number)
        parts.name = toCore(tr("%1 copy %2").arg(original).arg(number));
    parts.baseline = false;
    std::set<int> colours;
    for (const core::Scenario &scenario : m_design.scenarios)
        colours.insert(scenarioColour(scenario->id));
    int colour = 0;
    while (colours.contains(colour))
        ++colour;
    parts.colour = std::to_string(colour % 8); // the first one that no tab wears, as long as there is one
    std::string id = parts.id;

    if (baseline() == nullptr) { // what a copy is made from is what it is compared with
        core::ScenarioParts first = **at;
        first.baseline = true;
        *at = *core::Scenario::make(std::move(first));
    }
    after.scenarios.insert(at + 1, *core::Scenario::make(std::move(parts)));
    push(tr("Duplicate “%1”").arg(original), std::move(after), id);
    return id;
}

void Document::removeScenario(const std::string &scenarioId)
{
    if (m_design.scenarios.size() < 2)
        return;
    core::Design after = withColoursKept();
    const auto at = std::ranges::find_if(after.scenarios, [&](const core::Scenario &scenario) { return scenario->id == scenarioId; });
    Q_ASSERT(at != after.scenarios.end());
    const QString text = tr("Delete scenario “%1”").arg(fromCore((*at)->name));
    const auto next = after.scenarios.erase(at);
    const std::string show = next == after.scenarios.end() ? after.scenarios.back()->id : (*next)->id;
    push(text, std::move(after), show);
}

core::Result<void> Document::renameScenario(const std::string &scenarioId, const QString &name)
{
    return edit(scenarioId, tr("Rename scenario to “%1”").arg(name), [&](core::ScenarioParts &parts) { parts.name = toCore(name); });
}

void Document::moveScenario(int from, int to)
{
    core::Design after = withColoursKept();
    const int count = static_cast<int>(after.scenarios.size());
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return;
    core::Scenario moved = after.scenarios[static_cast<std::size_t>(from)];
    after.scenarios.erase(after.scenarios.begin() + from);
    const std::string show = moved->id;
    const QString text = tr("Move scenario “%1”").arg(fromCore(moved->name));
    after.scenarios.insert(after.scenarios.begin() + to, std::move(moved));
    push(text, std::move(after), show);
}

void Document::setScenarioColour(const std::string &scenarioId, int colour)
{
    (void)edit(scenarioId, tr("Colour of scenario"), [&](core::ScenarioParts &parts) { parts.colour = std::to_string(colour); });
}

void Document::setBaseline(const std::string &scenarioId)
{
    core::Design after = m_design;
    QString name;
    for (core::Scenario &scenario : after.scenarios) {
        const bool wanted = scenario->id == scenarioId;
        if (wanted)
            name = fromCore(scenario->name);
        if (scenario->baseline == wanted)
            continue;
        core::ScenarioParts parts = *scenario;
        parts.baseline = wanted;
        scenario = *core::Scenario::make(std::move(parts));
    }
    push(tr("Set “%1” as baseline").arg(name), std::move(after), m_currentId);
}

int Document::scenarioColour(const std::string &scenarioId) const
{
    for (std::size_t i = 0; i < m_design.scenarios.size(); ++i) {
        const core::Scenario &scenario = m_design.scenarios[i];
        if (scenario->id != scenarioId)
            continue;
        bool given = false;
        const int colour = fromCore(scenario->colour).toInt(&given);
        return given && colour >= 0 && colour < 8 ? colour : static_cast<int>(i % 8);
    }
    return 0;
}

core::Result<void> Document::renameDesign(const QString &name)
{
    core::Design after = m_design;
    after.name = toCore(name);
    if (core::Result<void> good = core::checkDesign(after); !good)
        return good;
    push(tr("Rename design"), std::move(after), m_currentId);
    return {};
}

core::Result<void> Document::setOverlay(const QString &text, core::CatalogueOverlay overlay)
{
    if (core::Result<core::Catalogue> overlaid = core::Catalogue::shipped().withOverlay(overlay); !overlaid)
        return overlaid.error();
    core::Design after = m_design;
    after.catalogue = std::move(overlay);
    push(text, std::move(after), m_currentId);
    return {};
}

void Document::setSelection(Selection selection)
{
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    emit selectionChanged();
}

std::vector<std::string> Document::selectedSites() const
{
    return idsOf(m_selection, ObjectRef::Kind::Site);
}

std::vector<std::string> Document::selectedRoutes() const
{
    return idsOf(m_selection, ObjectRef::Kind::Route);
}

std::vector<std::string> Document::selectedRisks() const
{
    return idsOf(m_selection, ObjectRef::Kind::Srlg);
}

void Document::requestExplain(const std::string &quantityId, const core::Subject &subject)
{
    emit explainRequested(quantityId, subject);
}

void Document::requestReveal(const ObjectRef &object)
{
    emit revealRequested(object);
}

void Document::sizeLater(const std::string &scenarioId)
{
    m_pending.insert(scenarioId);
    Sized &sized = m_sized[scenarioId];
    if (!std::exchange(sized.stale, true))
        emit staleChanged(scenarioId);
    if (m_run && m_run->scenarioId == scenarioId)
        m_run->stop.request_stop(); // its answer would be stale
    if (!std::exchange(m_startQueued, true))
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_startQueued = false;
                startSizing();
            },
            Qt::QueuedConnection);
}

void Document::startSizing()
{
    if (m_run || m_pending.empty())
        return;
    const auto next = m_pending.contains(m_currentId) ? m_pending.find(m_currentId) : m_pending.begin();
    const std::string id = std::move(m_pending.extract(next).value());
    const core::Scenario *scenario = m_design.scenario(id);
    if (scenario == nullptr)
        return startSizing();

    auto run = std::make_shared<Run>(*scenario, m_catalogue);
    m_run = run;
    connect(&run->watcher, &QFutureWatcher<void>::finished, this, [this, run] { finishSizing(run); });
    run->watcher.setFuture(QtConcurrent::run([job = run.get()] {
        QElapsedTimer timer;
        timer.start();
        job->result = core::size(job->scenario, job->catalogue, job->stop.get_token());
        job->ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }));
}

void Document::finishSizing(const std::shared_ptr<Run> &run)
{
    if (m_run != run)
        return;
    m_run.reset();
    run->watcher.disconnect(this);
    const bool fresh = !m_pending.contains(run->scenarioId) && m_design.scenario(run->scenarioId) != nullptr;
    if (fresh && run->result) {
        Sized &sized = m_sized[run->scenarioId];
        sized.stale = false;
        sized.ms = run->ms;
        if (*run->result) {
            sized.sizing = std::make_shared<const core::Sizing>(std::move(**run->result));
            sized.error.reset();
        } else {
            sized.sizing.reset();
            sized.error = run->result->error();
        }
        emit sizingChanged(run->scenarioId);
        emit staleChanged(run->scenarioId);
    }
    startSizing();
}

void Document::waitForSizing()
{
    while (m_run || !m_pending.empty()) {
        startSizing();
        const std::shared_ptr<Run> run = m_run;
        if (!run)
            break;
        run->watcher.waitForFinished();
        finishSizing(run);
    }
}

} // namespace ui
