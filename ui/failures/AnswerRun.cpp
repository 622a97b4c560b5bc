#include "ui/failures/AnswerRun.h"

#include "ui/document/Document.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <utility>

namespace ui {

struct AnswerRun::Job {
    explicit Job(const Document &document) : about{document.current(), document.catalogue(), document.currentSizing()} {}

    const Subject about;
    std::stop_source stop;
    QFutureWatcher<void> watcher;
    std::optional<core::Result<std::any>> result;
    double ms = 0;
};

AnswerRun::AnswerRun(Document &document, Question question, QObject *parent) : QObject(parent), m_document(document), m_question(std::move(question))
{
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

AnswerRun::~AnswerRun()
{
    if (!m_job)
        return;
    m_job->stop.request_stop();
    m_job->watcher.disconnect(this);
    m_job->watcher.waitForFinished();
}

bool AnswerRun::isFresh() const
{
    return m_answered && m_answered == m_document.currentSizing() && !m_document.isStale(m_document.currentId());
}

void AnswerRun::setWanted(bool wanted)
{
    m_wanted = wanted;
    follow();
}

void AnswerRun::forget()
{
    m_answered.reset();
    m_answer.reset();
    m_error.reset();
}

void AnswerRun::follow()
{
    const SizingPtr sizing = m_document.currentSizing();
    const bool fresh = sizing != nullptr && !m_document.isStale(m_document.currentId());
    if (m_job && (!fresh || m_job->about.sizing != sizing))
        m_job->stop.request_stop();
    if (fresh && m_wanted && !m_job && m_answered != sizing) {
        m_job = std::make_shared<Job>(m_document);
        connect(&m_job->watcher, &QFutureWatcher<void>::finished, this, [this, job = m_job] { finish(job); });
        m_job->watcher.setFuture(QtConcurrent::run([job = m_job.get(), ask = m_question] {
            QElapsedTimer timer;
            timer.start();
            job->result = ask(job->about, job->stop.get_token());
            job->ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        }));
    }
    emit changed();
}

void AnswerRun::finish(const std::shared_ptr<Job> &job)
{
    if (m_job != job)
        return;
    job->watcher.disconnect(this);
    m_job.reset();
    if (job->about.sizing == m_document.currentSizing() && !m_document.isStale(m_document.currentId())) {
        m_answered = job->about.sizing;
        m_ms = job->ms;
        if (*job->result) {
            m_answer = *std::move(*job->result);
            m_error.reset();
        } else {
            m_answer.reset();
            m_error = job->result->error();
        }
    }
    follow();
}

void AnswerRun::waitForRun()
{
    m_document.waitForSizing();
    follow();
    while (const std::shared_ptr<Job> job = m_job) {
        job->watcher.waitForFinished();
        finish(job);
    }
}

} // namespace ui
