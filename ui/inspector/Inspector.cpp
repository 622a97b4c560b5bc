#include "ui/inspector/Inspector.h"

#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"
#include "ui/inspector/AssumptionText.h"
#include "ui/inspector/AssumptionsPage.h"
#include "ui/inspector/ObjectsPage.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>

namespace ui {

Inspector::Inspector(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_icon(new QLabel(this)), m_title(new QLabel(this)), m_subtitle(new QLabel(this)), m_pages(new QStackedWidget(this)),
      m_assumptions(new AssumptionsPage(document, m_pages)), m_objects(new ObjectsPage(document, m_pages))
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *head = new QWidget(this);
    head->setFixedHeight(metrics.dockHead);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(metrics.scaled(12), 0, metrics.scaled(12), 0);
    row->setSpacing(metrics.scaled(8));
    row->addWidget(m_icon);
    row->addWidget(m_title, 1);
    row->addWidget(m_subtitle);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_assumptions);
    m_pages->addWidget(m_objects);
    setBackgroundRole(QPalette::Button);  // the panel colour
    setAutoFillBackground(true);
    setAccessibleName(tr("Inspector"));
    setMinimumWidth(metrics.scaled(280));

    connect(&document, &Document::selectionChanged, this, &Inspector::showSelection);
    connect(&document, &Document::currentChanged, this, &Inspector::refresh);
    connect(&document, &Document::designChanged, this, &Inspector::refresh);
    connect(&document, &Document::scenarioListChanged, this, &Inspector::refresh);
    connect(&document, &Document::scenarioChanged, this, [this](const std::string &id) {
        const core::Scenario *baseline = m_document.baseline();
        if (id == m_document.currentId() || (baseline != nullptr && (*baseline)->id == id))
            refresh();
    });
    connect(&document, &Document::sizingChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId() && !m_document.selection().empty()) {
            m_objects->refresh();  // computed values
            m_objects->refreshResults();
        }
    });
    connect(&themeSource(), &ThemeSource::changed, this, &Inspector::refresh);
    showSelection();
}

void Inspector::showSelection()
{
    if (m_document.selection().empty()) {
        m_assumptions->refresh();
        m_pages->setCurrentWidget(m_assumptions);
    } else {
        if (m_pages->currentWidget() == m_assumptions)
            m_assumptions->commit();
        m_objects->showSelection();
        m_pages->setCurrentWidget(m_objects);
    }
    showHead();
}

void Inspector::refresh()
{
    if (m_document.selection().empty()) {
        m_assumptions->refresh();
    } else {
        m_objects->showSelection();
        m_objects->refresh();
        m_objects->refreshResults();
    }
    showHead();
}

QString Inspector::title() const
{
    const Selection &selection = m_document.selection();
    const int sites = static_cast<int>(m_document.selectedSites().size()), routes = static_cast<int>(m_document.selectedRoutes().size()),
              risks = static_cast<int>(m_document.selectedRisks().size());
    if (selection.empty())
        return tr("Assumptions");
    if (selection.size() == 1 && sites + routes + risks == 1)
        return nameOf(m_document, *selection.begin());
    if (selection.size() == 1)
        return tr("Demand");
    if (routes == 0 && risks == 0)
        return tr("%n site(s)", nullptr, sites);
    if (sites == 0 && risks == 0)
        return tr("%n route(s)", nullptr, routes);
    if (sites == 0 && routes == 0)
        return tr("%n shared risk(s)", nullptr, risks);
    return tr("%n object(s), of several kinds", nullptr, static_cast<int>(selection.size()));
}

void Inspector::showHead()
{
    const Selection &selection = m_document.selection();
    const char *name = "settings";
    if (!m_document.selectedSites().empty()) {
        const core::Site *site = m_document.current().site(m_document.selectedSites().front());
        name = site != nullptr && site->kind == core::SiteKind::Hub ? "site-hub" : "site-campus";
    } else if (!selection.empty()) {
        name = !m_document.selectedRoutes().empty() ? "route" : !m_document.selectedRisks().empty() ? "srlg" : "demand";
    }
    m_icon->setPixmap(iconPixmap(QString::fromLatin1(name), theme().metrics.toolIcon, theme().colours.textSecondary, devicePixelRatioF()));
    m_title->setFont(theme().fonts.bodyMedium);
    m_subtitle->setFont(theme().fonts.small);
    const int changed = selection.empty() ? changedAssumptions(m_document) : 0;
    m_subtitle->setText(changed > 0 ? tr("%n changed", nullptr, changed) : QString());
    if (m_title->text() == title())
        return;
    m_title->setText(title());
    m_title->setToolTip(title());
    emit titleChanged(title());
}

bool Inspector::focusField(const std::string &key)
{
    if (!m_document.selection().empty() && m_objects->focusField(key))
        return true;
    if (core::findAssumption(key) == nullptr)
        return false;
    m_document.clearSelection();
    return m_assumptions->focusField(key);
}

bool Inspector::follow(const core::DerivationLink &link)
{
    switch (link.kind) {
    case core::DerivationLink::Kind::Site: m_document.select({ObjectRef::Kind::Site, link.id}); break;
    case core::DerivationLink::Kind::Route: m_document.select({ObjectRef::Kind::Route, link.id}); break;
    case core::DerivationLink::Kind::Assumption: m_document.clearSelection(); return m_assumptions->focusField(link.id);
    case core::DerivationLink::Kind::Demand: m_document.select({ObjectRef::Kind::Demand, link.id}); return true;
    case core::DerivationLink::Kind::CatalogueCell:
    case core::DerivationLink::Kind::None: return false;
    }
    m_document.requestReveal(*m_document.selection().begin());
    if (!link.field.empty())
        m_objects->focusField(link.field);
    return true;
}

void Inspector::focusSearch()
{
    m_document.clearSelection();
    m_assumptions->focusSearch();
}

LightSection *Inspector::light() const
{
    return m_pages->currentWidget() == m_objects ? m_objects->light() : nullptr;
}

PropertyRow *Inspector::row(const std::string &key) const
{
    return m_pages->currentWidget() == m_objects ? m_objects->row(key) : m_assumptions->row(key);
}

} // namespace ui
