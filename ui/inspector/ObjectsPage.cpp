#include "ui/inspector/ObjectsPage.h"

#include "core/quantities/Quantities.h"
#include "ui/document/Edits.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/inspector/InspectorParts.h"
#include "ui/inspector/LightSection.h"
#include "ui/inspector/MessageBlock.h"
#include "ui/inspector/ObjectProperties.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/inspector/WorstFailures.h"
#include "ui/results/FindingText.h"
#include "ui/shell/Theme.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

ObjectsPage::ObjectsPage(Document &document, QWidget *parent) : QWidget(parent), m_document(document), m_area(new QScrollArea(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_area);
}

void ObjectsPage::showSelection()
{
    if (m_content != nullptr && m_shown == m_document.selection())
        return;
    commit();
    m_shown = m_document.selection();
    build();
}

void ObjectsPage::build()
{
    m_rows.clear();
    m_figures.clear();
    m_said.clear();
    m_results = nullptr;
    m_ends = nullptr;
    m_light = nullptr;
    m_failures = nullptr;
    if (QWidget *old = m_area->takeWidget()) {
        old->hide();
        old->deleteLater(); // one of its own fields may have led here
    }
    m_content = inspectorContent(*m_area);
    auto *column = static_cast<QVBoxLayout *>(m_content->layout());

    const std::vector<std::string> sites = m_document.selectedSites(), routes = m_document.selectedRoutes(), risks = m_document.selectedRisks();
    std::vector<PropertyGroup> groups;
    if (!sites.empty() && routes.empty() && risks.empty())
        groups = siteProperties(m_document, sites);
    if (sites.empty() && !routes.empty() && risks.empty())
        groups = routeProperties(m_document, routes);
    if (sites.empty() && routes.empty() && !risks.empty())
        groups = riskProperties(m_document, risks);
    if (groups.empty()) {
        auto *mixed = new QLabel(
            sites.empty() && routes.empty() && risks.empty() ? tr("A demand follows from the assumptions and has no fields here.") : tr("Objects of several kinds have no fields in common."), m_content);
        mixed->setWordWrap(true);
        column->addWidget(mixed);
        if (!sites.empty() && !routes.empty())
            buildNarrowing(*column, static_cast<int>(sites.size()), static_cast<int>(routes.size()));
    }
    for (const PropertyGroup &group : groups) {
        if (!group.title.isEmpty())
            column->addWidget(sectionHead(group.title, m_content));
        for (const Property &property : group.properties) {
            m_rows.push_back(new PropertyRow(m_document, property, m_content));
            column->addWidget(m_rows.back());
        }
        if (&group == &groups.front() && routes.size() == 1)
            buildEnds(*column);
    }
    m_results = new QWidget(m_content);
    column->addWidget(m_results);
    column->addStretch(1);
    auto *results = new QVBoxLayout(m_results);
    results->setContentsMargins(0, 0, 0, 0);
    results->setSpacing(0);
    refreshResults();
}

void ObjectsPage::buildNarrowing(QVBoxLayout &column, int sites, int routes)
{
    const auto offer = [&](const QString &text, const QString &name, ObjectRef::Kind kind) {
        auto *button = new QPushButton(text, m_content);
        button->setObjectName(name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, kind] {
            Selection narrowed = m_document.selection();
            std::erase_if(narrowed, [kind](const ObjectRef &object) { return object.kind != kind; });
            QMetaObject::invokeMethod(
                this, [this, narrowed] { m_document.setSelection(narrowed); }, Qt::QueuedConnection);
        });
        column.addWidget(button, 0, Qt::AlignLeft);
    };
    offer(tr("Edit only the %n site(s)", nullptr, sites), QStringLiteral("onlySites"), ObjectRef::Kind::Site);
    offer(tr("Edit only the %n route(s)", nullptr, routes), QStringLiteral("onlyRoutes"), ObjectRef::Kind::Route);
}

void ObjectsPage::buildEnds(QVBoxLayout &column)
{
    m_ends = new QLabel(m_content);
    m_ends->setTextFormat(Qt::RichText);
    m_ends->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_ends->setAccessibleName(tr("Ends"));
    m_ends->setMinimumHeight(theme().metrics.inspectorRow);
    m_ends->setWordWrap(true);
    connect(m_ends, &QLabel::linkActivated, this, [this](const QString &id) {
        QMetaObject::invokeMethod(
            this,
            [this, id] {
                m_document.select({ObjectRef::Kind::Site, toCore(id)});
            },
            Qt::QueuedConnection);
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(theme().metrics.scaled(8));
    auto *label = new QLabel(tr("Ends"), m_content);
    label->setFixedWidth(theme().metrics.scaled(118));
    QPalette quiet = label->palette();
    quiet.setColor(QPalette::WindowText, theme().colours.textSecondary);
    label->setPalette(quiet);
    label->setForegroundRole(QPalette::WindowText);
    row->addWidget(label);
    row->addWidget(m_ends, 1);
    column.addLayout(row);
    refresh();
}

std::optional<core::Subject> ObjectsPage::subject() const
{
    if (m_shown.size() != 1)
        return std::nullopt;
    const ObjectRef &object = *m_shown.begin();
    const core::Scope scope = object.kind == ObjectRef::Kind::Site    ? core::Scope::Site
                              : object.kind == ObjectRef::Kind::Route ? core::Scope::Route
                              : object.kind == ObjectRef::Kind::Srlg  ? core::Scope::Srlg
                                                                      : core::Scope::Demand;
    return core::Subject{scope, object.id};
}

void ObjectsPage::buildResults(const core::Subject &about, const std::vector<core::Finding> &findings)
{
    m_figures.clear();
    qDeleteAll(m_results->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    auto *column = static_cast<QVBoxLayout *>(m_results->layout());
    if (about.scope != core::Scope::Srlg) // its losses stand in the failure study
        column->addWidget(sectionHead(tr("Results"), m_results));
    for (const core::Quantity &quantity : core::quantities()) {
        if (quantity.scope != about.scope)
            continue;
        auto *row = new FigureRow(m_results);
        row->setToolTip(translated(quantity.help));
        row->setObjectName(QString::fromUtf8(quantity.id));
        connect(row, &FigureRow::clicked, this, [this, id = std::string(quantity.id), about] { m_document.requestExplain(id, about); });
        m_figures.emplace_back(&quantity, row);
        column->addWidget(row);
    }
    m_light = about.scope == core::Scope::Route ? new LightSection(m_document, about.id, m_results) : nullptr;
    if (m_light != nullptr)
        column->addWidget(m_light);
    m_failures = about.scope == core::Scope::Route ? new WorstFailures(m_document, about.id, m_results) : nullptr;
    if (m_failures != nullptr)
        column->addWidget(m_failures);
    for (const core::Finding &finding : findings)
        column->addWidget(new MessageBlock(m_document, finding, m_results));
}

void ObjectsPage::refreshResults()
{
    const auto about = subject();
    const SizingPtr sizing = m_document.currentSizing();
    if (!about || !sizing || m_results == nullptr)
        return;
    std::vector<core::Finding> findings;
    QStringList said;
    for (const core::Finding &finding : sizing->findings) {
        if (finding.subject == *about && !finding.accepted) {
            findings.push_back(finding);
            said << translated(finding.title) << translated(finding.detail);
        }
    }
    if (m_figures.empty() || said != m_said) {
        m_said = said;
        buildResults(*about, findings);
    }
    for (const auto &[quantity, row] : m_figures) {
        const Figure shown = figure(*quantity, *about, *sizing);
        row->setFigure(translated(quantity->shortLabel), shown.number, shown.unit);
    }
    if (m_light != nullptr)
        m_light->refresh();
    if (m_failures != nullptr)
        m_failures->refresh();
}

void ObjectsPage::refresh()
{
    for (PropertyRow *row : m_rows)
        row->refresh();
    if (m_ends == nullptr || m_shown.empty())
        return;
    const core::Scenario &scenario = m_document.current();
    const core::Route *route = scenario.route(m_shown.begin()->id);
    if (route == nullptr)
        return;
    const auto link = [&](const std::string &id) {
        return QStringLiteral("<a href=\"%1\">%2</a>")
            .arg(fromCore(id).toHtmlEscaped(), nameOf(m_document, ObjectRef{ObjectRef::Kind::Site, id}).toHtmlEscaped());
    };
    m_ends->setText(tr("%1 to %2").arg(link(route->a), link(route->b)));
}

void ObjectsPage::commit()
{
    for (PropertyRow *row : m_rows)
        row->commit();
}

PropertyRow *ObjectsPage::row(const std::string &key) const
{
    const auto found = std::ranges::find(m_rows, key, [](const PropertyRow *each) { return each->property().key; });
    return found == m_rows.end() ? nullptr : *found;
}

bool ObjectsPage::focusField(const std::string &key)
{
    PropertyRow *found = row(key);
    if (found == nullptr)
        return false;
    m_area->ensureWidgetVisible(found);
    found->field()->setFocus(Qt::ShortcutFocusReason);
    return true;
}

} // namespace ui
