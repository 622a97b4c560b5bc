#include "ui/failures/FailureRun.h"

#include "ui/document/Document.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QMutex>
#include <QMutexLocker>
#include <QtConcurrentRun>

#include <utility>

namespace ui {

namespace {

constexpr int pollMs = 80;

} // namespace

/// One study under way on a snapshot.
struct FailureRun::Job {
    Job(const Document &document, bool two) : scenario(document.current()), catalogue(document.catalogue()), sizing(document.currentSizing()), dual(two) {}

    /// In the background. Loads of single failures are kept, those of a hundred thousand dual ones would fill the memory.
    void run()
    {
        QElapsedTimer timer;
        timer.start();
        const auto take = [this](const core::StudyBatch &batch) {
            QMutexLocker lock(&mutex);
            for (const core::FailureOutcome &outcome : batch.outcomes) {
                arrived.push_back(outcome);
                if (dual)
                    std::vector<std::optional<double>>().swap(arrived.back().loads);
            }
            done = batch.done;
            all = batch.all;
        };
        const auto result = core::studyFailures(scenario, catalogue, *sizing, {.dual = dual}, take, stop.get_token());
        if (!result)
            error = result.error();
        ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

    const core::Scenario scenario;
    const core::Catalogue catalogue;
    const SizingPtr sizing;
    const bool dual;
    std::stop_source stop;
    QFutureWatcher<void> watcher;
    bool begun = false; ///< its outcomes are handed out

    QMutex mutex; ///< of the next three
    std::vector<core::FailureOutcome> arrived;
    std::size_t done = 0, all = 0;

    std::optional<core::Error> error; ///< once finished
    double ms = 0;
};

FailureRun::FailureRun(Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_poll.setInterval(pollMs);
    connect(&m_poll, &QTimer::timeout, this, &FailureRun::fetch);
    const auto ifCurrent = [this](const std::string &id) {
        if (id == m_document.currentId())
            follow();
    };
    connect(&document, &Document::sizingChanged, this, ifCurrent);
    connect(&document, &Document::staleChanged, this, ifCurrent);
    connect(&document, &Document::scenarioChanged, this, ifCurrent);
    connect(&document, &Document::currentChanged, this, [this] {
        forget();
        follow();
    });
}

FailureRun::~FailureRun()
{
    if (!m_job)
        return;
    m_job->stop.request_stop();
    m_job->watcher.disconnect(this);
    m_job->watcher.waitForFinished();
}

void FailureRun::setState(State state)
{
    m_state = state;
    emit changed();
}

void FailureRun::setWanted(bool wanted)
{
    m_wanted = wanted;
    follow();
}

void FailureRun::setDual(bool dual)
{
    if (std::exchange(m_dual, dual) == dual)
        return;
    forget();
    follow();
}

void FailureRun::stop()
{
    if (!m_job)
        return;
    m_halted = true;
    m_job->stop.request_stop();
}

void FailureRun::resume()
{
    m_halted = false;
    m_shown.reset();
    follow();
}

bool FailureRun::isFresh() const
{
    return m_shown && m_shown->sizing == m_document.currentSizing() && !m_document.isStale(m_document.currentId());
}

/// What is known is of another scenario or another kind of failure.
void FailureRun::forget()
{
    if (m_job)
        m_job->stop.request_stop();
    m_shown.reset();
    m_halted = false;
    m_done = m_all = 0;
    emit cleared();
}

/// Brings the run in line with the document: gives up what is stale, starts what is missing.
void FailureRun::follow()
{
    const bool fresh = m_document.currentSizing() != nullptr && !m_document.isStale(m_document.currentId());
    if (m_job && (!fresh || m_job->sizing != m_document.currentSizing() || m_job->dual != m_dual)) {
        m_job->stop.request_stop();
        m_halted = false;
    }
    if (m_shown && m_shown->sizing != m_document.currentSizing())
        m_halted = false; // stopping was about that run
    if (!fresh)
        return setState(m_document.sizingError(m_document.currentId()) ? State::Idle : State::Waiting);
    if (m_job || m_halted)
        return emit changed(); // finish() goes on from here
    if (m_shown && m_shown->sizing == m_document.currentSizing() && m_shown->dual == m_dual)
        return setState(m_error ? State::Failed : State::Done);
    if (!m_wanted)
        return setState(State::Idle);
    start();
}

void FailureRun::start()
{
    m_job = std::make_shared<Job>(m_document, m_dual);
    m_done = m_all = 0;
    m_error.reset();
    connect(&m_job->watcher, &QFutureWatcher<void>::finished, this, [this, job = m_job] { finish(job); });
    m_job->watcher.setFuture(QtConcurrent::run([job = m_job.get()] { job->run(); }));
    m_poll.start();
    m_since.start();
    setState(State::Running);
}

void FailureRun::fetch()
{
    if (!m_job || m_job->sizing != m_document.currentSizing() || m_job->dual != m_dual)
        return; // nobody wants its outcomes any more
    std::vector<core::FailureOutcome> outcomes;
    {
        QMutexLocker lock(&m_job->mutex);
        outcomes.swap(m_job->arrived);
        m_done = m_job->done;
        m_all = m_job->all;
    }
    if (!std::exchange(m_job->begun, true)) {
        m_shown = m_job;
        emit begun();
    }
    if (!outcomes.empty())
        emit arrived(std::move(outcomes));
    emit changed();
}

void FailureRun::finish(const std::shared_ptr<Job> &job)
{
    if (m_job != job)
        return;
    job->watcher.disconnect(this);
    const bool stopped = job->error && job->error->code == core::ErrorCode::Cancelled;
    const bool mine = job->sizing == m_document.currentSizing() && job->dual == m_dual && !m_document.isStale(m_document.currentId());
    const bool complete = mine && (!stopped || m_halted);
    if (complete) {
        fetch();
        m_error = stopped ? std::nullopt : job->error;
        m_ms = job->ms;
    } else if (m_shown == job) {
        m_shown.reset();
    }
    m_job.reset();
    m_poll.stop();
    emit ended(complete);
    if (complete)
        return setState(stopped ? State::Stopped : m_error ? State::Failed : State::Done);
    follow();
}

core::FailureOutcome FailureRun::whole(const core::FailureOutcome &outcome) const
{
    if (!outcome.loads.empty() || !m_shown)
        return outcome;
    const core::Result<core::Resolved> resolved = core::resolve(m_shown->scenario, m_shown->catalogue);
    return resolved ? core::FailureStudy(m_shown->scenario, m_shown->catalogue, *resolved, *m_shown->sizing).outcome(outcome.failure) : outcome;
}

void FailureRun::waitForRun()
{
    m_document.waitForSizing();
    follow();
    while (const std::shared_ptr<Job> job = m_job) {
        job->watcher.waitForFinished();
        finish(job);
    }
}

} // namespace ui
