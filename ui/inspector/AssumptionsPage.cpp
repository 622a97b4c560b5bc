#include "ui/inspector/AssumptionsPage.h"

#include "core/model/AssumptionSet.h"
#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/inspector/AssumptionProperties.h"
#include "ui/inspector/InspectorParts.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cstring>

namespace ui {

AssumptionsPage::AssumptionsPage(Document &document, QWidget *parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_area(new QScrollArea(this)), m_nothing(new QLabel(this))
{
    const ThemeMetrics &metrics = theme().metrics;
    m_search->setPlaceholderText(tr("Search assumptions"));
    m_search->setAccessibleName(tr("Search assumptions"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_search->setMinimumHeight(metrics.field);
    m_search->setObjectName(QStringLiteral("assumptionSearch"));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.scaled(4));
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(metrics.scaled(12), metrics.scaled(4), metrics.scaled(12), metrics.scaled(4));
    inset->addWidget(m_search);
    column->addLayout(inset);
    column->addWidget(m_area, 1);

    QWidget *content = inspectorContent(*m_area);
    auto *rows = static_cast<QVBoxLayout *>(content->layout());
    const char *group = "";
    for (const core::Assumption &assumption : core::assumptions()) {
        if (std::strcmp(group, assumption.group) != 0) {
            group = assumption.group;
            m_groups.push_back({sectionHead(translated(group), content), {}});
            rows->addWidget(m_groups.back().head);
        }
        auto *row = new PropertyRow(document, assumptionProperty(document, assumption), content);
        m_groups.back().rows.push_back(row);
        rows->addWidget(row);
    }
    m_nothing->setWordWrap(true);
    m_nothing->setVisible(false);
    rows->addWidget(m_nothing);
    rows->addStretch(1);
    connect(m_search, &QLineEdit::textChanged, this, &AssumptionsPage::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {  // "taper", Enter: the field is ready to be typed in
        for (const Group &each : m_groups) {
            for (PropertyRow *row : each.rows) {
                if (!row->isHidden())
                    return row->field()->setFocus(Qt::TabFocusReason);
            }
        }
    });
}

void AssumptionsPage::refresh()
{
    for (const Group &group : m_groups) {
        for (PropertyRow *row : group.rows)
            row->refresh();
    }
}

void AssumptionsPage::commit()
{
    for (const Group &group : m_groups) {
        for (PropertyRow *row : group.rows)
            row->commit();
    }
}

void AssumptionsPage::filter(const QString &text)
{
    const QString wanted = text.trimmed();
    bool any = false;
    for (const Group &group : m_groups) {
        const bool whole = !wanted.isEmpty() && group.head->text().contains(wanted, Qt::CaseInsensitive);
        bool shown = false;
        for (PropertyRow *row : group.rows) {
            const bool fits = whole || row->matches(wanted);
            row->setVisible(fits);
            shown = shown || fits;
        }
        group.head->setVisible(shown);
        any = any || shown;
    }
    m_nothing->setText(tr("No assumption is called “%1”.").arg(wanted));
    m_nothing->setVisible(!any);
}

PropertyRow *AssumptionsPage::row(const std::string &id) const
{
    for (const Group &group : m_groups) {
        const auto found = std::ranges::find(group.rows, id, [](const PropertyRow *row) { return row->property().key; });
        if (found != group.rows.end())
            return *found;
    }
    return nullptr;
}

bool AssumptionsPage::focusField(const std::string &id)
{
    PropertyRow *found = row(id);
    if (found == nullptr)
        return false;
    if (found->isHidden())
        m_search->clear();
    m_area->ensureWidgetVisible(found);
    found->field()->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void AssumptionsPage::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace ui
