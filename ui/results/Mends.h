#pragma once

#include "core/sizing/Sizing.h"

#include <QObject>

#include <memory>
#include <vector>

namespace ui {

class Document;

/// "Use 800G ZR+ · +1.2 M USD": the mend with what it costs first.
QString offerText(const core::Mend &mend);
/// The same with its cost a year and what it takes, a line each.
QString offerDetail(const core::Mend &mend);

/// Looks for the mends of the current scenario's findings in the background, one search per fresh sizing. Findings list and
/// inspector share it: there is one per document.
class Mends final : public QObject {
    Q_OBJECT

public:
    static Mends &of(Document &document);
    ~Mends() override;

    /// The tried mends of a finding of the current sizing; empty while they are looked for and where there are none.
    std::vector<core::Mend> of(const core::Finding &finding) const;
    bool isSearching() const { return m_run != nullptr; }
    void waitForMends();  ///< for tests

    /// Applies the mend of that label, or of that offer, as one undo step; false when it is not on offer (any more), as while searching.
    bool applyLabelled(const core::Finding &finding, const QString &label);

signals:
    void changed();  ///< a search has ended

private:
    struct Run;
    explicit Mends(Document &document);
    void search();
    void stop();
    void take(const std::shared_ptr<Run> &run);

    Document &m_document;
    std::shared_ptr<Run> m_run;
    std::shared_ptr<const Run> m_found;
};

} // namespace ui
