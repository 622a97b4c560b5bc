#include "ui/inspector/WorstFailures.h"

#include "core/failures/FailureStudy.h"
#include "core/sizing/Resolved.h"
#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Preview.h"
#include "ui/document/Text.h"
#include "ui/inspector/InspectorParts.h"
#include "ui/shell/Theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

WorstFailures::WorstFailures(Document &document, std::string routeId, QWidget *parent) : QWidget(parent), m_document(document), m_route(std::move(routeId))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    QLabel *head = sectionHead(tr("Worst failures"), this);
    head->setToolTip(tr("The failures to survive that load this route most, and what it carries then."));
    column->addWidget(head);
    refresh();
}

void WorstFailures::refresh()
{
    const SizingPtr sizing = m_document.currentSizing();
    const core::RouteSizing *route = sizing && !m_document.isStale(m_document.currentId()) ? sizing->route(m_route) : nullptr;
    if (route == nullptr)
        return; // while the sizing lags behind an edit, what is shown stays
    setVisible(!route->worstFailures.empty());
    m_failures.clear();
    if (!route->worstFailures.empty())
        m_failures = failuresOf(route->worstFailures, *sizing);
    while (m_rows.size() < m_failures.size()) {
        auto *row = new FigureRow(this);
        connect(row, &FigureRow::clicked, this, [this, i = m_rows.size()] { preview(i); });
        layout()->addWidget(row);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < m_failures.size());
        if (i >= m_failures.size())
            continue;
        const QString name = translated(core::failureName(m_failures[i], m_document.current()));
        const Figure rate = figure(route->worstFailures[i].gbps, "gbps", false);
        m_rows[i]->setFigure(name, rate.number, rate.unit);
        m_rows[i]->setToolTip(tr("%1: a click previews it on the canvas.").arg(name));
    }
}

/// The failures that a sizing names by kind and ids, in the same order.
std::vector<core::Failure> WorstFailures::failuresOf(const std::vector<core::FailureLoad> &loads, const core::Sizing &sizing) const
{
    const core::Scenario &scenario = m_document.current();
    const core::Result<core::Resolved> resolved = core::resolve(scenario, m_document.catalogue());
    const std::vector<core::Failure> singles = resolved ? core::singleFailures(scenario, *resolved, sizing) : std::vector<core::Failure>();
    std::vector<core::Failure> failures;
    for (const core::FailureLoad &load : loads) {
        const auto single =
            std::ranges::find_if(singles, [&](const core::Failure &each) { return core::toWord(each.kind) == load.kind && each.ids == load.ids; });
        if (single != singles.end()) {
            failures.push_back(*single);
            continue;
        }
        core::Failure two;
        two.kind = core::FailureKind::Dual;
        two.ids = load.ids;
        for (const std::string &id : load.ids) {
            if (const auto index = scenario.routeIndex(id))
                two.routes.push_back(*index);
        }
        std::ranges::sort(two.routes);
        failures.push_back(std::move(two));
    }
    return failures;
}

void WorstFailures::preview(std::size_t row)
{
    const SizingPtr sizing = m_document.currentSizing();
    const core::Result<core::Resolved> resolved = core::resolve(m_document.current(), m_document.catalogue());
    if (row >= m_failures.size() || !sizing || m_document.isStale(m_document.currentId()) || !resolved)
        return;
    const core::FailureStudy study(m_document.current(), m_document.catalogue(), *resolved, *sizing);
    Preview::of(m_document).show(study.outcome(m_failures[row]));
}

} // namespace ui
