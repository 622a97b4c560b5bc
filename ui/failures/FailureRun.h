#pragma once

#include "core/failures/FailureStudy.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

class Document;

/// Runs through the failures of the current scenario in the background, on a snapshot of its latest sizing and catalogue, while
/// somebody looks. Outcomes are collected by their thread and fetched a few times a second, so a fast study costs one signal.
class FailureRun final : public QObject {
    Q_OBJECT

public:
    enum class State {
        Idle,    ///< nobody looks, or there is nothing to run on
        Waiting, ///< for a fresh sizing
        Running,
        Stopped, ///< by the user; what came so far stays
        Done,
        Failed,
    };

    explicit FailureRun(Document &document, QObject *parent = nullptr);
    ~FailureRun() override;

    void setWanted(bool wanted); ///< studies nothing while nobody looks; what runs goes on
    void setDual(bool dual);     ///< two routes at once instead of single failures
    bool isDual() const { return m_dual; }
    void stop();
    void resume(); ///< runs anew after stop()

    State state() const { return m_state; }
    bool isFresh() const; ///< the outcomes handed out last belong to the scenario as it is now
    std::size_t done() const { return m_done; }
    std::size_t all() const { return m_all; }
    qint64 elapsedMs() const { return m_since.isValid() ? m_since.elapsed() : 0; } ///< since the run under way began
    double ms() const { return m_ms; }                                             ///< that the last finished run took
    const std::optional<core::Error> &error() const { return m_error; }

    /// The outcome with all its loads, of the run whose outcomes were handed out last.
    core::FailureOutcome whole(const core::FailureOutcome &outcome) const;
    void waitForRun(); ///< for tests

signals:
    void cleared();                                           ///< another scenario: nothing is known of it yet
    void begun();                                             ///< outcomes of a new run follow
    void arrived(std::vector<core::FailureOutcome> outcomes); ///< in the order of the failures
    void ended(bool complete);                                ///< no more follow; false: the run was given up, as a newer one is wanted
    void changed();                                           ///< state or progress

private:
    struct Job;
    void follow();
    void forget();
    void start();
    void fetch();
    void finish(const std::shared_ptr<Job> &job);
    void setState(State state);

    Document &m_document;
    QTimer m_poll;
    QElapsedTimer m_since;
    std::shared_ptr<Job> m_job;         ///< under way
    std::shared_ptr<const Job> m_shown; ///< whose outcomes were handed out last
    State m_state = State::Idle;
    bool m_wanted = false, m_dual = false, m_halted = false;
    std::size_t m_done = 0, m_all = 0;
    double m_ms = 0;
    std::optional<core::Error> m_error;
};

} // namespace ui
