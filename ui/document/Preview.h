#pragma once

#include "core/failures/FailureStudy.h"
#include "core/failures/SmallestCut.h"

#include <QObject>

#include <string>
#include <variant>

namespace ui {

class Document;

/// What is shown on top of the current scenario without changing it: a failure and what it leaves, or the smallest cut between
/// two sites. There is one per document; an edit, an undo and another tab end it.
class Preview final : public QObject {
    Q_OBJECT

public:
    struct Cut {
        std::string from, to; ///< site ids
        core::SiteCut found;
    };

    static Preview &of(Document &document);

    bool isOn() const { return !std::holds_alternative<std::monostate>(m_shown); }
    const core::FailureOutcome *failure() const { return std::get_if<core::FailureOutcome>(&m_shown); } ///< nullptr: no failure is shown
    const Cut *cut() const { return std::get_if<Cut>(&m_shown); }                                       ///< nullptr: no cut is shown

    /// @param outcome  of the current scenario's fresh sizing, with its loads.
    void show(core::FailureOutcome outcome);
    /// Finds and shows the smallest cut between two sites of the current scenario; false while its sizing is not fresh.
    bool showCut(const std::string &from, const std::string &to);
    void end();
    /// Sizes the current scenario so that the failure shown is survived; one undo step, which ends the preview.
    void sizeForIt();

signals:
    void changed();

private:
    explicit Preview(Document &document);

    Document &m_document;
    std::variant<std::monostate, core::FailureOutcome, Cut> m_shown;
};

} // namespace ui
