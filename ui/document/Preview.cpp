#include "ui/document/Preview.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"

namespace ui {

Preview &Preview::of(Document &document)
{
    auto *preview = document.findChild<Preview *>(QString(), Qt::FindDirectChildrenOnly);
    return preview != nullptr ? *preview : *new Preview(document);
}

Preview::Preview(Document &document) : QObject(&document), m_document(document)
{
    const auto endIfOld = [this](const std::string &id) {
        if (id == m_document.currentId() && m_document.isStale(id))
            end();
    };
    connect(&document, &Document::scenarioChanged, this, endIfOld);
    connect(&document, &Document::staleChanged, this, endIfOld);
    connect(&document, &Document::currentChanged, this, &Preview::end);
}

void Preview::show(core::FailureOutcome outcome)
{
    m_shown = std::move(outcome);
    emit changed();
}

bool Preview::showCut(const std::string &from, const std::string &to)
{
    const core::Scenario &scenario = m_document.current();
    const SizingPtr sizing = m_document.currentSizing();
    const auto a = scenario.siteIndex(from), b = scenario.siteIndex(to);
    if (!sizing || m_document.isStale(m_document.currentId()) || !a || !b || *a == *b)
        return false;
    m_shown = Cut{from, to, core::smallestCut(scenario, *sizing, *a, *b)};
    emit changed();
    return true;
}

void Preview::end()
{
    if (!isOn())
        return;
    m_shown = std::monostate();
    emit changed();
}

void Preview::sizeForIt()
{
    if (failure() == nullptr)
        return;
    const core::Failure cause = failure()->failure;
    const core::Scenario &scenario = m_document.current();
    m_document.replaceCurrent(tr("Size for %1").arg(translated(core::failureName(cause, scenario))), core::sizedToSurvive(cause, scenario));
}

} // namespace ui
