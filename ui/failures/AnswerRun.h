#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <QObject>

#include <any>
#include <functional>
#include <memory>
#include <optional>

namespace ui {

class Document;

/// Works out the answer to a question about the current scenario in the background, on a snapshot of it and its latest sizing,
/// while somebody looks. The last answer stays until the next one is there.
class AnswerRun final : public QObject {
    Q_OBJECT

public:
    struct Subject {
        core::Scenario scenario;
        core::Catalogue catalogue;
        std::shared_ptr<const core::Sizing> sizing;
    };
    /// Runs in another thread. Holds the answer in the type that answer() is asked for, or an Error.
    using Question = std::function<core::Result<std::any>(const Subject &, const std::stop_token &)>;

    AnswerRun(Document &document, Question question, QObject *parent = nullptr);
    ~AnswerRun() override;

    void setWanted(bool wanted);
    bool isRunning() const { return m_job != nullptr; }
    bool isFresh() const; ///< the answer belongs to the scenario as it is now
    template <class T>
    T answer() const ///< empty while there is none
    {
        const T *held = std::any_cast<T>(&m_answer);
        return held == nullptr ? T() : *held;
    }
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
    std::any m_answer;
    std::optional<core::Error> m_error;
    double m_ms = 0;
    bool m_wanted = false;
};

} // namespace ui
