#pragma once

#include "core/failures/Alternatives.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

class Document;

/// Works out what other choices would give for the current scenario, in the background on a snapshot, while somebody looks.
/// The last answer stays until the next one is there.
class AlternativesRun final : public QObject {
    Q_OBJECT

public:
    using Question = std::function<core::Result<std::vector<core::Alternative>>(const core::Scenario &, const core::Catalogue &, const std::stop_token &)>;

    AlternativesRun(Document &document, Question question, QObject *parent = nullptr);
    ~AlternativesRun() override;

    void setWanted(bool wanted);
    bool isRunning() const { return m_job != nullptr; }
    bool isFresh() const; ///< the answer belongs to the scenario as it is now
    const std::vector<core::Alternative> &answer() const { return m_answer; }
    const std::optional<core::Error> &error() const { return m_error; }
    double ms() const { return m_ms; }
    void waitForRun(); ///< for tests

signals:
    void changed();

private:
    struct Job;
    void follow();
    void forget();
    void finish(const std::shared_ptr<Job> &job);

    Document &m_document;
    Question m_question;
    std::shared_ptr<Job> m_job;
    std::shared_ptr<const core::Sizing> m_answered; ///< the sizing the answer goes with
    std::vector<core::Alternative> m_answer;
    std::optional<core::Error> m_error;
    double m_ms = 0;
    bool m_wanted = false;
};

} // namespace ui
