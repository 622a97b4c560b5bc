#include "ui/results/ResultsDock.h"

#include "ui/charts/ChartsPanel.h"
#include "ui/document/Document.h"
#include "ui/failures/FailuresPanel.h"
#include "ui/results/ExplainPanel.h"
#include "ui/results/FindingsModel.h"
#include "ui/results/FindingsView.h"
#include "ui/results/HutTable.h"
#include "ui/results/Pill.h"
#include "ui/results/QuantityTable.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

namespace ui {

namespace {

constexpr int findingsTab = static_cast<int>(ResultsDock::Tab::Findings);

} // namespace

ResultsDock::ResultsDock(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_tabs(new QTabBar(this)), m_pages(new QStackedWidget(this)),
      m_tables{new QuantityTable(document, core::Scope::Site, m_pages), new QuantityTable(document, core::Scope::Route, m_pages), new QuantityTable(document, core::Scope::Demand, m_pages)},
      m_huts(new HutTable(document, m_pages)), m_findings(new FindingsView(document, m_pages)), m_charts(new ChartsPanel(document, m_pages)), m_failures(new FailuresPanel(document, m_pages)), m_explain(new ExplainPanel(document, m_pages))
{
    makeTabs();
    for (QuantityTable *table : m_tables)
        m_pages->addWidget(table);
    m_pages->addWidget(m_huts);
    m_pages->addWidget(m_findings);
    m_pages->addWidget(m_charts);
    m_pages->addWidget(m_failures);
    m_pages->addWidget(m_explain);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(m_pages, 1);
    setBackgroundRole(QPalette::Button);  // the panel colour
    setAutoFillBackground(true);
    setAccessibleName(tr("Results"));

    connect(&document, &Document::explainRequested, this, [this](const std::string &quantity, const core::Subject &subject) {
        showTab(Tab::Explain);
        m_explain->explain(quantity, subject);
    });
    connect(m_explain, &ExplainPanel::linkActivated, this, &ResultsDock::linkActivated);
    connect(m_explain, &ExplainPanel::explainedChanged, this, &ResultsDock::explainedChanged);
    connect(m_findings, &FindingsView::refused, this, &ResultsDock::refused);
    connect(m_failures, &FailuresPanel::refused, this, &ResultsDock::refused);
    connect(m_charts, &ChartsPanel::said, this, &ResultsDock::refused);
    connect(m_findings->model(), &FindingsModel::countsChanged, this, &ResultsDock::showCounts);
    connect(&themeSource(), &ThemeSource::changed, this, &ResultsDock::renewTheme);
    renewTheme();
}

void ResultsDock::makeTabs()
{
    const ThemeMetrics &metrics = theme().metrics;
    m_tabs->setProperty("underline", true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->addTab(icon("site-campus"), tr("Sites"));
    m_tabs->addTab(icon("route"), tr("Routes"));
    m_tabs->addTab(icon("demand"), tr("Demands"));
    m_tabs->addTab(icon("site-hut"), tr("Huts"));
    m_tabs->addTab(icon("warning"), tr("Findings"));
    m_tabs->addTab(icon("chart"), tr("Charts"));
    m_tabs->addTab(icon("cut"), tr("Failures"));
    m_tabs->addTab(icon("explain"), tr("Explain"));
    m_openFindings = new Pill(m_tabs);
    m_tabs->installEventFilter(this);

    const auto button = [this](const char *symbol, const QString &name) {
        auto *made = new QToolButton(this);
        made->setIcon(icon(symbol));
        made->setAutoRaise(true);
        made->setToolTip(name);
        made->setAccessibleName(name);
        return made;
    };
    m_filter = button("filter", tr("Filter rows (Ctrl+F)"));
    QToolButton *exporting = button("export", tr("Export…"));
    QToolButton *hiding = button("chevron-down", tr("Hide (Ctrl+J)"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(metrics.scaled(8), 0, metrics.scaled(8), 0);
    row->setSpacing(metrics.scaled(4));
    row->addWidget(m_tabs, 1, Qt::AlignBottom);
    row->addWidget(m_filter);
    row->addWidget(exporting);
    row->addWidget(hiding);
    auto *strip = new QWidget(this);
    strip->setLayout(row);
    strip->setObjectName(QStringLiteral("resultsTabRow"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(strip);
    strip->setFixedHeight(metrics.bottomTab);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_pages->setCurrentIndex(index);
        m_filter->setEnabled(index < static_cast<int>(m_tables.size()) || index == static_cast<int>(Tab::Failures));
    });
    connect(m_filter, &QToolButton::clicked, this, [this] {
        if (static_cast<std::size_t>(m_tabs->currentIndex()) < m_tables.size())
            m_tables[static_cast<std::size_t>(m_tabs->currentIndex())]->showFilter();
        else if (currentTab() == Tab::Failures)
            m_failures->showFilter();
    });
    connect(exporting, &QToolButton::clicked, this, &ResultsDock::exportRequested);
    connect(hiding, &QToolButton::clicked, this, &ResultsDock::hideRequested);
}

ResultsDock::Tab ResultsDock::currentTab() const
{
    return static_cast<Tab>(m_tabs->currentIndex());
}

void ResultsDock::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

void ResultsDock::showFailures()
{
    showTab(Tab::Failures);
    m_failures->focusView();
}

void ResultsDock::showCharts()
{
    showTab(Tab::Charts);
    m_charts->kinds()->setFocus(Qt::ShortcutFocusReason);
}

QuantityTable *ResultsDock::table(core::Scope scope) const
{
    Q_ASSERT(scope != core::Scope::Total);
    return m_tables[static_cast<std::size_t>(scope) - 1];
}

void ResultsDock::explainCurrent()
{
    if (const auto index = static_cast<std::size_t>(m_tabs->currentIndex()); index < m_tables.size())
        m_tables[index]->explainCurrent();
    else if (currentTab() == Tab::Huts)
        m_huts->explainCurrent();
}

void ResultsDock::showCounts()
{
    const ThemeColours &colours = theme().colours;
    const FindingsModel *model = m_findings->model();
    const bool errors = model->openCount(core::Severity::Error) > 0, warnings = model->openCount(core::Severity::Warning) > 0;
    m_openFindings->setPill(model->openCount() > 0 ? QLocale().toString(model->openCount()) : QString(), errors ? colours.errorSoft : warnings ? colours.warningSoft : colours.infoSoft, errors ? colours.error : warnings ? colours.warning : colours.info);
    QWidget *beside = model->openCount() > 0 ? m_openFindings : nullptr;  // a hidden one would keep its room
    if (m_tabs->tabButton(findingsTab, QTabBar::RightSide) != beside)
        m_tabs->setTabButton(findingsTab, QTabBar::RightSide, beside);
    m_tabs->setTabToolTip(findingsTab, tr("%n open finding(s)", nullptr, model->openCount()));
    m_tabs->setAccessibleTabName(findingsTab, tr("Findings, %n open", nullptr, model->openCount()));
}

void ResultsDock::renewTheme()
{
    m_tabs->setFont(theme().fonts.body);
    showCounts();
}

bool ResultsDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tabs && event->type() == QEvent::MouseButtonDblClick)
        emit maximiseRequested();
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
